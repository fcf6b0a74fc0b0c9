#include "openoutcomes_p.h"

#include "../base/text.h"
#include "../watch/deploymentwatch.h"

#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Lockscope {

namespace {

constexpr Millis kPause{2000}; ///< between two surveys
constexpr size_t kMostFollowed = 2500; ///< the most nodes to follow: five nodes of the longest round
constexpr int kLooksWhileThere = 2; ///< readings that must find the owner's key before it is reported

/// The journal's record of a later reading.
QJsonObject foundLater(const SurveyedKey &key, const QString &label, const QByteArray &owner)
{
    QJsonObject found{{u"node"_s, label}};
    if (key.raw->type == KeyType::None) {
        found.insert(u"found"_s, u"gone"_s);
        return found;
    }
    const bool isItsOwner = key.lock && key.lock->isHeldBy(owner);
    found.insert(u"found"_s, isItsOwner ? u"there"_s : key.lock ? u"other-owner"_s : u"no-lock"_s);
    if (key.lock && !isItsOwner)
        found.insert(u"foundOwner"_s, jsonText(key.lock->owner));
    if (isItsOwner && key.raw->ttl.kind == KeyTtl::Kind::Finite)
        found.insert(u"ttlMs"_s, static_cast<qint64>(key.raw->ttl.left.count()));
    return found;
}

} // namespace

OpenOutcomes::OpenOutcomes(DeploymentWatch *watch, const Clock &clock, Reporter report, QObject *parent)
    : QObject(parent)
    , m_watch(watch)
    , m_clock(clock)
    , m_report(std::move(report))
{
    connect(&m_next, &QTimer::timeout, this, &OpenOutcomes::ask);
}

void OpenOutcomes::follow(const ReleasePlan &plan, const std::optional<ReleaseRound> &round,
                          const ReleaseReport &report)
{
    for (size_t i = 0; i < report.nodes.size() && m_open.size() < kMostFollowed; ++i) {
        const ReleasedNode &node = report.nodes[i];
        if (const auto owner = openOwner(plan, report, i))
            m_open.push_back({.plan = plan, .round = round, .node = node.node, .label = node.label, .owner = *owner});
    }
    if (!m_open.empty() && !m_next.isActive())
        m_next.start(kPause);
}

void OpenOutcomes::ask()
{
    const auto isBack = [this](const Open &open) { return m_watch->link(open.node).isUp(); };
    const auto first = std::find_if(m_open.begin(), m_open.end(), isBack);
    if (m_isAsking || first == m_open.end())
        return;
    m_isAsking = true;
    const QByteArray name = first->plan.name;
    std::rotate(first, first + 1, m_open.end()); // the next call starts with the next node
    surveyKey(m_watch, m_clock, name, [self = QPointer(this)](const KeySurvey &survey) {
        if (self)
            self->take(survey);
    });
}

void OpenOutcomes::take(const KeySurvey &survey)
{
    m_isAsking = false;
    std::erase_if(m_open, [&](Open &open) {
        const auto key = std::find_if(survey.nodes.begin(), survey.nodes.end(),
                                      [&open](const SurveyedKey &each) { return each.node == open.node; });
        if (open.plan.name != survey.name || key == survey.nodes.end() || !key->raw)
            return false;
        const bool isThere = key->lock && key->lock->isHeldBy(open.owner);
        if (isThere && ++open.timesThere < kLooksWhileThere)
            return false;
        // If the journal cannot be written, the node is surveyed and reported again.
        return m_report(open, foundLater(*key, open.label, open.owner));
    });
    if (m_open.empty())
        m_next.stop();
}

} // namespace Lockscope
