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

/// A choice between the actions on a lock (ActKind), each with its time. Disables actions that the plan's lock does not
/// allow; their lines say why.
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
    void choose(ActKind kind);
    [[nodiscard]] Act act() const;
    /// The times that the operator typed, for all actions.
    [[nodiscard]] QList<Act> typedTimes() const;
    /// Sets times as if the operator had just typed them.
    void restoreTimes(const QList<Act> &times);

Q_SIGNALS:
    void actChanged(const Lockscope::Act &act);

private:
    struct Line
    {
        ActKind kind = ActKind::Release;
        QRadioButton *radio = nullptr;
        SecondsBox *seconds = nullptr; ///< null if the action has no time
        QLabel *note = nullptr;
        QString hint;
        bool touched = false;
    };

    void refuse(Line &line, const QString &why);
    [[nodiscard]] const Line &lineOf(ActKind kind) const;
    void tell();

    std::array<Line, 4> m_lines;
    bool m_quiet = false;
};

} // namespace Lockscope
