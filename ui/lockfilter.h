#pragma once

#include "export.h"

#include <lockscope/core/watch/lockstate.h>

namespace Lockscope {

/// What the filter line says: words that must all occur, case-insensitively. A word may name its field: `name:`,
/// `owner:`, `verdict:`, `dialect:`; a bare word is looked for in all of them.
class LOCKSCOPE_WIDGETS_EXPORT LockFilter
{
public:
    LockFilter() = default;
    explicit LockFilter(const QString &text);

    [[nodiscard]] bool isEmpty() const { return m_words.isEmpty(); }
    [[nodiscard]] bool matches(const LockState &lock) const;

    friend bool operator==(const LockFilter &, const LockFilter &) = default;

private:
    enum class Field { Any, Name, Owner, Verdict, Dialect };
    struct Word
    {
        Field field = Field::Any;
        QString text;
        friend bool operator==(const Word &, const Word &) = default;
    };

    QList<Word> m_words;
};

} // namespace Lockscope
