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
    [[nodiscard]] LockSubset chosen() const { return m_chosen; }

Q_SIGNALS:
    void chosenChanged(Lockscope::LockSubset subset);

private:
    std::array<QAbstractButton *, kLockSubsets> m_chips{};
    LockSubset m_chosen = LockSubset::All;
};

} // namespace Lockscope
