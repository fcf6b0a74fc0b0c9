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
    /// `fitted`: columns that fit their texts; the others share the width.
    NodesTable(const QStringList &headers, const QList<int> &fitted, const char *name, QWidget *parent);

    /// `severities`: of the last column, by row; unset: secondary text. Empty: plain text.
    void setRows(const QList<QStringList> &rows, const QList<std::optional<Severity>> &severities = {});
    [[nodiscard]] const QList<QStringList> &rows() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

private:
    void fit();

    TextTableModel *m_model;
    const QList<int> m_fitted;
    QList<std::optional<Severity>> m_severities;
    bool m_isFitting = false;
};

} // namespace Lockscope
