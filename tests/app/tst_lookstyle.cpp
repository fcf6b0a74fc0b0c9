// The program's own look: its colours can be read, and its themes are kept.

#include "fixtures/testprogram.h"

#include <app/lookstyle.h>
#include <app/theme.h>
#include <lockscope/ui/kit/buttons.h>
#include <lockscope/ui/kit/colours.h>
#include <lockscope/ui/kit/roles.h>

#include <QApplication>
#include <QCheckBox>
#include <QDialog>
#include <QImage>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QSettings>
#include <QStyleFactory>
#include <QStyleOptionSlider>
#include <QTemporaryDir>
#include <QVBoxLayout>

using namespace Lockscope;
using namespace Lockscope::App;
using namespace Qt::StringLiterals;

class TestLookStyle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanup();

    void wordsCanBeRead_data();
    void wordsCanBeRead();
    void selectedRowsKeepTheirColours_data() { wordsCanBeRead_data(); }
    void selectedRowsKeepTheirColours();
    void emptyCheckBoxesCanBeSeen_data() { wordsCanBeRead_data(); }
    void emptyCheckBoxesCanBeSeen();
    void colouredButtonsKeepTheirColour_data() { wordsCanBeRead_data(); }
    void colouredButtonsKeepTheirColour();
    void buttonsShowTheKeyboardFocus_data() { wordsCanBeRead_data(); }
    void buttonsShowTheKeyboardFocus();
    void scrollHandlesCoverTheirPart();
    void theThemeIsKept();
    void otherStylesKeepTheDesktopsColours();
    void placeholdersCanBeReadInTheDark();

private:
    [[nodiscard]] static Theme chosen()
    {
        return QLatin1String(QTest::currentDataTag()) == "dark"_L1 ? Theme::Dark : Theme::Light;
    }
    QTemporaryDir m_folder;
};

void TestLookStyle::initTestCase()
{
    QCoreApplication::setApplicationName(u"lockscope"_s);
    QCoreApplication::setOrganizationName(u"lockscope"_s);
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QApplication::setStyle(new LookStyle);
}

void TestLookStyle::cleanup()
{
    ThemeSwitch::instance().choose(Theme::System);
}

void TestLookStyle::wordsCanBeRead_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << lightPalette();
    QTest::newRow("dark") << darkPalette();
}

void TestLookStyle::wordsCanBeRead()
{
    QFETCH(const QPalette, palette);
    constexpr double kReadable = 4.5;
    const Roles roles = Roles::of(palette);
    const auto check = [](const QColor &ink, const QColor &ground, const char *what) {
        QVERIFY2(contrast(ink, ground) >= kReadable,
                 qPrintable(u"%1: %2"_s.arg(QLatin1String(what)).arg(contrast(ink, ground))));
    };
    for (const auto ground : {QPalette::Window, QPalette::Base, QPalette::AlternateBase, QPalette::Button}) {
        check(palette.color(QPalette::Text), palette.color(ground), "text");
        check(palette.color(QPalette::PlaceholderText), palette.color(ground), "placeholder");
        check(palette.color(QPalette::Link), palette.color(ground), "link");
    }
    check(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight), "highlighted");
    check(palette.color(QPalette::ToolTipText), palette.color(QPalette::ToolTipBase), "tool tip");
    check(roles.muted, roles.panel, "header");
    for (const auto &ink : {roles.text, roles.muted, roles.ok, roles.warn, roles.bad, roles.info, roles.accent})
        check(LookStyle::onSelection(ink, palette), roles.accentTint, "selected row");
}

void TestLookStyle::selectedRowsKeepTheirColours()
{
    ThemeSwitch::instance().choose(chosen());
    QListWidget list;
    auto *item = new QListWidgetItem(u"████"_s, &list); // glyphs that fill their cells
    const Roles roles = Roles::of(list.palette());
    item->setForeground(roles.bad);
    list.setCurrentItem(item);
    list.resize(200, 100);
    list.show();
    const QImage image = list.viewport()->grab().toImage();
    const QRect row = list.visualItemRect(item);
    QCOMPARE(image.pixelColor(row.right() - 10, row.center().y()).rgb(), roles.accentTint.rgb());
    const QColor wanted = LookStyle::onSelection(roles.bad, list.palette());
    bool isFound = false;
    for (int x = row.left(); x < row.right() && !isFound; ++x)
        isFound = image.pixelColor(x, row.center().y()).rgb() == wanted.rgb();
    QVERIFY(isFound);
}

void TestLookStyle::emptyCheckBoxesCanBeSeen()
{
    ThemeSwitch::instance().choose(chosen());
    QCheckBox box;
    QRadioButton radio;
    for (QAbstractButton *button : std::initializer_list<QAbstractButton *>{&box, &radio}) {
        for (const bool isEnabled : {true, false}) {
            button->setEnabled(isEnabled);
            const QImage image = button->grab().toImage();
            double most = 1;
            for (int x = 0; x < image.width(); ++x)
                most = std::max(
                    most, contrast(image.pixelColor(x, image.height() / 2), button->palette().color(QPalette::Window)));
            QVERIFY2(most >= 3, qPrintable(QString::number(most))); // WCAG 2 for what is no text
        }
    }
}

void TestLookStyle::colouredButtonsKeepTheirColour()
{
    ThemeSwitch::instance().choose(chosen());
    QWidget parent;
    QPushButton button(u"Release"_s, &parent);
    makeDanger(&button);
    const auto fill = [&button] { return button.grab().toImage().pixelColor(8, button.height() / 2).rgb(); };
    button.resize(120, 32);
    QCOMPARE(fill(), Roles::of(parent.palette()).bad.rgb());
    button.setEnabled(false);
    QVERIFY(fill() != Roles::of(parent.palette()).bad.rgb());
}

