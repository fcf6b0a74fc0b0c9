#include "stockview.h"

#include "../free.h"
#include "findingwords.h"
#include "stockchart.h"

#include <lockscope/ui/kit/roles.h>
#include <lockscope/ui/kit/servertext.h>
#include <lockscope/ui/tables/exportdialog.h>
#include <lockscope/ui/tables/steadytable.h>

#include <QAction>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <optional>

namespace Lockscope::Lab {

namespace {

using namespace Qt::StringLiterals;

/// The settings are equal, so the measurements can be compared.
bool isAlike(const Finding &a, const Finding &b)
{
    constexpr std::array kSettings{"stock"_L1, "buyers"_L1, "processes"_L1, "thinkMs"_L1};
    return std::ranges::all_of(
        kSettings, [&](QLatin1String setting) { return a.evidence.value(setting) == b.evidence.value(setting); });
}

/// What the comparison shows in this column, to sort by; unset: nothing.
std::optional<double> figureIn(const Finding &finding, int column)
{
    const QJsonObject &seen = finding.evidence;
    const std::array figures{QJsonValue(static_cast<double>(finding.exercise.scheme - allSchemes().data())),
                             seen.value("lost"_L1),
                             seen.value("attempts"_L1),
                             seen.value("commands"_L1),
                             seen.value("waitMs"_L1).toObject().value("median"_L1),
                             seen.value("holdMs"_L1).toObject().value("median"_L1)};
    const QJsonValue &value = figures.at(static_cast<size_t>(std::max(column, 0)));
    return value.isDouble() ? std::optional(value.toDouble()) : std::nullopt;
}

QString figure(const QJsonValue &value)
{
    return value.isDouble() ? QLocale().toString(value.toDouble(), 'g', 8) : u"–"_s;
}

} // namespace

StockView::StockView(QWidget *parent)
    : QWidget(parent)
    , m_scheme(serverTextLabel("labStockScheme", this))
    , m_chart(new StockChart(this))
    , m_comparison(new SteadyTable(
          {tr("Scheme"), tr("Result"), tr("Attempts"), tr("Commands"), tr("Wait, ms"), tr("Hold, ms")}, this))
    , m_export(new QAction(tr("Export…"), this))
{
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    const StockOptions standard;
    m_stock = addBox("labStock", 0, tr("Stock"), standard.stock, 10'000);
    m_buyers = addBox("labBuyers", 1, tr("Buyers"), standard.buyers, 2'000);
    m_processes = addBox("labProcesses", 2, tr("Processes"), standard.processes, 16);
    m_scheme->setText(tr(
        "Each buyer takes the lock, reads the stock, decides, writes it back. What was sold must be what is missing."));
    layout->addWidget(m_scheme, 2, 0, 1, 3);
    m_export->setObjectName(u"labExport"_s);
    m_export->setToolTip(tr("Write the comparison to a CSV or JSON file"));
    m_export->setEnabled(false);
    connect(m_export, &QAction::triggered, this, &StockView::exportComparison);
    m_comparison->addAction(m_export); // its context menu
    auto *button = new QToolButton(this);
    button->setDefaultAction(m_export);
    layout->addWidget(button, 2, 3, Qt::AlignRight | Qt::AlignTop);
    m_left = addFigure("labLeft", 0, tr("left"));
    m_bought = addFigure("labBought", 1, tr("sold"), &m_boughtWords);
    m_failed = addFigure("labFailed", 2, tr("failed"));
    m_lost = addFigure("labLost", 3, tr("lost or oversold"));
    m_comparison->setObjectName(u"labComparison"_s);
    m_comparison->setAccessibleName(tr("Comparison of the schemes that ran"));
    m_comparison->setEmptyText(tr("Schemes that ran are compared here."));
    m_comparison->horizontalHeader()->setStretchLastSection(true);
    m_comparison->horizontalHeader()->setSectionsClickable(true);
    m_comparison->horizontalHeader()->setSortIndicatorShown(true);
    m_comparison->horizontalHeader()->setSortIndicator(0, Qt::AscendingOrder);
    connect(m_comparison->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &StockView::showComparison);
    const int em = fontMetrics().horizontalAdvance(u'm');
    int column = 0;
    for (const double ems : {16.0, 8.0, 6.5, 7.5, 6.5, 6.5})
        m_comparison->setColumnWidth(column++, qRound(ems * em));
    m_comparison->setTextElideMode(Qt::ElideMiddle); // many names begin alike
    // Leaves room for the boxes and figures above in the smallest window, without a scroll bar.
    m_comparison->setMinimumHeight(m_comparison->horizontalHeader()->sizeHint().height()
                                   + 2 * m_comparison->verticalHeader()->defaultSectionSize());
    layout->addWidget(m_chart, 5, 0, 1, 4);
    layout->addWidget(m_comparison, 6, 0, 1, 4);
    layout->setRowStretch(5, 1);
    layout->setRowStretch(6, 1);
    for (int i = 0; i < 4; ++i)
        layout->setColumnStretch(i, 1);
}

QSpinBox *StockView::addBox(const char *name, int column, const QString &words, int value, int most)
{
    auto *grid = qobject_cast<QGridLayout *>(layout());
    auto *box = new QSpinBox(this);
    box->setObjectName(QLatin1String(name));
    box->setRange(1, most);
    box->setValue(value);
    auto *label = new QLabel(words, this);
    label->setBuddy(box);
    grid->addWidget(label, 0, column);
    grid->addWidget(box, 1, column);
    return box;
}

QLabel *StockView::addFigure(const char *name, int column, const QString &words, QLabel **shownWords)
{
    auto *grid = qobject_cast<QGridLayout *>(layout());
    auto *number = new QLabel(u"–"_s, this);
    number->setObjectName(QLatin1String(name));
    number->setTextFormat(Qt::PlainText);
    number->setAccessibleName(words);
    QFont large = number->font();
    large.setPointSizeF(large.pointSizeF() * 2);
    number->setFont(large);
    auto *label = new QLabel(words, this);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignTop);
    if (shownWords != nullptr)
        *shownWords = label;
    label->setObjectName(QLatin1String(name) + u"Words"_s);
    grid->addWidget(number, 3, column);
    grid->addWidget(label, 4, column);
    return number;
}

StockOptions StockView::options() const
{
    return {.stock = m_stock->value(),
            .buyers = m_buyers->value(),
            .processes = std::min(m_processes->value(), m_buyers->value())};
}

void StockView::begin(const Exercise &exercise)
{
    m_isOver = exercise.scheme == nullptr && exercise.scenario != &freeScenario();
    if (m_isOver)
        return; // it has stock of its own
    m_scheme->setText(exercise.title());
    m_chart->begin(exercise.scheme != nullptr ? m_stock->value() : StockOptions().stock);
    m_left->setText(QLocale().toString(exercise.scheme != nullptr ? m_stock->value() : StockOptions().stock));
    m_bought->setText(u"0"_s);
    m_failed->setText(u"0"_s);
    showUnguarded(0);
    showLost(0, false);
}

void StockView::count(const StockCount &count)
{
    if (m_isOver) // a late answer, after the end
        return;
    m_chart->add(count);
    m_left->setText(QLocale().toString(count.left));
    m_bought->setText(QLocale().toString(count.bought));
    m_failed->setText(QLocale().toString(count.failed));
    showUnguarded(count.unguarded);
    showLost(count.lost, false);
}

void StockView::setFinding(const Finding &finding)
{
    m_isOver = true;
    const QJsonObject &seen = finding.evidence;
    if (finding.exercise.scheme == nullptr || !seen.contains("lost"_L1))
        return;
    m_left->setText(figure(seen.value("left"_L1)));
    m_bought->setText(figure(seen.value("bought"_L1)));
    m_failed->setText(QLocale().toString(seen.value("soldOut"_L1).toInteger() + seen.value("gaveUp"_L1).toInteger()
                                         + seen.value("refused"_L1).toInteger()));
    showLost(seen.value("lost"_L1).toInteger(), true);

    std::erase_if(m_findings, [&](const Finding &other) { return other.exercise.scheme == finding.exercise.scheme; });
    m_findings.push_back(finding);
    m_latest = finding;
    showComparison();
}

void StockView::showComparison()
{
    const QHeaderView &header = *m_comparison->horizontalHeader();
    const int column = header.sortIndicatorSection();
    const bool isDescending = header.sortIndicatorOrder() == Qt::DescendingOrder;
    std::sort(m_findings.begin(), m_findings.end(), [&](const Finding &a, const Finding &b) {
        const auto first = figureIn(a, column);
        const auto second = figureIn(b, column);
        if (first == second)
            return a.exercise.scheme < b.exercise.scheme;
        if (!first || !second)
            return first.has_value(); // what is unknown comes last
        return isDescending ? *first > *second : *first < *second;
    });
    QList<KeyedRow> rows;
    for (const auto &one : m_findings) {
        const QJsonObject &of = one.evidence;
        const bool isShown = isAlike(one, m_latest);
        const auto shown = [isShown](const QJsonValue &value) { return isShown ? figure(value) : u"–"_s; };
        rows += KeyedRow{
            .key = one.exercise.id().toUtf8(),
            .texts = {one.exercise.title(), FindingWords::result(of), shown(of.value("attempts"_L1)),
                      shown(of.value("commands"_L1)), shown(of.value("waitMs"_L1).toObject().value("median"_L1)),
                      shown(of.value("holdMs"_L1).toObject().value("median"_L1))},
            .severity = of.value("lost"_L1).toInteger() == 0 ? Severity::Fine : Severity::Alarm,
            .details = one.exercise.title() + u'\n' + tr("Weakness: %1").arg(Words::tr(one.exercise.scheme->weakness))
                + u'\n' + FindingWords::evidence(of)
                + (isShown ? QString()
                           : u'\n'
                           + tr("Done otherwise, or at another speed, than the latest: its figures are not to be "
                                "compared"))};
    }
    m_comparison->setRows(rows, SteadyTable::Rows::Asked);
    m_export->setEnabled(!rows.isEmpty());
}

void StockView::exportComparison()
{
    ExportContent content = exportOf(*m_comparison->model());
    content.name = u"lab-schemes"_s;
    content.json = {};
    for (const auto &one : m_findings) {
        QJsonObject object = one.evidence;
        object.insert(u"scheme"_s, one.exercise.id());
        object.insert(u"title"_s, one.exercise.title());
        content.json.append(object);
    }
    ExportDialog::open(content, this, [this](const QString &sentence) { Q_EMIT told(sentence); });
}

void StockView::showUnguarded(qint64 unguarded)
{
    m_boughtWords->setText(
        unguarded == 0 ? tr("sold") : tr("sold; without holding the lock: %1").arg(QLocale().toString(unguarded)));
    QPalette palette = this->palette();
    if (unguarded != 0)
        palette.setColor(QPalette::WindowText, Roles::of(palette).of(Severity::Warning));
    m_boughtWords->setPalette(palette);
}

void StockView::showLost(qint64 lost, bool isFinal)
{
    m_lost->setText(lost == 0 ? (isFinal ? u"✔ 0"_s : u"0"_s) : u"✖ "_s + QLocale().toString(lost));
    QPalette palette = this->palette();
    if (lost != 0)
        palette.setColor(QPalette::WindowText, Roles::of(palette).of(Severity::Alarm));
    m_lost->setPalette(palette);
}

} // namespace Lockscope::Lab
