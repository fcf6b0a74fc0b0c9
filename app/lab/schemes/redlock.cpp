#include "../scheme.h"

#include <lockscope/core/dialects/scripts.h>

#include <QElapsedTimer>

#include <algorithm>

namespace Lockscope::Lab {

namespace {

/// Redlock as in most libraries: redlock-rb, redlock-py, redsync. A majority of independent nodes, validity minus
/// drift, release on all nodes on failure, a random pause. It does not notice that a node restarted without its data.
class Redlock final : public Scheme
{
public:
    explicit Redlock(SchemeContext &context) : Scheme(context)
    {
        for (const auto &node : context.nodes)
            node->setTimeout(Millis(200));
    }

    Task<bool> tryAcquire() override
    {
        QElapsedTimer elapsed;
        elapsed.start();
        // Ask all nodes at once, unless the scenario makes the network to some of them slow.
        const auto isFirst = [this](size_t node) {
            const auto &first = m_context.askedFirst;
            return first.empty() || std::find(first.begin(), first.end(), static_cast<int>(node)) != first.end();
        };
        size_t granted = 0;
        for (const bool first : {true, false}) {
            std::vector<Later<Reply>> answers;
            for (size_t i = 0; i < m_context.nodes.size(); ++i) {
                if (isFirst(i) == first)
                    answers.push_back(m_context.nodes.at(i)->call("SET", m_context.lock, m_owner, "NX", "PX", ttl()));
            }
            for (const auto &answer : answers) {
                const Reply reply = co_await answer;
                granted += isOk(reply) ? 1 : 0;
            }
            if (first)
                co_await m_context.reach(QStringLiteral("between the nodes"));
        }
        const Millis drift = m_context.ttl / 100 + Millis(2);
        if (granted > m_context.nodes.size() / 2 && Millis(elapsed.elapsed()) + drift < m_context.ttl)
            co_return true;
        co_await m_context.reach(QStringLiteral("before the release"));
        m_context.askedFirst.clear();
        co_await releaseAll();
        co_return false;
    }

    Task<QString> release() override
    {
        m_held = false;
        const size_t released = co_await releaseAll();
        co_return released > m_context.nodes.size() / 2 ? QStringLiteral("released") : QStringLiteral("absent");
    }

private:
    Task<size_t> releaseAll()
    {
        std::vector<Later<Reply>> answers;
        for (const auto &node : m_context.nodes)
            answers.push_back(
                node->script(scriptBody(Script::ReleaseString), keys(m_context.lock), m_owner, QByteArray()));
        size_t released = 0;
        for (const auto &answer : answers) {
            const Reply reply = co_await answer;
            released += integerOf(reply) == 1 ? 1 : 0;
        }
        co_return released;
    }
};

} // namespace

std::vector<SchemeInfo> redlockSchemes()
{
    return {{.id = QStringLiteral("redlock"),
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Redlock as most libraries do it"),
             .seenIn = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "redlock-rb, redlock-py, redsync, node-redlock"),
             .weakness = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "A node that restarts empty votes a second time."),
             .brokenBy = QStringLiteral("restart-empty"),
             .nodes = 5,
             .make = makeScheme<Redlock>}};
}

} // namespace Lockscope::Lab
