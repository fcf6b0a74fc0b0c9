#pragma once

#include "../kit/export.h"

#include <lockscope/core/words/wording.h>

#include <QAbstractTableModel>
#include <QStringList>

#include <functional>

namespace Lockscope {

/// A row that keeps its identity while its texts change.
struct KeyedRow
{
    QByteArray key; ///< unique
    QStringList texts;
    Severity severity = Severity::Fine;
    QString details = {}; ///< plain text: the tool tip, for columns that are too narrow
    QString tip = {}; ///< plain text: what the tool tip adds to a column's text; not with `details`
    QVariant data = {}; ///< for the caller
    QStringList whole = {}; ///< copied instead of texts that may be cut; empty: the texts themselves
    QString head = {}; ///< for a column of two lines: the first one; empty: its text
    QString below = {}; ///< the second one
    bool isGone = false; ///< no longer exists; the row waits to be removed

    friend bool operator==(const KeyedRow &a, const KeyedRow &b)
    {
        return a.key == b.key && a.texts == b.texts && a.whole == b.whole && a.severity == b.severity
            && a.details == b.details && a.tip == b.tip && a.head == b.head && a.below == b.below
            && a.isGone == b.isGone;
    }
};

/// A table of a few thousand KeyedRows. Changes only what differs, so selections stay with their keys.
class LOCKSCOPE_WIDGETS_EXPORT KeyedTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        KeyRole = Qt::UserRole, ///< QByteArray
        DataRole, ///< KeyedRow::data
        HeadRole, ///< KeyedRow::head
        BelowRole, ///< KeyedRow::below
        SeverityRole, ///< Severity as an int, in the first two columns
    };

    explicit KeyedTableModel(QStringList headers, QObject *parent = nullptr);

    /// `withRows` false: no row is removed or moved. Texts change, and new rows wait at the end.
    void setRows(const QList<KeyedRow> &rows, bool withRows = true);
    /// `words` changes the texts of an unwanted row until it may be removed. Without it, the row stays as it was.
    void setGoneWords(std::function<void(KeyedRow &)> words) { m_goneWords = std::move(words); }
    [[nodiscard]] const QList<KeyedRow> &rows() const { return m_rows; }
    [[nodiscard]] int rowOf(const QByteArray &key) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] KeyedRow gone(KeyedRow row) const;
    void reorder(const QHash<QByteArray, int> &places);

    const QStringList m_headers;
    QList<KeyedRow> m_rows;
    std::function<void(KeyedRow &)> m_goneWords;
};

} // namespace Lockscope
