#pragma once

#include "export.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace Lockscope {

/// A rounded panel with an optional caption. Put the content into body().
class LOCKSCOPE_WIDGETS_EXPORT Card : public QFrame
{
    Q_OBJECT

public:
    explicit Card(const QString &title = {}, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    /// Beside the title, in plain weight: figures that belong to it.
    void setNote(const QString &note);
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString note() const;
    [[nodiscard]] QVBoxLayout *body() const { return m_body; }
    /// The line of the title, for tool buttons at its end.
    [[nodiscard]] QHBoxLayout *head() const { return m_head; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void restyle();

    QLabel *m_title;
    QLabel *m_note;
    QHBoxLayout *m_head;
    QVBoxLayout *m_body;
    bool m_isRestyling = false;
};

} // namespace Lockscope
