// Counts under a lock of ours, told by a line on standard input; locker.h says which. The other commands are not here:
// the tests use the library themselves.
//   ownlocker PORT…
#include <lockscope/core/locks/lockclient.h>

#include <hiredis/hiredis.h>

#include <QCoreApplication>
#include <QEventLoop>
#include <QFutureWatcher>
#include <QRandomGenerator>
#include <QTimer>

#include <iostream>
#include <sstream>
#include <string>

using namespace Lockscope;

namespace {

constexpr int kPauseMs = 5;

template <typename T>
Result<T> await(QFuture<Result<T>> future)
{
    QEventLoop loop;
    QFutureWatcher<Result<T>> watcher;
    QObject::connect(&watcher, &QFutureWatcherBase::finished, &loop, &QEventLoop::quit);
    watcher.setFuture(future);
    if (!future.isFinished())
        loop.exec();
    return future.takeResult();
}

/// What the lock guards: commands of a client that knows nothing of locks.
class Counter
{
public:
    explicit Counter(int port) : m_context(redisConnect("127.0.0.1", port)) { }
    ~Counter() { redisFree(m_context); }
    Q_DISABLE_COPY_MOVE(Counter)

    [[nodiscard]] bool increment(const std::string &key)
    {
        const auto seen = ask({"GET", key});
        return seen && ask({"RPUSH", key + ":order", "ours"})
            && ask({"SET", key, std::to_string(std::stoi("0" + *seen) + 1)});
    }

private:
    std::optional<std::string> ask(const std::vector<std::string> &command)
    {
        if (m_context == nullptr || m_context->err != 0)
            return std::nullopt;
        std::vector<const char *> words;
        std::vector<size_t> lengths;
        for (const auto &word : command) {
            words.push_back(word.data());
            lengths.push_back(word.size());
        }
        auto *reply = static_cast<redisReply *>(
            redisCommandArgv(m_context, static_cast<int>(words.size()), words.data(), lengths.data()));
        if (reply == nullptr)
            return std::nullopt;
        std::optional<std::string> answer;
        if (reply->type != REDIS_REPLY_ERROR)
            answer = reply->str != nullptr ? std::string(reply->str, static_cast<size_t>(reply->len)) : std::string();
        freeReplyObject(reply);
        return answer;
    }

    redisContext *m_context;
};

/// As long as some attempts of others take, or none.
void letOthersHaveATurn()
{
    QEventLoop loop;
    QTimer::singleShot(QRandomGenerator::global()->bounded(2 * kPauseMs), &loop, &QEventLoop::quit);
    loop.exec();
}

/// What went wrong; empty: nothing.
std::string count(LockClient &client, Counter &counter, const std::string &name, const std::string &key, int times,
                  Millis ttl)
{
    const LockOptions options{
        .ttl = ttl, .wait = Millis(20'000), .retryMin = Millis(kPauseMs / 2), .retryMax = Millis(2 * kPauseMs)};
    for (int i = 0; i < times; ++i) {
        const auto taken = await(client.acquire(QByteArray::fromStdString(name), options));
        if (!taken)
            return taken.error().message.toStdString();
        if (!counter.increment(key))
            return "the counter cannot be changed";
        const auto released = await((*taken)->release());
        if (!released)
            return released.error().message.toStdString();
        letOthersHaveATurn();
    }
    return {};
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    const QStringList ports = application.arguments().mid(1);
    if (ports.isEmpty())
        return 2;
    QList<Endpoint> nodes;
    for (const auto &port : ports)
        nodes.append(Endpoint{.port = static_cast<quint16>(port.toUInt())});
    LockClient client(nodes);
    Counter counter(ports.first().toInt());

    std::cout << "ready lockscope" << std::endl;
    std::string line;
    while (std::getline(std::cin, line)) {
        std::istringstream words(line);
        std::string word;
        std::string name;
        std::string key;
        int times = 0;
        int ttl = 0;
        if (!(words >> word >> name >> key >> times >> ttl) || word != "increment") {
            std::cout << "failed not understood" << std::endl;
            continue;
        }
        const std::string trouble = count(client, counter, name, key, times, Millis(ttl));
        std::cout << (trouble.empty() ? "counted " + std::to_string(times) : "failed " + trouble) << std::endl;
    }
    return 0;
}
