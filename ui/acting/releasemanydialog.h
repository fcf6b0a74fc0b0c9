#pragma once

#include "actdialog.h"
#include "typedact.h"

#include <lockscope/core/session/releasemany.h>
#include <lockscope/core/words/resultwording.h>

#include <QTimer>

#include <optional>

class QCheckBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTableView;

namespace Lockscope {

class ActChooser;
class ReleaseManyModel;
class ResultBox;

/// One action on several locks of others. Lists per lock the owner, age, votes and effect of its plan, or why it is
/// left out. The operator can untick locks. ConfirmPanel asks for the number of locks on production. The round handles
/// one lock after another, can be stopped, and shows in each row what is true now.
class LOCKSCOPE_WIDGETS_EXPORT ReleaseManyDialog : public ActDialog
{
    Q_OBJECT

public:
    ReleaseManyDialog(Session *session, const QList<QByteArray> &names, QWidget *parent = nullptr);

    /// Fills in what the operator typed for several locks before a cancel.
    void restore(const TypedAct &typed);
    /// Passes on states from the board, for the age of the locks. Null entries are ignored.
    void setKnown(const std::vector<LockStatePtr> &locks);
    void reject() override;

Q_SIGNALS:
    /// The round is over, or its result has changed. `text` is for the operator.
    void done(const QString &text);
    /// The operator cancelled. `typed` is for restore() of the next dialog.
    void cancelled(const Lockscope::TypedAct &typed);

private:
    void refresh();
    void execute();
    void onFinished();
    [[nodiscard]] int acted() const; ///< number of locks that the action was tried on
    [[nodiscard]] QString summary() const; ///< of the plan
    [[nodiscard]] ResultWording::Result result() const; ///< of the round
    void showResult();
    [[nodiscard]] QString verb() const;
    [[nodiscard]] QString whyNotNow() const;

    ReleaseMany *m_many;
    std::optional<WallTime> m_readAt; ///< when the last plan was made
    int m_silent = 0; ///< number of nodes that cannot be read now
    ReleaseManyModel *m_model;
    ResultBox *m_result;
    QLabel *m_summary;
    ActChooser *m_acts;
    QTableView *m_table;
    QCheckBox *m_stopAtSurprise;
    QProgressBar *m_progress;
    QPushButton *m_stopButton;
    QTimer m_look; ///< the rows contain times
    QString m_said; ///< by done()
};

} // namespace Lockscope