void TestLookStyle::buttonsShowTheKeyboardFocus()
{
    ThemeSwitch::instance().choose(chosen());
    QDialog dialog;
    auto *layout = new QVBoxLayout(&dialog);
    auto *plain = new QPushButton(u"Cancel"_s, &dialog);
    auto *danger = new QPushButton(u"Release"_s, &dialog);
    auto *primary = new QPushButton(u"Acquire"_s, &dialog);
    for (auto *button : {plain, danger, primary}) {
        layout->addWidget(button);
        button->setAutoDefault(false); // a default button has an accent line
    }
    makeDanger(danger);
    makePrimary(primary);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    plain->setFocus();
    const Roles roles = Roles::of(dialog.palette());
    // Along the left half of the middle line, the strongest contrast with the button's own colour.
    const auto ring = [](QPushButton *button, const QColor &fill) {
        const QImage image = button->grab().toImage();
        double most = 1;
        for (int x = 0; x < 8; ++x)
            most = std::max(most, contrast(image.pixelColor(x, image.height() / 2), fill));
        return most;
    };
    constexpr double kSeen = 3; // WCAG 2 for what is no text
    const std::pair<QPushButton *, QColor> all[]{{plain, roles.panel}, {danger, roles.bad}, {primary, roles.accent}};
    for (const auto &[button, fill] : all) {
        QVERIFY(button->hasFocus());
        if (button != plain) {
            QVERIFY2(ring(button, fill) >= kSeen, qPrintable(button->text()));
        }
        QTest::keyClick(button, Qt::Key_Tab);
        QVERIFY(!button->hasFocus());
        QVERIFY2(ring(button, fill) < kSeen, qPrintable(button->text()));
    }
    QVERIFY(plain->hasFocus());
    QVERIFY(ring(plain, roles.panel) >= kSeen);
}

void TestLookStyle::scrollHandlesCoverTheirPart()
{
    QScrollBar bar(Qt::Vertical);
    bar.resize(12, 400);
    bar.setPageStep(100);
    const auto handle = [&bar](int maximum, int value) {
        bar.setRange(0, maximum);
        bar.setValue(value);
        QStyleOptionSlider option;
        option.initFrom(&bar);
        option.orientation = Qt::Vertical;
        option.subControls = QStyle::SC_All;
        option.maximum = bar.maximum();
        option.pageStep = bar.pageStep();
        option.sliderPosition = bar.value();
        return bar.style()->subControlRect(QStyle::CC_ScrollBar, &option, QStyle::SC_ScrollBarSlider, &bar);
    };
    QCOMPARE(handle(300, 0), QRect(0, 0, 12, 100));
    QCOMPARE(handle(300, 300), QRect(0, 300, 12, 100));
    QCOMPARE(handle(0, 0), QRect(0, 0, 12, 400));
    const QRect least = handle(1'000'000'000, 1'000'000'000); // large enough to be dragged, and within the bar
    QVERIFY(least.height() >= 20);
    QCOMPARE(least.bottom(), 399);
}

void TestLookStyle::theThemeIsKept()
{
    QWidget window;
    auto *menu = ThemeSwitch::instance().makeMenu(&window);
    const auto marked = [menu] {
        QStringList names;
        for (const auto *action : menu->actions())
            names += action->isChecked() ? action->objectName() : QString();
        names.removeAll(QString());
        return names.join(u' ');
    };
    QCOMPARE(marked(), u"themeSystem"_s);
    menu->findChild<QAction *>(u"themeDark"_s)->trigger();
    QCOMPARE(QApplication::palette().color(QPalette::Window), darkPalette().color(QPalette::Window));
    QCOMPARE(QSettings().value(u"window/theme"_s).toString(), u"dark"_s);
    QCOMPARE(marked(), u"themeDark"_s);
    ThemeSwitch::instance().choose(Theme::Light); // in another window
    QCOMPARE(QApplication::palette().color(QPalette::Window), lightPalette().color(QPalette::Window));
    QCOMPARE(marked(), u"themeLight"_s);
}

void TestLookStyle::otherStylesKeepTheDesktopsColours()
{
    ThemeSwitch::instance().choose(Theme::Dark);
    QApplication::setStyle(QStyleFactory::create(u"windows"_s));
    ThemeSwitch::instance().choose(Theme::System);
    QVERIFY(QApplication::palette().color(QPalette::Window) != darkPalette().color(QPalette::Window));
    QVERIFY(QApplication::palette().color(QPalette::Window) != lightPalette().color(QPalette::Window));
    ThemeSwitch::instance().choose(Theme::Dark); // asked for
    QCOMPARE(QApplication::palette().color(QPalette::Window), darkPalette().color(QPalette::Window));
    QApplication::setStyle(new LookStyle);
}

void TestLookStyle::placeholdersCanBeReadInTheDark()
{
    const auto isReplaced = [](const QColor &base, const QColor &placeholder) {
        QPalette theme;
        theme.setColor(QPalette::Base, base);
        theme.setColor(QPalette::Text, base.lightnessF() < 0.5 ? Qt::white : Qt::black);
        theme.setColor(QPalette::PlaceholderText, placeholder);
        return readablePlaceholder(theme).has_value();
    };
    QVERIFY(isReplaced(QColor(27, 30, 32), QColor(0, 0, 0, 128))); // a theme that names none
    QVERIFY(!isReplaced(QColor(27, 30, 32), QColor(255, 255, 255, 128)));
    QVERIFY(!isReplaced(Qt::white, QColor(0, 0, 0, 128)));
}

LOCKSCOPE_TEST(QApplication, TestLookStyle)
#include "tst_lookstyle.moc"
