#include "releasemanydialog.h"

#include "../kit/screenfit.h"
#include "../kit/servertext.h"
#include "../tables/rowcopy.h"
#include "../tables/tooltipupdater.h"
#include "actchooser.h"
#include "releasemanymodel.h"
#include "releaseresultpage.h"

#include <lockscope/core/words/wording.h>

#include <QCheckBox>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace Lockscope {

namespace {

constexpr int kManyDelaySeconds = 5; ///< if the environment is unspecified

/// Cuts sentences at their end.
class SentenceDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->textElideMode = Qt::ElideRight;
    }
};

QString titleFor(LockActionKind kind, int locks)
{
    return kind == LockActionKind::ShortenTtl ? ReleaseManyDialog::tr("Shorten TTL of %n locks", nullptr, locks)
        : kind == LockActionKind::SetTtl      ? ReleaseManyDialog::tr("Set a TTL for %n locks", nullptr, locks)
                                              : ReleaseManyDialog::tr("Force-release %n locks", nullptr, locks);
}

} // namespace

ReleaseManyDialog::ReleaseManyDialog(Session *session, const QList<QByteArray> &names, QWidget *parent)
    : ActDialog(session, {"manyTitle", "manyMessage", "manyUnlock", "manyRelease", "manyClose"},
                {tr("Type the &number of locks:"), "manyTypedNumber", "manyReason"}, kManyDelaySeconds, parent)
    , m_many(new ReleaseMany(session, names, {}, this))
    , m_model(new ReleaseManyModel(m_many, session, this))
    , m_result(new ResultBox(this))
    , m_summary(serverTextLabel("manySummary", this))
    , m_acts(new ActChooser(this))
    , m_table(new QTableView(this))
    , m_stopAtSurprise(new QCheckBox(tr("Stop at the &first lock that does not go as planned"), this))
    , m_progress(new QProgressBar(this))
    , m_stopButton(new QPushButton(tr("&Stop"), this))
{
    setWindowTitle(tr("Force-release locks"));
    m_result->hide();
    m_summary->setMinimumHeight(2 * m_summary->fontMetrics().lineSpacing()); // for later text
    m_summary->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_acts->allowAll();
    m_table->setModel(m_model);
    new RowCopy(m_table);
    new ToolTipUpdater(m_table);
    m_table->setObjectName(QStringLiteral("manyLocks"));
    m_table->setAccessibleName(tr("Locks to act on"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setWordWrap(false);
    m_table->setTextElideMode(Qt::ElideMiddle); // names often differ only at the end
    m_table->setItemDelegateForColumn(ReleaseManyModel::EffectColumn, new SentenceDelegate(m_table));
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setHighlightSections(false);
    const int em = fontMetrics().horizontalAdvance(QLatin1Char('m'));
    int column = 0;
    for (const int width : {18, 15, 7, 6, 8})
        m_table->setColumnWidth(column++, width * em);
    m_stopAtSurprise->setChecked(true);
    m_stopAtSurprise->setObjectName(QStringLiteral("manyStopAtSurprise"));
    m_progress->setObjectName(QStringLiteral("manyProgress"));
    m_progress->hide();
    m_stopButton->setObjectName(QStringLiteral("manyStop"));
    m_look.setInterval(1000);
    page()->addWidget(m_result);
    page()->addWidget(m_summary);
    page()->addWidget(m_acts);
    page()->addWidget(m_table, 1);
    page()->addWidget(m_progress);
    page()->addWidget(m_stopAtSurprise);
    page()->addWidget(m_confirm);
    arrange({m_stopButton});
    resize(fittingScreen(this, {1000, 640}));

    connect(m_acts, &ActChooser::actChanged, this, [this](const LockAction &act) {
        const bool otherKind = act.kind != m_many->act().kind;
        m_many->setAct(act);
        if (otherKind)
            m_confirm->restartWait();
        refresh();
    });
    connect(m_actButton, &QPushButton::clicked, this, &ReleaseManyDialog::execute);
    connect(m_stopButton, &QPushButton::clicked, this, [this] {
        m_many->stop();
        m_stopButton->setEnabled(false);
        m_message->setText(tr("Stopping after the current lock…"));
    });
    connect(m_confirm, &ConfirmPanel::changed, this, &ReleaseManyDialog::refresh);
    connect(m_many, &ReleaseMany::changed, this, &ReleaseManyDialog::refresh);
    connect(m_many, &ReleaseMany::planned, this, [this] {
        std::vector<ReleasePlan> plans;
        for (const auto &item : m_many->items()) {
            if (item.base)
                plans.push_back(*item.base);
        }
        m_acts->setPlans(plans);
        m_readAt = m_session->clock().wallNow();
        m_confirm->restartWait();
        refresh();
    });
    connect(m_many, &ReleaseMany::finished, this, &ReleaseManyDialog::onFinished);
    connect(m_session, &Session::boardChanged, this, [this](const BoardDiffPtr &diff) {
        m_model->note(*diff);
        m_silent = static_cast<int>(Wording::silentNodes(diff->nodes).size());
        if (!m_many->hasRun())
            m_summary->setText(summary());
    });
    connect(m_model, &ReleaseManyModel::turned, this, &ReleaseManyDialog::showResult);
    connect(&m_look, &QTimer::timeout, this, [this] {
        m_model->lookAgain();
        if (!m_model->isWatching())
            m_look.stop();
    });
    m_many->plan();
    refresh();
}

void ReleaseManyDialog::setKnown(const std::vector<LockStatePtr> &locks)
{
    m_model->setKnown(locks);
}

int ReleaseManyDialog::acted() const
{
    return m_many->count(ReleaseMany::State::Done) + m_many->count(ReleaseMany::State::Failed);
}

QString ReleaseManyDialog::summary() const
{
    const QString silent = m_silent == 0 ? QString() : tr(" ⚠ Nodes not reached now: %1.").arg(m_silent);
    const auto total = static_cast<int>(m_many->items().size());
    if (m_many->isRunning())
        return tr("Done: %1 of %2.").arg(acted()).arg(total - m_many->count(ReleaseMany::State::LeftOut)) + silent;
    if (!m_readAt)
        return tr("Reading the locks on all nodes…") + silent;
    QString text = tr("Plan of %1: acts on %2 of %3 locks, each where the owner below still has it.")
                       .arg(Wording::timeOfDay(*m_readAt))
                       .arg(m_many->chosen())
                       .arg(total);
    if (const int changed = m_model->changedSince(); changed > 0)
        text += tr(" ⚠ Changed since the plan: %1.").arg(changed);
    if (m_many->left() > 0)
        text += tr(" ⚠ %n more locks exceed the limit of this list.", nullptr, m_many->left());
    return text + silent;
}

ResultWording::Result ReleaseManyDialog::result() const
{
    using Item = ReleaseMany::Item;
    const auto count
        = [this](bool (Item::*is)() const) { return static_cast<int>(std::ranges::count_if(m_many->items(), is)); };
    const int planned = count(&Item::wentAsPlanned);
    const int gone = count(&Item::wasGone);
    const int needless = count(&Item::wasNeedless);
    const int inPart = count(&Item::wasDoneInPart);
    const int stopped = m_many->count(ReleaseMany::State::Stopped);
    const LockActionKind kind = m_many->act().kind;
    const QString lead = (kind == LockActionKind::ShortenTtl   ? tr("Shortened the TTL of %1 of %2 locks.")
                              : kind == LockActionKind::SetTtl ? tr("Set a TTL on %1 of %2 locks.")
                                                               : tr("Released %1 of %2 locks."))
                             .arg(planned - gone - needless)
                             .arg(acted() + stopped);
    QStringList details;
    const auto add = [&details](const QString &words, int number) {
        if (number > 0)
            details += words.arg(number);
    };
    add(tr("Already gone: %1."), gone);
    add(tr("Already gone from some nodes: %1."), count(&Item::wasGoneInPart));
    add(tr("Left alone, because the TTL had changed: %1."), needless);
    add(tr("Done on some nodes only: %1."), inPart);
    add(tr("Not done: %1."), acted() - planned - inPart);
    add(tr("Not started: %1."), stopped);
    add(tr("Left out: %1."), m_many->count(ReleaseMany::State::LeftOut));
    const bool isWell = planned == acted() && stopped == 0;
    // What is true now leads, where it is not what the operator wanted.
    if (const int inVain = m_model->countOf(Severity::Alarm); inVain > 0)
        return {.headline = tr("Held again or still: %1 of %2 locks.").arg(inVain).arg(acted()),
                .detail = (QStringList(lead) + details).join(QLatin1Char(' ')),
                .severity = Severity::Alarm};
    const int kept = m_model->countOf(Severity::Fine);
    const QString now = kind == LockActionKind::Release ? tr("Still free: %1.")
        : kind == LockActionKind::ReleaseAndHoldOff     ? tr("New owners blocked: %1.")
                                                        : tr("Expired: %1.");
    return {.headline = kept == 0 ? lead : lead + QLatin1Char(' ') + now.arg(kept),
            .detail = details.join(QLatin1Char(' ')),
            .severity = isWell ? Severity::Fine : Severity::Warning};
}

void ReleaseManyDialog::showResult()
{
    if (!m_many->hasRun())
        return;
    const auto now = result();
    m_result->show(now.headline, now.detail, now.severity);
    if (std::exchange(m_said, now.line()) != now.line())
        Q_EMIT done(now.line());
}

QString ReleaseManyDialog::whyNotNow() const
{
    if (m_many->isRunning() || m_many->hasRun())
        return {};
    if (!m_many->isPlanned())
        return tr("Making the plans…");
    if (m_many->chosen() == 0)
        return tr("No lock to act on.");
    return m_confirm->whyNot({.typed = QByteArray::number(m_many->chosen()),
                              .unlocked = tr("Read-only: allow changes to carry the plans out."),
                              .look = tr("Check the plans once more: %n s.", nullptr, m_confirm->secondsToLook()),
                              .typing = tr("This is production: type the number of locks, %1.").arg(m_many->chosen())});
}

QString ReleaseManyDialog::verb() const
{
    const LockAction act = m_acts->act();
    const int locks = m_many->chosen();
    const QString time = Wording::duration(act.time);
    switch (act.kind) {
    case LockActionKind::ReleaseAndHoldOff:
        return tr("Release %n locks and block new owners for %1", nullptr, locks).arg(time);
    case LockActionKind::ShortenTtl: return tr("Shorten TTL of %n locks to %1", nullptr, locks).arg(time);
    case LockActionKind::SetTtl: return tr("Set a TTL of %1 for %n locks", nullptr, locks).arg(time);
    default: return tr("Force-release %n locks", nullptr, locks);
    }
}

void ReleaseManyDialog::refresh()
{
    const QString why = whyNotNow();
    const bool over = m_many->hasRun();
    const bool running = m_many->isRunning();
    const int chosen = m_many->chosen();
    if (!running && !over)
        m_title->setText(titleFor(m_acts->act().kind, chosen));
    m_summary->setText(summary());
    m_summary->setVisible(!over);
    m_result->setVisible(over);
    showResult();
    for (QWidget *widget : std::initializer_list<QWidget *>{m_acts, m_stopAtSurprise, m_confirm})
        widget->setVisible(!over);
    m_acts->setEnabled(!running);
    m_stopAtSurprise->setEnabled(!running);
    m_confirm->setOpen(!running && !over);
    m_unlockButton->setVisible(!over && !running && !m_session->actionsUnlocked());
    m_stopButton->setVisible(running);
    // During the wait the button stays enabled for Tab, but does nothing.
    updateActButton(verb(), why, chosen > 0 && (why.isEmpty() || (m_many->isPlanned() && m_confirm->isWaiting())));
    m_actButton->setVisible(!over && !running);
    updateCloseButton(over, !running);
    restyle();
    if (running)
        m_progress->setValue(acted());
    else if (!over)
        m_message->setText(why);
}

void ReleaseManyDialog::execute()
{
    if (m_many->isRunning() || m_many->hasRun() || !whyNotNow().isEmpty())
        return;
    m_progress->setMaximum(m_many->chosen());
    m_progress->setValue(0);
    m_progress->show();
    m_stopButton->setEnabled(true);
    m_message->setText(tr("Acting on one lock after another…"));
    bool isNumber = false;
    const int typed = m_confirm->typed({}).toInt(&isNumber);
    m_many->execute(m_confirm->reason(), isNumber ? typed : 0, m_stopAtSurprise->isChecked());
    refresh();
    if (m_many->isRunning())
        m_stopButton->setFocus();
}

void ReleaseManyDialog::onFinished()
{
    m_progress->hide();
    refresh();
    const auto isOpen = [](const ReleaseMany::Item &item) {
        for (size_t node = 0; item.report && item.base && node < item.report->nodes.size(); ++node) {
            if (openOwner(*item.base, *item.report, node))
                return true;
        }
        return false;
    };
    QString said = recorded(m_confirm->reason());
    if (std::ranges::any_of(m_many->items(), isOpen))
        said += tr(" Lockscope asks silent nodes again and records their answers there.");
    m_message->setText(said);
    m_look.start();
    m_closeButton->setFocus();
}

void ReleaseManyDialog::restore(const TypedAct &typed)
{
    typed.putInto(m_acts, m_confirm);
}

void ReleaseManyDialog::reject()
{
    if (m_many->isRunning())
        return m_many->stop(); // the dialog shows the outcome of the running lock
    m_many->cancel(m_confirm->typedReason());
    if (!m_many->hasRun())
        Q_EMIT cancelled(TypedAct::of(*m_acts, *m_confirm));
    QDialog::reject();
}

} // namespace Lockscope
