#pragma once

#include "../kit/export.h"

#include <QTextEdit>

namespace Lockscope {

struct Roles;

/// Shows plain text that wraps anywhere and can be selected. It is as high as its text, so a layout places it as a
/// label, and its object name finds the text: see words().
class LOCKSCOPE_WIDGETS_EXPORT WrappedText : public QTextEdit
{
public:
    explicit WrappedText(const char *name, QWidget *parent);

    /// `text`: must be safe to show, see visibleText(). `strong`: a part of it to show in bold; empty: none.
    void setWords(const QString &text, const QString &strong = {});
    [[nodiscard]] const QString &words() const { return m_words; }
    void setRole(QColor Roles::*role);
    /// Beyond this number of lines the text scrolls.
    void setMostLines(int lines);
    /// Reserves this number of lines, and lets the height only grow until resetRoom() or another width, so that nothing
    /// below moves.
    void keepRoom(int leastLines);
    void resetRoom();

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] int heightOfText(int width) const;
    void updateHeight();
    void restyle();

    QString m_words;
    QString m_strong;
    QColor Roles::*m_role;
    int m_mostLines = 0; ///< 0: all
    int m_leastLines = 0;
    bool m_keepsRoom = false;
    int m_room = 0; ///< the greatest height so far at m_roomWidth
    int m_roomWidth = 0;
    int m_height = 0; ///< as the layout knows it
    bool m_isRestyling = false;
};

} // namespace Lockscope
