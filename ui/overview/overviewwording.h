#pragma once

#include "boardtally.h"

#include <lockscope/core/history/historyevent.h>

#include <QCoreApplication>

#include <optional>

namespace Lockscope {

/// A sentence with its sign, for the lists of the overview.
struct OverviewNotice
{
    QByteArray key; ///< unique within its list
    QString sign;
    Severity severity = Severity::Notice;
    QString text;
    QByteArray lock = {}; ///< empty: none
    bool isAboutNode = false;
    std::optional<LockConcern> concern = {}; ///< set: it stands for all locks of this concern
};

/// The words of the overview.
class LOCKSCOPE_WIDGETS_EXPORT OverviewWording
{
    Q_DECLARE_TR_FUNCTIONS(Lockscope::OverviewWording)

public:
    [[nodiscard]] static QString sign(LockConcern concern);
    [[nodiscard]] static QString badge(LockConcern concern, qsizetype count); ///< "1 no expiry"
    [[nodiscard]] static QString sentence(LockConcern concern, const QByteArray &lock);
    /// For the locks beside those that have a sentence of their own.
    [[nodiscard]] static QString more(LockConcern concern, qsizetype count);
    /// What is wrong with a node; unset: nothing.
    [[nodiscard]] static std::optional<OverviewNotice> notice(const NodeStatus &node, WallTime now);
    /// What happened, without its time.
    [[nodiscard]] static QString event(const HistoryEvent &event, const std::vector<NodeStatus> &nodes);
    [[nodiscard]] static QString number(qint64 number, bool isAtLeast = false); ///< "≥ 3"; never "≥ 0"
    [[nodiscard]] static QString rate(double perMinute);
    [[nodiscard]] static QString clockTime(Instant moment, Micros wallAhead, bool withSeconds = true);
};

} // namespace Lockscope
