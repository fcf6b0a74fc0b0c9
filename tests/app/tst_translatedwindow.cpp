// The program's window in each of its languages, at 1280×720: it asks for no word that the language lacks, and cuts
// none off.

#include "fixtures/nodes.h"
#include "fixtures/testprogram.h"
#include "fixtures/waiting.h"

#include <app/language.h>
#include <app/mainwindow.h>
#include <lockscope/core/words/translation.h>
#include <lockscope/ui/locks/locktablemodel.h>
#include <lockscope/ui/lockscopewidget.h>

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QHeaderView>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QToolButton>
#include <QTranslator>

using namespace Lockscope;
using namespace Lockscope::App;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

/// Is asked before a language's translator, and notes what that one has no words for.
class Listener : public QTranslator
{
public:
    explicit Listener(const QTranslator *language) : m_language(language) { }
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *context, const char *source, const char *comment, int n) const override
    {
        const QLatin1String where(context);
        const bool ours = where.startsWith("Lockscope"_L1) || where == "CommandLine"_L1 || where == "SystemKeychain"_L1;
        if (ours && m_language->translate(context, source, comment, n).isEmpty())
            m_missing += QString(where) + u" | "_s + QString::fromUtf8(source);
        return {};
    }
    [[nodiscard]] QStringList missing() const
    {
        QStringList words = m_missing;
        words.removeDuplicates();
        return words;
    }

private:
    const QTranslator *m_language;
    mutable QStringList m_missing;
};

/// Headers and buttons that have less room than their words need.
QStringList cutOff(const QWidget *window)
{
    QStringList cut;
    for (const auto *header : window->findChildren<QHeaderView *>()) {
        if (header->orientation() != Qt::Horizontal || !header->isVisible())
            continue;
        const int margin = 2 * header->style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, header);
        for (int section = 0; section < header->count(); ++section) {
            const QString words = header->model()->headerData(section, Qt::Horizontal).toString();
            const int needed = header->fontMetrics().horizontalAdvance(words) + margin;
            if (!header->isSectionHidden(section) && header->sectionSize(section) < needed)
                cut += u"header of %1: %2 (%3 < %4)"_s.arg(header->parent()->objectName(), words)
                           .arg(header->sectionSize(section))
                           .arg(needed);
        }
    }
    for (const auto *button : window->findChildren<QAbstractButton *>()) {
        if (button->isVisible() && !button->text().isEmpty() && button->width() < button->sizeHint().width())
            cut += u"button %1: %2 (%3 < %4)"_s.arg(button->objectName(), button->text())
                       .arg(button->width())
                       .arg(button->sizeHint().width());
        // As QAction leaves it: an accelerator's letter that is none any more.
        static const QRegularExpression letter(u"\\([A-Z]\\)"_s);
        if (button->text().contains(letter))
            cut += u"button %1: %2 has its accelerator in its words"_s.arg(button->objectName(), button->text());
    }
    for (const auto *box : window->findChildren<QComboBox *>()) {
        int needed = 0;
        for (int i = 0; i < box->count(); ++i)
            needed = std::max(needed, box->fontMetrics().horizontalAdvance(box->itemText(i)));
        if (box->isVisible() && box->width() < needed)
            cut += u"box %1: %2 (%3 < %4)"_s.arg(box->objectName(), box->currentText()).arg(box->width()).arg(needed);
    }
    return cut;
}

} // namespace

class TestTranslatedWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void speaks_data();
    void speaks();
    void theEnvironmentDecides_data();
    void theEnvironmentDecides();

private:
    QTemporaryDir m_folder;
    Nodes m_nodes{3};
};

void TestTranslatedWindow::initTestCase()
{
    QCoreApplication::setApplicationName(u"lockscope"_s);
    QCoreApplication::setOrganizationName(u"lockscope"_s);
    // Nothing of the user's own: settings, journal, keychain.
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    qputenv("XDG_STATE_HOME", m_folder.path().toLocal8Bit());
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus");
    QVERIFY(m_nodes.start());
    QVERIFY(m_nodes.seed(u"lock:orders:42"_s));
    QVERIFY(m_nodes[0].cli({u"SET"_s, u"lock:stuck"_s, u"host-7:4242"_s}) == "OK");
}

void TestTranslatedWindow::speaks_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("held");
    QTest::addColumn<QString>("release");
    QTest::newRow("en") << u"&File"_s << u"✔ held"_s << u"&Force-release…"_s;
    QTest::newRow("ko") << u"파일(&F)"_s << u"✔ 보유 중"_s << u"강제 해제(&F)…"_s;
    QTest::newRow("zh_CN") << u"文件(&F)"_s << u"✔ 持有中"_s << u"强制释放(&F)…"_s;
    QTest::newRow("zh_TW") << u"檔案(&F)"_s << u"✔ 持有中"_s << u"強制釋放(&F)…"_s;
}

