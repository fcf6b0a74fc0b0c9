// One of the processes of tst_chaos: takes the lock, adds 1 to a counter, gives the lock back, again and again, and
// writes a log that History reads. With --break it does one thing wrong on purpose.

#include "sharedboard.h"

#include <lockscope/core/base/whendone.h>
#include <lockscope/core/locks/lockclient.h>

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QRandomGenerator>
#include <QTcpSocket>
#include <QTimer>

#include <fcntl.h>
#include <unistd.h>

using namespace Lockscope;
using namespace LockscopeTest;

namespace {

constexpr int kPhasePollMs = 20;
constexpr int kPauseAfterFailureMs = 50;
constexpr qint64 kForEver = std::numeric_limits<qint64>::max();

struct WorkerOptions
{
    QList<Endpoint> nodes;
    QByteArray lock;
    QString board;
    QString log;
    int place = 0;
    Millis ttl{1000};
    int holdMs = 0; ///< most of the holds last 0 to so long
    int longPerMille = 0; ///< so many of 1000 last long enough to need renewals
    int thinkMs = 0; ///< 0 to so long between two turns
    QString broken;
    quint32 seed = 1;
};

/// One write per line: what was logged stays when the process is killed.
class Log
{
public:
    explicit Log(const QString &path)
        : m_file(::open(path.toLocal8Bit().constData(), O_WRONLY | O_CREAT | O_APPEND, 0600))
    {
    }
    ~Log() { ::close(m_file); }
    Q_DISABLE_COPY_MOVE(Log)

