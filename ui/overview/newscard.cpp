#include "newscard.h"

#include "../kit/mutedlabel.h"
#include "../kit/type.h"
#include "noticelist.h"
#include "plotcard.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <utility>

namespace Lockscope {

static constexpr int kAttentionRows = 7;

NewsCard::NewsCard(QWidget *parent)
    : Card(tr("Needs attention"), parent)
    , m_attention(new NoticeList(true, this))
    , m_recent(new NoticeList(false, this))
    , m_recentTitle(new QLabel(tr("Recent"), this))
{
    m_attention->setObjectName(QStringLiteral("attentionList"));
    m_attention->setAccessibleName(title());
    m_attention->fitHeight(kAttentionRows);
    m_recent->setObjectName(QStringLiteral("recentList"));
    m_recent->setAccessibleName(m_recentTitle->text());
    head()->addStrut(kCardHead);
    body()->addWidget(m_attention);
    body()->addSpacing(kGrid);
    body()->addWidget(m_recentTitle);
    body()->addWidget(m_recent, 1);
    setFocusProxy(m_attention);
    restyle();
}

void NewsCard::restyle()
{
    if (std::exchange(m_isRestyling, true))
        return;
    setMuted(m_recentTitle, Type::caption(font()));
    m_isRestyling = false;
}

void NewsCard::changeEvent(QEvent *event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
}

} // namespace Lockscope
