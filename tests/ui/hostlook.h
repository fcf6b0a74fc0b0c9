#pragma once

#include <QAbstractEventDispatcher>
#include <QApplication>
#include <QDir>
#include <QFont>
#include <QGuiApplication>
#include <QIcon>
#include <QLocale>
#include <QPalette>
#include <QSettings>
#include <QStringList>
#include <QStyle>
#include <QThread>
#include <QThreadPool>

#include <clocale>
#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace LockscopeTest {

/// What a program has set up for itself, as words: to be compared before and after a guest was there.
inline QStringList hostLook()
{
    QStringList look;
    const auto note = [&look](const char *what, const QString &value) {
        look += QLatin1String(what) + QLatin1String(": ") + value;
    };
    const auto address = [](const void *pointer) { return QString::number(reinterpret_cast<quintptr>(pointer), 16); };

    note("locale", QLocale().name() + QLatin1Char('/') + QString::number(QLocale().numberOptions().toInt()));
    note("C locale", QString::fromLocal8Bit(std::setlocale(LC_ALL, nullptr)));
    note("style", address(QApplication::style()) + QApplication::style()->objectName());
    note("style sheet", qApp->styleSheet());
    note("palette", QString::number(QApplication::palette().cacheKey()));
    note("button palette", QString::number(QApplication::palette("QPushButton").cacheKey()));
    note("font", QApplication::font().toString());
    note("table font", QApplication::font("QTableView").toString());
    note("layout direction", QString::number(QApplication::layoutDirection()));
    note("effects", QString::number(QApplication::isEffectEnabled(Qt::UI_AnimateMenu)));
    note("cursor", address(QApplication::overrideCursor()));
    note("double click", QString::number(QApplication::doubleClickInterval()));
    note("icon theme",
         QIcon::themeName() + QLatin1Char('/') + QIcon::fallbackThemeName() + QLatin1Char('/')
             + QIcon::themeSearchPaths().join(QLatin1Char(':')));
    note("window icon", QString::number(QApplication::windowIcon().cacheKey()));
    note("organisation",
         QCoreApplication::organizationName() + QLatin1Char('/') + QCoreApplication::organizationDomain());
    note("application",
         QCoreApplication::applicationName() + QLatin1Char('/') + QCoreApplication::applicationVersion()
             + QLatin1Char('/') + QGuiApplication::applicationDisplayName() + QLatin1Char('/')
             + QGuiApplication::desktopFileName());
    note("library paths", QCoreApplication::libraryPaths().join(QLatin1Char(':')));
    note("quits with its last window", QString::number(QGuiApplication::quitOnLastWindowClosed()));
    note("quit lock", QString::number(QCoreApplication::isQuitLockEnabled()));
    note("settings format", QString::number(QSettings::defaultFormat()) + QSettings().fileName());
    note("event dispatcher", address(QAbstractEventDispatcher::instance()));
    note("loop level", QString::number(QThread::currentThread()->loopLevel()));
    note("thread pool", QString::number(QThreadPool::globalInstance()->maxThreadCount()));
    // A translator changes what is shown; how many there are nobody tells.
    note("translations",
         QCoreApplication::translate("Lockscope::LockscopeWidget", "Locks")
             + QCoreApplication::translate("QPlatformTheme", "Cancel"));
    const auto handler = qInstallMessageHandler(nullptr);
    qInstallMessageHandler(handler);
    note("message handler", address(reinterpret_cast<const void *>(handler)));
    note("folder", QDir::currentPath());
    const mode_t mask = umask(0);
    umask(mask);
    note("umask", QString::number(mask, 8));
    for (const int limit : {RLIMIT_NOFILE, RLIMIT_CORE}) {
        rlimit value{};
        getrlimit(static_cast<__rlimit_resource>(limit), &value);
        note("limit", QString::number(value.rlim_cur));
    }
    for (int number = 1; number < SIGRTMAX; ++number) {
        struct sigaction action = {};
        if (sigaction(number, nullptr, &action) == 0)
            note("signal",
                 QString::number(number) + QLatin1Char(' ') + address(reinterpret_cast<const void *>(action.sa_handler))
                     + QString::number(action.sa_flags, 16));
    }
    sigset_t blocked;
    sigemptyset(&blocked);
    pthread_sigmask(SIG_BLOCK, nullptr, &blocked);
    for (int number = 1; number < SIGRTMAX; ++number) {
        if (sigismember(&blocked, number) == 1)
            note("blocked", QString::number(number));
    }
    return look;
}

/// Entries of a folder of /proc/self, without the one that counting needs.
inline qsizetype countOwn(const char *what)
{
    return QDir(QStringLiteral("/proc/self/") + QLatin1String(what))
        .entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot)
        .size();
}
inline qsizetype openFiles()
{
    return countOwn("fd");
}
inline qsizetype threads()
{
    return countOwn("task");
}

} // namespace LockscopeTest
