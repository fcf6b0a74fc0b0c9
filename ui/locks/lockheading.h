#pragma once

#include "../kit/badge.h"
#include "../kit/export.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace Lockscope {

class BadgeView;
class WrappedText;

/// The head of the details: the state's badge, the lock's name, and a note on what is shown.
class LOCKSCOPE_WIDGETS_EXPORT LockHeading : public QWidget
{
    Q_OBJECT

public:
    explicit LockHeading(QWidget *parent = nullptr);

    void setBadge(const BadgeLook &look);
    void setName(const QByteArray &name);
    /// Beside the badge: why the table has no row, or which moment is shown; empty: none.
    void setNote(const QString &note);

protected:
    void changeEvent(QEvent *event) override;

private:
    void restyle();

    BadgeView *m_badge;
    QLabel *m_note;
    WrappedText *m_name;
};

} // namespace Lockscope
