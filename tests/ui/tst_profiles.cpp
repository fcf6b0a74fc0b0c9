// Kept connections: the store, the passwords, and the dialog as an operator uses it.

#include "window.h"

#include "fixtures/sentinel.h"
#include "fixtures/socksserver.h"
#include "fixtures/testprogram.h"

#include <lockscope/core/session/profilejson.h>
#include <lockscope/ui/connecting/connectiondialog.h>
#include <lockscope/ui/connecting/profilecolours.h>
#include <lockscope/ui/connecting/profilelist.h>
#include <lockscope/ui/connecting/profilenodesmodel.h>
#include <lockscope/ui/connecting/profilepasswords.h>
#include <lockscope/ui/connecting/profilestore.h>

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPointer>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableWidget>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

/// A keychain in memory: as the real one it answers later.
class MemoryKeychain final : public Keychain
{
public:
    /// `held`: where it is given, answers wait there until somebody calls them.
    using Held = std::optional<std::vector<std::function<void()>>>;

    MemoryKeychain(QHash<QString, QByteArray> &entries, bool works, Held &held)
        : m_entries(entries)
        , m_works(works)
        , m_held(held)
    {
    }

    void read(const QString &key, std::function<void(const Result<QByteArray> &)> handler) override
    {
        Result<QByteArray> answer
            = Error{.kind = m_works ? ErrorKind::NotFound : ErrorKind::Io, .message = u"no service runs"_s};
        if (m_works && m_entries.contains(key))
            answer = m_entries.value(key);
        const auto tell = [answer, handler = std::move(handler)] { handler(answer); };
        if (m_held)
            m_held->push_back(tell);
        else
            QMetaObject::invokeMethod(qApp, tell, Qt::QueuedConnection);
    }
    void write(const QString &key, const QByteArray &secret, std::function<void(const Result<void> &)> handler) override
    {
        Result<void> answer;
        if (m_works)
            m_entries.insert(key, secret);
        else
            answer = Error{.kind = ErrorKind::Io, .message = u"no service runs"_s};
        QMetaObject::invokeMethod(
            qApp, [answer, handler = std::move(handler)] { handler(answer); }, Qt::QueuedConnection);
    }
    void remove(const QString &key) override { m_entries.remove(key); }

private:
    QHash<QString, QByteArray> &m_entries;
    const bool m_works;
    Held &m_held;
};

} // namespace

class TestProfiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void savedAndFoundAgain();
    void entriesOfALaterVersionAreLeftAlone();
    void anotherOneKeepsWhatWasTyped();
    void deletingAsksFirst();
    void duplicating();
    void passwordsGoToTheKeychainOnly();
    void withoutAKeychainItIsSaid();
    void keptUntilTheProgramEnds();
    void aMissingPasswordIsAskedFor();
    void aMissingPasswordOfANodeIsTypedAtOnce();
    void onePasswordFollowsTheOther();
    void passwordsInAddressesAreTakenOutOfSight();
    void nodesAreEditedInTheTable();
    void theNodesModelIsAGoodModel();
    void importAndExport();
    void sentinelIsTested();
    void resultsAreOfWhatTheNodesWereAsked();
    void sentinelWithoutAMaster();
    void clusterIsTested();
    void theWayThroughAProxyIsTestedAndKept();
    void aWrongRouteIsSaid();
    void clusterRefusesDatabases();
    void enterConnectsOnce();
    void pastedPasswordsAreTakenOutOfSight();
    void theFocusStaysWhereAPasswordIsTyped();
    void passwordsComeInByOtherWays();
    void whatStandsInAnOpenCellIsTaken();
    void whatIsUsedByItsKeyIsOutOfSight_data();
    void whatIsUsedByItsKeyIsOutOfSight();
    void aPasswordIsOutOfSightInALineThatCannotBeRead_data();
    void aPasswordIsOutOfSightInALineThatCannotBeRead();
    void whatStandsForAPasswordStaysItWhileItsLineIsMended();
    void anErasedPasswordIsGone_data();
    void anErasedPasswordIsGone();
    void aKeptPasswordIsErasedWhereItIsSeen();
    void aTryDoesNotReplaceAKeptPassword();
    void aTryWithoutANodeKeepsItsPassword();
    void askingForOnceForgetsNothing();
    void aPasswordThatWasMissingIsKeptAsChosen();
    void closingAsksAboutWhatWasTyped();
    void connectingAsksAboutWhatWasTyped();
    void othersAreNotLostByConnecting();
    void nothingIsAskedWhereNothingIsLost();
    void eachDraftHasItsOwnMap();
    void theKeychainAnswersLaterThanTheHand();
    void coloursSayTheEnvironment_data();
    void coloursSayTheEnvironment();
    void byKeyboardAlone();
    void fitsSmallScreens();

private:
    void open(bool keychainWorks = true);
    [[nodiscard]] std::unique_ptr<QSettings> settings() const
    {
        return std::make_unique<QSettings>(m_folder->filePath(u"s.conf"_s), QSettings::IniFormat);
    }
    [[nodiscard]] QByteArray file() const
    {
        QFile written(m_folder->filePath(u"s.conf"_s));
        return written.open(QIODevice::ReadOnly) ? written.readAll() : QByteArray();
    }
    template <typename Field>
    [[nodiscard]] Field *field(const char *name) const
    {
        return m_dialog->findChild<Field *>(QLatin1String(name));
    }
    void press(const char *name) const { click(field<QPushButton>(name)); }
    void connectNow() const { click(m_dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok)); }
    void type(const char *name, const QString &text) const { QTest::keyClicks(field<QWidget>(name), text); }
    void choose(const char *name, int data) const
    {
        auto *box = field<QComboBox>(name);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        while (box->currentData().toInt() != data && box->currentIndex() + 1 < box->count())
            QTest::keyClick(box, Qt::Key_Down);
        QCOMPARE(box->currentData().toInt(), data);
    }
    [[nodiscard]] QString message() const { return textOf(m_dialog, "connectMessage"); }
    [[nodiscard]] QString addresses() const { return field<QPlainTextEdit>("connectAddresses")->toPlainText(); }
    /// Clicks on an entry of the list and waits until it is shown.
    [[nodiscard]] bool select(const QString &name) const
    {
        auto *tree = field<QTreeWidget>("profileTree");
        for (QTreeWidgetItemIterator it(tree); *it != nullptr; ++it) {
            if (!(*it)->text(0).startsWith(name) || (*it)->childCount() > 0)
                continue;
            QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualItemRect(*it).center());
            return QTest::qWaitFor([&] { return textOf(m_dialog, "connectName") == name; }, kPatienceMs);
        }
        return false;
    }
    [[nodiscard]] QStringList listed() const
    {
        QStringList texts;
        for (QTreeWidgetItemIterator it(field<QTreeWidget>("profileTree")); *it != nullptr; ++it)
            texts += (*it)->text(0);
        return texts;
    }
    [[nodiscard]] QMessageBox *question() const
    {
        return m_dialog->findChild<QMessageBox *>(u"connectUnsavedQuestion"_s);
    }
    /// A kept connection with its passwords in the keychain, shown as at another time.
    void openKept()
    {
        open();
        type("connectName", u"A"_s);
        type("connectAddresses", u"redis://:one@10.0.0.1, redis://:two@10.0.0.2 10.0.0.3"_s);
        type("connectPassword", u"right"_s);
        choose("connectKeeping", static_cast<int>(PasswordKeeping::Keychain));
        press("connectSave");
        QTRY_COMPARE_WITH_TIMEOUT(m_keychain.size(), 1, kPatienceMs);
        open();
        QTRY_VERIFY_WITH_TIMEOUT(
            m_dialog->deployment() && m_dialog->deployment()->nodes.last().password == Secret("right"), kPatienceMs);
    }
    void connectWithoutSaving() const
    {
        connectNow();
        if (question() != nullptr)
            press("connectUnsavedDrop");
    }
    [[nodiscard]] Profile keep(const Profile &profile) const { return m_store->save(profile).valueOr(Profile()); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ProfileStore> m_store;
    std::unique_ptr<ProfilePasswordStore> m_passwords;
    QHash<QString, QByteArray> m_keychain;
    MemoryKeychain::Held m_held;
    QPointer<ConnectionDialog> m_dialog;
    RedisServer m_guarded{{.config = {u"--requirepass"_s, u"open sesame"_s}}};
    RedisServer m_master;
    Sentinel m_sentinel;
};

