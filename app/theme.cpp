#include "theme.h"

#include "lookstyle.h"

#include <lockscope/ui/kit/colours.h>
#include <lockscope/ui/kit/icons.h>

#include <QActionGroup>
#include <QApplication>
#include <QMenu>
#include <QPointer>
#include <QSettings>
#include <QStyleHints>
#include <QToolTip>

namespace Lockscope::App {

namespace {

const QString kThemeKey = QStringLiteral("window/theme");
/// Text with less contrast is unreadable (WCAG 2 requires 3 for large text).
constexpr double kLeastContrast = 2;
/// The highest luminance of a dark background.
constexpr double kMostDarkLuminance = 0.2;

struct ThemeColours
{
    QColor window;
    QColor panel;
    QColor text;
    QColor muted;
    QColor line;
    QColor accent;
    QColor onAccent;
    QColor visited;
};

QPalette paletteOf(const ThemeColours &colours)
{
    QPalette palette;
    const bool isDark = luminance(colours.panel) < kMostDarkLuminance;
    palette.setColor(QPalette::Window, colours.window);
    palette.setColor(QPalette::WindowText, colours.text);
    palette.setColor(QPalette::Base, colours.panel);
    palette.setColor(QPalette::AlternateBase, blend(colours.panel, colours.window, 0.5));
    palette.setColor(QPalette::Text, colours.text);
    palette.setColor(QPalette::PlaceholderText, colours.muted);
    palette.setColor(QPalette::Button, colours.panel);
    palette.setColor(QPalette::ButtonText, colours.text);
    palette.setColor(QPalette::BrightText, colours.onAccent);
    palette.setColor(QPalette::Highlight, colours.accent);
    palette.setColor(QPalette::HighlightedText, colours.onAccent);
    palette.setColor(QPalette::Link, colours.accent);
    palette.setColor(QPalette::LinkVisited, colours.visited);
    palette.setColor(QPalette::ToolTipBase, isDark ? blend(colours.panel, colours.text, 0.06) : colours.panel);
    palette.setColor(QPalette::ToolTipText, colours.text);
    palette.setColor(QPalette::Light, isDark ? blend(colours.panel, colours.text, 0.12) : QColor(Qt::white));
    palette.setColor(QPalette::Midlight, blend(colours.panel, colours.line, 0.5));
    palette.setColor(QPalette::Mid, colours.line);
    palette.setColor(QPalette::Dark, blend(colours.line, isDark ? QColor(Qt::black) : colours.muted, 0.4));
    palette.setColor(QPalette::Shadow, isDark ? QColor(Qt::black) : colours.muted);
    const QColor faint = blend(colours.panel, colours.text, 0.42);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText,
                            QPalette::PlaceholderText, QPalette::Link, QPalette::ToolTipText})
        palette.setColor(QPalette::Disabled, role, faint);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, colours.line);
    palette.setColor(QPalette::Disabled, QPalette::Button, colours.window);
    return palette;
}

/// Whether the program's own look is used, or a style that the user or the desktop has chosen.
bool isOwnLook()
{
    return qobject_cast<const LookStyle *>(QApplication::style()) != nullptr;
}

} // namespace

QPalette lightPalette()
{
    return paletteOf({.window = {0xf6, 0xf7, 0xf9},
                      .panel = Qt::white,
                      .text = {0x1b, 0x1f, 0x24},
                      .muted = {0x66, 0x70, 0x80},
                      .line = {0xe3, 0xe6, 0xea},
                      .accent = {0x25, 0x63, 0xc9},
                      .onAccent = Qt::white,
                      .visited = {0x6b, 0x45, 0xb5}});
}

QPalette darkPalette()
{
    return paletteOf({.window = {0x17, 0x19, 0x1d},
                      .panel = {0x1f, 0x22, 0x27},
                      .text = {0xe4, 0xe7, 0xeb},
                      .muted = {0x98, 0xa1, 0xad},
                      .line = {0x30, 0x35, 0x3c},
                      .accent = {0x7a, 0xa7, 0xf0},
                      .onAccent = {0x17, 0x19, 0x1d},
                      .visited = {0xb7, 0x9b, 0xf0}});
}

