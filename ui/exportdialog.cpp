#include "exportdialog.h"

#include "locks/locktablemodel.h"

#include <lockscope/core/session/lockjson.h>

#include <QCoreApplication>
#include <QFileDialog>
#include <QHeaderView>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QTableView>

namespace Lockscope {

namespace {

struct Words
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
    if (cell.contains(QLatin1Char('"')) || cell.contains(QLatin1Char(',')) || cell.contains(QLatin1Char('\n')) || cell.contains(QLatin1Char('\r')))
        cell = QLatin1Char('"') + cell.replace(QLatin1Char('"'), QStringLiteral("\"\"")) + QLatin1Char('"');
    return cell;
}

QByteArray lineOf(const QStringList &texts)
{
    QStringList cells;
    cells.reserve(texts.size());
    for (const auto &text : texts)
        cells += cellOf(text);
    return cells.join(QLatin1Char(',')).toUtf8() + "\r\n";
}

} // namespace

ExportContent exportOf(const QTableView &view, const LockTableModel &model, const std::vector<NodeStatus> &nodes, const Clock &clock)
{
    ExportContent content;
    QList<int> columns;
    for (int place = 0; place < model.columnCount(); ++place) {
        const int column = view.horizontalHeader()->logicalIndex(place);
        if (!view.isColumnHidden(column))
            columns.append(column);
    }
    for (const int column : std::as_const(columns))
        content.headers += model.headerData(column, Qt::Horizontal).toString();
    for (int row = 0; row < model.rowCount(); ++row) {
        const auto index = model.index(row, 0);
        if (index.data(LockTableModel::GoneRole).toBool())
            continue;
        QStringList texts;
        for (const int column : std::as_const(columns))
            texts += index.siblingAtColumn(column).data().toString();
        content.rows += texts;
        if (const auto lock = model.lockAt(row))
            content.json.append(lockToJson(*lock, nodes, clock));
    }
    return content;
}

ExportContent exportOf(const QAbstractItemModel &model)
{
    ExportContent content;
    for (int column = 0; column < model.columnCount(); ++column)
        content.headers += model.headerData(column, Qt::Horizontal).toString();
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList texts;
        QJsonObject object;
        for (int column = 0; column < model.columnCount(); ++column) {
            texts += model.index(row, column).data().toString();
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
    for (const auto &row : content.rows)
        csv += lineOf(row);
    return csv;
}

std::optional<QString> ExportDialog::write(const ExportContent &content, const QString &path)
{
    if (content.headers.isEmpty())
        return Words::tr("there is nothing to export");
    const bool json = path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return file.errorString();
    file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner); // names and owners of locks are nobody else's business
    file.write(json ? QJsonDocument(content.json).toJson() : csvOf(content));
    if (!file.commit())
        return file.errorString();
    return std::nullopt;
}

void ExportDialog::open(const ExportContent &content, QWidget *parent, const std::function<void(const QString &)> &told)
{
    if (content.rows.isEmpty()) {
        told(Words::tr("Nothing to export: this view shows no rows."));
        return;
    }
    auto *dialog = new QFileDialog(parent, Words::tr("Export"));
    dialog->setObjectName(QStringLiteral("exportDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({Words::tr("CSV, for spreadsheets (*.csv)"), Words::tr("JSON (*.json)")});
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    dialog->selectFile(content.name + QStringLiteral(".csv"));
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString &filter) {
        dialog->setDefaultSuffix(filter.contains(QLatin1String("*.json")) ? QStringLiteral("json") : QStringLiteral("csv"));
    });
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, [content, told](const QString &path) {
        if (const auto why = write(content, path))
            told(Words::tr("✖ %1 was not written: %2").arg(path, *why));
        else
            told(Words::tr("✔ %n row(s) written to %1", nullptr, static_cast<int>(content.rows.size())).arg(path)
                 + (content.remark.isEmpty() ? QString() : QStringLiteral(". ") + content.remark));
    });
    dialog->open();
}

} // namespace Lockscope
