#pragma once

#include "boardmirror.h"

#include "../arguments/commandline.h"

#include <lockscope/core/history/alerts.h>

#include <QJsonObject>

#include <functional>
#include <map>
#include <tuple>

namespace Lockscope::App {

/// A moment, by the clock of what is shown: now, or that of a recording.
struct Moment
{
    Instant now;
    WallTime wall;
};

/// What `watch`, `demo` and `replay` print: on a terminal the whole board, drawn again and again, elsewhere a line per change.
class LiveView
{
public:
    LiveView(std::function<Moment()> clock, const Request &request);

    /// Prints what changed, unless the board is drawn. `source`: which of several sessions says so, each on a database of its own.
    void apply(const BoardDiffPtr &diff, int source = 0);
    void redraw(const QString &headline = {});
    /// Tells, where JSON is printed, what the watching costs each node: now and then, also while nothing changes.
    void tellCost();
    /// What somebody should be told of.
    void tell(const Alert &alert, int source = 0);
    void begin();
    void end();
    /// Ends the program when nobody reads what we print any more: told by the pipe itself, also while nothing changes.
    static void endWithoutReader();
    /// A line of text, or an object; neither where the board is drawn. `object` gets no time of its own.
    void print(const QString &line, const QJsonObject &object);

    /// By source; those that have told nothing yet are not among them.
    [[nodiscard]] const std::map<int, BoardMirror> &boards() const { return m_boards; }

private:
    static void put(const QString &text);
    void event(const char *kind, const QString &line, QJsonObject object);
    /// Begins a line where there are several databases.
    [[nodiscard]] QString where(const std::vector<NodeStatus> &nodes) const;
    void printChanges(const BoardDiff &diff, const BoardMirror &before);

    std::function<Moment()> m_clock;
    const Request &m_request;
    const bool m_screen;
    std::map<int, BoardMirror> m_boards;
    std::optional<Instant> m_costTold;
    std::map<std::tuple<int, AlertKind, int, QByteArray>, Instant> m_toldSince; ///< alerts that stand
};

} // namespace Lockscope::App
