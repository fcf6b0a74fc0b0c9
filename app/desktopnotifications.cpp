#include "desktopnotifications.h"

#include "desktopidentity.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/words/alertwording.h>

#include <QAction>
#include <QSettings>

#if defined(LOCKSCOPE_DBUS)
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QHash>
#endif

namespace Lockscope::App {

namespace {

const QString kSetting = QStringLiteral("notifications/desktop");

} // namespace

#if defined(LOCKSCOPE_DBUS)

namespace {

const QString kService = QStringLiteral("org.freedesktop.Notifications");
const QString kPath = QStringLiteral("/org/freedesktop/Notifications");

QByteArray keyOf(const Alert &alert)
{
    return QByteArray::number(static_cast<int>(alert.kind)) + '/' + QByteArray::number(alert.node) + '/' + alert.lock;
}

struct Words
{
    QString summary;
    QString body;
    uchar urgency = 1; ///< by the specification: low, normal, critical
};

} // namespace

/// Talks to the service; never waits for an answer.
class DesktopNotifications::Bus : public QObject
{
    Q_OBJECT

public:
    explicit Bus(DesktopNotifications *owner) : m_owner(owner), m_bus(QDBusConnection::sessionBus())
    {
        m_bus.connect(kService, kPath, kService, QStringLiteral("ActionInvoked"), this, SLOT(onAction(uint, QString)));
        m_bus.connect(kService, kPath, kService, QStringLiteral("NotificationClosed"), this,
                      SLOT(onClosed(uint, uint)));
        call(QStringLiteral("GetCapabilities"), {}, [this](const QDBusMessage &answer) {
            m_ready = true;
            m_markup = answer.arguments().value(0).toStringList().contains(QStringLiteral("body-markup"));
            const auto keys = m_shown.keys();
            for (const auto &key : keys)
                send(key);
        });
    }
    ~Bus() override { takeBack(); }
    Q_DISABLE_COPY_MOVE(Bus)

    void tell(const QByteArray &key, const QByteArray &lock, const Words &words, bool over)
    {
        if (m_broken)
            return;
        if (!m_shown.contains(key)) {
            if (over)
                return; // it was only counted, or its notification is gone
            if (m_shown.size() - (m_shown.contains(kMore) ? 1 : 0) >= kMostShown)
                return tellMore(words);
        }
        Shown &shown = m_shown[key];
        shown.lock = lock;
        shown.words = words;
        shown.unsent = true;
        shown.over = over;
        send(key);
    }

    /// Closes all notifications, because their deployment is no longer watched.
    void takeBack()
    {
        for (const auto &shown : std::as_const(m_shown)) {
            if (shown.id != 0)
                (void)m_bus.asyncCall(message(QStringLiteral("CloseNotification"), {shown.id}));
        }
        m_shown.clear();
        m_more = 0;
    }

private Q_SLOTS:
    void onAction(uint id, const QString & /*action*/)
    {
        for (const auto &shown : std::as_const(m_shown)) {
            if (shown.id == id && id != 0) {
                Q_EMIT m_owner->chosen(shown.lock);
                return;
            }
        }
    }
    void onClosed(uint id, uint /*reason*/)
    {
        for (auto &shown : m_shown) {
            if (shown.id == id)
                shown.id = 0; // its resolution will be a new notification
        }
        if (m_shown.contains(kMore) && m_shown.value(kMore).id == 0)
            m_more = 0;
    }

private:
    struct Shown
    {
        QByteArray lock;
        Words words;
        uint id = 0; ///< 0: none is visible
        bool unsent = false;
        bool inFlight = false;
        bool over = false; ///< resolved: remove this once it is sent
    };
    static inline const QByteArray kMore = QByteArrayLiteral("more");

    static QDBusMessage message(const QString &method, const QVariantList &arguments)
    {
        auto made = QDBusMessage::createMethodCall(kService, kPath, kService, method);
        made.setArguments(arguments);
        return made;
    }

