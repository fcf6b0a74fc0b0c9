#pragma once

#include <QByteArrayList>
#include <QSet>

#include <algorithm>

namespace Lockscope {

/// Names that wait for their turn, each of them once.
class NameQueue
{
public:
    [[nodiscard]] qsizetype size() const { return m_names.size(); }
    [[nodiscard]] bool contains(const QByteArray &name) const { return m_known.contains(name); }

    void append(const QByteArray &name)
    {
        if (isNew(name))
            m_names.append(name);
    }
    /// It comes next. One that waits already keeps its turn.
    void prepend(const QByteArray &name)
    {
        if (isNew(name))
            m_names.prepend(name);
    }
    /// The first of them, which wait no more.
    [[nodiscard]] QByteArrayList take(qsizetype most)
    {
        QByteArrayList taken = m_names.first(std::min(most, size()));
        m_names.remove(0, taken.size());
        for (const QByteArray &name : std::as_const(taken))
            m_known.remove(name);
        return taken;
    }
    void clear()
    {
        m_names.clear();
        m_known.clear();
    }

private:
    [[nodiscard]] bool isNew(const QByteArray &name)
    {
        const qsizetype before = m_known.size();
        m_known.insert(name);
        return m_known.size() > before;
    }

    QByteArrayList m_names;
    QSet<QByteArray> m_known; ///< the same: there may be ten thousands
};

} // namespace Lockscope
