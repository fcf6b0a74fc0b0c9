#pragma once

#include "../tables/exportdialog.h"

#include <lockscope/core/board/lockstate.h>
#include <lockscope/core/history/alerts.h>
#include <lockscope/core/words/wording.h>

#include <QSet>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <map>

class QAction;
class QLabel;
class QMenu;

namespace Lockscope {

class JournalDetails;
class SteadyTable;
struct KeyedRow;

/// Lists alerts, the active ones first, by severity and then the newest first; resolved ones follow. From here the
/// operator opens the details of an alert, goes to its lock, or mutes alerts. The view keeps all active alerts and up
/// to kMostPast resolved ones. More than kMostAlike alerts of one kind and state share a row per namespace, which the
/// operator can expand. The table has at most kMostRows rows.
class LOCKSCOPE_WIDGETS_EXPORT AlertsView : public QWidget, public Exportable
{
    Q_OBJECT

public:
    static constexpr int kMostPast = 1000;
    static constexpr int kMostRows = 2000;
    static constexpr int kMostAlike = 20;

    explicit AlertsView(const Clock &clock, QWidget *parent = nullptr);

    /// Takes in an alert of Session::alertReported(). Returns a sentence if a notification is due.
    std::optional<QString> addAlert(const Alert &alert);
    /// Updates active alerts from Session::activeAlerts(), without notifications. Call this after standingWanted().
    void updateActive(const std::vector<Alert> &standing);
    /// Shows the alerts of a recording as of the clock's moment. Call momentChanged() after each step of the clock; it
    /// is cheap while the same alerts are shown. `knownSince`: alerts that were active then may have begun earlier.
    void setPast(std::vector<Alert> alerts, Instant knownSince = Instant::min());
    void momentChanged();
    void setNodes(const std::vector<NodeStatus> &nodes);
    /// Returns the board's state of a lock, or null; called for each row at each update. Without it the view cannot
    /// mark alerts whose lock is unknown now.
    using Lookup = std::function<LockStatePtr(const QByteArray &name)>;
    void setLookup(const Lookup &lookup) { m_lookup = lookup; }
    /// Sets the rules in force. Without them, as in a recording, the operator cannot change rules here.
    void setRules(const AlertRules &rules);
    [[nodiscard]] int active() const; ///< active and not muted, including past overlaps (Alert::isPast())
    [[nodiscard]] SteadyTable *table() const { return m_table; }
    /// Alerts about locks are as of this moment, when reading stopped. Unset: reading continues.
    void setReadUntil(const std::optional<WallTime> &moment);
    /// Moves the rows to their places, even under the operator's hand.
    void sortNow();
    [[nodiscard]] bool rowsWait() const;

    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray &state);
    [[nodiscard]] ExportContent exported() const override;

Q_SIGNALS:
    /// The operator wants to see this lock or, with nodesWanted(), the nodes.
    void lockActivated(const QByteArray &name);
    void nodesWanted();
    void muteWanted(const Lockscope::AlertMute &mute);
    void unmuteWanted(const Lockscope::AlertMute &mute);
    /// The operator wants these rules from now on.
    void rulesWanted(const Lockscope::AlertRules &rules);
    /// Call updateActive() with the current alerts. Emitted every second while visible, and when nodes change.
    void standingWanted();
    /// `critical`: how many alerts with Severity::Alarm are active and not muted. `gravest`: of all active alerts.
    void countChanged(int critical, Lockscope::Severity gravest);

protected:
    void showEvent(QShowEvent *event) override;

private:
    struct Shown
    {
        Alert alert; ///< its latest report
        WallTime since;
        std::optional<WallTime> clearedAt;
        quint64 number = 0; ///< in order of arrival
        std::optional<Severity> counted; ///< unset: resolved or muted
    };

    /// Takes in an alert. Returns it if it is news: raised or resolved, and neither muted nor quiet.
    std::optional<Alert> updateEntry(const Alert &alert);
    void startOver();
    /// Many alerts of one kind and state about locks of one namespace, which share a row.
    struct AlertGroup
    {
        QByteArray space; ///< empty: names without a namespace
        AlertKind kind = AlertKind::Overlap;
        int count = 0;
        quint64 youngest = 0; ///< the number of the newest
        WallTime since; ///< of the oldest
        bool mayHaveBegunEarlier = false; ///< some may have begun earlier
        std::vector<const Shown *> some; ///< the newest, for their names
    };

