#include "commands.h"
#include "snapshot.h"
#include "textoutput.h"

#include "../unixsignals.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/session/lockjson.h>
#include <lockscope/ui/wording.h>

#include <QCoreApplication>
#include <QDateTime>
#include <QTimer>

#include <poll.h>
#include <unistd.h>

namespace Lockscope::App {

namespace {

constexpr int kRedrawMillis = 500;

/// A renewal changes numbers only; these are the changes worth a line.
bool sameFacts(const LockState &a, const LockState &b)
{
    return a.assessment.verdict == b.assessment.verdict && a.assessment.owner == b.assessment.owner && a.assessment.votes == b.assessment.votes
        && a.holdCount == b.holdCount;
}

bool sameFacts(const NodeStatus &a, const NodeStatus &b)
{
    return a.reach == b.reach && a.error == b.error && a.restartedAt == b.restartedAt;
}

class LiveView
{
public:
    LiveView(Session &session, const Request &request) : m_session(session), m_request(request), m_screen(!request.json && terminalWidth() > 0 && !request.once)
    {
    }

    void apply(const BoardDiffPtr &diff)
    {
        if (!m_screen)
            printChanges(*diff);
        m_board.apply(diff);
        if (m_request.once && diff->complete)
            QCoreApplication::exit(exitCodeOf(m_board));
    }

    /// Nobody reads what we print any more: told by the pipe itself, also while nothing changes.
    static void endWithoutReader()
    {
        pollfd output{.fd = STDOUT_FILENO, .events = 0, .revents = 0};
        if (poll(&output, 1, 0) > 0 && (output.revents & (POLLERR | POLLNVAL)) != 0)
            QCoreApplication::exit(kDone);
    }

    void redraw()
    {
        if (!m_screen || m_board.nodes().empty())
            return;
        // Home, draw over, clear what is left: no flicker.
        const QString text = capabilityText(m_board.nodes()) + nodesText(m_board.nodes()) + QLatin1Char('\n')
            + locksText(m_board, m_session.clock(), {.width = terminalWidth(), .watched = true, .leavesOutGeneric = m_session.deployment().leavesOutGeneric()})
            + QCoreApplication::translate("LiveView", "\nCtrl+C ends.");
        QStringList lines = text.split(QLatin1Char('\n'));
        const int height = terminalHeight();
        if (height > 1 && lines.size() > height) {
            lines = lines.mid(0, height - 1);
            lines.append(QCoreApplication::translate("LiveView", "… more than this terminal can show"));
        }
        put(QStringLiteral("\x1b[H") + lines.join(QStringLiteral("\x1b[K\n")) + QStringLiteral("\x1b[K\x1b[J"));
    }

    void begin()
    {
        if (m_screen)
            put(QStringLiteral("\x1b[?1049h\x1b[?25l"));
    }

    void end()
    {
        if (m_screen)
            put(QStringLiteral("\x1b[?25h\x1b[?1049l"));
    }

private:
    static void put(const QString &text)
    {
        if (!print(text))
            QCoreApplication::exit(kDone); // nobody reads any more
    }

    void event(const char *kind, const QString &line, QJsonObject object)
    {
        if (m_request.json) {
            object.insert(QStringLiteral("event"), QLatin1String(kind));
            object.insert(QStringLiteral("time"), QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs));
            if (!print(object))
                QCoreApplication::exit(kDone);
        } else {
            put(QTime::currentTime().toString(QStringLiteral("HH:mm:ss.zzz")) + QStringLiteral("  ") + line + QLatin1Char('\n'));
        }
    }

    void printChanges(const BoardDiff &diff)
    {
        for (size_t i = 0; i < diff.nodes.size(); ++i) {
            const bool known = i < m_board.nodes().size() && sameFacts(m_board.nodes()[i], diff.nodes[i]);
            if (!known)
                event("node", nodesText({diff.nodes[i]}).trimmed(), nodeToJson(diff.nodes[i]));
        }
        for (const auto &lock : diff.changed) {
            const auto before = m_board.locks().find(lock->name);
            if (before != m_board.locks().end() && sameFacts(*before->second, *lock))
                continue;
            event("lock",
                  QStringLiteral("%1  %2  %3  %4  %5")
                      .arg(Wording::verdict(lock->assessment.verdict), visibleText(lock->name), Wording::owner(*lock), Wording::votes(*lock),
                           Wording::ttl(*lock, m_session.clock())),
                  lockToJson(*lock, diff.nodes, m_session.clock()));
        }
        for (const auto &name : diff.removed)
            event("gone", QCoreApplication::translate("LiveView", "○ gone  %1").arg(visibleText(name)), {{QStringLiteral("name"), jsonText(name)}});
    }

    Session &m_session;
    const Request &m_request;
    const bool m_screen;
    BoardMirror m_board;
};

} // namespace

int runTextView(Session &session, const Request &request)
{
    LiveView view(session, request);
    UnixSignals signalWatch;
    QObject context;
    QTimer redraw;
    QObject::connect(&signalWatch, &UnixSignals::endRequested, QCoreApplication::instance(), &QCoreApplication::quit);
    QObject::connect(&session, &Session::boardChanged, &context, [&](const BoardDiffPtr &diff) { view.apply(diff); });
    QObject::connect(&redraw, &QTimer::timeout, &context, [&] {
        LiveView::endWithoutReader();
        view.redraw();
    });
    redraw.start(kRedrawMillis);
    view.begin();
    const int code = QCoreApplication::exec();
    view.end();
    return code;
}

int runWatch(const Request &request)
{
    Session session(request.deployment);
    session.start();
    return runTextView(session, request);
}

} // namespace Lockscope::App
