#pragma once

#include <lockscope/core/base/clock.h>

namespace Lockscope::App {

/// An order of the program to the guard. Both run the same executable, so the bytes of the structs go over a socket
/// that preserves message boundaries.
struct GuardOrder
{
    enum class Kind {
        Start, ///< run the command; the owner token follows the struct
        EndBy, ///< end the command at `at` unless another order comes; `why`: the reason
        End, ///< end the command now; the reason follows the struct, UTF-8
        Signal, ///< send the command signal `number`
    };
    enum class Why { NotRenewed, LongestHold };

    Kind kind = Kind::Signal;
    Why why = Why::NotRenewed;
    int number = 0;
    Instant::rep at = 0;
};

/// The guard's only report: the command has ended.
struct GuardReport
{
    bool cut = false; ///< it was ended because of its lock
    int status = 0; ///< the status of wait()
};

} // namespace Lockscope::App
