#pragma once

#include "../kit/export.h"
#include "typedact.h"

#include <lockscope/core/session/releasemany.h>

#include <QDialog>

#include <optional>

class QCheckBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTableView;

namespace Lockscope {

class ActChooser;
class ConfirmPanel;
class ReleaseManyModel;

/// Several locks of others, one act: plans each and lists it with its owner, age, votes, effect and what is left out and why;
/// locks can be left out by a tick. Confirmed as one release is (on production by the number of locks and a reason), carried
/// out one after another, stoppable; the outcome stands in each line.
class LOCKSCOPE_WIDGETS_EXPORT ReleaseManyDialog : public QDialog
{
    Q_OBJECT

public:
    ReleaseManyDialog(Session *session, const QList<QByteArray> &names, QWidget *parent = nullptr);

    /// That had been typed for such a round before the operator turned away.
    void restore(const TypedAct &typed);
    /// What the board knows of them: age and votes. Null where it knows nothing.
    void setKnown(const std::vector<LockStatePtr> &locks);
    void reject() override;

Q_SIGNALS:
    /// The round is over; what to tell the operator.
    void done(const QString &text);
    /// The operator turned away from the preview; `typed` was for it.
    void cancelled(const Lockscope::TypedAct &typed);

private:
    void refresh();
    void execute();
    void onFinished();
    [[nodiscard]] int acted() const; ///< on so many locks
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString whyNotNow() const;

    Session *m_session;
    ReleaseMany *m_many;
    std::optional<WallTime> m_readAt; ///< all that the plans tell
    int m_silent = 0; ///< nodes that cannot be read now
    ReleaseManyModel *m_model;
    ActChooser *m_acts;
    QTableView *m_table;
    QLabel *m_summary;
    QLabel *m_message;
    ConfirmPanel *m_confirm;
    QCheckBox *m_stopAtSurprise;
    QProgressBar *m_progress;
    QPushButton *m_unlockButton;
    QPushButton *m_releaseButton;
    QPushButton *m_stopButton;
    QPushButton *m_closeButton;
};

} // namespace Lockscope
