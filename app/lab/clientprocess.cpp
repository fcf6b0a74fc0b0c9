#include "clientprocess.h"

#include "scheme.h"
#include "stage.h"

#include <lockscope/core/base/childprocess.h>

#include <QJsonDocument>

#include <csignal>

namespace Lockscope::Lab {

using namespace Qt::StringLiterals;

namespace {

/// Words in clients' replies, for Words::tr(): where they stopped, and the result of a release.
[[maybe_unused]] constexpr const char *kSaid[] = {
    QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "between SETNX and EXPIRE"),
    QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "between GET and DEL"),
    QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "between the nodes"),
    QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "before the release"),
    QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "released"),
    QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "deleted"),
    QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "absent"),
    QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "refused: someone else holds it"),
};

constexpr Millis kOrdering{300}; ///< how long the report of a grant waits for that of a release

} // namespace

ClientProcess::ClientProcess(Stage &stage, const QString &name, const QString &scheme, const QList<int> &nodes,
                             const QJsonObject &configuration, const QStringList &runner)
    : m_stage(stage)
    , m_name(name)
    , m_scheme(scheme)
    , m_nodes(nodes)
    , m_ttl(configuration.value("ttl"_L1).toInteger())
    , m_isUnderRun(!runner.isEmpty())
{
    QJsonObject all = configuration;
    all.insert(u"scheme"_s, scheme);
    tieToThisProcess(m_process);
    m_process.setProcessChannelMode(m_isUnderRun ? QProcess::SeparateChannels : QProcess::ForwardedErrorChannel);
    connect(&m_process, &QProcess::readyReadStandardOutput, this, &ClientProcess::readOutput);
    connect(&m_process, &QProcess::finished, this, &ClientProcess::processEnd);
    m_process.start(
        QCoreApplication::applicationFilePath(),
        runner + QStringList{u"lab-client"_s, QString::fromUtf8(QJsonDocument(all).toJson(QJsonDocument::Compact))});
}

void ClientProcess::processEnd()
{
    const bool wasKilled = std::exchange(m_crashed, true);
    if (m_isHolding && m_isUnderRun && !wasKilled) {
        const QString words = QString::fromLocal8Bit(m_process.readAllStandardError()).trimmed();
        m_stage.record({.kind = StageEvent::Kind::Killed,
                        .client = m_name,
                        .what = u"lockscope run"_s,
                        .told = Words::tr("lockscope run has ended %1. It says: %2").arg(m_name, words)});
    } else if (!wasKilled) {
        m_stage.fail(Words::tr("The process of %1 has ended, and not by the scenario's hand").arg(m_name));
    }
    if (m_ended.isAwaited() && !m_stage.isHurried())
        m_stage.gate().pass([ended = m_ended] { ended.give({}); });
    else
        m_ended.give({}); // ended by the viewer: the story does not wait for it
}

Task<int> ClientProcess::exitStatus()
{
    const Stage::Wait wait{.what = Words::tr("Waits until lockscope run ends %1").arg(m_name)};
    co_await m_stage.within(m_ended, Millis(0), Words::tr("lockscope run did not end %1").arg(m_name), wait);
    co_return m_process.exitCode();
}

ClientProcess::~ClientProcess()
{
    end();
    m_process.waitForFinished(2000);
}

void ClientProcess::end()
{
    disconnect(&m_process, nullptr, this, nullptr);
    m_process.kill(); // works for a stopped process, too
}

Later<Said> ClientProcess::acquire(Millis wait, const QString &stopAt)
{
    if (!isLocking()) { // otherwise it refuses, and the command in flight continues
        m_events.remove(u"waiting"_s);
        m_events.remove(u"stopped"_s);
        m_waits = wait > Millis(0);
    }
    if (!isLocking())
        record(StageEvent::Kind::Asked);
    ++m_acquisitions;
    QJsonObject details{{u"wait"_s, static_cast<qint64>(wait.count())}};
    if (!stopAt.isEmpty())
        details.insert(u"stopAt"_s, stopAt);
    const bool tries = wait > Millis(0);
    return step(u"acquire"_s, details, wait,
                tries ? Words::tr("Waits until %1 has the lock, or gives up").arg(m_name) : QString(),
                tries ? m_nodes.value(0, -1) : -1);
}

