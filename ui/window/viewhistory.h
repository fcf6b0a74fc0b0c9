#pragma once

#include "../kit/export.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <vector>

class QAction;

namespace Lockscope {

/// What a window shows, as a step to return to. Not what was done to locks.
struct ShownState
{
    QString view; ///< id
    QString filter;
    QByteArray space; ///< the chosen namespace
    int sortColumn = 0;
    Qt::SortOrder sortOrder = Qt::AscendingOrder;

    friend bool operator==(const ShownState &, const ShownState &) = default;
};

/// Undo and redo for what the window shows. Typing into the filter is one step, until settle().
class LOCKSCOPE_WIDGETS_EXPORT ViewHistory : public QObject
{
    Q_OBJECT

public:
    static constexpr size_t kMostSteps = 100;

    explicit ViewHistory(QWidget *window);

    [[nodiscard]] QAction *undo() const { return m_undo; }
    [[nodiscard]] QAction *redo() const { return m_redo; }

    /// Adds a step if `now` differs from the current state. The first call sets the start.
    void note(const ShownState &now);
    /// The program, not the user, changed the view: starts anew here, with no steps before it.
    void begin(const ShownState &now);
    /// Ends the current step of typing.
    void settle() { m_typing = false; }

Q_SIGNALS:
    /// Show this state.
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
