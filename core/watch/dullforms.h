#pragma once

#include "../base/export.h"

#include <QByteArrayView>
#include <QHash>

namespace Lockscope {

/// Saves judging each of a million cache entries. Strings have the same form if their names and values look alike. Such
/// names differ only in numbers and ids (`user:17:cart`, `user:18:cart`), such values both start with `{"name":`, for
/// example, or have five digits. Once kEnough strings of a form were judged not to be locks, further ones are not
/// judged. Exceptions: names with a lock word, names that are only an id, and values that may hold a time. Pure;
/// bounded in size.
class LOCKSCOPE_CORE_EXPORT DullForms
{
public:
    /// The number of strings of a form that are judged.
    static constexpr int kEnough = 32;

    /// A hash of the form; 0: always judge this string.
    [[nodiscard]] static quint64 formOf(QByteArrayView name, QByteArrayView value);

    [[nodiscard]] bool isDull(quint64 form) const { return form != 0 && m_judged.value(form) >= kEnough; }
    /// Call this when a string of this form was judged not to be a lock.
    void noteDull(quint64 form);

private:
    static constexpr qsizetype kMostForms = 50'000; ///< strings of further forms are always judged

    QHash<quint64, int> m_judged;
};

} // namespace Lockscope
