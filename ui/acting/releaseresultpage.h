#pragma once

#include "../kit/export.h"

#include <lockscope/core/board/severity.h>

#include <QFrame>
#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace Lockscope {

class ActResult;
class NodesTable;

/// A rounded box in the tint of a severity, with a large first line.
class LOCKSCOPE_WIDGETS_EXPORT ResultBox : public QFrame
{
    Q_OBJECT

public:
    explicit ResultBox(QWidget *parent);

    void show(const QString &headline, const QString &detail, Severity severity);
    [[nodiscard]] Severity severity() const { return m_severity; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void restyle();

    QLabel *m_headline;
    QLabel *m_detail;
    Severity m_severity = Severity::Notice;
    bool m_isRestyling = false;
};

/// The result of an act: what is true now, what can be done next, and what happened on each node.
class LOCKSCOPE_WIDGETS_EXPORT ReleaseResultPage : public QWidget
{
    Q_OBJECT

public:
    explicit ReleaseResultPage(QWidget *parent);

    /// `block`: the text of the button that releases again and blocks new owners; empty: no such button.
    /// For a moment after it appears, the button is disabled: a click would come unintended.
    void show(const ActResult &result, const QString &block);

Q_SIGNALS:
    void blockRequested();
    void stopRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void restyle();

    ResultBox *m_box;
    QProgressBar *m_watched; ///< elapsed part of the time that the lock is watched
    QPushButton *m_block;
    QTimer m_blockAppeared; ///< while it runs, m_block is disabled
    QPushButton *m_stop;
    QLabel *m_caption;
    NodesTable *m_nodes;
    bool m_isRestyling = false;
};

} // namespace Lockscope
