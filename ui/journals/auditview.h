#pragma once

#include "../tables/exportdialog.h"
#include "auditacts.h"
#include "auditjournalreader.h"

#include "../tables/keyedtablemodel.h"

#include <QFileSystemWatcher>
#include <QHash>
#include <QThreadPool>
#include <QTimer>
#include <QWidget>

#include <memory>

class QLabel;
class QLineEdit;

namespace Lockscope {

class JournalDetails;
class SteadyTable;

/// Shows the audit journal, one row per act, newest first: who did what to which lock, and the outcome. Follows
/// additions by any program. Shows lines that cannot be parsed as they are. Reads in a worker, only while visible.
class LOCKSCOPE_WIDGETS_EXPORT AuditView : public QWidget, public Exportable
{
    Q_OBJECT

public:
    explicit AuditView(const QString &path, QWidget *parent = nullptr);
    ~AuditView() override;

    [[nodiscard]] SteadyTable *table() const { return m_table; }
    /// Moves the rows to their places, even under the operator's hand.
    void sortNow();
    [[nodiscard]] bool rowsWait() const;

    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray &state);
    [[nodiscard]] ExportContent exported() const override;

protected:
    void showEvent(QShowEvent *event) override;

private:
    /// The journal as shown. Immutable once made.
    struct Picture
    {
        std::vector<JournalLine> lines; ///< oldest first
        std::vector<KeyedRow> rows; ///< parallel to `lines`
        std::vector<AuditAct> acts; ///< in the order of their first lines
        std::vector<KeyedRow> actRows; ///< parallel to `acts`
        qint64 skipped = 0; ///< bytes before the first line
        std::optional<QString> error;
    };

    void read();
    /// Runs in the worker.
    [[nodiscard]] std::shared_ptr<const Picture> makePicture();
    void take(const std::shared_ptr<const Picture> &picture);
    /// `asked`: the operator changed the filter.
    void showLines(bool asked);
    void watch();
    void openDetails();
    void updateDetails();
    void hideParts(); ///< the columns that the second line has

    const QString m_path;
    AuditJournalReader m_reader; ///< used by the worker
    QHash<quint64, KeyedRow> m_rows; ///< used by the worker: rows of the latest picture, by line number
    std::shared_ptr<const Picture> m_picture; ///< null: not read yet
    bool m_isBusy = false;
    bool m_again = false; ///< the journal changed since the worker began
    QFileSystemWatcher m_watcher;
    QTimer m_soon; ///< writers append several lines at once
    SteadyTable *m_table;
    JournalDetails *m_details;
    QLineEdit *m_filter;
    QLabel *m_summary;
    QThreadPool m_pool; ///< one thread; declared last, so its destructor waits for the worker first
};

} // namespace Lockscope
