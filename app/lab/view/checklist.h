#pragma once

#include "../laboratory.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace Lockscope::Lab {

/// The checks of an exercise, ticked as they come true. Those of its latest run that have not come yet stand below.
class CheckList : public QWidget
{
    Q_OBJECT

public:
    explicit CheckList(QWidget *parent = nullptr);

    /// Starts anew.
    void begin(const Exercise &exercise);
    void add(const StageEvent &event);
    /// No further check comes.
    void finish();
    [[nodiscard]] QStringList lines() const { return m_lines; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void show();

    struct Check
    {
        QString what;
        bool holds = false;
    };

    QVBoxLayout *m_layout;
    QString m_exercise; ///< its id
    std::vector<Check> m_checks;
    QHash<QString, QStringList> m_known; ///< per exercise: the checks of its latest run
    QStringList m_lines;
    bool m_isRunning = false;
    bool m_isShowing = false;
};

} // namespace Lockscope::Lab
