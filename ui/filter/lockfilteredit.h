#pragma once

#include "lockfilter.h"

#include <QLineEdit>

#include <functional>
#include <utility>

class QCompleter;
class QStringListModel;

namespace Lockscope {

/// The line edit for a LockFilter. It suggests words at the cursor, and reports mistakes with their position.
class LOCKSCOPE_WIDGETS_EXPORT LockFilterEdit : public QLineEdit
{
    Q_OBJECT

public:
    explicit LockFilterEdit(QWidget *parent = nullptr);

    /// Returns some owners of locks that begin with this text, ignoring case. Called while the operator types.
    using Owners = std::function<QStringList(const QString &begin)>;

    void setNodeLabels(const QStringList &labels) { m_nodeLabels = labels; }
    void setOwners(Owners owners) { m_owners = std::move(owners); }
    [[nodiscard]] QCompleter *words() const { return m_completer; }

Q_SIGNALS:
    /// The filter is always valid: for an invalid line it contains only the valid terms.
    void filterChanged(const Lockscope::LockFilter &filter);
    /// Empty when the line is valid again.
    void errorChanged(const QString &sentence);

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void recolour(); ///< red while the line is invalid
    void read();
    void offer();
    [[nodiscard]] LockFilterCompletion completion() const;
    void accept(const QString &word);

    QStringList m_nodeLabels;
    Owners m_owners;
    LockFilter m_lastFilter; ///< the last emitted filter
    QCompleter *m_completer;
    QStringListModel *m_words;
};

} // namespace Lockscope
