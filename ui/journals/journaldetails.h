#pragma once

#include "../kit/card.h"

#include <QPointer>
#include <QSplitter>

class QAction;
class QLabel;
class QPlainTextEdit;

namespace Lockscope {

/// One entry of a journal in full, to read and copy. Hidden until opened. Escape, also in the table, closes it.
class LOCKSCOPE_WIDGETS_EXPORT JournalDetails : public Card
{
    Q_OBJECT

public:
    /// `table`: gets the focus back, and its Escape key closes the details.
    explicit JournalDetails(QWidget *table, QWidget *parent = nullptr);

    /// All texts must be safe to show, see visibleText(). The same texts keep the selection and the scroll position.
    void setEntry(const QString &title, const QString &subtitle, const QString &text);
    void open();
    void close();
    void addActionButton(QAction *action);
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void opened();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void recolour();

    QPointer<QWidget> m_table;
    QLabel *m_heading;
    QLabel *m_subtitle;
    QPlainTextEdit *m_text;
    QHBoxLayout *m_buttons;
    bool m_isRecolouring = false;
};

/// A table with its details: beside it where there is room, else below.
class LOCKSCOPE_WIDGETS_EXPORT DetailsSplitter : public QSplitter
{
    Q_OBJECT

public:
    DetailsSplitter(QWidget *table, JournalDetails *details, QWidget *parent = nullptr);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void shareOut();

    JournalDetails *m_details;
};

} // namespace Lockscope
