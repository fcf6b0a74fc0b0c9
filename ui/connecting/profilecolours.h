#pragma once

#include "../kit/export.h"

#include <lockscope/core/board/deployment.h>

#include <QColor>
#include <QLabel>

namespace Lockscope {

/// How an environment looks. The words must always be on the colour, for users who cannot see it.
struct EnvironmentLook
{
    QColor fill;
    QColor ink; ///< black or white, whichever has more contrast to the fill
    QString words; ///< environment and deployment
};

/// `colour`: "#rrggbb"; anything else selects the environment's own colour.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT EnvironmentLook lookOf(Environment environment, const QString &colour,
                                                              const QString &name);

/// A bar in the environment's colour with its words.
class LOCKSCOPE_WIDGETS_EXPORT EnvironmentBar : public QLabel
{
    Q_OBJECT

public:
    explicit EnvironmentBar(QWidget *parent = nullptr);

    void setLook(const EnvironmentLook &look);
};

} // namespace Lockscope
