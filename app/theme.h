#pragma once

#include <QObject>
#include <QPalette>

#include <optional>

class QMenu;

namespace Lockscope::App {

enum class Theme {
    System, ///< light or dark, as the desktop
    Light,
    Dark,
};

[[nodiscard]] QPalette lightPalette();
[[nodiscard]] QPalette darkPalette();

/// A readable colour for placeholders, gone rows and labels; unset: the desktop theme's is readable. Dark themes
/// without one inherit that of a light theme.
[[nodiscard]] std::optional<QColor> readablePlaceholder(const QPalette &palette);

/// The theme of all windows, kept in the user's settings. GUI thread only.
class ThemeSwitch : public QObject
{
    Q_OBJECT

public:
    /// Lives as long as the application. Changes nothing before begin() or choose().
    [[nodiscard]] static ThemeSwitch &instance();

    /// Applies the stored theme, and follows the desktop if that is chosen. Call it once, after the style is set.
    void begin();
    void choose(Theme theme);
    [[nodiscard]] Theme theme() const { return m_theme; }
    /// A menu with one checkable action per theme, for one window.
    [[nodiscard]] QMenu *makeMenu(QWidget *window);

Q_SIGNALS:
    void changed();

private:
    explicit ThemeSwitch(QObject *parent);
    [[nodiscard]] bool isDesktopDark() const;
    void apply();

    QPalette m_desktop; ///< the platform's, before any change
    Theme m_theme = Theme::System;
};

} // namespace Lockscope::App
