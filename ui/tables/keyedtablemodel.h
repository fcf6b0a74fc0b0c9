#pragma once

#include "../kit/export.h"
#include "../words/wording.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <functional>

namespace Lockscope {

/// A row that stays the same one while its texts change.
struct KeyedRow
{
    QByteArray key; ///< of its own
    QStringList texts;
    Wording::Severity severity = Wording::Severity::Fine;
    QString details = {}; ///< plain text: the tool tip, where columns are too narrow
    QString tip = {}; ///< plain text: what the tool tip says besides a column's own text; not with `details`
    QVariant data = {}; ///< for whoever made it
    QStringList whole = {}; ///< what is copied instead of a text that may be cut; empty: the text itself
    bool isGone = false; ///< there is no such thing any more, and its row only waits to go

    friend bool operator==(const KeyedRow &a, const KeyedRow &b)
    {
        return a.key == b.key && a.texts == b.texts && a.whole == b.whole && a.severity == b.severity && a.details == b.details && a.tip == b.tip
            && a.isGone == b.isGone;
    }
};

/// A table of such rows, for some thousand of them. Setting them changes only what differs; none is reset, and selections stay
/// with their keys.
class LOCKSCOPE_WIDGETS_EXPORT KeyedTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        KeyRole = Qt::UserRole, ///< QByteArray
        DataRole, ///< KeyedRow::data
        SeverityRole, ///< Wording::Severity as an int, in the first two columns
    };

    explicit KeyedTableModel(QStringList headers, QObject *parent = nullptr);

    /// `withRows`: false while no row may go or move; then texts change, and those that come stand at the end until they may go to their places.
    void setRows(const QList<KeyedRow> &rows, bool withRows = true);
    /// How a row that is not wanted any more, but may not go yet, looks meanwhile; without, as before. `words` get such a row and
    /// change its texts.
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
