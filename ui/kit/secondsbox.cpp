#include "secondsbox.h"

#include "servertext.h"

#include <QLineEdit>
#include <QRegularExpression>
#include <QToolTip>

#include <utility>

namespace Lockscope {

SecondsBox::SecondsBox(QWidget *parent) : QDoubleSpinBox(parent)
{
    setDecimals(1);
    setSuffix(tr(" s"));
    setToolTip(tr("Seconds, or a number with ms, m or h, as 1m30s"));
    connect(lineEdit(), &QLineEdit::textEdited, this, &SecondsBox::showMaximumTip);
}

QString SecondsBox::withoutSuffix(const QString &text) const
{
    const QString trimmed = text.trimmed();
    const QString unit = suffix().trimmed();
    return (trimmed.endsWith(unit) ? trimmed.chopped(unit.size()) : trimmed).trimmed();
}

std::optional<double> SecondsBox::secondsFrom(const QString &text) const
{
    const auto found = secondsOf(text.trimmed());
    return found ? found : secondsOf(withoutSuffix(text));
}

std::optional<double> SecondsBox::secondsOf(const QString &text) const
{
    const auto number = [this](const QString &digits) -> std::optional<double> {
        bool isNumber = false;
        double value = locale().toDouble(digits, &isNumber);
        if (!isNumber)
            value = QLocale::c().toDouble(digits, &isNumber);
        return isNumber ? std::optional(value) : std::nullopt;
    };
    static const QRegularExpression kMillis(QStringLiteral("^([0-9.,]+)\\s*ms$"));
    if (const auto millis = kMillis.match(text); millis.hasMatch()) {
        const auto value = number(millis.captured(1));
        return value ? std::optional(*value / 1000) : std::nullopt;
    }
    // Accepts 90 and 1.5m, and the window's own forms: 2m30s, 1 h 05 m. A number without a unit must be alone.
    static const QRegularExpression kTime(
        QStringLiteral("^(?:([0-9.,]+)\\s*h)?\\s*(?:([0-9.,]+)\\s*m)?\\s*(?:([0-9.,]+)\\s*(s?))?$"));
    const auto match = kTime.match(text);
    const bool isBare = !match.captured(3).isEmpty() && match.captured(4).isEmpty();
    if (!match.hasMatch() || text.isEmpty() || (isBare && match.captured(3) != text))
        return std::nullopt;
    double seconds = 0;
    for (const auto &[part, unit] : {std::pair(1, 3600), std::pair(2, 60), std::pair(3, 1)}) {
        if (match.captured(part).isEmpty())
            continue;
        const auto value = number(match.captured(part));
        if (!value)
            return std::nullopt;
        seconds += *value * unit;
    }
    return seconds;
}

QValidator::State SecondsBox::validate(QString &text, int & /*position*/) const
{
    // Accept values beyond the maximum, so that they become the maximum instead of the digits typed before the unit.
    if (const auto seconds = secondsFrom(text))
        return *seconds >= minimum() ? QValidator::Acceptable : QValidator::Intermediate;
    // Reject a lone space, which would only replace the selected time.
    if (const QString typed = text.endsWith(suffix()) ? text.chopped(suffix().size()) : text;
        !typed.isEmpty() && typed.trimmed().isEmpty())
        return QValidator::Invalid;
    static const QRegularExpression kBegun(QStringLiteral("^(?>[0-9.,]++\\s*+(?>ms|m|s|h)?\\s*+)*+$"));
    return kBegun.match(withoutSuffix(text)).hasMatch() ? QValidator::Intermediate : QValidator::Invalid;
}

QString SecondsBox::textFromValue(double value) const
{
    QString text = locale().toString(value, 'f', decimals());
    if (!text.contains(locale().decimalPoint()))
        return text;
    while (text.endsWith(locale().zeroDigit()))
        text.chop(1);
    return text.endsWith(locale().decimalPoint()) ? text.chopped(1) : text;
}

double SecondsBox::valueFromText(const QString &text) const
{
    return secondsFrom(text).value_or(value());
}

void SecondsBox::showMaximumTip(const QString &typed)
{
    const auto seconds = secondsFrom(typed);
    const bool isTooMuch = seconds && *seconds > maximum();
    if (isTooMuch)
        QToolTip::showText(mapToGlobal(QPoint(0, height())),
                           plainToolTip(tr("The limit is %1, used instead").arg(textFromValue(maximum()) + suffix())),
                           this);
    else if (std::exchange(m_showsMaximumTip, false))
        QToolTip::hideText();
    m_showsMaximumTip = isTooMuch;
}

} // namespace Lockscope
