#include "exportdialog.h"

#include "../kit/filedialog.h"
#include "rowcopy.h"

#include <lockscope/core/base/text.h>

#include <QAbstractItemModel>
#include <QCoreApplication>
#include <QFileDialog>
#include <QJsonObject>
#include <QSaveFile>
#include <QThread>

namespace Lockscope {

namespace {

struct ExportWords
{
    Q_DECLARE_TR_FUNCTIONS(Lockscope::ExportDialog)
};

QString cellOf(const QString &text)
{
    QString cell = text;
    const QChar first = cell.isEmpty() ? QChar() : cell.front();
    bool isNumber = false;
    (void)cell.toDouble(&isNumber);
    if (!isNumber && QStringLiteral("=+-@\t\r").contains(first) && !first.isNull())
        cell.prepend(QLatin1Char('\''));
    if (cell.contains(QLatin1Char('"')) || cell.contains(QLatin1Char(',')) || cell.contains(QLatin1Char('\n'))
        || cell.contains(QLatin1Char('\r')))
        cell = QLatin1Char('"') + cell.replace(QLatin1Char('"'), QStringLiteral("\"\"")) + QLatin1Char('"');
    return cell;
}

/// Writes a file in a separate thread. Destroying it early cancels the export.
class ExportJob : public QObject
{
public:
    ExportJob(const ExportContent &content, const QString &path, const std::function<void(const QString &)> &told,
              QObject *parent)
        : QObject(parent)
    {
        m_thread.reset(
            QThread::create([this, content, path] { m_why = ExportDialog::write(content, path, m_cancelled); }));
        m_thread->setObjectName(QStringLiteral("export"));
        connect(
            m_thread.get(), &QThread::finished, this,
            [this, path, rows = content.size(), remark = content.remark, at = content.at, told] {
                told(m_why
                         ? ExportWords::tr("✖ Cannot write %1: %2").arg(path, *m_why)
                         : (at.isEmpty()
                                ? ExportWords::tr("✔ %n rows written to %1", nullptr, static_cast<int>(rows)).arg(path)
                                : ExportWords::tr("✔ %n rows, as they were at %2, written to %1", nullptr,
                                                  static_cast<int>(rows))
                                      .arg(path, at))
                             + (remark.isEmpty() ? QString() : QStringLiteral(". ") + remark));
                deleteLater();
            });
        m_thread->start();
    }
    ~ExportJob() override
    {
        m_cancelled = true;
        m_thread->wait(); // at most for one row
    }
    Q_DISABLE_COPY_MOVE(ExportJob)

private:
    std::atomic<bool> m_cancelled = false;
    std::optional<QString> m_why; ///< used by the thread until it has finished
    std::unique_ptr<QThread> m_thread;
};

constexpr qsizetype kChunk = 64 * 1024; ///< bytes; fewer are not worth a write

QByteArray lineOf(const QStringList &texts)
{
    QStringList cells;
    cells.reserve(texts.size());
    for (const auto &text : texts)
        cells += cellOf(text);
    return cells.join(QLatin1Char(',')).toUtf8() + "\r\n";
}

} // namespace

ExportContent exportOf(const QAbstractItemModel &model)
{
    ExportContent content;
    for (int column = 0; column < model.columnCount(); ++column)
        content.headers += model.headerData(column, Qt::Horizontal).toString();
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList texts;
        QJsonObject object;
        for (int column = 0; column < model.columnCount(); ++column) {
            const QModelIndex cell = model.index(row, column);
            const QString whole = cell.data(RowCopy::kWholeRole).toString(); // the screen has less room
            texts += whole.isEmpty() ? cell.data().toString() : whole;
            object.insert(content.headers.at(column), texts.last());
        }
        content.rows += texts;
        content.json.append(object);
    }
    return content;
}

QByteArray csvOf(const ExportContent &content)
{
    QByteArray csv = "\xEF\xBB\xBF" + lineOf(content.headers);
    for (qsizetype row = 0; row < content.size(); ++row)
        csv += lineOf(content.row(row));
    return csv;
}

std::optional<QString> ExportDialog::write(const ExportContent &content, const QString &path,
                                           const std::atomic<bool> &cancelled)
{
    if (content.headers.isEmpty())
        return ExportWords::tr("nothing to export");
    const bool json = path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return file.errorString();
    file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner); // only the operator may read the names
    QByteArray text = json ? QByteArrayLiteral("[\n") : "\xEF\xBB\xBF" + lineOf(content.headers);
    const qsizetype size = json && !content.makeObject ? content.json.size() : content.size();
    for (qsizetype row = 0; row < size; ++row) {
        if (cancelled)
            return ExportWords::tr("cancelled");
        if (json) {
            const QJsonObject object = content.makeObject ? content.makeObject(row) : content.json.at(row).toObject();
            text += jsonLine(object).chopped(1) + (row + 1 < size ? ",\n" : "\n");
        } else {
            text += lineOf(content.row(row));
        }
        if (text.size() >= kChunk) {
            file.write(text); // commit() reports errors
            text.clear();
        }
    }
    file.write(json ? text + "]\n" : text);
    if (!file.commit())
        return file.errorString();
    return std::nullopt;
}

void ExportDialog::open(const ExportContent &content, QWidget *parent, const std::function<void(const QString &)> &told)
{
    if (content.size() == 0) {
        told(ExportWords::tr("Nothing to export: this view shows no rows."));
        return;
    }
    auto *dialog = makeFileDialog(parent, ExportWords::tr("Export"),
                                  [](const QString &path) { return whyNotWritable(path, true); });
    dialog->setObjectName(QStringLiteral("exportDialog"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({ExportWords::tr("CSV, for spreadsheets (*.csv)"), ExportWords::tr("JSON (*.json)")});
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    dialog->selectFile(content.name + QStringLiteral(".csv"));
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString &filter) {
        dialog->setDefaultSuffix(filter.contains(QLatin1String("*.json")) ? QStringLiteral("json")
                                                                          : QStringLiteral("csv"));
    });
    QObject::connect(dialog, &QFileDialog::fileSelected, parent,
                     [content, parent, told](const QString &path) { new ExportJob(content, path, told, parent); });
    dialog->open();
}

} // namespace Lockscope
