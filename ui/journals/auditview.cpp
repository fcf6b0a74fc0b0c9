#include "auditview.h"

#include "../kit/badge.h"
#include "../kit/elidedlabel.h"
#include "../kit/type.h"
#include "../tables/headerstate.h"
#include "../tables/rowcopy.h"
#include "../tables/steadytable.h"
#include "auditacts.h"
#include "journaldetails.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/control/aftermath.h>
#include <lockscope/core/words/resultwording.h>
#include <lockscope/core/words/wording.h>

#include <QAction>
#include <QClipboard>
#include <QDateTime>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSet>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Lockscope {

namespace {

constexpr int kSoonMillis = 100;
constexpr qsizetype kCellChars = 200;

enum AuditColumn { kTime, kWhat, kLock, kOwner, kOutcome, kReason, kDeployment, kWho };

QString textOf(const QJsonObject &entry, const QString &field, qsizetype maxChars = kCellChars)
{
    return visibleText(entry.value(field).toString(), maxChars);
}

QString cutInTheMiddle(const QJsonObject &entry, const QString &field)
{
    return Wording::cutInTheMiddle(entry.value(field).toString().toUtf8(), kCellChars);
}

/// The entry's lock, or several locks that were meant together.
QString lockOf(const QJsonObject &entry, qsizetype maxChars)
{
    const int locks = entry.value(u"locks"_s).toInt();
    if (locks < 2 || !entry.value(u"name"_s).isNull())
        return maxChars > kCellChars ? textOf(entry, u"name"_s, maxChars) : cutInTheMiddle(entry, u"name"_s);
    const QJsonArray list = entry.value(u"names"_s).toArray();
    QStringList names;
    for (const auto &name : list)
        names += visibleText(name.toString(), kCellChars);
    if (locks > names.size())
        names += u"…"_s;
    return visibleText(AuditView::tr("%n locks: %1", nullptr, locks).arg(names.join(u", "_s)), maxChars);
}

/// Names the act of a known event; empty: unknown.
QString nounOf(const AuditEvent &event)
{
    if (event.act == "release"_L1)
        return AuditView::tr("Release");
    if (event.act == "shorten-ttl"_L1)
        return AuditView::tr("TTL shortening");
    if (event.act == "set-ttl"_L1)
        return AuditView::tr("TTL setting");
    if (event.act == "put-back"_L1)
        return AuditView::tr("Restore");
    return {};
}

/// The outcomes on the nodes, counted.
struct Nodes
{
    int done = 0;
    int unknown = 0; ///< sent, but not answered
    int refused = 0;
    int absent = 0; ///< already gone
    int needless = 0; ///< the TTL had changed before

    /// The outcomes of nodes that carried the act out.
    static const QSet<QString> &did()
    {
        static const QSet<QString> words{u"released"_s, u"others-stay"_s, u"shortened"_s, u"ttl-set"_s, u"put-back"_s};
        return words;
    }

