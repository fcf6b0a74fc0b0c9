#include "releasemanydialog.h"

#include "../kit/fittingarea.h"
#include "../kit/livetip.h"
#include "../kit/screenfit.h"
#include "../kit/servertext.h"
#include "../tables/rowcopy.h"
#include "../tables/tooltipupdater.h"
#include "../words/wording.h"
#include "actchooser.h"
#include "confirmpanel.h"
#include "releasemanymodel.h"
#include "unlockkey.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

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

} // namespace

ReleaseManyDialog::ReleaseManyDialog(Session *session, const QList<QByteArray> &names, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_many(new ReleaseMany(session, names, {}, this))
    , m_model(new ReleaseManyModel(m_many, session->clock(), this))
    , m_acts(new ActChooser(this))
    , m_table(new QTableView(this))
    , m_summary(serverTextLabel("manySummary", this))
    , m_message(serverTextLabel("manyMessage", this))
    , m_confirm(new ConfirmPanel(session, {tr("Type the &number of locks:"), "manyTypedNumber", "manyReason"},
                                 kManyDelaySeconds, this))
    , m_stopAtSurprise(new QCheckBox(tr("Stop at the &first that does not go as planned"), this))
    , m_progress(new QProgressBar(this))
    , m_unlockButton(new QPushButton(tr("&Unlock actions"), this))
    , m_releaseButton(new QPushButton(this))
    , m_stopButton(new QPushButton(tr("&Stop"), this))
    , m_closeButton(new QPushButton(tr("Cancel"), this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Act on several locks of others"));
    keepToolTipUpdated(m_releaseButton);

    m_summary->setMinimumHeight(2 * m_summary->fontMetrics().lineSpacing()); // for later text
    m_summary->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    reserveLines(m_message, tr("The round is over."));
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
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setHighlightSections(false);
    const int em = fontMetrics().horizontalAdvance(QLatin1Char('m'));
    int column = 0;
    for (const int width : {18, 15, 7, 6, 8})
        m_table->setColumnWidth(column++, width * em);
    m_stopAtSurprise->setChecked(true);
    m_stopAtSurprise->setObjectName(QStringLiteral("manyStopAtSurprise"));
    m_progress->setObjectName(QStringLiteral("manyProgress"));
    m_progress->hide();
    m_unlockButton->setObjectName(QStringLiteral("manyUnlock"));
    m_releaseButton->setObjectName(QStringLiteral("manyRelease"));
    m_releaseButton->setFocusPolicy(Qt::TabFocus); // an early click must not take the focus from a field
    m_stopButton->setObjectName(QStringLiteral("manyStop"));
    m_closeButton->setObjectName(QStringLiteral("manyClose"));
    // Enter in a field must not press a button, neither the action nor one that discards what was typed.
    for (auto *button : {m_unlockButton, m_releaseButton, m_stopButton, m_closeButton})
        button->setAutoDefault(false);

    m_confirm->form()->addRow(m_stopAtSurprise);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    for (auto *button : {m_unlockButton, m_stopButton, m_releaseButton, m_closeButton})
        buttons->addWidget(button);
    auto *content = new QWidget(this);
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_summary);
    layout->addWidget(m_acts);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_confirm);
    layout->addWidget(m_progress);
    layout->addWidget(m_message);
    auto *all = new QVBoxLayout(this);
    all->addWidget(new FittingArea(content, this), 1);
    all->addLayout(buttons);
    resize(fittingScreen(this, {1000, 640}));

    connect(m_acts, &ActChooser::actChanged, this, [this](const LockAction &act) {
        const bool otherKind = act.kind != m_many->act().kind;
        m_many->setAct(act);
        if (otherKind)
            m_confirm->restartWait();
        refresh();
    });
    connect(m_unlockButton, &QPushButton::clicked, m_session, &Session::unlockActions);
    connect(m_releaseButton, &QPushButton::clicked, this, &ReleaseManyDialog::execute);
    connect(m_stopButton, &QPushButton::clicked, this, [this] {
        m_many->stop();
        m_stopButton->setEnabled(false);
        m_message->setText(tr("Stopping: the lock that is under way is finished."));
    });
    connect(m_closeButton, &QPushButton::clicked, this, &ReleaseManyDialog::reject);
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
    new UnlockKey(m_session, this);
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
    const auto total = static_cast<int>(m_many->items().size());
    if (m_many->hasRun()) {
        const auto &items = m_many->items();
        const auto well = std::count_if(items.begin(), items.end(),
                                        [](const ReleaseMany::Item &item) { return item.wentAsPlanned(); });
        const auto gone
            = std::count_if(items.begin(), items.end(), [](const ReleaseMany::Item &item) { return item.wasGone(); });
        const auto goneInPart = std::count_if(items.begin(), items.end(),
                                              [](const ReleaseMany::Item &item) { return item.wasGoneInPart(); });
        const auto inPart = std::count_if(items.begin(), items.end(),
                                          [](const ReleaseMany::Item &item) { return item.wasDoneInPart(); });
        const auto needless = std::count_if(items.begin(), items.end(),
                                            [](const ReleaseMany::Item &item) { return item.wasNeedless(); });
        QStringList of;
        if (gone > 0)
            of += tr("gone already before it: %1").arg(gone);
        if (goneInPart > 0)
            of += tr("gone already from some of their nodes: %1").arg(goneInPart);
        if (needless > 0)
            of += tr("left alone, their TTL was another by then: %1").arg(needless);
        return tr("%1 of %2 went as planned").arg(well).arg(acted())
            + (of.isEmpty() ? QString() : tr(" (%1)").arg(of.join(tr(", "))))
            + (inPart > 0 ? tr("; of the others something was done on some nodes: %1").arg(inPart) : QString())
            + tr("; not begun: %1. Each of these is in the journal. Left out: %2.")
                  .arg(m_many->count(ReleaseMany::State::Stopped))
                  .arg(m_many->count(ReleaseMany::State::LeftOut));
    }
    const QString silent = m_silent == 0 ? QString() : tr(" ⚠ Nodes not reached now: %1.").arg(m_silent);
    if (m_many->isRunning()) {
        const int leftOut = m_many->count(ReleaseMany::State::LeftOut);
        return tr("Locks: %1. Acted on so far: %2 of %3, left out: %4.")
                   .arg(total)
                   .arg(acted())
                   .arg(total - leftOut)
                   .arg(leftOut)
            + silent;
    }
    QString text = tr("Locks: %1. To be acted on: %2, left out: %3. Each only where the owner below still holds it at "
                      "that moment.")
                       .arg(total)
                       .arg(m_many->chosen())
                       .arg(m_many->count(ReleaseMany::State::LeftOut));
    if (m_readAt)
        text += tr(" As read at %1.").arg(Wording::timeOfDay(*m_readAt));
    if (const int changed = m_model->changedSince(); changed > 0)
        text += tr(" ⚠ Not as planned any more: %1.").arg(changed);
    if (m_many->left() > 0)
        text += tr(" ⚠ %n more are not in this list: it has a limit.", nullptr, m_many->left());
    return text + silent;
}

