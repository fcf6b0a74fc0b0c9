#pragma once

#include "../base/clock.h"
#include "../base/result.h"
#include "../dialects/recognition.h"

#include <functional>
#include <optional>
#include <vector>

namespace Lockscope {

class DeploymentWatch;

/// One key on one node.
struct SurveyedKey
{
    int node = 0;
    QString label;
    Result<RawKey> raw;
    /// The whole string if `raw` is shortened and Whole was requested. Empty: it is longer than RawKey::kComparedLimit.
    QByteArray wholeValue = {};
    std::optional<Recognition> lock = {}; ///< unset: no key, or no lock
};

/// One key on all nodes, each read in one atomic step. Actions, and decisions to acquire the lock, rely on it.
struct LOCKSCOPE_CORE_EXPORT KeySurvey
{
    QByteArray name;
    std::vector<SurveyedKey> nodes; ///< the nodes that count: all, or in a cluster the one that serves the slot

    /// Checks that acquiring this lock in this dialect writes nothing that the key's own clients cannot handle. It may
    /// be held. Errors: InvalidArgument (Lockscope cannot acquire locks of the dialect), WrongType (the key is no lock,
    /// or one of another form; the message names a better dialect if there is one).
    [[nodiscard]] Result<void> checkAcquireAs(const QString &dialect) const;
    /// The dialect of the existing lock if Lockscope can acquire such locks, otherwise `lockscope`.
    [[nodiscard]] QString acquirableDialect() const;
};

/// How much of a string to read.
enum class SurveyedValue {
    Shortened, ///< as much as is shown
    Whole, ///< all that an action compares, up to RawKey::kComparedLimit
};

/// Reads the key from all nodes that count for it. The operator names it as a lock, so an ambiguous form suffices.
/// Calls the handler once, in the engine thread.
void surveyKey(DeploymentWatch *watch, const Clock &clock, const QByteArray &name,
               const std::function<void(KeySurvey)> &handler, SurveyedValue value = SurveyedValue::Shortened);

/// The type with its article, for sentences: "a hash".
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QString nounOf(KeyType type);

} // namespace Lockscope