    explicit Nodes(const QJsonObject &entry)
    {
        const auto nodes = entry.value(u"nodes"_s).toArray();
        for (const auto &node : nodes) {
            const QString outcome = node.toObject().value(u"outcome"_s).toString();
            done += did().contains(outcome) ? 1 : 0;
            unknown += outcome == "unknown"_L1 ? 1 : 0;
            refused += outcome == "refused"_L1 ? 1 : 0;
            absent += outcome == "absent"_L1 ? 1 : 0;
            needless += outcome == "not-needed"_L1 ? 1 : 0;
        }
    }
};

/// Describes the event; shows an unknown event as it is.
QString eventOf(const QJsonObject &entry)
{
    const AuditEvent event = AuditEvent::of(entry);
    const QString noun = nounOf(event);
    if (noun.isEmpty())
        return visibleText(entry.value(u"event"_s).toString(), 60);
    if (event.stage == "intent"_L1)
        return AuditView::tr("… %1 started").arg(noun);
    if (event.stage == "refused"_L1)
        return AuditView::tr("✖ %1 refused").arg(noun);
    if (event.stage == "cancelled"_L1)
        return AuditView::tr("– %1 cancelled").arg(noun);
    if (event.stage == "skipped"_L1)
        return AuditView::tr("– %1 skipped").arg(noun);
    if (event.stage == "known"_L1)
        return AuditView::tr("ℹ %1: found later").arg(noun);
    if (event.stage == "aftermath"_L1)
        return (aftermathKind(entry.value(u"finding"_s).toString()) == Aftermath::Kind::CameBack
                    ? AuditView::tr("⚠ %1: lock came back")
                    : AuditView::tr("ℹ %1: afterwards"))
            .arg(noun);
    if (event.stage == "outcome"_L1) {
        if (entry.value(u"denied"_s).toBool())
            return AuditView::tr("✖ %1 refused").arg(noun);
        if (entry.value(u"mayStillBeHeld"_s).toBool())
            return AuditView::tr("⚠ %1 incomplete").arg(noun);
        const Nodes nodes(entry);
        if (entry.value(u"complete"_s).toBool())
            return (nodes.done == 0 && nodes.needless > 0     ? AuditView::tr("○ %1 not needed")
                        : nodes.done == 0 && nodes.absent > 0 ? AuditView::tr("✔ %1: already gone")
                                                              : AuditView::tr("✔ %1 done"))
                .arg(noun);
        return (nodes.done > 0          ? AuditView::tr("⚠ %1 partly done")
                    : nodes.unknown > 0 ? AuditView::tr("? %1 unconfirmed")
                    : nodes.refused > 0 ? AuditView::tr("✖ %1 refused")
                                        : AuditView::tr("✖ %1 failed"))
            .arg(noun);
    }
    return visibleText(entry.value(u"event"_s).toString(), 60);
}

Severity severityOf(const QJsonObject &entry)
{
    const QString stage = AuditEvent::of(entry).stage;
    if (stage == "refused"_L1)
        return Severity::Warning;
    if (const auto finding = aftermathKind(entry.value(u"finding"_s).toString()); stage == "aftermath"_L1 && finding)
        return Aftermath::severityOf(*finding);
    if (stage != "outcome"_L1)
        return Severity::Notice;
    const bool isWhole = entry.value(u"complete"_s).toBool() && !entry.value(u"mayStillBeHeld"_s).toBool();
    return isWhole ? Severity::Fine : Severity::Warning;
}

/// Describes a node's plan or outcome; shows an unknown word as it is.
QString inWords(const QString &word)
{
    static const QMap<QString, const char *> words{
        {QStringLiteral("release"), QT_TRANSLATE_NOOP("Lockscope::AuditView", "to be released")},
        {QStringLiteral("release-and-hold-off"),
         QT_TRANSLATE_NOOP("Lockscope::AuditView", "to be released and blocked for new owners")},
        {QStringLiteral("shorten-ttl"), QT_TRANSLATE_NOOP("Lockscope::AuditView", "TTL to be shortened")},
        {QStringLiteral("set-ttl"), QT_TRANSLATE_NOOP("Lockscope::AuditView", "TTL to be set")},
        {QStringLiteral("put-back"), QT_TRANSLATE_NOOP("Lockscope::AuditView", "restored")},
        {QStringLiteral("expired"), QT_TRANSLATE_NOOP("Lockscope::AuditView", "already expired")},
        {QStringLiteral("ends-sooner"), QT_TRANSLATE_NOOP("Lockscope::AuditView", "ends sooner anyway")},
        {QStringLiteral("no-ttl"), QT_TRANSLATE_NOOP("Lockscope::AuditView", "without TTL")},
        {QStringLiteral("has-ttl"), QT_TRANSLATE_NOOP("Lockscope::AuditView", "has a TTL")},
        {QStringLiteral("not-released"), QT_TRANSLATE_NOOP("Lockscope::AuditView", "was not released")},
        {QStringLiteral("nothing-there"), QT_TRANSLATE_NOOP("Lockscope::AuditView", "nothing there")},
        {QStringLiteral("other-owner"), QT_TRANSLATE_NOOP("Lockscope::AuditView", "another owner")},
        {QStringLiteral("not-comparable"), QT_TRANSLATE_NOOP("Lockscope::AuditView", "owner not comparable")},
        {QStringLiteral("no-scripts"), QT_TRANSLATE_NOOP("Lockscope::AuditView", "no scripts on the node")},
        {QStringLiteral("too-long"), QT_TRANSLATE_NOOP("Lockscope::AuditView", "value too long to compare")},
        {QStringLiteral("unreachable"), QT_TRANSLATE_NOOP("Lockscope::AuditView", "unreachable")},
        {QStringLiteral("released"), QT_TRANSLATE_NOOP("Lockscope::AuditView", "released")},
        {QStringLiteral("others-stay"), QT_TRANSLATE_NOOP("Lockscope::AuditView", "released, other holders stay")},
        {QStringLiteral("shortened"), QT_TRANSLATE_NOOP("Lockscope::AuditView", "TTL shortened")},
        {QStringLiteral("ttl-set"), QT_TRANSLATE_NOOP("Lockscope::AuditView", "TTL set")},
        {QStringLiteral("not-needed"), QT_TRANSLATE_NOOP("Lockscope::AuditView", "not needed")},
        {QStringLiteral("withdrawn"), QT_TRANSLATE_NOOP("Lockscope::AuditView", "withdrawn")},
        {QStringLiteral("refused"), QT_TRANSLATE_NOOP("Lockscope::AuditView", "refused")},
        {QStringLiteral("absent"), QT_TRANSLATE_NOOP("Lockscope::AuditView", "already gone")},
        {QStringLiteral("unknown"), QT_TRANSLATE_NOOP("Lockscope::AuditView", "outcome unknown")},
        {QStringLiteral("failed"), QT_TRANSLATE_NOOP("Lockscope::AuditView", "failed")},
        {QStringLiteral("not-tried"), QT_TRANSLATE_NOOP("Lockscope::AuditView", "not tried")},
    };
    const char *known = words.value(word, nullptr);
    return known != nullptr ? AuditView::tr(known) : visibleText(word, 30);
}

QString outcomeOf(const QJsonObject &entry)
{
    if (entry.contains(u"error"_s))
        return textOf(entry, u"error"_s);
    if (const QString because = entry.value(u"because"_s).toString(); !because.isEmpty())
        return because == "surprise"_L1 ? AuditView::tr("an earlier release did not go as planned")
            : because == "stopped"_L1   ? AuditView::tr("stopped before its turn")
                                        : visibleText(because, 60);
    static const QSet<QString> meant{u"release"_s, u"release-and-hold-off"_s, u"shorten-ttl"_s, u"set-ttl"_s,
                                     u"put-back"_s};
    QMap<std::pair<bool, QString>, int> counts; ///< what was done, or is to be done, comes first
    QStringList unknown; ///< nodes to look at
    const auto nodes = entry.value(u"nodes"_s).toArray();
    for (const auto &node : nodes) {
        const QJsonObject object = node.toObject();
        const bool isDone = object.contains(u"outcome"_s);
        const QString word = object.value(isDone ? u"outcome"_s : u"effect"_s).toString();
        const auto add = [&, isRest = !(isDone ? Nodes::did() : meant).contains(word)](const QString &words) {
            ++counts[{isRest, words}];
        };
        if (word == "put-back"_L1 && !isDone) // plan and outcome share this word
            add(AuditView::tr("to be restored"));
        else if (word == "not-tried"_L1 && object.value(u"error"_s).isString()) // the error says why
            add(AuditView::tr("not readable, nothing sent"));
        else if (word == "released"_L1 && entry.value(u"act"_s).toString() == "release-and-hold-off"_L1)
            add(AuditView::tr("released and blocked for new owners"));
        else if (word == "unknown"_L1 && object.contains(u"node"_s))
            unknown += textOf(object, u"node"_s, 60);
        else if (!word.isEmpty())
            add(inWords(word));
    }
    QStringList parts;
    for (auto it = counts.begin(); it != counts.end(); ++it)
        parts += AuditView::tr("%1 on %n nodes", nullptr, it.value()).arg(it.key().second);
    if (!unknown.isEmpty())
        parts += AuditView::tr("outcome unknown on %1: check there").arg(unknown.join(QStringLiteral(", ")));
    return parts.join(QStringLiteral(", "));
}

/// Describes what a node that had not answered was later found to have.
QString foundOf(const QJsonObject &entry)
{
    QStringList parts;
    const auto nodes = entry.value(u"nodes"_s).toArray();
    for (const auto &each : nodes) {
        const QJsonObject node = each.toObject();
        const QString label = textOf(node, u"node"_s, 60);
        const QString found = node.value(u"found"_s).toString();
        if (found == "gone"_L1)
            parts += AuditView::tr("%1: gone").arg(label);
        else if (found == "there"_L1 && node.contains(u"ttlMs"_s))
            parts += AuditView::tr("%1: still held by its owner, TTL %2")
                         .arg(label, Wording::duration(Millis(node.value(u"ttlMs"_s).toInteger())));
        else if (found == "there"_L1)
            parts += AuditView::tr("%1: still held by its owner").arg(label);
        else if (found == "other-owner"_L1)
            parts += AuditView::tr("%1: held by %2").arg(label, textOf(node, u"foundOwner"_s, 60));
        else if (found == "no-lock"_L1)
            parts += AuditView::tr("%1: a key that is not a lock").arg(label);
        else
            parts += label + u": "_s + visibleText(found, 30);
    }
    return parts.join(QStringLiteral(", "));
}

/// Describes what became of the lock; shows an unknown word as it is.
QString aftermathOf(const QJsonObject &entry)
{
    const auto time = [&entry](const QString &field) { return Millis(entry.value(field).toInteger()); };
    const auto finding = aftermathKind(entry.value(u"finding"_s).toString());
    return finding
        ? ResultWording::inShort(*finding, textOf(entry, u"foundOwner"_s, 60), time(u"afterMs"_s), time(u"watchedMs"_s))
        : textOf(entry, u"finding"_s, 60);
}

/// What came of the act, as far as this line tells it.
QString resultOf(const QJsonObject &entry)
{
    const QString stage = AuditEvent::of(entry).stage;
    return stage == "known"_L1 ? foundOf(entry) : stage == "aftermath"_L1 ? aftermathOf(entry) : outcomeOf(entry);
}

/// The whole entry, one line per field and per node, so that many nodes fit on the screen.
QString linesOf(const QJsonObject &entry)
{
    const auto shown = [](const QJsonValue &value) {
        // A single value is no JSON document.
        const QByteArray array = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
        return visibleText(array.sliced(1, array.size() - 2), 400);
    };
    QStringList lines;
    for (auto it = entry.begin(); it != entry.end(); ++it) {
        const QJsonArray array = it.value().toArray();
        if (array.isEmpty() || !array.first().isObject()) {
            lines += visibleText(it.key(), 60) + u": "_s + shown(it.value());
            continue;
        }
        lines += visibleText(it.key(), 60) + u':';
        for (const auto &each : array)
            lines += u"  "_s + shown(each);
    }
    return lines.join(u'\n');
}

void addLines(KeyedRow &row)
{
    row.head = row.texts.value(kLock);
    QStringList parts;
    for (const auto &[column, words] : {std::pair(kOutcome, u"%1"_s), std::pair(kReason, AuditView::tr("Reason: %1")),
                                        std::pair(kOwner, AuditView::tr("Owner: %1"))}) {
        if (const QString text = row.texts.value(column); !text.isEmpty())
            parts += words.arg(text);
    }
    row.below = parts.join(u" · "_s);
}

KeyedRow rowFor(const JournalLine &line)
{
    KeyedRow row{.key = QByteArray::number(line.number)};
    const QJsonObject &entry = line.entry;
    if (entry.isEmpty()) {
        row.severity = Severity::Warning;
        row.texts = {AuditView::tr("?"), AuditView::tr("⚠ Unreadable"), {}, {}, visibleText(line.raw, 200), {}, {}, {}};
        row.details = AuditView::tr("This line cannot be parsed:\n%1").arg(visibleText(line.raw, 400));
        row.head = AuditView::tr("Unreadable line");
        row.below = visibleText(line.raw, 200);
        return row;
    }
    const auto time = QDateTime::fromString(entry.value(u"time"_s).toString(), Qt::ISODateWithMs).toLocalTime();
    const QJsonObject actor = entry.value(u"actor"_s).toObject();
    row.severity = severityOf(entry);
    row.texts = {time.isValid() ? time.toString(QStringLiteral("yyyy-MM-dd HH:mm:ss")) : textOf(entry, u"time"_s),
                 eventOf(entry),
                 lockOf(entry, kCellChars),
                 cutInTheMiddle(entry, u"owner"_s),
                 resultOf(entry),
                 textOf(entry, u"reason"_s),
                 textOf(entry, u"deployment"_s),
                 visibleText(actor.value(u"user"_s).toString() + u'@' + actor.value(u"host"_s).toString(), 80)};
    row.whole = {{},
                 {},
                 lockOf(entry, kWholeText),
                 textOf(entry, u"owner"_s, kWholeText),
                 {},
                 textOf(entry, u"reason"_s, kWholeText)};
    row.details = linesOf(entry);
    addLines(row);
    return row;
}

/// One row for all lines of an act: when it began, and what came of it.
KeyedRow rowFor(const AuditAct &act, const std::vector<JournalLine> &lines, const std::vector<KeyedRow> &rows)
{
    const size_t first = act.lines.front();
    if (act.lines.size() == 1)
        return rows[first];
    size_t last = first; // the line that tells the outcome
    std::optional<size_t> afterwards; // the last: what earlier lines found is no longer true
    QStringList outcomes;
    QStringList details;
    for (const size_t line : act.lines) {
        const QString stage = AuditEvent::of(lines[line].entry).stage;
        if (stage == "outcome"_L1)
            last = line;
        if (stage == "aftermath"_L1)
            afterwards = line;
        else if (stage != "intent"_L1 && !rows[line].texts.value(kOutcome).isEmpty())
            outcomes += rows[line].texts.value(kOutcome);
        details += rows[line].details;
    }
    KeyedRow row = rows[last];
    row.key = rows[first].key;
    row.texts[kTime] = rows[first].texts.value(kTime);
    // What is true afterwards leads over what was done.
    if (afterwards)
        outcomes.prepend(rows[*afterwards].texts.value(kOutcome));
    row.texts[kOutcome] = outcomes.join(u" · "_s);
    if (afterwards && rows[*afterwards].severity >= Severity::Warning) {
        row.severity = rows[*afterwards].severity;
        row.texts[kWhat] = rows[*afterwards].texts.value(kWhat);
    }
    row.details = details.join(u"\n\n"_s);
    addLines(row);
    return row;
}

} // namespace

