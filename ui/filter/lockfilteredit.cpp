#include "lockfilteredit.h"

#include "../kit/roles.h"
#include "../kit/windowaction.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QKeyEvent>
#include <QStringListModel>

#include <algorithm>

namespace Lockscope {

LockFilterEdit::LockFilterEdit(QWidget *parent)
    : QLineEdit(parent)
    , m_completer(new QCompleter(this))
    , m_words(new QStringListModel(this))
{
    setPlaceholderText(tr("Filter by name, owner:api, ttl<5s, held>1m"));
    setToolTip(
        tr("Separate terms by spaces; all must match.\nText: name: resource: owner: dialect: verdict: node: host: "
           "mode:, with a part or a pattern of * and ?\nComparisons: ttl held blocked (ms, s, m, h, d), waiters votes "
           "holds fence. Unknown values never match.\nA minus sign before a term excludes its locks."));
    setClearButtonEnabled(true);
    setAccessibleName(tr("Filter of the lock table"));
    m_completer->setModel(m_words);
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->setWidget(this);
    connect(m_completer, qOverload<const QString &>(&QCompleter::activated), this, &LockFilterEdit::accept);
    connect(this, &QLineEdit::textChanged, this, &LockFilterEdit::read);
    connect(this, &QLineEdit::textEdited, this, &LockFilterEdit::offer);
}

bool LockFilterEdit::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        if (isKeyOfAnAction(*static_cast<QKeyEvent *>(event))) {
            event->ignore();
            return true;
        }
    }
    const auto *key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent *>(event) : nullptr;
    if (key != nullptr && key->key() == Qt::Key_Down && !m_completer->popup()->isVisible()) {
        Q_EMIT returnPressed(); // moves the focus to the rows below
        return true;
    }
    if (key != nullptr && m_completer->popup()->isVisible()) {
        const QModelIndex chosen = m_completer->popup()->currentIndex();
        const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        // Tab takes the suggestion, as in a shell; otherwise the list would close and the focus leave the line. Enter
        // takes a selected suggestion, instead of leaving the line.
        if (key->key() == Qt::Key_Tab || (isEnter && chosen.isValid())) {
            const QString word = chosen.isValid() ? chosen.data().toString() : m_words->stringList().value(0);
            m_completer->popup()->hide();
            accept(word);
            return true;
        }
    }
    return QLineEdit::event(event);
}

void LockFilterEdit::changeEvent(QEvent *event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        recolour();
}

void LockFilterEdit::recolour()
{
    QPalette own; // without any colour of its own, so that the line follows the application's theme
    if (LockFilter(text()).error())
        own.setColor(QPalette::Text, Roles::of(QApplication::palette(this)).of(Severity::Alarm));
    setPalette(own);
}

void LockFilterEdit::read()
{
    const LockFilter filter(text());
    recolour();
    if (const auto &error = filter.error()) {
        // Use only this line's valid terms. The previous filter may contain the beginning of the mistake.
        const LockFilter right = LockFilter::fromValidTerms(text());
        const QString meanwhile = right.isEmpty() ? tr("The filter is off until it is correct.")
                                                  : tr("Only the other terms apply until it is correct.");
        Q_EMIT errorChanged(
            tr("✖ Filter, character %1: %2 %3").arg(error->position + 1).arg(error->message, meanwhile));
        if (m_lastFilter != right) {
            m_lastFilter = right;
            Q_EMIT filterChanged(m_lastFilter);
        }
        return;
    }
    Q_EMIT errorChanged({});
    m_lastFilter = filter;
    Q_EMIT filterChanged(filter);
}

LockFilterCompletion LockFilterEdit::completion() const
{
    static const QString kOwner = QStringLiteral("owner:");
    auto found = LockFilter::completions(text(), cursorPosition(), m_nodeLabels);
    const QString term = text().mid(found.start, cursorPosition() - found.start);
    if (!m_owners || !term.startsWith(kOwner, Qt::CaseInsensitive))
        return found;
    for (const auto &owner : m_owners(term.mid(kOwner.size()))) {
        // Other owners would need quotation marks, or would be patterns.
        const bool isPlain = std::none_of(owner.begin(), owner.end(), [](QChar sign) {
            return sign.isSpace() || QStringView(u"\"\\*?").contains(sign);
        });
        if (isPlain && kOwner.size() + owner.size() > term.size())
            found.words += kOwner + owner;
    }
    return found;
}

void LockFilterEdit::offer()
{
    const auto found = completion();
    m_words->setStringList(found.words);
    if (found.words.isEmpty()) {
        m_completer->popup()->hide();
        return;
    }
    QRect below = cursorRect();
    below.setWidth(m_completer->popup()->sizeHintForColumn(0) + 40);
    m_completer->complete(below);
    // Select no suggestion, so that Enter takes the typed text.
    m_completer->popup()->setCurrentIndex({});
}

void LockFilterEdit::accept(const QString &word)
{
    const auto completion = LockFilter::completions(text(), cursorPosition(), m_nodeLabels);
    QString line = text();
    line.replace(completion.start, completion.length, word);
    setText(line);
    setCursorPosition(static_cast<int>(completion.start + word.size()));
    if (word.endsWith(u':'))
        offer();
}

} // namespace Lockscope
