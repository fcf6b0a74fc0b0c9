#pragma once

#include "../tables/texttablemodel.h"
#include "moment.h"

#include <lockscope/core/board/lockstate.h>

#include <QTableView>

#include <array>

namespace Lockscope {

/// One row per node: what it said about one lock. The rows' colours and tips come besides the texts.
class LOCKSCOPE_WIDGETS_EXPORT LockNodesModel : public TextTableModel
{
    Q_OBJECT

public:
    enum Column { Node, Owner, Ttl, Read, Count };
    static constexpr int kStateRole = Qt::UserRole; ///< a State
    enum class State { Present, Absent, Unknown, NotRead };

    explicit LockNodesModel(QObject *parent = nullptr);

    /// `isRecorded`: a recording omits readings that changed nothing. `isFrozen`: a past moment is shown.
    void show(const LockState &lock, const std::vector<NodeStatus> &nodes, Instant now, bool isRecorded, bool isFrozen);
    void clear();

    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Age
    {
        QString text;
        QString why;
    };
    [[nodiscard]] static Age ageOf(const NodeReading &reading, const NodeStatus &node, Instant now, bool isRecorded,
                                   bool isFrozen);

    std::vector<State> m_states; ///< by row
    QStringList m_whys; ///< tips of the column Read, by row
};

/// Shows the model without scroll bars: it is as high as its rows.
class LOCKSCOPE_WIDGETS_EXPORT LockNodesTable : public QTableView
{
    Q_OBJECT

public:
    explicit LockNodesTable(LockNodesModel *model, QWidget *parent = nullptr);

    /// Call this after the model's rows changed: columns become as wide as their texts need, and rather wider than
    /// before than narrower, so that nothing moves as times change.
    void fitColumns();
    /// For another lock: columns may become narrower.
    void resetColumns();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void restyle();

    bool m_isRestyling = false;
    std::array<int, LockNodesModel::Count> m_widths{};
};

} // namespace Lockscope
