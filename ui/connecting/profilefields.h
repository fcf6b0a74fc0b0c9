#pragma once

#include <QVariantMap>

#include <functional>

class QWidget;

namespace Lockscope {

/// All fields of a form at once, by their object names; those without a name that begins with "connect" are none of it (parts of
/// other fields).
[[nodiscard]] QVariantMap fieldsOf(const QWidget *form);
/// What fieldsOf() gave.
void setFieldsOf(QWidget *form, const QVariantMap &fields);
/// Calls `changed` after each change of a field, also by the program. Fields are to be there already.
void watchFieldsOf(QWidget *form, const std::function<void()> &changed);

} // namespace Lockscope
