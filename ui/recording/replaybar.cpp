#include "replaybar.h"

#include "../kit/elidedlabel.h"
#include "recordingplayer.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/words/wording.h>

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QMouseEvent>
#include <QSignalBlocker>
#include <QSlider>
#include <QStyleOptionSlider>
#include <QToolButton>

namespace Lockscope {

namespace {

constexpr int kUnit = 100; ///< the slider counts tenths of a second; in ms

int unitsOf(Micros position)
{
    return static_cast<int>(std::chrono::floor<Millis>(position).count() / kUnit);
}

/// A click next to the handle jumps there, and can continue as a drag.
class MomentSlider final : public QSlider
{
public:
    using QSlider::QSlider;

protected:
    void mousePressEvent(QMouseEvent *event) override
    {
        QStyleOptionSlider option;
        initStyleOption(&option);
        const QRect handle = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
        const QRect groove = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderGroove, this);
        if (event->button() == Qt::LeftButton && !handle.contains(event->position().toPoint()))
            setValue(QStyle::sliderValueFromPosition(minimum(), maximum(),
                                                     qRound(event->position().x()) - groove.x() - handle.width() / 2,
                                                     groove.width() - handle.width(), option.upsideDown));
        QSlider::mousePressEvent(event);
    }
};

} // namespace

ReplayBar::ReplayBar(RecordingPlayer *player, QWidget *parent)
    : QWidget(parent)
    , m_player(player)
    , m_play(new QAction(tr("▶ Play"), this))
    , m_slider(new MomentSlider(Qt::Horizontal, this))
    , m_speed(new QComboBox(this))
    , m_moment(new QLabel(this))
{
    m_play->setCheckable(true);
    m_play->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Space));
    m_play->setShortcutContext(Qt::WindowShortcut);
    m_play->setObjectName(QStringLiteral("playAction"));
    m_play->setToolTip(tr("Play or pause the recording (Ctrl+Space)"));
    auto *button = new QToolButton(this);
    button->setDefaultAction(m_play);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setFocusPolicy(Qt::TabFocus);
    m_slider->setObjectName(QStringLiteral("replaySlider"));
    m_slider->setAccessibleName(tr("Shown moment of the recording"));
    m_slider->setRange(0, std::max(1, unitsOf(player->length())));
    m_slider->setSingleStep(1000 / kUnit);
    m_slider->setPageStep(10'000 / kUnit);
    m_speed->setAccessibleName(tr("Speed"));
    m_speed->setObjectName(QStringLiteral("replaySpeed"));
    for (const double speed : {0.2, 1.0, 2.0, 5.0, 20.0, 100.0})
        m_speed->addItem(tr("%1 ×").arg(speed), speed);
    if (m_speed->findData(player->speed()) < 0)
        m_speed->addItem(tr("%1 ×").arg(player->speed()), player->speed());
    m_speed->setCurrentIndex(m_speed->findData(player->speed()));
    m_moment->setTextFormat(Qt::PlainText);
    m_moment->setObjectName(QStringLiteral("replayMoment"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    // Reserve the width of both texts, so that nothing next to the button moves under the hand.
    const int play = button->fontMetrics().horizontalAdvance(tr("▶ Play"));
    const int pause = button->fontMetrics().horizontalAdvance(tr("❚❚ Pause"));
    m_play->setText(play > pause ? tr("▶ Play") : tr("❚❚ Pause"));
    button->setFixedWidth(button->sizeHint().width());
    layout->addWidget(button);
    layout->addWidget(m_slider, 1);
    layout->addWidget(m_speed);
    layout->addWidget(m_moment);
    keepWidth();

    connect(m_play, &QAction::triggered, this, [this](bool checked) {
        m_goesOn = false;
        checked ? m_player->play() : m_player->pause();
    });
    // Pause while the operator holds the slider.
    connect(m_slider, &QSlider::sliderPressed, this, [this] {
        m_goesOn = m_player->isPlaying();
        m_player->pause();
    });
    connect(m_slider, &QSlider::sliderReleased, this, [this] {
        if (std::exchange(m_goesOn, false) && m_player->position() < m_player->length())
            m_player->play();
        update();
    });
    connect(m_slider, &QSlider::valueChanged, this,
            [this](int value) { m_player->seek(Millis(static_cast<qint64>(value) * kUnit)); });
    connect(m_speed, &QComboBox::currentIndexChanged, this,
            [this] { m_player->setSpeed(m_speed->currentData().toDouble()); });
    connect(player, &RecordingPlayer::positionChanged, this, &ReplayBar::update);
    connect(player, &RecordingPlayer::playingChanged, this, &ReplayBar::update);
    update();
}

QString ReplayBar::momentText(Micros position) const
{
    // A short recording needs fractions of a second.
    const bool isShort = m_player->length() < std::chrono::seconds(60);
    const auto shown = [isShort](Micros duration) {
        return isShort ? Wording::duration(duration) : Wording::wholeSeconds(duration);
    };
    const WallTime wall = m_player->header().startedAt + floorMillis(m_player->position());
    return tr("%1 · %2 of %3").arg(Wording::dateAndTime(wall), shown(position), shown(m_player->length()));
}

void ReplayBar::keepWidth()
{
    // A duration is longest just before its unit changes. Treat all digits as the widest.
    QChar widest = u'0';
    for (char16_t digit = u'1'; digit <= u'9'; ++digit) {
        if (m_moment->fontMetrics().horizontalAdvance(QChar(digit)) > m_moment->fontMetrics().horizontalAdvance(widest))
            widest = QChar(digit);
    }
    int width = 0;
    using namespace std::chrono_literals;
    for (const Micros position : {Micros(59s), Micros(59min + 59s), Micros(23h + 59min + 59s), m_player->length()}) {
        QString text = momentText(std::min(position, m_player->length()));
        for (QChar &letter : text)
            letter = letter.isDigit() ? widest : letter;
        width = std::max(width, m_moment->fontMetrics().horizontalAdvance(text));
    }
    m_moment->setFixedWidth(width + m_moment->fontMetrics().averageCharWidth());
}

void ReplayBar::update()
{
    const QSignalBlocker quiet(m_slider);
    if (!m_slider->isSliderDown())
        m_slider->setValue(unitsOf(m_player->position()));
    const bool plays = m_player->isPlaying() || m_goesOn;
    m_play->setChecked(plays);
    m_play->setText(plays ? tr("❚❚ Pause") : tr("▶ Play"));
    m_moment->setText(momentText(m_player->position()));
}

} // namespace Lockscope