AuditView::AuditView(const QString &path, QWidget *parent)
    : QWidget(parent)
    , m_path(path)
    , m_reader(path)
    , m_watcher(this)
    , m_soon(this)
    , m_table(new SteadyTable(
          {tr("Time"), tr("What"), tr("Lock"), tr("Owner"), tr("Outcome"), tr("Reason"), tr("Deployment"), tr("Who")},
          this))
    , m_details(new JournalDetails(m_table, this))
    , m_filter(new QLineEdit(this))
    , m_summary(new ElidedLabel(this))
{
    m_table->setObjectName(QStringLiteral("auditTable"));
    m_table->setAccessibleName(tr("Audit journal"));
    const int em = fontMetrics().horizontalAdvance(QLatin1Char('m'));
    m_table->setBadgeColumn(kWhat);
    m_table->setTwoLines(kLock);
    m_table->setProperty(RowCopy::kCopiesHidden, true);
    for (const auto &[column, width] : {std::pair(kTime, 13), std::pair(kWhat, 15), std::pair(kWho, 12)})
        m_table->setColumnWidth(column, width * em);
    const int aMoment = fontMetrics().horizontalAdvance(QStringLiteral("2000-00-00 00:00:00")) + 2 * em;
    m_table->setColumnWidth(kTime, std::max(m_table->columnWidth(kTime), aMoment));
    const int aBadge = badgeWidth(tr("⚠ %1: lock came back").arg(tr("TTL shortening")), font());
    m_table->setColumnWidth(kWhat, std::max(m_table->columnWidth(kWhat), aBadge + 2 * em));
    m_table->horizontalHeader()->setStretchLastSection(false);
    hideParts();
    m_filter->setObjectName(QStringLiteral("auditFilter"));
    m_filter->setPlaceholderText(tr("Filter: words that an entry must contain"));
    m_filter->setAccessibleName(tr("Audit journal filter"));
    m_filter->setClearButtonEnabled(true);
    m_summary->setObjectName(QStringLiteral("auditSummary"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kPageMargin, 3 * kGrid, kPageMargin, 2 * kGrid);
    layout->addWidget(m_filter);
    layout->addWidget(new DetailsSplitter(m_table, m_details, this), 1);
    layout->addWidget(m_summary);
    setFocusProxy(m_table);
    auto *showDetails = new QAction(tr("&Details"), m_table);
    showDetails->setObjectName(QStringLiteral("auditDetailsAction"));
    m_table->insertAction(m_table->actions().value(0), showDetails);
    connect(showDetails, &QAction::triggered, this, &AuditView::openDetails);
    connect(m_table, &QTableView::activated, this, &AuditView::openDetails);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &AuditView::updateDetails);
    connect(m_table->rowsModel(), &QAbstractItemModel::dataChanged, this, &AuditView::updateDetails);
    auto *copyEntry = new QAction(tr("Copy &entry"), m_table);
    copyEntry->setObjectName(QStringLiteral("copyEntryAction"));
    m_table->addAction(copyEntry);
    connect(copyEntry, &QAction::triggered, this, [this] {
        if (const auto *row = m_table->current(); row != nullptr && !row->details.isEmpty())
            QGuiApplication::clipboard()->setText(row->details);
    });

    m_soon.setSingleShot(true);
    m_soon.setInterval(kSoonMillis);
    m_pool.setMaxThreadCount(1);
    connect(&m_soon, &QTimer::timeout, this, &AuditView::read);
    connect(m_filter, &QLineEdit::textChanged, this, [this] { showLines(true); });
    const auto soon = [this] {
        if (!m_soon.isActive())
            m_soon.start();
    };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, soon);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, soon);
}

