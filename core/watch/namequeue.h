#pragma once

#include <QByteArrayList>
#include <QSet>

#include <algorithm>

namespace Lockscope {

/// Names that wait for their turn; those that are urgent come first, and each of them once.
class NameQueue
{
public:
    [[nodiscard]] qsizetype size() const { return m_names.size(); }

    void append(const QByteArray &name) { m_names.append(name); }
    /// It comes next. One that is urgent already keeps its turn: there may be ten thousands, and they are told of again and again.
    void prepend(const QByteArray &name)
    {
        const qsizetype before = m_urgent.size();
        m_urgent.insert(name);
        if (m_urgent.size() > before)
            m_names.prepend(name);
    }
    /// The first of them, which wait no more.
    [[nodiscard]] QByteArrayList take(qsizetype most)
    {
        QByteArrayList taken = m_names.first(std::min(most, size()));
        m_names.remove(0, taken.size());
        if (!m_urgent.isEmpty()) {
            for (const QByteArray &name : std::as_const(taken))
                m_urgent.remove(name);
        }
        return taken;
    }
    void clear()
    {
        m_names.clear();
        m_urgent.clear();
    }

private:
    QByteArrayList m_names;
    QSet<QByteArray> m_urgent; ///< not of all: after a first look there may be a name for each lock
};

} // namespace Lockscope
