#include "recordinglabel.h"

#include "../servertext.h"
#include "../wording.h"
#include "sessionrecorder.h"

#include <lockscope/core/base/text.h>

#include <QEvent>
#include <QLocale>

#include <algorithm>

using namespace std::chrono_literals;

namespace Lockscope {

namespace {

QString words(Micros elapsed, qint64 bytes)
{
    return RecordingLabel::tr("● Recording: %1, %2").arg(Wording::wholeSeconds(elapsed), QLocale().formattedDataSize(bytes, 1));
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
    refresh();
}

void RecordingLabel::keepWidth()
{
    int width = 0;
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

void RecordingLabel::refresh()
{
    const bool runs = m_recorder->isRecording();
    setVisible(runs);
    if (!runs)
        return;
    setText(words(m_recorder->elapsed(), m_recorder->bytes()));
    const QString file = visibleText(m_recorder->path(), 4000);
    setToolTip(plainToolTip(tr("Into %1").arg(file)));
    setAccessibleDescription(file);
}

} // namespace Lockscope
