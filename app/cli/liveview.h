#pragma once

#include "boardmirror.h"

#include "../arguments/commandline.h"

#include <lockscope/core/history/alerts.h>

#include <QJsonObject>

#include <functional>
#include <map>
#include <tuple>

namespace Lockscope::App {

/// The time by the clock of the board: the current time, or that of a recording.
struct Moment
{
    Instant now;
    WallTime wall;
};

/// The output of `watch`, `demo` and `replay`: redraws the board on a terminal, otherwise prints a line per change.
class LiveView
{
public:
    LiveView(std::function<Moment()> clock, const Request &request);

    /// Prints the changes, unless the board is redrawn. `source`: the number of the session; each has another database.
    void apply(const BoardDiffPtr &diff, int source = 0);
    void redraw(const QString &headline = {});
    /// With --json, prints the cost of watching each node now and then, even without changes.
    void tellCost();
    /// Prints the alert, unless it is quiet or was printed before.
    void tell(const Alert &alert, int source = 0);
    /// Called with each alert that is news, as --json prints it, its severity and its sentence.
    std::function<void(const QJsonObject &, const QString &, const QString &)> onAlert;
    void begin();
    void end();
    /// Ends the program when the reader of the output is gone. It asks the pipe, so it works without changes.
    static void endWithoutReader();
    /// Prints a line of text or an object, unless the board is redrawn. Adds no time to `object`.
    void print(const QString &line, const QJsonObject &object);

    /// By source, without sources that have not reported yet.
    [[nodiscard]] const std::map<int, BoardMirror> &boards() const { return m_boards; }

private:
    static void put(const QString &text);
    /// Returns the object with its kind and time.
    QJsonObject event(const char *kind, const QString &line, QJsonObject object);
    /// The beginning of a line with several databases.
    [[nodiscard]] QString where(const std::vector<NodeStatus> &nodes) const;
    void printChanges(const BoardDiff &diff, const BoardMirror &before);

    std::function<Moment()> m_clock;
    const Request &m_request;
    const bool m_screen;
    std::map<int, BoardMirror> m_boards;
    std::optional<Instant> m_costTold;
    std::map<std::tuple<int, AlertKind, int, QByteArray>, Instant> m_toldSince; ///< active alerts, with Alert::since
};

} // namespace Lockscope::App
