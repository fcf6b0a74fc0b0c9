#include "scriptsupport.h"

namespace Lockscope {

void checkScriptSupport(Link &link, std::function<void(const std::optional<Error> &)> handler)
{
    link.send({"EVAL"}, [handler = std::move(handler)](const Result<Value> &reply) {
        handler(!reply && reply.error().kind == ErrorKind::Unsupported ? std::optional(reply.error()) : std::nullopt);
    });
}

} // namespace Lockscope
