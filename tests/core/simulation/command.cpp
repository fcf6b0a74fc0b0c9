#include "command.h"

namespace LockscopeTest::Simulation {

std::string toText(const Command &command)
{
    using Kind = Command::Kind;
    const std::string key = " lock" + std::to_string(command.lock);
    const std::string owned = key + " t" + std::to_string(command.token);
    const std::string ttl = " " + std::to_string(command.ttl.count()) + " ms";
    switch (command.kind) {
    case Kind::Hello: return "HELLO";
    case Kind::Identify: return "INFO";
    case Kind::Time: return "TIME";
    case Kind::Take: return "SET" + owned + " NX PX" + ttl;
    case Kind::Extend: return "EXTEND" + owned + ttl + " (round " + std::to_string(command.round) + ")";
    case Kind::Release: return "RELEASE" + owned;
    case Kind::TakeForEver: return "SET" + owned + " NX";
    case Kind::ExtendOrTake: return "EXTEND OR SET" + owned + ttl + " (round " + std::to_string(command.round) + ")";
    case Kind::Delete: return "DEL" + key;
    }
    return {};
}

std::string toText(const Command &command, const Answer &answer)
{
    using Kind = Command::Kind;
    switch (command.kind) {
    case Kind::Hello: return "OK";
    case Kind::Identify: return "run id " + std::to_string(answer.value);
    case Kind::Time: return std::to_string(answer.serverTime.count()) + " us";
    case Kind::Take:
    case Kind::TakeForEver: return answer.value == 1 ? "OK" : "nil";
    default: return std::to_string(answer.value);
    }
}

} // namespace LockscopeTest::Simulation
