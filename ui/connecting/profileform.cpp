#include "profileform.h"

#include "../accelerator.h"
#include "../servertext.h"
#include "../wording.h"
#include "profilecolours.h"
#include "profilenodesmodel.h"
#include "profilepasswords.h"

#include <lockscope/core/base/text.h>

#include <QCheckBox>
#include <QColorDialog>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFileDialog>
#include <QFormLayout>
#include <QGridLayout>
#include <QGroupBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QTabWidget>
#include <QTableView>
#include <QTextBlock>
#include <QVBoxLayout>

#include <algorithm>

namespace Lockscope {

namespace {

/// A password is typed unseen in the table as well.
class PasswordDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        auto *edit = new QLineEdit(parent);
        edit->setEchoMode(QLineEdit::Password);
        return edit;
    }
};

/// Tells nobody of what is set by the program.
class Filling
{
public:
    explicit Filling(bool &flag) : m_flag(flag) { m_flag = true; }
    ~Filling() { m_flag = false; }
    Q_DISABLE_COPY_MOVE(Filling)

private:
    bool &m_flag;
};

QString lines(const QList<Endpoint> &endpoints)
{
    QStringList texts;
    for (const auto &endpoint : endpoints)
        texts += endpoint.uriWithoutPassword();
    return texts.join(u'\n');
}

Result<QList<Endpoint>> endpointsOf(const AddressList &list)
{
    if (list.problems.isEmpty())
        return list.endpoints();
    QStringList texts;
    constexpr qsizetype kShown = 3;
    for (const auto &problem : list.problems.mid(0, kShown))
        texts += ProfileForm::tr("Line %1: %2").arg(QString::number(problem.line), problem.reason);
    if (list.problems.size() > kShown)
        texts += ProfileForm::tr("… and %n more", nullptr, static_cast<int>(list.problems.size() - kShown));
    return Error{.kind = ErrorKind::InvalidArgument, .message = texts.join(u'\n')};
}

void prepareAddresses(QPlainTextEdit *edit, const QString &name, int lineCount)
{
    edit->setObjectName(name);
    edit->setTabChangesFocus(true);
    edit->setLineWrapMode(QPlainTextEdit::NoWrap);
    edit->setMinimumHeight(edit->fontMetrics().lineSpacing() * 3 + 12);
    edit->setMaximumHeight(edit->fontMetrics().lineSpacing() * lineCount + 12);
}

} // namespace

ProfileForm::ProfileForm(QWidget *parent)
    : QWidget(parent)
    , m_name(new QLineEdit(this))
    , m_group(new QComboBox(this))
    , m_environment(new QComboBox(this))
    , m_colour(new QLineEdit(this))
    , m_look(new EnvironmentBar(this))
    , m_tabs(new QTabWidget(this))
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
    m_look->setObjectName(QStringLiteral("connectLook"));
    auto *chooseColour = new QPushButton(tr("Choose…"), this);
    chooseColour->setAutoDefault(false);
    connect(chooseColour, &QPushButton::clicked, this, &ProfileForm::chooseColour);

    m_tabs->setObjectName(QStringLiteral("connectTabs"));
    m_tabs->addTab(makeNodesTab(), tr("N&odes"));
    m_tabs->addTab(makeLoginTab(), tr("&Login and TLS"));
    m_tabs->addTab(makeWatchTab(), tr("W&hat is watched"));

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
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_look);
    layout->addLayout(head);
    layout->addWidget(m_tabs);
    QWidget *before = m_name;
    for (QWidget *next : {static_cast<QWidget *>(m_group), static_cast<QWidget *>(m_environment), static_cast<QWidget *>(m_colour),
                          static_cast<QWidget *>(chooseColour), static_cast<QWidget *>(m_tabs)})
        QWidget::setTabOrder(std::exchange(before, next), next);

    connectFields();
    showRule();
    showLook();
    showKeeping();
}

ProfileForm::~ProfileForm() = default;

