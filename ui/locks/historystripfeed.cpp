#include "historystripfeed.h"

namespace Lockscope {

HistoryStripFeed::HistoryStripFeed(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

HistoryStripFeed::~HistoryStripFeed()
{
    m_pool.waitForDone();
}

void HistoryStripFeed::setNames(const QObject *user, const QByteArrayList &names)
{
    if (m_names.value(user) == names)
        return;
    if (!m_names.contains(user))
        connect(user, &QObject::destroyed, this, [this, user] { m_names.remove(user); });
    m_names.insert(user, names);
    work();
}

void HistoryStripFeed::setHistory(const HistorySnapshotPtr &history)
{
    m_history = history;
    work();
}

void HistoryStripFeed::work()
{
    m_isOutdated = true;
    if (m_isWorking || !m_history)
        return;
    m_isWorking = true;
    m_isOutdated = false;
    QByteArrayList names;
    for (const auto &some : std::as_const(m_names))
        names += some;
    m_pool.start([this, names, history = m_history] {
        m_maker.setNames(names);
        m_maker.setHistory(history);
        // Safe: the destructor waits for the pool.
        QMetaObject::invokeMethod(this, [this, strips = m_maker.all()] {
            m_isWorking = false;
            if (strips != m_strips) {
                m_strips = strips;
                Q_EMIT changed();
            }
            if (m_isOutdated)
                work();
        });
    });
}

} // namespace Lockscope
