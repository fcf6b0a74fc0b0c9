#pragma once

#include "profile.h"

#include <QJsonObject>

namespace Lockscope {

/// A profile as stored and exported, without passwords.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QJsonObject profileToJson(const Profile &profile);
/// Error: InvalidArgument, which names the field. Rejects unknown fields (a later version's would be lost), wrong
/// types, values out of range, and anything that contains a password.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT Result<Profile> profileFromJson(const QJsonObject &json);

/// A file of profiles for export: {"lockscopeProfiles": 1, "profiles": […]}.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray exportProfiles(const QList<Profile> &profiles);
/// Returns all profiles, or an error that names the profile and the field. Rejects other versions. At most 4 MiB.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT Result<QList<Profile>> importProfiles(const QByteArray &bytes);

} // namespace Lockscope
