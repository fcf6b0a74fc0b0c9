#pragma once

#include "../kit/export.h"

#include <lockscope/core/session/profile.h>

#include <QObject>
#include <QSettings>

#include <memory>
#include <optional>

namespace Lockscope {

/// The user's profiles in a settings file, without any password. An entry that this version cannot read is left as it is,
/// and told. Lives in the GUI's thread; several stores on one file see each other's changes when they are asked again.
class LOCKSCOPE_WIDGETS_EXPORT ProfileStore : public QObject
{
    Q_OBJECT

public:
    explicit ProfileStore(std::unique_ptr<QSettings> settings, QObject *parent = nullptr);

    [[nodiscard]] QList<Profile> profiles() const; ///< the last used first, then by name
    [[nodiscard]] static bool isNamedBefore(const Profile &a, const Profile &b); ///< in the order of names
    [[nodiscard]] std::optional<Profile> find(const QString &id) const;
    /// Why entries are not among profiles(), a sentence each.
    [[nodiscard]] QStringList problems() const;

    /// Gives it an id when it has none. Io when the file cannot be written.
    Result<Profile> save(Profile profile);
    Result<void> remove(const QString &id);
    void markUsed(const QString &id);

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] Result<void> write();
    [[nodiscard]] Result<Profile> read(const QString &id) const;
    [[nodiscard]] QStringList ids() const;
    [[nodiscard]] qint64 lastUsed(const QString &id) const;

    std::unique_ptr<QSettings> m_settings;
};

} // namespace Lockscope
