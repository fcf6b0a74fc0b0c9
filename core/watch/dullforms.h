#pragma once

#include "../base/export.h"

#include <QByteArrayView>
#include <QHash>

namespace Lockscope {

/// Remembers which strings are no locks by what many of them have in common, so that each of a million caches need not be judged: names that
/// differ only in numbers and ids (`user:17:cart`, `user:18:cart`), and values of one form (`{"name":…`, five digits). Once enough of a form
/// were judged to be none, others of it are none as well. Never so where the name has a lock word or is nothing but an id, and where
/// the value may hold a time. Pure; of bounded size.
class LOCKSCOPE_CORE_EXPORT DullForms
{
public:
    /// So many strings of a form are judged.
    static constexpr int kEnough = 32;

    /// What the name and the value have in common with others of their form; 0: it is always judged.
    [[nodiscard]] static quint64 formOf(QByteArrayView name, QByteArrayView value);

    [[nodiscard]] bool isDull(quint64 form) const { return form != 0 && m_judged.value(form) >= kEnough; }
    /// One of this form was judged: it is no lock.
    void noteDull(quint64 form);

private:
    static constexpr qsizetype kMostForms = 50'000; ///< those of further ones are all judged

    QHash<quint64, int> m_judged;
};

} // namespace Lockscope
