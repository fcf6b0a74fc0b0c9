#pragma once

#include "../base/export.h"

#include <QByteArray>

#include <vector>

namespace Lockscope {

/// One RESP2 reply.
struct LOCKSCOPE_CORE_EXPORT Value
{
    enum class Type { Nil, Status, Error, Integer, Bulk, Array };

    Type type = Type::Nil;
    qint64 integer = 0; ///< for Integer
    QByteArray text = {}; ///< for Status, Error, Bulk
    std::vector<Value> elements = {}; ///< for Array

    [[nodiscard]] bool isNil() const { return type == Type::Nil; }
    [[nodiscard]] bool isError() const { return type == Type::Error; }
    [[nodiscard]] bool isInteger() const { return type == Type::Integer; }
    [[nodiscard]] bool isArray() const { return type == Type::Array; }
    [[nodiscard]] bool isText() const { return type == Type::Bulk || type == Type::Status; }

    friend bool operator==(const Value &, const Value &) = default;
};

} // namespace Lockscope
