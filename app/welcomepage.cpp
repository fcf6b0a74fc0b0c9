#include "welcomepage.h"

#include <lockscope/ui/kit/accelerator.h>
#include <lockscope/ui/kit/icons.h>
#include <lockscope/ui/kit/mutedlabel.h>
#include <lockscope/ui/kit/type.h>

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QListWidget>
#include <QPushButton>
#include <QStyleOptionButton>
#include <QStylePainter>

namespace Lockscope::App {

namespace {

constexpr int kPageWidth = 760;
constexpr int kWayPadding = 16;
constexpr int kWaySymbol = 24;
constexpr int kWayWidth = 300;
constexpr int kRecentRows = 8;

/// A button with a symbol, its words, and a sentence below them.
class WayButton final : public QPushButton
{
public:
    WayButton(QString symbol, const QString &words, QString sentence, QWidget *parent)
        : QPushButton(words, parent)
        , m_symbol(std::move(symbol))
        , m_sentence(std::move(sentence))
    {
        setAutoDefault(true); // Return presses it, as in dialogs
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        setAccessibleName(withoutAccelerator(words));
        setAccessibleDescription(m_sentence);
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        const int lines
            = QFontMetrics(Type::figure(font())).lineSpacing() + 2 * QFontMetrics(font()).lineSpacing() + kGrid;
        return {kWayWidth, lines + 2 * kWayPadding};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Roles &roles = Roles::of(palette());
        QStylePainter painter(this);
        QStyleOptionButton option;
        initStyleOption(&option);
        option.features &= ~(QStyleOptionButton::AutoDefaultButton | QStyleOptionButton::DefaultButton);
        painter.drawControl(QStyle::CE_PushButtonBevel, option);
        if (hasFocus()) {
            QStyleOptionFocusRect focus;
            focus.QStyleOption::operator=(option);
            focus.rect = style()->subElementRect(QStyle::SE_PushButtonFocusRect, &option, this);
            painter.drawPrimitive(QStyle::PE_FrameFocusRect, focus);
        }
        const QRect inner = rect().marginsRemoved({kWayPadding, kWayPadding, kWayPadding, kWayPadding});
        const QRect place = QStyle::visualRect(layoutDirection(), inner,
                                               QRect(inner.topLeft() + QPoint(0, 2), QSize(kWaySymbol, kWaySymbol)));
        painter.drawPixmap(place, symbol(m_symbol, kWaySymbol, roles.accent, devicePixelRatio()));
        QRect words = QStyle::visualRect(layoutDirection(), inner, inner.adjusted(kWaySymbol + 3 * kGrid, 0, 0, 0));
        painter.setFont(Type::figure(font()));
        painter.setPen(roles.text);
        painter.drawText(words,
                         static_cast<int>(Qt::AlignLeading | Qt::AlignTop | Qt::TextSingleLine)
                             | static_cast<int>(Qt::TextShowMnemonic),
                         text());
        words.setTop(words.top() + painter.fontMetrics().lineSpacing() + kGrid);
        painter.setFont(font());
        painter.setPen(roles.muted);
        painter.drawText(words, static_cast<int>(Qt::AlignLeading | Qt::AlignTop | Qt::TextWordWrap), m_sentence);
    }

private:
    const QString m_symbol;
    const QString m_sentence;
};

/// Return opens a row as a click does.
class RecentList final : public QListWidget
{
public:
    using QListWidget::QListWidget;

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentItem() != nullptr)
            return itemClicked(currentItem());
        QListWidget::keyPressEvent(event);
    }
};

} // namespace

