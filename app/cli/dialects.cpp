#include "commands.h"
#include "textoutput.h"

#include <lockscope/core/dialects/dialect.h>
#include <lockscope/core/dialects/words.h>
#include <lockscope/core/session/lockjson.h>

namespace Lockscope::App {

int runDialects(const Request &request)
{
    bool written = true;
    if (!request.json)
        written = print(dialectsText());
    else {
        for (const auto &dialect : DialectCatalog::standard().all())
            written = written && print(dialectToJson(*dialect));
    }
    return written ? kDone : kRefused;
}

} // namespace Lockscope::App
