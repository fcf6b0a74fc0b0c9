#pragma once

#include "scheme.h"
#include "stage.h"

namespace Lockscope::Lab {

struct StockOptions
{
    int stock = 100;
    int buyers = 100;
    int processes = 4; ///< client processes that run the buyers
    int thinkMs = 4; ///< upper limit between reading and writing; longer at slow speeds
};

/// The most attempts where chance matters: a broken scheme fails in at least one of them.
constexpr int kStockTries = 5;

/// The stock experiment. Buyers in several processes each acquire the lock, read the stock, think, write it back, and
/// release the lock. The number sold must equal the number missing.
[[nodiscard]] Task<QString> runStock(Stage &stage, const SchemeInfo &scheme, const StockOptions options);

} // namespace Lockscope::Lab
