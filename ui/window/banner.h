#pragma once

#include "../kit/export.h"
#include "../words/wording.h"

#include <QFrame>

class QLabel;

namespace Lockscope {

class ElidedLabel;

/// One sentence: what the deployment can still do; below it, why nodes fail. Its height is that of two lines, whatever it
/// says, so that nothing below it moves when a node dies.
class LOCKSCOPE_WIDGETS_EXPORT Banner : public QFrame
{
    Q_OBJECT

public:
    explicit Banner(QWidget *parent = nullptr);

    void setNodes(const std::vector<NodeStatus> &nodes, WallTime now);
    /// While this is not empty it is said instead: that what is shown is not of now.
    void setNotice(const QString &notice);
    /// What is said was so at this moment of the past.
    void setMoment(WallTime moment);
    [[nodiscard]] QString text() const;
    [[nodiscard]] Wording::Severity severity() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void refresh();
    void arrange();

    Capability m_capability;
    WallTime m_toldAt; ///< when it was so
    QString m_notice;
    QString m_text; ///< all that is to be said
    QString m_brief; ///< the same where there is no room for it
    std::optional<WallTime> m_moment;
    QLabel *m_label;
    ElidedLabel *m_problems; ///< given up where the sentence takes both lines
};

} // namespace Lockscope
