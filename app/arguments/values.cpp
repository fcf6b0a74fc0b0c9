#include "values.h"

#include "commandtable.h"
#include "readers.h"

#include <lockscope/core/base/text.h>

#include <QDateTime>
#include <QRegularExpression>

#include <cstring>

namespace Lockscope::App {

Error usage(const QString &message)
{
    // A word in a wrong place may be user:password@host.
    static const QRegularExpression kLogin(QStringLiteral("([^\\s\"':@/]*):[^\\s\"':@/]+@"));
    return {.kind = ErrorKind::InvalidArgument, .message = QString(message).replace(kLogin, QStringLiteral("\\1:…@"))};
}

Error unknownWord(const QString &kind, const QString &word, const QStringList &known, const QString &hint)
{
    return usage(
        QStringLiteral("Unknown %1 '%2'.%3 %4").arg(kind, visibleText(word, 40), suggestion(word, known), hint));
}

Result<quint16> portNumber(const QString &text)
{
    bool ok = false;
    const uint port = text.toUInt(&ok);
    if (!ok || port == 0 || port > 65535)
        return usage(QStringLiteral("--port takes a number from 1 to 65535"));
    return static_cast<quint16>(port);
}

Result<Millis> durationOf(const QString &option, const QString &text, Millis least)
{
    double factor = 1000;
    QString number = text;
    const auto unit = [&](const char *suffix, double millis) {
        if (!number.endsWith(QLatin1String(suffix)))
            return false;
        number.chop(static_cast<qsizetype>(strlen(suffix)));
        factor = millis;
        return true;
    };
    (void)(unit("ms", 1) || unit("s", 1000) || unit("m", 60'000) || unit("h", 3'600'000));
    bool ok = false;
    const double value = number.toDouble(&ok);
    // Written so that "nan", which parses as a number, is rejected.
    if (const double millis = value * factor;
        !ok || !(millis >= static_cast<double>(least.count()) && millis <= 86'400'000))
        return usage(QStringLiteral("\"%1\" is not a duration for --%2; write for example 500ms, 2s or 1m, at most 24h")
                         .arg(visibleText(text, 40), option));
    return Millis(static_cast<Millis::rep>(value * factor));
}

Result<void> readDuration(const GivenWords &given, const QString &option, Millis &value, Millis least)
{
    if (!given.has(option))
        return {};
    const auto read = durationOf(option, given.value(option), least);
    if (!read)
        return read.error();
    value = *read;
    return {};
}

Result<void> readNumber(const GivenWords &given, const QString &option, int &value, int least, int most)
{
    if (!given.has(option))
        return {};
    bool ok = false;
    value = given.value(option).toInt(&ok);
    if (!ok || value < least || value > most)
        return usage(QStringLiteral("\"%1\" does not do for --%2; write a number from %3 to %4")
                         .arg(visibleText(given.value(option), 40), option)
                         .arg(least)
                         .arg(most));
    return {};
}

Result<double> speedOf(const QString &text)
{
    bool ok = false;
    const double speed = text.toDouble(&ok);
    if (!ok || !(speed == 0 || (speed >= 0.01 && speed <= 10'000)))
        return usage(QStringLiteral("\"%1\" is not a speed; write 2 for twice as fast, 0.5 for half, 0 for no pauses")
                         .arg(visibleText(text, 40)));
    return speed;
}

Result<Micros> positionOf(const QString &at, WallTime startedAt)
{
    if (at.isEmpty())
        return Micros(0);
    const auto start = QDateTime::fromMSecsSinceEpoch(startedAt.time_since_epoch().count());
    QDateTime moment = QDateTime::fromString(at, Qt::ISODate);
    if (!moment.isValid()) {
        if (const QTime time = QTime::fromString(at, Qt::ISODate); time.isValid()) {
            moment = QDateTime(start.date(), time);
            if (moment < start && start.secsTo(moment) < -60) // the next day, unless the minute has just begun
                moment = moment.addDays(1);
        }
    }
    if (moment.isValid())
        return Micros(Millis(std::max<qint64>(0, start.msecsTo(moment))));
    const auto duration = durationOf(QStringLiteral("at"), at, Millis(0));
    if (!duration)
        return usage(
            QStringLiteral("\"%1\" is not a time for --at; write for example 90s, 14:02:11 or 2026-11-21T14:02:11")
                .arg(visibleText(at, 40)));
    return Micros(*duration);
}

} // namespace Lockscope::App
