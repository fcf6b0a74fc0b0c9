#include "commands.h"

#include "../lab/laboratory.h"
#include "../lab/tour.h"
#include "../unixsignals.h"
#include "progress.h"
#include "textoutput.h"

#include <QCoreApplication>

#include <algorithm>

namespace Lockscope::App {

namespace {

using namespace Qt::StringLiterals;
using namespace Lockscope::Lab;

void printList(bool json)
{
    for (const auto &scheme : allSchemes()) {
        if (json)
            print(QJsonObject{{u"scheme"_s, scheme.id},
                              {u"title"_s, Words::tr(scheme.title)},
                              {u"seenIn"_s, Words::tr(scheme.seenIn)},
                              {u"weakness"_s, Words::tr(scheme.weakness)},
                              {u"brokenBy"_s, scheme.brokenBy},
                              {u"expectation"_s, Exercise{.scheme = &scheme}.expectation()}});
        else
            print(u"%1 %2\n%3 weakness: %4%5\n"_s.arg(
                scheme.id.leftJustified(32), Words::tr(scheme.title), QString(32, u' '), Words::tr(scheme.weakness),
                scheme.brokenBy.isEmpty() ? QString() : u" ("_s + scheme.brokenBy + u')'));
    }
    for (const auto &scenario : allScenarios()) {
        if (json)
            print(QJsonObject{{u"scenario"_s, scenario.id},
                              {u"title"_s, Words::tr(scenario.title)},
                              {u"caption"_s, Words::tr(scenario.caption)},
                              {u"expectation"_s, Words::tr(scenario.expectation)}});
        else
            print(u"%1 %2\n%3 look at: %4\n%3 expected: %5\n"_s.arg(
                scenario.id.leftJustified(32), Words::tr(scenario.title), QString(32, u' '),
                Words::tr(scenario.caption), Words::tr(scenario.expectation)));
    }
}

QString cell(const QJsonValue &value, const QString &part = {})
{
    const QJsonValue shown = part.isEmpty() ? value : value.toObject().value(part);
    return shown.isDouble() ? QString::number(shown.toDouble()) : u"–"_s;
}

/// Compares the schemes that were run.
QString table(const std::vector<Finding> &findings)
{
    QString rows;
    for (const auto &finding : findings) {
        if (finding.exercise.scheme == nullptr)
            continue;
        const QJsonObject &seen = finding.evidence;
        const qint64 lost = seen.value("lost"_L1).toInteger();
        rows += u"%1%2%3%4%5%6%7%8\n"_s.arg(
            finding.exercise.id().leftJustified(22),
            (lost == 0 ? u"exact"_s : u"off by %1"_s.arg(lost)).leftJustified(12),
            cell(seen.value("bought"_L1)).rightJustified(7), cell(seen.value("left"_L1)).rightJustified(6),
            cell(seen.value("attempts"_L1)).rightJustified(10), cell(seen.value("commands"_L1)).rightJustified(10),
            cell(seen.value("waitMs"_L1), u"median"_s).rightJustified(14),
            cell(seen.value("holdMs"_L1), u"median"_s).rightJustified(14));
    }
    if (rows.isEmpty())
        return {};
    return u"\n%1%2   sold  left  attempts  commands  wait (median)  hold (median), ms\n%3"_s.arg(
        u"Scheme"_s.leftJustified(22), u"Result"_s.leftJustified(12), rows);
}

QString textOf(const Finding &finding, bool withStory)
{
    QString text = u"%1 %2 %3 %4\n"_s.arg(finding.asExpected ? u"as expected "_s : u"NOT EXPECTED"_s,
                                          finding.exercise.scenario != nullptr ? u"scenario"_s : u"stock   "_s,
                                          finding.exercise.id().leftJustified(32), finding.outcome);
    if (!finding.asExpected && withStory) {
        text += u"    expected: %1\n"_s.arg(finding.exercise.expectation());
        for (const auto &event : finding.events) {
            if (!event.told.isEmpty())
                text += u"    %1 ms  %2\n"_s.arg(QString::number(event.ms).rightJustified(6), event.told);
        }
    }
    return text;
}

/// For a user who watches: prints each step, and overwrites one line with the stock.
class LabProgressPrinter : public QObject
{
public:
    explicit LabProgressPrinter(const Laboratory &laboratory) : m_onTerminal(terminalWidth() > 0)
    {
        connect(&laboratory, &Laboratory::started, this, [this](const Exercise &exercise, int attempt) {
            print(u"%1%2\n"_s.arg(exercise.title(), attempt == 1 ? QString() : u", once more"_s));
            if (exercise.scenario != nullptr)
                print(u"  look at: %1\n"_s.arg(Words::tr(exercise.scenario->caption)));
        });
        connect(&laboratory, &Laboratory::told, this, [this](const QString &what) {
            endLine();
            print(u"  %1\n"_s.arg(what));
        });
        connect(&laboratory, &Laboratory::counted, this, [this](const StockCount &count) {
            if (!m_onTerminal)
                return;
            m_isLineOpen = true;
            print(u"\r  sold %1  failed %2  stock %3  lost %4   "_s.arg(count.bought)
                      .arg(count.failed)
                      .arg(count.left)
                      .arg(count.lost));
        });
    }

private:
    void endLine()
    {
        if (std::exchange(m_isLineOpen, false))
            print(u"\n"_s);
    }

