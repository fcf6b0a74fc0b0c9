#pragma once

#include "../exportdialog.h"
#include "../wording.h"

#include <lockscope/core/watch/alerts.h>

#include <QTimer>
#include <QWidget>

#include <map>

class QAction;
class QLabel;
class QMenu;

namespace Lockscope {

class SteadyTable;

/// What somebody should know of: alerts that stand, the gravest and youngest first, and below them those that are over. From
/// here one goes to the lock, or mutes what one does not want to hear of. It keeps at most kMostPast that are over.
class LOCKSCOPE_WIDGETS_EXPORT AlertsView : public QWidget, public Exportable
{
    Q_OBJECT

public:
    static constexpr int kMostPast = 1000;

    explicit AlertsView(const Clock &clock, QWidget *parent = nullptr);

    /// As Session::alertTold has it. A sentence where somebody should be notified: it was raised, or is over.
    std::optional<QString> tell(const Alert &alert);
    void setNodes(const std::vector<NodeStatus> &nodes);
    [[nodiscard]] int active() const; ///< alerts that stand and are not muted
    [[nodiscard]] SteadyTable *table() const { return m_table; }

    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray &state);
    [[nodiscard]] ExportContent exported() const override;

Q_SIGNALS:
    /// The operator wants to see this lock, or the nodes.
    void lockActivated(const QByteArray &name);
    void nodesWanted();
    void muteWanted(const Lockscope::AlertMute &mute);
    void unmuteWanted(const Lockscope::AlertMute &mute);
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
    };

    [[nodiscard]] bool isMuted(const Alert &alert) const;
    [[nodiscard]] const Shown *current() const;
    [[nodiscard]] QByteArray patternOf(const Alert &alert) const;
    void mute(bool kindToo, std::optional<Millis> duration);
    void fillUnmuteMenu();
    void activate();
    void forget();
    void countAnew();
    void refresh();
    void updateActions();

    const Clock &m_clock;
    std::vector<NodeStatus> m_nodes;
    std::map<QByteArray, Shown> m_shown; ///< by key
    std::vector<AlertMute> m_mutes;
    quint64 m_number = 0;
    int m_active = 0;
    SteadyTable *m_table;
    QAction *m_go;
    QAction *m_forget;
    QMenu *m_muteMenu;
    QMenu *m_unmuteMenu;
    QLabel *m_summary;
    QTimer m_soon;
    QTimer m_timer;
};

} // namespace Lockscope
