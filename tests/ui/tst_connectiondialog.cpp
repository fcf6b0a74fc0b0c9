#include "fixtures/testprogram.h"
#include "fixtures/webserver.h"
#include "window.h"

#include <lockscope/ui/connecting/connectiondialog.h>

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPointer>
#include <QSignalSpy>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

class TestConnectionDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void badLinesAreNamed_data();
    void badLinesAreNamed();
    void whatIsNotUnderstoodIsSaidBesideTheAddresses();
    void goodLinesBecomeADeployment();
    void whatWasTypedStaysAfterAnError();
    void passwordsOfUnchangedLinesAreKept();
    void whatCountsAsALockIsKept();
    void whatIsTypedWinsOverWhatWasKept();
    void aGeneratedNameFollowsTheAddresses();
    void aTestThatCannotStartClearsTheOldResults();
    void testTellsPerNode();
    void aTestEndsBesideWhatIsNoRedis();
    void aSocketIsNamedByItsPath();
    void testOfTls_data();
    void testOfTls();
    void closingEndsATest();

private:
    void type(const QStringList &lines) const;
    QPushButton *connectButton() const
    {
        return m_dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
    }
    QPlainTextEdit *addresses() const { return m_dialog->findChild<QPlainTextEdit *>(u"connectAddresses"_s); }
    QString message() const { return textOf(m_dialog, "connectMessage"); }
    QStringList results() const { return columnOf(m_dialog, "connectResults", 1); }

    QPointer<ConnectionDialog> m_dialog;
    RedisServer m_open;
    RedisServer m_guarded{{.config = {u"--requirepass"_s, u"open sesame"_s}}};
    RedisServer m_tls{{.tls = true, .tlsHostName = u"redis.test"_s}};
};

void TestConnectionDialog::initTestCase()
{
    QVERIFY(m_open.start());
    QVERIFY(m_guarded.start());
    QVERIFY(m_tls.start());
}

void TestConnectionDialog::init()
{
    m_dialog = new ConnectionDialog;
    m_dialog->show();
}

void TestConnectionDialog::cleanup()
{
    delete m_dialog;
}

void TestConnectionDialog::type(const QStringList &lines) const
{
    addresses()->clear();
    for (const auto &line : lines) {
        QTest::keyClicks(addresses(), line);
        QTest::keyClick(addresses(), Qt::Key_Return);
    }
}

void TestConnectionDialog::badLinesAreNamed_data()
{
    QTest::addColumn<QStringList>("lines");
    QTest::addColumn<QString>("words");
    const QString good = u"redis://127.0.0.1:6379"_s;
    QTest::newRow("nothing typed") << QStringList{} << u"at least one node"_s;
    QTest::newRow("a port that is none") << QStringList{u"redis://localhost:99999"_s}
                                         << u"Line 1: \"99999\" is not a port"_s;
    QTest::newRow("a scheme nobody knows") << QStringList{good, u"http://localhost"_s} << u"Line 2:"_s;
    QTest::newRow("a database that is none") << QStringList{good, u"redis://localhost/x"_s}
                                             << u"Line 2: What stands for the database is not a database number"_s;
    QTest::newRow("empty lines count") << QStringList{good, QString(), u"redis://[::1"_s}
                                       << u"Line 3: The IPv6 address lacks its closing bracket"_s;
    QTest::newRow("the same node twice") << QStringList{good, u"127.0.0.1:6379"_s}
                                         << u"Line 2: 127.0.0.1:6379 is there twice"_s;
}

void TestConnectionDialog::badLinesAreNamed()
{
    QFETCH(const QStringList, lines);
    QFETCH(const QString, words);
    const QSignalSpy chosen(m_dialog, &ConnectionDialog::deploymentChosen);
    type(lines);
    click(connectButton());
    QVERIFY2(message().startsWith(u"✖ "_s) && message().contains(words), qPrintable(message()));
    QVERIFY(m_dialog->isVisible());
    QCOMPARE(chosen.size(), 0);
    click(m_dialog->findChild<QPushButton *>(u"connectTest"_s));
    QVERIFY2(message().contains(words), qPrintable(message()));
}

