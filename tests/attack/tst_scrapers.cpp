#include "app/program.h"
#include "fixtures/redisserver.h"
#include "fixtures/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTcpSocket>

#include <array>
#include <memory>
#include <sys/resource.h>
#include <unistd.h>

using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMegabyte = 1024 * 1024;
constexpr qint64 kMostGrowth = 20 * kMegabyte;

bool isLongRun()
{
    return qEnvironmentVariableIsSet("LOCKSCOPE_ATTACK_LONG");
}

/// The resident memory of a process in bytes, at its highest.
qint64 peakOf(qint64 pid)
{
    QFile status(u"/proc/%1/status"_s.arg(pid));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray text = status.readAll();
    const qsizetype at = text.indexOf("VmHWM:") + 6;
    return text.mid(at, text.indexOf("kB", at) - at).trimmed().toLongLong() * 1024;
}

qsizetype filesOf(qint64 pid)
{
    return QDir(u"/proc/%1/fd"_s.arg(pid)).entryList(QDir::NoDotAndDotDot | QDir::AllEntries | QDir::System).size();
}

/// The process's lowest descriptor of a connection to this port; -1: it has none.
int descriptorTo(quint16 port, qint64 pid)
{
    QFile table(u"/proc/net/tcp"_s);
    if (!table.open(QIODevice::ReadOnly))
        return -1;
    QStringList sockets;
    const QByteArray remote = ':' + QByteArray::number(port, 16).rightJustified(4, '0').toUpper();
    for (const QByteArray &line : table.readAll().split('\n')) { // sl local_address rem_address … inode, see proc(5)
        const QByteArrayList words = line.simplified().split(' ');
        if (words.value(2).endsWith(remote))
            sockets.append(u"socket:[%1]"_s.arg(QString::fromLatin1(words.value(9))));
    }
    for (int descriptor = 0; descriptor < filesOf(pid); ++descriptor) {
        std::array<char, 64> target{};
        const QByteArray path
            = QByteArray("/proc/%1/fd/").replace("%1", QByteArray::number(pid)) + QByteArray::number(descriptor);
        if (readlink(path.constData(), target.data(), target.size() - 1) > 0
            && sockets.contains(QString::fromLatin1(target.data())))
            return descriptor;
    }
    return -1;
}

/// The processor time that a process has used.
double secondsUsedBy(qint64 pid)
{
    QFile stat(u"/proc/%1/stat"_s.arg(pid));
    if (!stat.open(QIODevice::ReadOnly))
        return 0;
    const QByteArrayList words = stat.readAll().split(')').last().simplified().split(' ');
    return (words.value(11).toDouble() + words.value(12).toDouble()) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

using Socket = std::unique_ptr<QTcpSocket>;

} // namespace

/// `lockscope export`, scraped by those who mean no good.
class TestScrapers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void answersAsHttp_data();
    void answersAsHttp();
    void garbageIsNotKept_data();
    void garbageIsNotKept();
    void idleConnectionsGiveWay();
    void nodesKeepTheirDescriptors();
    void withoutADescriptorItRests();
    void aNodeWithoutADescriptorIsNotDown();
    void onlyLocalNames_data();
    void onlyLocalNames();
    void tokens();
    void othersNeedAToken();

private:
    void start(const QStringList &more = {});
    /// Uses one program for all tests that leave it as it was.
    void startOnce();
    [[nodiscard]] Socket connectTo() const;
    /// All that comes until the other side closes.
    [[nodiscard]] QByteArray exchange(const QByteArray &request) const;
    [[nodiscard]] QByteArray scrape() const { return exchange("GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n"); }

    RedisServer m_server;
    std::unique_ptr<Program> m_program;
    std::unique_ptr<Program> m_shared; ///< see startOnce()
    quint16 m_port = 0;
    quint16 m_sharedPort = 0;
};

