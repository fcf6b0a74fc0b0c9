#pragma once

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTimer>

namespace LockscopeBench {

inline void runFor(int millis)
{
    QEventLoop loop;
    QTimer::singleShot(millis, &loop, &QEventLoop::quit);
    loop.exec();
}

/// Sleeps until something happens, again and again: a loop that asks all the time would take the processor from the
/// threads that are measured. Returns false if the condition is not true in time.
template <typename Condition>
bool waitFor(Condition condition, int millis)
{
    QElapsedTimer timer;
    timer.start();
    QTimer beat;
    beat.start(10);
    while (!condition() && !timer.hasExpired(millis))
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return condition();
}

} // namespace LockscopeBench
