#include "findingwords.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/words/wording.h>

#include <QLocale>

#include <array>

namespace Lockscope::Lab {

namespace {

using namespace Qt::StringLiterals;

constexpr qsizetype kLongestValue = 60;

struct Name
{
    const char *id;
    const char *words;
};

/// The window's names for scenarios' measurements.
constexpr std::array kFindingNames{
    Name{"ttlMs", QT_TRANSLATE_NOOP("Lockscope::Lab::FindingWords", "TTL in ms (−1: none)")},
    Name{"triesOfBob", QT_TRANSLATE_NOOP("Lockscope::Lab::FindingWords", "Bob's attempts")},
    Name{"waitedMs", QT_TRANSLATE_NOOP("Lockscope::Lab::FindingWords", "Bob waited, in ms")},
    Name{"mostInside", QT_TRANSLATE_NOOP("Lockscope::Lab::FindingWords", "most inside at once")},
    Name{"annsToken", QT_TRANSLATE_NOOP("Lockscope::Lab::FindingWords", "Ann's token")},
    Name{"bobsToken", QT_TRANSLATE_NOOP("Lockscope::Lab::FindingWords", "Bob's token")},
    Name{"annsRelease", QT_TRANSLATE_NOOP("Lockscope::Lab::FindingWords", "Ann's release")},
    Name{"stock", QT_TRANSLATE_NOOP("Lockscope::Lab::FindingWords", "stock")},
    Name{"sold", QT_TRANSLATE_NOOP("Lockscope::Lab::FindingWords", "sold")},
    Name{"renewals", QT_TRANSLATE_NOOP("Lockscope::Lab::FindingWords", "renewals")},
    Name{"nodesLeft", QT_TRANSLATE_NOOP("Lockscope::Lab::FindingWords", "nodes with Ann's lock")},
    Name{"mostVotes", QT_TRANSLATE_NOOP("Lockscope::Lab::FindingWords", "most votes for one")},
    Name{"tries", QT_TRANSLATE_NOOP("Lockscope::Lab::FindingWords", "attempts")},
    Name{"order", QT_TRANSLATE_NOOP("Lockscope::Lab::FindingWords", "order")},
    Name{"buyers", QT_TRANSLATE_NOOP("Lockscope::Lab::FindingWords", "buyers")},
    Name{"processes", QT_TRANSLATE_NOOP("Lockscope::Lab::FindingWords", "processes")},
    Name{"bought", QT_TRANSLATE_NOOP("Lockscope::Lab::FindingWords", "sold")},
    Name{"left", QT_TRANSLATE_NOOP("Lockscope::Lab::FindingWords", "left")},
    Name{"lost", QT_TRANSLATE_NOOP("Lockscope::Lab::FindingWords", "sales lost")},
    Name{"oversold", QT_TRANSLATE_NOOP("Lockscope::Lab::FindingWords", "oversold")},
    Name{"soldOut", QT_TRANSLATE_NOOP("Lockscope::Lab::FindingWords", "found it sold out")},
    Name{"gaveUp", QT_TRANSLATE_NOOP("Lockscope::Lab::FindingWords", "gave up")},
    Name{"refused", QT_TRANSLATE_NOOP("Lockscope::Lab::FindingWords", "refused by their token")},
    Name{"attempts", QT_TRANSLATE_NOOP("Lockscope::Lab::FindingWords", "attempts")},
    Name{"commands", QT_TRANSLATE_NOOP("Lockscope::Lab::FindingWords", "commands sent")},
    Name{"waitMs", QT_TRANSLATE_NOOP("Lockscope::Lab::FindingWords", "wait in ms")},
    Name{"holdMs", QT_TRANSLATE_NOOP("Lockscope::Lab::FindingWords", "hold in ms")},
    Name{"thinkMs", QT_TRANSLATE_NOOP("Lockscope::Lab::FindingWords", "thinking, at most, in ms")},
    Name{"stoodStillMs",
         QT_TRANSLATE_NOOP("Lockscope::Lab::FindingWords", "stood still, in ms, which would count as waiting")},
    Name{"runMs", QT_TRANSLATE_NOOP("Lockscope::Lab::FindingWords", "all in ms")},
};

} // namespace

QString FindingWords::nameOf(const QString &evidence)
{
    for (const auto &name : kFindingNames) {
        if (evidence == QLatin1String(name.id))
            return tr(name.words);
    }
    return evidence;
}

QString FindingWords::verdict(const Finding &finding)
{
    if (!finding.couldStart)
        return tr("✖ It could not begin");
    return finding.asExpected ? tr("✔ As expected: %1").arg(finding.exercise.expectation())
                              : tr("✖ NOT as expected: %1").arg(finding.exercise.expectation());
}

QStringList FindingWords::outcome(const Finding &finding)
{
    QStringList lines{tr("Outcome: %1").arg(visibleText(finding.outcome, 400))};
    for (const auto &check : finding.checks) {
        const bool holds = check.toObject().value("holds"_L1).toBool();
        lines += (holds ? u"✓ "_s : u"✗ "_s) + visibleText(check.toObject().value("what"_L1).toString(), 300);
    }
    if (const QString measured = evidence(finding.evidence); !measured.isEmpty())
        lines += tr("Measured: %1").arg(measured);
    if (finding.tries > 1)
        lines += tr("Chance plays a part: this is attempt %1").arg(finding.tries);
    if (finding.stoodStill > Stage::kStoodStill && !finding.asExpected)
        lines += tr("⚠ Paused for %1 while TTLs kept running: repeat it without a pause")
                     .arg(Wording::duration(finding.stoodStill));
    if (finding.wasMeddledWith)
        lines += tr("⚠ Somebody acted by hand meanwhile: repeat it to see it alone");
    return lines;
}

QString FindingWords::evidence(const QJsonObject &evidence)
{
    QStringList parts;
    for (auto it = evidence.begin(); it != evidence.end(); ++it) {
        if (it.key() == "overtaken"_L1 && it->isDouble()) {
            const auto times = static_cast<int>(it->toInteger());
            parts += times == 0 ? tr("overtaken by nobody") : tr("overtaken %n time(s)", nullptr, times);
            continue;
        }
        QString value;
        if (it->isDouble())
            value = QLocale().toString(it->toDouble(), 'g', 8);
        else if (it->isString())
            value = visibleText(Words::tr(it->toString().toUtf8()), kLongestValue);
        else if (it->isObject())
            value = tr("%1 median, %2 longest")
                        .arg(QLocale().toString(it->toObject().value("median"_L1).toDouble()),
                             QLocale().toString(it->toObject().value("longest"_L1).toDouble()));
        else
            value = tr("n/a");
        parts += nameOf(it.key()) + u' ' + value;
    }
    return parts.join(u" · "_s);
}

QString FindingWords::result(const QJsonObject &evidence)
{
    const qint64 lost = evidence.value("lost"_L1).toInteger();
    return lost == 0 ? tr("✔ exact") : tr("✖ off by %1").arg(lost);
}

} // namespace Lockscope::Lab
