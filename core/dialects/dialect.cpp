#include "dialect.h"

namespace Lockscope {

Dialect::~Dialect() = default;

QByteArrayList ScriptCall::command() const
{
    QByteArrayList words{"EVAL", body, QByteArray::number(keys.size())};
    words += keys;
    words += arguments;
    return words;
}

DialectCatalog::DialectCatalog() : m_dialects{makeNativeDialect(), makeRedissonDialect(), makePlainStringDialect()} { }

std::optional<Recognition> DialectCatalog::recognise(const RawKey &raw, bool patternNamed) const
{
    for (const auto &dialect : m_dialects) {
        if (auto recognition = dialect->recognise(raw, patternNamed))
            return recognition;
    }
    return std::nullopt;
}

const Dialect *DialectCatalog::find(const QString &id) const
{
    for (const auto &dialect : m_dialects) {
        if (dialect->id() == id)
            return dialect.get();
    }
    return nullptr;
}

} // namespace Lockscope
