#include "redirect.h"

#include <QTimer>

namespace Lockscope {

namespace {

/// The other nodes of a cluster learn of a moved slot with a delay.
constexpr Millis kRedirectLookAgain{100};
constexpr int kMostAsked = 30;
constexpr Millis kRedirectLimit{3000};

} // namespace

void followRedirect(DeploymentWatch *watch, int node, const QByteArray &name, const QByteArray &serverReply,
                    const std::function<void(const std::optional<DeploymentWatch::Redirection> &)> &then)
{
    const auto elsewhere = watch->redirection(node, name, serverReply);
    const auto redirect
        = watch->deployment().rule == DeploymentRule::Cluster ? redirectFrom(serverReply) : std::nullopt;
    if (elsewhere || !redirect || !redirect->moved) {
        then(elsewhere);
        return;
    }
    auto *again = new QTimer(watch);
    QObject::connect(again, &QTimer::timeout, again, [=, asked = 0]() mutable {
        const auto found = watch->redirection(node, name, serverReply);
        if (!found && ++asked < kMostAsked)
            return;
        again->stop();
        again->deleteLater();
        then(found);
    });
    again->start(kRedirectLookAgain);
}

void whenSettled(const Link &link, QObject *context, const std::function<void()> &then)
{
    if (link.isSettled()) {
        then();
        return;
    }
    auto *waiting = new QTimer(context);
    const auto go = [waiting, then] {
        QObject::disconnect(waiting, nullptr, nullptr, nullptr);
        waiting->deleteLater();
        then();
    };
    waiting->setSingleShot(true);
    QObject::connect(waiting, &QTimer::timeout, waiting, go);
    // Two signals in a row restart the timer, so that `then` is called once.
    const auto soon = [waiting] { waiting->start(Millis(0)); };
    QObject::connect(&link, &Link::up, waiting, soon);
    QObject::connect(&link, &Link::down, waiting, soon);
    waiting->start(kRedirectLimit);
}

} // namespace Lockscope
