#pragma once

#include "../tables/exportdialog.h"
#include "../words/wording.h"

#include <lockscope/core/board/lockstate.h>
#include <lockscope/core/history/alerts.h>

#include <QSet>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <map>

class QAction;
class QLabel;
class QMenu;

namespace Lockscope {

class SteadyTable;
struct KeyedRow;

/// What somebody should know of: alerts that stand, the gravest and youngest first, and below them those that are over. From
/// here one goes to the lock, or mutes what one does not want to hear of. It keeps all that stand, however many, and at most
/// kMostPast that are over. Of more than kMostAlike of one kind about locks of one namespace the table shows one line, until they
/// are wanted singly; and no more than kMostRows in all.
class LOCKSCOPE_WIDGETS_EXPORT AlertsView : public QWidget, public Exportable
{
    Q_OBJECT

public:
    static constexpr int kMostPast = 1000;
    static constexpr int kMostRows = 2000;
    static constexpr int kMostAlike = 20;

    explicit AlertsView(const Clock &clock, QWidget *parent = nullptr);

    /// As Session::alertTold has it. A sentence where somebody should be notified: it was raised, or is over.
    std::optional<QString> tell(const Alert &alert);
    /// What stands now, as Session::standingAlerts() has it: its words follow, and nobody is notified. Asked for by standingWanted().
    void follow(const std::vector<Alert> &standing);
    /// All that was told in a recording: shown is what was so by then at the moment of the clock, however it came there. After
    /// each of its steps momentChanged() is due, which costs nothing while the same alerts are shown. `knownSince`: what stood then
    /// may have stood for longer.
    void setPast(std::vector<Alert> alerts, Instant knownSince = Instant::min());
    void momentChanged();
    void setNodes(const std::vector<NodeStatus> &nodes);
    /// What the board has of a lock, or null; asked for each row that is shown, each time. Without it nothing is said of whether what stands
    /// can be known now.
    using Lookup = std::function<LockStatePtr(const QByteArray &name)>;
    void setLookup(const Lookup &lookup) { m_lookup = lookup; }
    /// By which alerts are told. Without a word on it nothing about them can be changed here: of a recording, say.
    void setRules(const AlertRules &rules);
    [[nodiscard]] int active() const; ///< alerts that stand, or tell of what was a short while ago (Alert::isPast()), and are not muted
    [[nodiscard]] SteadyTable *table() const { return m_table; }
    /// Nothing is read since: what stood then is told as of then. Nothing: it is read.
    void setReadUntil(const std::optional<WallTime> &moment);
    /// The rows go to their places, although a hand is on the table.
    void sortNow();
    [[nodiscard]] bool rowsWait() const;

    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray &state);
    [[nodiscard]] ExportContent exported() const override;

Q_SIGNALS:
    /// The operator wants to see this lock, or the nodes.
    void lockActivated(const QByteArray &name);
    void nodesWanted();
    void muteWanted(const Lockscope::AlertMute &mute);
    void unmuteWanted(const Lockscope::AlertMute &mute);
    /// Alerts are to be told by these from now on.
    void rulesWanted(const Lockscope::AlertRules &rules);
    /// What it says of alerts that stand is to be brought up to date by follow(): once a second while they are seen.
    void standingWanted();
    void countChanged(int active, Lockscope::Wording::Severity gravest);

protected:
    void showEvent(QShowEvent *event) override;

private:
    struct Shown
    {
        Alert alert; ///< the latest of it
        WallTime since;
        std::optional<WallTime> clearedAt;
        quint64 number = 0; ///< in the order of coming
        std::optional<Wording::Severity> counted; ///< so it counts: it stands, or did a short while ago, and is not muted
    };

    /// What is news of it: it was raised, or is over, and is not muted.
    std::optional<Alert> take(const Alert &alert);
    void startOver();
    /// Alerts of one kind about locks of one namespace, in one state, which are many.
    struct Alike
    {
        QByteArray space; ///< empty: of names without one
        AlertKind kind = AlertKind::Overlap;
        int count = 0;
        quint64 youngest = 0; ///< its number
        WallTime since; ///< of the first
        bool stoodBefore = false; ///< the first
        std::vector<const Shown *> some; ///< to be named
    };