AuditView::~AuditView() = default;

void AuditView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    QMetaObject::invokeMethod(this, &AuditView::read, Qt::QueuedConnection); // visible only after this event
}

void AuditView::watch()
{
    // The watcher drops a replaced file. The folder reports a file that does not exist yet.
    if (QFileInfo::exists(m_path) && !m_watcher.files().contains(m_path))
        m_watcher.addPath(m_path);
    const QString folder = QFileInfo(m_path).absolutePath();
    if (QFileInfo::exists(folder) && !m_watcher.directories().contains(folder))
        m_watcher.addPath(folder);
}

void AuditView::read()
{
    if (!isVisible())
        return;
    watch();
    if (std::exchange(m_isBusy, true)) {
        m_again = true;
        return;
    }
    m_pool.start([this] {
        auto picture = makePicture();
        // Safe: the destructor waits for the pool.
        QMetaObject::invokeMethod(this, [this, picture = std::move(picture)] { take(picture); });
    });
}

std::shared_ptr<const AuditView::Picture> AuditView::makePicture()
{
    m_reader.read();
    auto picture = std::make_shared<Picture>();
    picture->lines = m_reader.lines();
    picture->skipped = m_reader.skipped();
    picture->error = m_reader.error();
    QHash<quint64, KeyedRow> rows;
    rows.reserve(static_cast<qsizetype>(picture->lines.size()));
    picture->rows.reserve(picture->lines.size());
    for (const auto &line : picture->lines) {
        const auto known = m_rows.constFind(line.number);
        picture->rows.push_back(known != m_rows.cend() ? *known : rowFor(line));
        rows.insert(line.number, picture->rows.back());
    }
    m_rows = std::move(rows);
    picture->acts = auditActs(picture->lines);
    picture->actRows.reserve(picture->acts.size());
    for (const AuditAct &act : picture->acts)
        picture->actRows.push_back(rowFor(act, picture->lines, picture->rows));
    return picture;
}

