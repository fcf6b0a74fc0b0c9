#include "progress.h"

#include <unistd.h>

#include <cstdio>
#include <utility>

namespace Lockscope::App {

namespace {

constexpr std::chrono::milliseconds kProgressAfter{1000};
constexpr std::chrono::milliseconds kProgressEvery{250};

bool isProgressDisabled = false;
bool isProgressShown = false;

} // namespace

Progress::Progress(std::function<QString()> text) : m_text(std::move(text))
{
    if (isProgressDisabled || isatty(STDERR_FILENO) == 0)
        return;
    QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { show(); });
    m_timer.start(kProgressAfter);
}

Progress::~Progress()
{
    clear();
}

void Progress::disable()
{
    isProgressDisabled = true;
}

void Progress::clear()
{
    if (std::exchange(isProgressShown, false))
        std::fputs("\r\033[K", stderr);
}

void Progress::show()
{
    m_timer.setInterval(kProgressEvery);
    const QString text = m_text();
    if (text.isEmpty())
        return;
    isProgressShown = true;
    std::fprintf(stderr, "\r\033[K%s", text.toUtf8().constData());
    std::fflush(stderr);
}

} // namespace Lockscope::App
