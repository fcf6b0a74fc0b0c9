#include "profilecolours.h"

#include "../kit/colours.h"
#include "../kit/servertext.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/words/wording.h>

#include <QPainter>
#include <QVBoxLayout>

namespace Lockscope {

namespace {

QColor ownColour(Environment environment)
{
    switch (environment) {
    case Environment::Development: return {0x2e, 0x6b, 0x3c};
    case Environment::Unspecified: return {0x5a, 0x5f, 0x66};
    case Environment::Production: return {0xb3, 0x1d, 0x12};
    }
    return {};
}

} // namespace

EnvironmentLook lookOf(Environment environment, const QString &colour, const QString &name)
{
    EnvironmentLook look{.fill = ownColour(environment)};
    if (const QColor chosen(colour); colour.size() == 7 && colour.startsWith(u'#') && chosen.isValid())
        look.fill = chosen;
    look.ink = contrast(look.fill, Qt::white) >= contrast(look.fill, Qt::black) ? Qt::white : Qt::black;
    const QString environmentName = environment == Environment::Production ? Wording::environment(environment).toUpper()
                                                                           : Wording::environment(environment);
    look.words = name.isEmpty() ? environmentName
                                : EnvironmentBar::tr("%1 · %2", "environment · name of the deployment")
                                      .arg(environmentName, visibleText(name, 80));
    return look;
}

EnvironmentBar::EnvironmentBar(QWidget *parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setAlignment(Qt::AlignCenter);
    setAutoFillBackground(true);
    setMinimumWidth(1); // a long name must not widen the window
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setContentsMargins(8, 2, 8, 2);
    QFont bold = font();
    bold.setBold(true);
    setFont(bold);
}

void EnvironmentBar::setLook(const EnvironmentLook &look)
{
    QPalette colours = palette();
    colours.setColor(QPalette::Window, look.fill);
    colours.setColor(QPalette::WindowText, look.ink);
    setPalette(colours);
    setText(look.words);
    setToolTip(plainToolTip(look.words));
    setAccessibleName(look.words);
}

} // namespace Lockscope
