#include "readings.h"

#include <memory>
#include <new>

namespace Lockscope {

Readings::Readings(const std::vector<NodeReading> &readings)
    : m_block(readings.empty() ? nullptr : make(readings.data(), readings.size(), readings.size()))
{
}

Readings::Readings(const Readings &other) : m_block(other.m_block)
{
    if (m_block != nullptr)
        m_block->uses.ref();
}

void Readings::resize(size_t nodes)
{
    if (m_block != nullptr && m_block->size == nodes && m_block->uses.loadAcquire() == 1)
        return;
    Block *const resized = nodes > 0 ? make(data(), std::min(size(), nodes), nodes) : nullptr;
    release(std::exchange(m_block, resized));
}

Readings::Block *Readings::make(const NodeReading *from, size_t known, size_t size)
{
    void *const memory = ::operator new(sizeof(Block) + size * sizeof(NodeReading));
    auto *const block = new (memory) Block{.size = static_cast<quint32>(size)};
    std::uninitialized_copy_n(from, known, block->items());
    std::uninitialized_value_construct_n(block->items() + known, size - known);
    return block;
}

void Readings::release(Block *block)
{
    if (block == nullptr || block->uses.deref())
        return;
    std::destroy_n(block->items(), block->size);
    block->~Block();
    ::operator delete(block);
}

} // namespace Lockscope
