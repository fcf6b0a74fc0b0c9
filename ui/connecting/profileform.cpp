#include "profileform.h"

#include "profilecolours.h"
#include "profilefields.h"
#include "profilelogintab.h"
#include "profilenodestab.h"
#include "profilepasswords.h"
#include "profileroutetab.h"
#include "profilewatchtab.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/words/wording.h>

#include <QColorDialog>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace Lockscope {

namespace {

/// Suppresses edited() while the program sets fields.
class EditSignalBlocker
{
public:
    explicit EditSignalBlocker(bool &flag) : m_flag(flag) { m_flag = true; }
    ~EditSignalBlocker() { m_flag = false; }
    Q_DISABLE_COPY_MOVE(EditSignalBlocker)

private:
    bool &m_flag;
};

} // namespace

ProfileForm::ProfileForm(QWidget *parent)
    : QWidget(parent)
    , m_name(new QLineEdit(this))
    , m_group(new QComboBox(this))
    , m_environment(new QComboBox(this))
    , m_colour(new QLineEdit(this))
    , m_look(new EnvironmentBar(this))
    , m_tabs(new QTabWidget(this))
    , m_nodes(new ProfileNodesTab(this))
    , m_login(new ProfileLoginTab(this))
    , m_route(new ProfileRouteTab(this))
    , m_watch(new ProfileWatchTab(this))
{
    m_look->setObjectName(QStringLiteral("connectLook"));
    m_tabs->setObjectName(QStringLiteral("connectTabs"));
    m_tabs->addTab(m_nodes, tr("N&odes"));
    m_tabs->addTab(m_login, tr("&Login and TLS"));
    m_tabs->addTab(m_route, tr("SS&H and proxy"));
    m_tabs->addTab(m_watch, tr("&Watched keys"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_look);
    layout->addLayout(makeHead());
    layout->addWidget(m_tabs);

    watchFieldsOf(this, [this] { onEdited(); });
    m_unedited = profile().valueOr(Profile());
    showLook();
    showKeeping();
}

ProfileForm::~ProfileForm() = default;

QGridLayout *ProfileForm::makeHead()
{
    m_name->setObjectName(QStringLiteral("connectName"));
    m_group->setObjectName(QStringLiteral("connectGroup"));
    m_group->setEditable(true);
    m_group->setInsertPolicy(QComboBox::NoInsert);
    m_group->lineEdit()->setPlaceholderText(tr("none"));
    m_environment->setObjectName(QStringLiteral("connectEnvironment"));
    for (const auto environment : {Environment::Unspecified, Environment::Development, Environment::Production})
        m_environment->addItem(Wording::environment(environment), static_cast<int>(environment));
    m_colour->setObjectName(QStringLiteral("connectColour"));
    m_colour->setPlaceholderText(tr("the environment's own"));
    auto *chooseColour = new QPushButton(tr("Choose…"), this);
    chooseColour->setAutoDefault(false);
    connect(chooseColour, &QPushButton::clicked, this, &ProfileForm::chooseColour);
    connect(m_nodes, &ProfileNodesTab::passwordEntered, this, &ProfileForm::goOnToNextPassword);

    auto *head = new QGridLayout;
    const auto add = [head, this](int row, int column, const QString &text, QWidget *field) {
        auto *label = new QLabel(text, this);
        label->setBuddy(field);
        head->addWidget(label, row, column);
        head->addWidget(field, row, column + 1);
    };
    add(0, 0, tr("N&ame:"), m_name);
    add(0, 2, tr("&Group:"), m_group);
    add(1, 0, tr("&Environment:"), m_environment);
    add(1, 2, tr("Colou&r:"), m_colour);
    head->addWidget(chooseColour, 1, 4);
    head->setColumnStretch(1, 3);
    head->setColumnStretch(3, 2);
    QWidget *before = m_name;
    for (QWidget *next : std::initializer_list<QWidget *>{m_group, m_environment, m_colour, chooseColour, m_tabs})
        QWidget::setTabOrder(std::exchange(before, next), next);
    return head;
}

void ProfileForm::onEdited()
{
    if (m_filling)
        return;
    m_edited = true;
    showAll();
    Q_EMIT edited();
}

void ProfileForm::showAll()
{
    m_nodes->showRule();
    showNodes();
    showKeeping();
}

QString ProfileForm::name() const
{
    return m_name->text().trimmed();
}

Environment ProfileForm::environment() const
{
    return static_cast<Environment>(m_environment->currentData().toInt());
}

void ProfileForm::showLook()
{
    m_look->setLook(
        lookOf(environment(), m_colour->text().trimmed(), name().isEmpty() ? m_name->placeholderText() : name()));
}

void ProfileForm::showNodes()
{
    Profile common = fieldsWithoutNodes();
    for (const auto &whose : std::as_const(m_base.secrets)) {
        if (isExpected(whose))
            common.secrets += whose;
    }
    m_nodes->showNodes(common, !passwords().common().isEmpty());
    const bool sentinel = common.rule == ProfileRule::Sentinel;
    if (!sentinel)
        common.nodes = m_nodes->addresses().endpoints();
    m_name->setPlaceholderText(sentinel || !common.nodes.isEmpty() ? visibleText(generatedName(common), 60)
                                                                   : QString());
    showLook();
}

void ProfileForm::showKeeping()
{
    m_login->showKeeping(m_store, m_passwords);
    m_nodes->showKept(m_passwords, m_login->asksEachTime());
    m_route->showKept(m_passwords, m_login->asksEachTime());
}

Profile ProfileForm::fieldsWithoutNodes() const
{
    Profile profile{.id = m_base.id,
                    .name = name(),
                    .group = m_group->currentText().trimmed(),
                    .environment = environment(),
                    .colour = m_colour->text().trimmed()};
    m_nodes->read(profile);
    m_login->read(profile);
    m_watch->read(profile);
    return profile;
}

Result<Profile> ProfileForm::profile() const
{
    Profile profile = fieldsWithoutNodes();
    const auto endpoints = m_nodes->endpoints();
    if (!endpoints)
        return endpoints.error();
    auto &list = profile.rule == ProfileRule::Sentinel ? profile.sentinels : profile.nodes;
    list = *endpoints;
    for (auto &endpoint : list)
        endpoint.password = {};
    const auto pinned = m_watch->pins();
    if (!pinned)
        return pinned.error();
    profile.dialects.pins = *pinned;
    const auto route = m_route->route();
    if (!route)
        return route.error();
    profile.route = *route;
    if (!profile.colour.isEmpty()
        && (profile.colour.size() != 7 || !profile.colour.startsWith(u'#') || !QColor(profile.colour).isValid()))
        return Error{.kind = ErrorKind::InvalidArgument,
                     .message = tr("Write the colour as #rrggbb, for example #b31d12")};
    profile.secrets = passwords().whose();
    return profile;
}

ProfilePasswords ProfileForm::passwords() const
{
    ProfilePasswords all;
    const auto typedOrKept = [&](const QString &whose, const QString &typed) {
        all.set(whose, typed.isEmpty() ? m_passwords.all.value(whose) : Secret(typed.toUtf8()));
    };
    typedOrKept(ProfilePasswords::kCommon, m_login->password());
    if (m_nodes->rule() == ProfileRule::Sentinel)
        typedOrKept(ProfilePasswords::kSentinels, m_nodes->sentinelPassword());
    if (const auto route = m_route->route(); route && route->proxy)
        typedOrKept(ProfilePasswords::kProxy, m_route->proxyPassword());
    const auto list = m_nodes->addresses();
    for (const auto &entry : list.entries)
        all.set(entry.endpoint.display(), entry.endpoint.password);
    return all;
}

bool ProfileForm::isExpected(const QString &whose) const
{
    return m_base.secrets.contains(whose) && m_loadedPasswords.all.value(whose).isEmpty();
}

bool ProfileForm::isMissing(const QString &whose) const
{
    if (!isExpected(whose) || !passwords().all.value(whose).isEmpty())
        return false;
    if (whose == ProfilePasswords::kCommon)
        return true;
    if (whose == ProfilePasswords::kSentinels)
        return m_nodes->rule() == ProfileRule::Sentinel;
    if (whose == ProfilePasswords::kProxy) {
        const auto route = m_route->route();
        return route && route->proxy;
    }
    const auto list = m_nodes->addresses();
    return std::any_of(list.entries.begin(), list.entries.end(),
                       [&](const auto &entry) { return entry.endpoint.display() == whose; });
}

Result<Deployment> ProfileForm::deployment() const
{
    const auto said = profile();
    if (!said)
        return said.error();
    return deploymentOf(*said, passwords());
}

QStringList ProfileForm::missingPasswords() const
{
    QStringList missing;
    for (const auto &whose : m_base.secrets) {
        if (isMissing(whose))
            missing += whose == ProfilePasswords::kCommon ? tr("all nodes")
                : whose == ProfilePasswords::kSentinels   ? tr("the sentinels")
                : whose == ProfilePasswords::kProxy       ? tr("the proxy")
                                                          : visibleText(whose, 120);
    }
    return missing;
}

bool ProfileForm::isUnsaved() const
{
    if (!m_edited)
        return false;
    auto said = profile();
    if (!said || !m_unedited)
        return true;
    said->secrets = m_unedited->secrets;
    if (*said != *m_unedited)
        return true;
    if (said->keeping == PasswordKeeping::Ask)
        return false;
    const auto typed = passwords();
    const auto isNews = [&](const QString &whose) {
        const Secret before = m_loadedPasswords.all.value(whose);
        return before.isEmpty() ? !m_base.secrets.contains(whose) : !(before == typed.all.value(whose));
    };
    const auto isGone
        = [&](const QString &whose) { return m_base.secrets.contains(whose) && typed.all.value(whose).isEmpty(); };
    const auto there = typed.whose();
    const auto found = m_loadedPasswords.whose();
    return std::any_of(there.begin(), there.end(), isNews) || std::any_of(found.begin(), found.end(), isGone);
}

void ProfileForm::finishTyping()
{
    // A cell editor commits when it loses the focus. Pressing a button by its mnemonic does not move the focus.
    for (auto *table : findChildren<QTableView *>()) {
        const QWidget *focus = window()->focusWidget();
        if (focus != nullptr && focus != table && table->isAncestorOf(focus))
            table->setFocus();
    }
    m_nodes->finishTyping();
}

void ProfileForm::focusName()
{
    m_name->setFocus();
}

void ProfileForm::goOnToNextPassword()
{
    const auto list = m_nodes->addresses();
    for (const auto &entry : list.entries) {
        if (isMissing(entry.endpoint.display()))
            return m_nodes->focusPassword(entry.endpoint.display());
    }
}

void ProfileForm::focusPassword()
{
    QStringList nodes;
    const auto list = m_nodes->addresses();
    for (const auto &entry : list.entries) {
        if (isMissing(entry.endpoint.display()))
            nodes += entry.endpoint.display();
    }
    const bool ofSentinels = isMissing(ProfilePasswords::kSentinels);
    if (isMissing(ProfilePasswords::kProxy)) {
        m_tabs->setCurrentWidget(m_route);
        m_route->focusPassword();
    } else if (isMissing(ProfilePasswords::kCommon) || (nodes.isEmpty() && !ofSentinels)) {
        m_tabs->setCurrentWidget(m_login);
        m_login->focusPassword();
    } else {
        m_tabs->setCurrentWidget(m_nodes);
        m_nodes->focusPassword(nodes.value(0));
    }
}

void ProfileForm::showTabAtFault()
{
    const QWidget *fault = m_nodes->faultyField();
    if (fault == nullptr && m_watch->pins() && m_route->route())
        return;
    QWidget *page = m_nodes;
    if (fault == nullptr)
        page = m_watch->pins() ? static_cast<QWidget *>(m_route) : m_watch;
    // Somebody may be typing a password and press a button by its mnemonic or by Enter. The next letters must not
    // appear in another field, so the focus stays; hiding its tab would move it, too.
    const QWidget *focus = window()->focusWidget();
    const bool isTyping = focus != nullptr && focus != fault && isAncestorOf(focus);
    if (isTyping && m_tabs->currentWidget()->isAncestorOf(focus) && m_tabs->currentWidget() != page)
        return;
    m_tabs->setCurrentWidget(page);
    if (isTyping)
        return;
    if (fault != nullptr)
        m_nodes->focusFault();
    else if (page == m_route)
        m_route->focusFault();
    else
        m_watch->focusPins();
}

void ProfileForm::setProfile(const Profile &profile, const ProfilePasswords &passwords)
{
    {
        const EditSignalBlocker blocker(m_filling);
        m_base = profile;
        m_loadedPasswords = passwords;
        m_passwords = passwords;
        m_name->setText(profile.name);
        m_group->setCurrentText(profile.group);
        m_environment->setCurrentIndex(m_environment->findData(static_cast<int>(profile.environment)));
        m_colour->setText(profile.colour);
        m_nodes->fill(profile);
        m_nodes->fillPasswords(passwords);
        m_login->fill(profile);
        m_route->fill(profile);
        m_watch->fill(profile);
    }
    onEdited();
    m_edited = false;
    const auto filled = this->profile();
    m_unedited = filled ? std::optional(*filled) : std::nullopt;
}

void ProfileForm::addPasswords(const ProfilePasswords &passwords)
{
    {
        const EditSignalBlocker blocker(m_filling);
        ProfilePasswords found;
        for (auto it = passwords.all.begin(); it != passwords.all.end(); ++it) {
            if (m_loadedPasswords.all.value(it.key()).isEmpty()) // otherwise the user may have erased it
                found.set(it.key(), it.value());
            m_loadedPasswords.set(it.key(), it.value());
            if (!m_passwords.all.contains(it.key()))
                m_passwords.set(it.key(), it.value());
        }
        m_nodes->fillPasswords(found);
    }
    showNodes();
    showKeeping();
}

ProfileForm::Draft ProfileForm::draft() const
{
    return {.base = m_base,
            .unedited = m_unedited,
            .loadedPasswords = m_loadedPasswords,
            .passwords = m_passwords,
            .fields = fieldsOf(this),
            .edited = m_edited,
            .unsaved = isUnsaved()};
}

void ProfileForm::setDraft(const Draft &draft)
{
    {
        const EditSignalBlocker blocker(m_filling);
        m_base = draft.base;
        m_unedited = draft.unedited;
        m_loadedPasswords = draft.loadedPasswords;
        m_passwords = draft.passwords;
        setFieldsOf(this, draft.fields);
    }
    onEdited();
    m_edited = draft.edited;
}

void ProfileForm::setGroups(const QStringList &groups)
{
    const EditSignalBlocker blocker(m_filling);
    const QString shown = m_group->currentText();
    m_group->clear();
    m_group->addItems(groups);
    m_group->setCurrentText(shown);
}

void ProfileForm::setPasswordStore(const ProfilePasswordStore *store)
{
    m_store = store;
    if (store != nullptr)
        connect(store, &ProfilePasswordStore::stateChanged, this, &ProfileForm::showKeeping);
    showKeeping();
}

void ProfileForm::chooseColour()
{
    auto *dialog = new QColorDialog(m_look->palette().color(QPalette::Window), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QColorDialog::colorSelected, m_colour,
            [this](const QColor &colour) { m_colour->setText(colour.name()); });
    dialog->open();
}

} // namespace Lockscope
