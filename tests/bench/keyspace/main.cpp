// One lock among very many keys: what `list`, `show` and `release` take beside a bare loop of SCAN COUNT 1000, in the
// same run.
#include "../timing.h"
#include "../watch/wire.h"
#include "fixtures/redisserver.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTextStream>

#include <hiredis/hiredis.h>

#include <algorithm>
#include <array>
#include <vector>

using namespace LockscopeBench;

namespace {

constexpr auto kLock = "inventory:rebuild";
constexpr auto kOwner = "96b38d21-5ded-4eeb-ac36-87b581f3be26:7";
constexpr int kPage = 1000;

/// Strings as applications keep them, and one Redisson lock.
void plant(Wire &wire, int keys)
{
    const std::array<std::pair<QByteArray, QByteArray>, 6> kinds{{
        {"user:%:profile", "{\"name\":\"Ann Example\",\"plan\":\"team\"}"},
        {"session:%", "a:3:{s:4:\"user\";i:%;}"},
        {"cache:page:%", "<html><body>Page %</body></html>"},
        {"counter:views:%", "%"},
        {"feature:%:enabled", "true"},
        {"geo:city:%", "Springfield, population %"},
    }};
    for (int i = 0; i < keys; ++i) {
        auto [name, value] = kinds[static_cast<size_t>(i) % kinds.size()];
        const QByteArray number = QByteArray::number(i);
        wire.append({"SET", name.replace('%', number), value.replace('%', number)});
        if (i % kPage == kPage - 1 || i == keys - 1) {
            for (int answers = i % kPage + 1; answers > 0; --answers)
                wire.take();
        }
    }
    wire.ask({"HSET", kLock, kOwner, "1"});
    wire.ask({"PEXPIRE", kLock, "3600000"});
}

/// SCAN alone; with `values` also the beginning of each, as a reader of strings asks for it, one page after the other.
void scan(Wire &wire, bool values)
{
    QByteArray cursor = "0";
    do {
        QByteArrayList keys;
        wire.append({"SCAN", cursor, "COUNT", QByteArray::number(kPage)});
        wire.take([&](const redisReply &reply) {
            cursor = reply.element[0]->str;
            for (size_t i = 0; values && i < reply.element[1]->elements; ++i)
                keys.append(
                    {reply.element[1]->element[i]->str, static_cast<qsizetype>(reply.element[1]->element[i]->len)});
        });
        for (const auto &key : std::as_const(keys))
            wire.append({"GETRANGE", key, "0", "4095"});
        for (qsizetype i = 0; i < keys.size(); ++i)
            wire.take();
    } while (cursor != "0");
}

/// Runs the program; false when it does not say what it has to.
bool run(const QStringList &arguments, const QByteArray &words, QByteArray *output = nullptr)
{
    QProcess program;
    program.start(QStringLiteral(LOCKSCOPE_PROGRAM), arguments);
    program.waitForFinished(-1);
    const QByteArray said = program.readAllStandardOutput();
    if (output != nullptr)
        *output = said;
    return program.exitStatus() == QProcess::NormalExit && program.exitCode() == 0 && said.contains(words);
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    const QCommandLineOption keys(QStringLiteral("keys"), QStringLiteral("Other keys."), QStringLiteral("n"),
                                  QStringLiteral("1000000"));
    const QCommandLineOption rounds(QStringLiteral("rounds"), QStringLiteral("Rounds of each."), QStringLiteral("n"),
                                    QStringLiteral("5"));
    const QCommandLineOption json(QStringLiteral("json"), QStringLiteral("Write JSON to this file."),
                                  QStringLiteral("file"));
    parser.addHelpOption();
    parser.addOptions({keys, rounds, json});
    parser.process(application);
    QTextStream out(stdout);
    LockscopeTest::RedisServer server;
    if (!server.start())
        return 1;
    Wire wire(server.port());
    plant(wire, parser.value(keys).toInt());

    const QStringList node{QStringLiteral("--json"), QStringLiteral("--node"), server.uri()};
    const QString lock = QString::fromLatin1(kLock);
    const std::array<std::pair<QString, QStringList>, 3> commands{
        {{QStringLiteral("list"), {QStringLiteral("list")}},
         {QStringLiteral("show"), {QStringLiteral("show"), lock}},
         {QStringLiteral("release"), {QStringLiteral("release"), lock}}}};
    std::vector<double> bare;
    std::vector<double> reading;
    std::array<std::vector<double>, commands.size()> ours;
    for (int round = 0; round < std::max(parser.value(rounds).toInt(), 1); ++round) {
        bare.push_back(secondsOf([&] { scan(wire, false); }));
        reading.push_back(secondsOf([&] { scan(wire, true); }));
        for (size_t i = 0; i < commands.size(); ++i) {
            bool isRight = false;
            ours[i].push_back(secondsOf([&] { isRight = run(commands[i].second + node, kLock); }));
            if (!isRight) {
                QTextStream(stderr) << commands[i].first << " did not find the lock" << Qt::endl;
                return 1;
            }
        }
    }
    QJsonObject results{{QStringLiteral("bareScanSeconds"), median(bare)},
                        {QStringLiteral("bareReadSeconds"), median(reading)}};
    out << "bare SCAN COUNT 1000      " << median(bare) << " s\n"
        << "with a GETRANGE of each   " << median(reading) << " s: " << median(reading) / median(bare)
        << " times as long\n";
    for (size_t i = 0; i < commands.size(); ++i) {
        const double seconds = median(ours[i]);
        out << commands[i].first.leftJustified(25) << ' ' << seconds << " s: " << seconds / median(bare)
            << " times a bare SCAN\n";
        results.insert(commands[i].first + QStringLiteral("Seconds"), seconds);
    }
    out.flush();
    if (parser.isSet(json)) {
        QFile file(parser.value(json));
        if (!file.open(QIODevice::WriteOnly) || file.write(QJsonDocument(results).toJson()) < 0) {
            QTextStream(stderr) << "Cannot write " << parser.value(json) << Qt::endl;
            return 1;
        }
    }
    return 0;
}
