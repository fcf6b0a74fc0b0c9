#pragma once

#include "../laboratory.h"

#include <QWidget>

#include <vector>

class QAction;
class QLabel;
class QSpinBox;

namespace Lockscope {
class SteadyTable;
} // namespace Lockscope

namespace Lockscope::Lab {

class StockChart;

/// The stock experiment: its settings, its progress, and a comparison of the schemes that ran.
class StockView : public QWidget
{
    Q_OBJECT

public:
    explicit StockView(QWidget *parent = nullptr);

    [[nodiscard]] StockOptions options() const;
    /// For the stock experiment and the free mode; other exercises have stock of their own.
    void begin(const Exercise &exercise);
    void count(const StockCount &count);
    void setFinding(const Finding &finding);
    [[nodiscard]] SteadyTable *comparison() const { return m_comparison; }

Q_SIGNALS:
    /// How an export went.
    void told(const QString &sentence);

private:
    [[nodiscard]] QSpinBox *addBox(const char *name, int column, const QString &words, int value, int most);
    /// `shownWords`: receives the label of the figure.
    [[nodiscard]] QLabel *addFigure(const char *name, int column, const QString &words, QLabel **shownWords = nullptr);
    /// In the order that the header asks for.
    void showComparison();
    void exportComparison();
    void showUnguarded(qint64 unguarded);
    void showLost(qint64 lost, bool isFinal);

    QSpinBox *m_stock;
    QSpinBox *m_buyers;
    QSpinBox *m_processes;
    QLabel *m_scheme;
    QLabel *m_left;
    QLabel *m_bought;
    QLabel *m_boughtWords = nullptr;
    QLabel *m_failed;
    QLabel *m_lost;
    StockChart *m_chart;
    SteadyTable *m_comparison;
    QAction *m_export;
    bool m_isOver = false;
    std::vector<Finding> m_findings; ///< the latest of each scheme, as shown
    Finding m_latest; ///< the others are compared with it
};

} // namespace Lockscope::Lab
