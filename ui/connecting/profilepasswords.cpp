#include "profilepasswords.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QPointer>

namespace Lockscope {

namespace {

QByteArray packed(const ProfilePasswords &passwords)
{
    QJsonObject json;
    for (auto it = passwords.all.begin(); it != passwords.all.end(); ++it)
        json.insert(it.key(), QString::fromLatin1(it.value().reveal().toBase64()));
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

ProfilePasswords unpacked(const QByteArray &bytes)
{
    ProfilePasswords passwords;
    const QJsonObject json = QJsonDocument::fromJson(bytes).object();
    for (auto it = json.begin(); it != json.end(); ++it)
        passwords.set(it.key(), Secret(QByteArray::fromBase64(it.value().toString().toLatin1())));
    return passwords;
}

void later(QObject *context, std::function<void()> call)
{
    QMetaObject::invokeMethod(context, std::move(call), Qt::QueuedConnection);
}

} // namespace

Keychain::~Keychain() = default;

ProfilePasswordStore::ProfilePasswordStore(std::unique_ptr<Keychain> keychain, const QString &whyNone, QObject *parent)
    : QObject(parent)
    , m_keychain(std::move(keychain))
{
    if (!m_keychain)
        setState(State::Absent, whyNone);
}

ProfilePasswordStore::~ProfilePasswordStore() = default;

void ProfilePasswordStore::setState(State state, const QString &why)
{
    if (m_state == state && m_whyAbsent == why)
        return;
    m_state = state;
    m_whyAbsent = why;
    Q_EMIT stateChanged();
}

void ProfilePasswordStore::probe()
{
    if (!m_keychain)
        return;
    m_keychain->read(QStringLiteral("probe"), [self = QPointer(this)](const Result<QByteArray> &read) {
        if (!self)
            return;
        const bool works = read || read.error().kind == ErrorKind::NotFound;
        self->setState(works ? State::Works : State::Absent, works ? QString() : read.error().message);
    });
}

void ProfilePasswordStore::load(const Profile &profile, QObject *context, const Loaded &handler)
{
    if (const auto found = m_session.constFind(profile.id); found != m_session.constEnd())
        return later(context, [handler, passwords = *found] { handler(passwords); });
    if (profile.keeping != PasswordKeeping::Keychain)
        return later(context, [handler] {
            handler(Error{.kind = ErrorKind::NotFound, .message = tr("The password is not saved")});
        });
    if (!m_keychain)
        return later(context, [handler, why = m_whyAbsent] { handler(Error{.kind = ErrorKind::Io, .message = why}); });
    m_keychain->read(profile.id, [context = QPointer(context), handler](const Result<QByteArray> &read) {
        if (!context)
            return;
        if (read)
            handler(unpacked(*read));
        else
            handler(read.error());
    });
}

void ProfilePasswordStore::keep(const Profile &profile, const ProfilePasswords &passwords, QObject *context,
                                const Kept &handler)
{
    if (profile.keeping != PasswordKeeping::Keychain)
        forget(profile.id);
    if (profile.keeping == PasswordKeeping::Ask || passwords.all.isEmpty())
        return later(context, [handler] { handler({}); });
    if (profile.keeping == PasswordKeeping::Session) {
        m_session.insert(profile.id, passwords);
        return later(context, [handler] { handler({}); });
    }
    if (!m_keychain)
        return later(context, [handler, why = m_whyAbsent] { handler(Error{.kind = ErrorKind::Io, .message = why}); });
    m_session.remove(profile.id);
    m_keychain->write(profile.id, packed(passwords),
                      [context = QPointer(context), handler](const Result<void> &written) {
                          if (context)
                              handler(written);
                      });
}

void ProfilePasswordStore::forget(const QString &profileId)
{
    m_session.remove(profileId);
    if (m_keychain && m_state == State::Works)
        m_keychain->remove(profileId);
}

} // namespace Lockscope
