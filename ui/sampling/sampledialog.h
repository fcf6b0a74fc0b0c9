#pragma once

#include "../kit/export.h"

#include <lockscope/core/session/session.h>

#include <QDialog>
#include <QElapsedTimer>
#include <QTimer>

class QAbstractItemModel;
class QCheckBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QRadioButton;
class QSortFilterProxyModel;
class QTableView;

namespace Lockscope {

class ContendersModel;
class ContentionModel;
class SampleNodesModel;
class SecondsBox;

/// Listens for some seconds to all commands to the chosen nodes (MONITOR), and shows who tried to take which lock.
/// Starts only by a button, in production after a check box. The operator can stop it, or close the dialog.
class LOCKSCOPE_WIDGETS_EXPORT SampleDialog : public QDialog
{
    Q_OBJECT

public:
    /// `nodes`: of the deployment, as last reported. `selected`: the selected locks, usually none.
    SampleDialog(Session *session, const std::vector<NodeStatus> &nodes, const QByteArrayList &selected,
                 bool knowsLocks, QWidget *parent = nullptr);
    ~SampleDialog() override;

    [[nodiscard]] bool isRunning() const { return m_isRunning; }

private:
    [[nodiscard]] QWidget *makeChoice();
    [[nodiscard]] QWidget *makeResults();
    [[nodiscard]] QTableView *makeTable(QAbstractItemModel *model, const char *name, const QString &title,
                                        std::initializer_list<int> ems);
    [[nodiscard]] QTableView *makeSortedTable(QAbstractItemModel *model, int sortRole, int sortColumn, const char *name,
                                              const QString &title, std::initializer_list<int> ems);
    [[nodiscard]] QString startObstacle() const;
    void refresh();
    void begin();
    void stop();
    void finish(const Result<ContentionReport> &result);
    void setRunning(bool running);
    void showClients();
    void openExport();

    Session *m_session;
    const std::vector<NodeStatus> m_nodes;
    const QByteArrayList m_selected;
    const bool m_knowsLocks;
    const bool m_isProduction;
    SampleNodesModel *m_nodesModel;
    ContentionModel *m_locksModel;
    ContendersModel *m_clientsModel;
    QRadioButton *m_all;
    QRadioButton *m_any;
    QRadioButton *m_ofSelected;
    SecondsBox *m_seconds;
    QCheckBox *m_confirm;
    QTableView *m_nodesTable;
    QTableView *m_locksTable;
    QTableView *m_clientsTable;
    QLabel *m_clientsTitle;
    QLabel *m_message;
    QProgressBar *m_progress;
    QPushButton *m_startButton;
    QPushButton *m_stopButton;
    QPushButton *m_exportButton;
    QPushButton *m_closeButton;
    QTimer m_ticks;
    QElapsedTimer m_elapsed;
    QFuture<Result<ContentionReport>> m_sample;
    int m_run = 0; ///< number of the current run; results of earlier, stopped runs are ignored
    bool m_isRunning = false;
    bool m_samplesSelected = false; ///< the running or latest sample is about the selected locks
};

} // namespace Lockscope
