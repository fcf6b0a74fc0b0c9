#include "profilenodestab.h"

#include "../kit/elidedlabel.h"
#include "../kit/roles.h"
#include "../kit/servertext.h"
#include "addressedit.h"
#include "profilefields.h"
#include "profilenodesmodel.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace Lockscope {

namespace {

constexpr int kHalfTypedMs = 500;

/// Hides passwords that are typed into the table.
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

} // namespace

ProfileNodesTab::ProfileNodesTab(QWidget *parent)
    : QWidget(parent)
    , m_nodes(new ProfileNodesModel(this))
    , m_rule(new QComboBox(this))
    , m_where(new QStackedWidget(this))
{
    m_rule->setObjectName(QStringLiteral("connectRule"));
    m_rule->setAccessibleName(tr("Deployment type"));
    m_rule->addItem(tr("Independent servers: one, or several that vote (Redlock)"),
                    static_cast<int>(ProfileRule::Independent));
    m_rule->addItem(tr("A single server"), static_cast<int>(ProfileRule::Single));
    m_rule->addItem(tr("Sentinel: the current master"), static_cast<int>(ProfileRule::Sentinel));
    m_rule->addItem(tr("Cluster: found from one or more of its servers"), static_cast<int>(ProfileRule::Cluster));
    m_where->addWidget(makeDirect());
    m_where->addWidget(makeSentinel());
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_rule);
    layout->addWidget(m_where, 1);
    for (auto *edit : {m_addresses, m_sentinels})
        edit->setToolTip(plainToolTip(tr("•1• is a hidden password. Remove it to use no password")));
    connect(m_nodes, &ProfileNodesModel::edited, m_addresses, &AddressEdit::replace);
    showRule();
}

QWidget *ProfileNodesTab::makeDirect()
{
    auto *direct = new QWidget(this);
    m_addresses = new AddressEdit(Endpoint::kDefaultPort, 5, direct);
    m_addresses->setObjectName(QStringLiteral("connectAddresses"));
    m_addresses->setPlaceholderText(
        QStringLiteral("redis://10.0.0.1:6379\nrediss://user:password@redis.example.org:6380/0?name=B&cacert=/"
                       "ca.pem\nunix:///run/redis/redis.sock"));
    auto *label = new QLabel(tr("A&ddresses, one per line, or separated by commas or spaces:"), direct);
    label->setBuddy(m_addresses);
    m_table = new QTableView(direct);
    m_table->setObjectName(QStringLiteral("connectNodes"));
    m_table->setAccessibleName(tr("Nodes, with their own and the common settings"));
    m_table->setModel(m_nodes);
    auto *passwords = new PasswordDelegate(m_table);
    m_table->setItemDelegateForColumn(ProfileNodesModel::PasswordColumn, passwords);
    connect(passwords, &QAbstractItemDelegate::closeEditor, this,
            [this](QWidget *, QAbstractItemDelegate::EndEditHint hint) {
                if (hint == QAbstractItemDelegate::SubmitModelCache)
                    QMetaObject::invokeMethod(this, &ProfileNodesTab::passwordEntered, Qt::QueuedConnection);
            });
    prepareCells(m_table, 5);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed
                             | QAbstractItemView::AnyKeyPressed);
    m_table->horizontalHeader()->setSectionResizeMode(ProfileNodesModel::ServerNameColumn,
                                                      QHeaderView::ResizeToContents); // the longest title
    auto *layout = new QVBoxLayout(direct);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(label);
    layout->addWidget(m_addresses);
    layout->addWidget(makeProblems(m_addresses, "connectAddressProblems"));
    layout->addWidget(m_table, 1);
    return direct;
}

