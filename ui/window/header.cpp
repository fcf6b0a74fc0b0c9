#include "header.h"

#include "../kit/accelerator.h"
#include "../kit/elidedlabel.h"
#include "../kit/icons.h"
#include "../kit/roles.h"
#include "../kit/servertext.h"
#include "../kit/type.h"
#include "../nodes/nodestrip.h"
#include "quorumring.h"

#include <lockscope/core/base/text.h>

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>

namespace Lockscope {

namespace {

constexpr int kHeaderHeight = 52;
constexpr qsizetype kNameChars = 80;
constexpr int kMostNameWidth = 160; ///< that is kept for the name

} // namespace

/// The environment as a small sign: production in the colour of what is dangerous.
class EnvironmentBadge : public QWidget
{
public:
    explicit EnvironmentBadge(QWidget *parent) : QWidget(parent)
    {
        setObjectName(QStringLiteral("environmentBadge"));
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    }

    void set(Environment environment)
    {
        m_environment = environment;
        setAccessibleName(words());
        setVisible(environment != Environment::Unspecified);
        updateGeometry();
        update();
    }

    [[nodiscard]] QString words() const
    {
        switch (m_environment) {
        case Environment::Production: return Header::tr("PRODUCTION");
        case Environment::Development: return Header::tr("DEVELOPMENT");
        case Environment::Unspecified: break;
        }
        return {};
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        const QFontMetrics metrics(badgeFont());
        return {metrics.horizontalAdvance(words()) + 14, metrics.height() + 4};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Roles &roles = Roles::of(palette());
        const bool isProduction = m_environment == Environment::Production;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(isProduction ? roles.badTint : roles.track);
        const QRectF box(0, (height() - sizeHint().height()) / 2.0, width(), sizeHint().height());
        painter.drawRoundedRect(box, 4, 4);
        painter.setPen(isProduction ? roles.bad : roles.muted);
        painter.setFont(badgeFont());
        painter.drawText(box, Qt::AlignCenter, words());
    }

private:
    [[nodiscard]] QFont badgeFont() const { return Type::scaled(font(), 0.85, QFont::Bold); }

    Environment m_environment = Environment::Unspecified;
};

Header::Header(const Clock &clock, QAction *unlock, QWidget *parent)
    : QFrame(parent)
    , m_clock(clock)
    , m_environment(new EnvironmentBadge(this))
    , m_name(new ElidedLabel(this))
    , m_ring(new QuorumRing(this))
    , m_strip(new NodeStrip(clock, this))
{
    setObjectName(QStringLiteral("header"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_name->setObjectName(QStringLiteral("deploymentName"));
    m_name->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_name->setFont(Type::heading(font()));
    m_strip->setObjectName(QStringLiteral("nodeStrip"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(14, 0, 14, 0);
    layout->setSpacing(16);
    layout->addWidget(m_environment);
    layout->addWidget(m_name, 1, Qt::AlignVCenter);
    layout->addWidget(m_ring);
    layout->addWidget(m_strip, 1);
    if (unlock != nullptr) {
        auto *button = new QPushButton(this);
        button->setObjectName(QStringLiteral("readOnlySwitch"));
        button->setFocusPolicy(Qt::TabFocus);
        const auto follow = [button, unlock] {
            button->setText(unlock->iconText());
            button->setIcon(unlock->icon());
            button->setToolTip(unlock->toolTip());
            button->setEnabled(unlock->isEnabled());
        };
        follow();
        connect(unlock, &QAction::changed, button, follow);
        connect(button, &QAbstractButton::clicked, unlock, &QAction::trigger);
        layout->addWidget(button);
        // Keep the width of the longest text, so that nothing beside it moves.
        const auto keepWidth
            = [button] { button->setMinimumWidth(std::max(button->minimumWidth(), button->sizeHint().width())); };
        keepWidth();
        connect(unlock, &QAction::changed, button, keepWidth);
    }
}

void Header::setDeployment(const QString &name, Environment environment)
{
    m_name->setText(visibleText(name, kNameChars));
    fitName();
    m_name->setVisible(!name.isEmpty());
    m_environment->set(environment);
}

void Header::fitName()
{
    m_name->setMinimumWidth(std::min(m_name->sizeHint().width() + kGrid, kMostNameWidth));
    m_name->setMaximumWidth(m_name->sizeHint().width() + kGrid);
}

void Header::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    fitName(); // the style may have changed the font
}

void Header::setNodes(const std::vector<NodeStatus> &nodes)
{
    m_nodes = nodes;
    m_strip->setNodes(nodes);
    m_ring->setNodes(nodes, m_readUntil.value_or(m_clock.wallNow()));
}

void Header::setReadUntil(const std::optional<WallTime> &moment)
{
    m_readUntil = moment;
    m_strip->setReadUntil(moment);
    m_ring->setNodes(m_nodes, m_readUntil.value_or(m_clock.wallNow()));
}

QSize Header::sizeHint() const
{
    return {QFrame::sizeHint().width(), std::max(kHeaderHeight, m_ring->sizeHint().height() + 4 * kGrid)};
}

void Header::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        m_name->setFont(Type::heading(font()));
        fitName();
    }
}

void Header::paintEvent(QPaintEvent *)
{
    const Roles &roles = Roles::of(palette());
    QPainter painter(this);
    painter.fillRect(rect(), roles.panel);
    painter.fillRect(0, height() - 1, width(), 1, roles.line);
}

} // namespace Lockscope