void TestScrapers::initTestCase()
{
    rlimit files{};
    QCOMPARE(getrlimit(RLIMIT_NOFILE, &files), 0);
    files.rlim_cur = files.rlim_max;
    QCOMPARE(setrlimit(RLIMIT_NOFILE, &files), 0);
    QVERIFY(m_server.start());
}

void TestScrapers::init()
{
    m_program = std::make_unique<Program>();
}

void TestScrapers::cleanup()
{
    m_program.reset();
}

void TestScrapers::start(const QStringList &more)
{
    m_program->start(QStringList{u"export"_s, u"--prometheus"_s, u"--listen"_s, u"0"_s, u"--interval"_s, u"0.2s"_s,
                                 u"--node"_s, m_server.uri()}
                     + more);
    QTRY_VERIFY_WITH_TIMEOUT(m_program->soFar().output.endsWith("/metrics\n"), kPatienceMs);
    m_port = static_cast<quint16>(QUrl(QString::fromUtf8(m_program->soFar().output.trimmed())).port());
    QTRY_VERIFY_WITH_TIMEOUT(scrape().contains("\nlockscope_node_up{") || !more.isEmpty(), kPatienceMs);
}

void TestScrapers::startOnce()
{
    if (!m_shared) {
        start();
        m_shared = std::move(m_program);
        m_sharedPort = m_port;
    }
    m_port = m_sharedPort;
}

Socket TestScrapers::connectTo() const
{
    auto socket = std::make_unique<QTcpSocket>();
    socket->connectToHost(QHostAddress::LocalHost, m_port);
    (void)QTest::qWaitFor([&] { return socket->state() == QAbstractSocket::ConnectedState; }, kPatienceMs);
    return socket;
}

QByteArray TestScrapers::exchange(const QByteArray &request) const
{
    const Socket socket = connectTo();
    socket->write(request);
    if (!QTest::qWaitFor([&] { return socket->state() == QAbstractSocket::UnconnectedState; }, kPatienceMs))
        return "not closed: " + socket->readAll();
    return socket->readAll();
}

void TestScrapers::answersAsHttp_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<QByteArray>("status");
    QTest::addColumn<bool>("hasBody");
    const QByteArray host = "\r\nHost: localhost\r\n\r\n";
    QTest::newRow("GET") << "GET /metrics HTTP/1.1" + host << QByteArray("HTTP/1.1 200 OK") << true;
    QTest::newRow("HTTP/1.0, without a host")
        << QByteArray("GET /metrics HTTP/1.0\r\n\r\n") << QByteArray("HTTP/1.1 200 OK") << true;
    QTest::newRow("an absolute target") << "GET http://localhost/metrics HTTP/1.1" + host
                                        << QByteArray("HTTP/1.1 200 OK") << true;
    QTest::newRow("a query") << "GET /metrics?name=x HTTP/1.1" + host << QByteArray("HTTP/1.1 200 OK") << true;
    QTest::newRow("HEAD") << "HEAD /metrics HTTP/1.1" + host << QByteArray("HTTP/1.1 200 OK") << false;
    QTest::newRow("Connection: close") << QByteArray("GET / HTTP/1.1\r\nConnection: close\r\nHost: localhost\r\n\r\n")
                                       << QByteArray("HTTP/1.1 200 OK") << true;
    QTest::newRow("health") << "GET /healthz HTTP/1.1" + host << QByteArray("HTTP/1.1 200 OK") << true;
    QTest::newRow("elsewhere") << "GET /etc/passwd HTTP/1.1" + host << QByteArray("HTTP/1.1 404 ") << true;
    QTest::newRow("POST") << "POST /metrics HTTP/1.1" + host << QByteArray("HTTP/1.1 405 ") << true;
    QTest::newRow("no HTTP") << QByteArray("hello\r\n\r\n") << QByteArray("HTTP/1.1 400 ") << true;
    QTest::newRow("two hosts") << QByteArray("GET /metrics HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n")
                               << QByteArray("HTTP/1.1 400 ") << true;
}