void AuditView::take(const std::shared_ptr<const Picture> &picture)
{
    m_isBusy = false;
    m_picture = picture;
    showLines(false);
    if (std::exchange(m_again, false))
        read();
}

bool AuditView::rowsWait() const
{
    return m_table->rowsWait();
}

void AuditView::sortNow()
{
    m_table->sortNow();
}

void AuditView::openDetails()
{
    if (m_table->current() == nullptr)
        return;
    m_details->open();
    updateDetails();
}

void AuditView::updateDetails()
{
    if (!m_details->isVisible())
        return;
    const auto *row = m_table->current();
    if (row == nullptr) {
        m_details->setEntry(tr("Select an entry"), {}, {});
        return;
    }
    QStringList facts;
    for (const int column : {kOutcome, kReason, kOwner, kDeployment, kWho}) {
        const QString text = row->texts.value(column);
        if (!text.isEmpty())
            facts += tr("%1: %2").arg(m_table->rowsModel()->headerData(column, Qt::Horizontal).toString(), text);
    }
    m_details->setEntry(row->head, tr("%1 · %2").arg(row->texts.value(kWhat), row->texts.value(kTime)),
                        facts.join(u'\n') + u"\n\n"_s + row->details);
}

void AuditView::hideParts()
{
    auto *header = m_table->horizontalHeader();
    for (const int column : {kOwner, kOutcome, kReason, kDeployment})
        header->hideSection(column);
    header->setSectionResizeMode(kLock, QHeaderView::Stretch);
}