QWidget *ProfileNodesTab::makeSentinel()
{
    auto *sentinel = new QWidget(this);
    m_sentinels = new AddressEdit(Endpoint::kSentinelPort, 4, sentinel);
    m_sentinels->setObjectName(QStringLiteral("connectSentinels"));
    m_sentinels->setPlaceholderText(QStringLiteral("10.0.0.1:26379\n10.0.0.2:26379"));
    m_master = new QLineEdit(sentinel);
    m_master->setObjectName(QStringLiteral("connectMaster"));
    m_master->setPlaceholderText(tr("NAME from `sentinel monitor NAME` in the Sentinel's configuration"));
    m_database = new QSpinBox(sentinel);
    m_database->setObjectName(QStringLiteral("connectDatabase"));
    m_database->setRange(0, Endpoint::kLastDatabase);
    m_sentinelUser = new QLineEdit(sentinel);
    m_sentinelUser->setObjectName(QStringLiteral("connectSentinelUser"));
    m_sentinelUser->setPlaceholderText(tr("often empty"));
    m_sentinelPassword = new QLineEdit(sentinel);
    m_sentinelPassword->setObjectName(QStringLiteral("connectSentinelPassword"));
    m_sentinelPassword->setEchoMode(QLineEdit::Password);
    auto *masterLogin = new QLabel(tr("Set the master's login under “Login and TLS”."), sentinel);
    masterLogin->setWordWrap(true);
    auto *form = new QFormLayout(sentinel);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("Sentinel a&ddresses:"), m_sentinels);
    form->addRow(QString(), makeProblems(m_sentinels, "connectSentinelProblems"));
    form->addRow(tr("&Master name:"), m_master);
    form->addRow(tr("Data&base of the master:"), m_database);
    form->addRow(tr("&User of the sentinels:"), m_sentinelUser);
    form->addRow(tr("&Password of the sentinels:"), m_sentinelPassword);
    form->addRow(masterLogin);
    return sentinel;
}

void ProfileNodesTab::fill(const Profile &profile)
{
    m_rule->setCurrentIndex(m_rule->findData(static_cast<int>(profile.rule)));
    m_addresses->setEndpoints(profile.nodes);
    m_sentinels->setEndpoints(profile.sentinels);
    m_master->setText(profile.master);
    m_database->setValue(profile.database);
    m_sentinelUser->setText(profile.sentinelUser);
    m_sentinelPassword->clear();
}

void ProfileNodesTab::fillPasswords(const ProfilePasswords &passwords)
{
    for (auto *edit : {m_addresses, m_sentinels})
        edit->setPasswords(passwords.all);
}

void ProfileNodesTab::read(Profile &profile) const
{
    profile.rule = rule();
    if (profile.rule != ProfileRule::Sentinel)
        return;
    profile.master = m_master->text().trimmed();
    profile.database = m_database->value();
    profile.sentinelUser = m_sentinelUser->text().trimmed();
}

ProfileRule ProfileNodesTab::rule() const
{
    return static_cast<ProfileRule>(m_rule->currentData().toInt());
}

AddressEdit *ProfileNodesTab::shownEdit() const
{
    return rule() == ProfileRule::Sentinel ? m_sentinels : m_addresses;
}

AddressList ProfileNodesTab::addresses() const
{
    return shownEdit()->list();
}

void ProfileNodesTab::finishTyping()
{
    for (auto *edit : {m_addresses, m_sentinels})
        edit->hidePasswords();
}

Result<QList<Endpoint>> ProfileNodesTab::endpoints() const
{
    const AddressList list = addresses();
    if (list.problems.isEmpty())
        return list.endpoints();
    constexpr qsizetype kShown = 3;
    return Error{.kind = ErrorKind::InvalidArgument, .message = wordsOf(list, kShown)};
}

