#include "free.h"

#include "stock.h"

namespace Lockscope::Lab {

namespace {

using namespace Qt::StringLiterals;

Task<QString> run(Stage &stage)
{
    stage.setFree();
    co_await stage.openShops(StockOptions().stock);
    co_await Later<Done>(); // until stop()
    co_return QString();
}

} // namespace

const Scenario &freeScenario()
{
    static const Scenario kFree{
        .id = u"free"_s,
        .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Try it yourself: clients and nodes in your hands"),
        .caption = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                     "Start clients of any way of locking below, and do to them and to the nodes what "
                                     "you like. Redlock asks all five nodes; other ways use node A "
                                     "only, and what node A has alone is no majority of five"),
        .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "nothing: it ends when you stop it"),
        .nodes = 5,
        .run = run};
    return kFree;
}

} // namespace Lockscope::Lab