void TestProfiles::initTestCase()
{
    QVERIFY(m_guarded.start());
    QVERIFY(m_master.start());
    QVERIFY(m_sentinel.start(m_master));
}

void TestProfiles::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_keychain.clear();
    m_held.reset();
    m_store = std::make_unique<ProfileStore>(settings());
}

void TestProfiles::cleanup()
{
    delete m_dialog;
    m_passwords.reset();
    m_store.reset();
}

void TestProfiles::open(bool keychainWorks)
{
    delete m_dialog;
    m_passwords
        = std::make_unique<ProfilePasswordStore>(std::make_unique<MemoryKeychain>(m_keychain, keychainWorks, m_held));
    m_dialog = new ConnectionDialog;
    m_dialog->setStores(m_store.get(), m_passwords.get());
    m_dialog->show();
    QTRY_VERIFY_WITH_TIMEOUT(m_passwords->state() != ProfilePasswordStore::State::Unknown, kPatienceMs);
}

void TestProfiles::savedAndFoundAgain()
{
    open();
    type("connectName", u"Stock"_s);
    type("connectGroup", u"Shop"_s);
    type("connectAddresses", u"redis://10.0.0.1, redis://10.0.0.2:6380 10.0.0.3"_s);
    type("connectUser", u"ann"_s);
    type("connectPatterns", u"lock:* stock:*"_s);
    type("connectPins", u"jobs:*=redisson"_s);
    choose("connectEnvironment", static_cast<int>(Environment::Production));
    press("connectSave");
    QCOMPARE(message(), u"Saved, without passwords."_s);
    const auto kept = ProfileStore(settings()).profiles();
    QCOMPARE(kept.size(), 1);
    QCOMPARE(kept.first().name, u"Stock"_s);
    QCOMPARE(kept.first().group, u"Shop"_s);
    QCOMPARE(kept.first().nodes.size(), 3);
    QCOMPARE(kept.first().user, u"ann"_s);
    QCOMPARE(kept.first().dialects.pins.size(), 1);
    QVERIFY(kept.first().environment == Environment::Production);
    QCOMPARE(listed(), (QStringList{u"Shop"_s, u"Stock · PRODUCTION"_s}));

    open(); // another time
    QCOMPARE(textOf(m_dialog, "connectName"), u"Stock"_s);
    const auto deployment = m_dialog->deployment();
    QVERIFY(deployment);
    QCOMPARE(deployment->nodes.at(1).display(), u"10.0.0.2:6380"_s);
    QCOMPARE(deployment->patterns, (QByteArrayList{"lock:*", "stock:*"}));
}

void TestProfiles::entriesOfALaterVersionAreLeftAlone()
{
    settings()->setValue(u"profiles/later"_s, u"{\"name\": \"L\", \"flavour\": 1}"_s);
    open();
    QVERIFY2(message().contains(u"\"flavour\" is not known"_s), qPrintable(message()));
    QVERIFY(m_store->profiles().isEmpty());
    type("connectAddresses", u"10.0.0.1"_s);
    press("connectSave");
    QVERIFY(file().contains("flavour"));
}

void TestProfiles::anotherOneKeepsWhatWasTyped()
{
    (void)keep({.name = u"A"_s, .nodes = {*Endpoint::fromUri(u"10.0.0.1"_s)}});
    (void)keep({.name = u"B"_s, .nodes = {*Endpoint::fromUri(u"10.0.0.2"_s)}});
    open();
    QVERIFY(select(u"A"_s));
    type("connectPatterns", u"half typed"_s);
    type("connectPassword", u"s3cret"_s);
    QTRY_VERIFY_WITH_TIMEOUT(listed().contains(u"A (changed)"_s), kPatienceMs);
    QVERIFY(select(u"B"_s));
    QCOMPARE(textOf(m_dialog, "connectPatterns"), QString());
    QCOMPARE(textOf(m_dialog, "connectPassword"), QString());
    press("profileNew");
    type("connectName", u"C"_s);
    QVERIFY(listed().contains(u"C (not saved)"_s));
    QVERIFY(select(u"A"_s));
    QCOMPARE(textOf(m_dialog, "connectPatterns"), u"half typed"_s);
    QCOMPARE(textOf(m_dialog, "connectPassword"), u"s3cret"_s);
    QVERIFY(listed().contains(u"C (not saved)"_s));
}

void TestProfiles::deletingAsksFirst()
{
    const Profile kept = keep({.name = u"A"_s, .nodes = {*Endpoint::fromUri(u"10.0.0.1"_s)}});
    m_keychain.insert(kept.id, "{}");
    open();
    press("profileDelete");
    auto *question = m_dialog->findChild<QMessageBox *>(u"profileDeleteQuestion"_s);
    QVERIFY(question != nullptr);
    QVERIFY(question->text().contains(u"“A”"_s));
    QTest::keyClick(question, Qt::Key_Escape);
    QCOMPARE(m_store->profiles().size(), 1);
    QTRY_VERIFY_WITH_TIMEOUT(m_dialog->findChild<QMessageBox *>(u"profileDeleteQuestion"_s) == nullptr, kPatienceMs);
    press("profileDelete");
    click(m_dialog->findChild<QPushButton *>(u"profileDeleteConfirm"_s));
    QVERIFY(m_store->profiles().isEmpty());
    QVERIFY(m_keychain.isEmpty());
    QVERIFY(!file().contains("10.0.0.1"));
}

void TestProfiles::duplicating()
{
    (void)keep({.name = u"A"_s, .group = u"G"_s, .nodes = {*Endpoint::fromUri(u"10.0.0.1"_s)}});
    open();
    press("profileDuplicate");
    QCOMPARE(textOf(m_dialog, "connectName"), u"A (copy)"_s);
    press("connectSave");
    const auto kept = m_store->profiles();
    QCOMPARE(kept.size(), 2);
    QVERIFY(kept.at(0).id != kept.at(1).id);
    QCOMPARE(kept.at(0).nodes, kept.at(1).nodes);
}

void TestProfiles::passwordsGoToTheKeychainOnly()
{
    open();
    type("connectAddresses", m_guarded.uri());
    type("connectPassword", u"open sesame"_s);
    choose("connectKeeping", static_cast<int>(PasswordKeeping::Keychain));
    QVERIFY2(textOf(m_dialog, "connectKeepingWords").contains(u"Your desktop's keychain"_s),
             qPrintable(textOf(m_dialog, "connectKeepingWords")));
    press("connectSave");
    QTRY_COMPARE_WITH_TIMEOUT(m_keychain.size(), 1, kPatienceMs);
    QVERIFY(!file().contains("sesame"));
    QVERIFY(!file().contains(QByteArray("open sesame").toBase64()));

    open(); // another time: the keychain gives it
    QTRY_VERIFY_WITH_TIMEOUT(
        m_dialog->deployment() && m_dialog->deployment()->nodes.first().password == Secret("open sesame"), kPatienceMs);
    QCOMPARE(textOf(m_dialog, "connectPassword"), QString());
    press("connectTest");
    QTRY_VERIFY2_WITH_TIMEOUT(message().endsWith(u": 1 of 1 nodes work."_s), qPrintable(message()), kPatienceMs);
}

