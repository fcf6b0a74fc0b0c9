#include "fixtures/testprogram.h"
#include "fixtures/waiting.h"

#include <app/desktopidentity.h>
#include <app/desktopnotifications.h>

#include <QAction>
#include <QApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QProcess>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Lockscope;
using namespace Lockscope::App;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

/// A desktop's service, on a real bus of this test's own.
class Service : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Notifications")

public:
    struct Told
    {
        uint id = 0;
        uint replaces = 0;
        QString summary;
        QString body;
        QVariantMap hints;
        QString icon;
    };
    QList<Told> told;
    QList<uint> closed;
    bool markup = true;

public Q_SLOTS:
    QStringList GetCapabilities() const // NOLINT(readability-identifier-naming): the specification's
    {
        return markup ? QStringList{u"body"_s, u"body-markup"_s, u"actions"_s} : QStringList{u"body"_s};
    }
    uint Notify(const QString & /*program*/, uint replaces, const QString &icon, const QString &summary,
                const QString &body, const QStringList & /*actions*/, const QVariantMap &hints,
                int /*timeout*/) // NOLINT(readability-identifier-naming)
    {
        const uint id = replaces != 0 ? replaces : ++m_id;
        told.append({id, replaces, summary, body, hints, icon});
        return id;
    }
    void CloseNotification(uint id) { closed.append(id); } // NOLINT(readability-identifier-naming)

Q_SIGNALS:
    void ActionInvoked(uint id, const QString &action); // NOLINT(readability-identifier-naming)
    void NotificationClosed(uint id, uint reason); // NOLINT(readability-identifier-naming)

private:
    uint m_id = 0;
};

namespace {

Alert alertOf(const QByteArray &lock, Alert::Phase phase = Alert::Phase::Raised)
{
    return {.kind = AlertKind::NeverExpires, .phase = phase, .lock = lock};
}

} // namespace

class TestDesktopNotifications : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void cleanupTestCase();

    void isOffUntilChosen();
    void anAlertIsToldAndItsEndTakesItsPlace();
    void hostileWordsAreNoMarkup();
    void manyAreCounted();
    void aChosenOneLeadsToItsLock();
    void anotherDeploymentTakesThemBack();
    void noServiceIsSaidOnce();

private:
    void serve(bool on);

    QTemporaryDir m_folder;
    QProcess m_daemon;
    std::unique_ptr<Service> m_service;
    std::unique_ptr<DesktopNotifications> m_notifications;
};

void TestDesktopNotifications::initTestCase()
{
    QCoreApplication::setApplicationName(u"lockscope"_s);
    QCoreApplication::setOrganizationName(u"lockscope"_s);
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    m_daemon.start(
        u"dbus-daemon"_s,
        {u"--session"_s, u"--nofork"_s, u"--print-address"_s, u"--address=unix:path="_s + m_folder.filePath(u"bus"_s)});
    QVERIFY2(m_daemon.waitForStarted() && m_daemon.waitForReadyRead(kPatienceMs), qPrintable(m_daemon.errorString()));
    qputenv("DBUS_SESSION_BUS_ADDRESS", m_daemon.readLine().trimmed());
    QVERIFY(QDBusConnection::sessionBus().isConnected());
}

void TestDesktopNotifications::cleanupTestCase()
{
    m_daemon.kill();
    m_daemon.waitForFinished();
}

void TestDesktopNotifications::serve(bool on)
{
    auto bus = QDBusConnection::connectToBus(qEnvironmentVariable("DBUS_SESSION_BUS_ADDRESS"), u"desktop"_s);
    if (on) {
        m_service = std::make_unique<Service>();
        QVERIFY(bus.registerObject(u"/org/freedesktop/Notifications"_s, m_service.get(),
                                   QDBusConnection::ExportAllContents));
        QVERIFY(bus.registerService(u"org.freedesktop.Notifications"_s));
    } else {
        bus.unregisterObject(u"/org/freedesktop/Notifications"_s);
        bus.unregisterService(u"org.freedesktop.Notifications"_s);
        m_service.reset();
    }
}

void TestDesktopNotifications::init()
{
    QSettings().clear();
    serve(true);
    m_notifications = std::make_unique<DesktopNotifications>();
    m_notifications->setDeployment(u"Stock"_s);
}

void TestDesktopNotifications::cleanup()
{
    m_notifications.reset();
    if (m_service)
        serve(false);
}

void TestDesktopNotifications::isOffUntilChosen()
{
    QVERIFY(!m_notifications->action()->isChecked());
    m_notifications->tell(alertOf("early"), u"early"_s);
    m_notifications->action()->trigger();
    m_notifications->tell(alertOf("late"), u"late"_s);
    QTRY_COMPARE_WITH_TIMEOUT(m_service->told.size(), 1, kPatienceMs);
    QCOMPARE(m_service->told.first().body, u"late"_s);
    QVERIFY(DesktopNotifications().action()->isChecked()); // it is remembered
}

