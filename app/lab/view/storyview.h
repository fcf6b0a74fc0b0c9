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

/// What happens, step by step, and in the end what came of it against what was expected.
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
    /// What came meanwhile is at its end.
    void showEvent(QShowEvent *event) override;

private:
    void toItsEnd();

    StoryModel *m_model;
    ElidedLabel *m_name; ///< of the exercise that all below is about, whichever is chosen meanwhile
    QTableView *m_table;
    QLabel *m_verdict;
    QLabel *m_outcome;
};

} // namespace Lockscope::Lab
