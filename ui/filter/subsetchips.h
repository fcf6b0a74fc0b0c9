#pragma once

#include "../kit/export.h"
#include "locksubset.h"

#include <QWidget>

class QAbstractButton;

namespace Lockscope {

/// One chip per subset of locks, with its count; one is chosen.
class LOCKSCOPE_WIDGETS_EXPORT SubsetChips : public QWidget
{
    Q_OBJECT

public:
    explicit SubsetChips(QWidget *parent = nullptr);

    void setCount(LockSubset subset, int count);
    void choose(LockSubset subset);
    [[nodiscard]] static QString title(LockSubset subset);
    [[nodiscard]] LockSubset chosen() const { return m_chosen; }

    /// Chips without room are hidden, the last ones first.
    [[nodiscard]] QSize minimumSizeHint() const override { return {1, sizeHint().height()}; }
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void chosenChanged(Lockscope::LockSubset subset);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();

    std::array<QAbstractButton *, kLockSubsets> m_chips{};
    LockSubset m_chosen = LockSubset::All;
};

} // namespace Lockscope
