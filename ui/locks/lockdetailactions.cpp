#include "lockdetailactions.h"

#include "../kit/buttons.h"
#include "../kit/colours.h"
#include "../kit/flowlayout.h"
#include "../kit/livetip.h"
#include "../kit/servertext.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/board/severity.h>
#include <lockscope/core/diagnosis/accessrights.h>
#include <lockscope/core/session/lockjson.h>

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QMenu>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

namespace Lockscope {

namespace {

/// The exact text, or with escapes where it is none.
QString copyable(const QByteArray &bytes)
{
    const QString text = QString::fromUtf8(bytes);
    return text.toUtf8() == bytes ? text : visibleText(bytes, 4 * bytes.size());
}

bool hasEndlessKey(const LockState &lock)
{
    return std::any_of(lock.readings.begin(), lock.readings.end(), [](const NodeReading &reading) {
        return reading.answer == NodeReading::Answer::Present && reading.ttl.kind == KeyTtl::Kind::Never;
    });
}

/// A flat button in the colours of its palette. Styles draw frames and gradients that do not go with the cards.
class PaneButton : public QPushButton
{
public:
    PaneButton(const QString &text, const char *name, QWidget *parent) : QPushButton(text, parent)
    {
        setObjectName(QLatin1String(name));
        setAutoDefault(false);
        setAttribute(Qt::WA_Hover);
        keepToolTipUpdated(this);
    }

    /// In the colours of the palette's button roles, see buttons.h.
    void setColoured(bool isColoured)
    {
        m_isColoured = isColoured;
        updateGeometry();
        update();
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        return {fontMetrics().horizontalAdvance(words()) + 2 * kSides, fontMetrics().height() + 2 * kEnds};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Roles &roles = Roles::of(parentWidget()->palette());
        const bool isFilled = m_isColoured && isEnabled();
        const QColor fill = isFilled ? palette().color(QPalette::Button) : roles.panel;
        const QColor text = !isEnabled() ? roles.muted : isFilled ? palette().color(QPalette::ButtonText) : roles.text;
        const double tint = isDown() ? 0.16 : underMouse() && isEnabled() ? 0.08 : 0.0;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(hasFocus() ? QPen(roles.accent, 2) : QPen(isFilled ? fill : roles.line));
        painter.setBrush(blend(fill, text, tint));
        const double edge = hasFocus() ? 1 : 0.5;
        painter.drawRoundedRect(QRectF(rect()).adjusted(edge, edge, -edge, -edge), kSmallRadius, kSmallRadius);
        painter.setPen(text);
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextSingleLine, words());
    }

private:
    static constexpr int kSides = 12;
    static constexpr int kEnds = 6;

    [[nodiscard]] QString words() const { return menu() == nullptr ? text() : text() + QStringLiteral(" ▾"); }

    bool m_isColoured = false;
};

} // namespace

LockDetailActions::LockDetailActions(const Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_clock(clock)
    , m_forceRelease(makeButton(tr("Force-release…"), "detailForceRelease"))
    , m_release(makeButton(tr("Release…"), "detailRelease"))
    , m_renew(makeButton(tr("Renew…"), "detailRenew"))
    , m_setTtl(makeButton(tr("Set a TTL…"), "detailSetTtl"))
    , m_copy(new PaneButton(tr("Copy"), "detailCopy", this))
    , m_copyMenu(new QMenu(this))
{
    m_copy->setMenu(m_copyMenu);
    fillCopyMenu();
    auto *layout = new FlowLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2 * kGrid);
    for (const Button *button : {&m_forceRelease, &m_release, &m_renew, &m_setTtl})
        layout->addWidget(button->button);
    layout->addWidget(m_copy);
    updateButtons();
}

LockDetailActions::Button LockDetailActions::makeButton(const QString &text, const char *name)
{
    return {.button = new PaneButton(text, name, this), .action = {}};
}