void TestProfiles::withoutAKeychainItIsSaid()
{
    open(false);
    const QString words = textOf(m_dialog, "connectKeepingWords");
    QVERIFY2(words.contains(u"No keychain is available (no service runs)"_s)
                 && words.contains(u"never writes passwords to a file"_s),
             qPrintable(words));
    type("connectAddresses", u"10.0.0.1"_s);
    type("connectPassword", u"s3cret"_s);
    choose("connectKeeping", static_cast<int>(PasswordKeeping::Keychain));
    press("connectSave");
    QVERIFY2(message().startsWith(u"✖ No keychain"_s), qPrintable(message()));
    QVERIFY(m_store->profiles().isEmpty());
    QCOMPARE(textOf(m_dialog, "connectPassword"), u"s3cret"_s);
    choose("connectKeeping", static_cast<int>(PasswordKeeping::Ask));
    press("connectSave");
    QCOMPARE(m_store->profiles().size(), 1);
    QVERIFY(!file().contains("s3cret"));
    QCOMPARE(field<QLineEdit>("connectPassword")->placeholderText(), u"as typed, not saved"_s);
    // It is not typed twice while the dialog is open.
    const QString saved = m_store->profiles().constFirst().id;
    const Profile other = keep({.name = u"Other"_s, .nodes = {*Endpoint::fromUri(u"10.0.0.2"_s)}});
    m_dialog->showProfile(other.id);
    QVERIFY(field<QLineEdit>("connectPassword")->placeholderText() != u"as typed, not saved"_s);
    m_dialog->showProfile(saved);
    QCOMPARE(field<QLineEdit>("connectPassword")->placeholderText(), u"as typed, not saved"_s);
}

void TestProfiles::keptUntilTheProgramEnds()
{
    const Profile kept = keep({.name = u"A"_s,
                               .nodes = {*Endpoint::fromUri(u"10.0.0.1"_s)},
                               .keeping = PasswordKeeping::Session,
                               .secrets = {u"common"_s}});
    ProfilePasswordStore store(nullptr, u"none"_s);
    QCOMPARE(store.state(), ProfilePasswordStore::State::Absent);
    ProfilePasswords passwords;
    passwords.set(ProfilePasswords::kCommon, Secret("x"));
    store.keep(kept, passwords, this, [](const Result<void> &) {});
    std::optional<Result<ProfilePasswords>> loaded;
    store.load(kept, this, [&](const Result<ProfilePasswords> &result) { loaded = result; });
    QTRY_VERIFY_WITH_TIMEOUT(loaded.has_value(), kPatienceMs);
    QVERIFY(*loaded && **loaded == passwords);
    store.forget(kept.id);
    loaded.reset();
    store.load(kept, this, [&](const Result<ProfilePasswords> &result) { loaded = result; });
    QTRY_VERIFY_WITH_TIMEOUT(loaded.has_value(), kPatienceMs);
    QVERIFY(!*loaded && loaded->error().kind == ErrorKind::NotFound);
    QVERIFY(!file().contains("\"x\""));
}

void TestProfiles::aMissingPasswordIsAskedFor()
{
    (void)keep({.name = u"A"_s, .nodes = {m_guarded.endpoint()}, .secrets = {ProfilePasswords::kCommon}});
    open();
    QSignalSpy chosen(m_dialog, &ConnectionDialog::profileChosen);
    connectNow();
    QCOMPARE(chosen.size(), 0);
    QVERIFY2(message().contains(u"The password of all nodes is missing"_s), qPrintable(message()));
    QVERIFY(field<QLineEdit>("connectPassword")->isVisible());
    // A wrong one is told by the test, and stays typed.
    type("connectPassword", u"wrong"_s);
    press("connectTest");
    QTRY_VERIFY2_WITH_TIMEOUT(message().endsWith(u": 0 of 1 nodes work."_s), qPrintable(message()), kPatienceMs);
    QVERIFY(columnOf(m_dialog, "connectResults", 1).first().contains(u"refuses the user name or the password"_s));
    QCOMPARE(textOf(m_dialog, "connectPassword"), u"wrong"_s);
    field<QLineEdit>("connectPassword")->clear();
    type("connectPassword", u"open sesame"_s);
    connectNow();
    QCOMPARE(chosen.size(), 1);
    QVERIFY(chosen.first().at(1).value<Deployment>().nodes.first().password == Secret("open sesame"));
    QVERIFY(!chosen.first().at(0).value<Profile>().id.isEmpty());
}

void TestProfiles::aMissingPasswordOfANodeIsTypedAtOnce()
{
    const QString whose = m_guarded.endpoint().display();
    (void)keep({.name = u"A"_s, .nodes = {m_guarded.endpoint()}, .keeping = PasswordKeeping::Ask, .secrets = {whose}});
    open();
    QSignalSpy chosen(m_dialog, &ConnectionDialog::profileChosen);
    connectNow();
    QCOMPARE(chosen.size(), 0);
    QTest::keyClicks(QApplication::focusWidget(), u"open sesame"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return); // into the table
    QTRY_COMPARE_WITH_TIMEOUT(QApplication::focusWidget(), field<QTableView>("connectNodes"), kPatienceMs);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(chosen.size(), 1, kPatienceMs);
    QCOMPARE(chosen.constFirst().at(1).value<Deployment>().nodes.constFirst().password, Secret("open sesame"));
}

void TestProfiles::onePasswordFollowsTheOther()
{
    const auto other = *Endpoint::fromUri(u"10.0.0.2"_s);
    (void)keep({.name = u"A"_s,
                .nodes = {m_guarded.endpoint(), other},
                .keeping = PasswordKeeping::Ask,
                .secrets = {m_guarded.endpoint().display(), other.display()}});
    open();
    connectNow();
    for (const auto &password : {u"one"_s, u"two"_s}) {
        QTRY_VERIFY_WITH_TIMEOUT(qobject_cast<QLineEdit *>(QApplication::focusWidget()) != nullptr, kPatienceMs);
        QTest::keyClicks(QApplication::focusWidget(), password);
        const QPointer<QWidget> editor = QApplication::focusWidget();
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(!editor, kPatienceMs);
    }
    const auto deployment = m_dialog->deployment();
    QVERIFY(deployment);
    QCOMPARE(deployment->nodes.at(0).password, Secret("one"));
    QCOMPARE(deployment->nodes.at(1).password, Secret("two"));
}

/// To the nodes a connection is the same by whatever name it is kept.
void TestProfiles::resultsAreOfWhatTheNodesWereAsked()
{
    open();
    type("connectAddresses", m_guarded.uri());
    type("connectPassword", u"open sesame"_s);
    press("connectTest");
    type("connectName", u"Stock"_s);
    QTRY_VERIFY2_WITH_TIMEOUT(message().endsWith(u": 1 of 1 nodes work."_s), qPrintable(message()), kPatienceMs);
    const QString told = message();
    choose("connectEnvironment", static_cast<int>(Environment::Production));
    QCOMPARE(message(), told);
    press("connectSave");
    QCOMPARE(message(), u"Saved, without passwords."_s);
    QCOMPARE(columnOf(m_dialog, "connectResults", 1).size(), 1);
    type("connectName", u"Stock 2"_s);
    QCOMPARE(message(), told);
    type("connectPassword", u"open sesam"_s);
    QCOMPARE(message(), QString());
    QCOMPARE(columnOf(m_dialog, "connectResults", 1).size(), 0);
}

void TestProfiles::passwordsInAddressesAreTakenOutOfSight()
{
    open();
    auto *edit = field<QPlainTextEdit>("connectAddresses");
    m_dialog->activateWindow();
    edit->setFocus();
    QTRY_VERIFY_WITH_TIMEOUT(edit->hasFocus(), kPatienceMs);
    type("connectAddresses", u"redis://ann:s3cret@10.0.0.1, redis://:t0p@10.0.0.2"_s);
    QTest::keyClick(edit, Qt::Key_Tab);
    QTRY_VERIFY_WITH_TIMEOUT(!addresses().contains(u"s3cret"_s) && !addresses().contains(u"t0p"_s), kPatienceMs);
    const auto deployment = m_dialog->deployment();
    QVERIFY(deployment);
    QVERIFY(deployment->nodes.at(0).password == Secret("s3cret"));
    QCOMPARE(deployment->nodes.at(0).user, u"ann"_s);
    QVERIFY(deployment->nodes.at(1).password == Secret("t0p"));
    QCOMPARE(columnOf(m_dialog, "connectNodes", ProfileNodesModel::PasswordColumn),
             (QStringList{u"own, not shown"_s, u"own, not shown"_s}));
    type("connectPassword", u"common"_s); // for those that have none
    QVERIFY(m_dialog->deployment()->nodes.at(0).password == Secret("s3cret"));
}

