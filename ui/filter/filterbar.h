#pragma once

#include "../kit/export.h"
#include "lockfilter.h"

#include <QWidget>

class QAction;
class QLabel;

namespace Lockscope {

class LockFilterEdit;

/// What stands above the views that show locks: buttons for the actions, and the filter line. What is wrong in the line is told
/// below it, floating over the views: nothing moves for it.
class LOCKSCOPE_WIDGETS_EXPORT FilterBar : public QWidget
{
    Q_OBJECT

public:
    /// `floor`: what the explanation floats over.
    FilterBar(const QList<QAction *> &actions, QWidget *floor, QWidget *parent = nullptr);

    [[nodiscard]] LockFilterEdit *edit() const { return m_edit; }
    [[nodiscard]] bool isFiltering() const { return m_isFiltering; }
    /// Puts the focus into the line, all of it selected.
    void begin();

Q_SIGNALS:
    /// As LockFilterEdit::filterChanged(); isFiltering() is right by then.
    void filterChanged(const Lockscope::LockFilter &filter);
    /// Enter: the operator wants to go on in what is filtered.
    void left();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void explain();

    QWidget *m_floor;
    LockFilterEdit *m_edit;
    QLabel *m_error;
    bool m_isFiltering = false;
};

} // namespace Lockscope