QWidget *ProfileForm::makeNodesTab()
{
    auto *tab = new QWidget(this);
    m_rule = new QComboBox(tab);
    m_rule->setObjectName(QStringLiteral("connectRule"));
    m_rule->addItem(tr("Independent servers: one, or several that vote (Redlock)"), static_cast<int>(ProfileRule::Independent));
    m_rule->addItem(tr("A single server"), static_cast<int>(ProfileRule::Single));
    m_rule->addItem(tr("Sentinel: whichever server is the master"), static_cast<int>(ProfileRule::Sentinel));
    m_rule->addItem(tr("Cluster: found by one or more of its servers"), static_cast<int>(ProfileRule::Cluster));

    auto *direct = new QWidget(tab);
    m_addresses = new QPlainTextEdit(direct);
    prepareAddresses(m_addresses, QStringLiteral("connectAddresses"), 5);
    m_addresses->setPlaceholderText(
        QStringLiteral("redis://10.0.0.1:6379\nrediss://user:password@redis.example.org:6380/0?name=B&cacert=/ca.pem\nunix:///run/redis/redis.sock"));
    m_addresses->installEventFilter(this);
    auto *addressesLabel = new QLabel(tr("A&ddresses, one in a line, or pasted with commas or spaces between:"), direct);
    addressesLabel->setBuddy(m_addresses);
    m_nodes = new ProfileNodesModel(this);
    auto *table = new QTableView(direct);
    table->setObjectName(QStringLiteral("connectNodes"));
    table->setAccessibleName(tr("Nodes: what each says itself, and what it has from the fields for all"));
    table->setModel(m_nodes);
    table->setItemDelegateForColumn(ProfileNodesModel::PasswordColumn, new PasswordDelegate(table));
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().lineSpacing() + 8);
    table->setTabKeyNavigation(false);
    table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    table->horizontalHeader()->setHighlightSections(false);
    table->setMinimumHeight(table->fontMetrics().lineSpacing() * 5);
    auto *directLayout = new QVBoxLayout(direct);
    directLayout->setContentsMargins(0, 0, 0, 0);
    directLayout->addWidget(addressesLabel);
    directLayout->addWidget(m_addresses);
    directLayout->addWidget(table, 1);

    auto *sentinel = new QWidget(tab);
    m_sentinels = new QPlainTextEdit(sentinel);
    prepareAddresses(m_sentinels, QStringLiteral("connectSentinels"), 4);
    m_sentinels->setPlaceholderText(QStringLiteral("10.0.0.1:26379\n10.0.0.2:26379"));
    m_sentinels->installEventFilter(this);
    m_master = new QLineEdit(sentinel);
    m_master->setObjectName(QStringLiteral("connectMaster"));
    m_master->setPlaceholderText(tr("as `sentinel monitor NAME` in the sentinel's configuration"));
    m_database = new QSpinBox(sentinel);
    m_database->setObjectName(QStringLiteral("connectDatabase"));
    m_database->setRange(0, 1'000'000);
    m_sentinelUser = new QLineEdit(sentinel);
    m_sentinelUser->setObjectName(QStringLiteral("connectSentinelUser"));
    m_sentinelUser->setPlaceholderText(tr("often none"));
    m_sentinelPassword = new QLineEdit(sentinel);
    m_sentinelPassword->setObjectName(QStringLiteral("connectSentinelPassword"));
    m_sentinelPassword->setEchoMode(QLineEdit::Password);
    auto *masterLogin = new QLabel(tr("How to log in to the master stands under “Login and TLS”."), sentinel);
    masterLogin->setWordWrap(true);
    auto *form = new QFormLayout(sentinel);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("Sentinel a&ddresses:"), m_sentinels);
    form->addRow(tr("&Master name:"), m_master);
    form->addRow(tr("Data&base of the master:"), m_database);
    form->addRow(tr("&User of the sentinels:"), m_sentinelUser);
    form->addRow(tr("&Password of the sentinels:"), m_sentinelPassword);
    form->addRow(masterLogin);

    m_where = new QStackedWidget(tab);
    m_where->addWidget(direct);
    m_where->addWidget(sentinel);
    auto *layout = new QVBoxLayout(tab);
    layout->addWidget(m_rule);
    layout->addWidget(m_where, 1);
    m_rule->setAccessibleName(tr("What the nodes are to each other"));
    return tab;
}

