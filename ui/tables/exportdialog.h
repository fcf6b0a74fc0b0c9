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

/// In a file nothing is cut: as much of a name or owner as there can be.
inline constexpr qsizetype kWholeText = 1'000'000;

/// What a view shows, as it was at the moment of the question: either its rows, or, of many, what makes them one by one when they
/// are written. Makers run in another thread, and only those that the chosen format needs; they own what they look at.
struct LOCKSCOPE_WIDGETS_EXPORT ExportContent
{
    QString name; ///< of the view: proposed as the file's name
    QStringList headers;
    QList<QStringList> rows = {};
    QJsonArray json = {}; ///< one object per row
    QString at = {}; ///< as of when it is, in words; empty: not told
    QString remark = {}; ///< a sentence about what is not in it; mostly empty

    qsizetype made = 0; ///< how many rows are made; then `rows` and `json` are empty
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

/// The texts of a flat model, column by column; as JSON an object per row, of its headers.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT ExportContent exportOf(const QAbstractItemModel &model);

/// RFC 4180 with UTF-8 and a byte order mark, so that spreadsheets read it. A text that a spreadsheet would take for a formula
/// (it begins with = + - @, a tab or a carriage return) gets an apostrophe before it: what others write into Redis must not be
/// computed on an operator's desk. Numbers are no formulas.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT QByteArray csvOf(const ExportContent &content);

/// Asks for a file, and writes CSV or JSON into it, by its suffix, in a thread of its own.
struct LOCKSCOPE_WIDGETS_EXPORT ExportDialog
{
    /// `told` gets a sentence about the outcome. When `parent` goes before all is written, nothing is. Where there is no row nothing
    /// is asked and nothing written: it says so.
    static void open(const ExportContent &content, QWidget *parent, const std::function<void(const QString &)> &told);
    /// Replaces the file whole, or leaves it. Nothing, or why not; content without columns is none. Gives up when `cancelled` becomes
    /// true.
    [[nodiscard]] static std::optional<QString> write(const ExportContent &content, const QString &path, const std::atomic<bool> &cancelled = false);
};

} // namespace Lockscope
