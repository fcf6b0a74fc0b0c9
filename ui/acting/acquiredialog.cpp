#include "acquiredialog.h"

#include "../kit/fittingarea.h"
#include "../kit/secondsbox.h"
#include "../kit/servertext.h"
#include "unlockkey.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/board/quarantine.h>
#include <lockscope/core/dialects/dialect.h>
#include <lockscope/core/dialects/lockrecipe.h>
#include <lockscope/core/locks/lockclient.h>
#include <lockscope/core/quorum/quorum.h>
#include <lockscope/core/words/inwindow.h>
#include <lockscope/core/words/wording.h>

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace Lockscope {

namespace {

constexpr int kTypingPauseMs = 300;
constexpr int kLookAgainMs = 1000;
constexpr int kLookSoonMs = 200; ///< after a change on the board; not at once, as a contended lock changes often

bool tellsOf(const BoardDiff &diff, const QByteArray &name)
{
    return std::any_of(diff.changed.begin(), diff.changed.end(),
                       [&name](const LockStatePtr &lock) { return lock->name == name; })
        || std::find(diff.removed.begin(), diff.removed.end(), name) != diff.removed.end();
}

int votesFor(const KeySurvey &survey, const QByteArray &owner)
{
    return static_cast<int>(std::count_if(survey.nodes.begin(), survey.nodes.end(), [&owner](const SurveyedKey &node) {
        return node.lock && node.lock->owner == owner;
    }));
}

/// A reading with the owner that most nodes have. Null: no node has a lock at this key.
const SurveyedKey *mostCarried(const KeySurvey &survey)
{
    const SurveyedKey *most = nullptr;
    for (const auto &node : survey.nodes) {
        if (node.lock && (most == nullptr || votesFor(survey, node.lock->owner) > votesFor(survey, most->lock->owner)))
            most = &node;
    }
    return most;
}

SecondsBox *secondsBox(double least, double most, double value, QWidget *parent)
{
    auto *box = new SecondsBox(parent);
    box->setRange(least, most);
    box->setValue(value);
    return box;
}

/// A scroll area of fixed height: a refusal by many nodes has many lines, but must not move widgets below.
QScrollArea *roomFor(QLabel *message, QWidget *parent)
{
    constexpr int kLines = 5;
    auto *room = new QScrollArea(parent);
    room->setFrameShape(QFrame::NoFrame);
    room->setWidgetResizable(true);
    room->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    room->setFixedHeight(kLines * message->fontMetrics().lineSpacing());
    room->setFocusPolicy(Qt::NoFocus); // until there is something to scroll
    QObject::connect(room->verticalScrollBar(), &QScrollBar::rangeChanged, room,
                     [room](int, int most) { room->setFocusPolicy(most > 0 ? Qt::StrongFocus : Qt::NoFocus); });
    room->setWidget(message);
    return room;
}

Millis millis(const SecondsBox *box)
{
    return Millis(static_cast<Millis::rep>(box->value() * 1000));
}

} // namespace

AcquireDialog::AcquireDialog(Session *session, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_name(new QLineEdit(this))
    , m_dialect(new QComboBox(this))
    , m_ttl(secondsBox(0.1, 2'592'000, Typed().ttlSeconds, this))
    , m_wait(secondsBox(0, 3600, Typed().waitSeconds, this))
    , m_autoRenew(new QCheckBox(tr("Renew until I release it"), this))
    , m_message(new QLabel(this))
    , m_quarantine(new QLabel(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
    , m_lookTimer(this)
{
    setWindowTitle(tr("Acquire a lock"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_name->setObjectName(QStringLiteral("acquireName"));
    m_wait->setObjectName(QStringLiteral("acquireWait"));
    m_name->setPlaceholderText(tr("for example orders:42"));
    m_autoRenew->setChecked(Typed().autoRenew);
    prepareForServerText(m_message);
    m_message->setObjectName(QStringLiteral("acquireMessage"));
    m_message->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    QScrollArea *room = roomFor(m_message, this);
    m_message->setText(tr("Nodes: %n.", nullptr, static_cast<int>(session->deployment().nodes.size())));
    prepareForServerText(m_quarantine);
    m_quarantine->setObjectName(QStringLiteral("acquireQuarantine"));
    m_quarantine->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_quarantine->setMinimumHeight(3 * m_quarantine->fontMetrics().lineSpacing()); // for later text
    m_dialect->setObjectName(QStringLiteral("acquireDialect"));
    m_dialect->setToolTip(tr("The library whose clients the lock excludes. Lockscope's own form also excludes Redlock, "
                             "redis-py, Spring, Laravel and others."));
    const QStringList dialects = LockClient::writableDialects();
    for (const auto &id : dialects)
        m_dialect->addItem(Wording::dialect(id), id);
    propose(LockOptions().dialect);
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("&Acquire"));
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(false);

    auto *content = new QWidget(this);
    auto *layout = new QFormLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addRow(tr("&Name:"), m_name);
    layout->addRow(tr("&Library:"), m_dialect);
    layout->addRow(tr("&TTL:"), m_ttl);
    layout->addRow(tr("&Wait at most:"), m_wait);
    layout->addRow(QString(), m_autoRenew);
    layout->addRow(room);
    layout->addRow(m_quarantine);
    auto *all = new QVBoxLayout(this);
    all->addWidget(new FittingArea(content, this), 1);
    all->addWidget(m_buttons);
    setMinimumWidth(520);

    connect(session, &Session::boardChanged, this, [this](const BoardDiffPtr &diff) {
        setNodes(diff->nodes);
        if (!m_looked || m_running || !tellsOf(*diff, bytesFromText(m_name->text())))
            return;
        // The message would be out of date. The timer is inactive during a survey.
        if (m_lookTimer.isActive())
            m_lookTimer.start(std::min(m_lookTimer.remainingTime(), kLookSoonMs));
        else
            m_looksOnceMore = true;
    });
    connect(session, &Session::actionsUnlockedChanged, this, [this](bool unlocked) {
        if (!unlocked || m_running || !std::exchange(m_mayUnlock, false))
            return;
        m_buttons->button(QDialogButtonBox::Ok)->setText(tr("&Acquire"));
        m_message->clear();
        surveyKey();
    });
    m_lookTimer.setSingleShot(true);
    connect(&m_lookTimer, &QTimer::timeout, this, &AcquireDialog::surveyKey);
    connect(&m_waitTimer, &QTimer::timeout, this, &AcquireDialog::tellWait);
    connect(m_name, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_buttons->button(QDialogButtonBox::Ok)->setEnabled(!text.isEmpty() && !m_running);
        ++m_looks;
        m_message->clear();
        m_message->setToolTip({});
        m_looked = false;
        propose(LockOptions().dialect); // the old name's dialect must not stay, even without a survey
        m_lookTimer.start(kTypingPauseMs);
    });
    connect(m_dialect, &QComboBox::activated, this, [this] {
        m_dialectChosen = true;
        m_lookTimer.stop();
        m_looked = false;
        surveyKey();
    });
    connect(m_buttons, &QDialogButtonBox::accepted, this, &AcquireDialog::take);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &AcquireDialog::reject);
    new UnlockKey(session, this);
}

AcquireDialog::~AcquireDialog()
{
    m_attempt.cancel(); // has no effect after the result
}

void AcquireDialog::propose(const QString &dialect)
{
    if (!m_dialectChosen)
        m_dialect->setCurrentIndex(std::max(0, m_dialect->findData(dialect)));
}

void AcquireDialog::reject()
{
    if (m_running)
        Q_EMIT withdrawn(bytesFromText(m_name->text()));
    m_attempt.cancel();
    Q_EMIT cancelled({.name = m_name->text(),
                      .dialect = m_dialectChosen ? m_dialect->currentData().toString() : QString(),
                      .ttlSeconds = m_ttl->value(),
                      .waitSeconds = m_wait->value(),
                      .autoRenew = m_autoRenew->isChecked()});
    QDialog::reject();
}

void AcquireDialog::setRunning(bool running)
{
    m_running = running;
    // Disabling a field would move the focus to its neighbour.
    if (running) {
        m_typedIn = focusWidget();
        setFocus(); // not on Withdraw: the key that is still down would press it
    }
    for (QWidget *field : std::initializer_list<QWidget *>{m_name, m_dialect, m_ttl, m_wait, m_autoRenew})
        field->setEnabled(!running); // a change would not affect the running attempt
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(!running);
    m_buttons->button(QDialogButtonBox::Cancel)->setText(running ? tr("Withdraw") : tr("Cancel"));
    if (!running && m_typedIn != nullptr)
        m_typedIn->setFocus();
}

void AcquireDialog::restore(const Typed &typed)
{
    m_ttl->setValue(typed.ttlSeconds);
    m_wait->setValue(typed.waitSeconds);
    m_autoRenew->setChecked(typed.autoRenew);
    if (const int chosen = m_dialect->findData(typed.dialect); chosen >= 0) {
        m_dialect->setCurrentIndex(chosen);
        m_dialectChosen = true;
    }
    m_name->setText(typed.name);
    m_name->selectAll();
}

void AcquireDialog::setNodes(const std::vector<NodeStatus> &nodes)
{
    constexpr qsizetype kMostNamed = 3;
    const WallTime now = m_session->clock().wallNow();
    const Quarantine quarantine = Quarantine::of(nodes, now);
    QStringList named;
    for (const auto &node : quarantine.nodes) {
        if (named.size() < kMostNamed)
            named
                += tr("%1 until %2").arg(visibleText(node.label, 40), Wording::timeWithDateIfOtherDay(now, node.until));
    }
    const auto others = static_cast<int>(std::ssize(quarantine.nodes) - named.size());
    if (others > 0)
        named += tr("%n more", nullptr, others);
    const QString list = named.join(QStringLiteral(", "));
    m_quarantine->setText(
        quarantine.nodes.empty()      ? QString()
            : quarantine.blockedUntil ? tr("◔ Lockscope takes no lock here until %1. These nodes started or failed "
                                           "over and have no vote yet: %2.")
                                            .arg(Wording::timeWithDateIfOtherDay(now, *quarantine.blockedUntil), list)
                                      : tr("◔ These nodes started or failed over and have no vote yet: %1.").arg(list)
                + (Capability::of(nodes, now).canLock() ? QLatin1Char(' ') + tr("The other nodes are enough.")
                                                        : QString()));
}

void AcquireDialog::surveyKey()
{
    const QByteArray name = bytesFromText(m_name->text());
    if (name.isEmpty() || m_running)
        return;
    whenDone(m_session->survey(name), this, [this, look = ++m_looks](const Result<KeySurvey> &survey) {
        if (look != m_looks || m_running)
            return;
        tell(survey, std::exchange(m_looked, true));
        m_lookTimer.start(std::exchange(m_looksOnceMore, false) ? kLookSoonMs : kLookAgainMs);
    });
}

void AcquireDialog::tell(const Result<KeySurvey> &survey, bool again)
{
    if (!survey) {
        m_message->setText(tr("The current state is unknown: %1").arg(adviceForWindow(survey.error().message)));
        return;
    }
    if (!again) // a dialect that the operator has seen must not change by itself
        propose(survey->acquirableDialect());
    if (const auto may = survey->checkAcquireAs(m_dialect->currentData().toString()); !may) {
        m_message->setText(tr("✖ %1").arg(adviceForWindow(may.error().message)));
        return;
    }
    m_message->setText(holderSummary(*survey) + prefixWarning(survey->name));
    const SurveyedKey *first = mostCarried(*survey);
    m_message->setToolTip(first == nullptr ? QString() : plainToolTip(visibleText(first->lock->owner, 4000)));
}

QString AcquireDialog::prefixWarning(const QByteArray &name) const
{
    const QString id = m_dialect->currentData().toString();
    const Dialect *dialect = DialectCatalog::standard().find(id);
    const QByteArray prefix
        = dialect == nullptr || dialect->recipe() == nullptr ? QByteArray() : dialect->recipe()->keyPrefix();
    if (name.startsWith(prefix))
        return {};
    return QLatin1Char(' ')
        + tr("⚠ The keys of %1 begin with \"%2\". This lock does not exclude its clients.")
              .arg(Wording::dialect(id), QString::fromUtf8(prefix));
}

/// Who holds the lock, by the nodes that answered. A lock on too few nodes has no holder, but blocks these nodes.
QString AcquireDialog::holderSummary(const KeySurvey &survey)
{
    const auto nodes = static_cast<int>(survey.nodes.size());
    const auto answered = static_cast<int>(std::count_if(survey.nodes.begin(), survey.nodes.end(),
                                                         [](const SurveyedKey &node) { return node.raw.hasValue(); }));
    if (answered == 0)
        return tr("No node can be read. Whether it is held is unknown.");
    const QString tooFew = answered < quorumOf(nodes) ? QLatin1Char(' ')
            + tr("Too few nodes can be read: %1 of %2. Whether it is free is unknown.").arg(answered).arg(nodes)
                                                      : QString();
    const SurveyedKey *first = mostCarried(survey);
    if (first == nullptr)
        return tr("It is free on all nodes that can be read.") + tooFew;
    const QString owner = Wording::cutInTheMiddle(first->lock->owner, 80);
    const QString dialect = Wording::dialect(first->lock->dialect);
    const int votes = votesFor(survey, first->lock->owner);
    if (votes >= quorumOf(nodes) || first->lock->scope == Scope::Local)
        return tr("%1 holds it (%2). You can wait for it.").arg(owner, dialect) + tooFew;
    return (votes + nodes - answered >= quorumOf(nodes)
                ? tr("%3 has it on %1 of %2 nodes (%4). Whether it is held is unknown.")
                : tr("%3 has it on %1 of %2 nodes (%4): too few to hold it. It blocks these nodes."))
               .arg(votes)
               .arg(nodes)
               .arg(owner, dialect)
        + tooFew;
}

void AcquireDialog::take()
{
    // Actions lock themselves after a while. The operator should not have to type everything again.
    if (!m_session->actionsUnlocked() && !std::exchange(m_mayUnlock, true)) {
        m_lookTimer.stop();
        ++m_looks;
        m_message->setText(tr("✖ This window is read-only again. Press once more to allow changes and acquire."));
        m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Allow changes and &acquire"));
        return;
    }
    if (std::exchange(m_mayUnlock, false) && !m_session->actionsUnlocked())
        m_session->unlockActions();
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("&Acquire"));
    setRunning(true);
    m_lookTimer.stop();
    m_message->setText(tr("Reading the lock…"));
    // This survey decides, not the one that was shown during typing.
    whenDone(m_session->survey(bytesFromText(m_name->text())), this,
             [this, look = ++m_looks](const Result<KeySurvey> &survey) {
                 if (look != m_looks)
                     return;
                 const auto may = survey ? survey->checkAcquireAs(m_dialect->currentData().toString())
                                         : Result<void>(survey.error());
                 if (!may) {
                     setRunning(false);
                     tellRefusal(may.error());
                     return;
                 }
                 send();
             });
}

void AcquireDialog::send()
{
    LockOptions options;
    options.ttl = millis(m_ttl);
    options.wait = millis(m_wait);
    options.autoRenew = m_autoRenew->isChecked();
    options.dialect = m_dialect->currentData().toString();
    m_message->setText(tr("Asking the nodes…"));
    m_waitsUntil = QDeadlineTimer(options.wait);
    if (options.wait > Millis(0))
        m_waitTimer.start(std::chrono::seconds(1));
    m_attempt = m_session->acquire(bytesFromText(m_name->text()), options);
    whenDone(m_attempt, this, [this](const Result<OwnLock> &result) { finish(result); });
}

void AcquireDialog::tellWait()
{
    const Millis left(m_waitsUntil.remainingTime());
    m_message->setText(left > Millis(0)
                           ? tr("Not acquired yet. Waiting for at most %1 more.").arg(Wording::wholeSeconds(left))
                           : tr("Asking the nodes one last time…"));
}

void AcquireDialog::tellRefusal(const Error &why)
{
    // With the time, because the message stays while the nodes change.
    m_message->setText(
        tr("✖ At %1: %2").arg(Wording::timeOfDay(m_session->clock().wallNow()), adviceForWindow(why.message)));
}

void AcquireDialog::finish(const Result<OwnLock> &result)
{
    m_attempt = {};
    m_waitTimer.stop();
    setRunning(false);
    if (!result) {
        tellRefusal(result.error());
        return;
    }
    Q_EMIT acquired(*result);
    accept();
}

} // namespace Lockscope
