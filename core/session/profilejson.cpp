#include "profilejson.h"

#include "../base/text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

#include <cmath>

namespace Lockscope {

namespace {

constexpr int kVersion = 1;
constexpr qsizetype kLargestFile = qsizetype(4) << 20;
constexpr qsizetype kLongestText = 4096;

const std::pair<ProfileRule, const char *> kRules[]{{ProfileRule::Single, "single"},
                                                    {ProfileRule::Independent, "independent"},
                                                    {ProfileRule::Sentinel, "sentinel"},
                                                    {ProfileRule::Cluster, "cluster"}};
const std::pair<Environment, const char *> kEnvironments[]{{Environment::Development, "development"},
                                                           {Environment::Unspecified, "unspecified"},
                                                           {Environment::Production, "production"}};
const std::pair<PasswordKeeping, const char *> kKeepings[]{
    {PasswordKeeping::Ask, "ask"}, {PasswordKeeping::Session, "session"}, {PasswordKeeping::Keychain, "keychain"}};

template <typename Choice, size_t N>
QString wordOf(const std::pair<Choice, const char *> (&words)[N], Choice choice)
{
    for (const auto &[value, word] : words) {
        if (value == choice)
            return QLatin1String(word);
    }
    return {};
}

Error badField(const QString &message)
{
    return {.kind = ErrorKind::InvalidArgument, .message = message};
}

QString quoted(const QString &text)
{
    return u'"' + visibleText(text, 60) + u'"';
}

/// Takes the fields out of an object one by one and keeps the first error. Remaining fields are unknown ones.
class FieldReader
{
public:
    explicit FieldReader(const QJsonObject &object) : m_left(object) { }

    void read(const char *field, QString &to)
    {
        const QJsonValue value = take(field);
        if (value.isUndefined())
            return;
        if (!value.isString())
            return fail(field, QStringLiteral("is no text"));
        if (value.toString().size() > kLongestText)
            return fail(field, QStringLiteral("is longer than %1 characters").arg(kLongestText));
        to = value.toString();
    }
    void read(const char *field, bool &to)
    {
        const QJsonValue value = take(field);
        if (value.isUndefined())
            return;
        if (!value.isBool())
            return fail(field, QStringLiteral("is neither true nor false"));
        to = value.toBool();
    }
    void read(const char *field, double least, double most, auto &&store)
    {
        const QJsonValue value = take(field);
        if (value.isUndefined())
            return;
        const double number = value.toDouble(std::nan(""));
        if (!(number >= least && number <= most) || std::floor(number) != number)
            return fail(field,
                        QStringLiteral("is no whole number from %1 to %2").arg(least, 0, 'f', 0).arg(most, 0, 'f', 0));
        store(number);
    }
    template <typename Choice, size_t N>
    void read(const char *field, const std::pair<Choice, const char *> (&words)[N], Choice &to)
    {
        QString text;
        read(field, text);
        if (text.isEmpty())
            return;
        QStringList known;
        for (const auto &[value, word] : words) {
            if (text == QLatin1String(word)) {
                to = value;
                return;
            }
            known += QLatin1String(word);
        }
        fail(field, QStringLiteral("is %1; it can be %2").arg(quoted(text), known.join(QLatin1String(", "))));
    }
    void read(const char *field, QStringList &to)
    {
        const QJsonValue value = take(field);
        if (value.isUndefined())
            return;
        if (!value.isArray())
            return fail(field, QStringLiteral("is no list"));
        const auto items = value.toArray();
        for (const auto &item : items) {
            if (!item.isString() || item.toString().size() > kLongestText)
                return fail(
                    field,
                    QStringLiteral("has something in it that is no text of at most %1 characters").arg(kLongestText));
            to += item.toString();
        }
    }
    [[nodiscard]] QJsonValue take(const char *field) { return m_left.take(QLatin1String(field)); }

