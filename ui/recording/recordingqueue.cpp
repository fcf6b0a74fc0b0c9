#include "recordingqueue.h"

#include <QMutexLocker>

#include <algorithm>

namespace Lockscope {

namespace {

qsizetype weightOf(const RecordingQueue::Item &item)
{
    return item.diff ? 1 + static_cast<qsizetype>(item.diff->changed.size() + item.diff->removed.size()) : 1;
}

} // namespace

bool RecordingQueue::push(const Item &item)
{
    std::deque<Item> dropped; // freed after the mutex is unlocked
    const QMutexLocker lock(&m_mutex);
    if (m_overflowed)
        return false;
    const qsizetype weight = weightOf(item);
    m_largest = std::max(m_largest, weight); // a recording starts with the whole board
    m_waiting += weight;
    m_items.push_back(item);
    if (m_waiting <= kMostWaiting + m_largest)
        return true;
    m_overflowed = true;
    m_waiting = 0;
    dropped.swap(m_items);
    return false;
}

std::optional<RecordingQueue::Item> RecordingQueue::pop()
{
    const QMutexLocker lock(&m_mutex);
    if (m_items.empty())
        return std::nullopt;
    Item item = std::move(m_items.front());
    m_items.pop_front();
    m_waiting -= weightOf(item);
    return item;
}

bool RecordingQueue::hasOverflowed() const
{
    const QMutexLocker lock(&m_mutex);
    return m_overflowed;
}

qsizetype RecordingQueue::waiting() const
{
    const QMutexLocker lock(&m_mutex);
    return m_waiting;
}

} // namespace Lockscope