void TestScrapers::answersAsHttp()
{
    QFETCH(const QByteArray, request);
    QFETCH(const QByteArray, status);
    QFETCH(const bool, hasBody);
    startOnce();
    const QByteArray answer = exchange(request);
    QVERIFY2(answer.startsWith(status), answer.constData());
    const qsizetype end = answer.indexOf("\r\n\r\n");
    QVERIFY(end > 0);
    QCOMPARE(answer.size() > end + 4, hasBody);
    QVERIFY(answer.left(end).contains("\r\nConnection: close"));
    QVERIFY(!answer.left(end).contains("Content-Length: 0"));
}

void TestScrapers::garbageIsNotKept_data()
{
    QTest::addColumn<QByteArray>("beginning");
    QTest::addColumn<QByteArray>("more");
    QTest::newRow("an endless line") << QByteArray("GET /") << QByteArray(1 << 16, 'a');
    QTest::newRow("endless headers") << QByteArray("GET / HTTP/1.1\r\n") << QByteArray("X-A: b\r\n").repeated(1 << 13);
    QTest::newRow("a large body") << QByteArray(
        "POST /metrics HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3000000000\r\n\r\n")
                                  << QByteArray(1 << 16, 'a');
    QTest::newRow("a large chunk") << QByteArray(
        "GET /metrics HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nffffffff\r\n")
                                   << QByteArray(1 << 16, 'a');
}

void TestScrapers::garbageIsNotKept()
{
    QFETCH(const QByteArray, beginning);
    QFETCH(const QByteArray, more);
    start();
    const qint64 before = peakOf(m_program->pid());
    const qint64 inAll = (isLongRun() ? 300 : 64) * kMegabyte;
    const Socket socket = connectTo();
    socket->write(beginning);
    for (qint64 sent = 0; sent < inAll && socket->state() == QAbstractSocket::ConnectedState; sent += more.size()) {
        socket->write(more);
        // What the other side does not take stays here.
        QVERIFY(QTest::qWaitFor(
            [&] {
                return socket->bytesToWrite() < 4 * more.size() || socket->state() != QAbstractSocket::ConnectedState;
            },
            kPatienceMs));
    }
    QVERIFY(scrape().contains("\nlockscope_node_up{"));
    QVERIFY(peakOf(m_program->pid()) - before < kMostGrowth);
    QTRY_COMPARE_WITH_TIMEOUT(socket->state(), QAbstractSocket::UnconnectedState, kPatienceMs);
}

