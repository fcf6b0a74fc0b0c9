#pragma once

#include <QCoreApplication>
#include <QEventLoop>
#include <QSemaphore>
#include <QThread>

#include <thread>

namespace Lockscope {

/// A thread with an event loop.
///
/// Not a QThread, because QThread::wait() returns while the system's thread is still ending. OpenSSL frees its data of
/// a thread at that very end, and crashes if the program has exited meanwhile. end() waits for the thread itself.
class EngineThread
{
public:
    EngineThread() = default;
    Q_DISABLE_COPY_MOVE(EngineThread)

    /// Returns when the event loop accepts events. To be ended by end().
    void start()
    {
        QSemaphore begun;
        m_thread = std::thread([this, &begun] {
            pthread_setname_np(pthread_self(), "lockscope");
            QEventLoop loop;
            m_qtThread = QThread::currentThread();
            begun.release();
            loop.exec();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        });
        begun.acquire();
    }
    /// Where to move objects of this thread. Null before start().
    [[nodiscard]] QThread *qtThread() const { return m_qtThread; }

    /// Call this once no object lives in the thread any more.
    void end()
    {
        // Not by a posted event: posting wakes the thread afterwards, when it may have ended.
        m_qtThread->quit();
        m_thread.join();
    }

private:
    std::thread m_thread;
    QThread *m_qtThread = nullptr;
};

} // namespace Lockscope