void TestDesktopNotifications::anAlertIsToldAndItsEndTakesItsPlace()
{
    m_notifications->action()->trigger();
    m_notifications->tell(alertOf("a"), u"a never expires"_s);
    QTRY_COMPARE_WITH_TIMEOUT(m_service->told.size(), 1, kPatienceMs);
    const auto first = m_service->told.first();
    QVERIFY2(first.summary.startsWith(u"Stock: "_s), qPrintable(first.summary));
    QCOMPARE(first.hints.value(u"urgency"_s).value<uchar>(), uchar(2));
    QCOMPARE(first.hints.value(u"desktop-entry"_s).toString(), desktopId());
    QCOMPARE(first.icon, desktopId());
    m_notifications->tell(alertOf("a", Alert::Phase::Cleared), u"Over: a never expires"_s);
    QTRY_COMPARE_WITH_TIMEOUT(m_service->told.size(), 2, kPatienceMs);
    QCOMPARE(m_service->told.last().replaces, first.id);
    QCOMPARE(m_service->told.last().hints.value(u"urgency"_s).value<uchar>(), uchar(0));
    // The end of what was never told here is no news.
    m_notifications->tell(alertOf("x", Alert::Phase::Cleared), u"Over: x"_s);
    m_notifications->tell(alertOf("b"), u"b"_s);
    QTRY_COMPARE_WITH_TIMEOUT(m_service->told.size(), 3, kPatienceMs);
    QCOMPARE(m_service->told.last().body, u"b"_s);
}

void TestDesktopNotifications::hostileWordsAreNoMarkup()
{
    m_notifications->action()->trigger();
    m_notifications->tell(alertOf("a"), u"<img src='http://x/'>\n never expires"_s);
    QTRY_COMPARE_WITH_TIMEOUT(m_service->told.size(), 1, kPatienceMs);
    QVERIFY2(!m_service->told.first().body.contains(u'<') && !m_service->told.first().body.contains(u'\n'),
             qPrintable(m_service->told.first().body));
}

void TestDesktopNotifications::manyAreCounted()
{
    m_notifications->action()->trigger();
    for (int i = 0; i < 50; ++i)
        m_notifications->tell(alertOf("lock:" + QByteArray::number(i)), QString::number(i));
    const auto counted = [this] {
        return std::any_of(m_service->told.cbegin(), m_service->told.cend(), [](const Service::Told &told) {
            return told.body.startsWith(QString::number(50 - DesktopNotifications::kMostShown) + u' ');
        });
    };
    QTRY_VERIFY_WITH_TIMEOUT(counted() && m_service->told.size() > DesktopNotifications::kMostShown, kPatienceMs);
    QSet<uint> ids;
    for (const auto &told : std::as_const(m_service->told))
        ids.insert(told.id);
    QCOMPARE(ids.size(), DesktopNotifications::kMostShown + 1);
}

void TestDesktopNotifications::aChosenOneLeadsToItsLock()
{
    const QSignalSpy chosen(m_notifications.get(), &DesktopNotifications::chosen);
    m_notifications->action()->trigger();
    m_notifications->tell(alertOf("lock:a"), u"a"_s);
    QTRY_COMPARE_WITH_TIMEOUT(m_service->told.size(), 1, kPatienceMs);
    // Its answer is there before what follows it on the bus.
    Q_EMIT m_service->ActionInvoked(4711, u"default"_s); // somebody else's
    Q_EMIT m_service->ActionInvoked(m_service->told.first().id, u"default"_s);
    QTRY_COMPARE_WITH_TIMEOUT(chosen.size(), 1, kPatienceMs);
    QCOMPARE(chosen.first().first().toByteArray(), QByteArray("lock:a"));
}

void TestDesktopNotifications::anotherDeploymentTakesThemBack()
{
    m_notifications->action()->trigger();
    m_notifications->tell(alertOf("lock:a"), u"a"_s);
    const QSignalSpy chosen(m_notifications.get(), &DesktopNotifications::chosen);
    QTRY_COMPARE_WITH_TIMEOUT(m_service->told.size(), 1, kPatienceMs);
    Q_EMIT m_service->ActionInvoked(m_service->told.first().id, u"default"_s);
    QTRY_COMPARE_WITH_TIMEOUT(chosen.size(), 1, kPatienceMs); // its number is known by now
    m_notifications->setDeployment(u"Other"_s);
    QTRY_COMPARE_WITH_TIMEOUT(m_service->closed, QList<uint>{m_service->told.first().id}, kPatienceMs);
}

void TestDesktopNotifications::noServiceIsSaidOnce()
{
    serve(false);
    const QSignalSpy failed(m_notifications.get(), &DesktopNotifications::failed);
    m_notifications->action()->trigger();
    m_notifications->tell(alertOf("a"), u"a"_s);
    QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, kPatienceMs);
    m_notifications->tell(alertOf("b"), u"b"_s);
    QVERIFY(!QTest::qWaitFor([&failed] { return failed.size() > 1; }, 300));
}

LOCKSCOPE_TEST(QApplication, TestDesktopNotifications)
#include "tst_desktopnotifications.moc"
