#pragma once

#include "../kit/export.h"

#include <QFrame>

class QToolButton;
class QVBoxLayout;

namespace Lockscope {

/// A part of the details below a small title. A foldable one shows its content when its title is clicked.
class LOCKSCOPE_WIDGETS_EXPORT DetailSection : public QWidget
{
    Q_OBJECT

public:
    enum class Folding { Never, Folded };

    explicit DetailSection(const QString &title, QWidget *parent = nullptr, Folding folding = Folding::Never);

    [[nodiscard]] QVBoxLayout *body() const { return m_body; }
    [[nodiscard]] QToolButton *title() const { return m_title; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void restyle();

    QToolButton *m_title;
    QWidget *m_content;
    QVBoxLayout *m_body;
};

/// A rounded panel in the tint of warnings. Put the content into its layout.
class LOCKSCOPE_WIDGETS_EXPORT WarningBox : public QFrame
{
    Q_OBJECT

public:
    explicit WarningBox(QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace Lockscope
