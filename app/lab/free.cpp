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
        .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Try it yourself"),
        .caption
        = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                            "Start clients of any scheme under “By hand”, and do to them and to the nodes what you "
                            "like. Redlock asks all five nodes, other schemes only node A."),
        .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "nothing: the exercise ends when you stop it"),
        .nodes = 5,
        .run = run};
    return kFree;
}

} // namespace Lockscope::Lab