    [[nodiscard]] bool isOpen() const { return m_file >= 0; }
    void line(char kind, qint64 time, const QByteArray &rest)
    {
        const QByteArray text = kind + (' ' + QByteArray::number(time)) + ' ' + rest + '\n';
        if (::write(m_file, text.constData(), static_cast<size_t>(text.size())) != text.size())
            qFatal("The log cannot be written");
    }

private:
    int m_file;
};

qint64 micros(Instant instant)
{
    return instant.time_since_epoch().count();
}

class Worker : public QObject
{
public:
    Worker(const WorkerOptions &options, SharedBoard &board)
        : m_options(options)
        , m_board(board)
        , m_place(board.places.at(static_cast<size_t>(options.place)))
        , m_log(options.log)
        , m_random(options.seed)
        // "restart-delay": the nodes lose their data, but this worker takes them for nodes that keep it.
        , m_client(options.nodes,
                   {.longestTtl = options.ttl, .nodesKeepData = options.broken == QLatin1String("restart-delay")})
    {
        if (!m_log.isOpen())
            qFatal("The log cannot be opened");
        connect(&m_client, &LockClient::nodeSuspended, this, [this](int, const Error &why) {
            // Of restarts it is enough to know how many; a clock that was stepped should be looked at.
            m_log.line('S', now(),
                       why.message.contains(QLatin1String("clock")) ? why.message.toUtf8() : QByteArray("restarted"));
        });
        connect(&m_poll, &QTimer::timeout, this, &Worker::onPoll);
        m_poll.start(kPhasePollMs);
        m_holding.setSingleShot(true);
        m_holding.setTimerType(Qt::PreciseTimer);
        connect(&m_holding, &QTimer::timeout, this, &Worker::add);
        warmUp();
    }

private:
    [[nodiscard]] static qint64 now() { return micros(Clock::system().now()); }
    [[nodiscard]] bool isBroken(const char *how) const { return m_options.broken == QLatin1String(how); }
    [[nodiscard]] int upTo(int most) { return static_cast<int>(m_random.bounded(most + 1)); }
    [[nodiscard]] LockOptions lockOptions() const
    {
        return {.ttl = m_options.ttl,
                .wait = isBroken("release-del") ? Millis(0) : Millis(20'000),
                .program = QStringLiteral("chaos")};
    }

    /// A lock of its own, so that this client has been seen on every node before the first of them fails: what a node
    /// was before that, no client can know.
    void warmUp()
    {
        whenDone(m_client.acquire("warm-up:" + QByteArray::number(m_options.place), lockOptions()), this,
                 [this](const Result<HeldLockPtr> &taken) {
                     if (!taken || !(*taken)->isHeld()) {
                         QTimer::singleShot(kPauseAfterFailureMs, this, &Worker::warmUp);
                         return;
                     }
                     m_lock = *taken;
                     connect(m_lock->events(), &LeaseSignals::lost, this, [this] {
                         m_place.warm = 0;
                         warmUp();
                     });
                     m_place.warm = 1;
                 });
    }

    void onPoll()
    {
        if (m_board.phase == SharedBoard::Go && !m_going && m_place.warm == 1) {
            m_going = true;
            disconnect(m_lock->events(), nullptr, this, nullptr);
            giveBack();
        } else if (m_board.phase == SharedBoard::Stop && !m_going) {
            m_going = true;
            take(); // which ends it
        } else if (m_board.phase == SharedBoard::Stop && m_waiting) {
            (void)m_client.releaseAll(); // the wait hears Cancelled
        }
    }

    void take()
    {
        if (m_board.phase == SharedBoard::Stop) {
            m_poll.stop();
            whenDone(m_client.releaseAll(), this, [] { QCoreApplication::quit(); });
            return;
        }
        m_waiting = true;
        whenDone(m_client.acquire(m_options.lock, lockOptions()), this, [this](const Result<HeldLockPtr> &taken) {
            m_waiting = false;
            if (taken && (*taken)->isHeld()) {
                m_lock = *taken;
                enter();
                return;
            }
            m_log.line('F', now(), taken ? "heard-too-late" : toString(taken.error().kind).latin1());
            if (isBroken("release-del"))
                deleteEverywhere();
            QTimer::singleShot(m_board.phase == SharedBoard::Stop ? 0 : upTo(kPauseAfterFailureMs), this,
                               &Worker::take);
        });
    }

    /// "release-del": a failed attempt is cleaned up with a plain DEL.
    void deleteEverywhere()
    {
        const QByteArray command
            = "*2\r\n$3\r\nDEL\r\n$" + QByteArray::number(m_options.lock.size()) + "\r\n" + m_options.lock + "\r\n";
        for (const auto &node : m_options.nodes) {
            auto *socket = new QTcpSocket(this);
            connect(socket, &QTcpSocket::connected, socket, [socket, command] { socket->write(command); });
            connect(socket, &QTcpSocket::readyRead, socket, &QObject::deleteLater);
            connect(socket, &QTcpSocket::errorOccurred, socket, &QObject::deleteLater);
            socket->connectToHost(node.host, node.port);
        }
    }

    [[nodiscard]] qint64 validUntil() const
    {
        return isBroken("ignore-validity") ? kForEver : micros(m_lock->validUntil());
    }

    void enter()
    {
        m_log.line('G', now(), QByteArray::number(validUntil()));
        m_place.insideUntil = validUntil();
        for (int i = 0; i < SharedBoard::kPlaces; ++i) {
            const qint64 otherUntil = m_board.places[static_cast<size_t>(i)].insideUntil;
            const qint64 at = now();
            if (i != m_options.place && otherUntil > at && validUntil() > at) {
                ++m_board.overlaps;
                m_log.line('X', at, QByteArray::number(i));
            }
        }
        ++m_place.grants;
        if (m_board.lastHolder.exchange(m_options.place) != m_options.place)
            ++m_board.handOvers;
        if (auto *events = m_lock->events()) {
            connect(events, &LeaseSignals::renewed, this, [this] {
                m_place.insideUntil = validUntil();
                m_log.line('R', now(), QByteArray::number(validUntil()));
            });
            if (!isBroken("ignore-validity"))
                connect(events, &LeaseSignals::lost, this, [this] { leave("lost"); });
        }
        m_found = m_board.counter;
        m_holding.start(upTo(999) < m_options.longPerMille ? Millis(m_options.ttl * 13 / 10)
                                                           : Millis(upTo(m_options.holdMs)));
    }

    void add()
    {
        const qint64 asked = now();
        const bool held = m_lock->isHeld();
        if (held && asked >= micros(m_lock->validUntil()))
            m_log.line('B', asked, QByteArray::number(micros(m_lock->validUntil())));
        // The margin covers the step from this check to the next line, which nothing guards.
        if (isBroken("ignore-validity") || (held && m_lock->remaining() >= m_options.ttl / 4)) {
            m_board.counter = m_found + 1;
            m_log.line('W', now(), QByteArray::number(m_found + 1));
        }
        leave(held ? "released" : "lost");
    }

    void leave(const char *why)
    {
        m_holding.stop();
        m_log.line('E', now(), why);
        m_place.insideUntil = 0;
        if (auto *events = m_lock->events())
            disconnect(events, nullptr, this, nullptr);
        giveBack();
    }

    void giveBack()
    {
        whenDone(m_lock->release(), this, [this](const Result<void> &) {
            QTimer::singleShot(upTo(m_options.thinkMs), Qt::PreciseTimer, this, &Worker::take);
        });
        m_lock.reset();
    }

    const WorkerOptions m_options;
    SharedBoard &m_board;
    SharedBoard::Place &m_place;
    Log m_log;
    QRandomGenerator m_random;
    QTimer m_poll;
    QTimer m_holding;
    qint64 m_found = 0;
    bool m_going = false;
    bool m_waiting = false; ///< for the lock
    LockClient m_client;
    HeldLockPtr m_lock; ///< goes before the client
};

WorkerOptions readOptions()
{
    QCommandLineParser parser;
    const QStringList names{
        QStringLiteral("nodes"), QStringLiteral("lock"),  QStringLiteral("board"), QStringLiteral("log"),
        QStringLiteral("place"), QStringLiteral("ttl"),   QStringLiteral("hold"),  QStringLiteral("long-per-mille"),
        QStringLiteral("think"), QStringLiteral("break"), QStringLiteral("seed")};
    for (const auto &name : names)
        parser.addOption({name, {}, QStringLiteral("value")});
    parser.process(*QCoreApplication::instance());
    WorkerOptions options{.lock = parser.value(QStringLiteral("lock")).toUtf8(),
                          .board = parser.value(QStringLiteral("board")),
                          .log = parser.value(QStringLiteral("log")),
                          .place = parser.value(QStringLiteral("place")).toInt(),
                          .ttl = Millis(parser.value(QStringLiteral("ttl")).toInt()),
                          .holdMs = parser.value(QStringLiteral("hold")).toInt(),
                          .longPerMille = parser.value(QStringLiteral("long-per-mille")).toInt(),
                          .thinkMs = parser.value(QStringLiteral("think")).toInt(),
                          .broken = parser.value(QStringLiteral("break")),
                          .seed = parser.value(QStringLiteral("seed")).toUInt()};
    const auto nodes = parser.value(QStringLiteral("nodes")).split(u',');
    for (const auto &uri : nodes) {
        const auto endpoint = Endpoint::fromUri(uri);
        if (!endpoint)
            qFatal("%s", qPrintable(endpoint.error().message));
        options.nodes += *endpoint;
    }
    return options;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const WorkerOptions options = readOptions();
    SharedBoardFile board;
    if (!board.open(options.board))
        qFatal("The board cannot be opened");
    const Worker worker(options, *board);
    return QCoreApplication::exec();
}
