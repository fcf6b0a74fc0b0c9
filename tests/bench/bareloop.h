#pragma once

#include "figures.h"

#include <memory>
#include <optional>
#include <string>

struct redisContext;

namespace LockscopeBench {

/// The yardstick: a plain C client with one blocking hiredis context per node that sends only what must be on the wire,
/// to all nodes at once and pipelined, and decides nothing. `atOnce` cycles run in step: their SETs leave together, all
/// replies are read, then their releases.
class BareLoop
{
public:
    BareLoop(const QList<quint16> &ports, int atOnce);
    ~BareLoop();
    Q_DISABLE_COPY_MOVE(BareLoop)

    /// Connects and loads the script. Nothing when all is well, else why not.
    [[nodiscard]] std::optional<QString> open();
    [[nodiscard]] std::optional<QString> run(std::chrono::duration<double> length, Stretch &stretch);

private:
    struct Closer
    {
        void operator()(redisContext *context) const;
    };
    using Context = std::unique_ptr<redisContext, Closer>;

    [[nodiscard]] bool flush();
    [[nodiscard]] bool acquireAll();
    [[nodiscard]] bool releaseAll();
    [[nodiscard]] QString failure() const;

    const QList<quint16> m_ports;
    std::vector<Context> m_contexts;
    std::vector<std::string> m_names;
    std::vector<std::string> m_tokens;
    std::string m_sha;
    quint64 m_lastToken = 0;
};

} // namespace LockscopeBench
