#pragma once

#include "../kit/export.h"

#include <lockscope/core/session/profile.h>

#include <QObject>
#include <QSettings>

#include <memory>
#include <optional>

namespace Lockscope {

/// Stores the user's profiles in a settings file, without passwords. Keeps entries that this version cannot read, see
/// problems(). GUI thread. Several stores on one file see each other's changes on the next call.
class LOCKSCOPE_WIDGETS_EXPORT ProfileStore : public QObject
{
    Q_OBJECT

public:
    explicit ProfileStore(std::unique_ptr<QSettings> settings, QObject *parent = nullptr);

    [[nodiscard]] QList<Profile> profiles() const; ///< the last used first, then by name
    [[nodiscard]] static bool isNamedBefore(const Profile &a, const Profile &b); ///< order by name, then by id
    [[nodiscard]] std::optional<Profile> find(const QString &id) const;
    /// One sentence for each entry that profiles() omits.
    [[nodiscard]] QStringList problems() const;

    /// Adds an id if there is none. Error: Io if the file cannot be written.
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
