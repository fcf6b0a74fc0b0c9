#include "sentinelresolver.h"

#include "../base/text.h"

#include <algorithm>

namespace Lockscope {

namespace {

constexpr char kSwitch[] = "+switch-master";

/// Returns nothing if it is not a valid port. Data from a server is untrusted.
std::optional<quint16> portFrom(const QByteArray &text)
{
    bool ok = false;
    const uint port = text.toUInt(&ok);
    return ok && port > 0 && port <= 65535 ? std::optional(static_cast<quint16>(port)) : std::nullopt;
}

std::optional<QString> hostFrom(const QByteArray &text)
{
    const Endpoint endpoint{.host = QString::fromUtf8(text.left(256))};
    return endpoint.validate() ? std::optional(endpoint.host) : std::nullopt;
}

} // namespace

SentinelResolver::SentinelResolver(const QList<Endpoint> &sentinels, const QString &master, TransportFactory factory,
                                   const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_master(master)
{
    for (const auto &endpoint : sentinels) {
        auto &sentinel = m_sentinels.emplace_back(
            Sentinel{.asking = std::make_unique<Link>(endpoint, Purpose::Watch, factory, clock, this),
                     .listening = std::make_unique<Link>(endpoint, Purpose::Listen, factory, clock, this)});
        connect(sentinel.asking.get(), &Link::up, this, &SentinelResolver::resolve);
        connect(sentinel.asking.get(), &Link::down, this, &SentinelResolver::onDown);
        connect(sentinel.asking.get(), &Link::up, this, &SentinelResolver::silentChanged);
        connect(sentinel.asking.get(), &Link::down, this, &SentinelResolver::silentChanged);
        connect(sentinel.listening.get(), &Link::up, this, [this, link = sentinel.listening.get()] {
            link->send({"SUBSCRIBE", kSwitch}, [self = QPointer(this)](const Result<Value> &reply) {
                if (self && reply)
                    self->resolve(); // an earlier failover went unnoticed
            });
        });
        connect(sentinel.listening.get(), &Link::message, this, &SentinelResolver::onMessage);
    }
}

void SentinelResolver::start()
{
    for (const auto &sentinel : m_sentinels) {
        sentinel.asking->start();
        sentinel.listening->start();
    }
}

void SentinelResolver::stop()
{
    ++m_round;
    m_asking = false;
    for (const auto &sentinel : m_sentinels) {
        sentinel.asking->stop();
        sentinel.listening->stop();
    }
}

void SentinelResolver::resolve()
{
    if (m_asking || std::none_of(m_sentinels.begin(), m_sentinels.end(), [](const Sentinel &sentinel) {
            return sentinel.asking->isUp();
        }))
        return;
    m_asking = true;
    m_why.reset();
    ask(m_first, m_sentinels.size());
}

void SentinelResolver::reportNotMaster()
{
    m_first = (m_first + 1) % m_sentinels.size();
}

QStringList SentinelResolver::silent() const
{
    QStringList labels;
    for (const auto &sentinel : m_sentinels) {
        if (sentinel.asking->isSettled() && !sentinel.asking->isUp())
            labels += sentinel.asking->endpoint().label();
    }
    return labels;
}

void SentinelResolver::ask(size_t index, size_t left)
{
    const QByteArrayList question{"SENTINEL", "GET-MASTER-ADDR-BY-NAME", m_master.toUtf8()};
    m_sentinels[index].asking->send(question,
                                    [self = QPointer(this), index, left, round = m_round](const Result<Value> &reply) {
                                        if (self && self->m_round == round)
                                            self->onAnswer(index, left, reply);
                                    });
}

void SentinelResolver::onAnswer(size_t index, size_t left, const Result<Value> &reply)
{
    const QString label = m_sentinels[index].asking->endpoint().label();
    std::optional<Error> why;
    if (!reply && reply.error().kind == ErrorKind::Unsupported) {
        why = Error{.kind = ErrorKind::InvalidArgument,
                    .message = QStringLiteral("%1 is no sentinel: it answered %2; give it with --node")
                                   .arg(label, visibleText(reply.error().serverReply, 120)),
                    .serverReply = reply.error().serverReply};
    } else if (!reply) {
        why = reply.error();
    } else if (reply->isNil()) {
        why = Error{.kind = ErrorKind::NotFound,
                    .message = QStringLiteral("The sentinel %1 knows no master named \"%2\"; check the name")
                                   .arg(label, visibleText(m_master, 80)),
                    .retrySafe = true};
    } else {
        const bool fits = reply->isArray() && reply->elements.size() == 2 && reply->elements[0].isText()
            && reply->elements[1].isText();
        const auto host = fits ? hostFrom(reply->elements[0].text) : std::nullopt;
        const auto port = fits ? portFrom(reply->elements[1].text) : std::nullopt;
        if (host && port) {
            m_asking = false;
            m_first = index;
            Q_EMIT resolved(*host, *port);
            return;
        }
        why = Error{.kind = ErrorKind::Protocol,
                    .message = QStringLiteral("The sentinel %1 answers with no address").arg(label)};
    }
    // A reply that the master is unknown is more informative than a sentinel that is down.
    if (!m_why || (m_why->serverReply.isEmpty() && m_why->kind != ErrorKind::NotFound))
        m_why = why;
    if (left > 1) {
        ask((index + 1) % m_sentinels.size(), left - 1);
        return;
    }
    m_asking = false;
    Q_EMIT failed(*m_why);
}

void SentinelResolver::onDown(const Error &reason)
{
    if (m_asking || std::any_of(m_sentinels.begin(), m_sentinels.end(), [](const Sentinel &sentinel) {
            return sentinel.asking->isUp();
        }))
        return;
    if (!std::all_of(m_sentinels.begin(), m_sentinels.end(),
                     [](const Sentinel &sentinel) { return sentinel.asking->isSettled(); }))
        return;
    QStringList labels;
    for (const auto &sentinel : m_sentinels)
        labels += sentinel.asking->endpoint().label();
    Q_EMIT failed({.kind = reason.kind == ErrorKind::Route ? ErrorKind::Route : ErrorKind::Unreachable,
                   .message = QStringLiteral("No sentinel answers, so it is not known where \"%1\" is; asked: %2. %3")
                                  .arg(visibleText(m_master, 80), labels.join(QStringLiteral(", ")), reason.message),
                   .retrySafe = true});
}

void SentinelResolver::onMessage(const QByteArray &channel, const QByteArray &payload)
{
    // Format: NAME OLD-HOST OLD-PORT NEW-HOST NEW-PORT.
    const auto words = payload.split(' ');
    if (channel != kSwitch || words.size() != 5 || words.at(0) != m_master.toUtf8())
        return;
    const auto host = hostFrom(words.at(3));
    const auto port = portFrom(words.at(4));
    if (host && port)
        Q_EMIT resolved(*host, *port);
    else
        resolve();
}

} // namespace Lockscope
