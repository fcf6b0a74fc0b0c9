#pragma once

#include <QJsonObject>
#include <QString>

#include <optional>
#include <vector>

namespace Lockscope::Lab {

/// One thing that happened on a stage. The story, the diagram, JSON and tests read the same list of them.
struct StageEvent
{
    enum class Kind {
        Told, ///< a sentence only
        Checked, ///< a check of the scenario; `ok`: it holds
        // Clients
        Arrived, ///< ready; `nodes`: those that it uses
        Asked, ///< sends the command to acquire the lock
        Waiting, ///< its first attempt failed, and it goes on trying; `value`: as for Granted
        Granted, ///< has the lock; `value`: see Scheme::value()
        Refused, ///< does not have the lock
        Releasing, ///< sends the command to release the lock
        Released, ///< `what`: what the server did, see Scheme::release()
        Lost, ///< learns that it has lost the lock
        Entered, ///< begins the guarded work
        Left, ///< ends the guarded work
        Read, ///< `number`: the stock
        Wrote, ///< `number`: the stock; `ok`: the store accepted it
        Believes, ///< says whether it holds the lock: `ok`
        Stopped, ///< stands at a point of its scheme: `what`
        WentOn, ///< leaves that point
        Paused, ///< SIGSTOP
        Resumed, ///< SIGCONT
        Killed, ///< SIGKILL; `what`: the program that ended it in good order, if one did
        // The lock's key on one node
        KeySet, ///< `value`: its owner, or several with spaces between; `ttlMs`: -1 no expiry
        KeyRenewed, ///< its TTL was prolonged to `ttlMs`
        KeyGone, ///< `ok`: its TTL was over; otherwise somebody deleted or replaced it
        NextInLine, ///< `value`: who may acquire the lock next, by its queue; empty: anyone
        // Nodes
        NodeEnded,
        NodeStarted, ///< answers again; `what`: empty (without its keys), or nothing
        NodeFrozen, ///< SIGSTOP
        NodeThawed,
        NodeCutOff, ///< no client reaches it
        NodeReconnected,
        Promoted, ///< Sentinel has made it the master
        // Others
        Operator, ///< somebody acts on the lock's key: `what`
    };

    Kind kind = Kind::Told;
    qint64 ms = 0; ///< since the stage was made
    QString client = {}; ///< its name; empty: concerns no client
    int node = -1; ///< its number; -1: concerns no node
    bool ok = true;
    QString value = {};
    QString what = {};
    std::optional<qint64> number = {};
    std::optional<qint64> token = {}; ///< the fencing token
    std::optional<qint64> ttlMs = {};
    QList<int> nodes = {};
    QString told = {}; ///< the sentence of the story; empty: none

    friend bool operator==(const StageEvent &, const StageEvent &) = default;

    [[nodiscard]] QJsonObject toJson() const;
    /// Unset: not one of toJson().
    [[nodiscard]] static std::optional<StageEvent> fromJson(const QJsonObject &json);
};

using StageEvents = std::vector<StageEvent>;

/// A stage as far as a picture of its events needs to know it.
struct StagePlan
{
    int nodes = 1; ///< nodes that hold the lock
    bool replica = false; ///< a further node replicates the first one, and a Sentinel watches both
};

} // namespace Lockscope::Lab
