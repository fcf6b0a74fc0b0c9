#include "client.h"

#include "scheme.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <QSocketNotifier>

#include <cstdio>
#include <unistd.h>

namespace Lockscope::Lab {

namespace {

using namespace Qt::StringLiterals;

void say(const QJsonObject &object)
{
    const QByteArray line = QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
    std::fwrite(line.constData(), 1, static_cast<size_t>(line.size()), stdout);
    std::fflush(stdout);
}

// The resource that the lock guards: stock on a separate server.
constexpr char kEnter[] = "local now = redis.call('INCR', 'inside') if now > tonumber(redis.call('GET', 'most') or 0) "
                          "then redis.call('SET', 'most', now) end "
                          "return now";

class Client : public QObject
{
public:
    Client(const SchemeInfo &scheme, const QJsonObject &configuration) : m_info(scheme)
    {
        m_context.lock = configuration.value("lock"_L1).toString().toUtf8();
        m_context.name = configuration.value("name"_L1).toString().toUtf8();
        m_context.ttl = Millis(configuration.value("ttl"_L1).toInteger());
        m_context.retryMin = Millis(configuration.value("retryMin"_L1).toInteger());
        m_context.retryMax = Millis(configuration.value("retryMax"_L1).toInteger());
        m_context.clockAhead = Millis(configuration.value("clockAhead"_L1).toInteger());
        const auto first = configuration.value("askedFirst"_L1).toArray();
        for (const auto &node : first)
            m_context.askedFirst.push_back(node.toInt());
        const auto nodes = configuration.value("nodes"_L1).toArray();
        for (const auto &uri : nodes) {
            if (const auto endpoint = Endpoint::fromUri(uri.toString())) {
                m_context.endpoints.append(*endpoint);
                m_context.nodes.push_back(std::make_unique<Wire>(*endpoint, &m_context.commands));
                m_context.nodes.back()->setTimeout(Millis(configuration.value("timeout"_L1).toInteger()));
            }
        }
        if (const auto endpoint = Endpoint::fromUri(configuration.value("store"_L1).toString()))
            m_store = std::make_unique<Wire>(*endpoint, &m_elsewhere);
        if (m_store)
            m_store->setTimeout(Millis(configuration.value("timeout"_L1).toInteger()));
        m_context.say = say;
    }

    [[nodiscard]] bool isComplete() const { return !m_context.nodes.empty() && m_store; }
    void begin() { m_tasks.push_back(prepare()); }

    void readInput()
    {
        char bytes[4096];
        const auto size = read(STDIN_FILENO, bytes, sizeof bytes);
        if (size <= 0)
            return QCoreApplication::quit();
        m_input.append(bytes, static_cast<qsizetype>(size));
        for (qsizetype end = m_input.indexOf('\n'); end >= 0; end = m_input.indexOf('\n')) {
            const QJsonObject command = QJsonDocument::fromJson(m_input.left(end)).object();
            m_input.remove(0, end + 1);
            m_tasks.push_back(carryOut(command));
        }
    }

private:
    Task<bool> prepare()
    {
        m_scheme = m_info.make(m_context);
        const bool ready = co_await m_scheme->prepare();
        co_await m_store->settled();
        QJsonObject said{{u"event"_s, u"ready"_s}, {u"ok"_s, ready}};
        if (qEnvironmentVariableIsSet("LOCKSCOPE_TOKEN")) // `lockscope run` holds the lock
            said.insert(u"value"_s, qEnvironmentVariable("LOCKSCOPE_TOKEN"));
        say(said);
        co_return ready;
    }

    Task<bool> carryOut(const QJsonObject command)
    {
        const QString what = command.value("do"_L1).toString();
        QJsonObject outcome;
        const bool isRefused = m_isLocking && (what == "acquire"_L1 || what == "release"_L1); // the scheme is in use
        if (!isRefused && command.contains("stopAt"_L1))
            m_context.stopAt = command.value("stopAt"_L1).toString();
        if (isRefused) {
            outcome = {{u"ok"_s, false}, {u"isBusy"_s, true}};
        } else if (what == "go-on"_L1) {
            m_context.goOn.give({});
        } else if (what == "acquire"_L1) {
            m_isLocking = true;
            m_scheme = m_info.make(m_context);
            m_scheme->setRenewing(m_renews);
            QElapsedTimer waited;
            waited.start();
            const bool taken = co_await m_scheme->acquire(Millis(command.value("wait"_L1).toInteger()));
            m_isLocking = false;
            outcome = {{u"ok"_s, taken},
                       {u"waitedMs"_s, waited.elapsed()},
                       {u"value"_s, QString::fromUtf8(m_scheme->value())}};
            if (const auto tries = m_scheme->tries())
                outcome.insert(u"tries"_s, *tries);
            if (const auto token = m_scheme->fencingToken())
                outcome.insert(u"token"_s, *token);
        } else if (what == "release"_L1) {
            m_isLocking = true;
            const QString released = co_await m_scheme->release();
            m_isLocking = false;
            outcome = {{u"ok"_s, released == "released"_L1 || released == "deleted"_L1}, {u"what"_s, released}};
        } else if (what == "renewing"_L1) {
            m_renews = command.value("on"_L1).toBool();
            m_scheme->setRenewing(m_renews);
            outcome = {{u"ok"_s, true}, {u"on"_s, m_renews}};
        } else if (what == "believes"_L1) {
            outcome = {{u"ok"_s, m_scheme->believesHeld()}};
        } else if (what == "enter"_L1) {
            const Reply inside = co_await m_store->script(kEnter, QByteArrayList());
            outcome = {{u"ok"_s, inside.hasValue()}, {u"inside"_s, integerOf(inside)}};
        } else if (what == "leave"_L1) {
            const Reply left = co_await m_store->call("DECR", "inside");
            outcome = {{u"ok"_s, left.hasValue()}};
        } else if (what == "read"_L1) {
            const Reply stock = co_await m_scheme->read(*m_store);
            m_read = integerOf(stock);
            outcome = {{u"ok"_s, stock.hasValue()}, {u"stock"_s, m_read}};
        } else if (what == "write"_L1) {
            const bool withToken = !command.value("withoutToken"_L1).toBool();
            const auto token = withToken ? m_scheme->fencingToken() : std::nullopt;
            const auto written = co_await m_scheme->write(*m_store, m_read - 1, withToken);
            outcome = {{u"ok"_s, written.has_value()}, {u"stock"_s, written.value_or(m_read - 1)}};
            if (token)
                outcome.insert(u"token"_s, *token);
        } else if (what == "buy"_L1) {
            co_await buyAll(command);
            outcome = m_sums;
        }
        outcome.insert(u"id"_s, command.value("id"_L1));
        outcome.insert(u"did"_s, what);
        say(outcome);
        co_return true;
    }

