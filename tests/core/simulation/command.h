#pragma once

#include "keyspace.h"
#include "random.h"

#include <optional>
#include <string>

namespace LockscopeTest::Simulation {

/// What clients ask nodes for.
struct Command
{
    enum class Kind {
        Hello, ///< the handshake of a new connection
        Identify, ///< INFO
        Time,
        Take, ///< SET NX PX
        Extend, ///< compare-and-PEXPIRE
        Release, ///< compare-and-delete
        // Only of broken clients:
        TakeForEver, ///< SET NX without a TTL
        ExtendOrTake, ///< a renewal that puts a missing key back
        Delete, ///< DEL without a look at the owner
    };

    Kind kind = Kind::Hello;
    int lock = 0;
    Token token = kNobody;
    Millis ttl{0};
    quint64 round = 0; ///< of a renewal
    Micros sentAt{0}; ///< in true time, for the checker
};

struct Answer
{
    int value = 0; ///< as the script or command says; of Identify: the run id
    Micros serverTime{0}; ///< of Time
    std::optional<std::chrono::seconds> uptime = {}; ///< of Identify
};

[[nodiscard]] std::string toText(const Command &command);
[[nodiscard]] std::string toText(const Command &command, const Answer &answer);

} // namespace LockscopeTest::Simulation
