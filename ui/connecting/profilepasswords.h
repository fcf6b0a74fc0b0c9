#pragma once

#include "../kit/export.h"

#include <lockscope/core/session/profile.h>

#include <QObject>

#include <functional>
#include <memory>

namespace Lockscope {

/// Where secrets are kept outside of the program. Each handler is called once, in the GUI's thread, never from within
/// the call. The host's: the program has one by QtKeychain.
class LOCKSCOPE_WIDGETS_EXPORT Keychain
{
public:
    virtual ~Keychain();

    /// NotFound: the keychain works and has no such entry. Any other error: it does not work, and why.
    virtual void read(const QString &key, std::function<void(const Result<QByteArray> &)> handler) = 0;
    virtual void write(const QString &key, const QByteArray &secret, std::function<void(const Result<void> &)> handler) = 0;
    virtual void remove(const QString &key) = 0;
};

/// The passwords of profiles: in memory while this lives, with the keychain if there is one; never in a file.
class LOCKSCOPE_WIDGETS_EXPORT ProfilePasswordStore : public QObject
{
    Q_OBJECT

public:
    using Loaded = std::function<void(const Result<ProfilePasswords> &)>;
    using Kept = std::function<void(const Result<void> &)>;
    enum class State { Unknown, Works, Absent };

    /// `keychain` may be null, then `whyNone` says why.
    explicit ProfilePasswordStore(std::unique_ptr<Keychain> keychain, const QString &whyNone = {}, QObject *parent = nullptr);
    ~ProfilePasswordStore() override;

    /// Finds out whether a keychain runs; stateChanged() tells.
    void probe();
    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] QString whyAbsent() const { return m_whyAbsent; }

    /// NotFound: they are to be asked for. The handler is not called when `context` has gone.
    void load(const Profile &profile, QObject *context, const Loaded &handler);
    /// Keeps them as the profile says, and forgets what was kept otherwise. Nothing changes for empty passwords.
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