QString ReleaseManyDialog::whyNotNow() const
{
    if (m_many->isRunning() || m_many->hasRun())
        return {};
    if (!m_many->isPlanned())
        return tr("The plans are being made.");
    if (m_many->chosen() == 0)
        return tr("There is nothing to act on.");
    return m_confirm->whyNot(
        {.typed = QByteArray::number(m_many->chosen()),
         .unlocked = tr("Read-only: unlock actions to carry the plans out."),
         .look = tr("Look at the plans once more: %n s.", nullptr, m_confirm->secondsToLook()),
         .typing = tr("This is production: type the number of locks to be acted on, %1.").arg(m_many->chosen())});
}

void ReleaseManyDialog::refresh()
{
    const QString why = whyNotNow();
    const bool over = m_many->hasRun();
    const bool running = m_many->isRunning();
    const int chosen = m_many->chosen();
    m_summary->setText(summary());
    m_acts->setEnabled(!running && !over);
    m_unlockButton->setVisible(!over && !running && !m_session->actionsUnlocked());
    m_releaseButton->setVisible(!over && !running);
    if (!m_releaseButton->toolTip().isEmpty())
        m_releaseButton->setDown(false); // a press from before must not become a click
    // During the wait the button stays enabled for Tab, but does nothing.
    m_releaseButton->setEnabled(chosen > 0 && (why.isEmpty() || (m_many->isPlanned() && m_confirm->isWaiting())));
    m_confirm->styleButton(m_releaseButton);
    m_releaseButton->setToolTip(why);
    const LockAction act = m_acts->act();
    const QString time = Wording::duration(act.time);
    const auto total = static_cast<int>(m_many->items().size());
    QString verb = act.kind == LockActionKind::Release  ? tr("Release %1 of %n locks", nullptr, total)
        : act.kind == LockActionKind::ReleaseAndHoldOff ? tr("Release %1 of %n locks, hold off for %2", nullptr, total)
        : act.kind == LockActionKind::ShortenTtl        ? tr("Shorten %1 of %n locks to %2", nullptr, total)
                                                        : tr("Give %1 of %n locks a TTL of %2", nullptr, total);
    verb = verb.arg(chosen);
    m_releaseButton->setText(act.kind == LockActionKind::Release ? verb : verb.arg(time));
    m_stopButton->setVisible(running);
    m_confirm->setOpen(!running && !over);
    m_stopAtSurprise->setEnabled(!running && !over);
    m_closeButton->setText(over ? tr("Close") : tr("Cancel"));
    m_closeButton->setEnabled(!running);
    m_closeButton->setAutoDefault(over); // Enter can no longer lose anything
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
    m_message->setText(tr("One after another…"));
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
    const bool stopped = m_many->count(ReleaseMany::State::Stopped) > 0;
    const auto &items = m_many->items();
    const bool isOpen = std::any_of(items.begin(), items.end(), [](const ReleaseMany::Item &item) {
        for (size_t node = 0; item.report && item.base && node < item.report->nodes.size(); ++node) {
            if (openOwner(*item.base, *item.report, node))
                return true;
        }
        return false;
    });
    QString said = stopped ? tr("⚠ Stopped before the end.") : tr("The round is over.");
    if (isOpen)
        said += tr(" Nodes that did not answer are asked once they do: what they have then is told in Audit.");
    m_message->setText(said);
    m_closeButton->setFocus();
    Q_EMIT done(summary());
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
