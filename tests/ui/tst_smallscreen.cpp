// A screen of 1440×900 pixels at 200 %: 720×450 for the windows.

#include "fixtures/testprogram.h"

#include <lockscope/core/session/session.h>
#include <lockscope/ui/acting/acquiredialog.h>
#include <lockscope/ui/acting/ownlockdialog.h>
#include <lockscope/ui/acting/releasemanydialog.h>
#include <lockscope/ui/connecting/connectiondialog.h>
#include <lockscope/ui/connecting/profilepasswords.h>
#include <lockscope/ui/connecting/profilestore.h>
#include <lockscope/ui/journals/alertrulesdialog.h>
#include <lockscope/ui/kit/fittingarea.h>
#include <lockscope/ui/kit/screenfit.h>
#include <lockscope/ui/lockscopewidget.h>
#include <lockscope/ui/sampling/sampledialog.h>
#include <lockscope/ui/window/shortcutsheet.h>

#include <QApplication>
#include <QFile>
#include <QPushButton>
#include <QScrollBar>
#include <QSettings>
#include <QStackedWidget>
#include <QTemporaryDir>

#include <memory>

using namespace Lockscope;
using namespace Qt::StringLiterals;

namespace {

/// An application on a small screen: the platform reads it from a file before the application exists.
class SmallScreenApplication
{
public:
    SmallScreenApplication(int &argc, char **argv)
    {
        QFile file(m_folder.filePath(u"screen.json"_s));
        (void)file.open(QIODevice::WriteOnly);
        file.write(R"({"screens": [{"name": "small", "x": 0, "y": 0, "width": 1440, "height": 900, "dpr": 2}]})");
        file.close();
        qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + file.fileName().toUtf8());
        qputenv("QT_SCALE_FACTOR", "2");
        m_application = std::make_unique<QApplication>(argc, argv);
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<QApplication> m_application;
};

/// Needs more height than there is only while it is wide.
class WrappingContent : public QWidget
{
protected:
    void resizeEvent(QResizeEvent *event) override
    {
        setMinimumHeight(event->size().width() >= 300 ? 500 : 50);
        QWidget::resizeEvent(event);
    }
};

} // namespace

class TestSmallScreen : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void dialogsFit_data();
    void dialogsFit();
    void whatDoesNotFitScrolls();
    void theWindowFits();
    void aContentThatNeedsTheBarOnlyWithoutIt();

private:
    [[nodiscard]] QDialog *make(const QString &which) const;

    QTemporaryDir m_folder;
    QWidget m_window;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<ProfileStore> m_profiles;
    std::unique_ptr<ProfilePasswordStore> m_passwords;
};

void TestSmallScreen::initTestCase()
{
    QCOMPARE(QGuiApplication::primaryScreen()->availableSize(), QSize(720, 450));
    Deployment deployment;
    for (int port = 1; port <= 5; ++port)
        deployment.nodes.append(*Endpoint::fromUri(u"redis://127.0.0.1:%1"_s.arg(port)));
    deployment.environment = Environment::Production;
    m_session = std::make_unique<Session>(deployment, SessionOptions{.journalPath = m_folder.filePath(u"audit"_s)});
    m_profiles = std::make_unique<ProfileStore>(
        std::make_unique<QSettings>(m_folder.filePath(u"connections.ini"_s), QSettings::IniFormat));
    m_passwords = std::make_unique<ProfilePasswordStore>(nullptr);
}

QDialog *TestSmallScreen::make(const QString &which) const
{
    if (which == "acquire"_L1)
        return new AcquireDialog(m_session.get());
    if (which == "renew"_L1)
        return new OwnLockDialog(m_session.get(), {.name = "a", .token = "t"}, {}, OwnLockDialog::Act::Renew);
    if (which == "many"_L1)
        return new ReleaseManyDialog(m_session.get(), {"a", "b"});
    if (which == "sample"_L1)
        return new SampleDialog(m_session.get(), std::vector<NodeStatus>(5), {"a"}, true);
    if (which == "rules"_L1)
        return new AlertRulesDialog(defaultAlertRules());
    if (which == "keys"_L1)
        return new ShortcutSheet(&m_window, nullptr);
    auto *dialog = new ConnectionDialog;
    dialog->setStores(m_profiles.get(), m_passwords.get());
    return dialog;
}