QWidget *ProfileForm::makeLoginTab()
{
    auto *tab = new QWidget(this);
    m_user = new QLineEdit(tab);
    m_user->setObjectName(QStringLiteral("connectUser"));
    m_user->setPlaceholderText(tr("ACL user of all nodes that name none; empty: the server's default user"));
    m_password = new QLineEdit(tab);
    m_password->setEchoMode(QLineEdit::Password);
    m_password->setObjectName(QStringLiteral("connectPassword"));
    m_keeping = new QComboBox(tab);
    m_keeping->setObjectName(QStringLiteral("connectKeeping"));
    m_keeping->addItem(tr("Ask each time"), static_cast<int>(PasswordKeeping::Ask));
    m_keeping->addItem(tr("Keep until Lockscope ends"), static_cast<int>(PasswordKeeping::Session));
    m_keeping->addItem(tr("Keep in the keychain"), static_cast<int>(PasswordKeeping::Keychain));
    m_keepingWords = new QLabel(tab);
    m_keepingWords->setObjectName(QStringLiteral("connectKeepingWords"));
    prepareForServerText(m_keepingWords);

    m_tls = new QGroupBox(tr("TLS"), tab);
    auto *all = new QCheckBox(tr("TLS on all no&des; without it only where the address says rediss://"), m_tls);
    all->setObjectName(QStringLiteral("connectTlsAll"));
    auto *form = new QFormLayout(m_tls);
    form->addRow(all);
    const auto file = [this, form](const char *name, const QString &label, const QString &placeholder) {
        auto *edit = new QLineEdit(m_tls);
        edit->setObjectName(QLatin1String(name));
        edit->setPlaceholderText(placeholder);
        auto *choose = new QPushButton(tr("Choose…"), m_tls);
        choose->setAutoDefault(false);
        choose->setAccessibleName(tr("Choose: %1").arg(label));
        connect(choose, &QPushButton::clicked, this, [this, edit, label] { browse(edit, label); });
        auto *row = new QHBoxLayout;
        row->addWidget(edit);
        row->addWidget(choose);
        auto *text = new QLabel(label, m_tls);
        text->setBuddy(edit);
        form->addRow(text, row);
        return edit;
    };
    m_caFile = file("connectCaFile", tr("CA &file:"), tr("PEM file; empty: the system's authorities"));
    m_certFile = file("connectCertFile", tr("Clie&nt certificate:"), tr("PEM file; empty: none"));
    m_keyFile = file("connectKeyFile", tr("Client ke&y:"), tr("PEM file of the certificate's key"));
    m_serverName = new QLineEdit(m_tls);
    m_serverName->setObjectName(QStringLiteral("connectServerName"));
    m_serverName->setPlaceholderText(tr("the name the certificate must carry; empty: the host of each address"));
    form->addRow(tr("Host na&me:"), m_serverName);

    auto *login = new QFormLayout;
    login->addRow(tr("&User:"), m_user);
    login->addRow(tr("&Password:"), m_password);
    login->addRow(tr("&Keep passwords:"), m_keeping);
    login->addRow(m_keepingWords);
    auto *layout = new QVBoxLayout(tab);
    layout->addLayout(login);
    layout->addWidget(m_tls);
    layout->addStretch(1);
    return tab;
}