void ClientProcess::tellWaiting()
{
    if (isAcquiring() && std::exchange(m_waits, false))
        m_stage.tell(Words::tr("%1 waits for the lock").arg(m_name));
}

Later<Said> ClientProcess::release(const QString &stopAt)
{
    if (!isLocking())
        m_events.remove(u"stopped"_s);
    if (!isLocking())
        record(StageEvent::Kind::Releasing);
    ++m_releases;
    return step(u"release"_s, stopAt.isEmpty() ? QJsonObject() : QJsonObject{{u"stopAt"_s, stopAt}});
}

Later<Said> ClientProcess::setRenewing(bool renews)
{
    m_isRenewing = renews;
    return step(u"renewing"_s, {{u"on"_s, renews}});
}

Later<Said> ClientProcess::write()
{
    return step(u"write"_s, {{u"withoutToken"_s, !m_isShowingToken}});
}

Later<Said> ClientProcess::step(const QString &what, QJsonObject details, Millis patience, const QString &waitsFor,
                                int leaseOn)
{
    Later<Said> answer;
    const int id = ++m_lastId;
    m_steps.insert(id, answer);
    details.insert(u"id"_s, id);
    details.insert(u"do"_s, what);
    m_process.write(QJsonDocument(details).toJson(QJsonDocument::Compact) + '\n');
    const Stage::Wait wait{.what = waitsFor.isEmpty() ? Words::tr("Waits for the answer of %1").arg(m_name) : waitsFor,
                           .leaseOn = leaseOn,
                           .givesUp
                           = patience > Millis(0) ? QDeadlineTimer(patience) : QDeadlineTimer(QDeadlineTimer::Forever)};
    return m_stage.within(answer, patience, Words::tr("%1 did not %2").arg(m_name, what), wait);
}

Later<Said> ClientProcess::event(const QString &what)
{
    const QString words = what == "lost"_L1 ? Words::tr("Waits until %1 learns that the lock is lost")
        : what == "stopped"_L1              ? Words::tr("Waits until %1 stops at the moment that this is about")
        : what == "waiting"_L1              ? Words::tr("Waits until %1 has tried, and waits for the lock")
                                            : Words::tr("Waits until the process of %1 runs");
    // A lost lock is not renewed, so the report comes by the end of its lease.
    const Stage::Wait wait{.what = words.arg(m_name),
                           .givesUp
                           = what == "lost"_L1 ? QDeadlineTimer(m_ttl) : QDeadlineTimer(QDeadlineTimer::Forever)};
    return m_stage.within(m_events[what], Millis(0), Words::tr("%1 was not heard to be %2").arg(m_name, what), wait);
}

void ClientProcess::goOn(const QString &stopAt)
{
    m_events.remove(u"stopped"_s);
    m_isStopped = false;
    record(StageEvent::Kind::WentOn);
    (void)step(u"go-on"_s, stopAt.isEmpty() ? QJsonObject() : QJsonObject{{u"stopAt"_s, stopAt}});
}

void ClientProcess::pause()
{
    halt(true, Words::tr("%1 pauses").arg(m_name));
}

void ClientProcess::resume()
{
    halt(false, Words::tr("%1 goes on").arg(m_name));
}

void ClientProcess::halt(bool halted, const QString &told)
{
    record(halted ? StageEvent::Kind::Paused : StageEvent::Kind::Resumed, told); // before it has any effect
    if (m_process.state() == QProcess::Running
        && ::kill(static_cast<pid_t>(m_process.processId()), halted ? SIGSTOP : SIGCONT) == 0)
        m_isPaused = halted;
}

Later<Done> ClientProcess::crash()
{
    return die(Words::tr("%1 is killed").arg(m_name));
}

Later<Done> ClientProcess::die(const QString &told)
{
    record(StageEvent::Kind::Killed, told);
    m_crashed = true;
    m_process.kill();
    const auto open = std::exchange(m_steps, {});
    for (const auto &step : open)
        step.give({}); // a dead process never answers
    return m_ended;
}

