#pragma once

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <memory>

class QCheckBox;
class QComboBox;
class QPushButton;
class QDoubleSpinBox;

namespace Lockscope {
class SteadyTable;
class SecondsBox;
} // namespace Lockscope

namespace Lockscope::Lab {

class ClientProcess;
class Stage;

/// The clients of the stage, and what the viewer can do with the selected one.
class ClientControlsView : public QWidget
{
    Q_OBJECT

public:
    explicit ClientControlsView(QWidget *parent = nullptr);
    ~ClientControlsView() override;

    /// Null: no stage.
    void setStage(Stage *stage);

private:
    [[nodiscard]] ClientProcess *chosen() const; ///< null: none
    [[nodiscard]] QPushButton *addButton(const char *name, const QString &words, const QString &tip);
    void add();
    void refresh();
    void enable();

    QPointer<Stage> m_stage;
    QTimer m_soon; ///< counts down the rest of a hold
    QByteArray m_awaited; ///< the latest added client, until it appears
    QComboBox *m_scheme;
    SecondsBox *m_ttl;
    QPushButton *m_add;
    SteadyTable *m_clients;
    QCheckBox *m_renews;
    QCheckBox *m_showsToken;
    SecondsBox *m_time;
    QPushButton *m_acquire;
    QPushButton *m_hold;
    const QString m_acquireTip; ///< the base text; the reason for being disabled is appended
    const QString m_holdTip;
    QPushButton *m_release;
    QPushButton *m_buy;
    QPushButton *m_pause;
    QPushButton *m_crash;
};

} // namespace Lockscope::Lab
