#pragma once

#include "scenario.h"
#include "stock.h"

namespace Lockscope::Lab {

/// What is to be done: one scenario, or the stock experiment with one scheme. Just one of the two is set.
struct Exercise
{
    const Scenario *scenario = nullptr;
    const SchemeInfo *scheme = nullptr;

    [[nodiscard]] const QString &id() const { return scenario != nullptr ? scenario->id : scheme->id; }
    [[nodiscard]] const QString &title() const { return scenario != nullptr ? scenario->title : scheme->title; }
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

    [[nodiscard]] QJsonObject toJson() const;
};

/// Does exercises one after another, each on private nodes and client processes of its own, which are gone afterwards. It never
/// blocks and knows no window: a view follows its signals.
class Laboratory : public QObject
{
    Q_OBJECT

public:
    explicit Laboratory(QObject *parent = nullptr);
    ~Laboratory() override;

    /// Starts; what goes on already is stopped first.
    void run(const std::vector<Exercise> &exercises, const StockOptions &stock = {});
    /// Ends what goes on, with all its processes, and what would have followed. done() is not emitted.
    void stop();
    [[nodiscard]] bool isRunning() const { return m_course.has_value(); }

Q_SIGNALS:
    void started(const Lockscope::Lab::Exercise &exercise, int attempt);
    /// A step was taken.
    void told(const QString &what);
    /// Of the stock experiment that goes on.
    void counted(const Lockscope::Lab::StockCount &count);
    void finished(const Lockscope::Lab::Finding &finding);
    void done();

private:
    Task<Done> course(std::vector<Exercise> exercises, const StockOptions stock);
    static Task<Done> perform(Stage &stage, const Exercise exercise, const StockOptions stock, const Later<QString> outcome);

    std::unique_ptr<Stage> m_stage;
    std::optional<Task<Done>> m_performance; ///< on the stage
    std::optional<Task<Done>> m_course;
};

} // namespace Lockscope::Lab
