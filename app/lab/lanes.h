#pragma once

#include "stageevent.h"

#include <QStringList>

#include <array>

namespace Lockscope::Lab {

/// The events of a stage as swim lanes: what a diagram shows, without places and colours. Times are numbers of moments;
/// a moment is an instant at which something visible begins or ends.
struct Lanes
{
    enum class Kind { Client, Operator, Node, Sentinel, Store };
    struct Lane
    {
        Kind kind = Kind::Client;
        QString name = {};
        int owner = -1; ///< the number of its client; -1: another lane, or one of several clients
    };
    struct Moment
    {
        qint64 ms = 0;
        bool isTaken = false; ///< by an arrow, or a sign across a lane: another arrow needs a moment of its own
        QStringList told = {}; ///< sentences of the story
    };
    enum class Look {
        Holds, ///< has the lock
        Paused, ///< a stopped process
        Believes, ///< does not have the lock any more, and does not know
        Waits,
        Key, ///< the lock's key
        Down, ///< a node that does not run
        Frozen, ///< a node that answers nobody; beside the key that it has
        Inside, ///< one client does the guarded work
        Clash, ///< several at once
    };
    struct Bar
    {
        int lane = 0;
        int from = 0;
        std::optional<int> to = {}; ///< unset: goes on
        Look look = Look::Holds;
        int owner = -1; ///< the number of a client; -1: none
        QString text = {};
    };
    struct Arrow
    {
        int at = 0;
        int from = 0; ///< a lane
        QList<int> to = {}; ///< lanes
        QString text = {};
        bool isBad = false; ///< it does harm
        bool isRefused = false;
    };
    /// A short text at a lane.
    struct Mark
    {
        enum class Sign { None, Line, Cross, Renewal };
        int at = 0;
        int lane = 0;
        QString text = {};
        bool isBad = false; ///< harm is done
        bool isBelow = true;
        Sign sign = Sign::None;
        bool isGood = false; ///< harm is averted
    };
    /// Which client's key each node of a client has, by squares.
    struct Votes
    {
        int at = 0;
        int lane = 0;
        int owner = -1;
        QList<int> nodes = {};
        QList<int> owners = {}; ///< per node; -1: nobody's
    };

    std::vector<Lane> lanes;
    std::vector<Moment> moments;
    std::vector<Bar> bars;
    std::vector<Arrow> arrows;
    std::vector<Mark> marks;
    std::vector<Votes> votes;

    [[nodiscard]] static Lanes of(const StageEvents &events, const StagePlan &plan);
};

} // namespace Lockscope::Lab
