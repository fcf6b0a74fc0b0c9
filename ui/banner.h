#pragma once

#include "export.h"
#include "wording.h"

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
    /// While this is not empty it is said instead: that what is shown is not of now.
    void setNotice(const QString &notice);
    [[nodiscard]] QString text() const;
    [[nodiscard]] Wording::Severity severity() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void refresh();

    Capability m_capability;
    QString m_notice;
    QLabel *m_label;
};

} // namespace Lockscope
