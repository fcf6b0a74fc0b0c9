#include "inwindow.h"

#include <array>

namespace Lockscope {

namespace {

struct Advice
{
    const char *option; ///< text of the command line
    const char *window;
};

// Parts of English sentences from core, which are not translated.
constexpr std::array kAdvice = std::to_array<Advice>({
    {"give that CA's file with --cacert", "give that CA's file in the connection dialog, under Login and TLS"},
    {"try without --tls, or redis:// in place of rediss://",
     "try redis:// in place of rediss:// in the connection dialog, or without TLS"},
    {"use --tls, or rediss:// in place of redis://", "write rediss:// in place of redis:// in the connection dialog"},
    {"write rediss:// or --tls", "write rediss:// in the connection dialog"},
    {"with the address, --askpass or in the connection dialog", "in the connection dialog"},
    {"client certificate (--cert, --key)?", "client certificate (in the connection dialog, under Login and TLS)?"},
    {"(--cluster, or in the connection dialog)", "(in the connection dialog)"},
    {"(--cluster, or a deployment of that kind)", "(choose a cluster in the connection dialog)"},
    {"leave out --cluster to watch it by itself",
     "choose independent nodes in the connection dialog to watch it by itself"},
    {"give it with --node", "give it as a node in the connection dialog"},
    {"say where it can be reached: --map ",
     "say where it can be reached, in the connection dialog, under SSH and proxy: "},
    {"watch its primary instead: --node ", "watch its primary instead: "},
});

} // namespace

QString adviceForWindow(QString sentence)
{
    if (!sentence.contains(QLatin1String("--")))
        return sentence;
    for (const auto &advice : kAdvice)
        sentence.replace(QLatin1String(advice.option), QLatin1String(advice.window));
    return sentence;
}

} // namespace Lockscope