void ClientProcess::readOutput()
{
    while (m_process.canReadLine())
        m_deferredOutput.append(QJsonDocument::fromJson(m_process.readLine()).object());
    processDeferredOutput();
}

void ClientProcess::processDeferredOutput()
{
    while (!m_deferredOutput.isEmpty()) {
        // The new holder may report before the client that released: the story tells causes before effects.
        const Said &next = m_deferredOutput.constFirst();
        if (next.value("did"_L1) == "acquire"_L1 && next.value("ok"_L1).toBool() && m_stage.isAnyReleasing()
            && !m_deferredUntil.hasExpired()) {
            if (m_deferredUntil.isForever()) {
                m_deferredUntil.setRemainingTime(kOrdering);
                QTimer::singleShot(kOrdering + Millis(20), Qt::PreciseTimer, this,
                                   &ClientProcess::processDeferredOutput);
            }
            return;
        }
        m_deferredUntil = QDeadlineTimer(QDeadlineTimer::Forever);
        hear(m_deferredOutput.takeFirst());
    }
}

void ClientProcess::hear(const Said &said)
{
    const QString event = said.value("event"_L1).toString();
    remember(said);
    const StageEvent happened = eventOf(said);
    const bool isTold = !happened.told.isEmpty();
    if (isTold || happened.kind != StageEvent::Kind::Told)
        m_stage.record(happened);
    if (isTold && event != "ready"_L1)
        m_stage.keys().look();
    const int id = said.value("id"_L1).toInt();
    const Later<Said> heard = event.isEmpty() ? m_steps.take(id) : m_events[event];
    const bool isAtOnce = m_stage.isHurried() || (event.isEmpty() && m_atOnce.remove(id));
    if (isTold && heard.isAwaited() && !isAtOnce) // it added to the story, and somebody waits for it
        m_stage.gate().pass([heard, said] { heard.give(said); });
    else
        heard.give(said);
    const QString did = said.value("did"_L1).toString();
    if (m_events.contains(u"stopped"_s) && (did == "acquire"_L1 || did == "release"_L1) && !isLocking())
        m_events.value(u"stopped"_s).give({});
    if (!event.isEmpty())
        Q_EMIT this->said(said);
}

bool ClientProcess::hasLock() const
{
    return findScheme(m_scheme)->locks;
}

void ClientProcess::remember(const Said &said)
{
    const QString did = said.value("did"_L1).toString();
    const bool isDone = !said.value("isBusy"_L1).toBool();
    const bool isReady = said.value("event"_L1).toString() == "ready"_L1;
    if (did == "acquire"_L1 || (isReady && m_isUnderRun)) {
        m_acquisitions -= isReady ? 0 : 1;
        if (isDone)
            m_isHolding = said.value("ok"_L1).toBool() && (hasLock() || m_isUnderRun);
        if (isDone && m_isHolding) {
            m_value = said.value("value"_L1).toString().toUtf8();
            m_grant = m_stage.nextGrant();
        }
    } else if (did == "release"_L1) {
        --m_releases;
        if (isDone)
            m_isHolding = false;
        m_stage.processOthersOutput();
    } else if (said.value("event"_L1).toString() == "stopped"_L1) {
        m_isStopped = true;
    } else if (said.value("event"_L1).toString() == "lost"_L1) {
        m_isHolding = false;
    }
}

void ClientProcess::record(StageEvent::Kind kind, const QString &told)
{
    m_stage.record({.kind = kind, .client = m_name, .told = told});
}