void TestSmallScreen::dialogsFit_data()
{
    QTest::addColumn<QString>("which");
    for (const auto *which : {"acquire", "renew", "many", "sample", "rules", "keys", "connections"})
        QTest::newRow(which) << QString::fromLatin1(which);
}

void TestSmallScreen::dialogsFit()
{
    QFETCH(const QString, which);
    const std::unique_ptr<QDialog> dialog(make(which));
    dialog->setAttribute(Qt::WA_DeleteOnClose, false);
    dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
    const QSize room = roomOnScreen(dialog.get());
    const auto words = [](QSize size) { return u"%1×%2"_s.arg(size.width()).arg(size.height()); };
    QVERIFY2(dialog->minimumSizeHint().boundedTo(room) == dialog->minimumSizeHint(),
             qPrintable(words(dialog->minimumSizeHint())));
    QVERIFY2(dialog->size().boundedTo(room) == dialog->size(), qPrintable(words(dialog->size())));
    // The buttons are outside of what scrolls, and in sight.
    int buttons = 0;
    const auto areas = dialog->findChildren<FittingArea *>();
    for (const auto *button : dialog->findChildren<QPushButton *>()) {
        const bool scrolls = std::any_of(areas.begin(), areas.end(),
                                         [&](const FittingArea *area) { return area->isAncestorOf(button); });
        if (!button->isVisible() || scrolls)
            continue;
        ++buttons;
        QVERIFY2(dialog->rect().contains(QRect(button->mapTo(dialog.get(), QPoint()), button->size())),
                 qPrintable(button->text()));
    }
    QVERIFY(buttons > 0);
}

/// With Tab every field comes into sight.
void TestSmallScreen::whatDoesNotFitScrolls()
{
    const std::unique_ptr<QDialog> dialog(make(u"rules"_s));
    dialog->show();
    dialog->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(dialog.get()));
    const auto *area = dialog->findChild<FittingArea *>();
    QVERIFY(area != nullptr);
    QVERIFY(area->verticalScrollBar()->maximum() > 0);
    int fields = 0;
    for (int i = 0; i < 200; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        const QWidget *focus = QApplication::focusWidget();
        if (!area->isAncestorOf(focus))
            continue;
        ++fields;
        const QRect place(focus->mapTo(area->viewport(), QPoint()), focus->size());
        const QRect seen = area->viewport()->rect();
        QVERIFY2(seen.contains(place),
                 qPrintable(u"%1: %2…%3, %4…%5 in %6×%7"_s.arg(focus->objectName())
                                .arg(place.left())
                                .arg(place.right())
                                .arg(place.top())
                                .arg(place.bottom())
                                .arg(seen.width())
                                .arg(seen.height())));
    }
    QVERIFY(fields > 20);
}

void TestSmallScreen::theWindowFits()
{
    const LockscopeWidget widget(m_session.get());
    const QSize least = widget.minimumSizeHint();
    const QSize room = roomOnScreen(&widget) - QSize(0, 2 * widget.fontMetrics().lineSpacing()); // and a menu bar
    QString sizes = u"%1×%2"_s.arg(least.width()).arg(least.height());
    const auto parts = widget.findChild<QStackedWidget *>(u"viewStack"_s)->findChildren<QWidget *>();
    for (const auto *part : parts) {
        const int high = part->minimumSizeHint().expandedTo(part->minimumSize()).height();
        if (high > room.height() / 2)
            sizes += u"\n%1 %2: %3"_s.arg(QLatin1String(part->metaObject()->className()), part->objectName()).arg(high);
    }
    QVERIFY2(least.boundedTo(room) == least, qPrintable(sizes));
    QCOMPARE(fittingScreen(&widget, {1280, 720}), QSize(720, 410));
}

/// Once an endless recursion.
void TestSmallScreen::aContentThatNeedsTheBarOnlyWithoutIt()
{
    auto *content = new WrappingContent;
    FittingArea area(content, nullptr);
    area.resize(300, 200);
    area.show();
    QVERIFY(QTest::qWaitForWindowExposed(&area));
    area.resize(310, 200);
    QVERIFY(content->width() > 0);
}

LOCKSCOPE_TEST(SmallScreenApplication, TestSmallScreen)
#include "tst_smallscreen.moc"
