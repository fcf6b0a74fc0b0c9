#pragma once

#include "../kit/export.h"

#include <lockscope/core/board/deployment.h>

#include <QColor>
#include <QLabel>

namespace Lockscope {

/// How an environment looks. The colour is never alone: the words stand in it.
struct EnvironmentLook
{
    QColor fill;
    QColor ink; ///< black or white, whichever is read better on the fill
    QString words; ///< of the environment and the deployment
};

/// `colour` is "#rrggbb"; anything else stands for the environment's own.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT EnvironmentLook lookOf(Environment environment, const QString &colour, const QString &name);

/// A bar in the environment's colour with its words.
class LOCKSCOPE_WIDGETS_EXPORT EnvironmentBar : public QLabel
{
    Q_OBJECT

public:
    explicit EnvironmentBar(QWidget *parent = nullptr);

    void setLook(const EnvironmentLook &look);
};

/// Puts a bar above one widget and a line around it, in an environment's colour; the widget keeps its own colours.
class LOCKSCOPE_WIDGETS_EXPORT EnvironmentFrame : public QWidget
{
    Q_OBJECT

public:
    explicit EnvironmentFrame(QWidget *parent = nullptr);

    void setContent(QWidget *content); ///< the one before is not deleted
    void setLook(const EnvironmentLook &look);
    void clearLook(); ///< neither bar nor line

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    EnvironmentBar *m_bar;
    QColor m_fill;
};

} // namespace Lockscope