    const bool m_onTerminal;
    bool m_isLineOpen = false;
};

/// Says what the tour says before and after each of its scenarios.
void guide(Laboratory &laboratory)
{
    const auto stopOf = [](const Exercise &exercise) {
        const auto &stops = tour();
        return std::find_if(stops.begin(), stops.end(),
                            [&](const TourStop &stop) { return stop.scenario == exercise.id(); });
    };
    QObject::connect(&laboratory, &Laboratory::started, &laboratory, [stopOf](const Exercise &exercise, int attempt) {
        if (const auto stop = stopOf(exercise); stop != tour().end() && attempt == 1)
            print(u"\n%1 of %2. %3\n"_s.arg(stop - tour().begin() + 1).arg(tour().size()).arg(Words::tr(stop->before)));
    });
    QObject::connect(&laboratory, &Laboratory::finished, &laboratory, [stopOf](const Finding &finding) {
        if (const auto stop = stopOf(finding.exercise); stop != tour().end())
            print(u"→ %1\n"_s.arg(Words::tr(stop->after)));
    });
}

} // namespace

int runLab(const Request &request)
{
    if (request.lab.list) {
        printList(request.json);
        return kDone;
    }
    std::vector<Exercise> once;
    if (request.lab.all)
        once = allExercises();
    if (request.lab.tour) {
        for (const auto &stop : tour())
            once.push_back({.scenario = findScenario(stop.scenario)});
    }
    for (const auto &id : request.lab.schemes)
        once.push_back({.scheme = findScheme(id)});
    for (const auto &id : request.lab.scenarios)
        once.push_back({.scenario = findScenario(id)});
    std::vector<Exercise> exercises;
    for (int i = 0; i < request.lab.runs; ++i)
        exercises.insert(exercises.end(), once.begin(), once.end());

    std::vector<Finding> findings;
    bool couldStart = true;
    UnixSignals signalWatch;
    Laboratory laboratory;
    QObject::connect(&signalWatch, &UnixSignals::endRequested, qApp, &QCoreApplication::quit);
    if (request.lab.tour && !request.json)
        guide(laboratory);
    std::optional<LabProgressPrinter> steps;
    std::optional<Progress> progress;
    if (!request.json && !request.lab.all)
        steps.emplace(laboratory);
    else
        progress.emplace([&] { return u"%1 of %2 exercises done"_s.arg(findings.size()).arg(exercises.size()); });
    QObject::connect(&laboratory, &Laboratory::done, qApp, &QCoreApplication::quit);
    QObject::connect(&laboratory, &Laboratory::finished, &laboratory, [&](const Finding &finding) {
        if (!finding.couldStart) {
            couldStart = false;
            printError(finding.outcome);
            return QCoreApplication::quit();
        }
        findings.push_back(finding);
        if (!(request.json ? print(finding.toJson()) : print(textOf(finding, request.lab.all))))
            QCoreApplication::quit(); // the reader of the output is gone
    });
    laboratory.run(exercises,
                   {.stock = request.lab.stock, .buyers = request.lab.buyers, .processes = request.lab.processes});
    QCoreApplication::exec();
    if (!couldStart)
        return kUnreachable;

    const auto asExpected
        = std::count_if(findings.begin(), findings.end(), [](const Finding &finding) { return finding.asExpected; });
    if (request.json) {
        print(QJsonObject{{u"exercises"_s, static_cast<qint64>(exercises.size())},
                          {u"finished"_s, static_cast<qint64>(findings.size())},
                          {u"asExpected"_s, static_cast<qint64>(asExpected)}});
    } else {
        print(table(findings));
        print(u"\n%1 of %2 as expected\n"_s.arg(asExpected).arg(exercises.size()));
    }
    return asExpected == std::ssize(exercises) ? kDone : kRefused;
}

} // namespace Lockscope::App
