#include "dialect.h"

#include <QSet>

namespace Lockscope {

Dialect::~Dialect() = default;

QByteArrayList agreements(const std::vector<const Recognition *> &locks)
{
    QSet<QByteArray> owners;
    QSet<QByteArray> shared;
    for (const Recognition *lock : locks) {
        owners.insert(lock->owner);
        shared.insert(lock->agreement);
    }
    const bool onePerNode = locks.size() > 1 && owners.size() == static_cast<qsizetype>(locks.size()) && shared.size() == 1;
    QByteArrayList result;
    for (const Recognition *lock : locks)
        result.append(onePerNode ? lock->agreement : lock->owner);
    return result;
}

QByteArrayList ScriptCall::command() const
{
    QByteArrayList words{"EVAL", body, QByteArray::number(keys.size())};
    words += keys;
    words += arguments;
    return words;
}

DialectCatalog::DialectCatalog() : m_dialects{makeNativeDialect(), makeRedissonDialect(), makePythonRedisLockDialect(), makePlainStringDialect()} { }

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
