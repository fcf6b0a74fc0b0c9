#pragma once

#include "../kit/export.h"

#include <lockscope/core/control/releaseplan.h>

#include <QList>
#include <QWidget>

#include <array>

class QLabel;
class QRadioButton;

namespace Lockscope {

class SecondsBox;

/// A choice between the actions on a lock (LockActionKind), each with its time. Disables actions that the plan's lock
/// does not allow; their lines say why.
class LOCKSCOPE_WIDGETS_EXPORT ActChooser : public QWidget
{
    Q_OBJECT

public:
    explicit ActChooser(QWidget *parent = nullptr);

    /// Enables what the plan's lock allows, and proposes a shorter TTL unless the operator typed one. Keeps the choice.
    /// `renewedAfter`: the longest pause seen between renewals; a shorter TTL would end the lock of a live owner.
    void setPlan(const ReleasePlan &plan, std::optional<Millis> renewedAfter = std::nullopt);
    /// Enables all actions, until setPlans() is called for several locks.
    void allowAll();
    /// Disables actions that none of these locks allows, with the reason of the last lock.
    void setPlans(const std::vector<ReleasePlan> &plans);
    void choose(LockActionKind kind);
    [[nodiscard]] LockAction act() const;
    /// The times that the operator typed, for all actions.
    [[nodiscard]] QList<LockAction> typedTimes() const;
    /// Sets times as if the operator had just typed them.
    void restoreTimes(const QList<LockAction> &times);

Q_SIGNALS:
    void actChanged(const Lockscope::LockAction &act);

private:
    struct Line
    {
        LockActionKind kind = LockActionKind::Release;
        QRadioButton *radio = nullptr;
        SecondsBox *seconds = nullptr; ///< null if the action has no time
        QLabel *note = nullptr;
        QString hint;
        bool editedByUser = false;
    };

    void refuse(Line &line, const QString &why);
    [[nodiscard]] const Line &lineOf(LockActionKind kind) const;
    void emitChange();

    std::array<Line, 4> m_lines;
    bool m_quiet = false;
};

} // namespace Lockscope
