#pragma once

#include "profile.h"

#include <QJsonObject>

namespace Lockscope {

/// One profile as it is stored, and as it stands in an exported file. Nothing of it is a password.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QJsonObject profileToJson(const Profile &profile);
/// Refuses, with the name of the field: one that is not known (it may be of a later version, and would be lost), one of
/// another type or outside its range, and anything that has a password in it.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT Result<Profile> profileFromJson(const QJsonObject &json);

/// A file of profiles, to be handed on: {"lockscopeProfiles": 1, "profiles": […]}.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray exportProfiles(const QList<Profile> &profiles);
/// All of them, or an error that names the profile and the field at fault. Refuses other versions. At most 4 MiB.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT Result<QList<Profile>> importProfiles(const QByteArray &bytes);

} // namespace Lockscope