void TestProfiles::nodesAreEditedInTheTable()
{
    open();
    type("connectAddresses", u"redis://:s3cret@10.0.0.1 10.0.0.2"_s);
    QTest::keyClick(field<QWidget>("connectAddresses"), Qt::Key_Return);
    type("connectAddresses", u"unix:///run/r.sock"_s);
    auto *model = field<QTableView>("connectNodes")->model();
    QCOMPARE(model->rowCount(), 3);
    QVERIFY(model->setData(model->index(0, ProfileNodesModel::UserColumn), u"bob"_s));
    QVERIFY(model->setData(model->index(1, ProfileNodesModel::NameColumn), u"Node B"_s));
    QVERIFY(model->setData(model->index(1, ProfileNodesModel::PasswordColumn), u"own"_s));
    QVERIFY(model->setData(model->index(1, ProfileNodesModel::TlsColumn), Qt::Checked, Qt::CheckStateRole));
    QVERIFY(!(model->flags(model->index(2, ProfileNodesModel::TlsColumn)) & Qt::ItemIsUserCheckable));
    const auto deployment = m_dialog->deployment();
    QVERIFY2(deployment, deployment ? "" : qPrintable(deployment.error().message));
    QCOMPARE(deployment->nodes.at(0).user, u"bob"_s);
    QVERIFY(deployment->nodes.at(0).password == Secret("s3cret"));
    QCOMPARE(deployment->nodes.at(1).name, u"Node B"_s);
    QVERIFY(deployment->nodes.at(1).password == Secret("own"));
    QVERIFY(deployment->nodes.at(1).tls.enabled);
    QVERIFY(!addresses().contains(u"s3cret"_s));

    // By keys: the password is typed unseen.
    auto *table = field<QTableView>("connectNodes");
    table->setCurrentIndex(model->index(2, ProfileNodesModel::PasswordColumn));
    QTest::keyClick(table, Qt::Key_F2);
    auto *editor = table->findChild<QLineEdit *>();
    QVERIFY(editor != nullptr);
    QCOMPARE(editor->echoMode(), QLineEdit::Password);
    QTest::keyClicks(editor, u"sock"_s);
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(m_dialog->deployment()->nodes.at(2).password == Secret("sock"), kPatienceMs);
}

void TestProfiles::theNodesModelIsAGoodModel()
{
    ProfileNodesModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    for (const auto &text : {u"a b c"_s, u"a"_s, u""_s, u"x y"_s})
        model.setNodes(readAddresses(text).entries, {}, {});
    QCOMPARE(model.rowCount(), 2);
}

void TestProfiles::importAndExport()
{
    (void)keep({.name = u"A"_s, .nodes = {*Endpoint::fromUri(u"10.0.0.1"_s)}, .secrets = {u"common"_s}});
    open();
    type("connectPassword", u"s3cret"_s);
    const QString path = m_folder->filePath(u"out.json"_s);
    press("profileExport");
    auto *out = m_dialog->findChild<QFileDialog *>(u"profileExportDialog"_s);
    QVERIFY(out != nullptr);
    Q_EMIT out->fileSelected(path);
    out->close();
    QVERIFY2(message().contains(u"exported, without passwords"_s), qPrintable(message()));
    QFile exported(path);
    QVERIFY(exported.open(QIODevice::ReadOnly));
    QVERIFY(!exported.readAll().contains("s3cret"));
    exported.close();

    press("profileImport");
    auto *in = m_dialog->findChild<QFileDialog *>(u"profileImportDialog"_s);
    QVERIFY(in != nullptr);
    Q_EMIT in->fileSelected(path);
    QCOMPARE(m_store->profiles().size(), 2);
    // Two of one name could not be told apart.
    QStringList names;
    for (const auto &profile : m_store->profiles())
        names += profile.name;
    names.sort();
    QCOMPARE(names, QStringList({u"A"_s, u"A (2)"_s}));
    QVERIFY2(message().contains(u"“A (2)”"_s), qPrintable(message()));
    QVERIFY(exported.open(QIODevice::WriteOnly));
    exported.write(R"({"lockscopeProfiles": 1, "profiles": [{"name": "X"}, {"name": "Y", "password": "p"}]})");
    exported.close();
    Q_EMIT in->fileSelected(path);
    in->close();
    QVERIFY2(message().contains(u"Nothing was imported"_s) && message().contains(u"Profile 2"_s),
             qPrintable(message()));
    QCOMPARE(m_store->profiles().size(), 2);
}

void TestProfiles::sentinelIsTested()
{
    open();
    choose("connectRule", static_cast<int>(ProfileRule::Sentinel));
    QVERIFY(field<QPlainTextEdit>("connectSentinels")->isVisible());
    QVERIFY(!field<QPlainTextEdit>("connectAddresses")->isVisible());
    type("connectSentinels", m_sentinel.endpoint().display());
    press("connectTest");
    QVERIFY2(message().contains(u"name of the master"_s), qPrintable(message()));
    QVERIFY(field<QLineEdit>("connectMaster")->hasFocus());
    type("connectMaster", u"shop"_s);
    press("connectTest");
    QTRY_VERIFY2_WITH_TIMEOUT(message().endsWith(u": 1 of 1 nodes work."_s), qPrintable(message()), kPatienceMs);
    QVERIFY(columnOf(m_dialog, "connectResults", 1).first().contains(u"✔"_s));
    press("connectSave");
    const auto kept = m_store->profiles();
    QCOMPARE(kept.size(), 1);
    QCOMPARE(kept.first().name, u"shop"_s);
    QCOMPARE(kept.first().sentinels.size(), 1);
}

void TestProfiles::sentinelWithoutAMaster()
{
    open();
    choose("connectRule", static_cast<int>(ProfileRule::Sentinel));
    type("connectSentinels", m_sentinel.endpoint().display());
    type("connectMaster", u"nobody"_s);
    press("connectTest");
    QTRY_VERIFY2_WITH_TIMEOUT(message().endsWith(u": 0 of 1 nodes work."_s), qPrintable(message()), kPatienceMs);
    const QString why = columnOf(m_dialog, "connectResults", 1).value(0);
    QVERIFY2(why.startsWith(u"✖"_s) && why.contains(u"nobody"_s), qPrintable(why));
}

void TestProfiles::clusterIsTested()
{
    RedisServer cluster{{.clusterMember = true}};
    QVERIFY(cluster.start());
    QVERIFY(cluster.serveSlots(0, 16383));
    QTRY_VERIFY_WITH_TIMEOUT(cluster.tell(u"CLUSTER INFO"_s).contains("cluster_state:ok"), 2 * kPatienceMs);
    open();
    choose("connectRule", static_cast<int>(ProfileRule::Cluster));
    type("connectAddresses", cluster.uri());
    press("connectTest");
    QTRY_VERIFY2_WITH_TIMEOUT(message().endsWith(u": 1 of 1 nodes work."_s), qPrintable(message()), kPatienceMs);
    press("connectSave");
    QVERIFY(m_store->profiles().constFirst().rule == ProfileRule::Cluster);
}

