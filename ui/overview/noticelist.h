#pragma once

#include "overviewwording.h"

#include <QListView>

namespace Lockscope {

class InteractionWatch;
class KeyedTableModel;

/// A short list of sentences, each behind its sign. Rows stay put while the operator's hand is on it. A click, or
/// Enter, activates a row that leads somewhere.
class LOCKSCOPE_WIDGETS_EXPORT NoticeList : public QListView
{
    Q_OBJECT

public:
    /// `showsSigns` false: plain, muted sentences.
    explicit NoticeList(bool showsSigns, QWidget *parent = nullptr);

    void setNotices(const std::vector<OverviewNotice> &notices);
    [[nodiscard]] KeyedTableModel *rowsModel() const { return m_model; }
    [[nodiscard]] QStringList texts() const;
    [[nodiscard]] int rowHeight() const;
    /// The list is as high as its rows, at most this many.
    void fitHeight(int mostRows);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void noticeActivated(const Lockscope::OverviewNotice &notice);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void showRows(bool withRows);
    void activateRow(const QModelIndex &index);

    const bool m_showsSigns;
    KeyedTableModel *m_model;
    InteractionWatch *m_watch;
    std::vector<OverviewNotice> m_notices;
    int m_mostRows = 0; ///< 0: the height is the layout's
};

} // namespace Lockscope

Q_DECLARE_METATYPE(Lockscope::OverviewNotice)
