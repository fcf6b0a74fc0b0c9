#pragma once

#include <QAbstractEventDispatcher>
#include <QCoreApplication>
#include <QDir>
#include <QLocale>
#include <QMap>
#include <QProcessEnvironment>
#include <QSettings>
#include <QThread>
#include <QThreadPool>
#ifdef QT_WIDGETS_LIB
#include <QApplication>
#include <QCursor>
#include <QFont>
#include <QIcon>
#include <QPalette>
#include <QStyle>
#endif

#include <clocale>
#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>

/// What a library in somebody else's process must leave as it is; in a program with windows also what belongs to those.
class HostState
{
public:
    [[nodiscard]] static HostState now()
    {
        HostState state;
        auto &all = state.m_all;
        all[QStringLiteral("locale of C")] = QString::fromLocal8Bit(std::setlocale(LC_ALL, nullptr));
        all[QStringLiteral("locale of Qt")] = QLocale().name() + QString::number(QLocale().numberOptions());
        all[QStringLiteral("Qt's own words")] = QCoreApplication::translate("QPlatformTheme", "Cancel")
            + QCoreApplication::translate("QDialogButtonBox", "OK");
        all[QStringLiteral("names")]
            = QStringList{QCoreApplication::applicationName(), QCoreApplication::applicationVersion(),
                          QCoreApplication::organizationName(), QCoreApplication::organizationDomain()}
                  .join(u'|');
        all[QStringLiteral("settings")] = QString::number(QSettings::defaultFormat());
        all[QStringLiteral("event loop")]
            = addressOf(QAbstractEventDispatcher::instance()) + QString::number(QThread::currentThread()->loopLevel());
        all[QStringLiteral("threads of the pool")] = QString::number(QThreadPool::globalInstance()->maxThreadCount());
        all[QStringLiteral("environment")] = QProcessEnvironment::systemEnvironment().toStringList().join(u'\n');
        all[QStringLiteral("folder")] = QDir::currentPath();
        const mode_t mask = umask(0);
        umask(mask);
        all[QStringLiteral("file mode mask")] = QString::number(mask, 8);
        const QtMessageHandler log = qInstallMessageHandler(nullptr);
        qInstallMessageHandler(log);
        all[QStringLiteral("log")] = addressOf(reinterpret_cast<void *>(log));
        sigset_t blocked;
        sigemptyset(&blocked);
        pthread_sigmask(SIG_BLOCK, nullptr, &blocked);
        for (int number = 1; number < NSIG; ++number) {
            all[QStringLiteral("blocked %1").arg(number)] = QString::number(sigismember(&blocked, number));
            if (number == SIGPIPE)
                continue; // Qt itself ignores it from a program's first write to a socket on
            struct sigaction action = {};
            if (sigaction(number, nullptr, &action) == 0)
                all[QStringLiteral("signal %1").arg(number)]
                    = addressOf(reinterpret_cast<void *>(action.sa_handler)) + QString::number(action.sa_flags);
        }
        for (const auto what : {RLIMIT_NOFILE, RLIMIT_CORE}) {
            rlimit limit{};
            getrlimit(what, &limit);
            all[QStringLiteral("limit %1").arg(what)] = QString::number(limit.rlim_cur);
        }
#ifdef QT_WIDGETS_LIB
        all[QStringLiteral("window names")]
            = QGuiApplication::applicationDisplayName() + u'|' + QGuiApplication::desktopFileName();
        all[QStringLiteral("style")] = addressOf(QApplication::style()) + qApp->styleSheet();
        all[QStringLiteral("palette")] = QString::number(QApplication::palette().cacheKey());
        all[QStringLiteral("font")] = QApplication::font().toString();
        all[QStringLiteral("icon")] = QString::number(QGuiApplication::windowIcon().cacheKey());
        all[QStringLiteral("direction, clicks")] = QString::number(QGuiApplication::layoutDirection()) + u'|'
            + QString::number(QApplication::doubleClickInterval());
        all[QStringLiteral("cursor")] = addressOf(QGuiApplication::overrideCursor());
        all[QStringLiteral("quit on last window")] = QString::number(QGuiApplication::quitOnLastWindowClosed());
#endif
        return state;
    }

    /// Names what is different there.
    [[nodiscard]] QStringList changedTo(const HostState &other) const
    {
        QStringList changed;
        for (auto it = m_all.begin(); it != m_all.end(); ++it) {
            if (other.m_all.value(it.key()) != it.value())
                changed += QStringLiteral("%1: \"%2\" is now \"%3\"")
                               .arg(it.key(), it.value(), other.m_all.value(it.key()));
        }
        return changed;
    }

private:
    static QString addressOf(const void *pointer)
    {
        return QString::number(reinterpret_cast<quintptr>(pointer), 16);
    }

    QMap<QString, QString> m_all;
};
