#pragma once

#include "../laboratory.h"

#include <lockscope/core/board/deployment.h>

#include <QWidget>

#include <functional>

class QLabel;
class QSplitter;
class QTabWidget;

namespace Lockscope {
class ElidedLabel;
}

namespace Lockscope::Lab {

class ClientControlsView;
class ExerciseList;
class LabControls;
class LabKeys;
class NodeControlsView;
class StockView;
class StoryView;

/// The lab's panel: exercises to choose from, their progress, and their results. The embedding window shows the lab's
/// nodes like any deployment, see staged().
class LabPanel : public QWidget
{
    Q_OBJECT

public:
    explicit LabPanel(QWidget *parent = nullptr);
    ~LabPanel() override;

    /// Starts the chosen exercise from its beginning.
    void start();
    /// Sets a function that is called before an exercise replaces the shown content. It may call `goOn` to start it.
    void setStartGuard(std::function<void(const std::function<void()> &goOn)> mayStart)
    {
        m_mayStart = std::move(mayStart);
    }
    /// Ends all nodes and clients.
    void stop();
    /// Call this once the nodes of staged() are shown: the exercise starts.
    void begin();
    void togglePause();
    void step();
    void choose(const QString &id);
    /// Moves the focus to the list, so that its keys work.
    void takeFocus();
    [[nodiscard]] Laboratory &laboratory() { return m_laboratory; }

Q_SIGNALS:
    /// Show these nodes; the exercise waits a moment for begin().
    void staged(const Lockscope::Deployment &nodes);
    /// The nodes have ended.
    void unstaged();

private:
    enum class Room {
        ToChoose, ///< no exercise is running: the list gets all spare room
        ToFollow, ///< the tabs get all spare room
    };

    void startNow();
    /// Marks the running exercise as cut short. `why`: a sentence.
    void cutShort(const QString &why);
    /// The running exercise, unless it is the free mode; null: none.
    [[nodiscard]] const Exercise *current() const;
    /// Moves the focus to the list, where no key does harm, if it is within the lab.
    void focusList();
    /// Divides the room, unless the user has done so.
    void divide(Room room);
    void showChosen();
    void showStage();
    void finish(const Finding &finding);

    Laboratory m_laboratory;
    ExerciseList *m_list;
    ElidedLabel *m_title;
    QLabel *m_caption;
    LabControls *m_controls;
    LabKeys *m_keys;
    QTabWidget *m_tabs;
    StoryView *m_story;
    StockView *m_stock;
    NodeControlsView *m_nodes;
    ClientControlsView *m_clients;
    std::function<void(const std::function<void()> &)> m_mayStart;
    QSplitter *m_splitter;
    bool m_isDivided = false; ///< by the user
    QString m_last; ///< the id of the latest exercise
};

} // namespace Lockscope::Lab
