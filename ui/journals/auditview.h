#pragma once

#include "../tables/exportdialog.h"
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

class SteadyTable;

/// The audit journal, newest first: who did what to which lock, and how it ended. Follows what this and other programs add.
/// A line that cannot be understood is shown as such. Reads only while it can be seen, in a worker: a disk may take its time.
class LOCKSCOPE_WIDGETS_EXPORT AuditView : public QWidget, public Exportable
{
    Q_OBJECT

public:
    explicit AuditView(const QString &path, QWidget *parent = nullptr);
    ~AuditView() override;

    [[nodiscard]] SteadyTable *table() const { return m_table; }
    /// The rows go to their places, although a hand is on the table.
    void sortNow();
    [[nodiscard]] bool rowsWait() const;

    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray &state);
    [[nodiscard]] ExportContent exported() const override;

protected:
    void showEvent(QShowEvent *event) override;

private:
    /// What is read, as it is shown. Immutable once made.
    struct Picture
    {
        std::vector<JournalLine> lines; ///< oldest first
        std::vector<KeyedRow> rows; ///< of the lines
        qint64 skipped = 0; ///< bytes before the first of them
        std::optional<QString> error;
    };

    void read();
    /// In the worker.
    [[nodiscard]] std::shared_ptr<const Picture> makePicture();
    void take(const std::shared_ptr<const Picture> &picture);
    /// `asked`: by the operator, with another filter.
    void showLines(bool asked);
    void watch();

    const QString m_path;
    AuditJournalReader m_reader; ///< the worker's
    QHash<quint64, KeyedRow> m_rows; ///< the worker's: of lines in the latest picture, by their numbers
    std::shared_ptr<const Picture> m_picture; ///< null: nothing is read yet
    bool m_isBusy = false;
    bool m_again = false; ///< there is more to read since the worker began
    QFileSystemWatcher m_watcher;
    QTimer m_soon; ///< writers add several lines at once
    SteadyTable *m_table;
    QLineEdit *m_filter;
    QLabel *m_summary;
    QThreadPool m_pool; ///< of one; the first to go, and it waits for the worker
};

} // namespace Lockscope
