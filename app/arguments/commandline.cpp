#include "commandline.h"

#include "commandtable.h"
#include "readers.h"
#include "reference.h"
#include "values.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/diagnosis/contentionsample.h>
#include <lockscope/core/words/translation.h>

using namespace Qt::StringLiterals;

namespace Lockscope::App {

namespace {

/// "9464", "127.0.0.1:9464", "[::1]:9464".
Result<void> readListen(const QString &text, Request &request)
{
    const qsizetype colon = text.lastIndexOf(u':');
    bool isPort = false;
    const uint port = text.mid(colon + 1).toUInt(&isPort);
    QString host = text.left(std::max<qsizetype>(colon, 0));
    if (host.startsWith(u'[') && host.endsWith(u']'))
        host = host.mid(1, host.size() - 2);
    const QHostAddress address = host.isEmpty() ? request.listenAddress
        : host == u"localhost"_s                ? QHostAddress(QHostAddress::LocalHost)
                                                : QHostAddress(host);
    if (!isPort || port > 65535 || address.isNull())
        return usage(
            QStringLiteral("\"%1\" is no address to listen on; write for example 9464, 0.0.0.0:9464 or [::1]:9464")
                .arg(visibleText(text, 60)));
    request.listenAddress = address;
    request.listenPort = static_cast<quint16>(port);
    return {};
}

/// Reads where to serve metrics, and to whom.
Result<void> readEndpoint(const GivenWords &given, Request &request)
{
    if (given.has(u"listen"_s)) {
        if (const auto read = readListen(given.value(u"listen"_s), request); !read)
            return read;
    }
    request.tokenFile = given.value(u"token-file"_s);
    if (given.has(u"token-file"_s) && request.tokenFile.isEmpty())
        return usage(u"--token-file needs the name of a file"_s);
    request.token = Secret(qgetenv("LOCKSCOPE_EXPORT_TOKEN"));
    const bool hasToken = !request.tokenFile.isEmpty() || !request.token.isEmpty();
    if (hasToken && given.has(u"no-token"_s))
        return usage(u"--no-token goes without --token-file and LOCKSCOPE_EXPORT_TOKEN"_s);
    if (!hasToken && !given.has(u"no-token"_s) && !request.listenAddress.isLoopback())
        return usage(
            u"Others can reach %1: give scrapers a token by --token-file, or serve everybody by --no-token"_s.arg(
                request.listenAddress.toString()));
    return {};
}

/// Reads what stands beside the options.
Result<void> readOperands(const GivenWords &given, Request &request)
{
    QStringList words = given.operands;
    const QString operands = QLatin1String(findCommand(request.command)->operands);
    if (operands.endsWith(QLatin1String("...]"))) {
        request.names = words;
        return {};
    }
    if (!operands.isEmpty()) {
        if (words.isEmpty() && operands.startsWith(QLatin1String("NAME")))
            return usage(u"%1 needs the name of a lock"_s.arg(request.command));
        if (words.isEmpty() && operands == QLatin1String("FILE"))
            return usage(u"replay needs the file of a recording"_s);
        (operands == QLatin1String("FILE") ? request.file : request.name)
            = words.isEmpty() ? QString() : words.takeFirst();
    }
    if (request.command == QLatin1String("help") && !request.name.isEmpty() && !helpText(request.name, 0)) {
        QStringList pages{u"connection"_s};
        for (const auto &command : commandTable())
            pages += QLatin1String(command.name);
        return unknownWord(u"page"_s, request.name, pages, u"'lockscope help' lists them"_s);
    }
    // A surplus word may be a password, as in "--askpass SECRET".
    return words.isEmpty() ? Result<void>() : usage(u"There is one word too many"_s);
}

Result<void> readSample(const GivenWords &given, Request &request)
{
    if (const auto read = readDuration(given, u"for"_s, request.sampleFor); !read)
        return read;
    if (request.sampleFor > ContentionRequest::kLongest)
        return usage(u"--for must be at most 10s: while it listens, the nodes work for it"_s);
    return {};
}

/// Reads the act of `release`.
Result<void> readAct(const GivenWords &given, Request &request)
{
    const std::pair<QString, LockActionKind> acts[]{{u"hold-off"_s, LockActionKind::ReleaseAndHoldOff},
                                                    {u"shorten-to"_s, LockActionKind::ShortenTtl},
                                                    {u"set-ttl"_s, LockActionKind::SetTtl}};
    for (const auto &[option, kind] : acts) {
        if (!given.has(option))
            continue;
        if (request.act.kind != LockActionKind::Release)
            return usage(u"--hold-off, --shorten-to and --set-ttl are three ways: choose one"_s);
        request.act.kind = kind;
        if (const auto read = readDuration(given, option, request.act.time); !read)
            return read;
    }
    return {};
}

Result<void> readReplay(const GivenWords &given, Request &request)
{
    if (given.has(u"speed"_s)) {
        const auto speed = speedOf(given.value(u"speed"_s));
        if (!speed)
            return speed.error();
        request.speed = *speed;
    }
    request.at = given.value(u"at"_s);
    if (const auto position = positionOf(request.at, {}); !position)
        return position.error();
    return {};
}

/// Reads the options for recordings, alert rules and metrics.
Result<void> readFiles(const GivenWords &given, Request &request)
{
    request.record = given.value(u"record"_s);
    request.alertRules = given.value(u"alert-rules"_s);
    request.onAlert = given.value(u"on-alert"_s);
    for (const auto &option : {u"record"_s, u"alert-rules"_s, u"on-alert"_s}) {
        if (given.has(option) && given.value(option).isEmpty())
            return usage(
                u"--%1 needs the name of a %2"_s.arg(option, option == u"on-alert"_s ? u"command"_s : u"file"_s));
    }
    if (given.has(u"record"_s) && request.databases.isSeveral())
        return usage(u"--record keeps one database: name it, for example -n 1"_s);
    if (request.command == QLatin1String("export") && !given.has(u"prometheus"_s))
        return usage(u"export needs --prometheus, the only format there is"_s);
    return request.command == QLatin1String("export") ? readEndpoint(given, request) : Result<void>();
}

Result<void> readTimes(const GivenWords &given, Request &request)
{
    if (request.command == QLatin1String("doctor")) {
        if (const auto read = readDuration(given, u"ttl"_s, request.longestTtl); !read)
            return read;
    }
    // Commands with --timeout look once, and as fast as they can.
    if (!findOption(u"--timeout"_s, request.command)->goesWith(request.command))
        return {};
    request.deployment.pace = ReadPace::oneLook();
    Millis timeout;
    if (const auto read = readDuration(given, u"timeout"_s, timeout); !read)
        return read;
    if (given.has(u"timeout"_s))
        request.timeout = timeout;
    return {};
}

Result<void> readWindow(const GivenWords &given, Request &request)
{
    if (request.window && (request.once || request.json || request.speed <= 0))
        return usage(u"--%1 is for printed output and does not go with --window"_s.arg(request.once ? u"once"_s
                                                                                           : request.json
                                                                                           ? u"json"_s
                                                                                           : u"speed 0"_s));
    if (given.has(u"view"_s)) {
        request.view = given.value(u"view"_s);
        if (!viewIds().contains(request.view))
            return unknownWord(u"view"_s, request.view, viewIds(), u"The views are "_s + viewIds().join(u", "_s));
        if (request.command == QLatin1String("replay") && !request.window)
            return usage(u"--view goes with --window"_s);
    }
    if (given.has(u"lang"_s)) {
        request.language = translationFor({given.value(u"lang"_s)});
        if (request.language.isEmpty())
            return unknownWord(u"language"_s, given.value(u"lang"_s), translationLanguages(),
                               u"The languages are "_s + translationLanguages().join(u", "_s));
    }
    return {};
}

Result<Request> readRequest(const GivenWords &given)
{
    Request request;
    request.command = given.command;
    if (given.has(u"help"_s) || given.has(u"version"_s)) {
        request.command = given.has(u"help"_s) ? u"help"_s : u"version"_s;
        request.name = given.isCommandNamed ? given.command : QString();
        return request;
    }
    request.format = given.has(u"man"_s) ? u"man"_s : given.has(u"markdown"_s) ? u"markdown"_s : QString();
    request.quiet = given.has(u"quiet"_s);
    request.json = given.has(u"json"_s);
    request.once = given.has(u"once"_s);
    request.window = given.has(u"window"_s);
    request.headless = given.has(u"headless"_s);
    request.askPassword = given.has(u"askpass"_s);
    request.execute = given.has(u"execute"_s);
    request.confirmProduction = given.has(u"confirm-production"_s);
    request.reason = given.value(u"reason"_s);
    request.confirm = given.value(u"confirm"_s);
    if (given.has(u"owner"_s))
        request.owner = given.value(u"owner"_s);
    for (const auto read :
         {readOperands, readDeployment, readTimes, readSample, readAct, readReplay, readFiles, readWindow, readLab}) {
        if (const auto done = read(given, request); !done)
            return done.error();
    }
    if (request.command == QLatin1String("run")) {
        if (const auto read = readRun(given, request); !read)
            return read.error();
    }
    return request;
}

} // namespace

bool Request::takesSeveralDatabases() const
{
    static const QStringList kReaders{QStringLiteral("window"), QStringLiteral("list"),   QStringLiteral("show"),
                                      QStringLiteral("watch"),  QStringLiteral("doctor"), QStringLiteral("export")};
    return kReaders.contains(command);
}

std::optional<Millis> Request::timeLeft() const
{
    return timeUntil(until);
}

std::optional<Millis> timeUntil(const std::optional<Instant> &limit)
{
    return limit ? std::optional(std::max(std::chrono::ceil<Millis>(*limit - Clock::system().now()), Millis(1)))
                 : std::nullopt;
}

Result<Request> parseCommandLine(const QStringList &arguments)
{
    GivenWords given;
    const auto read = given.read(arguments);
    auto request = read ? readRequest(given) : read.error();
    if (request)
        return request;
    const QString message = request.error().message;
    const QString end = message.endsWith(u'.') || message.endsWith(u'?') ? QString() : u"."_s;
    return usage(message + end
                 + u" See 'lockscope %1--help'."_s.arg(given.isCommandNamed ? given.command + u' ' : QString()));
}

QStringList viewIds()
{
    return {QStringLiteral("overview"),   QStringLiteral("locks"),  QStringLiteral("timeline"),
            QStringLiteral("contention"), QStringLiteral("owners"), QStringLiteral("nodes"),
            QStringLiteral("alerts"),     QStringLiteral("audit")};
}

} // namespace Lockscope::App
