#include "lockcolumns.h"

#include "../filter/lockfigures.h"
#include "../tables/exportdialog.h"
#include "locktablemodel.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/dialects/words.h>
#include <lockscope/core/words/wording.h>

#include <QLocale>

#include <algorithm>
#include <array>
#include <limits>

namespace Lockscope {

namespace {

using Lock = LockState;
using Texts = LockTexts;
using Sort = LockSortContext;
using Key = LockSortKey;

constexpr qint64 kUnknown = std::numeric_limits<qint64>::max(); ///< sorts after every known value

template <typename Number>
qint64 orLast(const std::optional<Number> &number)
{
    return number ? static_cast<qint64>(*number) : kUnknown;
}

QString notKnown()
{
    return LockTableModel::tr("n/a");
}

QString orNone(const QString &text)
{
    return text.isEmpty() ? LockTableModel::tr("–") : visibleText(text, 200);
}

QString orEmpty(const QString &text)
{
    return text.isEmpty() ? QString() : visibleText(text, kWholeText);
}

void sortBySeverity(const Lock &lock, const Sort &, Key &key)
{
    // A notice moves no row: each acquisition by quorum passes through "held 3/5".
    key.numbers.first = -static_cast<qint64>(std::max(severityOf(lock), Severity::Notice));
}

QString wholeOwners(const Lock &lock, const Texts &)
{
    QByteArrayList owners = lock.holders();
    if (lock.assessment.verdict == Verdict::Split) {
        owners.clear();
        for (const auto &reading : lock.readings) {
            if (reading.answer == NodeReading::Answer::Present && reading.lock && !owners.contains(reading.lock->owner))
                owners.append(reading.lock->owner);
        }
    } else if (owners.isEmpty() && !lock.assessment.owner.isEmpty()) {
        owners.append(lock.assessment.owner);
    }
    QStringList texts;
    for (const auto &owner : std::as_const(owners))
        texts += Wording::ownerValue(owner, kWholeText);
    return texts.join(QStringLiteral("; "));
}

QString waiters(const Lock &lock, const Texts &)
{
    const auto &waiting = lock.waiters();
    if (!waiting || waiting->isZeroButIncomplete())
        return notKnown();
    return waiting->exact    ? QString::number(waiting->count)
        : waiting->isBound() ? LockTableModel::tr("≤ %1").arg(waiting->count)
                             : LockTableModel::tr("~ %1").arg(waiting->count);
}

QString dialectName(const Lock &lock, const Texts &)
{
    const QString dialect = Wording::dialect(lock.dialect());
    return lock.grade() == Grade::Known || !lock.isUnderstood()
        ? dialect
        : QStringLiteral("%1 (%2)").arg(dialect, Wording::grade(lock.grade()));
}

QString holdCount(const Lock &lock, const Texts &)
{
    const auto counts = lock.holdCounts();
    return !counts          ? notKnown()
        : !counts->differ() ? QString::number(counts->most)
                            : LockTableModel::tr("%1 to %2").arg(counts->least).arg(counts->most);
}

QString acquisitionsPerMinute(const Lock &lock, const Texts &texts)
{
    if (!texts.past || texts.past->window() <= Micros(0))
        return notKnown();
    const QString rate = QLocale().toString(texts.past->perMinute(texts.past->of(lock.name).acquisitions), 'f', 1);
    return texts.past->atLeast() ? LockTableModel::tr("≥ %1").arg(rate) : rate;
}

QString holdP99(const Lock &lock, const Texts &texts)
{
    const auto figures = texts.past ? texts.past->of(lock.name) : LockPast::Figures();
    return figures.holdP99 ? Wording::percentile(*figures.holdP99, figures.isP99Exact) : notKnown();
}

QString whyOfPast(const Lock &, const Texts &texts)
{
    if (!texts.past)
        return LockTableModel::tr("The history is not evaluated yet.");
    const QString window = LockTableModel::tr("Over the last %1.")
                               .arg(Wording::duration(std::chrono::floor<std::chrono::seconds>(texts.past->window())));
    return texts.past->atLeast() ? LockTableModel::tr("Lockscope may have missed short holds. %1").arg(window) : window;
}

QString whyOfP99(const Lock &lock, const Texts &texts)
{
    if (!texts.past || texts.past->of(lock.name).holdP99)
        return whyOfPast(lock, texts);
    const QString window = LockTableModel::tr("Over the last %1.")
                               .arg(Wording::duration(std::chrono::floor<std::chrono::seconds>(texts.past->window())));
    return LockTableModel::tr("Lockscope saw no complete hold. %1").arg(window);
}

// In the order of LockColumn::Id.
constexpr std::array<LockColumnSpec, LockColumn::Count> kColumns{{
    {.id = LockColumn::Verdict,
     .title = [] { return LockTableModel::tr("State"); },
     .width = 11,
     .least = 9,
     .isDefault = true,
     .hint = [] { return LockTableModel::tr("Worst first, then by name."); },
     .text = [](const Lock &lock, const Texts &) { return Wording::verdict(lock); },
     .sortKey = sortBySeverity,
     .cell = LockCell::Badge},
    {.id = LockColumn::Name,
     .title = [] { return LockTableModel::tr("Lock"); },
     .width = 14,
     .least = 12,
     .isDefault = true,
     .text = [](const Lock &lock, const Texts &) { return Wording::name(lock.name, 200); },
     .whole = [](const Lock &lock, const Texts &) { return Wording::name(lock.name, kWholeText); },
     .cell = LockCell::Name},
    {.id = LockColumn::Owner,
     .title = [] { return LockTableModel::tr("Owner"); },
     .width = 12,
     .least = 7,
     .isDefault = true,
     .text =
         [](const Lock &lock, const Texts &texts) {
             const QString owner = Wording::owner(lock);
             return texts.ownTokens.contains(lock.assessment.owner) ? LockTableModel::tr("★ this window: %1").arg(owner)
                                                                    : owner;
         },
     .whole = wholeOwners,
     .sortKey = [](const Lock &lock, const Sort &, Key &key) { key.text = Wording::owner(lock); }},
    {.id = LockColumn::Votes,
     .title = [] { return LockTableModel::tr("Nodes"); },
     .width = 7,
     .isDefault = true,
     .hint =
         [] {
             return LockTableModel::tr(
                 "A square per node. Filled: has this owner. Half: another owner. Empty: no key. Hatched: no answer.");
         },
     .text = [](const Lock &lock, const Texts &) { return Wording::votes(lock); },
     .sortKey = [](const Lock &lock, const Sort &, Key &key) { key.numbers.first = lock.assessment.votes; },
     .cell = LockCell::Votes},
    {.id = LockColumn::Ttl,
     .title = [] { return LockTableModel::tr("TTL"); },
     .width = 9,
     .least = 7,
     .isDefault = true,
     .hint = [] { return LockTableModel::tr("Remaining TTL, as part of the largest TTL seen"); },
     .text =
         [](const Lock &lock, const Texts &texts) {
             const Moment at = Moment{.now = texts.now, .wallNow = texts.wallNow}.notBefore(lock.assessedAt);
             return Wording::ttl(lock, at.now, at.wallNow);
         },
     .why =
         [](const Lock &lock, const Texts &) {
             return lock.assessment.verdict == Verdict::Unknown && lock.assessment.ttl
                 ? LockTableModel::tr("TTL on the nodes that answer. They are too few to know the holder.")
                 : QString();
         },
     .sortKey =
         [](const Lock &lock, const Sort &context, Key &key) {
             const auto end = endOf(lock, context.wallAhead);
             key.numbers.first = end ? end->time_since_epoch().count() : kUnknown;
         },
     .cell = LockCell::Ttl},
    {.id = LockColumn::Held,
     .title = [] { return LockTableModel::tr("Held"); },
     .width = 8,
     .isDefault = true,
     .isRight = true,
     .text = [](const Lock &lock,
                const Texts &texts) { return Wording::heldFor(lock, std::max(texts.now, lock.assessedAt)); },
     .why = [](const Lock &lock, const Texts &texts) { return Wording::unseen(lock, texts.now); },
     .sortKey =
         [](const Lock &lock, const Sort &, Key &key) {
             key.numbers.first = lock.assessment.isHeld() ? -lock.hold.since.time_since_epoch().count() : kUnknown;
         }},
    {.id = LockColumn::Waiters,
     .title = [] { return LockTableModel::tr("Waiters"); },
     .width = 6,
     .isDefault = true,
     .isRight = true,
     .hint =
         [] {
             return LockTableModel::tr(
                 "Number of waiters, if the library stores them. ~: estimate. ≤: includes waiters for other locks");
         },
     .text = waiters,
     .why =
         [](const Lock &lock, const Texts &) {
             return !lock.waiters() || lock.waiters()->isZeroButIncomplete() ? Wording::waiters(lock) : QString();
         },
     .sortKey = [](const Lock &lock, const Sort &,
                   Key &key) { key.numbers.first = lock.waiters() ? lock.waiters()->count : kUnknown; }},
    {.id = LockColumn::History,
     .title = [] { return LockTableModel::tr("Last 10 min"); },
     .width = 8,
     .isDefault = true,
     .hint = [] { return LockTableModel::tr("Each colour is an owner. A line below: clients waited."); },
     .text = [](const Lock &, const Texts &) { return QString(); },
     .cell = LockCell::History},
    {.id = LockColumn::Dialect,
     .title = [] { return LockTableModel::tr("Dialect"); },
     .width = 14,
     .text = dialectName,
     .sortKey = [](const Lock &lock, const Sort &, Key &key) { key.text = lock.dialect(); }},
    {.id = LockColumn::Mode,
     .title = [] { return LockTableModel::tr("Mode"); },
     .width = 9,
     .text = [](const Lock &lock, const Texts &) -> QString { return toString(lock.mode()); },
     .sortKey = [](const Lock &lock, const Sort &, Key &key) { key.numbers.first = static_cast<qint64>(lock.mode()); }},
    {.id = LockColumn::Resource,
     .title = [] { return LockTableModel::tr("Resource"); },
     .width = 18,
     .text = [](const Lock &lock, const Texts &) { return orNone(lock.resource()); },
     .whole = [](const Lock &lock, const Texts &) { return orEmpty(lock.resource()); },
     .sortKey = [](const Lock &lock, const Sort &, Key &key) { key.text = visibleText(lock.resource(), 200); }},
    {.id = LockColumn::Host,
     .title = [] { return LockTableModel::tr("Host"); },
     .width = 14,
     .text = [](const Lock &lock, const Texts &) { return orNone(lock.ownerInfo().host); },
     .whole = [](const Lock &lock, const Texts &) { return orEmpty(lock.ownerInfo().host); },
     .sortKey = [](const Lock &lock, const Sort &, Key &key) { key.text = visibleText(lock.ownerInfo().host, 200); }},
    {.id = LockColumn::Holds,
     .title = [] { return LockTableModel::tr("Hold count"); },
     .width = 9,
     .isRight = true,
     .text = holdCount,
     .sortKey =
         [](const Lock &lock, const Sort &, Key &key) {
             const auto counts = lock.holdCounts();
             key.numbers.first = counts ? counts->most : kUnknown;
         }},
    {.id = LockColumn::Fence,
     .title = [] { return LockTableModel::tr("Fencing token"); },
     .width = 11,
     .isRight = true,
     .text = [](const Lock &lock,
                const Texts &) { return lock.fencingToken() ? QString::number(*lock.fencingToken()) : notKnown(); },
     .sortKey = [](const Lock &lock, const Sort &, Key &key) { key.numbers.first = orLast(lock.fencingToken()); }},
    {.id = LockColumn::Acquisitions,
     .title = [] { return LockTableModel::tr("Acq/min"); },
     .width = 8,
     .isRight = true,
     .isOfPast = true,
     .hint = [] { return LockTableModel::tr("Recent takes per minute. ≥: Lockscope may have missed some"); },
     .text = acquisitionsPerMinute,
     .why = whyOfPast,
     .sortKey
     = [](const Lock &lock, const Sort &context,
          Key &key) { key.numbers.first = context.past ? context.past->of(lock.name).acquisitions : kUnknown; }},
    {.id = LockColumn::HoldP99,
     .title = [] { return LockTableModel::tr("p99 hold"); },
     .width = 8,
     .isRight = true,
     .isOfPast = true,
     .hint = [] { return LockTableModel::tr("99 % of the recent complete holds were shorter. ≈: within 1/16"); },
     .text = holdP99,
     .why = whyOfP99,
     .sortKey =
         [](const Lock &lock, const Sort &context, Key &key) {
             const auto p99 = context.past ? context.past->of(lock.name).holdP99 : std::nullopt;
             key.numbers.first = p99 ? p99->count() : kUnknown;
         }},
}};

} // namespace

const LockColumnSpec &columnSpec(LockColumn::Id column)
{
    const auto &spec = kColumns.at(static_cast<size_t>(column));
    Q_ASSERT(spec.id == column);
    return spec;
}

QString LockTexts::of(const LockState &lock, LockColumn::Id column) const
{
    return columnSpec(column).text(lock, *this);
}

QString LockTexts::whole(const LockState &lock, LockColumn::Id column) const
{
    const auto &spec = columnSpec(column);
    const QString whole = spec.whole ? spec.whole(lock, *this) : QString();
    return whole.isEmpty() ? spec.text(lock, *this) : whole;
}

QString LockTexts::whyOf(const LockState &lock, LockColumn::Id column) const
{
    const auto &spec = columnSpec(column);
    return spec.why ? spec.why(lock, *this) : QString();
}

} // namespace Lockscope
