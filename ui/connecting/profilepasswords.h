#pragma once

#include "../kit/export.h"

#include <lockscope/core/session/profile.h>

#include <QObject>

#include <functional>
#include <memory>

namespace Lockscope {

/// Stores secrets outside the program. Hosts implement it; the desktop program uses QtKeychain. Must call each handler
/// once, in the GUI thread, and not from within the call.
class LOCKSCOPE_WIDGETS_EXPORT Keychain
{
public:
    virtual ~Keychain();

    /// NotFound: the keychain works, but has no such entry. Any other error: why it does not work.
    virtual void read(const QString &key, std::function<void(const Result<QByteArray> &)> handler) = 0;
    virtual void write(const QString &key, const QByteArray &secret, std::function<void(const Result<void> &)> handler)
        = 0;
    virtual void remove(const QString &key) = 0;
};

/// Stores passwords of profiles in memory, as long as this object lives, or in the keychain. Never in a file.
class LOCKSCOPE_WIDGETS_EXPORT ProfilePasswordStore : public QObject
{
    Q_OBJECT

public:
    using Loaded = std::function<void(const Result<ProfilePasswords> &)>;
    using Kept = std::function<void(const Result<void> &)>;
    enum class State { Unknown, Works, Absent };

    /// `keychain` may be null; then `whyNone` is the reason.
    explicit ProfilePasswordStore(std::unique_ptr<Keychain> keychain, const QString &whyNone = {},
                                  QObject *parent = nullptr);
    ~ProfilePasswordStore() override;

    /// Checks whether a keychain works. The result comes by stateChanged().
    void probe();
    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] QString whyAbsent() const { return m_whyAbsent; }

    /// NotFound: ask the user. Does not call the handler after `context` was destroyed.
    void load(const Profile &profile, QObject *context, const Loaded &handler);
    /// Stores passwords as the profile says, and removes them from other places. Without any, keeps a keychain entry.
    void keep(const Profile &profile, const ProfilePasswords &passwords, QObject *context, const Kept &handler);
    void forget(const QString &profileId);

Q_SIGNALS:
    void stateChanged();

private:
    void setState(State state, const QString &why = {});

    std::unique_ptr<Keychain> m_keychain;
    QHash<QString, ProfilePasswords> m_session;
    QString m_whyAbsent;
    State m_state = State::Unknown;
};

} // namespace Lockscope
