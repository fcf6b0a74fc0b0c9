#include "workers.h"

#include <csignal>
#include <sys/prctl.h>

namespace LockscopeTest {

Workers::Workers(const RedisSet &nodes, const Options &options) : m_nodes(nodes), m_options(options) { }

Workers::~Workers()
{
    for (const auto &member : m_members) {
        member->process.kill();
        member->process.waitForFinished(-1);
    }
}

bool Workers::start()
{
    if (!m_folder.isValid() || !m_board.create(path(QStringLiteral("board"))))
        return false;
    for (int place = 0; place < m_options.count; ++place) {
        m_members.push_back(std::make_unique<Member>());
        if (!startAt(place))
            return false;
    }
    return true;
}

bool Workers::startAt(int place)
{
    auto &member = *m_members[static_cast<size_t>(place)];
    member.number = m_started++;
    const auto text = [](int number) { return QString::number(number); };
    QStringList nodes;
    const auto endpoints = m_nodes.endpoints();
    for (const auto &endpoint : endpoints)
        nodes += endpoint.uriWithoutPassword();
    const QString output = path(QStringLiteral("%1.out").arg(member.number));
    member.process.setStandardOutputFile(output, QIODevice::Append);
    member.process.setStandardErrorFile(output, QIODevice::Append);
    member.process.setChildProcessModifier([] { prctl(PR_SET_PDEATHSIG, SIGKILL); });
    member.process.start(QStringLiteral(CHAOS_WORKER),
                         {QStringLiteral("--nodes"),
                          nodes.join(u','),
                          QStringLiteral("--lock"),
                          QLatin1String(kLock),
                          QStringLiteral("--board"),
                          path(QStringLiteral("board")),
                          QStringLiteral("--log"),
                          path(QStringLiteral("%1.log").arg(member.number)),
                          QStringLiteral("--place"),
                          text(place),
                          QStringLiteral("--ttl"),
                          text(m_options.ttlMs),
                          QStringLiteral("--hold"),
                          text(m_options.holdMs),
                          QStringLiteral("--long-per-mille"),
                          text(m_options.longPerMille),
                          QStringLiteral("--think"),
                          text(m_options.thinkMs),
                          QStringLiteral("--break"),
                          m_options.broken,
                          QStringLiteral("--seed"),
                          text(static_cast<int>(m_options.seed % 1'000'000) + member.number)});
    return member.process.waitForStarted();
}

bool Workers::areWarm() const
{
    for (int place = 0; place < m_options.count; ++place) {
        if (m_board->places[static_cast<size_t>(place)].warm != 1)
            return false;
    }
    // A worker sends a SET only to a node that it has identified; so each node knows each worker, and the other way
    // round.
    QString question = QStringLiteral("EXISTS");
    for (int place = 0; place < m_options.count; ++place)
        question += QStringLiteral(" warm-up:%1").arg(place);
    return m_nodes.tellAll(question).count(QByteArray::number(m_options.count)) == m_nodes.size();
}

bool Workers::areFinished() const
{
    return std::all_of(m_members.begin(), m_members.end(),
                       [](const auto &member) { return member->process.state() == QProcess::NotRunning; });
}

void Workers::freeze(int place)
{
    ::kill(static_cast<pid_t>(m_members.at(static_cast<size_t>(place))->process.processId()), SIGSTOP);
}

void Workers::thaw(int place)
{
    ::kill(static_cast<pid_t>(m_members.at(static_cast<size_t>(place))->process.processId()), SIGCONT);
}

bool Workers::replace(int place)
{
    auto &member = *m_members.at(static_cast<size_t>(place));
    member.process.kill();
    member.process.waitForFinished(-1);
    m_board->places[static_cast<size_t>(place)].insideUntil = 0;
    m_board->places[static_cast<size_t>(place)].warm = 0;
    return startAt(place);
}

int Workers::inside() const
{
    for (int place = 0; place < m_options.count; ++place) {
        if (m_board->places[static_cast<size_t>(place)].insideUntil != 0)
            return place;
    }
    return -1;
}

QString Workers::trouble() const
{
    QStringList found;
    const bool stopping = m_board->phase == SharedBoard::Stop;
    for (const auto &member : m_members) {
        const auto &process = member->process;
        if (process.state() == QProcess::NotRunning
            && (!stopping || process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0))
            found += QStringLiteral("Process %1 ended with %2").arg(member->number).arg(process.exitCode());
    }
    for (int number = 0; number < m_started; ++number) {
        QFile output(path(QStringLiteral("%1.out").arg(number)));
        if (output.open(QIODevice::ReadOnly) && output.size() > 0)
            found += QStringLiteral("Process %1 said: %2")
                         .arg(QString::number(number), QString::fromUtf8(output.readAll()));
    }
    return found.join(u'\n');
}

History Workers::history() const
{
    History history;
    for (int number = 0; number < m_started; ++number) {
        QFile log(path(QStringLiteral("%1.log").arg(number)));
        if (log.open(QIODevice::ReadOnly))
            history.add(log.readAll(), number);
    }
    return history;
}

QString Workers::keep(const QStringList &diary)
{
    m_folder.setAutoRemove(false);
    QFile file(path(QStringLiteral("diary")));
    if (file.open(QIODevice::WriteOnly))
        file.write(diary.join(u'\n').toUtf8() + '\n');
    return m_folder.path();
}

} // namespace LockscopeTest
