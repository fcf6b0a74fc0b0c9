#pragma once

#include <QByteArrayList>
#include <QSet>

#include <algorithm>

namespace Lockscope {

/// A queue of names to read. Urgent names come first, each of them once.
class NameQueue
{
public:
    [[nodiscard]] qsizetype size() const { return m_names.size(); }

    void append(const QByteArray &name) { m_names.append(name); }
    /// Puts an urgent name first. A name that is already urgent keeps its place: tens of thousands may be reported
    /// repeatedly.
    void prepend(const QByteArray &name)
    {
        const qsizetype before = m_urgent.size();
        m_urgent.insert(name);
        if (m_urgent.size() > before)
            m_names.prepend(name);
    }
    /// Removes and returns the first names.
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
    QSet<QByteArray> m_urgent; ///< only urgent ones: after the first reading every lock may be queued
};

} // namespace Lockscope
