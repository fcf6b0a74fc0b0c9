#include "alertrulesdialog.h"

#include "../kit/fittingarea.h"
#include "../kit/secondsbox.h"

#include <lockscope/core/words/alertwording.h>

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace Lockscope {

namespace {

constexpr double kLongest = 7 * 24 * 3600; // seconds

double seconds(Micros time)
{
    return std::chrono::duration<double>(time).count();
}

} // namespace

AlertRulesDialog::AlertRulesDialog(const AlertRules &rules, QWidget *parent) : QDialog(parent)
{
    setObjectName(QStringLiteral("alertRulesDialog"));
    setWindowTitle(tr("Alert rules"));
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(fontMetrics().horizontalAdvance(QLatin1Char('m')));
    int column = 0;
    for (const auto &title : {tr("Alert"), tr("Raise when"), tr("For at least"), tr("Repeat after")}) {
        auto *label = new QLabel(title, this);
        label->setForegroundRole(QPalette::PlaceholderText);
        grid->addWidget(label, 0, column++);
    }
    m_lines.reserve(alertTraits().size());
    for (const auto &traits : alertTraits())
        addLine(grid, traits.kind);
    auto *hint = new QLabel(
        tr("Enter seconds, or a number with ms, m or h. New rules apply to active alerts from their next change."),
        this);
    hint->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(
        QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::RestoreDefaults, this);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT rulesWanted(this->rules());
        accept();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &AlertRulesDialog::reject);
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this,
            [this] { show(defaultAlertRules()); });
    auto *content = new QWidget(this);
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(grid);
    layout->addWidget(hint);
    auto *all = new QVBoxLayout(this);
    all->addWidget(new FittingArea(content, this), 1);
    all->addWidget(buttons);
    show(rules);
    m_begunWith = this->rules();
}

void AlertRulesDialog::reject()
{
    if (rules() == m_begunWith)
        return QDialog::reject();
    auto *box = new QMessageBox(QMessageBox::Question, windowTitle(), tr("Your changes are not applied yet."),
                                QMessageBox::NoButton, this);
    box->setObjectName(QStringLiteral("rulesQuestion"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto *back = box->addButton(tr("&Keep editing"), QMessageBox::RejectRole);
    connect(box->addButton(tr("&Discard changes"), QMessageBox::DestructiveRole), &QPushButton::clicked, this,
            [this] { QDialog::reject(); });
    box->setDefaultButton(back);
    box->setEscapeButton(back);
    box->open();
}

void AlertRulesDialog::addLine(QGridLayout *grid, AlertKind kind)
{
    auto *enabled = new QCheckBox(AlertWording::kind(kind), this);
    enabled->setObjectName(nameOf(kind, "enabled"));
    Line &line = m_lines.emplace_back(Line{.kind = kind, .enabled = enabled, .show = {}, .take = {}});
    const int row = grid->rowCount();
    auto *condition = conditionOf(line);
    const QList<QWidget *> boxes{
        condition, timeBox(line, "forAtLeast", &AlertRule::forAtLeast, tr("The condition must last this long")),
        timeBox(line, "coolDown", &AlertRule::coolDown, tr("Repeats after this time while the condition lasts"))};
    grid->addWidget(enabled, row, 0);
    int column = 1;
    for (auto *box : boxes) {
        grid->addWidget(box, row, column++);
        connect(enabled, &QCheckBox::toggled, box, &QWidget::setEnabled);
    }
}

QWidget *AlertRulesDialog::conditionOf(Line &line)
{
    auto *condition = new QWidget(this);
    auto *layout = new QHBoxLayout(condition);
    layout->setContentsMargins(0, 0, 0, 0);
    for (const auto &part : AlertWording::ruleOf(line.kind)) {
        switch (part.field) {
        case AlertRulePart::Field::None: layout->addWidget(new QLabel(part.text, condition)); break;
        case AlertRulePart::Field::Threshold:
            layout->addWidget(timeBox(line, "threshold", &AlertRule::threshold, part.text));
            break;
        case AlertRulePart::Field::Window:
            layout->addWidget(timeBox(line, "window", &AlertRule::window, part.text));
            break;
        case AlertRulePart::Field::Factor: layout->addWidget(factorBox(line, part.text)); break;
        case AlertRulePart::Field::Count: layout->addWidget(countBox(line)); break;
        }
    }
    layout->addStretch(1);
    return condition;
}

QWidget *AlertRulesDialog::timeBox(Line &line, const char *name, Micros AlertRule::*time, const QString &whatFor)
{
    auto *box = new SecondsBox(this);
    box->setObjectName(nameOf(line.kind, name));
    box->setAccessibleName(AlertWording::kind(line.kind) + QStringLiteral(": ") + whatFor);
    box->setToolTip(whatFor);
    box->setDecimals(3); // clocks are compared to the millisecond
    box->setRange(0, kLongest);
    line.show.emplace_back([box, time](const AlertRule &rule) { box->setValue(seconds(rule.*time)); });
    line.take.emplace_back([box, time](AlertRule &rule) { rule.*time = Millis(qRound64(box->value() * 1000)); });
    return box;
}

QWidget *AlertRulesDialog::countBox(Line &line)
{
    auto *box = new QSpinBox(this);
    box->setObjectName(nameOf(line.kind, "count"));
    box->setAccessibleName(AlertWording::kind(line.kind));
    box->setRange(0, 1'000'000);
    line.show.emplace_back([box](const AlertRule &rule) { box->setValue(rule.count); });
    line.take.emplace_back([box](AlertRule &rule) { rule.count = box->value(); });
    return box;
}

QWidget *AlertRulesDialog::factorBox(Line &line, const QString &whatFor)
{
    auto *box = new QDoubleSpinBox(this);
    box->setObjectName(nameOf(line.kind, "factor"));
    box->setAccessibleName(AlertWording::kind(line.kind));
    box->setToolTip(whatFor);
    box->setDecimals(1);
    box->setRange(0, 1000);
    line.show.emplace_back([box](const AlertRule &rule) { box->setValue(rule.factor); });
    line.take.emplace_back([box](AlertRule &rule) { rule.factor = box->value(); });
    return box;
}

void AlertRulesDialog::show(const AlertRules &rules)
{
    for (const auto &line : m_lines) {
        const auto found = rules.find(line.kind);
        const AlertRule rule = found == rules.end() ? AlertRule{.enabled = false} : found->second;
        line.enabled->setChecked(!rule.enabled); // forces toggled(), which enables or disables the fields
        line.enabled->setChecked(rule.enabled);
        for (const auto &fill : line.show)
            fill(rule);
    }
}

AlertRules AlertRulesDialog::rules() const
{
    AlertRules rules;
    for (const auto &line : m_lines) {
        AlertRule &rule = rules[line.kind];
        rule.enabled = line.enabled->isChecked();
        for (const auto &take : line.take)
            take(rule);
    }
    return rules;
}

QString AlertRulesDialog::nameOf(AlertKind kind, const char *part)
{
    return QStringLiteral("%1-%2").arg(toString(kind), QLatin1String(part));
}

} // namespace Lockscope
