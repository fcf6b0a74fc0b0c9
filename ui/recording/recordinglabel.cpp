#include "recordinglabel.h"

#include "../kit/servertext.h"
#include "sessionrecorder.h"

#include <lockscope/core/base/clock.h>
#include <lockscope/core/base/text.h>
#include <lockscope/core/words/wording.h>

#include <QEvent>
#include <QLocale>
#include <QMouseEvent>

#include <algorithm>

using namespace std::chrono_literals;

namespace Lockscope {

namespace {

QString words(Micros elapsed, qint64 bytes)
{
    return RecordingLabel::tr("● Recording: %1, %2")
        .arg(Wording::wholeSeconds(elapsed), QLocale().formattedDataSize(bytes, 1));
}

} // namespace

RecordingLabel::RecordingLabel(const SessionRecorder *recorder, QWidget *parent) : QLabel(parent), m_recorder(recorder)
{
    setObjectName(QStringLiteral("recordingLabel"));
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    keepWidth();
    connect(recorder, &SessionRecorder::runningChanged, this, &RecordingLabel::refresh);
    connect(recorder, &SessionRecorder::progressed, this, &RecordingLabel::refresh);
    connect(recorder, &SessionRecorder::brokeOff, this, [this](const QString &why) {
        m_brokeOff = tr("The recording stopped at %1: %2").arg(Wording::timeOfDay(Clock::system().wallNow()), why);
        refresh();
    });
    refresh();
}

void RecordingLabel::keepWidth()
{
    int width = fontMetrics().horizontalAdvance(tr("✖ The recording stopped"));
    for (const Micros elapsed : {Micros(58s), Micros(58min + 58s), Micros(20h + 58min), Micros(888 * 24h + 20h)}) {
        for (int unit = 10; unit <= 40; unit += 10) // KiB to TiB
            width = std::max(width, fontMetrics().horizontalAdvance(words(elapsed, 1008LL << unit)));
    }
    setFixedSize(width + fontMetrics().averageCharWidth(), fontMetrics().lineSpacing());
}

void RecordingLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        keepWidth();
}

void RecordingLabel::mousePressEvent(QMouseEvent *event)
{
    m_brokeOff.clear();
    refresh();
    event->accept();
}

void RecordingLabel::refresh()
{
    const bool runs = m_recorder->isRecording();
    if (runs)
        m_brokeOff.clear();
    setVisible(runs || !m_brokeOff.isEmpty());
    const QString file = visibleText(m_recorder->path(), 4000);
    setText(runs ? words(m_recorder->elapsed(), m_recorder->bytes()) : tr("✖ The recording stopped"));
    setToolTip(plainToolTip(runs ? tr("To %1").arg(file)
                                 : tr("%1\nThe events up to then are in %2\nClick to dismiss").arg(m_brokeOff, file)));
    setAccessibleDescription(runs ? file : m_brokeOff);
}

} // namespace Lockscope
