#pragma once

#include "../laboratory.h"

#include <lockscope/core/board/deployment.h>

#include <QWidget>

#include <functional>

class QLabel;
class QLineEdit;
class QPushButton;
class QTabWidget;

namespace Lockscope {
class ElidedLabel;
}

namespace Lockscope::Lab {

class CheckList;
class ClientControlsView;
class ExerciseList;
class LabControls;
class LabKeys;
class NodeControlsView;
class StockView;
class Stage;
class StoryView;
class SwimLanesView;
class TakePartView;

/// The lab as a view: exercises by theme, the diagram of the running one, what is expected, and what the viewer can do.
/// The embedding window shows the lab's nodes like any deployment, see staged().
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
    /// Asks for a file, and writes the diagram.
    void savePicture();
    /// Moves the focus to the list, so that its keys work.
    void takeFocus();
    [[nodiscard]] Laboratory &laboratory() { return m_laboratory; }

Q_SIGNALS:
    /// Show these nodes; the exercise waits a moment for begin().
    void staged(const Lockscope::Deployment &nodes);
    /// The nodes have ended.
    void unstaged();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    enum Tab { Diagram, Steps, Stock, ByHand };

    [[nodiscard]] QWidget *makeHead();
    [[nodiscard]] QWidget *makeLeft();
    [[nodiscard]] QWidget *makeMiddle();
    [[nodiscard]] QWidget *makeRight();
    void startNow();
    /// Marks the running exercise as cut short. `why`: a sentence.
    void cutShort(const QString &why);
    /// Starts the next stop of the guided tour.
    void goOnTour();
    /// What the tour says of this exercise, as rich text; empty: it is not the tour's current stop.
    [[nodiscard]] QString tourWords(const Exercise &exercise) const;
    /// The running exercise, unless it is the free mode; null: none.
    [[nodiscard]] const Exercise *current() const;
    /// Moves the focus to the list, where no key does harm, if it is within the lab.
    void focusList();
    void showChosen();
    void setStage(Stage *stage); ///< null: none
    void showStage();
    void finish(const Finding &finding);

    Laboratory m_laboratory;
    ExerciseList *m_list;
    QLineEdit *m_search;
    ElidedLabel *m_title;
    QLabel *m_caption;
    QLabel *m_expected;
    LabControls *m_controls;
    QPushButton *m_tourButton;
    int m_tourStop = -1; ///< -1: no tour
    bool m_isStopDone = false;
    LabKeys *m_keys;
    QTabWidget *m_tabs;
    SwimLanesView *m_lanes;
    StoryView *m_story;
    StockView *m_stock;
    NodeControlsView *m_nodes;
    ClientControlsView *m_clients;
    CheckList *m_checks;
    TakePartView *m_takePart;
    QHash<QString, Finding> m_findings; ///< the latest of each exercise
    QString m_shown; ///< the exercise of the diagram
    std::function<void(const std::function<void()> &)> m_mayStart;
    QString m_last; ///< the id of the latest exercise
};

} // namespace Lockscope::Lab
