#include "lockfacts.h"

#include "../kit/elidedlabel.h"
#include "../kit/mutedlabel.h"
#include "../kit/servertext.h"
#include "../kit/type.h"

#include <lockscope/core/words/lockwords.h>
#include <lockscope/core/words/wording.h>

#include <QEvent>
#include <QGridLayout>
#include <QLocale>

namespace Lockscope {

LockFacts::LockFacts(QWidget *parent) : Card({}, parent)
{
    constexpr int kColumns = 3;
    const QStringList captions{tr("Held"), tr("TTL"), tr("Waiters"), tr("Quorum"), tr("Usual hold"), tr("Takes / min")};
    constexpr std::array kNames{"factHeld", "factTtl", "factWaiters", "factQuorum", "factUsualHold", "factTakes"};
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(2 * kGrid);
    grid->setVerticalSpacing(10);
    for (int fact = 0; fact < Count; ++fact) {
        auto *caption = new QLabel(captions.at(fact), this);
        caption->setTextFormat(Qt::PlainText);
        caption->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        auto *value = new ElidedLabel(this);
        value->setObjectName(QLatin1String(kNames[static_cast<size_t>(fact)]));
        value->setAccessibleName(captions.at(fact));
        auto *cell = new QVBoxLayout;
        cell->setSpacing(0);
        cell->addWidget(caption);
        cell->addWidget(value);
        grid->addLayout(cell, fact / kColumns, fact % kColumns);
        grid->setColumnStretch(fact % kColumns, fact % kColumns == 0 ? 8 : 7); // "≥ 2 h 14 m" is the longest
        m_cells[static_cast<size_t>(fact)] = {.caption = caption, .value = value};
    }
    body()->addLayout(grid);
    restyle();
}

void LockFacts::changeEvent(QEvent *event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
}

void LockFacts::restyle()
{
    for (const Cell &cell : m_cells) {
        setMuted(cell.caption, Type::small(font()));
        cell.value->setFont(Type::figure(font()));
    }
}

void LockFacts::set(Fact fact, const QString &text, const QString &why)
{
    ElidedLabel *value = m_cells[static_cast<size_t>(fact)].value;
    value->setText(text);
    // A cut text stays readable in the tip.
    value->setToolTip(plainToolTip(why.isEmpty() || !value->isCut() ? why : text + QLatin1Char('\n') + why));
}

void LockFacts::show(const LockState &lock, const LockPastPtr &past, const Moment &moment)
{
    const Assessment &assessment = lock.assessment;
    const bool isBound = assessment.isHeld() && !(lock.hold.exact && lock.hold.slack <= LockHold::kSeenAtOnce);
    set(Held, Wording::heldFor(lock, moment.now),
        !assessment.isHeld() ? tr("Nobody holds it for sure.")
            : isBound        ? tr("Lockscope saw it later than it was taken.")
                             : QString());
    set(Ttl,
        assessment.neverExpires && !lock.valueExpiry() ? tr("never") : Wording::ttl(lock, moment.now, moment.wallNow),
        assessment.neverExpires ? tr("The key has no TTL.") : QString());
    set(Waiters, LockWords::waiters(lock), Wording::waiters(lock));
    set(Quorum,
        assessment.local && lock.readings.size() > 1
            ? tr("one node")
            : tr("%1 of %2").arg(QString::number(assessment.votes), QString::number(assessment.nodes.size())),
        tr("Nodes that agree on the owner. Needed: %1.").arg(assessment.quorum));
    if (past && past->window() > Micros(0))
        return setPast(lock.name, *past);
    const QString why = tr("The history is not evaluated yet.");
    set(UsualHold, tr("unknown"), why);
    set(Takes, tr("unknown"), why);
}

void LockFacts::setPast(const QByteArray &name, const LockPast &past)
{
    const auto figures = past.of(name);
    const QString window = Wording::duration(std::chrono::floor<std::chrono::seconds>(past.window()));
    if (figures.holdP99)
        set(UsualHold, Wording::percentile(*figures.holdP99, figures.isP99Exact),
            tr("99 % of its holds in the last %1 were shorter.").arg(window));
    else
        set(UsualHold, tr("unknown"), tr("Lockscope saw no complete hold in the last %1.").arg(window));
    if (figures.acquisitions == 0 && past.atLeast())
        return set(Takes, tr("unknown"),
                   tr("Lockscope saw none in the last %1, but may have missed some.").arg(window));
    const double rate = past.perMinute(figures.acquisitions);
    const QString number = figures.acquisitions == 0 ? QStringLiteral("0") : QLocale().toString(rate, 'f', 1);
    set(Takes, past.atLeast() ? tr("≥ %1").arg(number) : number,
        past.atLeast() ? tr("Over the last %1. Lockscope may have missed some.").arg(window)
                       : tr("Over the last %1.").arg(window));
}

} // namespace Lockscope