QWidget *ProfileForm::makeWatchTab()
{
    auto *tab = new QWidget(this);
    m_patterns = new QLineEdit(tab);
    m_patterns->setObjectName(QStringLiteral("connectPatterns"));
    m_patterns->setPlaceholderText(tr("for example lock:* orders:*; empty: recognise locks by their form"));
    m_generic = new QCheckBox(tr("Also show strings that only loo&k like locks"), tab);
    m_generic->setObjectName(QStringLiteral("connectGeneric"));
    m_generic->setToolTip(tr("Any string that ends by itself or whose name says lock: sessions, caches and counters may be among them"));
    m_pins = new QPlainTextEdit(tab);
    prepareAddresses(m_pins, QStringLiteral("connectPins"), 6);
    m_pins->setMaximumHeight(QWIDGETSIZE_MAX); // whatever is left of the tab
    m_pins->setPlaceholderText(QStringLiteral("jobs:*=redisson\nstock:*=redlock"));
    auto *dialects = new QComboBox(tab);
    dialects->setObjectName(QStringLiteral("connectDialects"));
    dialects->setAccessibleName(tr("Dialects that a pattern can be pinned to"));
    dialects->addItem(tr("Insert the name of a dialect…"));
    for (const auto &dialect : DialectCatalog::standard().all())
        dialects->addItem(QStringLiteral("%1 – %2").arg(dialect->id(), dialect->title()), dialect->id());
    dialects->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(dialects, &QComboBox::activated, this, [this, dialects](int index) {
        const QString id = dialects->itemData(index).toString();
        if (id.isEmpty())
            return;
        const QString line = m_pins->textCursor().block().text();
        m_pins->insertPlainText(line.isEmpty() ? QStringLiteral("*=") + id : line.contains(u'=') ? id : u'=' + id);
        dialects->setCurrentIndex(0);
        m_pins->setFocus();
    });
    m_interval = new QDoubleSpinBox(tab);
    m_interval->setObjectName(QStringLiteral("connectInterval"));
    m_interval->setRange(0.1, 60);
    m_interval->setDecimals(1);
    m_interval->setValue(1);
    m_interval->setSuffix(tr(" s"));
    auto *form = new QFormLayout(tab);
    form->addRow(tr("Key &patterns:"), m_patterns);
    form->addRow(QString(), m_generic);
    form->addRow(tr("&Dialect pins,\nPATTERN=DIALECT,\none in a line:"), m_pins);
    form->addRow(QString(), dialects);
    form->addRow(tr("Read every:"), m_interval);
    return tab;
}

void ProfileForm::connectFields()
{
    const auto edits = findChildren<QLineEdit *>();
    for (const auto *edit : edits)
        connect(edit, &QLineEdit::textChanged, this, &ProfileForm::onEdited);
    for (const auto *edit : {m_addresses, m_sentinels, m_pins})
        connect(edit, &QPlainTextEdit::textChanged, this, &ProfileForm::onEdited);
    for (const auto *box : {m_environment, m_rule, m_keeping})
        connect(box, &QComboBox::currentIndexChanged, this, &ProfileForm::onEdited);
    const auto checks = findChildren<QCheckBox *>();
    for (const auto *box : checks)
        connect(box, &QCheckBox::toggled, this, &ProfileForm::onEdited);
    connect(m_interval, &QDoubleSpinBox::valueChanged, this, &ProfileForm::onEdited);
    connect(m_database, &QSpinBox::valueChanged, this, &ProfileForm::onEdited);
    connect(m_nodes, &ProfileNodesModel::edited, this, &ProfileForm::onNodeEdited);
    connect(m_nodes, &ProfileNodesModel::passwordEdited, this, [this](const QString &whose, const QString &password) {
        m_passwords.set(whose, Secret(password.toUtf8()));
        onEdited();
    });
}

void ProfileForm::onEdited()
{
    if (m_filling)
        return;
    m_edited = true;
    showRule();
    showLook();
    showNodes();
    showKeeping();
    Q_EMIT edited();
}

ProfileRule ProfileForm::rule() const
{
    return static_cast<ProfileRule>(m_rule->currentData().toInt());
}

void ProfileForm::showRule()
{
    m_where->setCurrentIndex(rule() == ProfileRule::Sentinel ? 1 : 0);
}

void ProfileForm::showLook()
{
    const QString name = m_name->text().trimmed().isEmpty() ? m_name->placeholderText() : m_name->text().trimmed();
    m_look->setLook(lookOf(static_cast<Environment>(m_environment->currentData().toInt()), m_colour->text().trimmed(), name));
}

