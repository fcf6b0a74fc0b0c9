#include "profilestore.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/session/profilejson.h>

#include <QDateTime>
#include <QJsonDocument>
#include <QUuid>

#include <algorithm>

namespace Lockscope {

namespace {

const QString kProfiles = QStringLiteral("profiles");
const QString kLastUsed = QStringLiteral("profilesLastUsed");

} // namespace

ProfileStore::ProfileStore(std::unique_ptr<QSettings> settings, QObject *parent)
    : QObject(parent)
    , m_settings(std::move(settings))
{
}

QStringList ProfileStore::ids() const
{
    m_settings->beginGroup(kProfiles);
    const QStringList keys = m_settings->childKeys();
    m_settings->endGroup();
    return keys;
}

qint64 ProfileStore::lastUsed(const QString &id) const
{
    return m_settings->value(kLastUsed + u'/' + id).toLongLong();
}

Result<Profile> ProfileStore::read(const QString &id) const
{
    const auto document = QJsonDocument::fromJson(m_settings->value(kProfiles + u'/' + id).toString().toUtf8());
    auto profile = profileFromJson(document.object());
    if (!document.isObject())
        return Error{.kind = ErrorKind::Io, .message = tr("it is not a JSON object")};
    if (profile)
        profile->id = id;
    return profile;
}

bool ProfileStore::isNamedBefore(const Profile &a, const Profile &b)
{
    const int order = a.name.compare(b.name, Qt::CaseInsensitive);
    return order != 0 ? order < 0 : a.id < b.id;
}

QList<Profile> ProfileStore::profiles() const
{
    QList<Profile> all;
    const auto keys = ids();
    for (const auto &id : keys) {
        if (const auto profile = read(id))
            all.append(*profile);
    }
    std::sort(all.begin(), all.end(), [this](const Profile &a, const Profile &b) {
        const qint64 usedA = lastUsed(a.id);
        const qint64 usedB = lastUsed(b.id);
        if (usedA != usedB)
            return usedA > usedB;
        return isNamedBefore(a, b);
    });
    return all;
}

std::optional<Profile> ProfileStore::find(const QString &id) const
{
    if (id.isEmpty() || !ids().contains(id))
        return std::nullopt;
    const auto profile = read(id);
    return profile ? std::optional(*profile) : std::nullopt;
}

QStringList ProfileStore::problems() const
{
    QStringList all;
    const auto keys = ids();
    for (const auto &id : keys) {
        if (const auto profile = read(id); !profile)
            all += tr("Cannot read a saved connection (%1); Lockscope leaves it unchanged: %2")
                       .arg(visibleText(id, 40), profile.error().message);
    }
    return all;
}

Result<void> ProfileStore::write()
{
    m_settings->sync();
    if (m_settings->status() != QSettings::NoError)
        return Error{.kind = ErrorKind::Io,
                     .message = tr("Cannot write the settings file %1").arg(visibleText(m_settings->fileName(), 200))};
    Q_EMIT changed();
    return {};
}

Result<Profile> ProfileStore::save(Profile profile)
{
    if (profile.id.isEmpty())
        profile.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    m_settings->setValue(kProfiles + u'/' + profile.id,
                         QString::fromUtf8(QJsonDocument(profileToJson(profile)).toJson(QJsonDocument::Compact)));
    if (const auto written = write(); !written)
        return written.error();
    return profile;
}

Result<void> ProfileStore::remove(const QString &id)
{
    m_settings->remove(kProfiles + u'/' + id);
    m_settings->remove(kLastUsed + u'/' + id);
    return write();
}

void ProfileStore::markUsed(const QString &id)
{
    if (!ids().contains(id))
        return;
    // Must be later than all others, even if the wall clock was set back.
    qint64 latest = 0;
    const auto keys = ids();
    for (const auto &other : keys)
        latest = std::max(latest, lastUsed(other));
    m_settings->setValue(kLastUsed + u'/' + id, std::max(latest + 1, QDateTime::currentMSecsSinceEpoch()));
    (void)write(); // a failure affects only the order
}

} // namespace Lockscope
