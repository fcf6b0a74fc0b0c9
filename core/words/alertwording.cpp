#include "alertwording.h"

#include "../base/text.h"

#include <algorithm>
#include <iterator>

namespace Lockscope {

namespace {

using Field = AlertRulePart::Field;

/// An alert with the values for its sentence.
struct AlertContext
{
    const Alert &alert;
    QString about; ///< of the lock or node
    WallTime at;

    [[nodiscard]] QString value() const { return QString::number(alert.value); }
    [[nodiscard]] QString threshold() const { return QString::number(alert.threshold); }
    /// Alert::lastFrom as time of day.
    [[nodiscard]] QString from() const
    {
        return Wording::timeOfDay(at - std::chrono::floor<Millis>(alert.at - alert.lastFrom));
    }
    [[nodiscard]] QString length() const { return Wording::duration(std::chrono::abs(Micros(alert.value))); }
    [[nodiscard]] QString longest() const { return Wording::duration(Micros(alert.threshold)); }
    [[nodiscard]] QString timesLately() const
    {
        return alert.value > 1 ? Lockscope::AlertWording::tr("; %1 times recently").arg(alert.value) : QString();
    }
};

QString overlap(const AlertContext &context)
{
    const Alert &alert = context.alert;
    if (!alert.isPast()) // after the rule's window Lockscope no longer checks the overlap
        return (alert.phase == Alert::Phase::Cleared
                    ? Lockscope::AlertWording::tr(
                        "Two owners may have relied on %1 from %2 on: exclusion may have failed")
                    : Lockscope::AlertWording::tr("Two owners may rely on %1 now, since %2: exclusion may fail"))
            .arg(context.about, context.from());
    const QString length = Wording::duration(alert.lastUntil - alert.lastFrom);
    if (alert.value > 1)
        return Lockscope::AlertWording::tr(
                   "Two owners may have relied on %1 at once: %4 times recently, last for %2, at %3")
            .arg(context.about, length, context.from(), context.value());
    return Lockscope::AlertWording::tr(
               "Two owners may have relied on %1 at once for %2, at %3: exclusion may have failed")
        .arg(context.about, length, context.from());
}

QString noMargin(const AlertContext &context)
{
    const bool isOver = context.alert.phase == Alert::Phase::Cleared;
    if (!context.alert.isBeyond())
        return isOver ? Lockscope::AlertWording::tr("One more node failure would have stopped locking")
                      : Lockscope::AlertWording::tr("One more node failure stops locking");
    return (isOver ? Lockscope::AlertWording::tr("Too few nodes could vote on new locks from %3 on: %1 of %2 needed")
                   : Lockscope::AlertWording::tr("Too few nodes can vote on new locks since %3: %1 of %2 needed"))
        .arg(context.value(), context.threshold(), context.from());
}

QList<AlertRulePart> words(const QString &text)
{
    return {{.text = text}};
}

QList<AlertRulePart> withWindow(const QString &text, const QString &whatFor)
{
    return {{.text = text}, {.text = whatFor, .field = Field::Window}};
}

QList<AlertRulePart> untilQuarantine(const QString &text)
{
    return withWindow(text, Lockscope::AlertWording::tr("The alert stays active this long"))
        + words(Lockscope::AlertWording::tr("or until its quarantine ends"));
}

/// The words for one kind of alert. Qt 6.8's lupdate needs the full class name before tr() in a table.
struct KindWords
{
    AlertKind kind;
    QString (*title)();
    QString (*now)(const AlertContext &context);
    QString (*was)(const AlertContext &context); ///< null: `now` already describes the past
    QList<AlertRulePart> (*rule)();
};

// In the order of AlertKind.
constexpr KindWords kKinds[]{
    {.kind = AlertKind::Overlap,
     .title = [] { return Lockscope::AlertWording::tr("overlap"); },
     .now = overlap,
     .was = nullptr,
     .rule =
         [] {
             return withWindow(Lockscope::AlertWording::tr("two owners rely on one lock; stays active for"),
                               Lockscope::AlertWording::tr(
                                   "The alert stays active this long, as past once only one owner relies on the lock"));
         }},
    {.kind = AlertKind::QuorumLost,
     .title = [] { return Lockscope::AlertWording::tr("quorum lost"); },
     .now =
         [](const AlertContext &context) {
             return Lockscope::AlertWording::tr("Too few nodes can be read: %1 of %2 needed. Locking has stopped, "
                                                "unless the others only reject reads")
                 .arg(context.value(), context.threshold());
         },
     .was =
         [](const AlertContext &context) {
             return Lockscope::AlertWording::tr("Too few nodes could be read: %1 of %2 needed. Locking had stopped, "
                                                "unless the others only rejected reads")
                 .arg(context.value(), context.threshold());
         },
     .rule = [] { return words(Lockscope::AlertWording::tr("clients cannot take locks")); }},
    {.kind = AlertKind::NoMargin,
     .title = [] { return Lockscope::AlertWording::tr("no margin"); },
     .now = noMargin,
     .was = noMargin,
     .rule = [] { return words(Lockscope::AlertWording::tr("one more node failure stops locking")); }},
    {.kind = AlertKind::NeverExpires,
     .title = [] { return Lockscope::AlertWording::tr("no expiry"); },
     .now =
         [](const AlertContext &context) {
             return Lockscope::AlertWording::tr("%1 never expires: if its owner is gone, it stays locked")
                 .arg(context.about);
         },
     .was
     = [](const AlertContext &context) { return Lockscope::AlertWording::tr("%1 had no expiry").arg(context.about); },
     .rule = [] { return words(Lockscope::AlertWording::tr("a lock has no expiry")); }},
    {.kind = AlertKind::RenewLate,
     .title = [] { return Lockscope::AlertWording::tr("renewing late"); },
     .now =
         [](const AlertContext &context) {
             return Lockscope::AlertWording::tr("%1 expires soon unless its owner renews it").arg(context.about);
         },
     .was =
         [](const AlertContext &context) {
             return Lockscope::AlertWording::tr("The owner of %1 was late to renew it").arg(context.about);
         },
     .rule = [] { return words(Lockscope::AlertWording::tr("a renewal is late")); }},
    {.kind = AlertKind::HeldLong,
     .title = [] { return Lockscope::AlertWording::tr("held long"); },
     .now =
         [](const AlertContext &context) {
             return (context.alert.isOneHold
                         ? Lockscope::AlertWording::tr("%1 has been held for ≥ %2; more than %3 is unusual")
                         : Lockscope::AlertWording::tr(
                             "%1 has been held for ≥ %2, if it is one hold; more than %3 is unusual"))
                 .arg(context.about, context.length(), context.longest());
         },
     .was =
         [](const AlertContext &context) {
             return (context.alert.isOneHold
                         ? Lockscope::AlertWording::tr("%1 was held for ≥ %2; more than %3 is unusual")
                         : Lockscope::AlertWording::tr(
                             "%1 was held for ≥ %2, if that was one hold; more than %3 is unusual"))
                 .arg(context.about, context.length(), context.longest());
         },
     .rule =
         [] {
             return words(Lockscope::AlertWording::tr("held for more than"))
                 + QList<AlertRulePart>{{.text = Lockscope::AlertWording::tr("Held for longer than this"),
                                         .field = Field::Threshold}}
             + words(Lockscope::AlertWording::tr("and"))
                 + QList<AlertRulePart>{{.text = Lockscope::AlertWording::tr(
                                             "0: every lock, even without a known usual hold time"),
                                         .field = Field::Factor}}
             + words(Lockscope::AlertWording::tr("times its 99th percentile"));
         }},
    {.kind = AlertKind::ManyWait,
     .title = [] { return Lockscope::AlertWording::tr("many waiters"); },
     .now =
         [](const AlertContext &context) {
             return Lockscope::AlertWording::tr("%1 has %2 waiters; more than %3 is unusual")
                 .arg(context.about, context.value(), context.threshold());
         },
     .was =
         [](const AlertContext &context) {
             return Lockscope::AlertWording::tr("%1 had %2 waiters at the end; more than %3 is unusual")
                 .arg(context.about, context.value(), context.threshold());
         },
     .rule =
         [] {
             return words(Lockscope::AlertWording::tr("more waiters than"))
                 + QList<AlertRulePart>{{.field = Field::Count}};
         }},
    {.kind = AlertKind::SplitOften,
     .title = [] { return Lockscope::AlertWording::tr("often split"); },
     .now =
         [](const AlertContext &context) {
             return Lockscope::AlertWording::tr("Clients keep each other from taking %1: %2 splits recently")
                 .arg(context.about, context.value());
         },
     .was =
         [](const AlertContext &context) {
             return Lockscope::AlertWording::tr("Clients kept each other from taking %1: at most %2 splits at a time")
                 .arg(context.about, context.value());
         },
     .rule =
         [] {
             return words(Lockscope::AlertWording::tr("more splits than"))
                 + QList<AlertRulePart>{{.field = Field::Count}}
             + withWindow(Lockscope::AlertWording::tr("within"),
                          Lockscope::AlertWording::tr("Counts the splits of this time"));
         }},
    {.kind = AlertKind::NodeDown,
     .title = [] { return Lockscope::AlertWording::tr("node down"); },
     .now =
         [](const AlertContext &context) {
             return Lockscope::AlertWording::tr("%1 cannot be read: Lockscope does not see its locks")
                 .arg(context.about);
         },
     .was =
         [](const AlertContext &context) {
             return Lockscope::AlertWording::tr("%1 could not be read: Lockscope did not see its locks")
                 .arg(context.about);
         },
     .rule = [] { return words(Lockscope::AlertWording::tr("a node cannot be read")); }},
    {.kind = AlertKind::NodeRestarted,
     .title = [] { return Lockscope::AlertWording::tr("node restarted"); },
     .now =
         [](const AlertContext &context) {
             return Lockscope::AlertWording::tr("%1 restarted: its locks may be lost").arg(context.about)
                 + context.timesLately();
         },
     .was = nullptr,
     .rule = [] { return untilQuarantine(Lockscope::AlertWording::tr("a node restarted; stays active for")); }},
    {.kind = AlertKind::NodeFailover,
     .title = [] { return Lockscope::AlertWording::tr("failover"); },
     .now =
         [](const AlertContext &context) {
             return Lockscope::AlertWording::tr("Another server replaced %1 and may lack the latest locks")
                        .arg(context.about)
                 + context.timesLately();
         },
     .was = nullptr,
     .rule
     = [] { return untilQuarantine(Lockscope::AlertWording::tr("another server replaced a node; stays active for")); }},
    {.kind = AlertKind::NodeEvicts,
     .title = [] { return Lockscope::AlertWording::tr("node evicts keys"); },
     .now =
         [](const AlertContext &context) {
             return Lockscope::AlertWording::tr("%1 may evict locks when its memory is full").arg(context.about);
         },
     .was =
         [](const AlertContext &context) {
             return Lockscope::AlertWording::tr("%1 could have evicted locks when its memory was full")
                 .arg(context.about);
         },
     .rule = [] { return words(Lockscope::AlertWording::tr("a full node may evict locks")); }},
    {.kind = AlertKind::ClockOff,
     .title = [] { return Lockscope::AlertWording::tr("clock off"); },
     .now =
         [](const AlertContext &context) {
             return (context.alert.value < 0 ? Lockscope::AlertWording::tr("The clock of %1 is %2 behind")
                                             : Lockscope::AlertWording::tr("The clock of %1 is %2 ahead"))
                 .arg(context.about, context.length());
         },
     .was =
         [](const AlertContext &context) {
             return (context.alert.value < 0 ? Lockscope::AlertWording::tr("The clock of %1 was %2 behind")
                                             : Lockscope::AlertWording::tr("The clock of %1 was %2 ahead"))
                 .arg(context.about, context.length());
         },
     .rule =
         [] {
             return words(Lockscope::AlertWording::tr("a clock is off by more than"))
                 + QList<AlertRulePart>{
                     {.text = Lockscope::AlertWording::tr("Off by more than this"), .field = Field::Threshold}};
         }},
    {.kind = AlertKind::OwnLost,
     .title = [] { return Lockscope::AlertWording::tr("own lock lost"); },
     .now =
         [](const AlertContext &context) {
             return Lockscope::AlertWording::tr("Your lock %1 is lost: stop the work that relies on it")
                 .arg(context.about);
         },
     .was =
         [](const AlertContext &context) {
             return Lockscope::AlertWording::tr("Your lock %1 was lost").arg(context.about);
         },
     .rule =
         [] {
             return withWindow(Lockscope::AlertWording::tr("this window lost its lock; stays active for"),
                               Lockscope::AlertWording::tr("The alert stays active this long"));
         }},
};

const KindWords &wordsOf(AlertKind kind)
{
    const auto &found = kKinds[std::min(static_cast<size_t>(kind), std::size(kKinds) - 1)];
    Q_ASSERT(found.kind == kind);
    return found;
}

} // namespace

QString AlertWording::subject(const Alert &alert, const std::vector<NodeStatus> &nodes)
{
    if (!alert.lock.isEmpty())
        return Wording::name(alert.lock, 120);
    const auto found = std::find_if(nodes.begin(), nodes.end(),
                                    [&alert](const NodeStatus &node) { return node.index == alert.node; });
    if (found != nodes.end())
        return visibleText(found->label, 60);
    return alert.node >= 0 ? Lockscope::AlertWording::tr("node %1").arg(alert.node + 1)
                           : Lockscope::AlertWording::tr("the deployment");
}

QString AlertWording::kind(AlertKind kind)
{
    return wordsOf(kind).title();
}

QList<AlertRulePart> AlertWording::ruleOf(AlertKind kind)
{
    return wordsOf(kind).rule();
}

QString AlertWording::sentence(const Alert &alert, const std::vector<NodeStatus> &nodes, WallTime toldAt)
{
    const QString about = subject(alert, nodes);
    if (alert.isDropped) {
        Alert stood = alert;
        stood.phase = Alert::Phase::Still;
        stood.isDropped = false;
        return Lockscope::AlertWording::tr("%1. This held when its rule changed; the new rule does not raise it")
            .arg(sentence(stood, nodes, toldAt));
    }
    const KindWords &words = wordsOf(alert.kind);
    return (alert.phase == Alert::Phase::Cleared && words.was ? words.was : words.now)(
        {.alert = alert, .about = about, .at = toldAt});
}

} // namespace Lockscope