void TestTranslatedWindow::speaks()
{
    QFETCH(const QString, file);
    QFETCH(const QString, held);
    QFETCH(const QString, release);
    const QString language = QString::fromLatin1(QTest::currentDataTag());
    const std::unique_ptr<QTranslator> translator(installTranslation(language));
    QVERIFY(translator);
    Listener listener(translator.get());
    if (language != "en"_L1) // which has but plurals
        QVERIFY(QCoreApplication::installTranslator(&listener));

    QSettings().clear();
    MainWindow window;
    window.resize(1280, 720);
    window.show();
    window.open(m_nodes.deployment());
    QCOMPARE(window.menuBar()->actions().constFirst()->text(), file);
    auto *widget = window.lockscope();
    const auto rowOf = [&](const QByteArray &name) { return widget->model()->rowOf(name); };
    QTRY_VERIFY_WITH_TIMEOUT(rowOf("lock:orders:42") >= 0, kPatienceMs);
    const auto verdict
        = [&] { return widget->model()->index(rowOf("lock:orders:42"), LockColumn::Verdict).data().toString(); };
    QTRY_COMPARE_WITH_TIMEOUT(verdict(), held, kPatienceMs);
    QCOMPARE(widget->forceReleaseAction()->text(), release);

    widget->selectLock("lock:orders:42");
    widget->unlockAction()->trigger();
    QStringList cut;
    for (auto *view : widget->viewActions()) {
        view->trigger();
        QCoreApplication::processEvents();
        cut += cutOff(&window);
    }
    widget->viewActions().constFirst()->trigger();

    // The dialogs that can be opened on this lock, and those that need none.
    QList<QAction *> dialogs{widget->shortcutsAction(), window.findChild<QAction *>(u"connectAction"_s)};
    dialogs += widget->lockActions();
    for (auto *action : dialogs) {
        if (!action->isEnabled())
            continue;
        action->trigger();
        QCoreApplication::processEvents();
        while (auto *dialog = window.findChild<QDialog *>()) {
            cut += cutOff(dialog);
            delete dialog;
        }
    }
    cut.removeDuplicates();
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
    QVERIFY2(listener.missing().isEmpty(), qPrintable(listener.missing().join(u'\n')));
}

void TestTranslatedWindow::theEnvironmentDecides_data()
{
    QTest::addColumn<QStringList>("variables");
    QTest::addColumn<QString>("spoken");
    QTest::newRow("nothing") << QStringList() << u"en"_s;
    QTest::newRow("LANG") << QStringList{u"LANG=ko_KR.UTF-8"_s} << u"ko"_s;
    QTest::newRow("messages before LANG")
        << QStringList{u"LANG=ko_KR.UTF-8"_s, u"LC_MESSAGES=zh_TW.UTF-8"_s} << u"zh_TW"_s;
    QTest::newRow("LC_ALL before both") << QStringList{u"LANG=ko_KR"_s, u"LC_MESSAGES=zh_TW"_s, u"LC_ALL=zh_CN.UTF-8"_s}
                                        << u"zh_CN"_s;
    QTest::newRow("LANGUAGE before all") << QStringList{u"LANG=ko_KR.UTF-8"_s, u"LANGUAGE=zh_CN:en"_s} << u"zh_CN"_s;
    QTest::newRow("LANGUAGE falls back") << QStringList{u"LANG=ko_KR.UTF-8"_s, u"LANGUAGE=fr:eo"_s} << u"ko"_s;
    QTest::newRow("C is English") << QStringList{u"LC_ALL=C.UTF-8"_s, u"LANGUAGE=ko"_s} << u"en"_s;
    QTest::newRow("dates alone") << QStringList{u"LANG=en_US.UTF-8"_s, u"LC_TIME=ko_KR.UTF-8"_s} << u"en"_s;
}

void TestTranslatedWindow::theEnvironmentDecides()
{
    QFETCH(const QStringList, variables);
    QFETCH(const QString, spoken);
    QProcessEnvironment environment;
    for (const QString &variable : variables)
        environment.insert(variable.section(u'=', 0, 0), variable.section(u'=', 1));
    QCOMPARE(translationFor(wantedLanguages(environment)), spoken);
}

LOCKSCOPE_TEST(QApplication, TestTranslatedWindow)
#include "tst_translatedwindow.moc"
