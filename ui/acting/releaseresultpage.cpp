#include "releaseresultpage.h"

#include "../kit/buttons.h"
#include "../kit/mutedlabel.h"
#include "../kit/servertext.h"
#include "actresult.h"
#include "nodestable.h"

#include <lockscope/core/base/text.h>

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QVBoxLayout>

namespace Lockscope {

namespace {

constexpr std::chrono::milliseconds kUnexpected{700}; ///< a click this soon was meant for what was there before

std::optional<Severity> severityNow(const Aftermath::NodeNow &node, const LockAction &act)
{
    using Shows = Aftermath::NodeNow::Shows;
    const bool releases = act.kind == LockActionKind::Release || act.kind == LockActionKind::ReleaseAndHoldOff;
    switch (node.shows) {
    case Shows::Unknown: return std::nullopt;
    case Shows::Owner: return releases ? Severity::Alarm : Severity::Fine;
    case Shows::Other: return Severity::Notice;
    case Shows::NoLock: return Severity::Warning;
    case Shows::Free:
    case Shows::HoldOff: return Severity::Fine;
    }
    return std::nullopt;
}

} // namespace

ResultBox::ResultBox(QWidget *parent)
    : QFrame(parent)
    , m_headline(serverTextLabel("releaseResult", this))
    , m_detail(serverTextLabel("releaseResultDetail", this))
{
    setObjectName(QStringLiteral("releaseResultBox"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 12, 14, 12);
    layout->setSpacing(kGrid);
    layout->addWidget(m_headline);
    layout->addWidget(m_detail);
    restyle();
}

void ResultBox::show(const QString &headline, const QString &detail, Severity severity)
{
    m_headline->setText(headline);
    m_detail->setText(detail);
    m_detail->setVisible(!detail.isEmpty());
    setAccessibleName(headline);
    setAccessibleDescription(detail);
    if (std::exchange(m_severity, severity) == severity)
        return;
    restyle();
    update();
}

void ResultBox::restyle()
{
    if (m_isRestyling)
        return;
    m_isRestyling = true;
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, Roles::of(palette()).of(m_severity));
    for (QLabel *label : {m_headline, m_detail})
        label->setPalette(colours);
    m_headline->setFont(Type::heading(font()));
    m_isRestyling = false;
}

void ResultBox::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
}

void ResultBox::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Roles::of(palette()).tintOf(m_severity));
    painter.drawRoundedRect(rect(), kRadius, kRadius);
}

ReleaseResultPage::ReleaseResultPage(QWidget *parent)
    : QWidget(parent)
    , m_box(new ResultBox(this))
    , m_watched(new QProgressBar(this))
    , m_block(new QPushButton(this))
    , m_stop(new QPushButton(tr("&Stop watching"), this))
    , m_caption(new QLabel(tr("What happened on each node"), this))
    , m_nodes(new NodesTable({tr("Node"), tr("Result"), tr("Now")}, {0}, "releaseOutcomes", this))
{
    m_watched->setObjectName(QStringLiteral("releaseWatched"));
    m_watched->setAccessibleName(tr("Time that the lock is watched"));
    m_watched->setTextVisible(false);
    m_watched->setMaximumHeight(kGrid);
    m_block->setObjectName(QStringLiteral("releaseBlock"));
    m_block->hide();
    m_stop->setObjectName(QStringLiteral("releaseStop"));
    m_stop->setToolTip(tr("The audit journal still records what becomes of the lock."));
    m_nodes->setAccessibleName(m_caption->text());
    for (QPushButton *button : {m_block, m_stop})
        button->setAutoDefault(false);
    auto *actions = new QHBoxLayout;
    actions->setSpacing(2 * kGrid);
    actions->addWidget(m_stop);
    actions->addStretch(1);
    actions->addWidget(m_block);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3 * kGrid);
    layout->addWidget(m_box);
    layout->addWidget(m_watched);
    layout->addLayout(actions);
    layout->addWidget(m_caption);
    layout->addWidget(m_nodes);
    layout->addStretch(1);
    m_blockAppeared.setSingleShot(true);
    m_blockAppeared.setInterval(kUnexpected);
    connect(&m_blockAppeared, &QTimer::timeout, this, [this] { m_block->setEnabled(true); });
    connect(m_block, &QPushButton::clicked, this, &ReleaseResultPage::blockRequested);
    connect(m_stop, &QPushButton::clicked, this, &ReleaseResultPage::stopRequested);
    restyle();
}

void ReleaseResultPage::show(const ActResult &result, const QString &block)
{
    const auto words = result.words();
    m_box->show(words.headline, words.detail, words.severity);
    m_block->setText(block);
    if (m_block->isHidden() && !block.isEmpty()) {
        m_block->setEnabled(false);
        m_blockAppeared.start();
    }
    m_block->setVisible(!block.isEmpty());
    const Aftermath &aftermath = result.aftermath();
    const bool isWatching = result.isWatching();
    m_stop->setVisible(isWatching);
    m_watched->setVisible(isWatching);
    if (isWatching) {
        m_watched->setMaximum(static_cast<int>(Aftermath::period(result.plan().act).count()));
        m_watched->setValue(static_cast<int>(result.watchedFor().count()));
    }
    QList<QStringList> rows;
    QList<std::optional<Severity>> severities;
    const auto &nodes = result.report()->nodes;
    for (size_t i = 0; i < nodes.size(); ++i) {
        const bool isKnown = i < aftermath.nodesNow().size();
        rows.append({visibleText(nodes[i].label, 60), result.outcomes().value(static_cast<qsizetype>(i)),
                     isKnown ? ResultWording::nodeNow(aftermath.nodesNow()[i], result.clock()) : tr("–")});
        severities += isKnown ? severityNow(aftermath.nodesNow()[i], result.plan().act) : std::nullopt;
    }
    m_nodes->setRows(rows, severities);
}

void ReleaseResultPage::restyle()
{
    if (m_isRestyling)
        return;
    m_isRestyling = true;
    setMuted(m_caption, Type::caption(font()));
    makeDanger(m_block);
    m_isRestyling = false;
}

void ReleaseResultPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
}

} // namespace Lockscope