void TestConnectionDialog::whatIsNotUnderstoodIsSaidBesideTheAddresses()
{
    QGuiApplication::clipboard()->setText(u"10.0.0.1, 10.0.0.2:99999 10.0.0.3"_s);
    addresses()->clear();
    addresses()->setFocus();
    QTest::keySequence(addresses(), QKeySequence(QKeySequence::Paste));
    const auto said = [this] { return textOf(m_dialog, "connectAddressProblems"); };
    QTRY_COMPARE_WITH_TIMEOUT(
        said(), u"⚠ Line 1: \"99999\" is not a port; write a number from 1 to 65535 (in “10.0.0.2:99999”)"_s,
        kPatienceMs);
    QCOMPARE(columnOf(m_dialog, "connectNodes", 0).size(), 2);
    const int height = m_dialog->findChild<QLabel *>(u"connectAddressProblems"_s)->height();
    // Of a line with a login nothing is quoted.
    type({u"redis://:s3cret@10.0.0.1:x"_s, u"10.0.0.2:0"_s, u"10.0.0.3:-1"_s});
    QTRY_VERIFY2_WITH_TIMEOUT(said().contains(u"\nLine 2: "_s) && said().contains(u"(in “10.0.0.2:0”)\nLine 3: "_s)
                                  && said().contains(u"(in “10.0.0.3:-1”)"_s),
                              qPrintable(said()), kPatienceMs);
    QVERIFY2(said().startsWith(u"⚠ Line 1: "_s) && !said().contains(u"s3cret"_s), qPrintable(said()));
    QCOMPARE(m_dialog->findChild<QLabel *>(u"connectAddressProblems"_s)->height(), height);
    // Also where all stand on one line, each is named, and its tip says why.
    type({u"127.0.0.1:7612:9 127.0.0.1:x 127.0.0.1:0"_s});
    QTRY_VERIFY2_WITH_TIMEOUT(said().contains(u"There is a colon too many"_s) && said().contains(u"“127.0.0.1:x”"_s)
                                  && said().contains(u"“127.0.0.1:0”"_s),
                              qPrintable(said()), kPatienceMs);
    const QString tip = m_dialog->findChild<QLabel *>(u"connectAddressProblems"_s)->toolTip();
    QVERIFY2(tip.contains(u"a colon too many"_s) && tip.contains(u"What follows the colon is not a port"_s)
                 && tip.contains(u"&quot;0&quot; is not a port"_s),
             qPrintable(tip));
    // Where there is no room for all reasons, each is named by its own line: a node that is there twice and the next
    // are two things.
    type({u"10.0.0.1:0"_s, u"10.0.0.2:0"_s, u"10.0.0.3"_s, u"10.0.0.3"_s, u"http://x"_s});
    QTRY_VERIFY2_WITH_TIMEOUT(said().endsWith(u"\nAlso wrong: line 4, line 5 (“http://x”)"_s), qPrintable(said()),
                              kPatienceMs);
    QCOMPARE(m_dialog->findChild<QLabel *>(u"connectAddressProblems"_s)->height(), height);
    type({u"10.0.0.1"_s});
    QTRY_COMPARE_WITH_TIMEOUT(said(), QString(), kPatienceMs);
}

