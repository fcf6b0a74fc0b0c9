#pragma once

#include "export.h"

#include <lockscope/core/watch/lockstate.h>

#include <QFrame>

class QLabel;

namespace Lockscope {

/// One sentence: what the deployment can still do.
class LOCKSCOPE_WIDGETS_EXPORT Banner : public QFrame
{
    Q_OBJECT

public:
    explicit Banner(QWidget *parent = nullptr);

    void setNodes(const std::vector<NodeStatus> &nodes);
    [[nodiscard]] QString text() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Capability m_capability;
    QLabel *m_label;
};

} // namespace Lockscope
