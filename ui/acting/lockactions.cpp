#include "lockactions.h"

#include "../kit/accelerator.h"
#include "actresult.h"
#include "ownlockdialog.h"
#include "releasedialog.h"
#include "releasemanydialog.h"
#include "releasewording.h"

#include <lockscope/core/control/actionscript.h>
#include <lockscope/core/session/releasemany.h>
#include <lockscope/core/words/wording.h>

#include <QAction>
#include <QShortcut>
#include <QTimer>
#include <QWidget>

#include <algorithm>

namespace Lockscope {

namespace {

constexpr qsizetype kNameChars = 80; ///< in a sentence
constexpr qsizetype kWholeChars = 4000; ///< more would not fit on a screen

} // namespace

LockActions::LockActions(Session *session, Shown shown, QWidget *window)
    : QObject(window)
    , m_session(session)
    , m_locksShown(std::move(shown))
    , m_window(window)
    , m_acquire(add(tr("&Acquire…"), "acquireAction", QKeySequence(Qt::CTRL | Qt::Key_N)))
    , m_renew(add(tr("Re&new…"), "renewAction", QKeySequence(Qt::CTRL | Qt::Key_R)))
    , m_release(add(tr("&Release own…"), "releaseAction", QKeySequence(Qt::CTRL | Qt::Key_D)))
    , m_forceRelease(add(tr("&Force-release…"), "forceReleaseAction", QKeySequence(Qt::Key_Delete)))
    , m_holdOff(add(tr("Force-release and &block…"), "holdOffAction", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_H)))
    , m_shortenTtl(add(tr("&Shorten the TTL…"), "shortenTtlAction", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)))
    , m_setTtl(add(tr("Set a &TTL…"), "setTtlAction", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_G)))
    , m_releaseSelected(
          add(tr("Force-release se&lected…"), "releaseSelectedAction", QKeySequence(Qt::CTRL | Qt::Key_Delete)))
    , m_releaseMany(add(tr("Force-release all sho&wn…"), "releaseManyAction",
                        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Delete)))
{
    connect(m_acquire, &QAction::triggered, this, &LockActions::openAcquire);
    if (m_session != nullptr) {
        connect(m_session, &Session::boardChanged, this, [this](const BoardDiffPtr &diff) { m_nodes = diff->nodes; });
        connect(m_session, &Session::ownReleaseOpen, this, &LockActions::reportOpenRelease);
    }
    connect(m_renew, &QAction::triggered, this, [this] { openOwn(true); });
    connect(m_release, &QAction::triggered, this, [this] { openOwn(false); });
    connect(m_forceRelease, &QAction::triggered, this, [this] { openRelease(LockActionKind::Release); });
    connect(m_holdOff, &QAction::triggered, this, [this] { openRelease(LockActionKind::ReleaseAndHoldOff); });
    connect(m_shortenTtl, &QAction::triggered, this, [this] { openRelease(LockActionKind::ShortenTtl); });
    connect(m_setTtl, &QAction::triggered, this, [this] { openRelease(LockActionKind::SetTtl); });
    connect(m_releaseSelected, &QAction::triggered, this, [this] { openMany(m_several); });
    connect(m_releaseMany, &QAction::triggered, this,
            [this] { openMany(m_locksShown(ReleaseMany::limitFor(m_session->deployment().environment))); });
    update();
}

