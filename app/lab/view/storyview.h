#pragma once

#include "../laboratory.h"

#include <QWidget>

class QLabel;
class QTableView;

namespace Lockscope {
class ElidedLabel;
}

namespace Lockscope::Lab {

class StoryModel;

/// The steps of an exercise, and in the end its result compared with the expectation.
class StoryView : public QWidget
{
    Q_OBJECT

public:
    explicit StoryView(QWidget *parent = nullptr);

    void begin(const Exercise &exercise);
    void tell(const QString &what);
    void setFinding(const Finding &finding);
    [[nodiscard]] StoryModel *story() const { return m_model; }

protected:
    /// Scrolls to steps that came while hidden.
    void showEvent(QShowEvent *event) override;

private:
    void toItsEnd();

    StoryModel *m_model;
    ElidedLabel *m_name; ///< the exercise shown below, even if another one is chosen
    QTableView *m_table;
    QLabel *m_verdict;
    QLabel *m_outcome;
};

} // namespace Lockscope::Lab
