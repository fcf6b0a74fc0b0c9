#pragma once

#include "../kit/card.h"
#include "lockpast.h"
#include "moment.h"

#include <lockscope/core/board/lockstate.h>

#include <array>

namespace Lockscope {

class ElidedLabel;

/// Six figures of a lock. What is not known is said, never shown as 0.
class LOCKSCOPE_WIDGETS_EXPORT LockFacts : public Card
{
    Q_OBJECT

public:
    explicit LockFacts(QWidget *parent = nullptr);

    /// `past`: null: not known.
    void show(const LockState &lock, const LockPastPtr &past, const Moment &moment);

protected:
    void changeEvent(QEvent *event) override;

private:
    void restyle();

    enum Fact { Held, Ttl, Waiters, Quorum, UsualHold, Takes, Count };

    void set(Fact fact, const QString &text, const QString &why = {});
    void setPast(const QByteArray &name, const LockPast &past);

    struct Cell
    {
        QLabel *caption = nullptr;
        ElidedLabel *value = nullptr;
    };
    std::array<Cell, Count> m_cells;
};

} // namespace Lockscope
