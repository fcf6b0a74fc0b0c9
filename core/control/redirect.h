#pragma once

#include "../watch/deploymentwatch.h"

#include <functional>

namespace Lockscope {

/// While a slot is being moved a node may send us on, and the other one back.
inline constexpr int kMostRedirects = 2;

/// Where to ask for this key instead, by the words in which `node` refused. A cluster may name a server of which its others
/// have told us nothing so far: then it waits until they have, for a few seconds at most. Nothing: nowhere else that is known.
/// `then` is called once, perhaps before this returns; not at all when the watch ends before.
void followRedirect(DeploymentWatch *watch, int node, const QByteArray &name, const QByteArray &serverWords,
                    const std::function<void(const std::optional<DeploymentWatch::Redirection> &)> &then);

/// When the link has come up or failed for the first time, or takes too long. `then` is called once, perhaps before this
/// returns; not at all when `context` ends before.
void whenSettled(const Link &link, QObject *context, const std::function<void()> &then);

} // namespace Lockscope
