#include "textoutput.h"

#include "progress.h"

#include <lockscope/core/base/localtime.h>
#include <lockscope/core/base/text.h>
#include <lockscope/core/dialects/dialect.h>
#include <lockscope/core/dialects/words.h>
#include <lockscope/core/session/lockjson.h>
#include <lockscope/core/words/lockwords.h>
#include <lockscope/core/words/wording.h>

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <cstdio>
#include <map>
#include <numeric>
#include <sys/ioctl.h>
#include <unistd.h>

namespace Lockscope::App {

namespace {

struct TextTable
{
    Q_DECLARE_TR_FUNCTIONS(Lockscope::App::TextTable)
};

constexpr qsizetype kLongestError = 100'000;

/// East Asian wide characters and emoji, see Unicode's EastAsianWidth.txt.
bool isWide(char32_t c)
{
    static constexpr std::pair<char32_t, char32_t> kWide[]{
        {0x1100, 0x115F},   {0x2E80, 0x303E},   {0x3041, 0xA4CF},  {0xA960, 0xA97C}, {0xAC00, 0xD7A3},
        {0xF900, 0xFAFF},   {0xFE30, 0xFE6F},   {0xFF01, 0xFF60},  {0xFFE0, 0xFFE6}, {0x1F300, 0x1F64F},
        {0x1F680, 0x1F6FF}, {0x1F900, 0x1F9FF}, {0x20000, 0x3FFFD}};
    return std::ranges::any_of(kWide, [c](const auto &range) { return c >= range.first && c <= range.second; });
}

/// Cells of a terminal that the text takes.
qsizetype cellsOf(QStringView text)
{
    constexpr char16_t kFirstMark = 0x0300; // below, every character takes one cell
    if (std::all_of(text.utf16(), text.utf16() + text.size(), [](char16_t c) { return c < kFirstMark; }))
        return text.size();
    qsizetype cells = 0;
    const auto characters = text.toUcs4();
    for (const char32_t c : characters)
        cells += isWide(c) ? 2 : QChar::category(c) == QChar::Mark_NonSpacing ? 0 : 1;
    return cells;
}

QString cutToCells(const QString &text, qsizetype cells)
{
    if (cellsOf(text) <= cells)
        return text;
    qsizetype end = visibleBoundary(text, cells - 1);
    while (end > 0 && cellsOf(QStringView(text).left(end)) >= cells)
        end = visibleBoundary(text, end - 1);
    return text.left(end) + QChar(0x2026);
}

QList<qsizetype> widthsOf(const QList<QStringList> &rows)
{
    QList<qsizetype> widths;
    for (const auto &row : rows) {
        widths.resize(qMax(widths.size(), row.size()), 0);
        for (qsizetype i = 0; i < row.size(); ++i)
            widths[i] = qMax(widths.at(i), cellsOf(row.at(i)));
    }
    return widths;
}

/// Shortens the elastic columns, the widest first. Returns whether a row then fits.
bool fit(QList<qsizetype> &widths, int width, const QList<qsizetype> &elastic)
{
    constexpr qsizetype kLeast = 12;
    qsizetype excess = std::accumulate(widths.begin(), widths.end(), 2 * (widths.size() - 1)) - width;
    for (; excess > 0; --excess) {
        const auto widest = std::ranges::max_element(elastic, {}, [&](qsizetype i) { return widths.at(i); });
        if (widest == elastic.end() || widths.at(*widest) <= kLeast)
            return false;
        --widths[*widest];
    }
    return true;
}

/// A table of at most `width` cells; 0: nothing is cut. Where the elastic columns cannot give enough, the last column
/// is left out. A row with a severity has it as the colour of its first column.
QString columns(const QList<QStringList> &rows, int width, const QList<qsizetype> &elastic = {},
                const QList<Severity> &severities = {})
{
    auto widths = widthsOf(rows);
    if (width > 0 && !fit(widths, width, elastic) && !elastic.isEmpty()) {
        widths = widthsOf(rows);
        widths.removeLast();
        (void)fit(widths, width, elastic);
    }
    QString text;
    qsizetype number = 0;
    for (const auto &row : rows) {
        QString line;
        qsizetype first = 0;
        for (qsizetype i = 0; i < qMin(row.size(), widths.size()); ++i) {
            const QString cell = cutToCells(row.at(i), widths.at(i));
            line += cell;
            if (i == 0)
                first = line.size();
            if (i + 1 < widths.size())
                line += QString(widths.at(i) + 2 - cellsOf(cell), u' ');
        }
        if (width > 0)
            line = cutToCells(line, width);
        first = qMin(first, line.size());
        text += tinted(severities.value(number++, Severity::Fine), line.left(first)) + line.mid(first) + u'\n';
    }
    return text;
}

bool hidesKeys(const std::vector<NodeStatus> &nodes)
{
    return std::any_of(nodes.begin(), nodes.end(), [](const NodeStatus &node) { return node.hiddenKeys > 0; });
}

winsize terminalSize()
{
    winsize size{};
    if (isatty(STDOUT_FILENO) == 0 || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0)
        return {};
    return size;
}

/// Alarms, then warnings, then the others, each by name.
std::vector<LockStatePtr> worstFirst(const BoardMirror &board)
{
    std::vector<LockStatePtr> locks;
    locks.reserve(board.locks().size());
    for (const auto &[name, lock] : board.locks())
        locks.push_back(lock);
    std::ranges::stable_sort(locks, std::greater(),
                             [](const LockStatePtr &lock) { return std::max(severityOf(*lock), Severity::Notice); });
    return locks;
}

} // namespace

bool printBytes(const QByteArray &bytes)
{
    Progress::clear();
    return std::fwrite(bytes.constData(), 1, static_cast<size_t>(bytes.size()), stdout)
        == static_cast<size_t>(bytes.size())
        && std::fflush(stdout) == 0;
}

bool print(const QString &text)
{
    return printBytes(text.toUtf8());
}

bool print(const QJsonObject &object)
{
    return printBytes(jsonLine(object));
}

void printError(const QString &text)
{
    Progress::clear();
    // An address that was typed in a wrong place may have a password.
    static const QRegularExpression kPassword(QStringLiteral("(://[^\\s/@:]*):[^\\s/]*@"));
    const QString safe = QString(text).replace(kPassword, QStringLiteral("\\1:…@"));
    const QByteArray line = QByteArrayLiteral("lockscope: ") + visibleText(safe, kLongestError).toUtf8() + '\n';
    std::fwrite(line.constData(), 1, static_cast<size_t>(line.size()), stderr);
}

QString tinted(Severity severity, const QString &text)
{
    static const bool kHasColours
        = isatty(STDOUT_FILENO) != 0 && qEnvironmentVariableIsEmpty("NO_COLOR") && qgetenv("TERM") != "dumb";
    if (!kHasColours || severity < Severity::Warning)
        return text;
    return (severity == Severity::Alarm ? QStringLiteral("\033[1;31m") : QStringLiteral("\033[33m")) + text
        + QStringLiteral("\033[0m");
}

int terminalWidth()
{
    return terminalSize().ws_col;
}

int terminalHeight()
{
    return terminalSize().ws_row;
}

QString nodesText(const std::vector<NodeStatus> &nodes)
{
    QString text;
    for (const auto &node : nodes) {
        const QString label = visibleText(node.label, 60);
        const QString since = timeOfDay(node.since);
        if (node.retired) {
            text += TextTable::tr("– %1  has no part any more\n").arg(label);
            continue;
        }
        switch (node.reach) {
        case NodeStatus::Reach::Up:
            if (node.error)
                text += TextTable::tr("⚠ %1  not readable: %2\n").arg(label, visibleText(node.error->message, 300));
            else
                text += node.roundTrip
                    ? TextTable::tr("● %1  up, answers in %2\n").arg(label, Wording::duration(*node.roundTrip))
                    : TextTable::tr("● %1  up\n").arg(label);
            break;
        case NodeStatus::Reach::Down:
            text += TextTable::tr("✕ %1  %2 %3: %4\n")
                        .arg(label, node.everUp ? TextTable::tr("down since") : TextTable::tr("not reached since"),
                             since, node.error ? visibleText(node.error->message, 300) : QString());
            break;
        case NodeStatus::Reach::Connecting:
            text += node.error
                ? TextTable::tr("… %1  connecting: %2\n").arg(label, visibleText(node.error->message, 300))
                : TextTable::tr("… %1  connecting\n").arg(label);
            break;
        }
        if (node.clockSteppedAt)
            text += TextTable::tr("  ⚠ %1  its clock was set %2 by %3 at %4\n")
                        .arg(label, node.clockStep < Micros(0) ? TextTable::tr("back") : TextTable::tr("forward"),
                             Wording::duration(std::chrono::abs(node.clockStep)),
                             Wording::timeOfDay(*node.clockSteppedAt));
        if (node.failedOverAt)
            text += TextTable::tr("  ⇄ %1  failed over at %2: now at %3, before at %4\n")
                        .arg(label, Wording::timeOfDay(*node.failedOverAt), visibleText(node.address, 120),
                             visibleText(node.formerAddress, 120));
    }
    return text;
}

QString nodeErrorText(const NodeStatus &node)
{
    return withNode(node.label, node.error ? visibleText(node.error->message, 600) : QString());
}

QString withNode(const QString &label, const QString &text)
{
    const QString node = visibleText(label, 80);
    return text.contains(node) ? text : node + QStringLiteral(": ") + text;
}

QString hiddenKeysText(const NodeStatus &node)
{
    if (node.hiddenWhy && node.hiddenWhy->kind == ErrorKind::Unsupported)
        return TextTable::tr("%1: %n keys could not be read, so it is not known whether they are locks. %2", nullptr,
                             static_cast<int>(node.hiddenKeys))
            .arg(visibleText(node.label, 80), visibleText(node.hiddenWhy->message, 300));
    return TextTable::tr("%1: %n keys may not be read by this user, so it is not known whether they are locks. %2",
                         nullptr, static_cast<int>(node.hiddenKeys))
        .arg(visibleText(node.label, 80), node.hiddenWhy ? visibleText(node.hiddenWhy->message, 300) : QString());
}

QString leftOutText(const NodeStatus &node)
{
    return TextTable::tr("%1: at least %n locks are not shown, because there are too many. Watch fewer keys with "
                         "--pattern, or raise --most-locks.",
                         nullptr, static_cast<int>(node.leftOut))
        .arg(visibleText(node.label, 80));
}

QString undecidedKeysText(const NodeStatus &node)
{
    return TextTable::tr(
               "%1: %n keys have too many elements, a very long one, or ones that came too late: they were not "
               "read whole, so it is not known whether they are locks.",
               nullptr, static_cast<int>(node.undecidedKeys))
        .arg(visibleText(node.label, 80));
}

QString capabilityText(const std::vector<NodeStatus> &nodes)
{
    const WallTime now = Clock::system().wallNow();
    return Wording::capability(Capability::of(nodes, now), now) + QLatin1Char('\n');
}

QString summaryText(const std::vector<const BoardMirror *> &boards)
{
    qsizetype locks = 0;
    qsizetype concerning = 0;
    Severity worst = Severity::Fine;
    std::map<QString, qsizetype> states;
    for (const BoardMirror *board : boards) {
        locks += std::ssize(board->locks());
        for (const auto &[name, lock] : board->locks()) {
            if (severityOf(*lock) < Severity::Warning)
                continue;
            ++concerning;
            worst = std::max(worst, severityOf(*lock));
            ++states[Wording::verdict(*lock).section(u' ', 1)]; // without its sign
        }
    }
    if (locks == 0)
        return {};
    QStringList parts;
    for (const auto &[state, count] : states)
        parts += states.size() == 1 ? state : QString::number(count) + u' ' + state;
    const QString found = locks == 1 ? TextTable::tr("1 lock") : TextTable::tr("%1 locks").arg(locks);
    if (concerning == 0) {
        const bool isPart
            = std::ranges::any_of(boards, [](const BoardMirror *board) { return areLocksLeftOut(board->nodes()); });
        return found
            + (isPart ? TextTable::tr(", none of those shown needs attention.\n")
                      : TextTable::tr(", none needs attention.\n"));
    }
    return tinted(worst,
                  found
                      + (concerning == 1 ? TextTable::tr(", 1 needs attention")
                                         : TextTable::tr(", %1 need attention").arg(concerning))
                      + TextTable::tr(" (%1).").arg(parts.join(QStringLiteral(", "))))
        + u'\n';
}

QString locksText(const std::vector<const BoardMirror *> &boards, const Clock &clock, const TableOptions &options)
{
    std::optional<qsizetype> possible = 0;
    for (const BoardMirror *board : boards) {
        const auto ofOne = possibleKeys(board->nodes());
        possible = possible && ofOne ? std::optional(*possible + *ofOne) : std::nullopt;
    }
    const QString howToShow = TextTable::tr("Add --possible to show them.");
    const bool hasNone
        = std::all_of(boards.begin(), boards.end(), [](const BoardMirror *board) { return board->locks().empty(); });
    if (hasNone) {
        if (std::none_of(boards.begin(), boards.end(),
                         [](const BoardMirror *board) { return Capability::of(board->nodes()).readable > 0; }))
            return TextTable::tr("No node can be read, so nothing is known about locks.\n");
        if (options.isCut
            || std::any_of(boards.begin(), boards.end(), [](const BoardMirror *board) { return !board->isComplete(); }))
            return TextTable::tr("There are no locks among the keys that were read.\n");
        const bool hides = std::any_of(boards.begin(), boards.end(),
                                       [](const BoardMirror *board) { return hidesKeys(board->nodes()); });
        return Wording::noLocks(hides, possible, options.patterns)
            + (possible.value_or(0) > 0 ? u' ' + howToShow : QString()) + u'\n';
    }
    QStringList header{TextTable::tr("STATE"), TextTable::tr("NAME"), TextTable::tr("OWNER"), TextTable::tr("VOTES"),
                       TextTable::tr("TTL")};
    if (boards.size() > 1)
        header.insert(1, TextTable::tr("DB"));
    if (options.watched)
        header += TextTable::tr("HELD FOR");
    QList<QStringList> rows{header + QStringList{TextTable::tr("DIALECT")}};
    QList<Severity> severities{Severity::Fine};
    for (const BoardMirror *board : boards) {
        const auto database = databaseOf(board->nodes());
        for (const LockStatePtr &lock : worstFirst(*board)) {
            QStringList row{Wording::verdict(*lock), visibleText(lock->name, 200), Wording::owner(*lock),
                            Wording::votes(*lock), Wording::ttl(*lock, clock)};
            if (boards.size() > 1)
                row.insert(1, database ? QString::number(*database) : TextTable::tr("unknown"));
            if (options.watched)
                row += Wording::heldFor(*lock, clock.now());
            rows.append(row + QStringList{lock->dialect()});
            severities.append(severityOf(*lock));
        }
    }
    const qsizetype name = boards.size() > 1 ? 2 : 1;
    QString text = columns(rows, options.width, {name, name + 1}, severities);
    if (possible.value_or(0) > 0)
        text += Wording::mayBeLocks(*possible) + QStringLiteral(". ") + howToShow + u'\n';
    return text;
}

QString dialectsText()
{
    QList<QStringList> rows{{TextTable::tr("DIALECT"), TextTable::tr("TITLE"), TextTable::tr("RECOGNISED"),
                             TextTable::tr("TAKE"), TextTable::tr("RELEASE"), TextTable::tr("HOLD OFF"),
                             TextTable::tr("HOLDER"), TextTable::tr("CAVEATS")}};
    QString refusals;
    for (const auto &dialect : DialectCatalog::standard().all()) {
        const QJsonObject known = dialectToJson(*dialect);
        const auto says = [&known](const char *field) {
            return known.value(QLatin1String(field)).toBool() ? TextTable::tr("yes") : TextTable::tr("no");
        };
        rows.append({dialect->id(), dialect->title(),
                     dialect->sharesItsForms() ? TextTable::tr("by evidence") : TextTable::tr("always"),
                     says("takeable"), says("release"), says("holdOff"), toString(dialect->holderReaction()),
                     words(dialect->caveats()).join(QLatin1Char(' '))});
        if (const QString why = known.value(QLatin1String("releaseRefusal")).toString(); !why.isEmpty())
            refusals += why + QLatin1Char('\n');
    }
    return columns(rows, 0) + QLatin1Char('\n') + refusals;
}

QString lockText(const LockState &lock, const std::vector<NodeStatus> &nodes, const Clock &clock)
{
    const Instant now = clock.now();
    QString text
        = visibleText(lock.name, 1024) + QLatin1Char('\n') + LockWords::lead(lock, nodes, now).text + QLatin1Char('\n');
    const auto facts = Wording::facts(lock, clock.wallNow()) + Wording::caveats(lock.caveats());
    for (const auto &fact : facts)
        text += fact + QLatin1Char('\n');
    QList<QStringList> rows{
        {TextTable::tr("NODE"), TextTable::tr("OWNER"), TextTable::tr("TTL"), TextTable::tr("READ")}};
    for (const int node : lock.nodesToShow()) {
        const auto index = static_cast<size_t>(node);
        if (index >= nodes.size() || index >= lock.readings.size())
            continue;
        const auto &reading = lock.readings[index];
        QStringList row{visibleText(nodes[index].label, 60)};
        if (reading.answer == NodeReading::Answer::Present) {
            const auto left = reading.left(now);
            row << visibleText(reading.lock->owner, 200)
                << (left                                     ? Wording::duration(*left)
                        : reading.lock->details->valueExpiry ? Wording::ttl(lock, clock)
                                                             : Wording::ttl(reading.ttl));
        } else if (reading.answer == NodeReading::Answer::Absent) {
            row << TextTable::tr("○ no such lock") << TextTable::tr("–");
        } else {
            row << TextTable::tr("? unknown") << TextTable::tr("unknown");
        }
        row << (reading.answer == NodeReading::Answer::Unknown
                    ? TextTable::tr("–")
                    : TextTable::tr("%1 ago").arg(Wording::duration(now - reading.readAt)));
        rows.append(row);
    }
    return text + columns(rows, 0);
}

} // namespace Lockscope::App
