#pragma once

#include <lockscope/core/base/clock.h>

namespace Lockscope::App {

/// What the program tells the process that guards the command. Both are this very program, so the bytes of the structs go
/// over a socket that keeps messages apart.
struct GuardOrder
{
    enum class Kind {
        Start, ///< run the command; the owner token follows the struct
        EndBy, ///< without further word the command is to be ended at `at`: `why`
        End, ///< end the command now; the reason follows the struct, UTF-8
        Signal, ///< send the command signal `number`
    };
    enum class Why { NotRenewed, LongestHold };

    Kind kind = Kind::Signal;
    Why why = Why::NotRenewed;
    int number = 0;
    Instant::rep at = 0;
};

/// What the guard tells, once: the command has ended.
struct GuardReport
{
    bool cut = false; ///< it had been told to end because of its lock
    int status = 0; ///< as wait() tells it
};

} // namespace Lockscope::App