    [[nodiscard]] bool isMuted(const Alert &alert) const;
    [[nodiscard]] int groupOf(const Shown &shown) const; ///< by severity, then muted ones, then resolved ones
    [[nodiscard]] QByteArray alikeKeyOf(const Shown &shown) const;
    /// The alert may have begun before it was seen: before the recording, or before its lock was first seen.
    [[nodiscard]] bool mayHaveBegunEarlier(const Shown &shown) const
    {
        return isOlder(shown) || !shown.alert.isSinceExact;
    }
    [[nodiscard]] bool isOlder(const Shown &shown) const
    {
        return shown.alert.kind != AlertKind::Overlap && shown.alert.since <= m_knownSince;
    }
    [[nodiscard]] QString stateOf(const Shown &shown) const;
    /// The lock is unknown now, so the alert can be neither confirmed nor resolved.
    [[nodiscard]] bool isOutOfSight(const Shown &shown) const;
    /// The sentence as of now.
    [[nodiscard]] QString sentenceOf(const Shown &shown) const;
    [[nodiscard]] KeyedRow rowOf(const Shown &shown) const;
    [[nodiscard]] KeyedRow rowOf(const QByteArray &key, const AlertGroup &alike) const;
    [[nodiscard]] static Severity badgeOf(const Shown &shown);
    static void addLines(KeyedRow &row); ///< the two lines and the tool tip
    /// Updates a row that stays only under the hand: its alert joined a shared row, or has left the table.
    void updateHeldRow(KeyedRow &row) const;
    [[nodiscard]] static QString goneSubjectOf(const KeyedRow &row);
    /// The moment that the alert describes; unset: now. Nodes are read even while locks are not.
    [[nodiscard]] std::optional<WallTime> asOf(const Alert &alert) const;
    /// When the alert began; for an overlap, the latest time.
    [[nodiscard]] WallTime beginOf(const Alert &alert) const
    {
        return wallAt(alert.kind == AlertKind::Overlap ? alert.lastFrom : alert.since);
    }
    [[nodiscard]] const Shown *current() const;
    [[nodiscard]] const AlertGroup *currentAlike() const;
    void toggle(const QByteArray &key);
    /// Returns true if the counts changed.
    bool count(Shown &shown);
    [[nodiscard]] WallTime wallAt(Instant moment) const;
    [[nodiscard]] QList<QByteArray> selectedKeys() const;
    [[nodiscard]] QList<QByteArray> chosenKeys() const; ///< of the selected rows, or of the current row
    [[nodiscard]] std::optional<AlertMute> muteOf(const QByteArray &key, bool kindToo) const; ///< unset: none fits
    [[nodiscard]] std::optional<AlertKind> kindOf(const QByteArray &key) const;
    /// Names what the mutes concern, as part of a sentence.
    [[nodiscard]] QString mutedWords() const;
    [[nodiscard]] QByteArray patternOf(const Alert &alert) const;
    void mute(bool kindToo, std::optional<Millis> duration);
    void muteKinds();
    void take(const std::vector<AlertMute> &mutes);
    void fillUnmuteMenu();
    void activate();
    /// Enter and double click: opens the details, or expands a shared row.
    void openDetails();
    void updateDetails();
    void hideParts(); ///< the columns that the second line has
    void askForRules();
    void changeRules(const AlertRules &rules);
    void forget();
    void countAnew();
    void dropMutesThatEnded();
    void askForStanding();
    void tellSoon();
    /// `asked`: the operator requested this, so rows may move under the hand.
    void refresh(bool asked = false);
    void updateActions();
    enum class Go { ToNodes, ToLock, Expand, Collapse };
    [[nodiscard]] static QString goText(Go where);

    const Clock &m_clock;
    std::optional<WallTime> m_readUntil;
    std::vector<NodeStatus> m_nodes;
    Lookup m_lookup;
    std::map<QByteArray, Shown> m_shown;
    std::map<quint64, QByteArray> m_past; ///< keys of resolved alerts, by number
    std::vector<Alert> m_recorded; ///< sorted by time
    std::ptrdiff_t m_taken = 0; ///< number of `m_recorded` that were taken in
    bool m_isPast = false; ///< shows a recording
    Instant m_knownSince = Instant::min();
    std::map<QByteArray, AlertGroup> m_alike; ///< the shared rows in the table, by key
    QSet<QByteArray> m_expandedGroups; ///< keys of expanded shared rows
    bool m_jumped = false; ///< back in time, since the last refresh
    std::map<Severity, int> m_activeBySeverity; ///< number of counted alerts
    std::vector<AlertMute> m_mutes;
    std::optional<AlertRules> m_rules; ///< unset: not changeable here
    quint64 m_number = 0;
    int m_active = 0;
    SteadyTable *m_table;
    JournalDetails *m_details;
    QAction *m_go;
    QAction *m_showDetails;
    QAction *m_forget;
    QAction *m_changeRules;
    QMenu *m_muteMenu;
    std::vector<std::pair<QAction *, QString>> m_muteActions; ///< with the text; %1 names what the mute concerns
    QAction *m_muteKind;
    QMenu *m_unmuteMenu;
    QLabel *m_summary;
    QTimer m_soon;
    QTimer m_soonAsOf;
    QTimer m_timer;
};

} // namespace Lockscope
