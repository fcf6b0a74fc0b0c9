#pragma once

#include "../kit/export.h"

#include <lockscope/core/session/session.h>
#include <lockscope/core/words/resultwording.h>

#include <QPointer>
#include <QTimer>

namespace Lockscope {

/// An act on someone else's lock that runs or has run: its report, what becomes of the lock, and later readings of
/// nodes that did not answer. Core decides each of these; this object collects them for one act. GUI thread.
class LOCKSCOPE_WIDGETS_EXPORT ActResult : public QObject
{
    Q_OBJECT

public:
    ActResult(Session *session, const ReleasePlan &plan, QObject *parent);

    void run(const ReleaseConfirmation &confirmation);
    /// Keeps what is known by now. Core still writes the journal.
    void stop();

    [[nodiscard]] const ReleasePlan &plan() const { return m_plan; }
    [[nodiscard]] const std::optional<ReleaseReport> &report() const { return m_report; }
    [[nodiscard]] const Aftermath &aftermath() const { return m_aftermath; }
    [[nodiscard]] QString reason() const { return m_reason; }
    [[nodiscard]] bool isWatching() const;
    [[nodiscard]] Millis watchedFor() const; ///< since the act was done
    [[nodiscard]] const Clock &clock() const { return m_clock; }
    /// Some node that did not answer is still to be read.
    [[nodiscard]] bool isAnyOpen() const { return m_reread.isActive(); }
    [[nodiscard]] ResultWording::Result words() const;
    /// The same for a place that shows it until the next turned(), so it does not count seconds.
    [[nodiscard]] QString line() const;
    /// What was done on each node, in the order of the plan.
    [[nodiscard]] QStringList outcomes() const { return m_outcomes; }

Q_SIGNALS:
    void finished(const Lockscope::Result<Lockscope::ReleaseReport> &result);
    void changed();
    /// line() has changed.
    void turned(const QString &line);

private:
    void takeReport(const Result<ReleaseReport> &result);
    void takeAftermath(const Aftermath &aftermath);
    void turn();
    void askOpenNodes();
    void takeSurvey(const KeySurvey &survey);
    [[nodiscard]] bool noteLate(const SurveyedKey &key);

    QPointer<Session> m_session;
    const Clock &m_clock;
    const ReleasePlan m_plan;
    QString m_reason;
    std::optional<ReleaseReport> m_report;
    Aftermath m_aftermath; ///< the latest of this lock, until the report is there
    QList<LateReading> m_later;
    QStringList m_outcomes;
    std::vector<NodeStatus> m_statuses;
    std::optional<Instant> m_stopped;
    QTimer m_look; ///< the words contain times
    QTimer m_reread; ///< surveys nodes that did not answer
    bool m_isAsking = false;
};

} // namespace Lockscope