/// Idle and half-open requests do not keep a scraper out, and are closed in the end.
void TestScrapers::idleConnectionsGiveWay()
{
    start();
    const qint64 before = peakOf(m_program->pid());
    const qsizetype files = filesOf(m_program->pid());
    std::vector<Socket> idle;
    for (int i = 0; i < 1000; ++i) {
        idle.push_back(connectTo());
        if (i % 2 == 0)
            idle.back()->write("GET /metrics HTTP/1.1\r\nX-Long: ");
        if (i % 100 == 0)
            QVERIFY(scrape().contains("\nlockscope_node_up{"));
    }
    QVERIFY(scrape().contains("\nlockscope_node_up{"));
    QVERIFY(filesOf(m_program->pid()) <= files + 64);
    QVERIFY(peakOf(m_program->pid()) - before < kMostGrowth);
    QTRY_VERIFY_WITH_TIMEOUT(
        std::all_of(idle.begin(), idle.end(),
                    [](const auto &socket) { return socket->state() == QAbstractSocket::UnconnectedState; }),
        kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(filesOf(m_program->pid()), files, kPatienceMs);
}

void TestScrapers::nodesKeepTheirDescriptors()
{
    m_program->limitOpenFiles(64);
    start();
    std::vector<Socket> idle;
    for (int i = 0; i < 200; ++i)
        idle.push_back(connectTo());
    for (int i = 0; i < 3; ++i) {
        m_server.tell(u"CLIENT KILL TYPE normal SKIPME yes"_s);
        QTRY_VERIFY_WITH_TIMEOUT(m_server.tell(u"CLIENT LIST"_s).contains("name=lockscope-watch"), kPatienceMs);
        for (int more = 0; more < 20; ++more)
            idle.push_back(connectTo());
    }
    QTRY_VERIFY_WITH_TIMEOUT(scrape().contains("\"} 1\n# HELP lockscope_node_round_trip"), kPatienceMs);
}

/// A process without a free descriptor waits for one; it does not try without pause.
void TestScrapers::withoutADescriptorItRests()
{
    start();
    const auto pid = static_cast<pid_t>(m_program->pid());
    const auto files = static_cast<rlim_t>(filesOf(pid));
    const rlimit none{.rlim_cur = files, .rlim_max = files + 1000};
    QCOMPARE(prlimit(pid, RLIMIT_NOFILE, &none, nullptr), 0);
    const Socket waiting = connectTo();
    const double before = secondsUsedBy(pid);
    const QDeadlineTimer until(2000);
    (void)QTest::qWaitFor([&] { return until.hasExpired(); }, kPatienceMs);
    const double used = secondsUsedBy(pid) - before;
    QVERIFY2(used < 0.5, qPrintable(QString::number(used)));
    const rlimit some{.rlim_cur = files + 100, .rlim_max = files + 1000};
    QCOMPARE(prlimit(pid, RLIMIT_NOFILE, &some, nullptr), 0);
    QVERIFY(scrape().contains("\nlockscope_node_up{"));
}

void TestScrapers::aNodeWithoutADescriptorIsNotDown()
{
    start();
    const auto pid = static_cast<pid_t>(m_program->pid());
    std::vector<Socket> scrapers;
    for (int i = 0; i < 4; ++i) // poll(2) takes no more descriptors than the limit
        scrapers.push_back(connectTo());
    QVERIFY(scrape().contains("\nlockscope_node_up{")); // so those before have been accepted
    // Descriptors below are all in use, so a lost connection can't be made again.
    const int lowest = descriptorTo(m_server.port(), pid);
    QVERIFY(lowest > 0);
    const rlimit none{.rlim_cur = static_cast<rlim_t>(lowest), .rlim_max = static_cast<rlim_t>(lowest)};
    QCOMPARE(prlimit(pid, RLIMIT_NOFILE, &none, nullptr), 0);
    m_server.tell(u"CLIENT KILL TYPE normal SKIPME yes"_s);
    bool isUnread = false;
    for (const Socket &scraper : scrapers) {
        scraper->write("GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n");
        QTRY_COMPARE_WITH_TIMEOUT(scraper->state(), QAbstractSocket::UnconnectedState, kPatienceMs);
        const QByteArray answer = scraper->readAll();
        // Until it connects again it has lost the node; then it can't tell.
        isUnread = answer.contains("\nlockscope_nodes_readable 0") && !answer.contains("\nlockscope_node_up{")
            && !answer.contains("\nlockscope_can_lock 0");
        const QDeadlineTimer another(1000); // scrapes at once get the same answer
        if (isUnread || QTest::qWaitFor([&] { return another.hasExpired(); }, kPatienceMs) == false)
            break;
    }
    QVERIFY(isUnread);
}

void TestScrapers::onlyLocalNames_data()
{
    QTest::addColumn<QByteArray>("host");
    QTest::addColumn<bool>("served");
    QTest::newRow("localhost") << QByteArray("localhost") << true;
    QTest::newRow("localhost, its port") << QByteArray("localhost:9464") << true;
    QTest::newRow("the address") << QByteArray("127.0.0.1:9464") << true;
    QTest::newRow("the address, version 6") << QByteArray("[::1]:9464") << true;
    QTest::newRow("a page's name") << QByteArray("evil.example") << false;
    QTest::newRow("a page's name, its port") << QByteArray("evil.example:9464") << false;
    QTest::newRow("another address") << QByteArray("10.0.0.1") << false;
    QTest::newRow("a login that looks local") << QByteArray("localhost@evil.example") << false;
    QTest::newRow("an end that looks local") << QByteArray("localhost.evil.example") << false;
    QTest::newRow("nothing") << QByteArray("") << false;
}

/// A page in a browser on this machine cannot read the metrics by its own name (DNS rebinding).
void TestScrapers::onlyLocalNames()
{
    QFETCH(const QByteArray, host);
    QFETCH(const bool, served);
    startOnce();
    const QByteArray answer = exchange("GET /metrics HTTP/1.1\r\nHost: " + host + "\r\n\r\n");
    QVERIFY2(answer.startsWith(served ? "HTTP/1.1 200 " : "HTTP/1.1 403 "), answer.left(300).constData());
    QCOMPARE(answer.contains("lockscope_info"), served);
}

void TestScrapers::tokens()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"token"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("s3same\n");
    file.close();
    for (const bool byFile : {true, false}) {
        m_program = std::make_unique<Program>();
        if (!byFile)
            m_program->setVariable(u"LOCKSCOPE_EXPORT_TOKEN"_s, u"s3same"_s);
        // An unused option tells start() that it is not served without a token.
        start(byFile ? QStringList{u"--token-file"_s, file.fileName()} : QStringList{u"--possible"_s});
        const auto answer = [this](const QByteArray &header) {
            return exchange("GET /metrics HTTP/1.1\r\nHost: localhost\r\n" + header + "\r\n").left(12);
        };
        QCOMPARE(answer(""), "HTTP/1.1 401");
        QCOMPARE(answer("Authorization: Bearer s3sam\r\n"), "HTTP/1.1 401");
        QCOMPARE(answer("Authorization: Bearer s3samee\r\n"), "HTTP/1.1 401");
        QCOMPARE(answer("Authorization: Basic s3same\r\n"), "HTTP/1.1 401");
        QCOMPARE(answer("Authorization: Bearer s3same\r\n"), "HTTP/1.1 200");
        QCOMPARE(answer("authorization:bearer  s3same \r\n"), "HTTP/1.1 200");
        QFile arguments(u"/proc/%1/cmdline"_s.arg(m_program->pid()));
        QVERIFY(arguments.open(QIODevice::ReadOnly));
        QVERIFY(!arguments.readAll().contains("s3same"));
    }
}

