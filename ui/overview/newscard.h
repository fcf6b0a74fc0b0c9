#pragma once

#include "../kit/card.h"

namespace Lockscope {

class NoticeList;

/// The card with two lists: what needs attention, and below it what happened lately.
class LOCKSCOPE_WIDGETS_EXPORT NewsCard : public Card
{
    Q_OBJECT

public:
    explicit NewsCard(QWidget *parent = nullptr);

    [[nodiscard]] NoticeList *attention() const { return m_attention; }
    [[nodiscard]] NoticeList *recent() const { return m_recent; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void restyle();

    NoticeList *m_attention;
    NoticeList *m_recent;
    QLabel *m_recentTitle;
    bool m_isRestyling = false;
};

} // namespace Lockscope