    template <typename Handler>
    void call(const QString &method, const QVariantList &arguments, Handler handler)
    {
        auto *watcher = new QDBusPendingCallWatcher(m_bus.asyncCall(message(method, arguments)), this);
        connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, handler](QDBusPendingCallWatcher *call) {
            call->deleteLater();
            if (!call->isError())
                return handler(call->reply());
            if (std::exchange(m_broken, true))
                return;
            m_shown.clear();
            Q_EMIT m_owner->failed(DesktopNotifications::tr("⚠ The desktop shows no alerts: %1")
                                       .arg(visibleText(call->error().message(), 200)));
        });
    }

    void tellMore(const Words &latest)
    {
        ++m_more;
        Shown &shown = m_shown[kMore];
        shown.words = {.summary = latest.summary,
                       .body = DesktopNotifications::tr("%n more alerts", nullptr, m_more),
                       .urgency = 1};
        shown.unsent = true;
        send(kMore);
    }

    void send(const QByteArray &key)
    {
        const auto found = m_shown.find(key);
        if (!m_ready || found == m_shown.end() || !found->unsent || found->inFlight)
            return;
        found->unsent = false;
        found->inFlight = true;
        const Words &words = found->words;
        // Some services read the body as markup: escape what others wrote into Redis.
        const QString body = m_markup ? words.body.toHtmlEscaped() : words.body;
        QVariantMap hints{{QStringLiteral("urgency"), QVariant::fromValue(words.urgency)},
                          {QStringLiteral("desktop-entry"), desktopId()}};
        call(QStringLiteral("Notify"),
             {QStringLiteral("Lockscope"), found->id, desktopId(), words.summary, body,
              QStringList{QStringLiteral("default"), DesktopNotifications::tr("Show")}, hints, -1},
             [this, key](const QDBusMessage &answer) {
                 const auto sent = m_shown.find(key);
                 if (sent == m_shown.end())
                     return;
                 sent->inFlight = false;
                 sent->id = answer.arguments().value(0).toUInt();
                 if (sent->unsent)
                     send(key);
                 else if (sent->over)
                     m_shown.erase(sent);
             });
    }

    DesktopNotifications *m_owner;
    QDBusConnection m_bus;
    QHash<QByteArray, Shown> m_shown; ///< by keyOf(alert), and kMore
    int m_more = 0; ///< alerts without a notification of their own
    bool m_ready = false; ///< the service's capabilities are known
    bool m_markup = false;
    bool m_broken = false;
};

#else

class DesktopNotifications::Bus
{
};

#endif

DesktopNotifications::DesktopNotifications(QObject *parent)
    : QObject(parent)
    , m_action(new QAction(tr("&Notify on the desktop"), this))
{
    m_action->setObjectName(QStringLiteral("notifyAction"));
    m_action->setCheckable(true);
#if defined(LOCKSCOPE_DBUS)
    m_action->setToolTip(tr("Also show alerts on the desktop, even while this window is hidden"));
    connect(m_action, &QAction::toggled, this, [this](bool on) {
        QSettings().setValue(kSetting, on);
        m_bus = on ? std::make_unique<Bus>(this) : nullptr;
    });
    m_action->setChecked(QSettings().value(kSetting, false).toBool());
#else
    m_action->setEnabled(false);
    m_action->setToolTip(tr("This build has no D-Bus support"));
#endif
}

DesktopNotifications::~DesktopNotifications() = default;

void DesktopNotifications::setDeployment(const QString &name)
{
    m_deployment = name;
#if defined(LOCKSCOPE_DBUS)
    if (m_bus)
        m_bus->takeBack();
#endif
}

void DesktopNotifications::tell(const Alert &alert, const QString &text)
{
#if defined(LOCKSCOPE_DBUS)
    if (!m_bus)
        return;
    const bool over = alert.phase == Alert::Phase::Cleared;
    const bool grave = alert.severity() == Severity::Alarm;
    const QString kind = AlertWording::kind(alert.kind);
    m_bus->tell(keyOf(alert), alert.lock,
                {.summary = m_deployment.isEmpty() ? kind : tr("%1: %2").arg(visibleText(m_deployment, 60), kind),
                 .body = visibleText(text, 400),
                 .urgency = static_cast<uchar>(over        ? 0
                                                   : grave ? 2
                                                           : 1)},
                over);
#else
    Q_UNUSED(alert);
    Q_UNUSED(text);
#endif
}

} // namespace Lockscope::App

#if defined(LOCKSCOPE_DBUS)
#include "desktopnotifications.moc"
#endif
