#pragma once

#include "../watch/deploymentwatch.h"

#include <functional>

namespace Lockscope {

/// While a slot migrates, one node may redirect a command to another, and that one back.
inline constexpr int kMostRedirects = 2;

/// Finds the node to which `serverReply`, the error of `node`, redirects commands for this key. Waits up to 3 s for the
/// topology if the cluster names an unknown server. Passes no value without a redirection or a known server. Calls
/// `then` once, perhaps before it returns; never if `watch` is destroyed before.
void followRedirect(DeploymentWatch *watch, int node, const QByteArray &name, const QByteArray &serverReply,
                    const std::function<void(const std::optional<DeploymentWatch::Redirection> &)> &then);

/// Waits until the link is up or has failed for the first time, at most 3 s. Calls `then` once, perhaps before it
/// returns; never if `context` is destroyed before.
void whenSettled(const Link &link, QObject *context, const std::function<void()> &then);

} // namespace Lockscope