void TestConnectionDialog::goodLinesBecomeADeployment()
{
    QSignalSpy chosen(m_dialog, &ConnectionDialog::deploymentChosen);
    type({u"redis://10.0.0.1:6380/2"_s, QString(), u"  redis.example.org  "_s, u"unix:///run/redis.sock"_s});
    QTest::keyClicks(m_dialog->findChild<QLineEdit *>(u"connectPassword"_s), u"s3cret"_s);
    click(connectButton());
    QCOMPARE(chosen.size(), 1);
    const auto deployment = chosen.first().first().value<Deployment>();
    QCOMPARE(deployment.nodes.size(), 3);
    QCOMPARE(deployment.nodes.at(0).display(), u"10.0.0.1:6380/2"_s);
    QCOMPARE(deployment.nodes.at(1).display(), u"redis.example.org:6379"_s);
    QCOMPARE(deployment.nodes.at(2).display(), u"/run/redis.sock"_s);
    QVERIFY(deployment.nodes.at(1).password == Secret("s3cret"));
    QCOMPARE(deployment.interval, Millis(1000));
    QVERIFY(deployment.environment == Environment::Unspecified);
    QTRY_VERIFY_WITH_TIMEOUT(!m_dialog, kPatienceMs);
}

void TestConnectionDialog::whatWasTypedStaysAfterAnError()
{
    type({u"redis://10.0.0.1"_s, u"redis://10.0.0.2:nonsense"_s});
    auto *password = m_dialog->findChild<QLineEdit *>(u"connectPassword"_s);
    QTest::keyClicks(password, u"s3cret"_s);
    const QString before = addresses()->toPlainText();
    click(connectButton());
    QVERIFY(message().contains(u"Line 2"_s));
    QCOMPARE(addresses()->toPlainText(), before);
    QCOMPARE(password->text(), u"s3cret"_s);
    QVERIFY(!message().contains(u"s3cret"_s));
    QCOMPARE(password->echoMode(), QLineEdit::Password);
}

void TestConnectionDialog::passwordsOfUnchangedLinesAreKept()
{
    Deployment deployment{
        .name = u"Prod"_s, .patterns = {"lock:*"}, .environment = Environment::Production, .interval = Millis(2500)};
    deployment.nodes = {*Endpoint::fromUri(u"redis://ann:s3cret@10.0.0.1:6379"_s),
                        *Endpoint::fromUri(u"redis://:other@10.0.0.2:6379"_s)};
    m_dialog->setDeployment(deployment);
    QVERIFY(!addresses()->toPlainText().contains(u"s3cret"_s));
    QVERIFY(!addresses()->toPlainText().contains(u"other"_s));
    const auto same = m_dialog->deployment();
    QVERIFY(same);
    QVERIFY(*same == deployment);

    addresses()->appendPlainText(u"redis://10.0.0.3:6379"_s);
    const auto more = m_dialog->deployment();
    QVERIFY(more);
    QCOMPARE(more->nodes.size(), 3);
    QVERIFY(more->nodes.at(0).password == Secret("s3cret"));
    QVERIFY(more->nodes.at(2).password.isEmpty());
}

void TestConnectionDialog::whatCountsAsALockIsKept()
{
    auto *generic = m_dialog->findChild<QCheckBox *>(u"connectPossible"_s);
    QVERIFY(!generic->isChecked());
    Deployment deployment{.name = u"Prod"_s,
                          .nodes = {*Endpoint::fromUri(u"redis://10.0.0.1"_s)},
                          .dialects = {.pins = {{.pattern = "job:*", .dialect = u"redisson"_s}}},
                          .possible = true};
    m_dialog->setDeployment(deployment);
    QVERIFY(generic->isChecked());
    QVERIFY(*m_dialog->deployment() == deployment);
    generic->click();
    deployment.possible = false;
    QVERIFY(*m_dialog->deployment() == deployment);
}