void AuditView::showLines(bool asked)
{
    if (m_picture == nullptr)
        return;
    const QStringList words = m_filter->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    QList<KeyedRow> rows;
    for (auto place = m_picture->actRows.rbegin(); place != m_picture->actRows.rend(); ++place) {
        const KeyedRow &row = *place;
        if (std::all_of(words.begin(), words.end(), [&](const QString &word) {
                return row.details.contains(word, Qt::CaseInsensitive)
                    || row.texts.join(u' ').contains(word, Qt::CaseInsensitive);
            }))
            rows += row;
    }
    const auto total = static_cast<qsizetype>(m_picture->acts.size());
    m_table->setEmptyText(m_picture->error ? tr("The journal cannot be read: %1").arg(*m_picture->error)
                              : total == 0 ? tr("No actions yet. Every release, refusal and cancel is recorded here.")
                                           : tr("No entry matches the filter."));
    m_table->setRows(rows, asked ? SteadyTable::Rows::Asked : SteadyTable::Rows::News);
    QString text
        = rows.size() == total ? tr("Entries: %1").arg(total) : tr("Entries: %1 of %2").arg(rows.size()).arg(total);
    if (m_picture->skipped > 0)
        text += tr(" · %1 of older entries are in the file").arg(QLocale().formattedDataSize(m_picture->skipped));
    m_summary->setText(text + tr(" · %1").arg(visibleText(m_path, 300)));
}

