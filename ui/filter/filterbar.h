#pragma once

#include "../kit/export.h"
#include "lockfilter.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace Lockscope {

class LockFilterEdit;
class SubsetChips;

/// The line above the views that show locks: the filter, chips for subsets, and what is added at its end. It explains a
/// mistake below the line, floating over the views, so that nothing moves.
class LOCKSCOPE_WIDGETS_EXPORT FilterBar : public QWidget
{
    Q_OBJECT

public:
    /// `floor`: the widget that the explanation floats over.
    explicit FilterBar(QWidget *floor, QWidget *parent = nullptr);

    [[nodiscard]] LockFilterEdit *edit() const { return m_edit; }
    [[nodiscard]] SubsetChips *chips() const { return m_chips; }
    void addAtEnd(QWidget *widget);
    [[nodiscard]] bool isFiltering() const { return m_isFiltering; }
    /// Focuses the line and selects its text.
    void begin();

Q_SIGNALS:
    /// Like LockFilterEdit::filterChanged(); isFiltering() is updated before.
    void filterChanged(const Lockscope::LockFilter &filter);
    /// The operator pressed Enter or Down to continue in the filtered rows.
    void left();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void explain();

    QWidget *m_floor;
    LockFilterEdit *m_edit;
    SubsetChips *m_chips;
    QHBoxLayout *m_line;
    QLabel *m_error;
    bool m_isFiltering = false;
};

} // namespace Lockscope
