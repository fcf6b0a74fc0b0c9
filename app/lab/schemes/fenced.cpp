#include "../scheme.h"

#include <lockscope/core/dialects/scripts.h>

namespace Lockscope::Lab {

namespace {

/// Each acquisition gets a greater number than all before. The protected resource rejects a number below the greatest
/// it has seen. So a late owner does no harm, whatever it believes. Redisson's fenced lock has such tokens.
class Fenced final : public Scheme
{
public:
    using Scheme::Scheme;

    Task<bool> tryAcquire() override
    {
        const Reply reply = co_await m_context.node().script(
            scriptBody(Script::TakeStringFenced), keys(m_context.lock, m_context.lock + ":tokens"), m_owner, ttl());
        if (!reply || reply->elements.size() != 2)
            co_return false;
        m_token = reply->elements.at(1).integer;
        co_return true;
    }
    Task<QString> release() override { return compareAndDelete(); }
    std::optional<qint64> fencingToken() const override { return m_token; }

private:
    std::optional<qint64> m_token;
};

} // namespace

std::vector<SchemeInfo> fencedSchemes()
{
    return {{.id = QStringLiteral("fenced"),
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Fencing tokens, checked by the resource"),
             .seenIn = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Redisson's fenced lock"),
             .weakness = QT_TRANSLATE_NOOP(
                 "Lockscope::Lab::Words",
                 "A failing master may lose the latest token, and its successor issues that token again."),
             .brokenBy = QStringLiteral("failover-fenced"),
             .fences = true,
             .make = makeScheme<Fenced>}};
}

} // namespace Lockscope::Lab
