#pragma once

#include "rarely.h"

#include <QtGlobal>

#include <bit>
#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <vector>

namespace Lockscope {

/// A set of node indexes, in ascending order. The first 64 nodes take no memory of their own.
class NodeSet
{
public:
    class Iterator
    {
    public:
        using iterator_category = std::input_iterator_tag;
        using value_type = int;
        using difference_type = std::ptrdiff_t;
        using pointer = const int *;
        using reference = int;

        Iterator() = default;
        Iterator(const NodeSet *set, int node) : m_set(set), m_node(node) { }

        int operator*() const { return m_node; }
        Iterator &operator++()
        {
            m_node = m_set->next(m_node + 1);
            return *this;
        }
        Iterator operator++(int)
        {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        friend bool operator==(const Iterator &a, const Iterator &b) { return a.m_node == b.m_node; }

    private:
        const NodeSet *m_set = nullptr;
        int m_node = kEnd;
    };

    NodeSet() = default;
    NodeSet(std::initializer_list<int> nodes) : NodeSet(nodes.begin(), nodes.end()) { }
    NodeSet(const std::vector<int> &nodes) : NodeSet(nodes.begin(), nodes.end()) { }
    template <typename Nodes>
    NodeSet(Nodes begin, Nodes end)
    {
        for (; begin != end; ++begin)
            insert(*begin);
    }
    /// All nodes from 0 to `count` - 1.
    [[nodiscard]] static NodeSet all(int count)
    {
        NodeSet set;
        for (int node = 0; node < count; ++node)
            set.insert(node);
        return set;
    }

    void insert(int node)
    {
        if (node < kBits)
            m_first |= bit(node);
        else
            insertFar(static_cast<size_t>(node / kBits) - 1, bit(node));
    }
    void clear() { *this = {}; }

    [[nodiscard]] bool contains(int node) const
    {
        return node >= 0 && (wordAt(static_cast<size_t>(node / kBits)) & bit(node)) != 0;
    }
    [[nodiscard]] bool empty() const { return m_first == 0 && m_others->empty(); }
    [[nodiscard]] size_t size() const
    {
        auto count = static_cast<size_t>(std::popcount(m_first));
        for (const quint64 word : *m_others)
            count += static_cast<size_t>(std::popcount(word));
        return count;
    }
    /// The first node. There must be one.
    [[nodiscard]] int front() const { return next(0); }
    [[nodiscard]] Iterator begin() const { return {this, next(0)}; }
    [[nodiscard]] Iterator end() const { return {this, kEnd}; }

    friend bool operator==(const NodeSet &, const NodeSet &) = default;

private:
    static constexpr int kBits = 64;
    static constexpr int kEnd = -1;

    [[nodiscard]] static quint64 bit(int node) { return quint64(1) << static_cast<unsigned>(node % kBits); }
    [[nodiscard]] quint64 wordAt(size_t word) const
    {
        return word == 0 ? m_first : word <= m_others->size() ? (*m_others)[word - 1] : 0;
    }
    void insertFar(size_t word, quint64 bits)
    {
        auto &words = m_others.edit();
        if (words.size() <= word)
            words.resize(word + 1);
        words[word] |= bits;
    }
    /// The first node from this one on; kEnd if there is none.
    [[nodiscard]] int next(int node) const
    {
        for (auto word = static_cast<size_t>(node / kBits); word <= m_others->size(); ++word) {
            const quint64 rest = wordAt(word) >> static_cast<unsigned>(node % kBits);
            if (rest != 0)
                return node + std::countr_zero(rest);
            node = static_cast<int>(word + 1) * kBits;
        }
        return kEnd;
    }

    quint64 m_first = 0;
    Rarely<std::vector<quint64>> m_others; ///< nodes from 64 on
};

} // namespace Lockscope