void ProfileForm::showNodes()
{
    Profile common = fieldsWithoutNodes();
    common.secrets = m_base.secrets;
    const AddressList list = readAddresses(m_addresses->toPlainText());
    m_nodes->setNodes(list.entries, common, passwords());
    common.nodes = list.endpoints();
    const bool named = rule() == ProfileRule::Sentinel || !common.nodes.isEmpty();
    m_name->setPlaceholderText(named ? visibleText(generatedName(common), 60) : QString());
    showLook();
}

void ProfileForm::showKeeping()
{
    const QString kept = tr("kept, not shown");
    m_password->setPlaceholderText(m_passwords.common().isEmpty() ? tr("of all nodes that have none of their own") : kept);
    m_sentinelPassword->setPlaceholderText(m_passwords.all.value(ProfilePasswords::kSentinels).isEmpty() ? tr("often none") : kept);
    const auto keeping = static_cast<PasswordKeeping>(m_keeping->currentData().toInt());
    using State = ProfilePasswordStore::State;
    const State state = m_store == nullptr ? State::Absent : m_store->state();
    const QString absent
        = tr("No keychain can be used here%1. Passwords are never written to a file: they can be asked for each time, or kept in memory until Lockscope ends.")
              .arg(m_store == nullptr || m_store->whyAbsent().isEmpty() ? QString() : tr(" (%1)").arg(visibleText(m_store->whyAbsent(), 160)));
    m_keepingWords->setText(state == State::Absent                     ? absent
                                : state == State::Unknown              ? tr("Looking for a keychain…")
                                : keeping == PasswordKeeping::Keychain ? tr("The keychain of your desktop keeps the passwords; the profile has none in it.")
                                                                       : tr("A keychain runs here. Passwords are never written to a file."));
}

Profile ProfileForm::fieldsWithoutNodes() const
{
    Profile profile{.id = m_base.id,
                    .name = m_name->text().trimmed(),
                    .group = m_group->currentText().trimmed(),
                    .rule = rule(),
                    .user = m_user->text().trimmed(),
                    .tls = {.enabled = m_tls->findChild<QCheckBox *>()->isChecked(),
                            .caFile = m_caFile->text().trimmed(),
                            .certFile = m_certFile->text().trimmed(),
                            .keyFile = m_keyFile->text().trimmed(),
                            .serverName = m_serverName->text().trimmed()},
                    .dialects = {.generic = m_generic->isChecked()},
                    .environment = static_cast<Environment>(m_environment->currentData().toInt()),
                    .colour = m_colour->text().trimmed(),
                    .interval = Millis(static_cast<Millis::rep>(m_interval->value() * 1000 + 0.5)),
                    .keeping = static_cast<PasswordKeeping>(m_keeping->currentData().toInt())};
    if (profile.rule == ProfileRule::Sentinel) {
        profile.master = m_master->text().trimmed();
        profile.database = m_database->value();
        profile.sentinelUser = m_sentinelUser->text().trimmed();
    }
    const auto patterns = m_patterns->text().split(u' ', Qt::SkipEmptyParts);
    for (const auto &pattern : patterns)
        profile.patterns.append(bytesFromText(pattern));
    return profile;
}

Result<QList<DialectPin>> ProfileForm::pins() const
{
    QList<DialectPin> all;
    const auto texts = m_pins->toPlainText().split(u'\n');
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const QString text = texts.at(i).trimmed();
        if (text.isEmpty())
            continue;
        const auto fail = [i](const QString &why) {
            return Error{.kind = ErrorKind::InvalidArgument, .message = tr("Pins, line %1: %2").arg(QString::number(i + 1), why)};
        };
        // The last one: a glob may have such a sign in it, the name of a dialect has none.
        const qsizetype sign = text.lastIndexOf(u'=');
        if (sign <= 0)
            return fail(tr("write PATTERN=DIALECT, for example jobs:*=redisson"));
        const QString dialect = text.mid(sign + 1).trimmed();
        if (DialectCatalog::standard().find(dialect) == nullptr)
            return fail(tr("there is no dialect \"%1\"").arg(visibleText(dialect, 40)));
        all.append({.pattern = bytesFromText(text.left(sign).trimmed()), .dialect = dialect});
    }
    return all;
}

