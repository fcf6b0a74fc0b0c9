#pragma once

#include <QPointer>
#include <QTimer>
#include <QWidget>

class QLabel;

namespace Lockscope {
class FlowLayout;
} // namespace Lockscope

namespace Lockscope::Lab {

class Stage;

/// What the viewer can do to the clients and nodes of the stage: one button for each act that makes sense now.
class TakePartView : public QWidget
{
    Q_OBJECT

public:
    /// `home` gets the focus of buttons that disappear.
    explicit TakePartView(QWidget *home, QWidget *parent = nullptr);

    /// Null: no stage.
    void setStage(Stage *stage);

private:
    struct Act
    {
        QString name; ///< the button's object name
        QString words;
        QString tip;
        std::function<void()> run;
    };

    [[nodiscard]] std::vector<Act> acts() const;
    void refresh();

    QWidget *m_home;
    QPointer<Stage> m_stage;
    QLabel *m_empty;
    FlowLayout *m_buttons;
    QStringList m_shown; ///< object names and words
    QTimer m_soon; ///< several changes are one
};

} // namespace Lockscope::Lab
