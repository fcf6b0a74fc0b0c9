#include "icons.h"

#include <QApplication>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QPointer>
#include <QSvgRenderer>
#include <QWidget>

// A static library's resources are linked only if they are named. The macro must stand outside namespaces.
static void initSymbols()
{
    Q_INIT_RESOURCE(lockscope_symbols);
}

namespace Lockscope {

QPixmap symbol(const QString &name, int size, const QColor &colour, double ratio)
{
    static const bool isReady = (initSymbols(), true);
    Q_UNUSED(isReady)
    const QString key = QStringLiteral("lockscope/%1/%2/%3/%4")
                            .arg(name, QString::number(size), colour.name(), QString::number(ratio));
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    QFile file(QStringLiteral(":/lockscope/symbols/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QSvgRenderer renderer(file.readAll().replace("currentColor", colour.name().toLatin1()));
    pixmap = QPixmap(QSize(size, size) * ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    renderer.render(&painter);
    painter.end();
    pixmap.setDevicePixelRatio(ratio);
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

namespace {

class SymbolEngine : public QIconEngine
{
public:
    SymbolEngine(QString name, const QWidget *widget) : m_name(std::move(name)), m_widget(widget) { }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const int size = std::min(rect.width(), rect.height());
        const QRect place(rect.left() + (rect.width() - size) / 2, rect.top() + (rect.height() - size) / 2, size, size);
        const double ratio = painter->device() != nullptr ? painter->device()->devicePixelRatio() : 1;
        painter->drawPixmap(place, symbol(m_name, size, colourFor(mode), ratio));
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State) override
    {
        return symbol(m_name, std::min(size.width(), size.height()), colourFor(mode), 1);
    }

    [[nodiscard]] QIconEngine *clone() const override { return new SymbolEngine(m_name, m_widget); }

private:
    [[nodiscard]] QColor colourFor(QIcon::Mode mode) const
    {
        const QPalette palette = m_widget ? m_widget->palette() : QApplication::palette();
        if (mode == QIcon::Disabled)
            return palette.color(QPalette::Disabled, QPalette::ButtonText);
        return palette.color(mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::ButtonText);
    }

    QString m_name;
    QPointer<const QWidget> m_widget;
};

} // namespace

QIcon symbolIcon(const QString &name, const QWidget *widget)
{
    return QIcon(new SymbolEngine(name, widget));
}

} // namespace Lockscope
