#pragma once

#include "../base/clock.h"
#include "../base/result.h"
#include "../dialects/recognition.h"

#include <functional>
#include <optional>
#include <vector>

namespace Lockscope {

class DeploymentWatch;

/// One key as one node has it.
struct SurveyedKey
{
    int node = 0;
    QString label;
    Result<RawKey> raw;
    /// Of a string that `raw` has cut short, and that was to be read whole: all of it. Empty: it is longer than RawKey::kComparedLimit.
    QByteArray wholeValue = {};
    std::optional<Recognition> lock = {}; ///< what it is taken for; nothing when there is no key, or it is no lock
};

/// One key as all nodes have it, each read in one atomic step: what an act, or a decision to take the lock, rests on.
struct LOCKSCOPE_CORE_EXPORT KeySurvey
{
    QByteArray name;
    std::vector<SurveyedKey> nodes; ///< that are asked for it: all, or in a cluster the one that serves its slot

    /// Whether a lock of this name can be taken in the form of this dialect without writing what the key's own clients would
    /// choke on. Held or not is another question. Errors: InvalidArgument (a dialect that is not taken), WrongType (the key
    /// is no lock, or a lock of another form; the sentence names the dialect to choose where there is one).
    [[nodiscard]] Result<void> mayTakeAs(const QString &dialect) const;
    /// The dialect of the lock that is there, if it can be taken in that form; otherwise `lockscope`.
    [[nodiscard]] QString takeableDialect() const;
};

/// How much of a string is read.
enum class SurveyedValue {
    Shortened, ///< what is shown
    Whole, ///< all that an act compares, up to RawKey::kComparedLimit
};

/// Reads the key from all nodes that are asked for it. The operator names it as a lock, so a form that other keys share is
/// believed. The handler is called once, in the engine thread.
void surveyKey(DeploymentWatch *watch, const Clock &clock, const QByteArray &name, const std::function<void(KeySurvey)> &handler,
               SurveyedValue value = SurveyedValue::Shortened);

/// For sentences: "a hash".
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QString nounOf(KeyType type);

} // namespace Lockscope
