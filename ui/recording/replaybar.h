#pragma once

#include "../kit/export.h"

#include <lockscope/core/base/clock.h>

#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QSlider;

namespace Lockscope {

class RecordingPlayer;

/// Plays, stands, goes to any moment of a recording, and says which moment is shown.
class LOCKSCOPE_WIDGETS_EXPORT ReplayBar : public QWidget
{
    Q_OBJECT

public:
    explicit ReplayBar(RecordingPlayer *player, QWidget *parent = nullptr);

    [[nodiscard]] QAction *playAction() const { return m_play; } ///< checkable

private:
    void update();
    [[nodiscard]] QString momentText(Micros position) const;
    /// Of the moment: as wide for all that it will say, so that what is beside it stays under the hand.
    void keepWidth();

    RecordingPlayer *m_player;
    bool m_goesOn = false; ///< it played when the slider was taken, and does again when it is let go
    QAction *m_play;
    QSlider *m_slider;
    QComboBox *m_speed;
    QLabel *m_moment;
};

} // namespace Lockscope