QString ProfileNodesTab::wordsOf(const AddressList &list, qsizetype most)
{
    QStringList texts;
    for (const auto &problem : list.problems.mid(0, most)) {
        const QString line = QString::number(problem.line);
        texts += problem.text.isEmpty() ? tr("Line %1: %2").arg(line, problem.reason)
                                        : tr("Line %1: %2 (in “%3”)").arg(line, problem.reason, problem.text);
    }
    QStringList others;
    for (const auto &problem : list.problems.mid(most))
        others += problem.text.isEmpty() ? tr("line %1").arg(problem.line)
                                         : tr("line %1 (“%2”)").arg(problem.line).arg(problem.text);
    constexpr qsizetype kNamed = 8;
    if (others.size() > kNamed)
        others = others.mid(0, kNamed)
            + QStringList{tr("… and %n more", nullptr, static_cast<int>(others.size() - kNamed))};
    if (!others.isEmpty())
        texts += tr("Also wrong: %1").arg(others.join(tr(", ")));
    return texts.join(u'\n');
}

QWidget *ProfileNodesTab::makeProblems(AddressEdit *edit, const char *name)
{
    constexpr int kLines = 3; // one per wrong line, if there is room
    auto *label = new ElidedLabel(edit->parentWidget(), kLines);
    label->setObjectName(QLatin1String(name));
    label->setAccessibleName(tr("Invalid addresses"));
    auto *pause = new QTimer(label);
    pause->setSingleShot(true);
    pause->setInterval(kHalfTypedMs); // half-typed text is not wrong yet
    connect(edit, &QPlainTextEdit::textChanged, pause, QOverload<>::of(&QTimer::start));
    connect(pause, &QTimer::timeout, label, [edit, label] {
        const AddressList list = edit->list();
        label->setText(list.problems.isEmpty()
                           ? QString()
                           : tr("⚠ %1").arg(wordsOf(list, list.problems.size() > kLines ? kLines - 1 : kLines)));
        constexpr qsizetype kTold = 20; // with reasons
        label->setToolTip(plainToolTip(list.problems.isEmpty() ? QString() : wordsOf(list, kTold)));
        QPalette colours = label->palette();
        colours.setColor(QPalette::WindowText, Roles::of(edit->palette()).of(Severity::Warning));
        label->setPalette(colours);
    });
    return label;
}

QString ProfileNodesTab::sentinelPassword() const
{
    return m_sentinelPassword->text();
}

void ProfileNodesTab::showRule()
{
    m_where->setCurrentIndex(rule() == ProfileRule::Sentinel ? 1 : 0);
}

void ProfileNodesTab::showNodes(const Profile &common, bool hasCommonPassword)
{
    m_nodes->setNodes(m_addresses->list().entries, common, hasCommonPassword);
}

void ProfileNodesTab::showKept(const ProfilePasswords &kept, bool asked)
{
    m_sentinelPassword->setPlaceholderText(kept.all.value(ProfilePasswords::kSentinels).isEmpty() ? tr("often empty")
                                               : asked ? tr("as typed, not kept")
                                                       : tr("kept, not shown"));
}

void ProfileNodesTab::focusPassword(const QString &whose)
{
    if (rule() == ProfileRule::Sentinel) {
        m_sentinelPassword->setFocus();
        return;
    }
    m_table->setFocus();
    const auto entries = m_addresses->list().entries;
    const auto found = std::find_if(entries.begin(), entries.end(),
                                    [&](const auto &entry) { return entry.endpoint.display() == whose; });
    if (found == entries.end())
        return;
    // Open the editor, because text typed into another cell would be lost.
    const QModelIndex cell
        = m_nodes->index(static_cast<int>(found - entries.begin()), ProfileNodesModel::PasswordColumn);
    m_table->setCurrentIndex(cell);
    m_table->edit(cell);
}

QWidget *ProfileNodesTab::faultyField() const
{
    const AddressList list = addresses();
    if (!list.problems.isEmpty() || list.entries.isEmpty())
        return shownEdit();
    return rule() == ProfileRule::Sentinel && m_master->text().trimmed().isEmpty() ? m_master : nullptr;
}

void ProfileNodesTab::focusFault()
{
    QWidget *field = faultyField();
    if (field == nullptr)
        return;
    field->setFocus();
    if (const AddressList list = addresses(); !list.problems.isEmpty())
        shownEdit()->showLine(list.problems.constFirst().line);
}

} // namespace Lockscope
