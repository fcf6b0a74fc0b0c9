#pragma once

#include "scenario.h"
#include "stepgate.h"
#include "stock.h"

namespace Lockscope::Lab {

/// What is to be done: one scenario, or the stock experiment with one scheme. Just one of the two is set.
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

/// What came of an exercise.
struct Finding
{
    Exercise exercise;
    QString outcome; ///< in a sentence
    bool asExpected = false;
    bool couldStart = false; ///< its nodes ran; else `outcome` says what to mend
    int tries = 0; ///< how many it took; the rest is about the last one
    double seconds = 0; ///< all together
    QJsonArray checks; ///< what had to be true, and whether it was
    QJsonObject evidence; ///< what was measured
    QJsonArray story; ///< step by step
    Millis stoodStill{0}; ///< between steps, while TTLs ran on
    bool wasMeddledWith = false; ///< by who looked on

    [[nodiscard]] QJsonObject toJson() const;
};

/// Does exercises one after another, each on private nodes and client processes of its own, which are gone afterwards. It never
/// blocks and knows no window: a view follows its signals.
///
/// For one who looks on (setWatched()) it waits until the nodes are seen before it begins, and the nodes and clients of the last
/// exercise stay until the next has its own, or stop(): what came of it can be looked at.
class Laboratory : public QObject
{
    Q_OBJECT

public:
    static constexpr Millis kLongestPreparation{3000}; ///< of who looks on

    explicit Laboratory(QObject *parent = nullptr);
    ~Laboratory() override;

    void setWatched(bool watched) { m_isWatched = watched; }
    /// Called after staged(): its nodes are seen, it may begin.
    void begin() { m_seen.give({}); }

    /// Starts; what goes on already is stopped first.
    void run(const std::vector<Exercise> &exercises, const StockOptions &stock = {});
    /// Ends what goes on, with all its processes, and what would have followed. done() is not emitted.
    void stop();
    [[nodiscard]] bool isRunning() const { return m_course.has_value(); }

    /// Slower than full speed, short TTLs last longer from the next start on, so that eyes can follow.
    void setSpeed(StepGate::Speed speed);
    /// Between two steps; the stock experiment, whose buyers take theirs by themselves, by stopping their processes.
    void setPaused(bool paused);
    [[nodiscard]] StepGate &gate() { return m_gate; }
    /// Of what goes on, or of the last exercise while it can still be looked at.
    [[nodiscard]] Stage *stage() const { return m_stage.get(); }

Q_SIGNALS:
    void started(const Lockscope::Lab::Exercise &exercise, int attempt);
    /// The nodes run.
    void staged();
    /// A step was taken.
    void told(const QString &what);
    /// Of the stock experiment that goes on.
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
    std::unique_ptr<Stage> m_last; ///< until the next can be looked at
    std::optional<Task<Done>> m_performance; ///< on the stage
    std::optional<Task<Done>> m_course;
};

} // namespace Lockscope::Lab