void TestScrapers::othersNeedAToken()
{
    const QStringList everywhere{u"export"_s,    u"--prometheus"_s, u"--listen"_s,
                                 u"0.0.0.0:0"_s, u"--node"_s,       m_server.uri()};
    const Outcome refused = m_program->run(everywhere);
    QCOMPARE(refused.code, 2);
    QVERIFY(says(refused, u"--token-file"_s));
    for (const QString &path : {u"/nonexistent"_s, u"/dev/zero"_s, u"/dev/null"_s, u"/"_s}) {
        const Outcome odd = Program().run(everywhere + QStringList{u"--token-file"_s, path});
        QCOMPARE(odd.code, 2);
        QVERIFY(says(odd, path));
    }
    m_program->start(everywhere + QStringList{u"--no-token"_s});
    QTRY_VERIFY_WITH_TIMEOUT(m_program->soFar().output.endsWith("/metrics\n"), kPatienceMs);
    m_port = static_cast<quint16>(QUrl(QString::fromUtf8(m_program->soFar().output.trimmed())).port());
    QVERIFY(exchange("GET / HTTP/1.1\r\nHost: exporter.example\r\n\r\n").startsWith("HTTP/1.1 200 "));
}

LOCKSCOPE_TEST(QCoreApplication, TestScrapers)
#include "tst_scrapers.moc"
