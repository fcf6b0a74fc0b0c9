#pragma once

#include "../board/lockstate.h"
#include "../board/ownaction.h"
#include "../history/historyevent.h"

#include <QJsonObject>

namespace Lockscope::RecordingJson {

// Converts the objects in recording.h. Times are microseconds since `start`. Unreadable objects give null or unset.

/// Like jsonText(), but escapes a leading byte order mark, which Qt's JSON reader would drop.
[[nodiscard]] QString text(const QByteArray &bytes);

[[nodiscard]] QJsonObject lock(const LockState &state, Instant start);
[[nodiscard]] std::shared_ptr<LockState> lock(const QJsonObject &object, Instant start, size_t nodes);

/// For a `state` that differs only in times from the written one.
[[nodiscard]] QJsonObject again(const LockState &state, Instant start);
[[nodiscard]] std::shared_ptr<LockState> again(const QJsonObject &object, Instant start, const LockState &before);

/// LockHold::id for a recording that carries none. `before`: the lock's earlier state, null if there is none.
[[nodiscard]] quint64 inferredHold(const LockState *before, const LockState &state);

[[nodiscard]] QJsonObject node(const NodeStatus &status, Instant start);
[[nodiscard]] std::optional<NodeStatus> node(const QJsonObject &object, Instant start);

/// An event of a lock or node from before the recording.
[[nodiscard]] QJsonObject past(const HistoryEvent &event, Instant start);
[[nodiscard]] std::optional<HistoryEvent> past(const QJsonObject &object, Instant start);

[[nodiscard]] QJsonObject ownAction(const OwnAction &ownAction);
[[nodiscard]] std::optional<OwnAction> ownAction(const QJsonObject &object);

/// The states differ only in times.
[[nodiscard]] bool sameFacts(const LockState &a, const LockState &b);
/// The TTLs of both states end at the same moments, and the verdicts are equal.
[[nodiscard]] bool sameDues(const LockState &a, const LockState &b);

} // namespace Lockscope::RecordingJson
