#pragma once

#include "../kit/badge.h"
#include "../kit/card.h"

#include <vector>

class QLabel;

namespace Lockscope {

class BadgeRow;
class ElidedLabel;

/// A figure with its caption, and beside it a note or badges.
class LOCKSCOPE_WIDGETS_EXPORT OverviewTile : public Card
{
    Q_OBJECT

public:
    explicit OverviewTile(const QString &caption, QWidget *parent = nullptr);

    void setFigure(const QString &figure, Severity severity = Severity::Fine);
    /// Not beside badges.
    void setFigureNote(const QString &note);
    void setBadges(const std::vector<BadgeLook> &badges);
    [[nodiscard]] QString figure() const;
    [[nodiscard]] QString figureNote() const;
    [[nodiscard]] QStringList badges() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void restyle();
    void describe();

    QLabel *m_caption;
    QLabel *m_figure;
    ElidedLabel *m_note;
    BadgeRow *m_badges;
    Severity m_severity = Severity::Fine;
    bool m_isRestyling = false;
};

} // namespace Lockscope