void TestProfiles::enterConnectsOnce()
{
    (void)keep({.name = u"A"_s, .nodes = {m_guarded.endpoint()}, .secrets = {ProfilePasswords::kCommon}});
    open();
    const QSignalSpy chosen(m_dialog, &ConnectionDialog::profileChosen);
    auto *tree = field<QTreeWidget>("profileTree");
    tree->setFocus();
    QTest::keyClick(tree, Qt::Key_Return);
    QVERIFY2(message().contains(u"is missing"_s), qPrintable(message()));
    QCOMPARE(chosen.size(), 0); // it was told once, not overridden by the same key
    tree->setFocus();
    QTest::keyClick(tree, Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
}

void TestProfiles::pastedPasswordsAreTakenOutOfSight()
{
    open();
    QGuiApplication::clipboard()->setText(u"redis://:s3cret@10.0.0.1\nredis://:t0p@10.0.0.2\n"_s);
    QTest::keySequence(field<QPlainTextEdit>("connectAddresses"), QKeySequence(QKeySequence::Paste));
    QTRY_VERIFY_WITH_TIMEOUT(
        !addresses().isEmpty() && !addresses().contains(u"s3cret"_s) && !addresses().contains(u"t0p"_s), kPatienceMs);
    QVERIFY(m_dialog->deployment()->nodes.at(1).password == Secret("t0p"));
}

/// A button that is pressed by its keys must not move the focus from a password to where the rest of it shows.
void TestProfiles::theFocusStaysWhereAPasswordIsTyped()
{
    open();
    m_dialog->activateWindow();
    type("connectAddresses", u"redis://localhost:99999"_s);
    auto *password = field<QLineEdit>("connectPassword");
    auto *tabs = m_dialog->findChild<QTabWidget *>();
    tabs->setCurrentWidget(password->parentWidget());
    password->setFocus();
    QTRY_VERIFY_WITH_TIMEOUT(password->hasFocus(), kPatienceMs);
    const QString before = addresses();
    for (const auto &button : {"connectTest", "connectSave"}) {
        m_dialog->findChild<QPushButton *>(QLatin1String(button))->click(); // as by a mnemonic
        QVERIFY(password->hasFocus() && password->isVisible());
        QVERIFY2(message().contains(u"99999"_s), qPrintable(message()));
    }
    QTest::keyClick(password, Qt::Key_Return);
    QVERIFY(password->hasFocus());
    QTest::keyClicks(QApplication::focusWidget(), u"s3cret"_s);
    QCOMPARE(password->text(), u"s3cret"_s);
    QCOMPARE(addresses(), before);
    // Above the tabs the fault may come into sight, but the focus stays.
    auto *name = field<QLineEdit>("connectName");
    name->setFocus();
    m_dialog->findChild<QPushButton *>(u"connectTest"_s)->click();
    QVERIFY(name->hasFocus());
    QVERIFY(field<QPlainTextEdit>("connectAddresses")->isVisible());
    // Nobody types on a button.
    press("connectTest");
    QVERIFY(field<QPlainTextEdit>("connectAddresses")->hasFocus());
}

void TestProfiles::passwordsComeInByOtherWays()
{
    open();
    auto *edit = field<QPlainTextEdit>("connectAddresses");
    edit->setFocus();
    QGuiApplication::clipboard()->setText(u"redis://:s3cret@10.0.0.1"_s);
    QContextMenuEvent asked(QContextMenuEvent::Mouse, QPoint(5, 5), edit->viewport()->mapToGlobal(QPoint(5, 5)));
    QCoreApplication::sendEvent(edit->viewport(), &asked);
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu != nullptr);
    auto *paste = menu->findChild<QAction *>(u"edit-paste"_s);
    QVERIFY(paste != nullptr);
    LockscopeTest::choose(menu, paste);
    QTRY_VERIFY_WITH_TIMEOUT(addresses().contains(u"10.0.0.1"_s), kPatienceMs);
    QVERIFY2(!addresses().contains(u"s3cret"_s), qPrintable(addresses()));
    QVERIFY(edit->hasFocus());

    QMimeData dragged;
    dragged.setText(u"\nredis://:t0p@10.0.0.2"_s);
    QDropEvent dropped(QPointF(edit->viewport()->width() - 5, edit->viewport()->height() - 5), Qt::CopyAction, &dragged,
                       Qt::LeftButton, Qt::NoModifier);
    QDragEnterEvent entered(QPoint(5, 5), Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(edit->viewport(), &entered);
    QCoreApplication::sendEvent(edit->viewport(), &dropped);
    QVERIFY2(addresses().contains(u"10.0.0.2"_s) && !addresses().contains(u"t0p"_s), qPrintable(addresses()));
    const auto deployment = m_dialog->deployment();
    QVERIFY2(deployment, deployment ? "" : qPrintable(deployment.error().message));
    QVERIFY(deployment->nodes.at(0).password == Secret("s3cret"));
    QVERIFY(deployment->nodes.at(1).password == Secret("t0p"));

    choose("connectRule", static_cast<int>(ProfileRule::Sentinel));
    auto *sentinels = field<QPlainTextEdit>("connectSentinels");
    QTest::keySequence(sentinels, QKeySequence(QKeySequence::Paste));
    QVERIFY2(sentinels->toPlainText().contains(u"10.0.0.1"_s) && !sentinels->toPlainText().contains(u"s3cret"_s),
             qPrintable(sentinels->toPlainText()));
}

/// By its key a button is pressed while the cell's editor is open.
void TestProfiles::whatStandsInAnOpenCellIsTaken()
{
    open();
    type("connectAddresses", u"10.0.0.1"_s);
    auto *table = field<QTableView>("connectNodes");
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, ProfileNodesModel::NameColumn));
    QTest::keyClick(table, Qt::Key_F2);
    auto *editor = table->findChild<QLineEdit *>();
    QVERIFY(editor != nullptr);
    QTest::keyClicks(editor, u"Node X"_s);
    QTest::keyClick(editor, Qt::Key_S, Qt::AltModifier);
    QTRY_COMPARE_WITH_TIMEOUT(m_store->profiles().size(), 1, kPatienceMs);
    QCOMPARE(m_store->profiles().constFirst().nodes.constFirst().name, u"Node X"_s);
}

void TestProfiles::whatIsUsedByItsKeyIsOutOfSight_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("Test") << Qt::Key_T;
    QTest::newRow("Connect") << Qt::Key_C;
}

/// By its key a button is pressed without being given the focus.
void TestProfiles::whatIsUsedByItsKeyIsOutOfSight()
{
    QFETCH(const Qt::Key, key);
    open();
    auto *edit = field<QPlainTextEdit>("connectAddresses");
    edit->setFocus();
    type("connectAddresses", u"redis://:s3cret@10.0.0.1:1"_s);
    QVERIFY(addresses().contains(u"s3cret"_s));
    const QPointer dialog = m_dialog;
    QTest::keyClick(edit, key, Qt::AltModifier);
    QTRY_VERIFY2_WITH_TIMEOUT(!dialog || !addresses().contains(u"s3cret"_s), dialog ? qPrintable(addresses()) : "",
                              kPatienceMs);
}

void TestProfiles::aPasswordIsOutOfSightInALineThatCannotBeRead_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("seen");
    QTest::newRow("a port that is none") << u"redis://me:s3cret@10.0.0.1:99999"_s << u"redis://me:•1•@10.0.0.1:99999"_s;
    QTest::newRow("an @ and a slash in it") << u"redis://:s3cr@t/x@10.0.0.1:p"_s << u"redis://:•1•@10.0.0.1:p"_s;
    QTest::newRow("a space in it") << u"redis://me:s3 cret@10.0.0.1:6379"_s << u"redis://me:•1•@10.0.0.1:6379"_s;
    QTest::newRow("a lone word") << u"redis://s3cret@10.0.0.1:p"_s << u"redis://•1•@10.0.0.1:p"_s;
    QTest::newRow("no scheme") << u"  me:s3cret@10.0.0.1:p"_s << u"  me:•1•@10.0.0.1:p"_s;
    QTest::newRow("a scheme that is none") << u"http://me:s3cret@10.0.0.1"_s << u"http://me:•1•@10.0.0.1"_s;
    QTest::newRow("half typed") << u"redis://:s3cret"_s << u"redis://:•1•"_s;
    QTest::newRow("a remark") << u"# redis://:s3cret@10.0.0.1"_s << u"# redis://:•1•@10.0.0.1"_s;
    QTest::newRow("two in a line") << u"redis://:s3cret@10.0.0.1:p, redis://:s3cret2@10.0.0.2:p"_s
                                   << u"redis://:•2•@10.0.0.1:p, redis://:•1•@10.0.0.2:p"_s;
    QTest::newRow("beside one that can be read")
        << u"redis://:s3cret@10.0.0.1 ten:x"_s << u"redis://:•1•@10.0.0.1 ten:x"_s;
    QTest::newRow("none: a port") << u"redis://:63790000"_s << u"redis://:63790000"_s;
    QTest::newRow("none: IPv6") << u"redis://::1"_s << u"redis://::1"_s;
    QTest::newRow("none: a wrong port") << u"localhost:x"_s << u"localhost:x"_s;
    QTest::newRow("none: a socket") << u"unix:///tmp/a@b:c?x=1"_s << u"unix:///tmp/a@b:c?x=1"_s;
}