void TestConnectionDialog::whatIsTypedWinsOverWhatWasKept()
{
    Deployment deployment{.name = u"Prod"_s};
    deployment.nodes = {*Endpoint::fromUri(u"redis://:wrong@10.0.0.1:6379"_s),
                        *Endpoint::fromUri(u"rediss://:wrong@10.0.0.2:6379?sni=redis.test"_s)};
    m_dialog->setDeployment(deployment);
    QTest::keyClicks(m_dialog->findChild<QLineEdit *>(u"connectUser"_s), u"ann"_s);
    QTest::keyClicks(m_dialog->findChild<QLineEdit *>(u"connectPassword"_s), u"right"_s);
    QTest::keyClicks(m_dialog->findChild<QLineEdit *>(u"connectCaFile"_s), m_tls.caFile());
    addresses()->appendPlainText(u"redis://:own@10.0.0.3:6379"_s);
    const auto chosen = m_dialog->deployment();
    QVERIFY(chosen);
    for (const int node : {0, 1}) {
        QCOMPARE(chosen->nodes.at(node).user, u"ann"_s);
        QVERIFY(chosen->nodes.at(node).password == Secret("right"));
    }
    QCOMPARE(chosen->nodes.at(1).tls.caFile, m_tls.caFile());
    QCOMPARE(chosen->nodes.at(1).tls.serverName, u"redis.test"_s); // its field is empty
    QVERIFY(chosen->nodes.at(2).password == Secret("own")); // a new line that says it itself
}

void TestConnectionDialog::aGeneratedNameFollowsTheAddresses()
{
    auto *name = m_dialog->findChild<QLineEdit *>(u"connectName"_s);
    m_dialog->setDeployment({.name = u"10.0.0.1:6379"_s, .nodes = {*Endpoint::fromUri(u"redis://10.0.0.1"_s)}});
    QCOMPARE(name->text(), QString());
    QCOMPARE(name->placeholderText(), u"10.0.0.1:6379"_s);
    type({u"redis://10.0.0.2"_s});
    QCOMPARE(name->placeholderText(), u"10.0.0.2:6379"_s);
    QCOMPARE(m_dialog->deployment()->name, u"10.0.0.2:6379"_s);
    type({u"redis://10.0.0.2"_s, u"redis://10.0.0.3"_s});
    QCOMPARE(m_dialog->deployment()->name, name->placeholderText());
    QTest::keyClicks(name, u"Stock"_s);
    QCOMPARE(m_dialog->deployment()->name, u"Stock"_s);
}

void TestConnectionDialog::aTestThatCannotStartClearsTheOldResults()
{
    type({m_open.uri()});
    click(m_dialog->findChild<QPushButton *>(u"connectTest"_s));
    QTRY_COMPARE_WITH_TIMEOUT(results().size(), 1, kPatienceMs);
    type({u"redis://localhost:99999"_s});
    click(m_dialog->findChild<QPushButton *>(u"connectTest"_s));
    QVERIFY(message().startsWith(u"✖"_s));
    QCOMPARE(results().size(), 0);
}

void TestConnectionDialog::testTellsPerNode()
{
    RedisServer closed;
    QVERIFY(closed.start());
    closed.kill();
    type({m_open.uri(), closed.uri(), m_guarded.uri(), u"redis://:wrong@localhost:%1"_s.arg(m_guarded.port()),
          u"unix://:open%20sesame@%1"_s.arg(m_guarded.socketPath())});
    click(m_dialog->findChild<QPushButton *>(u"connectTest"_s));
    QTRY_VERIFY2_WITH_TIMEOUT(message().endsWith(u": 2 of 5 nodes work."_s), qPrintable(message()), kPatienceMs);
    const auto told = results();
    QCOMPARE(told.size(), 5);
    QVERIFY2(told.at(0).startsWith(u"✔ works: Redis "_s), qPrintable(told.at(0)));
    QVERIFY2(told.at(1).startsWith(u"✖"_s) && told.at(1).contains(u"no server listens there"_s),
             qPrintable(told.at(1)));
    QVERIFY2(told.at(2).startsWith(u"✖"_s) && told.at(2).contains(u"needs a password"_s), qPrintable(told.at(2)));
    QVERIFY2(told.at(3).startsWith(u"✖"_s) && told.at(3).contains(u"refuses the user name or the password"_s),
             qPrintable(told.at(3)));
    QVERIFY2(told.at(4).startsWith(u"✔ works"_s), qPrintable(told.at(4)));
    QVERIFY(!told.join(u' ').contains(u"wrong"_s + u"@"_s));
    // The same form, mended, is tested again.
    type({m_open.uri()});
    click(m_dialog->findChild<QPushButton *>(u"connectTest"_s));
    QTRY_VERIFY2_WITH_TIMEOUT(message().endsWith(u": 1 of 1 nodes work."_s), qPrintable(message()), kPatienceMs);
    QCOMPARE(results().size(), 1);
}

