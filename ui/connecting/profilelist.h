#pragma once

#include "../kit/export.h"

#include <lockscope/core/session/profile.h>

#include <QWidget>

class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace Lockscope {

class ProfileStore;

/// The saved profiles by group, the last used first, and drafts that are not saved yet. Asks before deleting; the owner
/// of the list carries out all requests.
class LOCKSCOPE_WIDGETS_EXPORT ProfileList : public QWidget
{
    Q_OBJECT

public:
    explicit ProfileList(ProfileStore *store, QWidget *parent = nullptr);

    /// Ids and names of profiles that are not saved yet. They come first.
    void setDrafts(const QList<std::pair<QString, QString>> &drafts);
    /// Ids of profiles with unsaved changes.
    void setEdited(const QStringList &ids);
    void setCurrent(const QString &id); ///< without currentChanged()
    [[nodiscard]] QString current() const;
    void refresh();

Q_SIGNALS:
    void currentChanged(const QString &id);
    void activated(const QString &id); ///< by a double click
    void newRequested();
    void duplicateRequested();
    void deleteConfirmed(const QString &id);
    void importRequested();
    void exportRequested();

private:
    [[nodiscard]] QTreeWidgetItem *itemOf(const QString &id) const;
    void askToDelete();
    void enableButtons();

    ProfileStore *m_store;
    QTreeWidget *m_tree;
    QPushButton *m_duplicate;
    QPushButton *m_delete;
    QPushButton *m_export;
    QList<std::pair<QString, QString>> m_drafts;
    QStringList m_edited;
    bool m_filling = false;
};

} // namespace Lockscope
