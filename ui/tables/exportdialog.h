#pragma once

#include "../kit/export.h"

#include <lockscope/core/board/lockstate.h>

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

#include <atomic>
#include <functional>
#include <optional>

class QAbstractItemModel;
class QWidget;

namespace Lockscope {

/// The length limit of texts in files: longer than any name or owner, so that nothing is cut.
inline constexpr qsizetype kWholeText = 1'000'000;

/// What a view shows at the moment of the request: its rows or, if there are many, functions that make them one by one
/// while writing. These run in another thread, only those for the chosen format, and must own their data.
struct LOCKSCOPE_WIDGETS_EXPORT ExportContent
{
    QString name; ///< of the view; proposed as the file name
    QStringList headers;
    QList<QStringList> rows = {};
    QJsonArray json = {}; ///< one object per row
    QString at = {}; ///< the moment of the data, as text; empty: unknown
    QString remark = {}; ///< a sentence about what is missing; usually empty

    qsizetype made = 0; ///< number of rows to make; then `rows` and `json` are empty
    std::function<QStringList(qsizetype)> makeRow = {};
    std::function<QJsonObject(qsizetype)> makeObject = {};

    [[nodiscard]] qsizetype size() const { return makeRow ? made : rows.size(); }
    [[nodiscard]] QStringList row(qsizetype index) const { return makeRow ? makeRow(index) : rows.at(index); }
};

/// A view that can be exported.
class LOCKSCOPE_WIDGETS_EXPORT Exportable
{
public:
    virtual ~Exportable() = default;
    [[nodiscard]] virtual ExportContent exported() const = 0;
};

/// The texts of a flat model, column by column; as JSON, one object per row with the headers as keys.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT ExportContent exportOf(const QAbstractItemModel &model);

/// RFC 4180 in UTF-8 with a byte order mark, so that spreadsheets read it. A text that looks like a formula (it begins
/// with = + - @, a tab or a carriage return) gets a leading apostrophe. Otherwise the spreadsheet would execute what
/// others write into Redis. Numbers are not changed.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT QByteArray csvOf(const ExportContent &content);

/// Asks for a file, and writes CSV or JSON to it, by its suffix, in a separate thread.
struct LOCKSCOPE_WIDGETS_EXPORT ExportDialog
{
    /// `told` receives a sentence about the outcome. If `parent` is destroyed before the end, nothing is written.
    /// Without rows, it only reports that there are none.
    static void open(const ExportContent &content, QWidget *parent, const std::function<void(const QString &)> &told);
    /// Replaces the whole file, or leaves it. Returns the error (no columns is one). Stops once `cancelled` is true.
    [[nodiscard]] static std::optional<QString> write(const ExportContent &content, const QString &path,
                                                      const std::atomic<bool> &cancelled = false);
};

} // namespace Lockscope