    Task<bool> buyAll(const QJsonObject command)
    {
        m_context.commands = 0;
        std::vector<Task<bool>> buyers;
        for (int i = 0; i < command.value("buyers"_L1).toInt(); ++i)
            buyers.push_back(buy(Millis(command.value("wait"_L1).toInteger()), command.value("thinkMs"_L1).toInt()));
        for (auto &buyer : buyers)
            co_await buyer;
        m_sums = {{u"ok"_s, true},
                  {u"bought"_s, m_bought},
                  {u"soldOut"_s, m_soldOut},
                  {u"gaveUp"_s, m_gaveUp},
                  {u"refused"_s, m_refused},
                  {u"waits"_s, m_waits},
                  {u"holds"_s, m_holds},
                  {u"commands"_s, m_context.commands},
                  {u"tries"_s, m_triesKnown ? QJsonValue(m_tries) : QJsonValue()}};
        co_return true;
    }

    /// One buyer: acquires the lock, reads the stock, thinks, writes it back.
    Task<bool> buy(Millis wait, int thinkMs)
    {
        const auto scheme = m_info.make(m_context);
        QElapsedTimer time;
        time.start();
        const bool taken = co_await scheme->acquire(wait);
        m_waits.append(static_cast<double>(time.nsecsElapsed()) / 1e6);
        m_triesKnown = scheme->tries().has_value();
        m_tries += scheme->tries().value_or(0);
        if (!taken) {
            ++m_gaveUp;
            say({{u"event"_s, u"failed"_s}});
            co_return false;
        }
        time.restart();
        std::optional<qint64> left; // after the sale
        qint64 stock = 0;
        while (true) {
            const Reply read = co_await scheme->read(*m_store);
            stock = integerOf(read);
            if (!read) {
                ++m_gaveUp; // an unknown stock is not sold out
                break;
            }
            if (stock <= 0) {
                ++m_soldOut;
                break;
            }
            co_await sleepFor(Millis(QRandomGenerator::global()->bounded(thinkMs + 1)));
            left = co_await scheme->write(*m_store, stock - 1, true);
            if (left || !scheme->repeatsRefusedWrites()) {
                ++(left ? m_bought : m_refused);
                break;
            }
            ++m_tries; // in vain
        }
        m_holds.append(static_cast<double>(time.nsecsElapsed()) / 1e6);
        co_await scheme->release();
        say({{u"event"_s, left ? u"bought"_s : u"failed"_s}, {u"left"_s, left.value_or(stock)}});
        co_return left.has_value();
    }

    const SchemeInfo &m_info;
    SchemeContext m_context;
    qint64 m_elsewhere = 0;
    std::unique_ptr<Wire> m_store;
    std::unique_ptr<Scheme> m_scheme;
    bool m_renews = true;
    bool m_isLocking = false; ///< an acquire or release is in flight
    qint64 m_read = 0;
    int m_bought = 0;
    int m_soldOut = 0;
    int m_gaveUp = 0;
    int m_refused = 0;
    int m_tries = 0;
    bool m_triesKnown = true;
    QJsonArray m_waits;
    QJsonArray m_holds;
    QJsonObject m_sums;
    QByteArray m_input;
    std::vector<Task<bool>> m_tasks; ///< last member: they use the others
};

} // namespace

int runClient(const QStringList &arguments)
{
    const QJsonObject configuration = QJsonDocument::fromJson(arguments.value(0).toUtf8()).object();
    const SchemeInfo *scheme = findScheme(configuration.value("scheme"_L1).toString());
    if (scheme == nullptr)
        return 2;
    Client client(*scheme, configuration);
    if (!client.isComplete())
        return 2;
    QSocketNotifier input(STDIN_FILENO, QSocketNotifier::Read);
    QObject::connect(&input, &QSocketNotifier::activated, &client, &Client::readInput);
    client.begin();
    return QCoreApplication::exec();
}

} // namespace Lockscope::Lab