Result<Profile> ProfileForm::profile() const
{
    Profile profile = fieldsWithoutNodes();
    const bool sentinel = profile.rule == ProfileRule::Sentinel;
    const auto endpoints
        = endpointsOf(sentinel ? readAddresses(m_sentinels->toPlainText(), Endpoint::kSentinelPort) : readAddresses(m_addresses->toPlainText()));
    if (!endpoints)
        return endpoints.error();
    (sentinel ? profile.sentinels : profile.nodes) = *endpoints;
    for (auto *list : {&profile.sentinels, &profile.nodes}) {
        for (auto &endpoint : *list)
            endpoint.password = {};
    }
    const auto pinned = pins();
    if (!pinned)
        return pinned.error();
    profile.dialects.pins = *pinned;
    if (!profile.colour.isEmpty() && (profile.colour.size() != 7 || !profile.colour.startsWith(u'#') || !QColor(profile.colour).isValid()))
        return Error{.kind = ErrorKind::InvalidArgument, .message = tr("The colour is written as #rrggbb, for example #b31d12")};
    profile.secrets = passwords().whose();
    return profile;
}

ProfilePasswords ProfileForm::passwords() const
{
    ProfilePasswords all;
    const auto typedOrKept
        = [&](const QString &whose, const QString &typed) { all.set(whose, typed.isEmpty() ? m_passwords.all.value(whose) : Secret(typed.toUtf8())); };
    typedOrKept(ProfilePasswords::kCommon, m_password->text());
    const bool sentinel = rule() == ProfileRule::Sentinel;
    if (sentinel)
        typedOrKept(ProfilePasswords::kSentinels, m_sentinelPassword->text());
    // Only of nodes that are there.
    const auto list = sentinel ? readAddresses(m_sentinels->toPlainText(), Endpoint::kSentinelPort) : readAddresses(m_addresses->toPlainText());
    for (const auto &entry : list.entries) {
        const QString whose = entry.endpoint.display();
        all.set(whose, entry.endpoint.password.isEmpty() ? m_passwords.all.value(whose) : entry.endpoint.password);
    }
    return all;
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
    const auto there = passwords();
    const auto list
        = rule() == ProfileRule::Sentinel ? readAddresses(m_sentinels->toPlainText(), Endpoint::kSentinelPort) : readAddresses(m_addresses->toPlainText());
    for (const auto &whose : m_base.secrets) {
        if (!there.all.value(whose).isEmpty())
            continue;
        if (whose == ProfilePasswords::kCommon)
            missing += tr("all nodes");
        else if (whose == ProfilePasswords::kSentinels && rule() == ProfileRule::Sentinel)
            missing += tr("the sentinels");
        else if (std::any_of(list.entries.begin(), list.entries.end(), [&](const auto &entry) { return entry.endpoint.display() == whose; }))
            missing += visibleText(whose, 120);
    }
    return missing;
}

void ProfileForm::focusPassword()
{
    const bool common = m_base.secrets.contains(ProfilePasswords::kCommon) || m_base.secrets.isEmpty();
    m_tabs->setCurrentIndex(common ? 1 : 0);
    if (common)
        m_password->setFocus();
    else if (rule() == ProfileRule::Sentinel)
        m_sentinelPassword->setFocus();
    else
        findChild<QTableView *>(QStringLiteral("connectNodes"))->setFocus();
}

void ProfileForm::showTabAtFault()
{
    const bool sentinel = rule() == ProfileRule::Sentinel;
    const auto list = sentinel ? readAddresses(m_sentinels->toPlainText(), Endpoint::kSentinelPort) : readAddresses(m_addresses->toPlainText());
    auto *edit = sentinel ? m_sentinels : m_addresses;
    if (list.problems.isEmpty() && !list.entries.isEmpty()) {
        if (!pins()) {
            m_tabs->setCurrentIndex(2);
            m_pins->setFocus();
        } else if (sentinel && m_master->text().trimmed().isEmpty()) {
            m_tabs->setCurrentIndex(0);
            m_master->setFocus();
        }
        return;
    }
    m_tabs->setCurrentIndex(0);
    edit->setFocus();
    if (!list.problems.isEmpty())
        edit->setTextCursor(QTextCursor(edit->document()->findBlockByNumber(list.problems.constFirst().line - 1)));
}

