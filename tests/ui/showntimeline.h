#pragma once

#include "madeuphistory.h"

#include "fixtures/fakeclock.h"
#include "fixtures/waiting.h"

#include <lockscope/ui/timeline/timelinecanvas.h>
#include <lockscope/ui/timeline/timelineview.h>

#include <QLabel>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include <cmath>

namespace LockscopeTest {

/// A shown timeline whose clock stands still, five minutes after kStart.
struct ShownTimeline
{
    explicit ShownTimeline(qint64 nowMs = 300'000)
    {
        advanceTo(nowMs);
        view.resize(1280, 720);
        view.show();
        view.activateWindow();
        canvas->setFocus();
    }

    void advanceTo(qint64 ms) { clock.advance(MadeUpHistory::at(ms) - clock.now()); }
    bool settled() const
    {
        return QTest::qWaitFor([this] { return view.isSettled(); }, kPatienceMs);
    }
    bool show(const MadeUpHistory &history, qint64 nowMs = 300'000)
    {
        view.setHistory(history.snapshot(nowMs));
        return settled() && canvas->picture();
    }
    QByteArrayList rows() const
    {
        QByteArrayList names;
        const Lockscope::TimelinePicture &picture = *canvas->picture();
        for (const Lockscope::TimelineRow &row : picture.rows)
            names += row.isLock() ? picture.track(row).name : "  " + picture.owner(row)->label;
        return names;
    }
    QPoint placeOf(const QByteArray &lock, Lockscope::Instant moment) const
    {
        const Lockscope::TimelineLayout layout = canvas->layoutOfParts();
        const int row = static_cast<int>(rows().indexOf(lock));
        return {layout.namesWidth + static_cast<int>(std::round(canvas->scale().x(moment))),
                layout.row(row, canvas->topRow()).center().y()};
    }
    void click(const QByteArray &lock, Lockscope::Instant moment)
    {
        QTest::mouseClick(canvas->viewport(), Qt::LeftButton, {}, placeOf(lock, moment));
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(canvas, key, modifiers); }
    void wheel(const QPoint &place, int delta, Qt::KeyboardModifiers modifiers = {})
    {
        QWheelEvent event(place, canvas->viewport()->mapToGlobal(place), {}, {0, delta}, {}, modifiers,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(canvas->viewport(), &event);
    }
    QString text(const char *name) const { return view.findChild<QLabel *>(QLatin1String(name))->text(); }
    QToolButton *button(const char *name) const { return view.findChild<QToolButton *>(QLatin1String(name)); }
    QImage picture() { return canvas->viewport()->grab().toImage(); }

    FakeClock clock;
    Lockscope::TimelineView view{clock};
    Lockscope::TimelineCanvas *canvas = view.canvas();
};

/// Three locks, of which one is handed over, lost and overlapped.
inline MadeUpHistory someHistory()
{
    MadeUpHistory history;
    history.held("orders:42", "api-7", 60'000, 120'000)
        .began("orders:42", "api-9", 120'100)
        .handedOver("orders:42", "api-7", "api-9", 120'100, 100);
    history.held("stock:1", "cron-1", 100'000, 150'000, Lockscope::HoldEnd::Lost).began("stock:1", "cron-2", 160'000);
    history.overlapped("stock:1", "cron-2", "cron-1", 160'000, 20'000);
    history.held("mail", "w1", 200'000, 250'000, Lockscope::HoldEnd::Expired);
    return history;
}

} // namespace LockscopeTest
