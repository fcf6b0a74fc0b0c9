#pragma once

#include "scheme.h"
#include "stage.h"

namespace Lockscope::Lab {

/// How the stock experiment is done.
struct StockOptions
{
    int stock = 100;
    int buyers = 100;
    int processes = 4; ///< that the buyers are in
    int thinkMs = 4; ///< at most, between reading and writing back; longer where somebody wants to see it
};

/// Where chance has a part in it, at most so often: a scheme that is broken is broken in one of these.
constexpr int kStockTries = 5;

/// The stock experiment: buyers in several processes each take the lock, read the stock, decide, write it back, and give the lock
/// back. What was sold must be what is missing.
[[nodiscard]] Task<QString> runStock(Stage &stage, const SchemeInfo &scheme, const StockOptions options);

} // namespace Lockscope::Lab
