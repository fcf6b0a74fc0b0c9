#include "lockscopepane.h"

#include "lockscopewidget.h"

#include <QVBoxLayout>

namespace Lockscope {

namespace {

constexpr QSize kUsual{1000, 600};

} // namespace

LockscopePane::LockscopePane(QWidget *parent) : QWidget(parent)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
}

LockscopePane::~LockscopePane() = default;

LockscopeWidget *LockscopePane::setSession(Session *session)
{
    delete m_widget.data(); // the widget of the previous session
    if (session != nullptr) {
        m_widget = new LockscopeWidget(session, this);
        layout()->addWidget(m_widget);
    }
    return m_widget;
}

LockscopeWidget *LockscopePane::lockscope() const
{
    return m_widget;
}

QSize LockscopePane::sizeHint() const
{
    return m_widget != nullptr ? QWidget::sizeHint() : kUsual;
}

} // namespace Lockscope