    void fail(const char *field, const QString &what)
    {
        if (!m_error)
            m_error = badField(QStringLiteral("the field \"%1\" %2").arg(QLatin1String(field), what));
    }
    [[nodiscard]] std::optional<Error> finish()
    {
        static const QRegularExpression kSecretWord(QStringLiteral("pass|secret|token"),
                                                    QRegularExpression::CaseInsensitiveOption);
        const auto names = m_left.keys();
        for (const auto &name : names) {
            if (m_error)
                break;
            m_error = name.contains(kSecretWord)
                ? badField(
                    QStringLiteral("the field %1 looks like a password; profiles have none: take it out of the file")
                        .arg(quoted(name)))
                : badField(QStringLiteral("the field %1 is not known to this version of Lockscope").arg(quoted(name)));
        }
        return m_error;
    }

private:
    QJsonObject m_left;
    std::optional<Error> m_error;
};

QJsonObject tlsToJson(const TlsOptions &tls)
{
    QJsonObject json{{QStringLiteral("enabled"), tls.enabled}};
    const std::pair<const char *, const QString &> texts[]{
        {"caFile", tls.caFile}, {"certFile", tls.certFile}, {"keyFile", tls.keyFile}, {"serverName", tls.serverName}};
    for (const auto &[field, text] : texts) {
        if (!text.isEmpty())
            json.insert(QLatin1String(field), text);
    }
    return json;
}

void readTls(FieldReader &fields, TlsOptions &tls)
{
    const QJsonValue value = fields.take("tls");
    if (value.isUndefined())
        return;
    if (!value.isObject())
        return fields.fail("tls", QStringLiteral("is no object"));
    FieldReader inner(value.toObject());
    inner.read("enabled", tls.enabled);
    inner.read("caFile", tls.caFile);
    inner.read("certFile", tls.certFile);
    inner.read("keyFile", tls.keyFile);
    inner.read("serverName", tls.serverName);
    if (const auto error = inner.finish())
        fields.fail("tls", QStringLiteral("cannot be read: %1").arg(error->message));
}

QJsonArray addressesToJson(const QList<Endpoint> &endpoints)
{
    QJsonArray list;
    for (const auto &endpoint : endpoints)
        list.append(endpoint.uriWithoutPassword());
    return list;
}

void readEndpoints(FieldReader &fields, const char *field, quint16 defaultPort, QList<Endpoint> &to)
{
    QStringList addresses;
    fields.read(field, addresses);
    for (const auto &address : addresses) {
        const auto endpoint = Endpoint::fromUri(address, defaultPort);
        if (!endpoint)
            return fields.fail(field,
                               QStringLiteral("has an address that cannot be read: %1").arg(endpoint.error().message));
        if (!endpoint->password.isEmpty())
            return fields.fail(
                field,
                QStringLiteral("has a password in the address of %1; profiles have none: take it out of the file")
                    .arg(visibleText(endpoint->display(), 120)));
        to.append(*endpoint);
    }
}

void readPins(FieldReader &fields, QList<DialectPin> &to)
{
    QStringList texts;
    fields.read("pins", texts);
    for (const auto &text : texts) {
        const qsizetype sign = text.lastIndexOf(u'=');
        if (sign <= 0)
            return fields.fail("pins", QStringLiteral("has %1 in it, which is not PATTERN=DIALECT").arg(quoted(text)));
        to.append({.pattern = bytesFromText(text.left(sign)), .dialect = text.mid(sign + 1)});
    }
}

void readRoute(FieldReader &fields, Route &route)
{
    fields.read("ssh", route.ssh);
    QString proxy;
    fields.read("proxy", proxy);
    if (!proxy.isEmpty()) {
        const auto read = SocksProxy::fromUri(proxy);
        if (!read)
            return fields.fail("proxy", QStringLiteral("cannot be read: %1").arg(read.error().message));
        route.proxy = *read;
    }
    QStringList texts;
    fields.read("map", texts);
    for (const auto &text : texts) {
        const auto mapping = AddressMapping::fromText(text);
        if (!mapping)
            return fields.fail("map", QStringLiteral("cannot be read: %1").arg(mapping.error().message));
        route.map.append(*mapping);
    }
    if (const auto valid = route.validate(); !valid)
        fields.fail(Route{.map = route.map}.validate() ? "ssh" : "map",
                    QStringLiteral("cannot be used: %1").arg(valid.error().message));
}

} // namespace

QJsonObject profileToJson(const Profile &profile)
{
    QJsonObject json{{QStringLiteral("name"), profile.name},
                     {QStringLiteral("rule"), wordOf(kRules, profile.rule)},
                     {QStringLiteral("environment"), wordOf(kEnvironments, profile.environment)},
                     {QStringLiteral("intervalMs"), static_cast<qint64>(profile.interval.count())},
                     {QStringLiteral("possible"), profile.possible},
                     {QStringLiteral("passwordKeeping"), wordOf(kKeepings, profile.keeping)},
                     {QStringLiteral("tls"), tlsToJson(profile.tls)}};
    const std::pair<const char *, const QString &> texts[]{{"group", profile.group},
                                                           {"master", profile.master},
                                                           {"sentinelUser", profile.sentinelUser},
                                                           {"user", profile.user},
                                                           {"colour", profile.colour}};
    for (const auto &[field, text] : texts) {
        if (!text.isEmpty())
            json.insert(QLatin1String(field), text);
    }
    if (profile.rule == ProfileRule::Sentinel) {
        json.insert(QStringLiteral("sentinels"), addressesToJson(profile.sentinels));
        json.insert(QStringLiteral("database"), profile.database);
    } else {
        json.insert(QStringLiteral("nodes"), addressesToJson(profile.nodes));
    }
    if (!profile.route.ssh.isEmpty())
        json.insert(QStringLiteral("ssh"), QJsonArray::fromStringList(profile.route.ssh));
    if (profile.route.proxy)
        json.insert(QStringLiteral("proxy"), profile.route.proxy->uriWithoutPassword());
    QJsonArray map;
    for (const auto &mapping : profile.route.map)
        map.append(mapping.text());
    if (!map.isEmpty())
        json.insert(QStringLiteral("map"), map);
    QJsonArray patterns;
    for (const auto &pattern : profile.patterns)
        patterns.append(jsonText(pattern));
    QJsonArray pins;
    for (const auto &pin : profile.dialects.pins)
        pins.append(jsonText(pin.pattern) + u'=' + pin.dialect);
    json.insert(QStringLiteral("patterns"), patterns);
    json.insert(QStringLiteral("pins"), pins);
    if (!profile.secrets.isEmpty())
        json.insert(QStringLiteral("asksFor"), QJsonArray::fromStringList(profile.secrets));
    return json;
}

Result<Profile> profileFromJson(const QJsonObject &json)
{
    Profile profile;
    FieldReader fields(json);
    fields.read("name", profile.name);
    fields.read("group", profile.group);
    fields.read("rule", kRules, profile.rule);
    fields.read("environment", kEnvironments, profile.environment);
    fields.read("passwordKeeping", kKeepings, profile.keeping);
    fields.read("intervalMs", static_cast<double>(Deployment::kShortestInterval.count()),
                static_cast<double>(Deployment::kLongestInterval.count()),
                [&](double number) { profile.interval = Millis(static_cast<Millis::rep>(number)); });
    fields.read("database", 0, 1'000'000, [&](double number) { profile.database = static_cast<int>(number); });
    fields.read("possible", profile.possible);
    fields.read("master", profile.master);
    fields.read("sentinelUser", profile.sentinelUser);
    fields.read("user", profile.user);
    fields.read("colour", profile.colour);
    static const QRegularExpression kColour(QStringLiteral("\\A#[0-9a-fA-F]{6}\\z"));
    if (!profile.colour.isEmpty() && !profile.colour.contains(kColour))
        fields.fail("colour", QStringLiteral("is %1; write it as #rrggbb").arg(quoted(profile.colour)));
    readTls(fields, profile.tls);
    readRoute(fields, profile.route);
    readEndpoints(fields, "nodes", Endpoint::kDefaultPort, profile.nodes);
    readEndpoints(fields, "sentinels", Endpoint::kSentinelPort, profile.sentinels);
    QStringList patterns;
    fields.read("patterns", patterns);
    for (const auto &pattern : patterns)
        profile.patterns.append(bytesFromText(pattern));
    readPins(fields, profile.dialects.pins);
    fields.read("asksFor", profile.secrets);
    if (const auto error = fields.finish())
        return *error;
    return profile;
}

QByteArray exportProfiles(const QList<Profile> &profiles)
{
    QJsonArray list;
    for (const auto &profile : profiles)
        list.append(profileToJson(profile));
    return QJsonDocument(
               QJsonObject{{QStringLiteral("lockscopeProfiles"), kVersion}, {QStringLiteral("profiles"), list}})
        .toJson();
}

Result<QList<Profile>> importProfiles(const QByteArray &bytes)
{
    if (bytes.size() > kLargestFile)
        return badField(QStringLiteral("The file is larger than 4 MiB: these are no profiles"));
    QJsonParseError parsed;
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &parsed);
    if (parsed.error != QJsonParseError::NoError)
        return badField(QStringLiteral("The file is no JSON: %1 at byte %2")
                            .arg(parsed.errorString(), QString::number(parsed.offset)));
    QJsonObject file = document.object();
    const QJsonValue version = file.take(QStringLiteral("lockscopeProfiles"));
    if (!version.isDouble())
        return badField(
            QStringLiteral("The file has no profiles of Lockscope: the field \"lockscopeProfiles\" is missing"));
    if (version.toDouble() != kVersion)
        return badField(
            QStringLiteral("The file is of version %1 of the format; this version of Lockscope reads version %2")
                .arg(version.toDouble())
                .arg(kVersion));
    const QJsonValue list = file.take(QStringLiteral("profiles"));
    if (!list.isArray())
        return badField(QStringLiteral("The field \"profiles\" is no list"));
    if (!file.isEmpty())
        return badField(QStringLiteral("The field %1 is not known to this version of Lockscope")
                            .arg(quoted(file.keys().constFirst())));
    QList<Profile> profiles;
    const auto items = list.toArray();
    for (const auto &item : items) {
        if (!item.isObject())
            return badField(QStringLiteral("Profile %1 is no object").arg(profiles.size() + 1));
        const auto profile = profileFromJson(item.toObject());
        if (!profile) {
            return badField(QStringLiteral("Profile %1 (%2): %3")
                                .arg(QString::number(profiles.size() + 1),
                                     quoted(item.toObject().value(QLatin1String("name")).toString()),
                                     profile.error().message));
        }
        profiles.append(*profile);
    }
    return profiles;
}

} // namespace Lockscope