std::optional<QColor> readablePlaceholder(const QPalette &palette)
{
    const QColor base = palette.color(QPalette::Base);
    const QColor placeholder = palette.color(QPalette::PlaceholderText);
    if (contrast(blend(base, placeholder, placeholder.alphaF()), base) >= kLeastContrast)
        return std::nullopt;
    QColor faint = palette.color(QPalette::Text);
    faint.setAlphaF(0.5F);
    return faint;
}

ThemeSwitch &ThemeSwitch::instance()
{
    static QPointer<ThemeSwitch> only;
    if (only == nullptr)
        only = new ThemeSwitch(qApp);
    return *only;
}

ThemeSwitch::ThemeSwitch(QObject *parent) : QObject(parent), m_desktop(QApplication::palette())
{
    const QString kept = QSettings().value(kThemeKey).toString();
    m_theme = kept == QLatin1String("light") ? Theme::Light
        : kept == QLatin1String("dark")      ? Theme::Dark
                                             : Theme::System;
}

void ThemeSwitch::begin()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, [this] {
        if (m_theme == Theme::System)
            apply();
    });
#endif
    apply();
}

void ThemeSwitch::choose(Theme theme)
{
    m_theme = theme;
    QSettings().setValue(kThemeKey,
                         theme == Theme::Light      ? QStringLiteral("light")
                             : theme == Theme::Dark ? QStringLiteral("dark")
                                                    : QStringLiteral("system"));
    apply();
    Q_EMIT changed();
}

bool ThemeSwitch::isDesktopDark() const
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    if (const auto scheme = QGuiApplication::styleHints()->colorScheme(); scheme != Qt::ColorScheme::Unknown)
        return scheme == Qt::ColorScheme::Dark;
#endif
    return luminance(m_desktop.color(QPalette::Window)) < kMostDarkLuminance;
}

void ThemeSwitch::apply()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    // Title bars and the platform's dialogs follow this one.
    QGuiApplication::styleHints()->setColorScheme(m_theme == Theme::Light      ? Qt::ColorScheme::Light
                                                      : m_theme == Theme::Dark ? Qt::ColorScheme::Dark
                                                                               : Qt::ColorScheme::Unknown);
#endif
    if (m_theme == Theme::System && !isOwnLook()) {
        // A style that the user or the desktop has chosen keeps the desktop's colours, except for unreadable ones.
        QPalette change;
        if (const auto colour = readablePlaceholder(m_desktop))
            change.setColor(QPalette::PlaceholderText, *colour);
        QApplication::setPalette(change);
        return QToolTip::setPalette(QPalette());
    }
    const bool isDark = m_theme == Theme::Dark || (m_theme == Theme::System && isDesktopDark());
    QPalette palette = isDark ? darkPalette() : lightPalette();
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
    if (isOwnLook()) {
        // LookStyle gives selected rows a light tint, which the text of delegates with paint code of their own fits.
        palette.setColor(QPalette::Active, QPalette::HighlightedText, palette.color(QPalette::Text));
        palette.setColor(QPalette::Inactive, QPalette::HighlightedText, palette.color(QPalette::Text));
        QApplication::setPalette(palette, "QAbstractItemView");
    }
}

QMenu *ThemeSwitch::makeMenu(QWidget *window)
{
    auto *menu = new QMenu(tr("T&heme"), window);
    menu->setIcon(symbolIcon(QStringLiteral("theme")));
    auto *group = new QActionGroup(menu);
    const auto add = [this, menu, group](Theme theme, const QString &words, const char *name) {
        auto *action = menu->addAction(words);
        action->setObjectName(QLatin1String(name));
        action->setCheckable(true);
        action->setChecked(theme == m_theme);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, theme] { choose(theme); });
        connect(this, &ThemeSwitch::changed, action, [this, action, theme] { action->setChecked(theme == m_theme); });
    };
    add(Theme::System, tr("&System"), "themeSystem");
    add(Theme::Light, tr("&Light"), "themeLight");
    add(Theme::Dark, tr("&Dark"), "themeDark");
    return menu;
}

} // namespace Lockscope::App