void TestProfiles::aPasswordIsOutOfSightInALineThatCannotBeRead()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, seen);
    open();
    auto *edit = field<QPlainTextEdit>("connectAddresses");
    edit->setFocus();
    type("connectAddresses", typed);
    QTest::keyClick(edit, Qt::Key_Tab);
    QCOMPARE(addresses(), seen);
    // Nor do the words about the line tell it, and nothing that is undone.
    if (seen != typed)
        QTest::keyClick(edit, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(addresses(), seen);
    const auto deployment = m_dialog->deployment();
    QVERIFY(!deployment);
    QVERIFY2(!deployment.error().message.contains(u"s3"_s), qPrintable(deployment.error().message));
    auto *problems = field<QWidget>("connectAddressProblems");
    if (!typed.startsWith(u'#'))
        QTRY_VERIFY_WITH_TIMEOUT(!problems->toolTip().isEmpty(), kPatienceMs);
    QVERIFY2(!problems->toolTip().contains(u"s3"_s), qPrintable(problems->toolTip()));
}

void TestProfiles::whatStandsForAPasswordStaysItWhileItsLineIsMended()
{
    open();
    auto *edit = field<QPlainTextEdit>("connectAddresses");
    edit->setFocus();
    type("connectAddresses", u"redis://me:s3cret@10.0.0.1:99999"_s);
    QTest::keyClick(edit, Qt::Key_Tab);
    QCOMPARE(addresses(), u"redis://me:•1•@10.0.0.1:99999"_s);
    edit->setFocus();
    QTest::keyClick(edit, Qt::Key_End);
    QTest::keyClick(edit, Qt::Key_Backspace);
    QVERIFY(m_dialog->deployment());
    QVERIFY(m_dialog->deployment()->nodes.at(0).password == Secret("s3cret"));
    QTest::keyClick(edit, Qt::Key_Tab);
    QCOMPARE(addresses(), u"redis://me:•1•@10.0.0.1:9999"_s);
    QVERIFY(m_dialog->deployment()->nodes.at(0).password == Secret("s3cret"));
}

/// Nobody sees a password that is remembered by its address.
void TestProfiles::anErasedPasswordIsGone_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("seen");
    QTest::newRow("with a user") << u"redis://nobody:s3cret@10.0.0.1:7000"_s << u"redis://nobody:•1•@10.0.0.1:7000"_s;
    QTest::newRow("without") << u"rediss://:s3c/ret@10.0.0.1:7000"_s << u"rediss://:•1•@10.0.0.1:7000"_s;
    QTest::newRow("without a scheme") << u"nobody:s3cret@10.0.0.1:7000"_s << u"redis://nobody:•1•@10.0.0.1:7000"_s;
}

void TestProfiles::anErasedPasswordIsGone()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, seen);
    open();
    auto *edit = field<QPlainTextEdit>("connectAddresses");
    const auto password = [this] { return m_dialog->deployment()->nodes.at(0).password; };
    edit->setFocus();
    type("connectAddresses", typed);
    QTest::keyClick(edit, Qt::Key_Tab);
    QCOMPARE(addresses(), seen);
    QVERIFY(!password().isEmpty());
    const Secret before = password();
    edit->setFocus();
    QTest::keyClick(edit, Qt::Key_Tab);
    QCOMPARE(addresses(), seen);
    // What is cut comes back by pasting, also elsewhere.
    edit->setFocus();
    edit->selectAll();
    QTest::keySequence(edit, QKeySequence::Cut);
    QTest::keyClicks(edit, u"10.0.0.9 "_s);
    QTest::keySequence(edit, QKeySequence::Paste);
    QVERIFY(m_dialog->deployment());
    QCOMPARE(m_dialog->deployment()->nodes.size(), 2);
    QVERIFY(m_dialog->deployment()->nodes.at(0).password.isEmpty());
    QVERIFY(m_dialog->deployment()->nodes.at(1).password == before);

    edit->selectAll();
    QTest::keyClicks(edit, u"10.0.0.1:7000"_s);
    QVERIFY(password().isEmpty());
    QCOMPARE(m_dialog->deployment()->nodes.at(0).user, QString());
    QCOMPARE(columnOf(m_dialog, "connectNodes", ProfileNodesModel::PasswordColumn), QStringList{u"(none)"_s});
    press("connectTest");
    QVERIFY(password().isEmpty());
}

void TestProfiles::aKeptPasswordIsErasedWhereItIsSeen()
{
    openKept();
    QVERIFY2(addresses().contains(QRegularExpression(u"redis://:•\\d+•@10\\.0\\.0\\.1:6379"_s)),
             qPrintable(addresses()));
    const auto first = [this] { return m_dialog->deployment()->nodes.at(0).password; };
    QVERIFY(first() == Secret("one"));
    auto *edit = field<QPlainTextEdit>("connectAddresses");
    edit->setFocus();
    QTest::keySequence(edit, QKeySequence(QKeySequence::MoveToStartOfDocument));
    QTest::keySequence(edit, QKeySequence(QKeySequence::SelectEndOfLine));
    QTest::keyClicks(edit, u"10.0.0.1"_s);
    QVERIFY(first() == Secret("right")); // that of all
    QVERIFY(m_dialog->deployment()->nodes.at(1).password == Secret("two"));
    press("connectSave");
    QVERIFY2(!message().contains(u"missing"_s), qPrintable(message()));
    QCOMPARE(m_store->profiles().first().secrets, (QStringList{u"10.0.0.2:6379"_s, ProfilePasswords::kCommon}));
    open();
    QTRY_VERIFY_WITH_TIMEOUT(m_dialog->deployment() && m_dialog->deployment()->nodes.last().password == Secret("right"),
                             kPatienceMs);
    QVERIFY(first() == Secret("right"));
    QVERIFY(m_dialog->deployment()->nodes.at(1).password == Secret("two"));
}

void TestProfiles::aTryDoesNotReplaceAKeptPassword()
{
    openKept();
    const auto before = m_keychain;
    QSignalSpy chosen(m_dialog, &ConnectionDialog::profileChosen);
    type("connectPassword", u"wrong"_s);
    connectWithoutSaving();
    QCOMPARE(chosen.size(), 1);
    QVERIFY(chosen.first().at(1).value<Deployment>().nodes.last().password == Secret("wrong"));
    QTRY_VERIFY_WITH_TIMEOUT(!m_dialog, kPatienceMs);
    QCOMPARE(m_keychain, before);
    open(); // and it is found again
    QTRY_VERIFY_WITH_TIMEOUT(m_dialog->deployment()->nodes.last().password == Secret("right"), kPatienceMs);
}

void TestProfiles::aTryWithoutANodeKeepsItsPassword()
{
    openKept();
    const auto before = m_keychain;
    auto *edit = field<QPlainTextEdit>("connectAddresses");
    edit->setFocus();
    QTest::keySequence(edit, QKeySequence(QKeySequence::MoveToStartOfDocument));
    QTest::keySequence(edit, QKeySequence(QKeySequence::SelectEndOfLine));
    QTest::keyClick(edit, Qt::Key_Delete);
    connectWithoutSaving();
    QTRY_VERIFY_WITH_TIMEOUT(!m_dialog, kPatienceMs);
    QCOMPARE(m_keychain, before);
    QCOMPARE(m_store->profiles().first().nodes.size(), 3);
}

