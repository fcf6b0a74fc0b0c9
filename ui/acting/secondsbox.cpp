#include "secondsbox.h"

#include "../servertext.h"

#include <QLineEdit>
#include <QRegularExpression>
#include <QToolTip>

#include <utility>

namespace Lockscope {

SecondsBox::SecondsBox(QWidget *parent) : QDoubleSpinBox(parent)
{
    setDecimals(1);
    setSuffix(tr(" s"));
    setToolTip(tr("In seconds; or with ms, m or h behind the number"));
    connect(lineEdit(), &QLineEdit::textEdited, this, &SecondsBox::tellTooMuch);
}

QString SecondsBox::withoutSuffix(const QString &text) const
{
    const QString trimmed = text.trimmed();
    const QString unit = suffix().trimmed();
    return (trimmed.endsWith(unit) ? trimmed.chopped(unit.size()) : trimmed).trimmed();
}

std::optional<double> SecondsBox::secondsFrom(const QString &text) const
{
    static const QRegularExpression kTime(QStringLiteral("^([0-9.,]+)\\s*(ms|s|m|h)?$"));
    const auto whole = kTime.match(text.trimmed());
    const auto match = whole.hasMatch() ? whole : kTime.match(withoutSuffix(text));
    if (!match.hasMatch())
        return std::nullopt;
    bool isNumber = false;
    double number = locale().toDouble(match.captured(1), &isNumber);
    if (!isNumber)
        number = QLocale::c().toDouble(match.captured(1), &isNumber);
    if (!isNumber)
        return std::nullopt;
    const QString unit = match.captured(2);
    return number * (unit == u"ms" ? 0.001 : unit == u"m" ? 60 : unit == u"h" ? 3600 : 1);
}

QValidator::State SecondsBox::validate(QString &text, int & /*position*/) const
{
    // Too much is taken as the most there is, and not as the number without its unit that one has typed so far.
    if (const auto seconds = secondsFrom(text))
        return *seconds >= minimum() ? QValidator::Acceptable : QValidator::Intermediate;
    // A space alone is no beginning of a time: it would only take the place of the one that is selected.
    if (const QString typed = text.endsWith(suffix()) ? text.chopped(suffix().size()) : text; !typed.isEmpty() && typed.trimmed().isEmpty())
        return QValidator::Invalid;
    static const QRegularExpression kBegun(QStringLiteral("^[0-9.,]*\\s*(m|ms|s|h)?$"));
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

void SecondsBox::tellTooMuch(const QString &typed)
{
    const auto seconds = secondsFrom(typed);
    const bool isTooMuch = seconds && *seconds > maximum();
    if (isTooMuch)
        QToolTip::showText(mapToGlobal(QPoint(0, height())), plainToolTip(tr("At most %1, which is taken").arg(textFromValue(maximum()) + suffix())), this);
    else if (std::exchange(m_toldTooMuch, false))
        QToolTip::hideText();
    m_toldTooMuch = isTooMuch;
}

} // namespace Lockscope
