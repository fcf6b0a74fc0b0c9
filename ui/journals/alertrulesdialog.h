#pragma once

#include "../kit/export.h"

#include <lockscope/core/history/alerts.h>

#include <QDialog>

#include <functional>
#include <vector>

class QCheckBox;
class QGridLayout;

namespace Lockscope {

/// When to tell of what: per kind of alert whether, from what on, how long it must be so, and when it is told again.
class LOCKSCOPE_WIDGETS_EXPORT AlertRulesDialog : public QDialog
{
    Q_OBJECT

public:
    explicit AlertRulesDialog(const AlertRules &rules, QWidget *parent = nullptr);

    [[nodiscard]] AlertRules rules() const;
    /// Asks before what was changed is dropped.
    void reject() override;

Q_SIGNALS:
    /// The operator wants these from now on.
    void rulesWanted(const Lockscope::AlertRules &rules);

private:
    /// One alert's line.
    struct Line
    {
        AlertKind kind;
        QCheckBox *enabled;
        std::vector<std::function<void(const AlertRule &)>> show; ///< in its boxes
        std::vector<std::function<void(AlertRule &)>> take; ///< from its boxes
    };

    void addLine(QGridLayout *grid, AlertKind kind);
    [[nodiscard]] QWidget *conditionOf(Line &line);
    [[nodiscard]] QWidget *timeBox(Line &line, const char *name, Micros AlertRule::*time, const QString &whatFor);
    [[nodiscard]] QWidget *countBox(Line &line);
    [[nodiscard]] QWidget *factorBox(Line &line);
    void show(const AlertRules &rules);
    [[nodiscard]] static QString nameOf(AlertKind kind, const char *part);

    std::vector<Line> m_lines;
    AlertRules m_begunWith; ///< as the fields can tell them
};

} // namespace Lockscope
