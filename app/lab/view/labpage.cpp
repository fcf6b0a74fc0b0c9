#include "labpage.h"

#include "labpanel.h"

#include <lockscope/ui/window/rail.h>

#include <QHBoxLayout>

namespace Lockscope::Lab {

namespace {

constexpr int kCompactBelow = 1360; ///< pixels; the diagram needs the room

} // namespace

LabPage::LabPage(QAction *lab, QWidget *parent)
    : QWidget(parent)
    , m_lab(lab)
    , m_rail(nullptr)
    , m_panel(new LabPanel(this))
{
    setObjectName(QStringLiteral("labPage"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_panel, 1);
    setViews({});
}

void LabPage::setViews(const QList<QAction *> &views)
{
    delete m_rail; // the views of another deployment have actions of their own
    m_rail = new Rail(this);
    for (auto *view : views) {
        // The view's own action stays checked while the lab covers it.
        auto *entry = new QAction(view->iconText(), m_rail);
        entry->setObjectName(QStringLiteral("lab") + view->objectName());
        connect(entry, &QAction::triggered, view, &QAction::trigger);
        m_rail->add(entry, view->data().toString());
    }
    m_rail->add(m_lab, QStringLiteral("lab"), true);
    m_rail->setCompact(width() < kCompactBelow);
    qobject_cast<QHBoxLayout *>(layout())->insertWidget(0, m_rail);
}

void LabPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_rail->setCompact(width() < kCompactBelow);
}

} // namespace Lockscope::Lab