void TestProfiles::askingForOnceForgetsNothing()
{
    openKept();
    const auto before = m_keychain;
    choose("connectKeeping", static_cast<int>(PasswordKeeping::Ask));
    connectWithoutSaving();
    QTRY_VERIFY_WITH_TIMEOUT(!m_dialog, kPatienceMs);
    QCOMPARE(m_keychain, before);
}

void TestProfiles::aPasswordThatWasMissingIsKeptAsChosen()
{
    (void)keep({.name = u"A"_s,
                .nodes = {m_guarded.endpoint()},
                .keeping = PasswordKeeping::Keychain,
                .secrets = {ProfilePasswords::kCommon}});
    open();
    type("connectPassword", u"open sesame"_s);
    connectNow();
    QTRY_VERIFY_WITH_TIMEOUT(!m_dialog, kPatienceMs); // and nothing was asked
    QTRY_COMPARE_WITH_TIMEOUT(m_keychain.size(), 1, kPatienceMs);
    open();
    QTRY_VERIFY_WITH_TIMEOUT(m_dialog->deployment()->nodes.first().password == Secret("open sesame"), kPatienceMs);
}

void TestProfiles::closingAsksAboutWhatWasTyped()
{
    (void)keep({.name = u"A"_s, .nodes = {*Endpoint::fromUri(u"10.0.0.1"_s)}});
    (void)keep({.name = u"B"_s, .nodes = {*Endpoint::fromUri(u"10.0.0.2"_s)}});
    open();
    QVERIFY(select(u"A"_s));
    type("connectPatterns", u"half typed"_s);
    QVERIFY(select(u"B"_s));
    QTest::keyClick(m_dialog, Qt::Key_Escape);
    QVERIFY(m_dialog && m_dialog->isVisible());
    QVERIFY(question() != nullptr);
    QVERIFY2(question()->text().contains(u"A"_s) && question()->textFormat() == Qt::PlainText,
             qPrintable(question()->text()));
    QTest::keyClick(question(), Qt::Key_Escape); // no answer: it goes on
    QTRY_VERIFY_WITH_TIMEOUT(question() == nullptr, kPatienceMs);
    QVERIFY(m_dialog->isVisible());
    QVERIFY(select(u"A"_s));
    QCOMPARE(textOf(m_dialog, "connectPatterns"), u"half typed"_s);
    click(m_dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Cancel));
    QVERIFY(question() != nullptr);
    press("connectUnsavedDrop");
    QTRY_VERIFY_WITH_TIMEOUT(!m_dialog, kPatienceMs);
    QVERIFY(m_store->profiles().first().patterns.isEmpty());
}

void TestProfiles::connectingAsksAboutWhatWasTyped()
{
    (void)keep({.name = u"A"_s, .nodes = {*Endpoint::fromUri(u"10.0.0.1"_s)}});
    open();
    QSignalSpy chosen(m_dialog, &ConnectionDialog::profileChosen);
    type("connectPatterns", u"lock:*"_s);
    connectNow();
    QVERIFY(question() != nullptr);
    QCOMPARE(chosen.size(), 0);
    press("connectUnsavedSave");
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.first().at(1).value<Deployment>().patterns, QByteArrayList({"lock:*"}));
    QCOMPARE(m_store->profiles().first().patterns, QByteArrayList({"lock:*"}));
    QTRY_VERIFY_WITH_TIMEOUT(!m_dialog, kPatienceMs);
}

void TestProfiles::othersAreNotLostByConnecting()
{
    (void)keep({.name = u"A"_s, .nodes = {*Endpoint::fromUri(u"10.0.0.1"_s)}});
    (void)keep({.name = u"B"_s, .nodes = {*Endpoint::fromUri(u"10.0.0.2"_s)}});
    open();
    QSignalSpy chosen(m_dialog, &ConnectionDialog::profileChosen);
    press("profileNew");
    type("connectName", u"C"_s);
    QVERIFY(select(u"B"_s));
    connectNow();
    QVERIFY(question() != nullptr);
    QVERIFY2(question()->text().contains(u"C"_s), qPrintable(question()->text()));
    QVERIFY(field<QPushButton>("connectUnsavedSave") == nullptr); // of others it is for their own forms to say
    QTest::keyClick(question(), Qt::Key_Escape);
    QCOMPARE(chosen.size(), 0);
    QTRY_VERIFY_WITH_TIMEOUT(question() == nullptr, kPatienceMs);
    connectWithoutSaving();
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.first().first().value<Profile>().name, u"B"_s);
}

