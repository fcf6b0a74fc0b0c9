#pragma once

#include "fixtures/nodes.h"
#include "fixtures/waiting.h"

#include <lockscope/ui/locks/locktablemodel.h>
#include <lockscope/ui/lockscopewidget.h>

#include <QAbstractButton>
#include <QAction>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <QTextDocument>
#include <QTextEdit>

namespace LockscopeTest {

inline void click(QAbstractButton *button)
{
    QTest::mouseClick(button, Qt::LeftButton);
}

/// Qt 6.8 ignores a click on a menu that has only just opened: by its keys it can be used at once.
inline void choose(QMenu *menu, QAction *action)
{
    menu->setActiveAction(action);
    QTest::keyClick(menu, Qt::Key_Return);
}

/// The text that a named label, line edit, button or text below `parent` shows; "(none)" when there is no such child.
inline QString textOf(const QWidget *parent, const char *name)
{
    const QString objectName = QLatin1String(name);
    if (const auto *label = parent->findChild<QLabel *>(objectName))
        return label->text();
    if (const auto *edit = parent->findChild<QLineEdit *>(objectName))
        return edit->text();
    if (const auto *button = parent->findChild<QAbstractButton *>(objectName))
        return button->text();
    if (const auto *text = parent->findChild<QTextEdit *>(objectName))
        return text->toPlainText();
    return QStringLiteral("(none)");
}

/// All texts of one column of a named table.
inline QStringList columnOf(const QWidget *parent, const char *tableName, int column)
{
    QStringList texts;
    const auto *table = parent->findChild<QTableView *>(QLatin1String(tableName));
    if (table == nullptr)
        return texts;
    for (int row = 0; row < table->model()->rowCount(); ++row)
        texts += table->model()->index(row, column).data().toString();
    return texts;
}

/// How many of the texts contain this one.
inline int countContaining(const QStringList &texts, const QString &part)
{
    return static_cast<int>(texts.filter(part).size());
}

/// What is read in a tool tip: Qt guesses from its words whether it is markup.
inline QString tipText(const QString &tip)
{
    if (!Qt::mightBeRichText(tip))
        return tip;
    QTextDocument document;
    document.setHtml(tip);
    return document.toPlainText().remove(QChar(0x200B)); // places where a long word may be wrapped
}

/// A session and the widget on it, shown and used as an operator does: by mouse and keys.
struct Window
{
    explicit Window(const Lockscope::Deployment &deployment, const Lockscope::SessionOptions &options)
        : session(deployment, options)
        , widget(std::make_unique<Lockscope::LockscopeWidget>(&session))
    {
        widget->model()->setLinger(Lockscope::Micros(0)); // tst_locktablemodel covers rows that linger
        widget->showView(QStringLiteral("locks"));
        widget->resize(1200, 800);
        widget->show();
        session.start();
    }
    explicit Window(const Nodes &nodes) : Window(nodes.deployment(), nodes.options()) { }

    QTableView *table() const { return widget->findChild<QTableView *>(QStringLiteral("lockTable")); }
    QString text(const char *name) const { return textOf(widget.get(), name); }
    /// What a node's chip says, also where it has no room for it.
    QString stateOf(const char *chip) const
    {
        const auto *found = widget->findChild<QAbstractButton *>(QLatin1String(chip));
        return found == nullptr ? QString() : found->accessibleName();
    }
    int rows() const { return widget->model()->rowCount(); }

    QString cell(const QByteArray &name, int column) const
    {
        const int row = widget->model()->rowOf(name);
        return row < 0 ? QStringLiteral("(no row)") : widget->model()->index(row, column).data().toString();
    }
    QString verdict(const QByteArray &name) const { return cell(name, Lockscope::LockColumn::Verdict); }

    /// Clicks on a lock's row.
    bool clickRow(const QByteArray &name) const
    {
        const int row = widget->model()->rowOf(name);
        if (row < 0)
            return false;
        const auto index = widget->model()->index(row, Lockscope::LockColumn::Name);
        table()->scrollTo(index);
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, table()->visualRect(index).center());
        return widget->selectedLock() == name;
    }

    /// The names of the rows drawn as selected.
    QByteArrayList highlighted() const
    {
        QByteArrayList names;
        const auto rows = table()->selectionModel()->selectedRows();
        for (const auto &index : rows)
            names.append(widget->model()->lockAt(index.row())->name);
        return names;
    }

    /// Triggers the action as its button, menu entry or keys do; nothing happens while it is disabled.
    static void choose(QAction *action) { action->trigger(); }

    Lockscope::Session session;
    std::unique_ptr<Lockscope::LockscopeWidget> widget;
};

} // namespace LockscopeTest
