#include "actchooser.h"

#include "../kit/accelerator.h"
#include "../kit/secondsbox.h"
#include "../kit/servertext.h"
#include "releasewording.h"

#include <QGridLayout>
#include <QRadioButton>
#include <QSignalBlocker>

#include <algorithm>

namespace Lockscope {

namespace {

constexpr double kLongestSeconds = 2'592'000;
constexpr Millis kUsualTest{15'000}; ///< longer than the renewal interval of the common watchdogs (10 s)

Millis timeOf(const SecondsBox *seconds)
{
    return seconds != nullptr ? Millis(static_cast<Millis::rep>(seconds->value() * 1000 + 0.5)) : Millis(0);
}

} // namespace

ActChooser::ActChooser(QWidget *parent) : QWidget(parent)
{
    m_lines = {Line{.kind = LockActionKind::Release,
                    .radio = new QRadioButton(tr("Release no&w"), this),
                    .hint = tr("A waiter may take it at once.")},
               Line{.kind = LockActionKind::ReleaseAndHoldOff,
                    .radio = new QRadioButton(tr("Release and &block new owners for"), this),
                    .seconds = new SecondsBox(this),
                    .hint = tr("Gives the owner time to finish.")},
               Line{.kind = LockActionKind::ShortenTtl,
                    .radio = new QRadioButton(tr("Sh&orten its TTL to"), this),
                    .seconds = new SecondsBox(this),
                    .hint = tr("A live owner will renew and keep it.")},
               Line{.kind = LockActionKind::SetTtl,
                    .radio = new QRadioButton(tr("Set a &TTL of"), this),
                    .seconds = new SecondsBox(this),
                    .hint = tr("For a lock that never expires.")}};
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(2, 1);
    int row = 0;
    for (auto &line : m_lines) {
        line.radio->setObjectName(QStringLiteral("act-") + toString(line.kind));
        line.note = new QLabel(line.hint, this);
        prepareForServerText(line.note);
        line.note->setObjectName(QStringLiteral("actNote-") + toString(line.kind));
        grid->addWidget(line.radio, row, 0);
        if (line.seconds != nullptr) {
            line.seconds->setObjectName(QStringLiteral("actTime-") + toString(line.kind));
            line.seconds->setAccessibleName(withoutAccelerator(line.radio->text()));
            line.seconds->setRange(0.1, kLongestSeconds);
            line.seconds->setValue(line.kind == LockActionKind::ShortenTtl   ? 15
                                       : line.kind == LockActionKind::SetTtl ? 60
                                                                             : 30);
            line.seconds->setEnabled(false);
            grid->addWidget(line.seconds, row, 1);
            connect(line.seconds, &SecondsBox::valueChanged, this, [this, &line] {
                line.editedByUser = line.editedByUser || !m_quiet;
                if (line.radio->isChecked())
                    emitChange();
            });
        }
        grid->addWidget(line.note, row, 2);
        line.radio->setFocusPolicy(Qt::ClickFocus);
        connect(line.radio, &QRadioButton::toggled, this, [this, &line](bool checked) {
            // Only the chosen action gets the focus from the dialog or by Tab: on another one, Space would choose that.
            line.radio->setFocusPolicy(checked ? Qt::StrongFocus : Qt::ClickFocus);
            if (line.seconds != nullptr)
                line.seconds->setEnabled(checked && line.radio->isEnabled());
            if (checked)
                emitChange();
        });
        ++row;
    }
    m_lines[0].radio->setChecked(true);
}

void ActChooser::refuse(Line &line, const QString &why)
{
    line.radio->setEnabled(why.isEmpty());
    line.radio->setToolTip(plainToolTip(why));
    line.radio->setStatusTip(why);
    if (line.seconds != nullptr)
        line.seconds->setEnabled(why.isEmpty() && line.radio->isChecked());
    line.note->setEnabled(why.isEmpty());
    line.note->setText(why.isEmpty() ? line.hint : why);
}

void ActChooser::setPlan(const ReleasePlan &plan, std::optional<Millis> renewedAfter)
{
    Millis longest{0};
    for (const auto &node : plan.nodes) {
        if (node.isTarget && node.ttl.kind == KeyTtl::Kind::Finite)
            longest = std::max(longest, node.ttl.left);
    }
    Millis test = std::min(kUsualTest, longest / 2);
    if (renewedAfter)
        test = std::min(std::max(test, *renewedAfter * 3 / 2), longest * 9 / 10);
    m_quiet = true;
    for (auto &line : m_lines) {
        // A time of 1 ms shows whether the lock allows this kind at all. The plan checks the chosen time.
        const LockAction act{.kind = line.kind, .time = Millis(1)};
        const auto possible = withAct(plan, act);
        refuse(line, possible ? QString() : ReleaseWording::refusal(plan, act, possible.error()));
        if (line.kind == LockActionKind::ShortenTtl && !line.editedByUser && longest > Millis(0))
            line.seconds->setValue(std::max(0.1, static_cast<double>(test.count()) / 1000));
    }
    m_quiet = false;
}

void ActChooser::allowAll()
{
    for (auto &line : m_lines)
        refuse(line, {});
}

void ActChooser::setPlans(const std::vector<ReleasePlan> &plans)
{
    for (auto &line : m_lines) {
        QString why;
        for (const auto &plan : plans) {
            const LockAction act{.kind = line.kind, .time = Millis(1)};
            const auto possible = withAct(plan, act);
            why = possible ? QString() : ReleaseWording::refusal(plan, act, possible.error());
            if (possible)
                break;
        }
        refuse(line, why);
    }
}

void ActChooser::choose(LockActionKind kind)
{
    lineOf(kind).radio->setChecked(true);
}

LockAction ActChooser::act() const
{
    for (const auto &line : m_lines) {
        if (line.radio->isChecked())
            return {.kind = line.kind, .time = timeOf(line.seconds)};
    }
    return {};
}

QList<LockAction> ActChooser::typedTimes() const
{
    QList<LockAction> times;
    for (const auto &line : m_lines) {
        if (line.editedByUser)
            times.append({.kind = line.kind, .time = timeOf(line.seconds)});
    }
    return times;
}

void ActChooser::restoreTimes(const QList<LockAction> &times)
{
    for (auto &line : m_lines) {
        const auto typed = std::find_if(times.begin(), times.end(),
                                        [&line](const LockAction &act) { return act.kind == line.kind; });
        if (typed == times.end() || line.seconds == nullptr)
            continue;
        line.seconds->setValue(static_cast<double>(typed->time.count()) / 1000);
        line.editedByUser = true;
    }
}

const ActChooser::Line &ActChooser::lineOf(LockActionKind kind) const
{
    const auto found
        = std::find_if(m_lines.begin(), m_lines.end(), [kind](const Line &line) { return line.kind == kind; });
    return found == m_lines.end() ? m_lines.front() : *found;
}

void ActChooser::emitChange()
{
    if (!m_quiet)
        Q_EMIT actChanged(act());
}

} // namespace Lockscope
