#pragma once

#include "../kit/export.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <vector>

class QAction;

namespace Lockscope {

/// What a window shows of its locks: a value that can be gone back to. Nothing of what was done to locks.
struct ShownState
{
    QString view; ///< id
    QString filter;
    QByteArray space; ///< the namespace that is chosen
    int sortColumn = 0;
    Qt::SortOrder sortOrder = Qt::AscendingOrder;

    friend bool operator==(const ShownState &, const ShownState &) = default;
};

/// Undo and redo of what is shown. What is typed into the filter is one step, until settle().
class LOCKSCOPE_WIDGETS_EXPORT ViewHistory : public QObject
{
    Q_OBJECT

public:
    static constexpr size_t kMostSteps = 100;

    explicit ViewHistory(QWidget *window);

    [[nodiscard]] QAction *undo() const { return m_undo; }
    [[nodiscard]] QAction *redo() const { return m_redo; }

    /// What is shown now; the first one is where it begins. Without effect when it is as before.
    void note(const ShownState &now);
    /// What is shown was not chosen by the operator: it can be gone back to, not behind.
    void begin(const ShownState &now);
    /// What was typed so far is one step.
    void settle() { m_typing = false; }

Q_SIGNALS:
    /// To be shown again.
    void wanted(const Lockscope::ShownState &state);

private:
    void go(std::vector<ShownState> &from, std::vector<ShownState> &to);
    void update();

    QAction *m_undo;
    QAction *m_redo;
    ShownState m_now;
    std::vector<ShownState> m_before;
    std::vector<ShownState> m_after;
    bool m_begun = false;
    bool m_typing = false;
};

} // namespace Lockscope

Q_DECLARE_METATYPE(Lockscope::ShownState)