void ProfileForm::setProfile(const Profile &profile, const ProfilePasswords &passwords)
{
    {
        const Filling filling(m_filling);
        m_base = profile;
        m_passwords = passwords;
        m_name->setText(profile.name);
        m_group->setCurrentText(profile.group);
        m_environment->setCurrentIndex(m_environment->findData(static_cast<int>(profile.environment)));
        m_colour->setText(profile.colour);
        m_rule->setCurrentIndex(m_rule->findData(static_cast<int>(profile.rule)));
        m_addresses->setPlainText(lines(profile.nodes));
        m_sentinels->setPlainText(lines(profile.sentinels));
        m_master->setText(profile.master);
        m_database->setValue(profile.database);
        m_sentinelUser->setText(profile.sentinelUser);
        m_sentinelPassword->clear();
        m_user->setText(profile.user);
        m_password->clear();
        m_keeping->setCurrentIndex(m_keeping->findData(static_cast<int>(profile.keeping)));
        m_tls->findChild<QCheckBox *>()->setChecked(profile.tls.enabled);
        m_caFile->setText(profile.tls.caFile);
        m_certFile->setText(profile.tls.certFile);
        m_keyFile->setText(profile.tls.keyFile);
        m_serverName->setText(profile.tls.serverName);
        QStringList patterns;
        for (const auto &pattern : profile.patterns)
            patterns += jsonText(pattern);
        m_patterns->setText(patterns.join(u' '));
        m_generic->setChecked(profile.dialects.generic);
        QStringList pinned;
        for (const auto &pin : profile.dialects.pins)
            pinned += jsonText(pin.pattern) + u'=' + pin.dialect;
        m_pins->setPlainText(pinned.join(u'\n'));
        m_interval->setValue(static_cast<double>(profile.interval.count()) / 1000);
    }
    onEdited();
    m_edited = false;
}

void ProfileForm::addPasswords(const ProfilePasswords &passwords)
{
    for (auto it = passwords.all.begin(); it != passwords.all.end(); ++it) {
        if (!m_passwords.all.contains(it.key()))
            m_passwords.set(it.key(), it.value());
    }
    showNodes();
    showKeeping();
}

ProfileForm::Draft ProfileForm::draft() const
{
    Draft draft{.base = m_base, .passwords = m_passwords, .edited = m_edited};
    const auto keep = [&draft](const QObject *field, const QVariant &value) { draft.fields.insert(field->objectName(), value); };
    const auto edits = findChildren<QLineEdit *>();
    for (const auto *edit : edits) {
        if (edit->objectName().startsWith(QLatin1String("connect")))
            keep(edit, edit->text());
    }
    for (const auto *edit : {m_addresses, m_sentinels, m_pins})
        keep(edit, edit->toPlainText());
    for (const auto *box : {m_environment, m_rule, m_keeping})
        keep(box, box->currentIndex());
    const auto checks = findChildren<QCheckBox *>();
    for (const auto *box : checks)
        keep(box, box->isChecked());
    keep(m_group, m_group->currentText());
    keep(m_interval, m_interval->value());
    keep(m_database, m_database->value());
    return draft;
}

void ProfileForm::setDraft(const Draft &draft)
{
    {
        const Filling filling(m_filling);
        m_base = draft.base;
        m_passwords = draft.passwords;
        const auto kept = [&draft](const QObject *field) { return draft.fields.value(field->objectName()); };
        const auto edits = findChildren<QLineEdit *>();
        for (auto *edit : edits) {
            if (edit->objectName().startsWith(QLatin1String("connect")))
                edit->setText(kept(edit).toString());
        }
        for (auto *edit : {m_addresses, m_sentinels, m_pins})
            edit->setPlainText(kept(edit).toString());
        for (auto *box : {m_environment, m_rule, m_keeping})
            box->setCurrentIndex(kept(box).toInt());
        const auto checks = findChildren<QCheckBox *>();
        for (auto *box : checks)
            box->setChecked(kept(box).toBool());
        m_group->setCurrentText(kept(m_group).toString());
        m_interval->setValue(kept(m_interval).toDouble());
        m_database->setValue(kept(m_database).toInt());
    }
    onEdited();
    m_edited = draft.edited;
}

