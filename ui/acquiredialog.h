#pragma once

#include "export.h"

#include <lockscope/core/session/session.h>

#include <QDialog>

class QCheckBox;
class QDialogButtonBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;

namespace Lockscope {

/// Takes a lock in the operator's name. Stays open, with what was typed, until it worked; closed before,
/// it withdraws an attempt that is running.
class LOCKSCOPE_WIDGETS_EXPORT AcquireDialog : public QDialog
{
    Q_OBJECT

public:
    explicit AcquireDialog(Session *session, QWidget *parent = nullptr);
    ~AcquireDialog() override;

    void setName(const QString &name);
    void reject() override;

Q_SIGNALS:
    void acquired(const Lockscope::OwnLock &lock);

private:
    void take();
    void setRunning(bool running);
    void finish(const Result<OwnLock> &result);

    Session *m_session;
    QFuture<Result<OwnLock>> m_attempt;
    QLineEdit *m_name;
    QDoubleSpinBox *m_ttl;
    QDoubleSpinBox *m_wait;
    QCheckBox *m_autoRenew;
    QLabel *m_message;
    QDialogButtonBox *m_buttons;
};

} // namespace Lockscope
