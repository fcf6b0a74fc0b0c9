#pragma once

#include "../kit/export.h"

#include <lockscope/core/words/wording.h>

#include <QFrame>

class QLabel;
class QPushButton;

namespace Lockscope {

class ElidedLabel;

/// One sentence on what the deployment can still do, and below it why nodes fail. Always two lines high, so that
/// nothing below it moves when a node dies.
class LOCKSCOPE_WIDGETS_EXPORT Banner : public QFrame
{
    Q_OBJECT

public:
    explicit Banner(QWidget *parent = nullptr);

    void setNodes(const std::vector<NodeStatus> &nodes, WallTime now);
    /// Shows this instead, for example that the view is not up to date. Empty: shows the nodes' state again.
    void setNotice(const QString &notice);
    /// For a recording: shows the state as of this moment.
    void setMoment(WallTime moment);
    [[nodiscard]] bool hasNotice() const { return !m_notice.isEmpty(); }
    [[nodiscard]] QString text() const;
    [[nodiscard]] Severity severity() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The operator wants to see the nodes behind the sentence.
    void detailsWanted();

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void refresh();
    void arrange();
    void restyle();

    Capability m_capability;
    WallTime m_toldAt; ///< the time of m_capability
    QString m_notice;
    QString m_text;
    QString m_brief; ///< a shorter text for narrow windows
    std::optional<WallTime> m_moment;
    QLabel *m_label;
    QPushButton *m_details; ///< hidden with a notice, which has none
    ElidedLabel *m_problems; ///< hidden when the sentence needs both lines
    bool m_isRestyling = false;
};

} // namespace Lockscope