void ProfileForm::setSaved(const Profile &profile)
{
    m_base = profile;
    m_edited = false;
}

void ProfileForm::setGroups(const QStringList &groups)
{
    const Filling filling(m_filling);
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

void ProfileForm::onNodeEdited(int row, const Endpoint &endpoint)
{
    const AddressList list = readAddresses(m_addresses->toPlainText());
    if (row >= list.entries.size())
        return;
    const int line = list.entries.at(row).line;
    QStringList texts = m_addresses->toPlainText().split(u'\n');
    QStringList pieces;
    for (qsizetype i = 0; i < list.entries.size(); ++i) {
        const Endpoint &present = list.entries.at(i).endpoint;
        if (list.entries.at(i).line != line)
            continue;
        m_passwords.set(present.display(), present.password.isEmpty() ? m_passwords.all.value(present.display()) : present.password);
        pieces += i == row ? endpoint.uriWithoutPassword() : present.uriWithoutPassword();
    }
    // A line with something in it that cannot be read is mended by hand: nothing of it may get lost.
    const bool readable = std::none_of(list.problems.begin(), list.problems.end(), [line](const auto &problem) { return problem.line == line; });
    if (!readable)
        return;
    texts[line - 1] = pieces.join(u' ');
    m_addresses->setPlainText(texts.join(u'\n'));
}

void ProfileForm::hidePasswordsOf(QPlainTextEdit *edit, quint16 defaultPort)
{
    QStringList texts = edit->toPlainText().split(u'\n');
    bool changed = false;
    for (auto &text : texts) {
        const AddressList list = readAddresses(text, defaultPort);
        const bool hasPassword = std::any_of(list.entries.begin(), list.entries.end(), [](const auto &entry) { return !entry.endpoint.password.isEmpty(); });
        if (!hasPassword || !list.problems.isEmpty())
            continue;
        QStringList pieces;
        for (const auto &entry : list.entries) {
            if (!entry.endpoint.password.isEmpty())
                m_passwords.set(entry.endpoint.display(), entry.endpoint.password);
            pieces += entry.endpoint.uriWithoutPassword();
        }
        text = pieces.join(u' ');
        changed = true;
    }
    if (!changed)
        return;
    const int line = edit->textCursor().blockNumber();
    edit->setPlainText(texts.join(u'\n'));
    QTextCursor cursor(edit->document()->findBlockByNumber(line));
    cursor.movePosition(QTextCursor::EndOfBlock);
    edit->setTextCursor(cursor);
}

bool ProfileForm::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut && watched == m_addresses)
        hidePasswordsOf(m_addresses, Endpoint::kDefaultPort);
    else if (event->type() == QEvent::FocusOut && watched == m_sentinels)
        hidePasswordsOf(m_sentinels, Endpoint::kSentinelPort);
    else if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Paste)) {
        // When it is in: a pasted password is out of sight before anybody can read it.
        QMetaObject::invokeMethod(
            this,
            [this] {
                hidePasswordsOf(m_addresses, Endpoint::kDefaultPort);
                hidePasswordsOf(m_sentinels, Endpoint::kSentinelPort);
            },
            Qt::QueuedConnection);
    }
    return QWidget::eventFilter(watched, event);
}

void ProfileForm::browse(QLineEdit *field, const QString &title)
{
    auto *dialog = new QFileDialog(this, withoutAccelerator(title).remove(u':').remove(u'：'));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, field, &QLineEdit::setText);
    dialog->open();
}

void ProfileForm::chooseColour()
{
    auto *dialog = new QColorDialog(m_look->palette().color(QPalette::Window), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QColorDialog::colorSelected, m_colour, [this](const QColor &colour) { m_colour->setText(colour.name()); });
    dialog->open();
}

} // namespace Lockscope
