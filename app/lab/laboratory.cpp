#include "laboratory.h"

namespace Lockscope::Lab {

using namespace Qt::StringLiterals;

namespace {

constexpr Millis kLongest{600'000}; ///< for one attempt; only a defect takes longer
constexpr int kSlowStretch = 5; ///< for short TTLs: 0.75 s becomes long enough to read a line

} // namespace

QString Exercise::expectation() const
{
    if (scenario != nullptr)
        return Words::tr(scenario->expectation);
    return scheme->exact ? Words::tr("exact") : Words::tr("wrong, within %1 tries").arg(kStockTries);
}

int Exercise::tries() const
{
    return scenario != nullptr ? scenario->tries : scheme->exact ? 1 : kStockTries;
}

std::vector<Exercise> allExercises()
{
    std::vector<Exercise> all;
    for (const auto &scheme : allSchemes())
        all.push_back({.scheme = &scheme});
    for (const auto &scenario : allScenarios())
        all.push_back({.scenario = &scenario});
    return all;
}

QJsonObject Finding::toJson() const
{
    QJsonArray happened;
    for (const auto &event : events)
        happened.append(event.toJson());
    return {{exercise.scenario != nullptr ? u"scenario"_s : u"scheme"_s, exercise.id()},
            {u"title"_s, exercise.title()},
            {u"expectation"_s, exercise.expectation()},
            {u"outcome"_s, outcome},
            {u"asExpected"_s, asExpected},
            {u"tries"_s, tries},
            {u"seconds"_s, seconds},
            {u"checks"_s, checks},
            {u"evidence"_s, evidence},
            {u"nodes"_s, plan.nodes},
            {u"replica"_s, plan.replica},
            {u"events"_s, happened}};
}

Laboratory::Laboratory(QObject *parent) : QObject(parent) { }

Laboratory::~Laboratory()
{
    stop();
}

void Laboratory::run(const std::vector<Exercise> &exercises, const StockOptions &stock)
{
    m_course.reset();
    m_performance.reset();
    m_gate.clear();
    m_gate.setPaused(false);
    if (!m_isWatched)
        m_stage.reset();
    m_course.emplace(course(exercises, stock));
}

void Laboratory::stop()
{
    m_course.reset();
    m_performance.reset();
    m_gate.clear();
    m_last.reset();
    m_stage.reset();
}

void Laboratory::setSpeed(StepGate::Speed speed)
{
    m_gate.setSpeed(speed);
}

void Laboratory::setPaused(bool paused)
{
    if (m_gate.isPaused() == paused)
        return;
    m_gate.setPaused(paused);
    if (m_gate.isHalting() && m_stage)
        m_stage->haltClients(paused);
}

std::unique_ptr<Stage> Laboratory::makeStage(const Exercise &exercise)
{
    const Pace pace{.stretch = m_gate.speed() == StepGate::Speed::Full ? 1 : kSlowStretch};
    auto stage = exercise.scenario != nullptr
        ? std::make_unique<Stage>(exercise.scenario->nodes, exercise.scenario->replica, m_gate, pace)
        : std::make_unique<Stage>(exercise.scheme->nodes, false, m_gate, pace);
    connect(stage.get(), &Stage::told, this, &Laboratory::told);
    connect(stage.get(), &Stage::recorded, this, &Laboratory::recorded);
    connect(stage.get(), &Stage::counted, this, &Laboratory::counted);
    return stage;
}

Task<Done> Laboratory::course(std::vector<Exercise> exercises, const StockOptions stock)
{
    co_await sleepFor(Millis(0)); // run() returns before the first signal
    for (const auto &exercise : exercises) {
        Finding finding{.exercise = exercise};
        QElapsedTimer time;
        time.start();
        while (!finding.asExpected && finding.tries < exercise.tries()) {
            ++finding.tries;
            m_gate.clear();
            Q_EMIT started(exercise, finding.tries);
            const Later<QString> outcome;
            m_last = std::move(m_stage);
            if (!m_isWatched)
                m_last.reset();
            m_stage = makeStage(exercise);
            connect(m_stage.get(), &Stage::failed, this, [outcome](const QString &why) { outcome.give(why); });
            if (!m_isWatched)
                QTimer::singleShot(kLongest, m_stage.get(),
                                   [stage = m_stage.get()] { stage->fail(Words::tr("It did not come to an end")); });
            m_performance.emplace(perform(*m_stage, exercise, stock, outcome));
            finding.outcome = co_await outcome;
            finding.couldStart = m_stage->isSetUp();
            finding.asExpected = m_stage->isAsExpected();
            finding.checks = m_stage->checks();
            finding.evidence = m_stage->evidence();
            finding.events = m_stage->events();
            finding.plan = m_stage->plan();
            finding.stoodStill = m_gate.stoodStill();
            finding.wasMeddledWith = m_stage->wasMeddledWith();
            m_performance.reset();
            m_last.reset();
            m_gate.clear();
            if (!m_isWatched)
                m_stage.reset();
            if (!finding.couldStart)
                break; // without nodes another attempt cannot work
        }
        finding.seconds = std::round(static_cast<double>(time.elapsed()) / 10) / 100;
        Q_EMIT finished(finding);
        if (!finding.couldStart)
            break; // nor can the next exercise
    }
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_course.reset();
            Q_EMIT done();
        },
        Qt::QueuedConnection);
    co_return Done();
}

Task<Done> Laboratory::perform(Stage &stage, const Exercise exercise, const StockOptions stock,
                               const Later<QString> outcome)
{
    co_await stage.setUp();
    if (m_isWatched) {
        m_seen = Later<Done>();
        QTimer::singleShot(kLongestPreparation, &stage, [seen = m_seen] { seen.give({}); });
        Q_EMIT staged();
        co_await m_seen;
        m_last.reset();
    }
    QString sentence;
    if (exercise.scenario != nullptr) {
        sentence = co_await exercise.scenario->run(stage);
    } else {
        sentence = co_await runStock(stage, *exercise.scheme, stock);
    }
    outcome.give(sentence);
    co_return Done();
}

} // namespace Lockscope::Lab