QByteArray AuditView::saveState() const
{
    return saveHeader(*m_table->horizontalHeader());
}

void AuditView::restoreState(const QByteArray &state)
{
    restoreHeader(*m_table->horizontalHeader(), state);
    hideParts();
}

ExportContent AuditView::exported() const
{
    // A file has each line of the journal, oldest last, as the table has the acts.
    ExportContent content = exportOf(*m_table->rowsModel());
    content.json = {};
    if (m_picture == nullptr)
        return content;
    content.rows = {};
    QHash<QByteArray, const AuditAct *> acts;
    for (const AuditAct &act : m_picture->acts)
        acts.insert(m_picture->rows[act.lines.front()].key, &act);
    for (const KeyedRow &shown : m_table->rowsModel()->rows()) {
        const AuditAct *act = acts.value(shown.key);
        for (size_t i = act == nullptr ? 0 : act->lines.size(); i > 0; --i) {
            const size_t number = act->lines[i - 1];
            const QJsonObject &entry = m_picture->lines[number].entry;
            QStringList row = m_picture->rows[number].texts;
            if (!entry.isEmpty()) {
                content.json.append(entry);
                // Export full texts; the screen has less room.
                row[kLock] = lockOf(entry, kWholeText);
                for (const auto &[column, field] : {std::pair(kOwner, u"owner"_s), std::pair(kReason, u"reason"_s)})
                    row[column] = textOf(entry, field, kWholeText);
            }
            content.rows.append(row);
        }
    }
    return content;
}

} // namespace Lockscope
