#pragma once

#include "scenario.h"
#include "stepgate.h"
#include "stock.h"

namespace Lockscope::Lab {

/// One scenario, or the stock experiment with one scheme. Exactly one of the two is set.
struct Exercise
{
    const Scenario *scenario = nullptr;
    const SchemeInfo *scheme = nullptr;

    [[nodiscard]] const QString &id() const { return scenario != nullptr ? scenario->id : scheme->id; }
    [[nodiscard]] QString title() const { return Words::tr(scenario != nullptr ? scenario->title : scheme->title); }
    [[nodiscard]] QString expectation() const;
    [[nodiscard]] int tries() const;
};

/// The stock experiment with every scheme, then every scenario.
[[nodiscard]] std::vector<Exercise> allExercises();

/// The result of an exercise.
struct Finding
{
    Exercise exercise;
    QString outcome; ///< one sentence
    bool asExpected = false;
    bool couldStart = false; ///< its nodes ran; otherwise `outcome` says what to fix
    int tries = 0; ///< the number of attempts; the other fields describe the last one
    double seconds = 0; ///< in total
    QJsonArray checks; ///< each check, and whether it holds
    QJsonObject evidence; ///< measurements
    StageEvents events;
    StagePlan plan;
    Millis stoodStill{0}; ///< paused between steps, while TTLs kept running
    bool wasMeddledWith = false; ///< the viewer changed nodes or clients

    [[nodiscard]] QJsonObject toJson() const;
};

/// Runs exercises in sequence, each on its own private nodes and client processes, which end afterwards. Never blocks,
/// and knows no window: a view follows its signals.
///
/// For a viewer (setWatched()) an exercise starts once the nodes are shown. Nodes and clients of the last exercise stay
/// for inspection until the next one has its own, or stop().
class Laboratory : public QObject
{
    Q_OBJECT

public:
    static constexpr Millis kLongestPreparation{3000}; ///< how long to wait for begin()

    explicit Laboratory(QObject *parent = nullptr);
    ~Laboratory() override;

    void setWatched(bool watched) { m_isWatched = watched; }
    /// Call this after staged(), once the nodes are shown: starts the exercise.
    void begin() { m_seen.give({}); }

    /// Starts the exercises; stops a running one first.
    void run(const std::vector<Exercise> &exercises, const StockOptions &stock = {});
    /// Ends the running exercise with all its processes, and drops those that would follow. Does not emit done().
    void stop();
    [[nodiscard]] bool isRunning() const { return m_course.has_value(); }

    /// Below full speed, short TTLs last longer from the next start on, so that viewers can follow.
    void setSpeed(StepGate::Speed speed);
    /// Pauses between two steps. The stock experiment, whose buyers have no steps, pauses by stopping its processes.
    void setPaused(bool paused);
    [[nodiscard]] StepGate &gate() { return m_gate; }
    /// Of the running exercise, or of the last one while it stays.
    [[nodiscard]] Stage *stage() const { return m_stage.get(); }

Q_SIGNALS:
    void started(const Lockscope::Lab::Exercise &exercise, int attempt);
    /// The nodes run, see begin().
    void staged();
    /// A step of the story.
    void told(const QString &what);
    void recorded(const Lockscope::Lab::StageEvent &event);
    /// Progress of the stock experiment.
    void counted(const Lockscope::Lab::StockCount &count);
    void finished(const Lockscope::Lab::Finding &finding);
    void done();

private:
    Task<Done> course(std::vector<Exercise> exercises, const StockOptions stock);
    Task<Done> perform(Stage &stage, const Exercise exercise, const StockOptions stock, const Later<QString> outcome);
    [[nodiscard]] std::unique_ptr<Stage> makeStage(const Exercise &exercise);

    StepGate m_gate;
    bool m_isWatched = false;
    Later<Done> m_seen;
    std::unique_ptr<Stage> m_stage;
    std::unique_ptr<Stage> m_last; ///< kept until the next stage can be shown
    std::optional<Task<Done>> m_performance; ///< the exercise running on m_stage
    std::optional<Task<Done>> m_course;
};

} // namespace Lockscope::Lab
