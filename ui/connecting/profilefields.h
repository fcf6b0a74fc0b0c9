#pragma once

#include <QVariantMap>

#include <functional>

class QTableView;
class QWidget;

namespace Lockscope {

/// The values of all fields of a form whose object names begin with "connect", by name. Others are parts of fields.
[[nodiscard]] QVariantMap fieldsOf(const QWidget *form);
/// Sets values from fieldsOf().
void setFieldsOf(QWidget *form, const QVariantMap &fields);
/// Calls `changed` after each change of a field, also by the program. The fields must already exist.
void watchFieldsOf(QWidget *form, const std::function<void()> &changed);
/// Prepares a small table whose cells are edited, at least `lines` lines high. Tab leaves it.
void prepareCells(QTableView *table, int lines);

} // namespace Lockscope
