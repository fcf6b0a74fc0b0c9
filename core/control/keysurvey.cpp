#include "keysurvey.h"

#include "../base/text.h"
#include "../watch/atomicread.h"
#include "../watch/deploymentwatch.h"
#include "redirect.h"

#include <QPointer>

#include <algorithm>

namespace Lockscope {

namespace {

struct Surveying
{
    QPointer<DeploymentWatch> watch;
    const Clock *clock = nullptr;
    QString known; ///< the dialect on the board
    SurveyedValue value = SurveyedValue::Shortened;
    KeySurvey survey;
    std::function<void(KeySurvey)> handler;
    size_t open = 0;
};

void readInto(const std::shared_ptr<Surveying> &surveying, size_t index, KeyType expected, bool asking,
              int furtherTries);

void take(const std::shared_ptr<Surveying> &surveying, size_t index, const Result<RawKey> &raw)
{
    SurveyedKey &key = surveying->survey.nodes[index];
    key.raw = raw;
    if (raw && raw->isCut() && raw->type == KeyType::String && raw->value.size() == raw->length) {
        key.wholeValue = raw->value;
        key.raw->cutShort(raw->length, key.wholeValue);
    }
    // The operator names this key as a lock, so an ambiguous form suffices. The board's dialect takes precedence.
    if (raw && surveying->watch)
        key.lock
            = surveying->watch->dialects().recognise(*key.raw, surveying->clock->wallNow(), true, surveying->known);
    if (--surveying->open == 0)
        surveying->handler(std::move(surveying->survey));
}

/// Follows a redirection and reads the key there.
void readElsewhere(const std::shared_ptr<Surveying> &surveying, size_t index, KeyType expected, const Error &refused,
                   int furtherTries)
{
    DeploymentWatch *watch = surveying->watch;
    const auto follow = [=](const std::optional<DeploymentWatch::Redirection> &elsewhere) {
        if (!elsewhere) {
            take(surveying, index, refused);
            return;
        }
        SurveyedKey &key = surveying->survey.nodes[index];
        const Link &link = watch->link(elsewhere->node);
        key.node = elsewhere->node;
        key.label = link.endpoint().label();
        whenSettled(link, watch,
                    [=, asking = elsewhere->asking] { readInto(surveying, index, expected, asking, furtherTries); });
    };
    followRedirect(watch, surveying->survey.nodes[index].node, surveying->survey.name, refused.serverReply, follow);
}

/// Reads a key of an unexpected type a second time, as its actual type.
void readInto(const std::shared_ptr<Surveying> &surveying, size_t index, KeyType expected, bool asking,
              int furtherTries)
{
    Link &link = surveying->watch->link(surveying->survey.nodes[index].node);
    if (const auto silence = surveying->watch->silence(surveying->survey.nodes[index].node)) {
        take(surveying, index, *silence); // its answer would keep those of the others waiting
        return;
    }
    const auto handler = [surveying, index, expected, asking, furtherTries](const Result<RawKey> &raw) {
        const int node = surveying->survey.nodes[index].node;
        if (!surveying->watch || furtherTries == 0)
            take(surveying, index, raw);
        else if (!raw)
            readElsewhere(surveying, index, expected, raw.error(), furtherTries - 1);
        else if (raw->type != expected && raw->type != KeyType::None && surveying->watch->link(node).isUp())
            readInto(surveying, index, raw->type, asking, 0);
        else
            take(surveying, index, raw);
    };
    const bool isWhole = surveying->value == SurveyedValue::Whole;
    readAtomically(link, surveying->survey.name, expected, handler, asking,
                   isWhole ? RawKey::kComparedLimit : RawKey::kValueLimit);
}

Error cannotTake(const QByteArray &name, const QString &why)
{
    return {.kind = ErrorKind::WrongType, .message = QStringLiteral("\"%1\" %2").arg(visibleText(name, 200), why)};
}

/// This dialect's clients respect any string as a holder.
bool acceptsAnyString(const Dialect &dialect)
{
    return dialect.types().front() == KeyType::String
        && dialect.forceRelease("a", "a", {.duration = Millis(1), .owner = "a"}).hasValue();
}

} // namespace

void surveyKey(DeploymentWatch *watch, const Clock &clock, const QByteArray &name,
               const std::function<void(KeySurvey)> &handler, SurveyedValue value)
{
    auto surveying = std::make_shared<Surveying>();
    surveying->survey.name = name;
    surveying->handler = handler;
    surveying->value = value;
    const auto nodes = watch->nodesOf(name);
    surveying->open = nodes.size();
    for (const int node : nodes)
        surveying->survey.nodes.push_back({.node = node,
                                           .label = watch->link(node).endpoint().label(),
                                           .raw = Error{.kind = ErrorKind::Unreachable, .message = {}}});
    if (nodes.empty()) {
        handler(surveying->survey);
        return;
    }
    // A lock that is not on the board may be of any type; the TYPE command in the same transaction shows which.
    const LockStatePtr known = watch->lock(name);
    const Dialect *dialect = known ? watch->dialects().find(known->dialect()) : nullptr;
    surveying->watch = watch;
    surveying->clock = &clock;
    surveying->known = known ? known->dialect() : QString();
    for (size_t i = 0; i < nodes.size(); ++i)
        readInto(surveying, i, dialect != nullptr ? dialect->types().front() : KeyType::String, watch->isLent(name),
                 kMostRedirects);
}

Result<void> KeySurvey::checkAcquireAs(const QString &dialect) const
{
    const DialectCatalog &catalog = DialectCatalog::standard();
    const Dialect *wanted = catalog.find(dialect);
    if (wanted == nullptr || wanted->recipe() == nullptr)
        return Error{.kind = ErrorKind::InvalidArgument,
                     .message = QStringLiteral("Locks of the dialect \"%1\" cannot be taken").arg(dialect)};
    for (const auto &node : nodes) {
        if (!node.raw || node.raw->type == KeyType::None)
            continue;
        if (!node.lock)
            return cannotTake(
                name,
                QStringLiteral("is %1 on %2, of a form that Lockscope does not understand: nothing is written there")
                    .arg(nounOf(node.raw->type), node.label));
        const Dialect *found = catalog.find(node.lock->dialect);
        if (found == nullptr || found->id() == wanted->id())
            continue;
        if (found->recipe() != nullptr)
            return cannotTake(name,
                              QStringLiteral("is a lock of %1 on %2 (%3). Taken as one of %4, it would be in the way "
                                             "of its own clients: take it as one of %1")
                                  .arg(found->title(), node.label, nounOf(node.raw->type), wanted->title()));
        if (wanted->types().front() != KeyType::String || !acceptsAnyString(*found))
            return cannotTake(name,
                              QStringLiteral("is a lock of %1 on %2 (%3). Taken as one of %4, its own clients would "
                                             "not see who holds it, or fail: Lockscope does not take it")
                                  .arg(found->title(), node.label, nounOf(node.raw->type), wanted->title()));
    }
    return {};
}

QString KeySurvey::acquirableDialect() const
{
    for (const auto &node : nodes) {
        const Dialect *found = node.lock ? DialectCatalog::standard().find(node.lock->dialect) : nullptr;
        if (found != nullptr && found->recipe() != nullptr)
            return found->id();
    }
    return QStringLiteral("lockscope");
}

QString nounOf(KeyType type)
{
    switch (type) {
    case KeyType::None: return QStringLiteral("no key");
    case KeyType::String: return QStringLiteral("a string");
    case KeyType::Hash: return QStringLiteral("a hash");
    case KeyType::List: return QStringLiteral("a list");
    case KeyType::Set: return QStringLiteral("a set");
    case KeyType::SortedSet: return QStringLiteral("a sorted set");
    case KeyType::Stream: return QStringLiteral("a stream");
    case KeyType::Other: break;
    }
    return QStringLiteral("a key of another type");
}

} // namespace Lockscope
