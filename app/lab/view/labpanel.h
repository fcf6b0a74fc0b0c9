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

/// The lab in the program's window: what there is to see, how it goes on, what came of it. Its nodes are shown by whoever embeds
/// it, as any deployment is: see staged().
class LabPanel : public QWidget
{
    Q_OBJECT

public:
    explicit LabPanel(QWidget *parent = nullptr);
    ~LabPanel() override;

    /// What is chosen, from its beginning.
    void start();
    /// Asked before an exercise takes the place of what is shown: goes on by calling what it is given, then or never.
    void setDoorkeeper(std::function<void(const std::function<void()> &goOn)> mayStart) { m_mayStart = std::move(mayStart); }
    /// Ends all nodes and clients.
    void stop();
    /// The nodes of staged() are seen: the exercise begins.
    void begin();
    void togglePause();
    void step();
    void choose(const QString &id);
    /// The keys of the list work from now on.
    void takeFocus();
    [[nodiscard]] Laboratory &laboratory() { return m_laboratory; }

Q_SIGNALS:
    /// Nodes run that are to be shown now; the exercise waits a moment for begin().
    void staged(const Lockscope::Deployment &nodes);
    /// There are none any more.
    void unstaged();

private:
    enum class Room {
        ToChoose, ///< nothing goes on: the list has what the rest does not need
        ToFollow, ///< the other way round
    };

    void startNow();
    /// What goes on comes to no end; by `why`, a sentence.
    void cutShort(const QString &why);
    /// Something goes on that has an end.
    [[nodiscard]] const Exercise *current() const;
    /// The hand was in the lab: it is where no key does harm.
    void bringHome();
    /// Unless it was divided by hand.
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
    bool m_isDivided = false; ///< by hand
    QString m_last; ///< id of the exercise that began last
};

} // namespace Lockscope::Lab
