#include "banner.h"

#include "../kit/elidedlabel.h"
#include "../kit/livetip.h"
#include "../kit/roles.h"
#include "../kit/servertext.h"
#include "../kit/type.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace Lockscope {

namespace {

constexpr int kMargin = 5;
constexpr int kLeftMargin = 14; ///< room for the stripe
constexpr int kGap = 12; ///< between the sentence and the button

} // namespace

Banner::Banner(QWidget *parent)
    : QFrame(parent)
    , m_label(new QLabel(this))
    , m_details(new QPushButton(tr("Details"), this))
    , m_problems(new ElidedLabel(this))
{
    prepareForServerText(m_label);
    keepToolTipUpdated(m_label);
    m_label->setObjectName(QStringLiteral("bannerText"));
    m_problems->setObjectName(QStringLiteral("nodeProblems"));
    m_problems->hide();
    m_details->setObjectName(QStringLiteral("bannerDetails"));
    m_details->raise();
    m_details->setToolTip(tr("Show the nodes"));
    m_details->setFlat(true);
    m_details->setAutoDefault(false);
    m_details->setFocusPolicy(Qt::TabFocus);
    m_details->setCursor(Qt::PointingHandCursor);
    connect(m_details, &QPushButton::clicked, this, &Banner::detailsWanted);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    restyle();
}

QSize Banner::sizeHint() const
{
    return {400, 2 * fontMetrics().lineSpacing() + 2 * kMargin};
}

QSize Banner::minimumSizeHint() const
{
    return {1, sizeHint().height()};
}

void Banner::arrange()
{
    m_details->setVisible(!hasNotice());
    const int link = hasNotice() ? 0 : m_details->fontMetrics().horizontalAdvance(m_details->text()) + 2 * kGap;
    const QRect place = rect().adjusted(kLeftMargin, kMargin, -kMargin - link, -kMargin);
    const int line = fontMetrics().lineSpacing();
    const auto says = [this](const QString &text) {
        if (text != m_label->text())
            m_label->setText(text);
    };
    says(m_text);
    if (m_label->heightForWidth(place.width()) > place.height())
        says(m_brief);
    // A text that is still too long shows its beginning.
    m_label->setAlignment(
        Qt::AlignLeft | (m_label->heightForWidth(place.width()) > place.height() ? Qt::AlignTop : Qt::AlignVCenter));
    const bool oneLine = m_label->heightForWidth(place.width()) < 2 * line;
    const bool both = oneLine && !m_problems->text().isEmpty();
    m_problems->setVisible(both);
    m_label->setGeometry(place.left(), place.top(), place.width(), both ? line : place.height());
    m_problems->setGeometry(place.left(), place.top() + line, place.width(), line);
    const int end = std::min(m_label->fontMetrics().horizontalAdvance(m_label->text()), place.width());
    const int high = line + kMargin;
    m_details->setGeometry(place.left() + end, m_label->y() + (both ? (line - high) / 2 : (place.height() - high) / 2),
                           link, high);
}

void Banner::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
}

void Banner::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    arrange();
}

void Banner::setNodes(const std::vector<NodeStatus> &nodes, WallTime now)
{
    m_capability = Capability::of(nodes, now);
    m_toldAt = now;
    if (const QString why = Wording::problems(nodes); why != m_problems->text()) {
        m_problems->setText(why);
        arrange();
    }
    refresh();
}

void Banner::setNotice(const QString &notice)
{
    m_notice = notice;
    arrange();
    refresh();
}

void Banner::setMoment(WallTime moment)
{
    m_moment = moment;
    refresh();
}

Severity Banner::severity() const
{
    return m_notice.isEmpty() ? severityOf(m_capability) : Severity::Notice;
}

void Banner::restyle()
{
    if (std::exchange(m_isRestyling, true))
        return;
    const QColor colour = Roles::of(palette()).of(severity());
    QPalette colours = palette();
    for (const auto role : {QPalette::WindowText, QPalette::ButtonText})
        colours.setColor(role, colour);
    for (QWidget *part : std::initializer_list<QWidget *>{m_label, m_problems, m_details})
        part->setPalette(colours);
    QFont link = Type::strong(font());
    link.setUnderline(true);
    m_details->setFont(link);
    m_isRestyling = false;
}

void Banner::refresh()
{
    restyle();
    const QString sign = severity() == Severity::Alarm ? tr("✖")
        : severity() == Severity::Warning              ? tr("⚠")
        : severity() == Severity::Notice               ? tr("…")
                                                       : tr("✔");
    const auto textOf = [&](const Capability &capability) {
        if (!m_notice.isEmpty())
            return m_notice;
        const QString says = Wording::capability(capability, m_toldAt);
        return sign + QLatin1Char(' ') + (m_moment ? tr("At %1: %2").arg(Wording::timeOfDay(*m_moment), says) : says);
    };
    Capability brief = m_capability;
    brief.possiblyLackingLocks = 0; // the nodes' chips show it
    const QString text = textOf(m_capability);
    if (const QString shorter = textOf(brief); text != m_text || shorter != m_brief) {
        m_text = text;
        m_brief = shorter;
        m_label->setToolTip(plainToolTip(text));
        arrange();
        update();
    }
}

QString Banner::text() const
{
    return m_text;
}

void Banner::paintEvent(QPaintEvent *event)
{
    QFrame::paintEvent(event);
    QPainter painter(this);
    const Roles &roles = Roles::of(palette());
    painter.fillRect(rect(), roles.tintOf(severity()));
    painter.fillRect(QRect(0, 0, 5, height()), roles.of(severity()));
}

} // namespace Lockscope