QAction *LockActions::add(const QString &text, const char *name, const QKeySequence &shortcut)
{
    auto *action = new QAction(text, m_window);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(shortcut);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_window->addAction(action);
    // The shortcut of a disabled action would do nothing, and only a menu would show the reason.
    auto *instead = new QShortcut(shortcut, m_window, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
    instead->setObjectName(QLatin1String(name) + QStringLiteral("Refused"));
    connect(instead, &QShortcut::activated, this, [this, action] {
        // Name the lock, because the message stays when another lock is selected.
        const bool isOfOne
            = !m_name.isEmpty() && action != m_acquire && action != m_releaseSelected && action != m_releaseMany;
        const auto words = [this, action, isOfOne](qsizetype chars) {
            const QString about
                = isOfOne ? QLatin1Char('"') + Wording::name(m_name, chars) + QLatin1String("\": ") : QString();
            return QString(QStringLiteral("– ") + withoutAccelerator(action->text()) + QLatin1Char(' ') + about
                           + action->statusTip());
        };
        Q_EMIT messageShown(words(kNameChars), words(kWholeChars));
    });
    // A host may change the action's key or context.
    connect(action, &QAction::changed, instead, [action, instead] {
        instead->setKey(action->shortcut());
        instead->setContext(action->shortcutContext());
    });
    m_refused.insert(action, instead);
    return action;
}

QList<QAction *> LockActions::all() const
{
    return {m_acquire,    m_renew,  m_release,         m_forceRelease, m_holdOff,
            m_shortenTtl, m_setTtl, m_releaseSelected, m_releaseMany};
}

void LockActions::setSelection(const QByteArray &name, const LockStatePtr &lock, std::optional<int> shown,
                               const std::vector<LockStatePtr> &several)
{
    m_name = name;
    m_lock = lock;
    m_shown = shown;
    m_several = several;
    m_outOfSight.clear();
    update();
}

void LockActions::disableForOtherView(const QString &why)
{
    m_outOfSight = why;
    update();
}

void LockActions::set(QAction *action, const QString &what, const QString &why)
{
    action->setEnabled(why.isEmpty());
    QShortcut *instead = m_refused.value(action);
    instead->setEnabled(!why.isEmpty());
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    const QString tip = why.isEmpty() ? tr("%1 (%2)").arg(what, keys) : why;
    const QString lack = why.isEmpty() && m_session ? m_session->actingLack() : QString();
    action->setToolTip(lack.isEmpty() ? tip : tip + QStringLiteral("\n⚠ ") + lack);
    action->setStatusTip(tip);
}

void LockActions::update()
{
    if (m_session) {
        updateOwn();
        updateOthers();
    } else {
        for (QAction *action : all())
            set(action, {}, m_outOfSight.isEmpty() ? tr("No actions here") : m_outOfSight);
    }
}

void LockActions::updateOwn()
{
    const bool unlocked = m_session->actionsUnlocked();
    set(m_acquire, tr("Take a lock"),
        m_session->deployment().rule == DeploymentRule::Cluster
            ? tr("Lockscope takes no locks on a cluster: a failover may lose them")
            : unlocked ? m_session->actingRefusal()
                       : tr("Read-only: allow changes first (Ctrl+U)"));
    const QString why = !m_outOfSight.isEmpty() ? m_outOfSight
        : areSeveral()                          ? tr("Several locks are selected")
        : selectedOwn()                         ? QString()
        : m_lock                                ? tr("This window does not hold this lock")
                                                : tr("Select a lock that this window holds");
    set(m_renew, tr("Renew this lock's TTL"), why);
    set(m_release, tr("Release this lock"), why);
}

QString LockActions::whyNotOthers(LockActionKind kind) const
{
    if (!m_outOfSight.isEmpty())
        return m_outOfSight;
    if (areSeveral())
        return tr("Several locks are selected: force-release them together (Ctrl+Del)");
    if (!m_lock)
        return m_name.isEmpty() ? tr("Select a lock first") : tr("The selected lock is gone");
    if (const QString refusal = m_session->actingRefusal(); !refusal.isEmpty())
        return refusal;
    if (selectedOwn())
        return tr("This lock is your own: release it");
    const Dialect *dialect = DialectCatalog::standard().find(m_lock->dialect());
    if (dialect == nullptr)
        return tr("Lockscope does not know the form of this lock");
    // Whether the dialect refuses does not depend on the owner.
    if (const auto call = callFor({.kind = kind, .time = Millis(1)}, *dialect, m_name, "?", "?"); !call)
        return call.error().message;
    const auto has = [this](KeyTtl::Kind wanted) {
        return std::any_of(m_lock->readings.begin(), m_lock->readings.end(), [wanted](const NodeReading &reading) {
            return reading.answer == NodeReading::Answer::Present && reading.ttl.kind == wanted;
        });
    };
    if (kind == LockActionKind::ShortenTtl && !has(KeyTtl::Kind::Finite) && has(KeyTtl::Kind::Never))
        return tr("It has no TTL to shorten. Set a TTL instead");
    if (kind == LockActionKind::SetTtl && !has(KeyTtl::Kind::Never) && has(KeyTtl::Kind::Finite))
        return tr("It has a TTL already. Shorten it instead");
    return {};
}

void LockActions::updateOthers()
{
    const bool unlocked = m_session->actionsUnlocked();
    const auto what
        = [unlocked](const QString &act) { return unlocked ? act : tr("Show the plan. To act, allow changes first"); };
    set(m_forceRelease, what(tr("Plan and force-release someone else's lock")), whyNotOthers(LockActionKind::Release));
    set(m_holdOff, what(tr("Force-release someone else's lock and block new owners for a while")),
        whyNotOthers(LockActionKind::ReleaseAndHoldOff));
    set(m_shortenTtl, what(tr("Let someone else's lock expire sooner, unless its owner renews it")),
        whyNotOthers(LockActionKind::ShortenTtl));
    set(m_setTtl, what(tr("Set a TTL for someone else's lock that never expires")),
        whyNotOthers(LockActionKind::SetTtl));
    const int most = ReleaseMany::limitFor(m_session->deployment().environment);
    const auto selected = static_cast<int>(m_several.size());
    const QString refusal = m_session->actingRefusal();
    set(m_releaseSelected, tr("Plan the release of all selected locks"),
        !m_outOfSight.isEmpty()  ? m_outOfSight
            : !refusal.isEmpty() ? refusal
            : !areSeveral()      ? tr("Select several locks with Ctrl or Shift")
            : selected > most    ? tr("%1 locks are selected; the limit is %2").arg(selected).arg(most)
                                 : QString());
    set(m_releaseMany, tr("Plan the release of all locks shown"),
        !m_outOfSight.isEmpty()  ? m_outOfSight
            : !refusal.isEmpty() ? refusal
            : !m_shown           ? tr("Go to the table of locks first (Ctrl+1)")
            : *m_shown < 1       ? tr("No lock is shown")
            : *m_shown > most    ? tr("%1 locks are shown; the limit is %2. Narrow the filter").arg(*m_shown).arg(most)
                                 : QString());
}

std::optional<OwnLock> LockActions::selectedOwn() const
{
    const auto locks = m_session->ownLocks();
    const auto found
        = std::find_if(locks.begin(), locks.end(), [this](const OwnLock &lock) { return lock.name == m_name; });
    return found == locks.end() ? std::nullopt : std::optional(*found);
}

void LockActions::openAcquire()
{
    auto *dialog = new AcquireDialog(m_session, m_window);
    dialog->setNodes(m_nodes);
    dialog->restore(std::exchange(m_typedToAcquire, {}));
    connect(dialog, &AcquireDialog::cancelled, this,
            [this](const AcquireDialog::Typed &typed) { m_typedToAcquire = typed; });
    connect(dialog, &AcquireDialog::acquired, this, [this](const OwnLock &lock) {
        const QString words = tr("✔ You hold \"%1\".");
        Q_EMIT messageShown(words.arg(Wording::name(lock.name, kNameChars)),
                            words.arg(Wording::name(lock.name, kWholeChars)));
        Q_EMIT acquired(lock.name);
    });
    connect(dialog, &AcquireDialog::withdrawn, this, [this](const QByteArray &name) {
        const QString words = tr("You withdrew the attempt to acquire \"%1\".");
        Q_EMIT messageShown(words.arg(Wording::name(name, kNameChars)), words.arg(Wording::name(name, kWholeChars)));
    });
    dialog->open();
}

void LockActions::openOwn(bool renew)
{
    const auto lock = selectedOwn();
    if (!lock)
        return;
    auto *dialog = new OwnLockDialog(m_session, *lock, m_lock,
                                     renew ? OwnLockDialog::Act::Renew : OwnLockDialog::Act::Release, m_window);
    connect(dialog, &OwnLockDialog::done, this, [this](const QString &text, const QString &whole) {
        Q_EMIT messageShown(QStringLiteral("✔ ") + text, QStringLiteral("✔ ") + whole);
    });
    dialog->open();
}

/// Reports this even while the dialog is open, to replace the message that the lock is held.
void LockActions::reportOpenRelease(const OpenRelease &release)
{
    const bool isNew = !m_openReleases.contains(release.token);
    m_openReleases.insert(release.token, release);
    tell(release);
    if (isNew)
        awaitEnd(release);
}

void LockActions::tell(const OpenRelease &release)
{
    const Clock &clock = m_session->clock();
    Q_EMIT messageShown(ReleaseWording::ownRelease(release, clock, kNameChars),
                        ReleaseWording::ownRelease(release, clock, kWholeChars));
}

void LockActions::awaitEnd(const OpenRelease &release)
{
    const Micros left = std::max(Micros(0), release.endsBy - m_session->clock().now());
    // Not too early, because the next message says that the TTL has ended.
    QTimer::singleShot(std::chrono::ceil<Millis>(left), Qt::PreciseTimer, this, [this, token = release.token] {
        if (!m_session)
            return;
        const OpenRelease known = m_openReleases.value(token);
        if (known.isOpen() && m_session->clock().now() < known.endsBy)
            return awaitEnd(known);
        m_openReleases.remove(token);
        if (known.isOpen())
            tell(known);
    });
}

void LockActions::openRelease(LockActionKind kind)
{
    if (m_name.isEmpty())
        return;
    auto *dialog = new ReleaseDialog(m_session, m_name, m_window, kind);
    dialog->setEvidence(m_lock);
    connect(dialog, &ReleaseDialog::executed, this, &LockActions::follow);
    connect(dialog, &ReleaseDialog::cancelled, this, [this, name = m_name](const TypedAct &typed) {
        if (!typed.isEmpty())
            m_typed = {.lock = name, .act = typed};
    });
    if (m_typed.lock == m_name)
        dialog->restore(std::exchange(m_typed, {}).act);
    dialog->open();
}

/// Reports what becomes of the lock even after the dialog is closed.
void LockActions::follow(ActResult *result)
{
    if (m_followed)
        m_followed->deleteLater();
    m_followed = result;
    result->setParent(this);
    const auto tell = [this, name = result->plan().name](const QString &line) {
        const QString words = tr("\"%1\": %2");
        Q_EMIT messageShown(words.arg(Wording::name(name, kNameChars), line),
                            words.arg(Wording::name(name, kWholeChars), line));
    };
    connect(result, &ActResult::turned, this, tell);
    tell(result->line());
}

void LockActions::openMany(const std::vector<LockStatePtr> &locks)
{
    QList<QByteArray> names;
    for (const auto &lock : locks)
        names.append(lock->name);
    if (names.isEmpty())
        return;
    auto *dialog = new ReleaseManyDialog(m_session, names, m_window);
    dialog->setKnown(locks);
    connect(dialog, &ReleaseManyDialog::done, this, [this](const QString &text) { Q_EMIT messageShown(text, text); });
    connect(dialog, &ReleaseManyDialog::cancelled, this, [this](const TypedAct &typed) {
        if (!typed.isEmpty())
            m_typed = {.lock = {}, .act = typed};
    });
    if (m_typed.lock.isEmpty())
        dialog->restore(std::exchange(m_typed, {}).act);
    dialog->open();
}

} // namespace Lockscope
