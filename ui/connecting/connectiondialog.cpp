#include "connectiondialog.h"

#include "../kit/filedialog.h"
#include "../kit/fittingarea.h"
#include "../kit/screenfit.h"
#include "../kit/servertext.h"
#include "../tables/rowcopy.h"
#include "../tables/texttablemodel.h"
#include "profilelist.h"
#include "profilepasswords.h"
#include "profilestore.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/session/profilejson.h>
#include <lockscope/core/words/inwindow.h>
#include <lockscope/core/words/wording.h>

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMap>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QSaveFile>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace Lockscope {

namespace {

const QString kDraftPrefix = QStringLiteral("new:");
const QString kNameField = QStringLiteral("connectName");

} // namespace

ConnectionDialog::ConnectionDialog(QWidget *parent)
    : QDialog(parent)
    , m_form(new ProfileForm(this))
    , m_message(new QLabel(this))
    , m_results(new TextTableModel({tr("Node"), tr("Result")}, this))
    , m_testButton(new QPushButton(tr("&Test"), this))
    , m_saveButton(new QPushButton(tr("&Save"), this))
{
    setObjectName(QStringLiteral("connectionDialog"));
    setWindowTitle(tr("Connections"));
    setAttribute(Qt::WA_DeleteOnClose);
    prepareForServerText(m_message);
    m_message->setObjectName(QStringLiteral("connectMessage"));
    m_testButton->setObjectName(QStringLiteral("connectTest"));
    m_testButton->setAutoDefault(false);
    m_saveButton->setObjectName(QStringLiteral("connectSave"));
    m_saveButton->setAutoDefault(false);
    m_saveButton->setToolTip(tr("Saves this connection, without its passwords"));
    m_saveButton->hide();

    auto *results = new QTableView(this);
    results->setModel(m_results);
    new RowCopy(results);
    results->setObjectName(QStringLiteral("connectResults"));
    results->setAccessibleName(tr("Results of the test"));
    results->verticalHeader()->hide();
    results->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    results->horizontalHeader()->setHighlightSections(false);
    results->setColumnWidth(0, 180);
    results->setWordWrap(true);
    results->setTabKeyNavigation(false);
    results->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    results->setMinimumHeight(fontMetrics().lineSpacing() * 4);
    results->setMaximumHeight(fontMetrics().lineSpacing() * 9);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_connectButton = buttons->button(QDialogButtonBox::Ok);
    m_connectButton->setText(tr("&Connect"));
    buttons->addButton(m_testButton, QDialogButtonBox::ActionRole);
    buttons->addButton(m_saveButton, QDialogButtonBox::ActionRole);

    auto *content = new QWidget(this);
    m_columns = new QHBoxLayout(content);
    m_columns->setContentsMargins(0, 0, 0, 0);
    auto *column = new QVBoxLayout;
    column->addWidget(m_form, 1);
    column->addWidget(results);
    m_columns->addLayout(column, 1);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(new FittingArea(content, this), 1);
    layout->addWidget(m_message); // always in sight
    layout->addWidget(buttons);
    resize(fittingScreen(this, {760, 660}));

    connect(m_form, &ProfileForm::edited, this, [this] {
        m_passwordWarningShown = false;
        if (!m_tested || m_tested != whatIsTested())
            dropTest();
        tell(m_testMessage);
        showDrafts();
    });
    connect(m_testButton, &QPushButton::clicked, this, &ConnectionDialog::test);
    connect(m_saveButton, &QPushButton::clicked, this, [this] { (void)save(); });
    connect(buttons, &QDialogButtonBox::accepted, this, &ConnectionDialog::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &ConnectionDialog::reject);
    begin({}, {});
}

ConnectionDialog::~ConnectionDialog() = default;

void ConnectionDialog::setStores(ProfileStore *profiles, ProfilePasswordStore *passwords)
{
    m_profiles = profiles;
    m_passwords = passwords;
    m_form->setPasswordStore(passwords);
    passwords->probe();
    m_saveButton->show();
    m_list = new ProfileList(profiles, this);
    m_list->setFixedWidth(fontMetrics().averageCharWidth() * 36);
    m_columns->insertWidget(0, m_list);
    resize(fittingScreen(this, {1020, 660}));
    connect(m_list, &ProfileList::currentChanged, this, [this](const QString &id) {
        storeDraft();
        showConnection(id);
    });
    connect(m_list, &ProfileList::activated, this, &ConnectionDialog::choose);
    connect(m_list, &ProfileList::newRequested, this, [this] {
        storeDraft();
        begin({}, {});
        m_form->focusName();
    });
    connect(m_list, &ProfileList::duplicateRequested, this, [this] {
        auto copy = m_form->profile();
        if (!copy)
            return tellError(copy.error());
        copy->id.clear();
        copy->name = tr("%1 (copy)").arg(copy->name);
        const auto known = m_form->passwords();
        storeDraft();
        begin(*copy, known);
    });
    connect(m_list, &ProfileList::deleteConfirmed, this, &ConnectionDialog::remove);
    connect(m_list, &ProfileList::importRequested, this, [this] {
        auto *dialog = makeFileDialog(this, tr("Import connections"));
        dialog->setObjectName(QStringLiteral("profileImportDialog"));
        dialog->setFileMode(QFileDialog::ExistingFile);
        connect(dialog, &QFileDialog::fileSelected, this, &ConnectionDialog::importFile);
        dialog->open();
    });
    connect(m_list, &ProfileList::exportRequested, this, [this] {
        auto *dialog = makeFileDialog(this, tr("Export connections, without passwords"));
        dialog->setObjectName(QStringLiteral("profileExportDialog"));
        dialog->setAcceptMode(QFileDialog::AcceptSave);
        dialog->selectFile(QStringLiteral("lockscope-connections.json"));
        connect(dialog, &QFileDialog::fileSelected, this, &ConnectionDialog::exportFile);
        dialog->open();
    });
    const auto kept = profiles->profiles();
    QStringList groups;
    for (const auto &profile : kept)
        groups += profile.group;
    groups.removeAll(QString());
    groups.removeDuplicates();
    m_form->setGroups(groups);
    if (const auto problems = profiles->problems(); !problems.isEmpty())
        tell(tr("⚠ %1").arg(problems.join(u'\n')));
    if (!m_form->isEdited() && !kept.isEmpty())
        showProfile(kept.constFirst().id); // the last used one
    else
        showDrafts();
}

bool ConnectionDialog::isKept(const QString &id) const
{
    return !id.startsWith(kDraftPrefix);
}

void ConnectionDialog::tell(const QString &text)
{
    m_message->setText(text);
}

void ConnectionDialog::tellError(const Error &error)
{
    tell(tr("✖ %1").arg(adviceForWindow(error.message)));
    m_form->showTabAtFault();
}

void ConnectionDialog::begin(const Profile &profile, const ProfilePasswords &passwords)
{
    m_current = kDraftPrefix + QString::number(++m_draftsMade);
    m_form->setProfile(profile, passwords);
    showDrafts();
    if (m_list != nullptr)
        m_list->setCurrent(m_current);
}

void ConnectionDialog::storeDraft()
{
    dropTest();
    tell({});
    // A new connection without any text is not worth a draft.
    const auto draft = m_form->draft();
    if (draft.edited || (!isKept(m_current) && draft.base != Profile()))
        m_drafts.insert(m_current, draft);
}

void ConnectionDialog::showConnection(const QString &id)
{
    m_current = id;
    m_passwordWarningShown = false;
    if (const auto draft = m_drafts.constFind(id); draft != m_drafts.constEnd()) {
        const ProfileForm::Draft known = *draft;
        m_drafts.erase(draft);
        m_form->setDraft(known);
        showDrafts();
        if (isKept(id))
            findPasswords(known.base); // they may have arrived while another one was shown
        return;
    }
    const auto profile = m_profiles->find(id);
    if (!profile)
        return;
    m_form->setProfile(*profile, m_typed.value(id));
    showDrafts();
    findPasswords(*profile);
}

void ConnectionDialog::findPasswords(const Profile &profile)
{
    if (profile.secrets.isEmpty() || m_passwords == nullptr)
        return;
    m_passwords->load(profile, this, [this, profile](const Result<ProfilePasswords> &loaded) {
        if (m_current != profile.id)
            return; // another connection is shown
        if (loaded)
            m_form->addPasswords(*loaded);
        else if (loaded.error().kind != ErrorKind::NotFound)
            tell(tr("⚠ Cannot read the password from the keychain: %1. Type it.")
                     .arg(visibleText(loaded.error().message, 200)));
    });
}

void ConnectionDialog::showDrafts()
{
    if (m_list == nullptr)
        return;
    QList<std::pair<QString, QString>> fresh;
    QStringList edited;
    const auto add = [&](const QString &id, const QString &name, bool isEdited) {
        if (!isKept(id))
            fresh.append({id, name});
        else if (isEdited)
            edited += id;
    };
    for (auto it = m_drafts.constBegin(); it != m_drafts.constEnd(); ++it)
        add(it.key(), it.value().fields.value(kNameField).toString(), it.value().unsaved);
    add(m_current, m_form->name(), m_form->isUnsaved());
    std::sort(fresh.begin(), fresh.end());
    std::sort(edited.begin(), edited.end());
    m_list->setDrafts(fresh);
    m_list->setEdited(edited);
    m_list->setCurrent(m_current);
}

void ConnectionDialog::setDeployment(const Deployment &deployment)
{
    const auto [profile, passwords] = profileOf(deployment);
    setProfile(profile, passwords);
}

void ConnectionDialog::setProfile(const Profile &profile, const ProfilePasswords &passwords)
{
    storeDraft();
    const auto isIt = [&](const QString &id) { return !isKept(id) && m_drafts[id].base == profile; };
    const auto ids = m_drafts.keys();
    if (const auto known = std::find_if(ids.begin(), ids.end(), isIt); known != ids.end())
        showConnection(*known);
    else
        begin(profile, passwords);
}

void ConnectionDialog::addUnkept(const QList<ProfileAndPasswords> &connections)
{
    for (const auto &[profile, passwords] : connections)
        setProfile(profile, passwords);
}

QList<ProfileAndPasswords> ConnectionDialog::unkept() const
{
    QMap<QString, ProfileAndPasswords> found;
    const auto add = [&](const QString &id, const ProfileForm::Draft &draft) {
        if (!isKept(id) && draft.base != Profile())
            found.insert(id, {.profile = draft.base, .passwords = draft.loadedPasswords});
    };
    for (auto it = m_drafts.cbegin(); it != m_drafts.cend(); ++it)
        add(it.key(), it.value());
    add(m_current, m_form->draft());
    return found.values();
}

void ConnectionDialog::showProfile(const QString &id)
{
    if (m_profiles == nullptr || !m_profiles->find(id))
        return;
    storeDraft();
    showConnection(id);
}

void ConnectionDialog::preferSaving()
{
    m_saveButton->setDefault(true);
}

void ConnectionDialog::askForPassword(const QString &why)
{
    tell(why);
    m_form->focusPassword();
}

Result<Deployment> ConnectionDialog::deployment() const
{
    return m_form->deployment();
}

std::optional<std::pair<Profile, ProfilePasswords>> ConnectionDialog::whatIsTested() const
{
    auto profile = m_form->profile();
    if (!profile)
        return std::nullopt;
    // These fields do not affect how nodes answer.
    const Profile none;
    profile->id = none.id;
    profile->name = none.name;
    profile->group = none.group;
    profile->environment = none.environment;
    profile->colour = none.colour;
    profile->keeping = none.keeping;
    profile->secrets = none.secrets;
    return std::pair(*profile, m_form->passwords());
}

void ConnectionDialog::dropTest()
{
    m_tester.reset();
    m_tested.reset();
    m_testMessage.clear();
    m_results->setRows({});
}

void ConnectionDialog::test()
{
    dropTest(); // the old results are for other addresses
    m_form->finishTyping(); // a mnemonic does not move the focus out of the field
    const auto chosen = deployment();
    if (!chosen)
        return tellError(chosen.error());
    m_tested = whatIsTested();
    tell(m_testMessage = tr("Testing…"));
    m_tester = std::make_unique<Session>(*chosen);
    connect(m_tester.get(), &Session::boardChanged, this, &ConnectionDialog::showTest);
    m_tester->start();
}

void ConnectionDialog::showTest(const BoardDiffPtr &diff)
{
    QList<QStringList> rows;
    int good = 0;
    int open = 0;
    for (const auto &node : diff->nodes) {
        QString text;
        if (node.reach == NodeStatus::Reach::Connecting
            || (node.reach == NodeStatus::Reach::Up && !node.error && !diff->complete)) {
            ++open;
            text = node.reach == NodeStatus::Reach::Up ? tr("… connected, being read") : tr("… connecting");
        } else if (node.error) {
            text = tr("✖ %1").arg(visibleText(adviceForWindow(node.error->message), 500));
        } else {
            ++good;
            text = node.facts
                ? tr("✔ works: %1, %2").arg(visibleText(node.facts->version, 40), visibleText(node.facts->role, 20))
                : tr("✔ works (INFO is not permitted: version and role are unknown)");
        }
        rows.append({visibleText(node.label, 60), text});
    }
    m_results->setRows(rows);
    if (open > 0)
        return;
    m_testMessage = tr("At %1: %2 of %3 nodes work.")
                        .arg(Wording::timeOfDay(m_tester->clock().wallNow()))
                        .arg(good)
                        .arg(diff->nodes.size());
    tell(m_testMessage);
    // End the session. It is emitting this signal, so delete it later.
    m_tester->disconnect(this);
    m_tester.release()->deleteLater();
}

bool ConnectionDialog::save()
{
    const auto fail = [this](const Error &error) {
        tellError(error);
        return false;
    };
    m_form->finishTyping();
    auto profile = m_form->profile();
    if (!profile)
        return fail(profile.error());
    const auto passwords = m_form->passwords();
    if (const auto fits = deploymentOf(*profile, passwords); !fits)
        return fail(fits.error());
    if (profile->name.isEmpty())
        profile->name = generatedName(*profile);
    // A password that is asked for each time must still be asked for, even if it was not typed now.
    if (const auto before = m_profiles->find(profile->id)) {
        for (const auto &whose : before->secrets) {
            if (m_form->isMissing(whose))
                profile->secrets += whose;
        }
        profile->secrets.sort();
    }
    if (profile->keeping == PasswordKeeping::Keychain && m_passwords->state() == ProfilePasswordStore::State::Absent) {
        tell(tr("✖ No keychain is available. Choose another place for the password under “Login and TLS”."));
        return false;
    }
    const auto kept = m_profiles->save(*profile);
    if (!kept)
        return fail(kept.error());
    const Profile before = m_form->draft().base;
    m_current = kept->id;
    m_typed.insert(kept->id, passwords);
    m_form->setProfile(*kept, passwords);
    showDrafts();
    m_connectButton->setDefault(true);
    tell(tr("Saved, without passwords."));
    m_passwords->keep(*kept, passwords, this, [this, id = kept->id](const Result<void> &done) {
        if (!done && m_current == id)
            tell(tr("⚠ The connection is saved, its password is not: %1").arg(visibleText(done.error().message, 200)));
    });
    Q_EMIT saved(*kept, before);
    return true;
}

void ConnectionDialog::choose()
{
    m_form->finishTyping();
    const auto chosen = deployment();
    if (!chosen)
        return tellError(chosen.error());
    if (const auto missing = m_form->missingPasswords(); !missing.isEmpty() && !m_passwordWarningShown) {
        askForPassword(tr("✖ The password of %1 is missing. Type it, or connect once more without it.")
                           .arg(missing.join(tr(", "))));
        m_passwordWarningShown = true;
        return;
    }
    // Connecting does not lose a new connection: the window can save it later.
    QStringList unsaved = unsavedOthers();
    const bool edited = m_profiles != nullptr && isKept(m_current) && m_form->isUnsaved();
    if (edited)
        unsaved.prepend(m_form->name());
    if (unsaved.isEmpty())
        connectNow();
    else
        askAboutUnsaved(unsaved, edited, &ConnectionDialog::connectNow);
}

void ConnectionDialog::connectNow()
{
    const auto chosen = deployment();
    if (!chosen)
        return tellError(chosen.error());
    m_tester.reset();
    Profile profile = m_form->profile().valueOr(Profile());
    if (profile.name.isEmpty())
        profile.name = chosen->name;
    if (!m_connectGuard)
        return conclude(profile, *chosen);
    m_connectGuard([self = QPointer(this), profile, chosen = *chosen] {
        if (self)
            self->conclude(profile, chosen);
    });
}

void ConnectionDialog::conclude(const Profile &profile, const Deployment &chosen)
{
    if (m_profiles != nullptr && isKept(m_current)) {
        m_profiles->markUsed(m_current);
        keepMissingPasswords();
    } else {
        m_form->setProfile(profile, m_form->passwords()); // the fields now count as unedited
    }
    Q_EMIT deploymentChosen(chosen);
    Q_EMIT profileChosen(profile, chosen);
    accept();
}

void ConnectionDialog::keepMissingPasswords()
{
    const auto kept = m_profiles->find(m_current);
    if (!kept || kept->keeping == PasswordKeeping::Ask)
        return;
    // Keep existing passwords, because a newly typed one may be wrong. Saving replaces them.
    m_passwords->load(
        *kept, m_passwords,
        [store = m_passwords, kept = *kept, typed = m_form->passwords()](const Result<ProfilePasswords> &found) {
            if (!found && found.error().kind != ErrorKind::NotFound)
                return; // it is unknown what the store has
            const ProfilePasswords before = found ? *found : ProfilePasswords();
            ProfilePasswords after = before;
            for (const auto &whose : kept.secrets) {
                if (before.all.value(whose).isEmpty())
                    after.set(whose, typed.all.value(whose));
            }
            if (after != before)
                store->keep(kept, after, store, [](const Result<void> &) {});
        });
}

QStringList ConnectionDialog::unsavedOthers() const
{
    QStringList names;
    for (const auto &draft : m_drafts) {
        if (draft.unsaved)
            names += draft.fields.value(kNameField).toString();
    }
    names.sort();
    return names;
}

void ConnectionDialog::askAboutUnsaved(const QStringList &unsaved, bool maySave, void (ConnectionDialog::*then)())
{
    QStringList names;
    for (const auto &name : unsaved)
        names += name.isEmpty() ? tr("a new connection without a name") : u'“' + visibleText(name, 60) + u'”';
    auto *box
        = new QMessageBox(QMessageBox::Question, windowTitle(),
                          tr("Your changes are not saved: %1.").arg(names.join(tr(", "))), QMessageBox::NoButton, this);
    box->setObjectName(QStringLiteral("connectUnsavedQuestion"));
    box->setTextFormat(Qt::PlainText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto *dropIt
        = box->addButton(then == &ConnectionDialog::drop ? tr("&Close without saving") : tr("Connect &without saving"),
                         QMessageBox::DestructiveRole);
    dropIt->setObjectName(QStringLiteral("connectUnsavedDrop"));
    connect(dropIt, &QPushButton::clicked, this, then);
    if (maySave) {
        auto *saveFirst = box->addButton(
            tr("&Save “%1” and connect").arg(visibleText(m_form->name(), 40).replace(u'&', QStringLiteral("&&"))),
            QMessageBox::AcceptRole);
        saveFirst->setObjectName(QStringLiteral("connectUnsavedSave"));
        connect(saveFirst, &QPushButton::clicked, this, [this, then] {
            if (save())
                (this->*then)();
        });
    }
    auto *back = box->addButton(tr("&Keep editing"), QMessageBox::RejectRole);
    box->setDefaultButton(back);
    box->setEscapeButton(back);
    box->open();
}

void ConnectionDialog::drop()
{
    QDialog::reject();
}

void ConnectionDialog::reject()
{
    QStringList unsaved = unsavedOthers();
    if (m_profiles != nullptr && m_form->isUnsaved())
        unsaved.prepend(m_form->name());
    if (unsaved.isEmpty())
        drop();
    else
        askAboutUnsaved(unsaved, false, &ConnectionDialog::drop);
}

void ConnectionDialog::remove(const QString &id)
{
    m_drafts.remove(id);
    m_typed.remove(id);
    if (isKept(id)) {
        const auto removed = m_profiles->remove(id);
        if (!removed)
            return tellError(removed.error());
        m_passwords->forget(id);
    }
    if (id != m_current)
        return showDrafts();
    const auto kept = m_profiles->profiles();
    m_results->setRows({});
    tell({});
    if (!kept.isEmpty())
        showConnection(kept.constFirst().id);
    else
        begin({}, {});
}

void ConnectionDialog::importFile(const QString &path)
{
    QFile file(path);
    constexpr qint64 kMore = (qint64(4) << 20) + 1;
    if (!file.open(QIODevice::ReadOnly))
        return tell(tr("✖ %1 cannot be read: %2").arg(visibleText(path, 200), file.errorString()));
    const auto profiles = importProfiles(file.read(kMore));
    if (!profiles)
        return tell(tr("✖ Nothing was imported from %1. %2").arg(visibleText(path, 200), profiles.error().message));
    QStringList names;
    for (const auto &kept : m_profiles->profiles())
        names += kept.name;
    QStringList renamed;
    for (Profile profile : *profiles) {
        if (names.contains(profile.name)) {
            // Equal names are allowed, but hard to distinguish in the list.
            const QString before = profile.name;
            for (int number = 2; names.contains(profile.name); ++number)
                profile.name = tr("%1 (%2)").arg(before, QString::number(number));
            renamed += u'“' + visibleText(profile.name, 60) + u'”';
        }
        names += profile.name;
        if (const auto saved = m_profiles->save(profile); !saved)
            return tellError(saved.error());
    }
    QString told = tr("%n connections imported.", nullptr, static_cast<int>(profiles->size()));
    constexpr qsizetype kNamed = 5;
    if (!renamed.isEmpty())
        told += u' '
            + tr("Renamed, because the names exist: %1")
                  .arg(renamed.mid(0, kNamed).join(tr(", ")) + (renamed.size() > kNamed ? tr("…") : QString()));
    tell(told);
}

void ConnectionDialog::exportFile(const QString &path)
{
    const auto profiles = m_profiles->profiles();
    QSaveFile file(path);
    const QByteArray bytes = exportProfiles(profiles);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return tell(tr("✖ %1 cannot be written: %2").arg(visibleText(path, 200), file.errorString()));
    tell(tr("%n connections exported, without passwords.", nullptr, static_cast<int>(profiles.size())));
}

} // namespace Lockscope
