#include "alertwording.h"

#include <lockscope/core/base/text.h>

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
        return alert.value > 1 ? Lockscope::AlertWording::tr("; times lately: %1").arg(alert.value) : QString();
    }
};

QString overlap(const AlertContext &context)
{
    const Alert &alert = context.alert;
    if (!alert.isPast()) // after the rule's window Lockscope no longer checks the overlap
        return (alert.phase == Alert::Phase::Cleared
                    ? Lockscope::AlertWording::tr(
                        "Two owners may have relied on %1 at once, from %2 on: exclusion may have been broken")
                    : Lockscope::AlertWording::tr("Two owners may rely on %1 now, since %2: exclusion may be broken"))
            .arg(context.about, context.from());
    const QString length = Wording::duration(alert.lastUntil - alert.lastFrom);
    if (alert.value > 1)
        return Lockscope::AlertWording::tr(
                   "Two owners may have relied on %1 at once, the last time for %2, at %3; times lately: %4")
            .arg(context.about, length, context.from(), context.value());
    return Lockscope::AlertWording::tr(
               "Two owners may have relied on %1 at once for %2, at %3: exclusion may have been broken")
        .arg(context.about, length, context.from());
}

QString noMargin(const AlertContext &context)
{
    const bool isOver = context.alert.phase == Alert::Phase::Cleared;
    if (!context.alert.isBeyond())
        return isOver ? Lockscope::AlertWording::tr("With one more node lost, no lock could have been taken")
                      : Lockscope::AlertWording::tr("One more node lost, and no lock can be taken");
    return (isOver
                ? Lockscope::AlertWording::tr("From %3 on too few nodes were left to vote on new locks: %1, needed: %2")
                : Lockscope::AlertWording::tr(
                    "Since %3 too few nodes are left that may vote on new locks: %1, needed: %2"))
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
    return withWindow(text, Lockscope::AlertWording::tr("The alert stands for this long"))
        + words(Lockscope::AlertWording::tr("or its quarantine"));
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
             return withWindow(
                 Lockscope::AlertWording::tr("two owners rely on one lock; told for"),
                 Lockscope::AlertWording::tr("It is told for this long, as past once nobody relies on it twice"));
         }},
    {.kind = AlertKind::QuorumLost,
     .title = [] { return Lockscope::AlertWording::tr("quorum lost"); },
     .now =
         [](const AlertContext &context) {
             return Lockscope::AlertWording::tr("Too few nodes can be read to tell who holds what: %1, needed: %2. "
                                                "Unless they only refuse to be read, no lock can be taken")
                 .arg(context.value(), context.threshold());
         },
     .was =
         [](const AlertContext &context) {
             return Lockscope::AlertWording::tr("Too few nodes could be read to tell who held what: %1, needed: %2. "
                                                "Unless they only refused to be read, no lock could be taken")
                 .arg(context.value(), context.threshold());
         },
     .rule = [] { return words(Lockscope::AlertWording::tr("no lock can be taken")); }},
    {.kind = AlertKind::NoMargin,
     .title = [] { return Lockscope::AlertWording::tr("no margin"); },
     .now = noMargin,
     .was = noMargin,
     .rule = [] { return words(Lockscope::AlertWording::tr("one more node lost, and none can")); }},
    {.kind = AlertKind::NeverExpires,
     .title = [] { return Lockscope::AlertWording::tr("never expires"); },
     .now =
         [](const AlertContext &context) {
             return Lockscope::AlertWording::tr("%1 never expires: if its owner is gone it is stuck for ever")
                 .arg(context.about);
         },
     .was
     = [](const AlertContext &context) { return Lockscope::AlertWording::tr("%1 had no expiry").arg(context.about); },
     .rule = [] { return words(Lockscope::AlertWording::tr("a lock has no end")); }},
    {.kind = AlertKind::RenewLate,
     .title = [] { return Lockscope::AlertWording::tr("renewed late"); },
     .now =
         [](const AlertContext &context) {
             return Lockscope::AlertWording::tr("%1 will be lost unless its owner renews it").arg(context.about);
         },
     .was =
         [](const AlertContext &context) {
             return Lockscope::AlertWording::tr("A renewal of %1 was overdue").arg(context.about);
         },
     .rule = [] { return words(Lockscope::AlertWording::tr("a renewal is overdue")); }},
    {.kind = AlertKind::HeldLong,
     .title = [] { return Lockscope::AlertWording::tr("held long"); },
     .now =
         [](const AlertContext &context) {
             return (context.alert.isOneHold
                         ? Lockscope::AlertWording::tr("%1 has been held for %2 or longer; more than %3 is unusual")
                         : Lockscope::AlertWording::tr(
                             "%1 has been held for %2 or longer, if it is one hold; more than %3 is unusual"))
                 .arg(context.about, context.length(), context.longest());
         },
     .was =
         [](const AlertContext &context) {
             return (context.alert.isOneHold
                         ? Lockscope::AlertWording::tr("%1 was held for %2 or longer; more than %3 is unusual")
                         : Lockscope::AlertWording::tr(
                             "%1 was held for %2 or longer, if that was one hold; more than %3 is unusual"))
                 .arg(context.about, context.length(), context.longest());
         },
     .rule =
         [] {
             return words(Lockscope::AlertWording::tr("held for more than"))
                 + QList<AlertRulePart>{{.text = Lockscope::AlertWording::tr("Held for longer than this"),
                                         .field = Field::Threshold}}
             + words(Lockscope::AlertWording::tr("and"))
                 + QList<AlertRulePart>{{.text = Lockscope::AlertWording::tr(
                                             "0: every lock, even if its usual hold time is unknown"),
                                         .field = Field::Factor}}
             + words(Lockscope::AlertWording::tr("times its 99th percentile"));
         }},
    {.kind = AlertKind::ManyWait,
     .title = [] { return Lockscope::AlertWording::tr("many wait"); },
     .now =
         [](const AlertContext &context) {
             return Lockscope::AlertWording::tr("Waiting for %1: %2; more than %3 are many")
                 .arg(context.about, context.value(), context.threshold());
         },
     .was =
         [](const AlertContext &context) {
             return Lockscope::AlertWording::tr("At the end so many waited for %1: %2; more than %3 are many")
                 .arg(context.about, context.value(), context.threshold());
         },
     .rule =
         [] {
             return words(Lockscope::AlertWording::tr("more wait than"))
                 + QList<AlertRulePart>{{.field = Field::Count}};
         }},
    {.kind = AlertKind::SplitOften,
     .title = [] { return Lockscope::AlertWording::tr("often split"); },
     .now =
         [](const AlertContext &context) {
             return Lockscope::AlertWording::tr("Those who want %1 keep each other from it: splits lately: %2")
                 .arg(context.about, context.value());
         },
     .was =
         [](const AlertContext &context) {
             return Lockscope::AlertWording::tr(
                        "Those who wanted %1 kept each other from it: splits within a while, at most: %2")
                 .arg(context.about, context.value());
         },
     .rule =
         [] {
             return words(Lockscope::AlertWording::tr("more splits than"))
                 + QList<AlertRulePart>{{.field = Field::Count}}
             + withWindow(Lockscope::AlertWording::tr("within"),
                          Lockscope::AlertWording::tr("Splits are counted over this time"));
         }},
    {.kind = AlertKind::NodeDown,
     .title = [] { return Lockscope::AlertWording::tr("node down"); },
     .now =
         [](const AlertContext &context) {
             return Lockscope::AlertWording::tr("%1 cannot be read: what is locked there is not seen")
                 .arg(context.about);
         },
     .was =
         [](const AlertContext &context) {
             return Lockscope::AlertWording::tr("%1 could not be read: what was locked there was not seen")
                 .arg(context.about);
         },
     .rule = [] { return words(Lockscope::AlertWording::tr("a node cannot be read")); }},
    {.kind = AlertKind::NodeRestarted,
     .title = [] { return Lockscope::AlertWording::tr("node restarted"); },
     .now =
         [](const AlertContext &context) {
             return Lockscope::AlertWording::tr("%1 restarted: what it held in memory may be gone").arg(context.about)
                 + context.timesLately();
         },
     .was = nullptr,
     .rule = [] { return untilQuarantine(Lockscope::AlertWording::tr("a node restarted; stands for")); }},
    {.kind = AlertKind::NodeFailover,
     .title = [] { return Lockscope::AlertWording::tr("failover"); },
     .now =
         [](const AlertContext &context) {
             return Lockscope::AlertWording::tr("Another server took the place of %1: it may lack the latest locks")
                        .arg(context.about)
                 + context.timesLately();
         },
     .was = nullptr,
     .rule
     = [] { return untilQuarantine(Lockscope::AlertWording::tr("another server took a node's place; stands for")); }},
    {.kind = AlertKind::NodeEvicts,
     .title = [] { return Lockscope::AlertWording::tr("node evicts"); },
     .now =
         [](const AlertContext &context) {
             return Lockscope::AlertWording::tr("%1 may throw locks away when its memory is full").arg(context.about);
         },
     .was =
         [](const AlertContext &context) {
             return Lockscope::AlertWording::tr("%1 could have thrown locks away when its memory was full")
                 .arg(context.about);
         },
     .rule = [] { return words(Lockscope::AlertWording::tr("a full node may throw locks away")); }},
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
             return Lockscope::AlertWording::tr("Your lock %1 is lost: who relied on it must stop").arg(context.about);
         },
     .was =
         [](const AlertContext &context) {
             return Lockscope::AlertWording::tr("Your lock %1 was lost").arg(context.about);
         },
     .rule =
         [] {
             return withWindow(Lockscope::AlertWording::tr("a lock taken here is lost; stands for"),
                               Lockscope::AlertWording::tr("The alert stands for this long"));
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
        return Lockscope::AlertWording::tr("%1. So it stood when its rule was changed: it is not told any more")
            .arg(sentence(stood, nodes, toldAt));
    }
    const KindWords &words = wordsOf(alert.kind);
    return (alert.phase == Alert::Phase::Cleared && words.was ? words.was : words.now)(
        {.alert = alert, .about = about, .at = toldAt});
}

} // namespace Lockscope
