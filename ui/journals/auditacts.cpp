#include "auditacts.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace Lockscope {

AuditEvent AuditEvent::of(const QJsonObject &entry)
{
    const QString event = entry.value(u"event"_s).toString();
    const auto cut = event.lastIndexOf(u'-');
    return {.act = event.left(cut), .stage = event.mid(cut + 1)};
}

std::vector<AuditAct> auditActs(const std::vector<JournalLine> &lines)
{
    struct Latest
    {
        size_t act = 0;
        bool isOpen = false; ///< it began, and its outcome is not written yet
    };
    std::vector<AuditAct> acts;
    QHash<QString, Latest> latest; // by program, act, lock and owner
    for (size_t i = 0; i < lines.size(); ++i) {
        const QJsonObject &entry = lines[i].entry;
        const AuditEvent event = AuditEvent::of(entry);
        const QJsonObject actor = entry.value(u"actor"_s).toObject();
        const QString key = QStringList{event.act,
                                        entry.value(u"name"_s).toString(),
                                        entry.value(u"owner"_s).toString(),
                                        entry.value(u"deployment"_s).toString(),
                                        actor.value(u"host"_s).toString(),
                                        QString::number(actor.value(u"pid"_s).toInteger())}
                                .join(QChar(0));
        const auto found = entry.isEmpty() ? latest.end() : latest.find(key);
        const bool isOutcome = event.stage == "outcome"_L1;
        const bool isLater = event.stage == "known"_L1 || event.stage == "aftermath"_L1;
        if (found != latest.end() && ((isOutcome && found->isOpen) || (isLater && !found->isOpen))) {
            acts[found->act].lines.push_back(i);
            found->isOpen = false;
            continue;
        }
        acts.push_back({.lines = {i}});
        if (event.stage == "intent"_L1 || isOutcome)
            latest.insert(key, {.act = acts.size() - 1, .isOpen = !isOutcome});
    }
    return acts;
}

} // namespace Lockscope