    [[nodiscard]] bool isMuted(const Alert &alert) const;
    [[nodiscard]] int groupOf(const Shown &shown) const; ///< the gravest first, then what is muted, then what is over
    [[nodiscard]] QByteArray alikeKeyOf(const Shown &shown) const;
    /// It may have begun before it could be known: before the recording, or before its lock was seen first.
    [[nodiscard]] bool stoodBefore(const Shown &shown) const { return isOlder(shown) || !shown.alert.isSinceExact; }
    [[nodiscard]] bool isOlder(const Shown &shown) const { return shown.alert.kind != AlertKind::Overlap && shown.alert.since <= m_knownSince; }
    [[nodiscard]] QString stateOf(const Shown &shown) const;
    /// It stands because nobody can tell any more whether it is so.
    [[nodiscard]] bool isOutOfSight(const Shown &shown) const;
    /// In the words of this moment.
    [[nodiscard]] QString sentenceOf(const Shown &shown) const;
    [[nodiscard]] KeyedRow rowOf(const Shown &shown) const;
    [[nodiscard]] KeyedRow rowOf(const QByteArray &key, const Alike &alike) const;
    /// Under a hand the row of one that stands among many of its kind by now stays, and goes on to be told of.
    void tellOn(KeyedRow &row) const;
    [[nodiscard]] static QString goneSubjectOf(const KeyedRow &row);
    /// What is not told as of now is told as of then. Nodes are asked also while locks are not read.
    [[nodiscard]] std::optional<WallTime> asOf(const Alert &alert) const;
    /// When it began; of an overlap the last time.
    [[nodiscard]] WallTime beginOf(const Alert &alert) const { return wallAt(alert.kind == AlertKind::Overlap ? alert.lastFrom : alert.since); }
    [[nodiscard]] const Shown *current() const;
    [[nodiscard]] const Alike *currentAlike() const;
    void toggle(const QByteArray &key);
    /// True when it counts otherwise than before.
    bool count(Shown &shown);
    [[nodiscard]] WallTime wallAt(Instant moment) const;
    [[nodiscard]] QList<QByteArray> selectedKeys() const;
    [[nodiscard]] QList<QByteArray> chosenKeys() const; ///< of the selected rows, else of the current one
    [[nodiscard]] std::optional<AlertMute> muteOf(const QByteArray &key, bool kindToo) const; ///< nothing: it cannot be muted alone
    [[nodiscard]] std::optional<AlertKind> kindOf(const QByteArray &key) const;
    /// What such mutes are about, in words of a sentence.
    [[nodiscard]] QString mutedWords() const;
    [[nodiscard]] QByteArray patternOf(const Alert &alert) const;
    void mute(bool kindToo, std::optional<Millis> duration);
    void muteKinds();
    void take(const std::vector<AlertMute> &mutes);
    void fillUnmuteMenu();
    void activate();
    void askForRules();
    void changeRules(const AlertRules &rules);
    void forget();
    void countAnew();
    void dropMutesThatEnded();
    void askForStanding();
    void tellSoon();
    /// `asked`: the operator wants to see something else, hand on the table or not.
    void refresh(bool asked = false);
    void updateActions();
    enum class Go { ToNodes, ToLock, Apart, Together };
    [[nodiscard]] static QString goText(Go where);

    const Clock &m_clock;
    std::optional<WallTime> m_readUntil;
    std::vector<NodeStatus> m_nodes;
    Lookup m_lookup;
    std::map<QByteArray, Shown> m_shown; ///< by key
    std::map<quint64, QByteArray> m_past; ///< keys of those that are over, by number
    std::vector<Alert> m_recorded; ///< by time
    std::ptrdiff_t m_taken = 0; ///< of those
    bool m_isPast = false; ///< of a recording
    Instant m_knownSince = Instant::min();
    std::map<QByteArray, Alike> m_alike; ///< those that the table shows, by key
    QSet<QByteArray> m_apart; ///< of these, which are shown singly
    bool m_jumped = false; ///< backwards, since what is shown was shown
    std::map<Wording::Severity, int> m_standing; ///< how many are counted
    std::vector<AlertMute> m_mutes;
    std::optional<AlertRules> m_rules; ///< nothing: they are not ours to change
    quint64 m_number = 0;
    int m_active = 0;
    SteadyTable *m_table;
    QAction *m_go;
    QAction *m_forget;
    QAction *m_changeRules;
    QMenu *m_muteMenu;
    std::vector<std::pair<QAction *, QString>> m_muteActions; ///< with what they say: %1 is what the mute is about
    QAction *m_muteKind;
    QMenu *m_unmuteMenu;
    QLabel *m_summary;
    QTimer m_soon;
    QTimer m_soonAsOf;
    QTimer m_timer;
};

} // namespace Lockscope
