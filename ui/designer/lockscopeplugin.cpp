#include "lockscopeplugin.h"

#include <lockscope/ui/lockscopepane.h>
#include <lockscope/ui/lockscopewidget.h>
#include <lockscope/ui/window/banner.h>

#include <QIcon>
#include <QPainter>

namespace Lockscope {

namespace {

/// A picture of the widget for Qt Designer. Its session is never started, so it reads nothing. Keys and buttons have no
/// effect, because they would override those of Designer.
class Picture : public LockscopePane
{
public:
    explicit Picture(QWidget *parent)
        : LockscopePane(parent)
        , m_session({.name = QStringLiteral("Lockscope")})
        , m_widget(&m_session)
    {
        // Lay the widget out as if visible, but in no window.
        m_widget.setAttribute(Qt::WA_DontShowOnScreen);
        m_widget.setAttribute(Qt::WA_QuitOnClose, false);
        m_widget.findChild<Banner *>()->hide(); // it could only report that there are no nodes
        m_widget.show();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        m_widget.setPalette(palette());
        m_widget.setFont(font());
        m_widget.resize(size().expandedTo(m_widget.minimumSizeHint()));
        QPainter(this).drawPixmap(0, 0, m_widget.grab());
    }

private:
    Session m_session;
    LockscopeWidget m_widget;
};

} // namespace

QString LockscopePlugin::name() const
{
    return QStringLiteral("Lockscope::LockscopePane");
}

QString LockscopePlugin::group() const
{
    return QStringLiteral("Lockscope");
}

QString LockscopePlugin::toolTip() const
{
    return tr("Locks that services share through Redis, live");
}

QString LockscopePlugin::whatsThis() const
{
    return tr("The place of a LockscopeWidget: who holds which lock, on which nodes, for how much longer. The program "
              "gives it a session by setSession().");
}

QString LockscopePlugin::includeFile() const
{
    return QStringLiteral("<lockscope/ui/lockscopepane.h>");
}

QIcon LockscopePlugin::icon() const
{
    QIcon icon(QStringLiteral(":/lockscope/designer/22.png"));
    icon.addFile(QStringLiteral(":/lockscope/designer/48.png"));
    return icon;
}

QWidget *LockscopePlugin::createWidget(QWidget *parent)
{
    return new Picture(parent);
}

QString LockscopePlugin::domXml() const
{
    return QStringLiteral(
        R"(<ui language="c++" displayname="Lockscope"><widget class="Lockscope::LockscopePane" name="lockscope">
<property name="geometry"><rect><x>0</x><y>0</y><width>800</width><height>480</height></rect></property></widget></ui>)");
}

} // namespace Lockscope
