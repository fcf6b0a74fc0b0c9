#pragma once

#include "../exportdialog.h"
#include "auditjournalreader.h"

#include "../tables/keyedtablemodel.h"

#include <QFileSystemWatcher>
#include <QHash>
#include <QTimer>
#include <QWidget>

class QLabel;
class QLineEdit;

namespace Lockscope {

class SteadyTable;

/// The audit journal, newest first: who did what to which lock, and how it ended. Follows what this and other programs add.
/// A line that cannot be understood is shown as such. Reads only while it can be seen.
class LOCKSCOPE_WIDGETS_EXPORT AuditView : public QWidget, public Exportable
{
    Q_OBJECT

public:
    explicit AuditView(const QString &path, QWidget *parent = nullptr);

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
    void read();
    /// `asked`: by the operator, with another filter.
    void showLines(bool asked);
    [[nodiscard]] const KeyedRow &rowOf(const JournalLine &line);
    void watch();

    const QString m_path;
    AuditJournalReader m_reader;
    QHash<quint64, KeyedRow> m_rows; ///< of lines that were shown, by their numbers
    QFileSystemWatcher m_watcher;
    QTimer m_soon; ///< writers add several lines at once
    SteadyTable *m_table;
    QLineEdit *m_filter;
    QLabel *m_summary;
};

} // namespace Lockscope
