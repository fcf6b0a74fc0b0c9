#pragma once

#include "../stepgate.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace Lockscope::Lab {

struct Exercise;
class Laboratory;

/// Starts, pauses, steps, repeats and stops what the laboratory does, and says how it stands. Nothing in it changes its place or
/// width with that.
class LabControls : public QWidget
{
    Q_OBJECT

public:
    /// `home` gets the focus of a button that its own act, or the end, makes senseless.
    LabControls(Laboratory &laboratory, QWidget *home, QWidget *parent = nullptr);

    /// How it stands, for a place of its own: it can be several lines long.
    [[nodiscard]] QLabel *statusLine() const { return m_status; }
    /// What starting would do: the chosen one is the one that went on last.
    void setRepeats(bool repeats);
    /// What starting would cut short, by its title; empty: nothing.
    void setWouldCutShort(const QString &title);
    /// What the start cut short, by its title; told until the nodes are seen.
    void setHasCutShort(const QString &title) { m_cutShort = title; }
    /// Something goes on, and can stand still.
    [[nodiscard]] bool canPause() const;
    /// What goes on: buyers do not wait for each other's steps, and who tries things out has no script.
    void setKind(const Exercise &exercise);
    /// The nodes run and are seen; false: they are being started.
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
    [[nodiscard]] QString status() const;
    /// It stands still, or will behind the step under way.
    [[nodiscard]] bool isHeld() const;
    void setHeld(bool held);

    Laboratory &m_laboratory;
    QWidget *m_home;
    QPushButton *m_start;
    QPushButton *m_pause;
    QPushButton *m_step;
    QPushButton *m_stop;
    QComboBox *m_speed;
    QLabel *m_status;
    QString m_cutShort;
    QTimer m_soon; ///< what is awaited is counted down
    bool m_hasSteps = true;
    bool m_isFree = false;
    bool m_isPrepared = true;
};

} // namespace Lockscope::Lab
