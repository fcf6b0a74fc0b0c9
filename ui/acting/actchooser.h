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

/// Which act: release, release and hold newcomers off, shorten the TTL, give a TTL; with its time. What is not for the lock
/// of the plan cannot be chosen, and the line says why.
class LOCKSCOPE_WIDGETS_EXPORT ActChooser : public QWidget
{
    Q_OBJECT

public:
    explicit ActChooser(QWidget *parent = nullptr);

    /// What the plan's lock allows; times that were not touched by hand become fitting ones. Never changes the kind. `renewedAfter`: the longest
    /// that its owner was seen to let pass between renewals; a shorter TTL would end its lock though it lives.
    void setPlan(const ReleasePlan &plan, std::optional<Millis> renewedAfter = std::nullopt);
    /// Nothing is ruled out by one lock: for acts on several.
    void allowAll();
    /// What none of these locks allows cannot be chosen; why is said as of the last of them.
    void setPlans(const std::vector<ReleasePlan> &plans);
    void choose(ActKind kind);
    [[nodiscard]] Act act() const;
    /// Those that were set by hand, whichever act is chosen.
    [[nodiscard]] QList<Act> typedTimes() const;
    /// As if they had just been typed.
    void restoreTimes(const QList<Act> &times);

Q_SIGNALS:
    void actChanged(const Lockscope::Act &act);

private:
    struct Line
    {
        ActKind kind = ActKind::Release;
        QRadioButton *radio = nullptr;
        SecondsBox *seconds = nullptr; ///< null where there is no time
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
