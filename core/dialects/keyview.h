#pragma once

#include "evidence.h"
#include "namewords.h"
#include "rawkey.h"
#include "tokenshape.h"

namespace Lockscope {

/// A key as dialects see it: what was read, and facts derived from it, each computed once on first use. Cheap to
/// create; must not outlive the RawKey.
class LOCKSCOPE_CORE_EXPORT KeyView
{
public:
    /// How much evidence a key must show.
    enum class Trust {
        Strict, ///< the key must show by itself that it is a lock
        Named, ///< the user named the key or a pattern for it: anything that may be a lock is one
        Pinned, ///< the user named the dialect: anything that this dialect can read is its lock
    };

    KeyView(const RawKey &raw, WallTime now, Trust trust) : m_raw(raw), m_now(now), m_trust(trust) { }

    [[nodiscard]] const RawKey &raw() const { return m_raw; }
    [[nodiscard]] const QByteArray &key() const { return m_raw.key; }
    [[nodiscard]] WallTime now() const { return m_now; }
    [[nodiscard]] Trust trust() const { return m_trust; }
    [[nodiscard]] bool isPinned() const { return m_trust == Trust::Pinned; }

    [[nodiscard]] bool isString() const { return m_raw.type == KeyType::String; }
    [[nodiscard]] bool endsByItself() const { return m_raw.ttl.kind == KeyTtl::Kind::Finite; }

    /// The forms of a string; only Shape::Text if it is cut. Empty for other types.
    [[nodiscard]] Shapes shapes() const
    {
        if (!m_shapes)
            m_shapes = !isString() ? Shapes() : m_raw.isCut() ? Shapes(Shape::Text) : shapesOf(m_raw.value, m_now);
        return *m_shapes;
    }
    [[nodiscard]] bool saysLock() const
    {
        if (!m_saysLock)
            m_saysLock = hasLockWord(m_raw.key);
        return *m_saysLock;
    }

    /// See signsOf(). For strings only.
    [[nodiscard]] Signs signs() const
    {
        if (!m_signs)
            m_signs = signsOf(*this);
        return *m_signs;
    }

private:
    const RawKey &m_raw;
    WallTime m_now;
    Trust m_trust;
    mutable std::optional<Shapes> m_shapes;
    mutable std::optional<bool> m_saysLock;
    mutable std::optional<Signs> m_signs;
};

} // namespace Lockscope
