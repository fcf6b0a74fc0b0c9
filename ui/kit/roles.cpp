#include "roles.h"

#include "colours.h"

#include <QHash>

namespace Lockscope {

static constexpr double kReadable = 4.5; ///< WCAG 2, level AA
static constexpr double kDarkLuminance = 0.2; ///< of a panel
static constexpr int kSteps = 20;

/// Moves `colour` towards `towards` until it can be read on both backgrounds.
static QColor readable(const QColor &colour, const QColor &towards, const QColor &onA, const QColor &onB)
{
    QColor found = colour;
    for (int step = 1; step <= kSteps && std::min(contrast(found, onA), contrast(found, onB)) < kReadable; ++step)
        found = blend(colour, towards, static_cast<double>(step) / kSteps);
    return found;
}

static Roles derive(const QPalette &palette)
{
    Roles roles;
    roles.panel = palette.color(QPalette::Base);
    roles.text = palette.color(QPalette::Text);
    roles.isDark = luminance(roles.panel) < kDarkLuminance;
    roles.window = palette.color(QPalette::Window);
    roles.rail = blend(roles.window, roles.text, roles.isDark ? 0.02 : 0.035);
    roles.line = blend(roles.panel, roles.text, roles.isDark ? 0.09 : 0.12);
    roles.track = blend(roles.panel, roles.text, roles.isDark ? 0.06 : 0.07);

    // The hue of the signs is fixed, since green, amber and red mean the same everywhere.
    const auto pair = [&](QColor light, QColor dark, double tint, QColor &colour, QColor &tinted) {
        const QColor hue = roles.isDark ? dark : light;
        tinted = blend(roles.panel, hue, tint);
        colour = readable(hue, roles.text, roles.panel, tinted);
    };
    const double tint = roles.isDark ? 0.22 : 0.12;
    pair(QColor(0x1a, 0x7f, 0x4b), QColor(0x67, 0xc9, 0x94), tint, roles.ok, roles.okTint);
    pair(QColor(0x9a, 0x62, 0x00), QColor(0xe7, 0xb6, 0x59), roles.isDark ? 0.2 : 0.15, roles.warn, roles.warnTint);
    pair(QColor(0xb4, 0x23, 0x18), QColor(0xf2, 0x8b, 0x82), tint, roles.bad, roles.badTint);
    pair(QColor(0x35, 0x58, 0xa8), QColor(0x8f, 0xb2, 0xf2), tint, roles.info, roles.infoTint);

    const QColor highlight = palette.color(QPalette::Highlight);
    roles.accentTint = blend(roles.panel, highlight, roles.isDark ? 0.28 : 0.11);
    roles.accent = readable(highlight, roles.text, roles.panel, roles.accentTint);
    roles.bar = blend(roles.panel, highlight, roles.isDark ? 0.52 : 0.33);
    roles.muted = readable(blend(roles.panel, roles.text, 0.55), roles.text, roles.window, roles.accentTint);
    const auto on = [&](const QColor &background) {
        return contrast(background, Qt::white) >= kReadable ? QColor(Qt::white) : QColor(0x1f, 0x14, 0x12);
    };
    roles.onBad = on(roles.bad);
    roles.onAccent = on(roles.accent);
    return roles;
}

Roles Roles::of(const QPalette &palette)
{
    static QHash<qint64, Roles> known;
    constexpr qsizetype kMost = 32;
    const auto it = known.constFind(palette.cacheKey());
    if (it != known.constEnd())
        return *it;
    if (known.size() >= kMost)
        known.clear();
    return *known.insert(palette.cacheKey(), derive(palette));
}

QColor Roles::of(Severity severity) const
{
    switch (severity) {
    case Severity::Fine: return ok;
    case Severity::Notice: return info;
    case Severity::Warning: return warn;
    case Severity::Alarm: return bad;
    }
    return text;
}

QColor Roles::tintOf(Severity severity) const
{
    switch (severity) {
    case Severity::Fine: return okTint;
    case Severity::Notice: return infoTint;
    case Severity::Warning: return warnTint;
    case Severity::Alarm: return badTint;
    }
    return track;
}

} // namespace Lockscope
