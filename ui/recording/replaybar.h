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

/// Plays and pauses a recording, moves to any moment, and shows which one.
class LOCKSCOPE_WIDGETS_EXPORT ReplayBar : public QWidget
{
    Q_OBJECT

public:
    explicit ReplayBar(RecordingPlayer *player, QWidget *parent = nullptr);

    [[nodiscard]] QAction *playAction() const { return m_play; } ///< checkable

private:
    void update();
    [[nodiscard]] QString momentText(Micros position) const;
    /// Reserves the greatest width of the moment's text, so that nothing next to it moves under the hand.
    void keepWidth();

    RecordingPlayer *m_player;
    bool m_goesOn = false; ///< it played when the slider was pressed, and continues on release
    QAction *m_play;
    QSlider *m_slider;
    QComboBox *m_speed;
    QLabel *m_moment;
};

} // namespace Lockscope
