#include "stock.h"

#include <algorithm>

namespace Lockscope::Lab {

namespace {

using namespace Qt::StringLiterals;

constexpr Millis kLongestWait{60'000};
constexpr int kSlowThinking = 15; ///< factor for slow speeds

QJsonObject spread(std::vector<double> values)
{
    if (values.empty())
        return {};
    std::sort(values.begin(), values.end());
    const auto rounded = [](double value) { return std::round(value * 10) / 10; };
    return {{u"median"_s, rounded(values[values.size() / 2])}, {u"longest"_s, rounded(values.back())}};
}

void append(std::vector<double> &values, const QJsonValue &more)
{
    const auto list = more.toArray();
    for (const auto &value : list)
        values.push_back(value.toDouble());
}

} // namespace

Task<QString> runStock(Stage &stage, const SchemeInfo &scheme, const StockOptions options)
{
    co_await stage.openShops(options.stock);
    const bool votes = scheme.nodes > 1; // a split vote needs time for others
    const ClientOptions how{
        .ttl = Millis(30'000), .retryMin = Millis(votes ? 20 : 2), .retryMax = Millis(votes ? 120 : 20)};
    std::vector<Task<ClientProcess *>> starting;
    for (int i = 0; i < options.processes; ++i)
        starting.push_back(stage.client(Words::tr("Shop %1").arg(i + 1), scheme.id, how));
    std::vector<ClientProcess *> shops;
    for (auto &start : starting) {
        ClientProcess *shop = co_await start;
        shops.push_back(shop);
    }
    co_await stage.passGate(); // if paused before, no buyer has started
    stage.gate().setHalting(true); // from now on a pause stops the buyers' processes

    const Millis wait = stage.pace()(kLongestWait);
    const int think = stage.pace().stretch > 1 ? options.thinkMs * kSlowThinking : options.thinkMs;
    const Millis stoodBefore = stage.gate().stoodStill();
    QElapsedTimer time;
    time.start();
    std::vector<Later<Said>> buying;
    for (int i = 0; i < options.processes; ++i) {
        const int share = options.buyers / options.processes + (i < options.buyers % options.processes ? 1 : 0);
        buying.push_back(
            shops.at(static_cast<size_t>(i))
                ->step(u"buy"_s,
                       {{u"buyers"_s, share}, {u"wait"_s, static_cast<qint64>(wait.count())}, {u"thinkMs"_s, think}},
                       wait));
    }
    QHash<QString, qint64> sums;
    std::vector<double> waits;
    std::vector<double> holds;
    bool triesKnown = true;
    for (const auto &shop : buying) {
        const Said said = co_await shop;
        for (const auto &name : {u"bought"_s, u"soldOut"_s, u"gaveUp"_s, u"refused"_s, u"commands"_s, u"tries"_s})
            sums[name] += said.value(name).toInteger();
        triesKnown = triesKnown && !said.value("tries"_L1).isNull();
        append(waits, said.value("waits"_L1));
        append(holds, said.value("holds"_L1));
    }
    const qint64 left = co_await stage.stock();
    const qint64 bought = sums.value(u"bought"_s);
    const qint64 lost = bought - (options.stock - left);
    const qint64 oversold = std::max<qint64>(0, bought - options.stock);
    const bool exact = lost == 0 && oversold == 0;

    stage.note(u"stock"_s, options.stock);
    stage.note(u"buyers"_s, options.buyers);
    stage.note(u"processes"_s, options.processes);
    stage.note(u"bought"_s, bought);
    stage.note(u"left"_s, left);
    stage.note(u"lost"_s, lost);
    stage.note(u"oversold"_s, oversold);
    stage.note(u"soldOut"_s, sums.value(u"soldOut"_s));
    stage.note(u"gaveUp"_s, sums.value(u"gaveUp"_s));
    stage.note(u"refused"_s, sums.value(u"refused"_s));
    // The library does not report its attempts.
    stage.note(u"attempts"_s, triesKnown ? QJsonValue(sums.value(u"tries"_s)) : QJsonValue());
    stage.note(u"commands"_s, sums.value(u"commands"_s));
    stage.note(u"thinkMs"_s, think);
    // A stopped buyer neither waited nor worked: times that include a pause say nothing about the scheme.
    const Millis stood = stage.gate().stoodStill() - stoodBefore;
    const bool isStraight = stood <= Stage::kStoodStill;
    stage.note(u"waitMs"_s, isStraight ? spread(waits) : QJsonValue());
    stage.note(u"holdMs"_s, isStraight ? spread(holds) : QJsonValue());
    stage.note(u"runMs"_s, isStraight ? QJsonValue(time.elapsed()) : QJsonValue());
    if (!isStraight)
        stage.note(u"stoodStillMs"_s, static_cast<qint64>(stood.count()));
    stage.expect(exact == scheme.exact,
                 scheme.exact ? Words::tr("what was sold is what is missing") : Words::tr("sales are lost"));
    if (scheme.exact)
        stage.expect(sums.value(u"gaveUp"_s) == 0, Words::tr("every buyer had the lock once"));
    co_return exact ? Words::tr("exact: %1 sold, %2 left").arg(bought).arg(left)
                    : Words::tr("wrong by %1: %2 sold, %3 left of %4, oversold %5")
                          .arg(lost)
                          .arg(bought)
                          .arg(left)
                          .arg(options.stock)
                          .arg(oversold);
}

} // namespace Lockscope::Lab