WelcomePage::WelcomePage(QWidget *parent)
    : QWidget(parent)
    , m_heading(new QLabel(QStringLiteral("Lockscope"), this))
    , m_purpose(new QLabel(tr("See who holds which Redis lock, and release what is stuck."), this))
    , m_caption(new QLabel(tr("Recent connections"), this))
    , m_list(new RecentList(this))
{
    setObjectName(QStringLiteral("welcomePage"));
    m_heading->setTextFormat(Qt::PlainText);
    m_purpose->setWordWrap(true);
    auto *ways = new QGridLayout;
    ways->setSpacing(3 * kGrid);
    addWay(ways, "welcomeConnect", QStringLiteral("connect"), tr("&Connect…"),
           tr("Watch the locks on your own Redis servers."), &WelcomePage::connectionWanted);
    addWay(ways, "welcomeDemo", QStringLiteral("play"), tr("Try the de&mo"),
           tr("Starts five private Redis servers, and clients that compete for locks."), &WelcomePage::demoWanted);
    addWay(ways, "welcomeRecording", QStringLiteral("record"), tr("&Open a recording…"),
           tr("Replay what happened to the locks, at any speed."), &WelcomePage::recordingWanted);
    addWay(ways, "welcomeLab", QStringLiteral("lab"), tr("L&ab"),
           tr("Learn step by step how locks fail, and what prevents it."), &WelcomePage::labWanted);
    m_list->setObjectName(QStringLiteral("welcomeRecent"));
    m_list->setAccessibleName(m_caption->text());
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setIconSize({16, 16});
    m_list->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_list->viewport()->setAttribute(Qt::WA_Hover);
    connect(m_list, &QListWidget::itemClicked, this, [this](const QListWidgetItem *item) {
        if (const auto open = m_recent.value(m_list->row(item)).open)
            open();
    });

    auto *column = new QWidget(this);
    column->setMaximumWidth(kPageWidth);
    auto *lines = new QVBoxLayout(column);
    lines->setContentsMargins(6 * kGrid, 4 * kGrid, 6 * kGrid, 4 * kGrid);
    lines->setSpacing(2 * kGrid);
    lines->addStretch(2);
    lines->addWidget(m_heading);
    lines->addWidget(m_purpose);
    lines->addSpacing(3 * kGrid);
    lines->addLayout(ways);
    lines->addSpacing(4 * kGrid);
    lines->addWidget(m_caption);
    lines->addWidget(m_list);
    lines->addStretch(3);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addStretch(1);
    row->addWidget(column, 100);
    row->addStretch(1);
    restyle();
    setRecent({});
}

void WelcomePage::addWay(QGridLayout *grid, const char *name, const QString &symbol, const QString &words,
                         const QString &sentence, void (WelcomePage::*wanted)())
{
    auto *button = new WayButton(symbol, words, sentence, this);
    button->setObjectName(QLatin1String(name));
    connect(button, &QPushButton::clicked, this, wanted);
    const int number = grid->count();
    grid->addWidget(button, number / 2, number % 2);
    if (number == 0)
        setFocusProxy(button);
}

void WelcomePage::setRecent(const QList<RecentConnection> &recent)
{
    const int current = m_list->currentRow();
    const int row = m_list->fontMetrics().height() + 4 * kGrid;
    m_recent = recent;
    m_list->clear();
    for (const auto &one : recent) {
        auto *item = new QListWidgetItem(symbolIcon(QStringLiteral("database")),
                                         one.note.isEmpty() ? one.name : tr("%1 · %2").arg(one.name, one.note), m_list);
        item->setSizeHint({0, row});
    }
    m_list->setCurrentRow(std::min(current, static_cast<int>(recent.size()) - 1));
    const int frame = 2 * m_list->frameWidth();
    m_list->setMinimumHeight(row + frame);
    m_list->setMaximumHeight(std::min(static_cast<int>(recent.size()), kRecentRows) * row + frame);
    m_caption->setVisible(!recent.isEmpty());
    m_list->setVisible(!recent.isEmpty());
}

void WelcomePage::restyle()
{
    m_heading->setFont(Type::tile(font()));
    setMuted(m_purpose, font());
    setMuted(m_caption, Type::caption(font()));
}

void WelcomePage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
}

} // namespace Lockscope::App