StageEvent ClientProcess::eventOf(const Said &said)
{
    using Kind = StageEvent::Kind;
    struct Meaning
    {
        QLatin1String name;
        Kind kind;
    };
    static constexpr Meaning kMeanings[]
        = {{"stopped"_L1, Kind::Stopped},  {"lost"_L1, Kind::Lost},        {"waiting"_L1, Kind::Waiting},
           {"acquire"_L1, Kind::Granted},  {"release"_L1, Kind::Released}, {"enter"_L1, Kind::Entered},
           {"leave"_L1, Kind::Left},       {"read"_L1, Kind::Read},        {"write"_L1, Kind::Wrote},
           {"believes"_L1, Kind::Believes}};
    const QString event = said.value("event"_L1).toString();
    const QString name = event.isEmpty() ? said.value("did"_L1).toString() : event;
    StageEvent happened{.client = m_name, .ok = said.value("ok"_L1).toBool(true)};
    const auto meaning = std::find_if(std::begin(kMeanings), std::end(kMeanings),
                                      [&](const Meaning &one) { return one.name == name; });
    const bool isBusy = said.value("isBusy"_L1).toBool();
    if (meaning != std::end(kMeanings) && !isBusy)
        happened.kind = meaning->kind;
    if (event == "ready"_L1 && m_isUnderRun)
        happened.kind = Kind::Granted;
    if (happened.kind == Kind::Granted && !happened.ok)
        happened.kind = Kind::Refused;
    happened.value = said.value("value"_L1).toString();
    happened.what = said.value(event == "stopped"_L1 ? "at"_L1 : "what"_L1).toString();
    for (const auto &[key, figure] : {std::pair("stock"_L1, &happened.number), std::pair("inside"_L1, &happened.number),
                                      std::pair("token"_L1, &happened.token)}) {
        if (said.contains(key))
            *figure = said.value(key).toInteger();
    }
    happened.told = event.isEmpty() ? toldOfAnswer(said) : toldOfEvent(said);
    return happened;
}

QString ClientProcess::toldOfEvent(const Said &said)
{
    const QString event = said.value("event"_L1).toString();
    if (event == "stopped"_L1)
        return Words::tr("%1 is stopped %2").arg(m_name, Words::tr(said.value("at"_L1).toString().toUtf8()));
    if (event == "ready"_L1 && m_isUnderRun)
        return Words::tr("lockscope run has the lock, and %1 begins").arg(m_name);
    if (event == "lost"_L1)
        return Words::tr("%1 learns that the lock is lost").arg(m_name);
    return event == "waiting"_L1 && std::exchange(m_waits, false) ? Words::tr("%1 waits for the lock").arg(m_name)
                                                                  : QString();
}

QString ClientProcess::toldOfAnswer(const Said &said) const
{
    const QString did = said.value("did"_L1).toString();
    const bool ok = said.value("ok"_L1).toBool();
    const QString stock = QString::number(said.value("stock"_L1).toInteger());
    const QString token = QString::number(said.value("token"_L1).toInteger());
    const bool fenced = said.contains("token"_L1);
    if (said.value("isBusy"_L1).toBool())
        return Words::tr("%1 is still busy with the command before").arg(m_name);
    if (did == "acquire"_L1 && !hasLock())
        return Words::tr("There is no lock: %1 goes on").arg(m_name);
    if (did == "release"_L1 && !hasLock())
        return Words::tr("%1 has no lock to release").arg(m_name);
    if (did == "acquire"_L1 && ok && fenced)
        return Words::tr("%1 has the lock, token %2").arg(m_name, token);
    if (did == "acquire"_L1)
        return ok ? Words::tr("%1 has the lock").arg(m_name) : Words::tr("%1 does not get the lock").arg(m_name);
    if (did == "release"_L1)
        return Words::tr("%1 releases the lock: %2").arg(m_name, Words::tr(said.value("what"_L1).toString().toUtf8()));
    if (did == "enter"_L1)
        return Words::tr("%1 begins the guarded work, inside now: %2")
            .arg(m_name, QString::number(said.value("inside"_L1).toInt()));
    if (did == "leave"_L1)
        return Words::tr("%1 ends the guarded work").arg(m_name);
    if (did == "read"_L1)
        return Words::tr("%1 reads stock %2").arg(m_name, stock);
    if (did == "write"_L1 && fenced)
        return (ok ? Words::tr("%1 writes stock %2, with token %3")
                   : Words::tr("%1 may not write stock %2: token %3 is too old"))
            .arg(m_name, stock, token);
    if (did == "write"_L1)
        return (ok ? Words::tr("%1 writes stock %2") : Words::tr("%1 could not write stock %2")).arg(m_name, stock);
    if (did == "believes"_L1)
        return (ok ? Words::tr("%1 says: I hold the lock") : Words::tr("%1 says: I do not hold the lock")).arg(m_name);
    return {};
}

} // namespace Lockscope::Lab
