#include "journaldetails.h"

#include "../kit/accelerator.h"
#include "../kit/icons.h"
#include "../kit/mutedlabel.h"
#include "../kit/type.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QToolButton>
#include <QVBoxLayout>

namespace Lockscope {

static constexpr int kBesideWidth = 1000; ///< from here on there is room beside the table
static constexpr int kDetailsWidth = 360;
static constexpr int kDetailsHeight = 220;

JournalDetails::JournalDetails(QWidget *table, QWidget *parent)
    : Card(tr("Details"), parent)
    , m_table(table)
    , m_heading(new QLabel(this))
    , m_subtitle(new QLabel(this))
    , m_text(new QPlainTextEdit(this))
    , m_buttons(new QHBoxLayout)
{
    setObjectName(QStringLiteral("journalDetails"));
    auto *shut = new QToolButton(this);
    shut->setObjectName(QStringLiteral("closeDetailsButton"));
    shut->setIcon(symbolIcon(QStringLiteral("close"), shut));
    shut->setAutoRaise(true);
    shut->setFocusPolicy(Qt::TabFocus);
    shut->setToolTip(tr("Close (Esc)"));
    shut->setAccessibleName(tr("Close details"));
    connect(shut, &QToolButton::clicked, this, &JournalDetails::close);
    head()->addWidget(shut);
    for (QLabel *label : {m_heading, m_subtitle}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setMinimumWidth(1);
        body()->addWidget(label);
    }
    m_text->setObjectName(QStringLiteral("journalDetailsText"));
    m_text->setAccessibleName(tr("Details"));
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->document()->setDocumentMargin(0);
    body()->addWidget(m_text, 1);
    m_buttons->addStretch(1);
    body()->addLayout(m_buttons);
    for (QWidget *widget : std::initializer_list<QWidget *>{table, m_text})
        widget->installEventFilter(this);
    setMinimumSize(1, 1);
    recolour();
    hide();
}

void JournalDetails::setEntry(const QString &title, const QString &subtitle, const QString &text)
{
    m_heading->setText(title);
    m_subtitle->setText(subtitle);
    m_subtitle->setVisible(!subtitle.isEmpty());
    if (m_text->toPlainText() != text)
        m_text->setPlainText(text);
}

QString JournalDetails::text() const
{
    return m_text->toPlainText();
}

void JournalDetails::open()
{
    if (isVisible())
        return;
    show();
    Q_EMIT opened();
}

void JournalDetails::close()
{
    const bool hadFocus = isAncestorOf(focusWidget()) && focusWidget() != nullptr && focusWidget()->hasFocus();
    hide();
    if (hadFocus && m_table)
        m_table->setFocus();
}

void JournalDetails::addActionButton(QAction *action)
{
    auto *button = new QToolButton(this);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setFocusPolicy(Qt::TabFocus);
    setWordsAndAction(button, action);
    m_buttons->insertWidget(m_buttons->count() - 1, button);
}

void JournalDetails::recolour()
{
    if (std::exchange(m_isRecolouring, true))
        return;
    m_heading->setFont(Type::heading(font()));
    setMuted(m_subtitle, Type::small(font()));
    // On a card there is no other panel.
    QPalette colours = palette();
    colours.setColor(QPalette::Base, Roles::of(palette()).panel);
    m_text->setPalette(colours);
    m_isRecolouring = false;
}

void JournalDetails::changeEvent(QEvent *event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        recolour();
}

bool JournalDetails::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape && isVisible()) {
        close();
        return true;
    }
    return Card::eventFilter(watched, event);
}

DetailsSplitter::DetailsSplitter(QWidget *table, JournalDetails *details, QWidget *parent)
    : QSplitter(Qt::Horizontal, parent)
    , m_details(details)
{
    addWidget(table);
    addWidget(details);
    setChildrenCollapsible(false);
    setHandleWidth(3 * kGrid);
    setStretchFactor(0, 1);
    setStretchFactor(1, 0);
    connect(details, &JournalDetails::opened, this, &DetailsSplitter::shareOut);
}

void DetailsSplitter::resizeEvent(QResizeEvent *event)
{
    const auto wanted = width() >= kBesideWidth ? Qt::Horizontal : Qt::Vertical;
    if (orientation() != wanted) {
        setOrientation(wanted);
        shareOut();
    }
    QSplitter::resizeEvent(event);
}

void DetailsSplitter::shareOut()
{
    const bool isBeside = orientation() == Qt::Horizontal;
    const int whole = isBeside ? width() : height();
    const int part = std::min(isBeside ? kDetailsWidth : kDetailsHeight, whole / 2);
    setSizes({whole - part, part});
}

} // namespace Lockscope
