#pragma once

#include "../kit/export.h"

#include <lockscope/core/history/alerts.h>

#include <QDialog>

#include <functional>
#include <vector>

class QCheckBox;
class QGridLayout;

namespace Lockscope {

/// Edits the alert rules: which kinds are raised, on what condition, after what time, and when again.
class LOCKSCOPE_WIDGETS_EXPORT AlertRulesDialog : public QDialog
{
    Q_OBJECT

public:
    explicit AlertRulesDialog(const AlertRules &rules, QWidget *parent = nullptr);

    [[nodiscard]] AlertRules rules() const;
    /// Asks before it drops changes.
    void reject() override;

Q_SIGNALS:
    /// The operator wants these rules from now on.
    void rulesWanted(const Lockscope::AlertRules &rules);

private:
    /// The fields of one kind of alert.
    struct Line
    {
        AlertKind kind;
        QCheckBox *enabled;
        std::vector<std::function<void(const AlertRule &)>> show; ///< fill the fields
        std::vector<std::function<void(AlertRule &)>> take; ///< read the fields
    };

    void addLine(QGridLayout *grid, AlertKind kind);
    [[nodiscard]] QWidget *conditionOf(Line &line);
    [[nodiscard]] QWidget *timeBox(Line &line, const char *name, Micros AlertRule::*time, const QString &whatFor);
    [[nodiscard]] QWidget *countBox(Line &line);
    [[nodiscard]] QWidget *factorBox(Line &line, const QString &whatFor);
    void show(const AlertRules &rules);
    [[nodiscard]] static QString nameOf(AlertKind kind, const char *part);

    std::vector<Line> m_lines;
    AlertRules m_begunWith; ///< the initial rules, as the fields can show them
};

} // namespace Lockscope
