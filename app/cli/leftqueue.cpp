#include "leftqueue.h"

#include "progress.h"
#include "snapshot.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/watch/asides.h>

#include <QCoreApplication>
#include <QTimer>

#include <algorithm>
#include <memory>

namespace Lockscope::App {

namespace {

/// A node that is being asked.
struct Asked
{
    Asked(const Endpoint &endpoint, Micros ahead)
        : serverAhead(ahead)
        , link(endpoint, Purpose::Watch)
        , reader(&link, Clock::system())
    {
    }

    Micros serverAhead;
    Link link;
    AsideReader reader;
    std::optional<Aside> answer;
    bool settled = false;
};

qint64 placesIn(const Aside &aside)
{
    const auto queue = std::find_if(aside.companions.begin(), aside.companions.end(),
                                    [](const RawKey &key) { return key.type == KeyType::List; });
    return queue == aside.companions.end() ? 0 : queue->length;
}

} // namespace

std::optional<LeftQueue> findLeftQueue(const Deployment &deployment, std::vector<NodeStatus> nodes,
                                       const QByteArray &name, Millis timeout)
{
    const Dialect *redisson = DialectCatalog::standard().find(QStringLiteral("redisson"));
    const Deployment servers = withCurrentServers(deployment, nodes);
    if (redisson == nullptr || servers.nodes.isEmpty())
        return {};
    std::vector<std::unique_ptr<Asked>> all;
    QObject context;
    const auto settle = [&all](Asked &asked) {
        asked.settled = true;
        if (std::all_of(all.begin(), all.end(), [](const auto &one) { return one->settled; }))
            QCoreApplication::quit();
    };
    for (qsizetype i = 0; i < servers.nodes.size(); ++i) {
        const auto index = static_cast<size_t>(i);
        const auto offset = index < nodes.size() ? nodes[index].clock : std::nullopt;
        all.push_back(std::make_unique<Asked>(servers.nodes.at(i), offset ? offset->middle() : Micros(0)));
        Asked &asked = *all.back();
        QObject::connect(&asked.link, &Link::down, &context, [&settle, &asked] { settle(asked); });
        QObject::connect(&asked.link, &Link::up, &context, [&settle, &asked, &name, redisson] {
            asked.reader.read({{.name = name, .dialect = redisson}}, asked.serverAhead,
                              [&settle, &asked](const std::vector<Aside> &asides) {
                                  if (!asides.empty())
                                      asked.answer = asides.front();
                                  settle(asked);
                              });
        });
    }
    const Progress progress([] { return QStringLiteral("Looking for clients that wait…"); });
    QTimer limit;
    limit.setSingleShot(true);
    QObject::connect(&limit, &QTimer::timeout, QCoreApplication::instance(), &QCoreApplication::quit);
    limit.start(timeout);
    for (const auto &asked : all)
        asked->link.start();
    QCoreApplication::exec();

    const Asked *longest = nullptr;
    for (const auto &asked : all) {
        if (asked->answer && placesIn(*asked->answer) > (longest != nullptr ? placesIn(*longest->answer) : 0))
            longest = asked.get();
    }
    if (longest == nullptr)
        return {};
    const auto &waiters = longest->answer->waiters;
    return LeftQueue{.name = name,
                     .node = longest->link.endpoint().label(),
                     .places = placesIn(*longest->answer),
                     .waiting = waiters && waiters->exact ? std::optional(waiters->count) : std::nullopt};
}

QString leftQueueText(const LeftQueue &queue, bool isCertain)
{
    const QString nobody
        = isCertain ? QStringLiteral("nobody holds") : QStringLiteral("no node that answers has a holder of");
    const QString waiting = queue.waiting ? QStringLiteral("%1 of them still wait").arg(*queue.waiting)
                                          : QStringLiteral("how many of them still wait is not known");
    return QStringLiteral("%4 \"%1\", but the queue of Redisson's fair lock is left there, with %2 in line; %3. It was "
                          "deleted without a word to them: "
                          "newcomers stand behind them until their time is over")
        .arg(visibleText(queue.name, 200), QString::number(queue.places), waiting, nobody);
}

QJsonObject leftQueueToJson(const LeftQueue &queue, bool isCertain)
{
    return {{QStringLiteral("name"), jsonText(queue.name)},
            {QStringLiteral("dialect"), QStringLiteral("redisson")},
            {QStringLiteral("verdict"), isCertain ? QStringLiteral("free") : QStringLiteral("unknown")},
            {QStringLiteral("leftQueue"),
             QJsonObject{{QStringLiteral("node"), queue.node},
                         {QStringLiteral("places"), queue.places},
                         {QStringLiteral("waiting"), queue.waiting ? QJsonValue(*queue.waiting) : QJsonValue()}}}};
}

} // namespace Lockscope::App
