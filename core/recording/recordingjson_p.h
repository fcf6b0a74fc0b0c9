#pragma once

#include "../board/lockstate.h"
#include "../board/ownaction.h"
#include "../history/historyevent.h"

#include <QJsonObject>

namespace Lockscope::RecordingJson {

// The objects of recording.h. Times are microseconds since `start`. What cannot be read gives nothing.

/// jsonText(), but for a byte order mark that Qt's reader of JSON would drop.
[[nodiscard]] QString text(const QByteArray &bytes);

[[nodiscard]] QJsonObject lock(const LockState &state, Instant start);
[[nodiscard]] std::shared_ptr<LockState> lock(const QJsonObject &object, Instant start, size_t nodes);

/// `state` differs from what was written of this lock only by times.
[[nodiscard]] QJsonObject again(const LockState &state, Instant start);
[[nodiscard]] std::shared_ptr<LockState> again(const QJsonObject &object, Instant start, const LockState &before);

[[nodiscard]] QJsonObject node(const NodeStatus &status, Instant start);
[[nodiscard]] std::optional<NodeStatus> node(const QJsonObject &object, Instant start);

/// What happened to a lock or a node before the recording began.
[[nodiscard]] QJsonObject past(const HistoryEvent &event, Instant start);
[[nodiscard]] std::optional<HistoryEvent> past(const QJsonObject &object, Instant start);

[[nodiscard]] QJsonObject ownAction(const OwnAction &ownAction);
[[nodiscard]] std::optional<OwnAction> ownAction(const QJsonObject &object);

/// Only times differ.
[[nodiscard]] bool sameFacts(const LockState &a, const LockState &b);
/// The readings say the same: TTLs are due at the same moments.
[[nodiscard]] bool sameDues(const LockState &a, const LockState &b);

} // namespace Lockscope::RecordingJson
