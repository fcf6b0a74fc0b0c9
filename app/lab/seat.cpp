#include "seat.h"

#include "../demo/childprocess.h"
#include "stage.h"

#include <QJsonDocument>

#include <csignal>

namespace Lockscope::Lab {

using namespace Qt::StringLiterals;

Seat::Seat(Stage &stage, const QString &name, const QString &scheme, const QJsonObject &configuration) : m_stage(stage), m_name(name)
{
    QJsonObject all = configuration;
    all.insert(u"scheme"_s, scheme);
    App::tieToThisProcess(m_process);
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    connect(&m_process, &QProcess::readyReadStandardOutput, this, &Seat::readOutput);
    connect(&m_process, &QProcess::finished, this, [this] {
        m_ended.give({});
        if (!m_crashed)
            m_stage.fail(u"The process of %1 has ended, and not by the scenario's hand"_s.arg(m_name));
    });
    m_process.start(QCoreApplication::applicationFilePath(), {u"lab-client"_s, QString::fromUtf8(QJsonDocument(all).toJson(QJsonDocument::Compact))});
}

Seat::~Seat()
{
    disconnect(&m_process, nullptr, this, nullptr);
    m_process.kill(); // also when it is stopped
    m_process.waitForFinished(2000);
}

Later<Said> Seat::acquire(Millis wait, const QString &stopAt)
{
    m_events.remove(u"waiting"_s);
    m_events.remove(u"stopped"_s);
    QJsonObject details{{u"wait"_s, static_cast<qint64>(wait.count())}};
    if (!stopAt.isEmpty())
        details.insert(u"stopAt"_s, stopAt);
    return step(u"acquire"_s, details, wait);
}

Later<Said> Seat::release(const QString &stopAt)
{
    m_events.remove(u"stopped"_s);
    return step(u"release"_s, stopAt.isEmpty() ? QJsonObject() : QJsonObject{{u"stopAt"_s, stopAt}});
}

Later<Said> Seat::step(const QString &what, QJsonObject details, Millis patience)
{
    Later<Said> answer;
    const int id = ++m_lastId;
    m_steps.insert(id, answer);
    details.insert(u"id"_s, id);
    details.insert(u"do"_s, what);
    m_process.write(QJsonDocument(details).toJson(QJsonDocument::Compact) + '\n');
    return m_stage.within(answer, patience, u"%1 did not %2"_s.arg(m_name, what));
}

Later<Said> Seat::event(const QString &what)
{
    return m_stage.within(m_events[what], Millis(0), u"%1 was not heard to be %2"_s.arg(m_name, what));
}

void Seat::goOn(const QString &stopAt)
{
    m_events.remove(u"stopped"_s);
    (void)step(u"go-on"_s, stopAt.isEmpty() ? QJsonObject() : QJsonObject{{u"stopAt"_s, stopAt}});
}

void Seat::pause()
{
    ::kill(static_cast<pid_t>(m_process.processId()), SIGSTOP);
    m_stage.tell(u"%1 stands still"_s.arg(m_name));
}

void Seat::resume()
{
    m_stage.tell(u"%1 goes on"_s.arg(m_name));
    ::kill(static_cast<pid_t>(m_process.processId()), SIGCONT);
}

Later<Done> Seat::crash()
{
    m_crashed = true;
    m_process.kill();
    const auto open = std::exchange(m_steps, {});
    for (const auto &step : open)
        step.give({}); // nobody is to wait for an answer of the dead
    m_stage.tell(u"%1 is killed"_s.arg(m_name));
    return m_ended;
}

void Seat::readOutput()
{
    while (m_process.canReadLine()) {
        const Said said = QJsonDocument::fromJson(m_process.readLine()).object();
        const QString event = said.value("event"_L1).toString();
        if (event.isEmpty()) {
            narrate(said);
            m_steps.take(said.value("id"_L1).toInt()).give(said);
        } else {
            if (event == "stopped"_L1)
                m_stage.tell(u"%1 is stopped %2"_s.arg(m_name, said.value("at"_L1).toString()));
            else if (event == "lost"_L1)
                m_stage.tell(u"%1 is told that the lock is lost"_s.arg(m_name));
            m_events[event].give(said);
            Q_EMIT this->said(said);
        }
    }
}

void Seat::narrate(const Said &said)
{
    const QString did = said.value("did"_L1).toString();
    const bool ok = said.value("ok"_L1).toBool();
    const QString stock = QString::number(said.value("stock"_L1).toInteger());
    if (did == "acquire"_L1)
        m_stage.tell(ok ? u"%1 has the lock"_s.arg(m_name) : u"%1 does not get the lock"_s.arg(m_name));
    else if (did == "release"_L1)
        m_stage.tell(u"%1 gives the lock back: %2"_s.arg(m_name, said.value("what"_L1).toString()));
    else if (did == "enter"_L1)
        m_stage.tell(u"%1 begins the guarded work, inside now: %2"_s.arg(m_name, QString::number(said.value("inside"_L1).toInt())));
    else if (did == "leave"_L1)
        m_stage.tell(u"%1 ends the guarded work"_s.arg(m_name));
    else if (did == "read"_L1)
        m_stage.tell(u"%1 reads stock %2"_s.arg(m_name, stock));
    else if (did == "write"_L1)
        m_stage.tell((ok ? u"%1 writes stock %2"_s : u"%1 may not write stock %2: its token is too old"_s).arg(m_name, stock));
    else if (did == "believes"_L1)
        m_stage.tell((ok ? u"%1 believes that it holds the lock"_s : u"%1 knows that it does not hold the lock"_s).arg(m_name));
}

} // namespace Lockscope::Lab
