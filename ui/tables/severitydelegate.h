#pragma once

#include "../words/wording.h"

#include <QStyledItemDelegate>

namespace Lockscope {

/// Paints texts in the colour of the severity in a model's role. Colour is never the only sign: the text has a symbol.
class SeverityDelegate : public QStyledItemDelegate
{
public:
    SeverityDelegate(int role, QObject *parent) : QStyledItemDelegate(parent), m_role(role) { }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        // Otherwise a tree's rows are too low to hit.
        return QStyledItemDelegate::sizeHint(option, index) + QSize(0, 6);
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const QVariant severity = index.data(m_role);
        if (severity.isValid() && severity.toInt() != static_cast<int>(Severity::Fine))
            option->palette.setColor(QPalette::Text,
                                     Wording::colour(static_cast<Severity>(severity.toInt()), option->palette));
    }

private:
    const int m_role;
};

} // namespace Lockscope
