#pragma once

#include "../kit/export.h"

#include <lockscope/core/board/severity.h>

#include <QTableView>

#include <optional>

namespace Lockscope {

class TextTableModel;

/// A flat table of nodes for a dialog that scrolls as a whole: as high as its rows, which wrap.
class LOCKSCOPE_WIDGETS_EXPORT NodesTable : public QTableView
{
    Q_OBJECT

public:
    /// The first column fits its texts, the others share the width.
    NodesTable(const QStringList &headers, const char *name, QWidget *parent);

    /// `severities`: of the last column, by row; unset: secondary text. Empty: plain text.
    void setRows(const QList<QStringList> &rows, const QList<std::optional<Severity>> &severities = {});
    [[nodiscard]] const QList<QStringList> &rows() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

private:
    void fit();

    TextTableModel *m_model;
    QList<std::optional<Severity>> m_severities;
    bool m_isFitting = false;
};

} // namespace Lockscope