void TestProfiles::nothingIsAskedWhereNothingIsLost()
{
    (void)keep({.name = u"A"_s, .nodes = {m_guarded.endpoint()}, .secrets = {ProfilePasswords::kCommon}});
    open();
    QSignalSpy chosen(m_dialog, &ConnectionDialog::profileChosen);
    // A password that is asked for each time is no edit.
    type("connectPassword", u"open sesame"_s);
    connectNow();
    QCOMPARE(chosen.size(), 1);
    QTRY_VERIFY_WITH_TIMEOUT(!m_dialog, kPatienceMs);

    open(); // typed, and taken back
    type("connectPatterns", u"x"_s);
    QTest::keyClick(field<QLineEdit>("connectPatterns"), Qt::Key_Backspace);
    QTest::keyClick(m_dialog, Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(!m_dialog, kPatienceMs);

    open(); // a new one that is connected is not lost: the window can keep it
    press("profileNew");
    type("connectAddresses", u"10.0.0.9"_s);
    connectNow();
    QTRY_VERIFY_WITH_TIMEOUT(!m_dialog, kPatienceMs);
}

void TestProfiles::eachDraftHasItsOwnMap()
{
    openKept();
    (void)keep({.name = u"B"_s, .nodes = {*Endpoint::fromUri(u"10.0.0.2"_s)}});
    QVERIFY(select(u"A"_s));
    const auto *map = field<QTableWidget>("connectMap");
    map->item(0, 0)->setText(u"10.0.0.1=10.0.0.2"_s);
    QVERIFY(select(u"B"_s));
    QCOMPARE(map->rowCount(), 1);
    QCOMPARE(map->item(0, 0)->text(), QString());
    map->item(0, 1)->setText(u"10.0.0.9"_s);
    QVERIFY(select(u"A"_s));
    QCOMPARE(map->rowCount(), 2);
    QCOMPARE(map->item(0, 1)->text(), u"10.0.0.2"_s);
    QVERIFY(select(u"B"_s));
    QCOMPARE(map->item(0, 0)->text(), QString());
    QCOMPARE(map->item(0, 1)->text(), u"10.0.0.9"_s);
    QCOMPARE(map->rowCount(), 2);
}

void TestProfiles::theKeychainAnswersLaterThanTheHand()
{
    openKept();
    (void)keep({.name = u"B"_s, .nodes = {*Endpoint::fromUri(u"10.0.0.2"_s)}});
    QVERIFY(select(u"B"_s));
    m_held.emplace();
    QVERIFY(select(u"A"_s));
    type("connectPatterns", u"lock:*"_s);
    QVERIFY(select(u"B"_s));
    QVERIFY(!m_held->empty());
    const auto answers = *std::exchange(m_held, std::nullopt);
    for (const auto &answer : answers)
        answer(); // of A, while B is shown
    QVERIFY(select(u"A"_s));
    QCOMPARE(textOf(m_dialog, "connectPatterns"), u"lock:*"_s);
    QTRY_VERIFY_WITH_TIMEOUT(m_dialog->deployment()->nodes.last().password == Secret("right"), kPatienceMs);
    connectNow();
    QVERIFY2(!message().contains(u"missing"_s), qPrintable(message()));
}

void TestProfiles::theWayThroughAProxyIsTestedAndKept()
{
    SocksServer socks;
    socks.user = "ann";
    socks.password = "hunter2";
    open();
    type("connectAddresses", m_master.endpoint().display());
    type("connectProxy", u"socks5://ann@127.0.0.1:%1"_s.arg(socks.serverPort()));
    auto *map = field<QTableWidget>("connectMap");
    map->item(0, 0)->setText(u"172.18.0.3:6379=127.0.0.1:7001"_s); // both, as --map has them
    QCOMPARE(map->item(0, 1)->text(), u"127.0.0.1:7001"_s);
    QCOMPARE(map->rowCount(), 2); // there is always an empty one
    choose("connectKeeping", static_cast<int>(PasswordKeeping::Keychain));
    press("connectTest");
    QTRY_VERIFY2_WITH_TIMEOUT(message().endsWith(u": 0 of 1 nodes work."_s), qPrintable(message()), kPatienceMs);
    const QString why = columnOf(m_dialog, "connectResults", 1).value(0);
    QVERIFY2(why.contains(u"rejects the login of \"ann\""_s), qPrintable(why));
    type("connectProxyPassword", u"hunter2"_s);
    press("connectTest");
    QTRY_VERIFY2_WITH_TIMEOUT(message().endsWith(u": 1 of 1 nodes work."_s), qPrintable(message()), kPatienceMs);
    QVERIFY(!socks.asked.isEmpty());
    press("connectSave");
    QTRY_COMPARE_WITH_TIMEOUT(m_keychain.size(), 1, kPatienceMs);
    QVERIFY(!file().contains("hunter2"));

    open(); // another time
    QTRY_VERIFY_WITH_TIMEOUT(
        m_dialog->deployment() && m_dialog->deployment()->route().proxy->password == Secret("hunter2"), kPatienceMs);
    QCOMPARE(m_dialog->deployment()->route().map.size(), 1);
    QCOMPARE(textOf(m_dialog, "connectProxyPassword"), QString());
    field<QLineEdit>("connectProxy")->clear();
    type("connectSsh", u"ann@gate.example.org, inner:2222"_s);
    QCOMPARE(m_dialog->deployment()->route().ssh, (QStringList{u"ann@gate.example.org"_s, u"inner:2222"_s}));
    QVERIFY(!m_dialog->deployment()->route().proxy);
}

void TestProfiles::aWrongRouteIsSaid()
{
    open();
    type("connectAddresses", m_master.endpoint().display());
    type("connectProxy", u"http://proxy:3128"_s);
    press("connectTest");
    QVERIFY2(message().contains(u"socks5://"_s), qPrintable(message()));
    QVERIFY(field<QLineEdit>("connectProxy")->hasFocus());
    type("connectSsh", u"-oProxyCommand=x"_s);
    field<QTabWidget>("connectTabs")->setFocus();
    press("connectTest");
    QVERIFY2(message().contains(u"names no SSH host"_s), qPrintable(message()));
    for (const char *name : {"connectProxy", "connectSsh"})
        field<QLineEdit>(name)->clear();
    auto *map = field<QTableWidget>("connectMap");
    map->item(0, 0)->setText(u"10.0.0.1"_s);
    map->item(0, 1)->setText(u"a b"_s);
    map->item(1, 0)->setText(u"10.0.0.1"_s);
    press("connectTest");
    QVERIFY2(message().contains(u"“a b” is no address"_s), qPrintable(message()));
    QCOMPARE(map->currentItem(), map->item(0, 1));
    map->item(0, 1)->setText(u"127.0.0.1"_s);
    press("connectTest");
    QVERIFY2(message().contains(u"missing beside “10.0.0.1”"_s), qPrintable(message()));
    map->item(1, 1)->setText(u"127.0.0.2"_s);
    press("connectTest");
    QVERIFY2(message().contains(u"10.0.0.1 is mapped twice"_s), qPrintable(message()));
    QCOMPARE(map->currentItem(), map->item(1, 0));
    map->item(1, 0)->setText({});
    map->item(1, 1)->setText({});
    press("connectTest");
    QTRY_VERIFY2_WITH_TIMEOUT(message().endsWith(u": 1 of 1 nodes work."_s), qPrintable(message()), kPatienceMs);
}

void TestProfiles::clusterRefusesDatabases()
{
    open();
    choose("connectRule", static_cast<int>(ProfileRule::Cluster));
    type("connectAddresses", u"10.0.0.1:7000/2"_s);
    connectNow();
    QVERIFY2(message().contains(u"a cluster has database 0 only"_s), qPrintable(message()));
    field<QPlainTextEdit>("connectAddresses")->clear();
    type("connectAddresses", m_master.uri()); // no cluster
    press("connectTest");
    QTRY_VERIFY2_WITH_TIMEOUT(message().endsWith(u": 0 of 1 nodes work."_s), qPrintable(message()), kPatienceMs);
    QVERIFY2(columnOf(m_dialog, "connectResults", 1).value(0).contains(u"luster"_s),
             qPrintable(columnOf(m_dialog, "connectResults", 1).join(u' ')));
}

void TestProfiles::coloursSayTheEnvironment_data()
{
    QTest::addColumn<int>("environment");
    QTest::addColumn<QString>("colour");
    QTest::addColumn<QString>("words");
    QTest::newRow("production") << static_cast<int>(Environment::Production) << QString() << u"PRODUCTION · X"_s;
    QTest::newRow("development") << static_cast<int>(Environment::Development) << QString() << u"Development · X"_s;
    QTest::newRow("unspecified") << static_cast<int>(Environment::Unspecified) << QString() << u"Unspecified · X"_s;
    QTest::newRow("light") << static_cast<int>(Environment::Development) << u"#ffee88"_s << u"Development · X"_s;
    QTest::newRow("middle") << static_cast<int>(Environment::Development) << u"#808080"_s << u"Development · X"_s;
    QTest::newRow("no colour") << static_cast<int>(Environment::Production) << u"url(x)"_s << u"PRODUCTION · X"_s;
}

void TestProfiles::coloursSayTheEnvironment()
{
    QFETCH(const int, environment);
    QFETCH(const QString, colour);
    QFETCH(const QString, words);
    const auto look = lookOf(static_cast<Environment>(environment), colour, u"X"_s);
    QCOMPARE(look.words, words);
    const auto light = [](const QColor &c) {
        const auto part = [](double v) { return v <= 0.03928 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
        return 0.2126 * part(c.redF()) + 0.7152 * part(c.greenF()) + 0.0722 * part(c.blueF());
    };
    const double a = light(look.fill) + 0.05;
    const double b = light(look.ink) + 0.05;
    QVERIFY2(std::max(a, b) / std::min(a, b) >= 4.5, qPrintable(look.fill.name())); // WCAG AA
}

void TestProfiles::byKeyboardAlone()
{
    (void)keep({.name = u"A"_s, .nodes = {*Endpoint::fromUri(u"10.0.0.1"_s)}});
    (void)keep({.name = u"B"_s, .nodes = {m_master.endpoint()}});
    open();
    QSignalSpy chosen(m_dialog, &ConnectionDialog::profileChosen);
    m_dialog->activateWindow();
    auto *tree = field<QTreeWidget>("profileTree");
    QTest::keyClick(m_dialog, Qt::Key_I, Qt::AltModifier);
    QTRY_VERIFY_WITH_TIMEOUT(tree->hasFocus(), kPatienceMs);
    QTest::keyClick(tree, Qt::Key_Down);
    QTRY_COMPARE_WITH_TIMEOUT(textOf(m_dialog, "connectName"), u"B"_s, kPatienceMs);
    QTest::keyClick(m_dialog, Qt::Key_L, Qt::AltModifier);
    QCOMPARE(field<QTabWidget>("connectTabs")->currentIndex(), 1);
    QTest::keyClick(m_dialog, Qt::Key_T, Qt::AltModifier);
    tree->setFocus();
    QTest::keyClick(tree, Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(chosen.size(), 1, kPatienceMs);
    QCOMPARE(m_store->profiles().first().name, u"B"_s); // the last used one comes first
}

void TestProfiles::fitsSmallScreens()
{
    open();
    const QSize least = m_dialog->minimumSizeHint();
    QVERIFY2(least.width() <= 1240 && least.height() <= 680,
             qPrintable(u"%1 × %2"_s.arg(least.width()).arg(least.height())));
}

LOCKSCOPE_TEST(QApplication, TestProfiles)
#include "tst_profiles.moc"
