#pragma once

#include <QTimer>

#include <functional>

namespace Lockscope::App {

/// While it lives, a line on the terminal of standard error says what the program does, from one second on. Needs an
/// event loop.
class Progress
{
public:
    /// `text` is called for each update; it may return nothing.
    explicit Progress(std::function<QString()> text);
    ~Progress();
    Q_DISABLE_COPY_MOVE(Progress)

    /// Shows no progress from now on (--quiet).
    static void disable();
    /// Removes the line, before anything else is printed.
    static void clear();

private:
    void show();

    const std::function<QString()> m_text;
    QTimer m_timer;
};

} // namespace Lockscope::App
