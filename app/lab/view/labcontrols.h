#pragma once

#include "../stepgate.h"

#include <QTimer>
#include <QWidget>

class QButtonGroup;
class QLabel;
class QPushButton;

namespace Lockscope::Lab {

struct Exercise;
class Laboratory;

/// Starts, pauses, steps, repeats and stops exercises, sets their speed, and shows the status. Nothing in it ever
/// moves.
class LabControls : public QWidget
{
    Q_OBJECT

public:
    /// `home` gets the focus of buttons that become disabled.
    LabControls(Laboratory &laboratory, QWidget *home, QWidget *parent = nullptr);

    /// The status, to be placed by the owner, because it may have several lines.
    [[nodiscard]] QLabel *statusLine() const { return m_status; }
    /// Starting would repeat the last exercise.
    void setRepeats(bool repeats);
    /// The title of the exercise that starting would cut short; empty: none.
    void setWouldCutShort(const QString &title);
    /// The title of the exercise that the start has cut short; shown until setPrepared(true).
    void setHasCutShort(const QString &title) { m_cutShort = title; }
    /// An exercise is running, and can be paused.
    [[nodiscard]] bool canPause() const;
    /// The kind of exercise: the stock experiment has no steps, and the free mode no script.
    void setKind(const Exercise &exercise);
    /// The nodes run and are shown; false: they are starting.
    void setPrepared(bool prepared);
    void refresh();

    void togglePause();
    void step();

Q_SIGNALS:
    void startWanted();
    void stopWanted();
    void refreshed();

private:
    [[nodiscard]] QPushButton *addButton(const char *name, const QStringList &words, const QString &tip);
    void addSpeed(StepGate::Speed speed, const char *name, const QString &words, const QString &tip);
    [[nodiscard]] QString status() const;
    /// The exercise is paused, or will be after the current step.
    [[nodiscard]] bool isHeld() const;
    void setHeld(bool held);

    Laboratory &m_laboratory;
    QWidget *m_home;
    QPushButton *m_start;
    QPushButton *m_pause;
    QPushButton *m_step;
    QPushButton *m_stop;
    QButtonGroup *m_speeds;
    QLabel *m_status;
    QString m_cutShort;
    QTimer m_soon; ///< counts down what the step waits for
    bool m_hasSteps = true;
    bool m_isFree = false;
    bool m_isPrepared = true;
};

} // namespace Lockscope::Lab
