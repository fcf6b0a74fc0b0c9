#pragma once

#include "lockfilter.h"

#include <QLineEdit>

#include <functional>
#include <utility>

class QCompleter;
class QStringListModel;

namespace Lockscope {

/// The line in which a LockFilter is typed. Offers what could stand at the cursor, and tells what is wrong and where.
class LOCKSCOPE_WIDGETS_EXPORT LockFilterEdit : public QLineEdit
{
    Q_OBJECT

public:
    explicit LockFilterEdit(QWidget *parent = nullptr);

    /// Some owners of locks that begin so, letter case aside; it is asked while one types.
    using Owners = std::function<QStringList(const QString &begin)>;

    void setNodeLabels(const QStringList &labels) { m_nodeLabels = labels; }
    void setOwners(Owners owners) { m_owners = std::move(owners); }
    [[nodiscard]] QCompleter *words() const { return m_completer; }

Q_SIGNALS:
    /// Only ever one without error: while the line is wrong, those of its terms hold that are right.
    void filterChanged(const Lockscope::LockFilter &filter);
    /// Empty when the line is right again.
    void errorChanged(const QString &sentence);

protected:
    bool event(QEvent *event) override;

private:
    void read();
    void offer();
    [[nodiscard]] LockFilterCompletion completion() const;
    void accept(const QString &word);

    QStringList m_nodeLabels;
    Owners m_owners;
    LockFilter m_said; ///< last
    QCompleter *m_completer;
    QStringListModel *m_words;
};

} // namespace Lockscope
