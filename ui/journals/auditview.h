#pragma once

#include "../exportdialog.h"
#include "auditjournalreader.h"

#include <QFileSystemWatcher>
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

    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray &state);
    [[nodiscard]] ExportContent exported() const override;

protected:
    void showEvent(QShowEvent *event) override;

private:
    void read();
    void showLines();
    void watch();

    const QString m_path;
    AuditJournalReader m_reader;
    QFileSystemWatcher m_watcher;
    QTimer m_soon; ///< writers add several lines at once
    SteadyTable *m_table;
    QLineEdit *m_filter;
    QLabel *m_summary;
};

} // namespace Lockscope
