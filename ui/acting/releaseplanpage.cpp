#include "releaseplanpage.h"

#include "../kit/mutedlabel.h"
#include "../kit/servertext.h"
#include "../kit/type.h"
#include "actchooser.h"
#include "confirmpanel.h"
#include "nodestable.h"
#include "releasewording.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/words/wording.h>

#include <QEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace Lockscope {

namespace {

/// Sets the text. Its height may grow but not shrink, because that would move the choices below it.
void setKeepingRoom(QLabel *label, const QString &text)
{
    if (text == label->text())
        return;
    label->setText(text);
    if (!label->isVisible())
        return; // its width is not yet known
    const QString longer = text + QStringLiteral(" 00000000000000000000");
    const int room = label->fontMetrics()
                         .boundingRect(QRect(0, 0, label->width(), QWIDGETSIZE_MAX), Qt::TextWordWrap, longer)
                         .height();
    label->setMinimumHeight(std::max({label->minimumHeight(), label->heightForWidth(label->width()), room}));
}

} // namespace

ReleasePlanPage::ReleasePlanPage(ConfirmPanel *confirm, QWidget *parent)
    : QWidget(parent)
    , m_summary(serverTextLabel("releaseSummary", this))
    , m_evidence(serverTextLabel("releaseEvidence", this))
    , m_acts(new ActChooser(this))
    , m_caption(new QLabel(tr("What the nodes have"), this))
    , m_scriptButton(new QPushButton(tr("Show the &script"), this))
    , m_nodes(new NodesTable({tr("Node"), tr("Owner"), tr("TTL"), tr("What happens")}, {0, 2}, "releaseNodes", this))
    , m_script(new QPlainTextEdit(this))
    , m_changes(serverTextLabel("releaseReality", this))
{
    m_nodes->setAccessibleName(m_caption->text());
    m_script->setObjectName(QStringLiteral("releaseScript"));
    m_script->setReadOnly(true);
    m_script->setTabChangesFocus(true);
    m_script->setAccessibleName(tr("The script that runs on each node"));
    m_script->hide();
    m_script->setMaximumHeight(160);
    m_scriptButton->setAutoDefault(false);
    m_scriptButton->setFlat(true);
    m_acts->setEnabled(false); // until there is a plan
    // These texts appear, grow and disappear. They must not move the fields and buttons between them.
    reserveLines(m_changes, tr("Asking the nodes…"), 2);
    m_changes->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto *head = new QHBoxLayout;
    head->addWidget(m_caption);
    head->addStretch();
    head->addWidget(m_scriptButton);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2 * kGrid);
    layout->addWidget(m_summary);
    layout->addWidget(m_evidence);
    layout->addWidget(m_acts);
    layout->addLayout(head);
    layout->addWidget(m_nodes);
    layout->addWidget(m_script);
    layout->addWidget(m_changes);
    layout->addStretch(1);
    layout->addWidget(confirm);
    connect(m_scriptButton, &QPushButton::clicked, this, [this] {
        m_script->setVisible(!m_script->isVisible());
        m_scriptButton->setText(m_script->isVisible() ? tr("Hide the &script") : tr("Show the &script"));
    });
    restyle();
}

void ReleasePlanPage::setSummary(const QString &text)
{
    setKeepingRoom(m_summary, text);
}

void ReleasePlanPage::setEvidence(const QString &text)
{
    setKeepingRoom(m_evidence, text);
}

void ReleasePlanPage::setChanges(const QString &text)
{
    m_changes->setText(text);
}

void ReleasePlanPage::setScript(const QString &text)
{
    m_script->setPlainText(text);
}

void ReleasePlanPage::clearNodes()
{
    m_nodes->setRows({});
}

void ReleasePlanPage::setNodes(const ReleasePlan &plan, bool isAllowed, Instant now)
{
    using Effect = PlannedNode::Effect;
    QList<QStringList> rows;
    for (const auto &node : plan.nodes) {
        const bool nothing = node.effect == Effect::NothingThere || node.ttl.kind == KeyTtl::Kind::Gone;
        const QString effect = isAllowed || !node.isTarget ? ReleaseWording::effect(node, plan, now) : tr("nothing");
        // For putting back, `node.ttl` is the TTL before the release. The effect says what is left of it.
        const bool isThere = !nothing && node.effect != Effect::PutBack;
        const QByteArray &owner = node.isTarget && isThere ? node.expectedOwner : node.seenOwner;
        const QString unknown = tr("unknown");
        const bool isUnread = node.effect == Effect::Unreachable;
        rows.append({visibleText(node.label, 60),
                     isUnread               ? unknown
                         : !owner.isEmpty() ? visibleText(owner, 60)
                         : isThere          ? tr("an empty value")
                                            : tr("–"),
                     isUnread      ? unknown
                         : isThere ? Wording::ttl(node.ttl)
                                   : tr("–"),
                     effect});
    }
    m_nodes->setRows(rows);
}

void ReleasePlanPage::restyle()
{
    if (m_isRestyling)
        return;
    m_isRestyling = true;
    setMuted(m_caption, Type::caption(font()));
    m_summary->setFont(Type::strong(font()));
    m_isRestyling = false;
}

void ReleasePlanPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
}

} // namespace Lockscope
