#include "profilefields.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTableWidget>

namespace Lockscope {

namespace {

template <typename Field, typename Call>
void eachOf(const QWidget *form, const Call &call)
{
    const auto fields = form->findChildren<Field *>();
    for (auto *field : fields) {
        if (field->objectName().startsWith(QLatin1String("connect")))
            call(field);
    }
}

/// The texts of all cells, one row after the other.
QStringList cellsOf(const QTableWidget *table)
{
    QStringList texts;
    for (int cell = 0; cell < table->rowCount() * table->columnCount(); ++cell)
        texts += table->item(cell / table->columnCount(), cell % table->columnCount())->text();
    return texts;
}

void setCellsOf(QTableWidget *table, const QStringList &texts)
{
    const int columns = table->columnCount();
    table->setRowCount(0);
    table->setRowCount(static_cast<int>(texts.size()) / columns);
    for (int cell = 0; cell < table->rowCount() * columns; ++cell)
        table->setItem(cell / columns, cell % columns, new QTableWidgetItem(texts.at(cell)));
}

} // namespace

QVariantMap fieldsOf(const QWidget *form)
{
    QVariantMap all;
    const auto keep = [&all](const QObject *field, const QVariant &value) { all.insert(field->objectName(), value); };
    eachOf<QLineEdit>(form, [&](const QLineEdit *edit) { keep(edit, edit->text()); });
    eachOf<QPlainTextEdit>(form, [&](const QPlainTextEdit *edit) { keep(edit, edit->toPlainText()); });
    eachOf<QComboBox>(form, [&](const QComboBox *box) {
        keep(box, box->isEditable() ? QVariant(box->currentText()) : QVariant(box->currentIndex()));
    });
    eachOf<QCheckBox>(form, [&](const QCheckBox *box) { keep(box, box->isChecked()); });
    eachOf<QSpinBox>(form, [&](const QSpinBox *box) { keep(box, box->value()); });
    eachOf<QDoubleSpinBox>(form, [&](const QDoubleSpinBox *box) { keep(box, box->value()); });
    eachOf<QTableWidget>(form, [&](const QTableWidget *table) { keep(table, cellsOf(table)); });
    return all;
}

void setFieldsOf(QWidget *form, const QVariantMap &fields)
{
    const auto kept = [&fields](const QObject *field) { return fields.value(field->objectName()); };
    eachOf<QLineEdit>(form, [&](QLineEdit *edit) { edit->setText(kept(edit).toString()); });
    eachOf<QPlainTextEdit>(form, [&](QPlainTextEdit *edit) { edit->setPlainText(kept(edit).toString()); });
    eachOf<QComboBox>(form, [&](QComboBox *box) {
        if (box->isEditable())
            box->setCurrentText(kept(box).toString());
        else
            box->setCurrentIndex(kept(box).toInt());
    });
    eachOf<QCheckBox>(form, [&](QCheckBox *box) { box->setChecked(kept(box).toBool()); });
    eachOf<QSpinBox>(form, [&](QSpinBox *box) { box->setValue(kept(box).toInt()); });
    eachOf<QDoubleSpinBox>(form, [&](QDoubleSpinBox *box) { box->setValue(kept(box).toDouble()); });
    eachOf<QTableWidget>(form, [&](QTableWidget *table) {
        const QSignalBlocker blocker(table); // half a row is not what the user has entered
        setCellsOf(table, kept(table).toStringList());
    });
}

void watchFieldsOf(QWidget *form, const std::function<void()> &changed)
{
    eachOf<QLineEdit>(form, [&](QLineEdit *edit) { QObject::connect(edit, &QLineEdit::textChanged, form, changed); });
    eachOf<QPlainTextEdit>(
        form, [&](QPlainTextEdit *edit) { QObject::connect(edit, &QPlainTextEdit::textChanged, form, changed); });
    eachOf<QComboBox>(form, [&](QComboBox *box) {
        if (box->isEditable())
            QObject::connect(box, &QComboBox::editTextChanged, form, changed);
        else
            QObject::connect(box, &QComboBox::currentIndexChanged, form, changed);
    });
    eachOf<QCheckBox>(form, [&](QCheckBox *box) { QObject::connect(box, &QCheckBox::toggled, form, changed); });
    eachOf<QSpinBox>(form, [&](QSpinBox *box) { QObject::connect(box, &QSpinBox::valueChanged, form, changed); });
    eachOf<QDoubleSpinBox>(
        form, [&](QDoubleSpinBox *box) { QObject::connect(box, &QDoubleSpinBox::valueChanged, form, changed); });
    eachOf<QTableWidget>(
        form, [&](QTableWidget *table) { QObject::connect(table, &QTableWidget::cellChanged, form, changed); });
}

void prepareCells(QTableView *table, int lines)
{
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    table->horizontalHeader()->setHighlightSections(false);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().lineSpacing() + 8);
    table->setTabKeyNavigation(false);
    table->setMinimumHeight(table->fontMetrics().lineSpacing() * lines);
}

} // namespace Lockscope