void LockDetailActions::fillCopyMenu()
{
    addCopy(tr("Name"), "copyName", &LockDetailActions::name);
    m_copyOwner = addCopy(tr("Owner"), "copyOwner", &LockDetailActions::owner);
    addCopy(tr("Command line"), "copyCommand", &LockDetailActions::command);
    m_copyJson = addCopy(tr("JSON"), "copyJson", &LockDetailActions::json);
}

QAction *LockDetailActions::addCopy(const QString &text, const char *name,
                                    QString (LockDetailActions::*content)() const)
{
    auto *action = m_copyMenu->addAction(text);
    action->setObjectName(QLatin1String(name));
    connect(action, &QAction::triggered, this, [this, content] {
        if (m_lock)
            QGuiApplication::clipboard()->setText((this->*content)());
    });
    return action;
}

QString LockDetailActions::name() const
{
    return copyable(m_lock->name);
}

QString LockDetailActions::owner() const
{
    return copyable(m_lock->assessment.owner);
}

QString LockDetailActions::command() const
{
    const QString command = QStringLiteral("lockscope show ") + copyable(quotedForShell(m_lock->name));
    return m_commandOptions.isEmpty() ? command : command + QLatin1Char(' ') + m_commandOptions;
}

QString LockDetailActions::json() const
{
    return QString::fromUtf8(QJsonDocument(lockToJson(*m_lock, m_nodes, m_clock)).toJson());
}

void LockDetailActions::setActions(const LockPaneActions &actions)
{
    const auto set = [this](Button &button, const QPointer<QAction> &action) {
        if (button.action)
            button.action->disconnect(this);
        button.button->disconnect(this);
        button.action = action;
        if (action)
            connect(action, &QAction::changed, this, &LockDetailActions::updateButtons);
        connect(button.button, &QPushButton::clicked, this, [this, &button] {
            if (button.action)
                button.action->trigger();
        });
    };
    set(m_forceRelease, actions.forceRelease);
    set(m_release, actions.release);
    set(m_renew, actions.renew);
    set(m_setTtl, actions.setTtl);
    updateButtons();
}

void LockDetailActions::setRecorded()
{
    m_isRecorded = true;
    updateButtons();
}

void LockDetailActions::show(const LockStatePtr &lock, const std::vector<NodeStatus> &nodes, bool isGone)
{
    m_lock = lock;
    m_nodes = nodes;
    m_isGone = isGone;
    m_copyOwner->setEnabled(lock && !isGone && !lock->assessment.owner.isEmpty());
    m_copyJson->setEnabled(lock && !isGone);
    updateButtons();
}

void LockDetailActions::update(const Button &button, bool isWanted)
{
    const bool isShown = isWanted && button.action && !m_isGone && !m_isRecorded;
    button.button->setVisible(isShown);
    if (!isShown)
        return;
    button.button->setEnabled(button.action->isEnabled());
    button.button->setToolTip(plainToolTip(button.action->toolTip()));
}

void LockDetailActions::updateButtons()
{
    const bool isOwn = m_release.action && m_release.action->isEnabled();
    update(m_forceRelease, !isOwn);
    update(m_release, isOwn);
    update(m_renew, isOwn);
    update(m_setTtl, !isOwn && m_lock && hasEndlessKey(*m_lock));
    restyle();
}

void LockDetailActions::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
}

void LockDetailActions::restyle()
{
    const auto colour = [](const Button &button, bool isColoured, void (*make)(QPushButton *)) {
        button.button->setFont(QFont());
        button.button->setPalette(QPalette());
        if (isColoured)
            make(button.button);
        static_cast<PaneButton *>(button.button)->setColoured(isColoured);
    };
    // It is the sensible action only where something is wrong. Its dialog asks before anything happens.
    colour(m_forceRelease, m_lock && severityOf(*m_lock) >= Severity::Warning, makeDanger);
    colour(m_release, true, makePrimary);
}

} // namespace Lockscope
