#include "profilelist.h"

#include "../kit/servertext.h"
#include "profilestore.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/words/wording.h>

#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QShortcut>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

namespace Lockscope {

namespace {

constexpr int kIdRole = Qt::UserRole;

QString whereOf(const Profile &profile)
{
    QStringList addresses;
    for (const auto &endpoint : profile.rule == ProfileRule::Sentinel ? profile.sentinels : profile.nodes)
        addresses += visibleText(endpoint.display(), 80);
    return addresses.join(u'\n');
}

} // namespace

ProfileList::ProfileList(ProfileStore *store, QWidget *parent)
    : QWidget(parent)
    , m_store(store)
    , m_tree(new QTreeWidget(this))
{
    const auto button = [this](const char *name, const QString &text) {
        auto *made = new QPushButton(text, this);
        made->setObjectName(QLatin1String(name));
        made->setAutoDefault(false);
        return made;
    };
    m_tree->setObjectName(QStringLiteral("profileTree"));
    m_tree->setAccessibleName(tr("Saved connections"));
    m_tree->setHeaderHidden(true);
    m_tree->setTextElideMode(Qt::ElideRight);
    auto *label = new QLabel(tr("Connect&ions:"), this);
    label->setBuddy(m_tree);
    auto *create = button("profileNew", tr("Ne&w"));
    m_duplicate = button("profileDuplicate", tr("Duplicate"));
    m_delete = button("profileDelete", tr("Delete…"));
    auto *import = button("profileImport", tr("Import…"));
    m_export = button("profileExport", tr("Export…"));
    m_export->setToolTip(tr("Write all connections to a file, without passwords"));
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(label, 0, 0, 1, 2);
    layout->addWidget(m_tree, 1, 0, 1, 2);
    layout->addWidget(create, 2, 0);
    layout->addWidget(m_duplicate, 2, 1);
    layout->addWidget(m_delete, 3, 0, 1, 2);
    layout->addWidget(import, 4, 0);
    layout->addWidget(m_export, 4, 1);

    connect(m_tree, &QTreeWidget::currentItemChanged, this, [this] {
        enableButtons();
        if (m_filling || current().isEmpty())
            return;
        // Queued, because a receiver may refill the tree, which must not happen within the tree's own event.
        QMetaObject::invokeMethod(
            this,
            [this, id = current()] {
                if (id == current())
                    Q_EMIT currentChanged(id);
            },
            Qt::QueuedConnection);
    });
    // Not itemActivated(): Enter must reach the dialog's default button.
    connect(m_tree, &QTreeWidget::itemDoubleClicked, this, [this] {
        if (!current().isEmpty())
            Q_EMIT activated(current());
    });
    connect(create, &QPushButton::clicked, this, &ProfileList::newRequested);
    connect(m_duplicate, &QPushButton::clicked, this, &ProfileList::duplicateRequested);
    connect(m_delete, &QPushButton::clicked, this, &ProfileList::askToDelete);
    connect(import, &QPushButton::clicked, this, &ProfileList::importRequested);
    connect(m_export, &QPushButton::clicked, this, &ProfileList::exportRequested);
    auto *shortcut = new QShortcut(QKeySequence(QKeySequence::Delete), m_tree);
    shortcut->setContext(Qt::WidgetShortcut);
    connect(shortcut, &QShortcut::activated, this, &ProfileList::askToDelete);
    connect(store, &ProfileStore::changed, this, &ProfileList::refresh);
    refresh();
}

void ProfileList::setDrafts(const QList<std::pair<QString, QString>> &drafts)
{
    if (m_drafts == drafts)
        return;
    m_drafts = drafts;
    refresh();
}

void ProfileList::setEdited(const QStringList &ids)
{
    if (m_edited == ids)
        return;
    m_edited = ids;
    refresh();
}

void ProfileList::refresh()
{
    const QString shown = current();
    m_filling = true;
    m_tree->clear();
    const auto add = [this](QTreeWidgetItem *group, const QString &id, const QString &text, const QString &tip) {
        auto *item = group == nullptr ? new QTreeWidgetItem(m_tree) : new QTreeWidgetItem(group);
        item->setText(0, text);
        item->setToolTip(0, plainToolTip(tip));
        item->setData(0, kIdRole, id);
        return item;
    };
    for (const auto &[id, name] : m_drafts)
        add(nullptr, id, tr("%1 (not saved)").arg(visibleText(name.isEmpty() ? tr("New connection") : name, 60)), {});
    QHash<QString, QTreeWidgetItem *> groups;
    const auto profiles = m_store->profiles();
    for (const auto &profile : profiles) {
        QTreeWidgetItem *group = profile.group.isEmpty() ? nullptr : groups.value(profile.group);
        if (group == nullptr && !profile.group.isEmpty()) {
            group = new QTreeWidgetItem(m_tree);
            group->setText(0, visibleText(profile.group, 60));
            group->setFlags(Qt::ItemIsEnabled);
            group->setExpanded(true);
            groups.insert(profile.group, group);
        }
        QString text = visibleText(profile.name, 60);
        if (profile.environment == Environment::Production)
            text = tr("%1 · PRODUCTION").arg(text);
        if (m_edited.contains(profile.id))
            text = tr("%1 (changed)").arg(text);
        add(group, profile.id, text, visibleText(profile.name, 200) + u'\n' + whereOf(profile));
    }
    for (auto *group : std::as_const(groups))
        group->setExpanded(true);
    if (auto *item = itemOf(shown))
        m_tree->setCurrentItem(item);
    m_filling = false;
    enableButtons();
}

QTreeWidgetItem *ProfileList::itemOf(const QString &id) const
{
    for (QTreeWidgetItemIterator it(m_tree); *it != nullptr; ++it) {
        if (!id.isEmpty() && (*it)->data(0, kIdRole).toString() == id)
            return *it;
    }
    return nullptr;
}

void ProfileList::setCurrent(const QString &id)
{
    m_filling = true;
    m_tree->setCurrentItem(itemOf(id));
    m_filling = false;
    enableButtons();
}

QString ProfileList::current() const
{
    const auto *item = m_tree->currentItem();
    return item == nullptr ? QString() : item->data(0, kIdRole).toString();
}

void ProfileList::enableButtons()
{
    m_duplicate->setEnabled(!current().isEmpty());
    m_delete->setEnabled(!current().isEmpty());
    m_export->setEnabled(!m_store->profiles().isEmpty());
}

void ProfileList::askToDelete()
{
    const QString id = current();
    if (id.isEmpty())
        return;
    const auto profile = m_store->find(id);
    const QString name = profile ? visibleText(profile->name, 80) : m_tree->currentItem()->text(0);
    auto *box = new QMessageBox(
        QMessageBox::Question, tr("Delete connection"),
        tr("Delete the connection “%1”?\n\nThis also deletes its saved password. The servers stay as they are.")
            .arg(name),
        QMessageBox::Cancel, this);
    box->setObjectName(QStringLiteral("profileDeleteQuestion"));
    box->setTextFormat(Qt::PlainText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto *remove = box->addButton(tr("Delete “%1”").arg(visibleText(name, 30).replace(u'&', QStringLiteral("&&"))),
                                  QMessageBox::DestructiveRole);
    remove->setObjectName(QStringLiteral("profileDeleteConfirm"));
    box->setDefaultButton(QMessageBox::Cancel);
    connect(remove, &QAbstractButton::clicked, this, [this, id] { Q_EMIT deleteConfirmed(id); });
    box->open();
}

} // namespace Lockscope