void TestConnectionDialog::aTestEndsBesideWhatIsNoRedis()
{
    WebServer web;
    RedisServer closed;
    QVERIFY(closed.start());
    closed.kill();
    type({closed.uri(), u"127.0.0.1:%1"_s.arg(web.serverPort()), u"localhost:%1"_s.arg(m_open.port())});
    click(m_dialog->findChild<QPushButton *>(u"connectTest"_s));
    QTRY_VERIFY2_WITH_TIMEOUT(message().endsWith(u": 1 of 3 nodes work."_s), qPrintable(message()), kPatienceMs);
    const auto told = results();
    QVERIFY2(told.at(1).contains(u"not the Redis protocol"_s), qPrintable(told.at(1)));
    QVERIFY2(told.at(2).startsWith(u"✔ works"_s), qPrintable(told.at(2)));
}

void TestConnectionDialog::aSocketIsNamedByItsPath()
{
    type({m_open.socketPath()});
    click(m_dialog->findChild<QPushButton *>(u"connectTest"_s));
    QTRY_VERIFY2_WITH_TIMEOUT(message().endsWith(u": 1 of 1 nodes work."_s), qPrintable(message()), kPatienceMs);
}

void TestConnectionDialog::testOfTls_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("words");
    const QString ca = m_tls.caFile();
    QTest::newRow("the right authority and name") << u"?cacert=%1&sni=redis.test"_s.arg(ca) << u"✔ works"_s;
    QTest::newRow("another host name") << u"?cacert=%1"_s.arg(ca)
                                       << u"the certificate is for redis.test, not for 127.0.0.1"_s;
    QTest::newRow("another authority") << u"?cacert=%1&sni=redis.test"_s.arg(m_tls.otherCaFile()) << u"unknown CA"_s;
    QTest::newRow("the system's authorities") << u"?sni=redis.test"_s << u"unknown CA"_s;
    QTest::newRow("an authority's file that is not there")
        << u"?cacert=/nonexistent/ca.pem&sni=redis.test"_s << u"/nonexistent/ca.pem"_s;
}

void TestConnectionDialog::testOfTls()
{
    QFETCH(const QString, query);
    QFETCH(const QString, words);
    type({u"rediss://127.0.0.1:%1%2"_s.arg(QString::number(m_tls.tlsPort()), query)});
    click(m_dialog->findChild<QPushButton *>(u"connectTest"_s));
    QTRY_VERIFY_WITH_TIMEOUT(message().contains(u" of 1 nodes work"_s), kPatienceMs);
    QCOMPARE(results().size(), 1);
    QVERIFY2(results().first().contains(words), qPrintable(results().first()));
}

void TestConnectionDialog::closingEndsATest()
{
    RedisServer frozen;
    QVERIFY(frozen.start());
    frozen.freeze();
    type({frozen.uri(), m_open.uri()});
    click(m_dialog->findChild<QPushButton *>(u"connectTest"_s));
    QCOMPARE(message(), u"Testing…"_s);
    click(m_dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Cancel));
    QTRY_VERIFY_WITH_TIMEOUT(!m_dialog, kPatienceMs);
}

LOCKSCOPE_TEST(QApplication, TestConnectionDialog)
#include "tst_connectiondialog.moc"
