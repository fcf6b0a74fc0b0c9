#pragma once

#include <QCommandLineParser>

namespace Lockscope::App {

/// All command-line options.
struct Options
{
    QCommandLineOption host{{QStringLiteral("h"), QStringLiteral("host")}, {}, QStringLiteral("host")};
    QCommandLineOption port{{QStringLiteral("p"), QStringLiteral("port")}, {}, QStringLiteral("port")};
    QCommandLineOption socket{{QStringLiteral("s"), QStringLiteral("socket")}, {}, QStringLiteral("path")};
    QCommandLineOption password{{QStringLiteral("a"), QStringLiteral("pass")}, {}, QStringLiteral("password")};
    QCommandLineOption uri{{QStringLiteral("u"), QStringLiteral("uri")}, {}, QStringLiteral("uri")};
    QCommandLineOption database{{QStringLiteral("n"), QStringLiteral("db")}, {}, QStringLiteral("number")};
    QCommandLineOption user{QStringLiteral("user"), {}, QStringLiteral("name")};
    QCommandLineOption askpass{QStringLiteral("askpass")};
    QCommandLineOption tls{QStringLiteral("tls")};
    QCommandLineOption cacert{QStringLiteral("cacert"), {}, QStringLiteral("file")};
    QCommandLineOption cert{QStringLiteral("cert"), {}, QStringLiteral("file")};
    QCommandLineOption key{QStringLiteral("key"), {}, QStringLiteral("file")};
    QCommandLineOption sni{QStringLiteral("sni"), {}, QStringLiteral("name")};
    QCommandLineOption node{QStringLiteral("node"), {}, QStringLiteral("uri")};
    QCommandLineOption sentinel{QStringLiteral("sentinel"), {}, QStringLiteral("uri")};
    QCommandLineOption master{QStringLiteral("master"), {}, QStringLiteral("name")};
    QCommandLineOption cluster{QStringLiteral("cluster")};
    QCommandLineOption pattern{QStringLiteral("pattern"), {}, QStringLiteral("glob")};
    QCommandLineOption possible{{QStringLiteral("possible"), QStringLiteral("generic")}};
    QCommandLineOption pin{QStringLiteral("pin"), {}, QStringLiteral("glob=dialect")};
    QCommandLineOption environment{QStringLiteral("environment"), {}, QStringLiteral("kind")};
    QCommandLineOption interval{QStringLiteral("interval"), {}, QStringLiteral("time")};
    QCommandLineOption timeout{QStringLiteral("timeout"), {}, QStringLiteral("time")};
    QCommandLineOption json{QStringLiteral("json")};
    QCommandLineOption once{QStringLiteral("once")};
    QCommandLineOption record{QStringLiteral("record"), {}, QStringLiteral("file")};
    QCommandLineOption alertRules{QStringLiteral("alert-rules"), {}, QStringLiteral("file")};
    QCommandLineOption prometheus{QStringLiteral("prometheus")};
    QCommandLineOption listen{QStringLiteral("listen"), {}, QStringLiteral("address:port")};
    QCommandLineOption speed{QStringLiteral("speed"), {}, QStringLiteral("number")};
    QCommandLineOption window{QStringLiteral("window")};
    QCommandLineOption view{QStringLiteral("view"), {}, QStringLiteral("name")};
    QCommandLineOption at{QStringLiteral("at"), {}, QStringLiteral("time")};
    QCommandLineOption headless{QStringLiteral("headless")};
    QCommandLineOption language{QStringLiteral("lang"), {}, QStringLiteral("language")};
    QCommandLineOption owner{QStringLiteral("owner"), {}, QStringLiteral("token")};
    QCommandLineOption execute{QStringLiteral("execute")};
    QCommandLineOption reason{QStringLiteral("reason"), {}, QStringLiteral("text")};
    QCommandLineOption confirm{QStringLiteral("confirm"), {}, QStringLiteral("name")};
    QCommandLineOption holdOff{QStringLiteral("hold-off"), {}, QStringLiteral("time")};
    QCommandLineOption shortenTo{QStringLiteral("shorten-to"), {}, QStringLiteral("time")};
    QCommandLineOption setTtl{QStringLiteral("set-ttl"), {}, QStringLiteral("time")};
    QCommandLineOption sampleFor{QStringLiteral("for"), {}, QStringLiteral("time")};
    QCommandLineOption confirmProduction{QStringLiteral("confirm-production")};
    QCommandLineOption ttl{QStringLiteral("ttl"), {}, QStringLiteral("time")};
    QCommandLineOption wait{QStringLiteral("wait"), {}, QStringLiteral("time")};
    QCommandLineOption longestHold{QStringLiteral("longest-hold"), {}, QStringLiteral("time")};
    QCommandLineOption grace{QStringLiteral("grace"), {}, QStringLiteral("time")};
    QCommandLineOption conflictExitCode{QStringLiteral("conflict-exit-code"), {}, QStringLiteral("number")};
    QCommandLineOption lostExitCode{QStringLiteral("lost-exit-code"), {}, QStringLiteral("number")};
    QCommandLineOption list{QStringLiteral("list")};
    QCommandLineOption all{QStringLiteral("all")};
    QCommandLineOption lab{QStringLiteral("lab")};
    QCommandLineOption scheme{QStringLiteral("scheme"), {}, QStringLiteral("name")};
    QCommandLineOption scenario{QStringLiteral("scenario"), {}, QStringLiteral("name")};
    QCommandLineOption runs{QStringLiteral("runs"), {}, QStringLiteral("number")};
    QCommandLineOption stock{QStringLiteral("stock"), {}, QStringLiteral("number")};
    QCommandLineOption buyers{QStringLiteral("buyers"), {}, QStringLiteral("number")};
    QCommandLineOption processes{QStringLiteral("processes"), {}, QStringLiteral("number")};
    QCommandLineOption help{QStringLiteral("help")};
    QCommandLineOption version{QStringLiteral("version")};

    void addTo(QCommandLineParser &parser) const
    {
        parser.addOptions({host,         port,        socket,    password,
                           uri,          database,    user,      askpass,
                           tls,          cacert,      cert,      key,
                           sni,          node,        pattern,   possible,
                           pin,          environment, interval,  timeout,
                           json,         once,        window,    headless,
                           owner,        execute,     reason,    confirm,
                           holdOff,      shortenTo,   setTtl,    ttl,
                           wait,         longestHold, grace,     conflictExitCode,
                           lostExitCode, record,      speed,     at,
                           help,         version,     sampleFor, confirmProduction,
                           sentinel,     master,      cluster,   language,
                           list,         all,         scheme,    scenario,
                           runs,         stock,       buyers,    processes,
                           alertRules,   prometheus,  listen,    lab,
                           view});
    }
};

} // namespace Lockscope::App
