#pragma once

#include "export.h"

#include <lockscope/core/board/severity.h>

#include <QColor>
#include <QPalette>

namespace Lockscope {

/// The colours of Lockscope's own painting, by what they mean. They are derived from a palette, so a host's colours
/// rule. Coloured text keeps a contrast of at least 4.5:1 on `panel` and on its tint.
struct LOCKSCOPE_WIDGETS_EXPORT Roles
{
    bool isDark = false;
    QColor window; ///< behind panels
    QColor panel; ///< tables, cards, header
    QColor rail;
    QColor text;
    QColor muted; ///< secondary text
    QColor line; ///< borders
    QColor accent;
    QColor accentTint; ///< selected rows, the current view
    QColor ok;
    QColor okTint;
    QColor warn;
    QColor warnTint;
    QColor bad;
    QColor badTint;
    QColor info;
    QColor infoTint;
    QColor bar; ///< filled part of a bar
    QColor track; ///< empty part of a bar
    QColor onBad; ///< text on `bad`
    QColor onAccent; ///< text on `accent`

    /// Cached by the palette's colours: cheap enough for paint events. GUI thread only.
    [[nodiscard]] static Roles of(const QPalette &palette);

    /// Colour never shows a severity alone: a sign and a word do as well.
    [[nodiscard]] QColor of(Severity severity) const;
    [[nodiscard]] QColor tintOf(Severity severity) const;
};

} // namespace Lockscope
