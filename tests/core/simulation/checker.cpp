#include "checker.h"

#include "world.h"

#include <bitset>

namespace LockscopeTest::Simulation {

using namespace Lockscope;

namespace {

using Kind = Violation::Kind;

/// Later than a timer, a message there and one back may be in a history without trouble.
constexpr Micros kCalmTurn = Millis(20);
/// An acquire may end this much after its deadline: timers are a little late.
constexpr Micros kDeadlineSlack = Millis(20);
constexpr size_t kViolationsKept = 20;

bool writes(Command::Kind kind)
{
    return kind == Command::Kind::Take || kind == Command::Kind::TakeForEver || kind == Command::Kind::Extend
        || kind == Command::Kind::ExtendOrTake;
}

bool isRenewal(Command::Kind kind)
{
    return kind == Command::Kind::Extend || kind == Command::Kind::ExtendOrTake;
}

int size(unsigned set)
{
    return static_cast<int>(std::bitset<32>(set).count());
}

std::string named(Token token)
{
    return "t" + std::to_string(token);
}

std::string named(const Holding &holding)
{
    return holding.client().name() + "'s " + named(holding.token()) + " of lock" + std::to_string(holding.lock());
}

std::string milliseconds(Micros duration)
{
    return std::to_string(duration.count() / 1000) + "." + std::to_string(std::abs(duration.count()) / 100 % 10)
        + " ms";
}

} // namespace

void Checker::report(Kind kind, const std::string &text)
{
    m_world.note("VIOLATION", [&] { return toText(kind) + ": " + text; });
    if (m_violations.size() < kViolationsKept)
        m_violations.push_back({kind, m_world.agenda.now(), text});
}

bool Checker::hasSeen(Kind kind) const
{
    return std::any_of(m_violations.begin(), m_violations.end(),
                       [kind](const Violation &violation) { return violation.kind == kind; });
}

Token Checker::newToken(SimClient &client, int lock)
{
    m_ownerships.push_back({.client = &client, .lock = lock});
    return static_cast<Token>(m_ownerships.size());
}

void Checker::onSent(const SimClient &client, int node, const Command &command)
{
    Ownership &owner = ownership(command.token);
    if (owner.lastSent != m_world.agenda.now())
        owner.healing = 0;
    owner.lastSent = m_world.agenda.now();
    if (owner.granted && writes(command.kind) && !isRenewal(command.kind))
        owner.healing |= bit(node);
    owner.sentTo |= bit(node);
    owner.keysGoneAt = std::max(owner.keysGoneAt, client.now() + command.ttl + driftAllowance(command.ttl));
    if (isRenewal(command.kind) && owner.round != command.round) {
        owner.round = command.round;
        owner.roundStarted = m_world.agenda.now();
        owner.healedWith = owner.healing;
        owner.confirmedBy = 0;
        owner.refusedBy = 0;
    }
    if (owner.ended)
        report(Kind::SentAfterEnd,
               client.name() + " sends " + toText(command) + " " + milliseconds(m_world.agenda.now() - *owner.ended)
                   + " after its end");
}

void Checker::onVoteCounted(const SimClient &client, int node, Token token)
{
    auto &voter = m_world.nodes[static_cast<size_t>(node)];
    const int lock = ownership(token).lock;
    const auto mustBeOver = [&](const std::optional<Micros> &event) {
        // A vote that was cast before is as good as any.
        const bool isCastAfter
            = event && voter.ownerOf(lock, m_world.agenda.now()) == token && voter.setAt(lock) >= *event;
        if (!isCastAfter)
            return;
        const Micros since = client.now() - client.whenRead(*event);
        if (since < m_world.plan.longestLife())
            report(Kind::VoteInQuarantine,
                   client.name() + " counts a vote of " + voter.name() + " " + milliseconds(since)
                       + " after it lost data or its clock stepped");
    };
    mustBeOver(voter.lastLoss()); // whether or not the client was there
    if (const auto &probed = client.probedSince(node); probed && voter.lastStep() && *probed < *voter.lastStep())
        mustBeOver(voter.lastStep());
}

void Checker::onTokenEnded(Token token)
{
    Ownership &owner = ownership(token);
    if (owner.ended)
        return;
    owner.ended = m_world.agenda.now();
    m_world.agenda.in(kCalmTurn, [this, token] { checkGone(token); });
}

bool Checker::wasCalm(SimClient &client, int node, Micros since) const
{
    auto &link = client.link(node);
    const auto &server = m_world.nodes[static_cast<size_t>(node)];
    return client.isCalmSince(since) && link.isUp() && link.upSince() < since && server.isUp()
        && server.upSince() < since && server.frozenUntil() < since
        && m_world.route(client.slot(), node).troubledUntil() < since;
}

void Checker::checkGone(Token token)
{
    const Ownership &owner = ownership(token);
    if (owner.clientDied)
        return;
    for (int node = 0; node < m_world.plan.nodes; ++node) {
        auto &server = m_world.nodes[static_cast<size_t>(node)];
        if (server.ownerOf(owner.lock, m_world.agenda.now()) == token && wasCalm(*owner.client, node, owner.lastSent))
            report(Kind::KeyAfterRelease,
                   server.name() + " still has " + named(token) + " "
                       + milliseconds(m_world.agenda.now() - *owner.ended)
                       + " after its end, and nothing was in the way");
    }
}

void Checker::onAcquireEnded(const SimClient &client, const Acquiring &acquiring)
{
    const Micros took = client.now() - acquiring.begun() - (client.pausedInAll() - acquiring.clientPausedBefore());
    const Micros allowed = Micros(acquiring.plan().wait + acquiring.plan().nodeTimeout) + kDeadlineSlack;
    if (took > allowed)
        report(Kind::NeverEnded,
               client.name() + " took " + milliseconds(took) + " to end what was to take " + milliseconds(allowed)
                   + " at most");
    if (acquiring.isGranted() && acquiring.machine().validUntil() - client.now() < acquiring.plan().minValidity)
        report(Kind::ValidityOverstated,
               client.name() + " is granted lock" + std::to_string(acquiring.plan().lock) + " with "
                   + milliseconds(acquiring.machine().validUntil() - client.now()) + " left");
}

void Checker::onRefused(Token token, quint64 round, int node)
{
    Ownership &owner = ownership(token);
    if (owner.round == round)
        owner.refusedBy |= bit(node);
}

void Checker::onRefusalHeard(const Holding &holding)
{
    const int nodes = m_world.plan.nodes;
    const int refused = size(ownership(holding.token()).refusedBy);
    if (holding.isHeld() && refused > nodes - quorumOf(nodes))
        report(Kind::NotTold,
               named(holding) + " goes on though " + std::to_string(refused) + " of " + std::to_string(nodes)
                   + " nodes refused to renew it");
}

void Checker::checkToldLater(const Holding &holding, Micros when)
{
    m_world.agenda.at(when + kCalmTurn, [this, &holding, end = holding.validUntil()] {
        const SimClient &client = holding.client();
        if (!holding.isHeld() || !client.isAlive() || holding.validUntil() != end)
            return; // in the last case it was renewed, and another look is planned
        if (client.isCalmSince(m_world.agenda.now() - kCalmTurn))
            report(Kind::NotTold, named(holding) + " has not heard that its validity ended");
        else
            checkToldLater(holding, std::max(m_world.agenda.now(), client.pausedUntil()));
    });
}

Checker::Believed *Checker::believed(Token token)
{
    const auto found = std::find_if(m_believed.begin(), m_believed.end(),
                                    [token](const Believed &entry) { return entry.holding->token() == token; });
    return found == m_believed.end() ? nullptr : &*found;
}

bool Checker::isBelievedIn(const Holding &holding) const
{
    const Defects &defects = m_world.settings.defects;
    return holding.client().isAlive() && holding.isHeld()
        && (defects.worksAfterLoss || defects.trustsFlag || holding.client().now() < holding.validUntil());
}

void Checker::forget(const Holding &holding)
{
    onTokenEnded(holding.token());
    m_believed.erase(std::remove_if(m_believed.begin(), m_believed.end(),
                                    [&](const Believed &entry) { return entry.holding == &holding; }),
                     m_believed.end());
}

void Checker::onGranted(const Holding &holding)
{
    ++m_grants;
    ownership(holding.token()).granted = true;
    m_world.note(holding.client().name(), [&] {
        return "is granted lock" + std::to_string(holding.lock()) + " as " + named(holding.token()) + " for "
            + milliseconds(holding.validUntil() - holding.client().now());
    });
    m_believed.push_back({&holding, ownership(holding.token()).lastSent, holding.validUntil()});
    checkToldLater(holding, holding.client().whenShows(holding.validUntil()));
    checkSupport(holding, "at the grant");
    checkExclusion(holding);
}

void Checker::onRenewed(const Holding &holding, quint64 round)
{
    ++m_renewals;
    m_world.note(holding.client().name(), [&] {
        return "renewed " + named(holding.token()) + " of lock" + std::to_string(holding.lock()) + " for "
            + milliseconds(holding.validUntil() - holding.client().now());
    });
    Believed *const entry = believed(holding.token());
    if (entry == nullptr)
        return;
    if (holding.client().now() >= entry->validUntil)
        report(Kind::LossNotSticky,
               named(holding) + " is renewed " + milliseconds(holding.client().now() - entry->validUntil)
                   + " after its validity had ended");
    entry->validUntil = holding.validUntil();
    const Ownership &owner = ownership(holding.token());
    const int confirmed = owner.round == round ? size(owner.confirmedBy) : 0;
    if (confirmed < quorumOf(m_world.plan.nodes))
        report(Kind::RenewedWithoutQuorum,
               named(holding) + " counts as renewed; " + std::to_string(confirmed) + " of "
                   + std::to_string(m_world.plan.nodes) + " nodes that held it confirmed");
    checkToldLater(holding, holding.client().whenShows(holding.validUntil()));
    checkSupport(holding, "at the renewal");
    checkExclusion(holding);
}

void Checker::onLost(const Holding &holding)
{
    const Micros now = m_world.agenda.now();
    const LockPlan &plan = holding.plan();
    if (plan.autoRenew && plan.longestHold == Millis(0)) {
        // A round that was in trouble, the pause after it, and one that is not.
        const Micros needed = 2 * plan.nodeTimeout + std::min(Millis(200), plan.ttl / 10) + kCalmTurn;
        SimClient &client = *ownership(holding.token()).client;
        int good = 0;
        for (int node = 0; node < m_world.plan.nodes; ++node) {
            // One that was healed a moment ago could not be renewed in time either.
            auto &server = m_world.nodes[static_cast<size_t>(node)];
            const bool carries
                = server.ownerOf(holding.lock(), now) == holding.token() && server.setAt(holding.lock()) < now - needed;
            good += carries && wasCalm(client, node, now - needed) ? 1 : 0;
        }
        if (good >= quorumOf(m_world.plan.nodes))
            report(Kind::LostForNothing,
                   named(holding) + " is lost; " + std::to_string(good) + " of " + std::to_string(m_world.plan.nodes)
                       + " nodes keep its key, and nothing was in the way of renewals");
    }
    forget(holding);
}

void Checker::checkExclusion(const Holding &holding)
{
    if (!isBelievedIn(holding))
        return;
    for (const auto &other : m_believed) {
        if (other.holding != &holding && other.holding->lock() == holding.lock() && isBelievedIn(*other.holding))
            report(Kind::Overlap,
                   named(holding) + " begins while " + named(*other.holding) + " is believed in for another "
                       + milliseconds(other.holding->validUntil() - other.holding->client().now()));
    }
}

void Checker::checkSupport(const Holding &holding, const char *when)
{
    const Believed *const entry = believed(holding.token());
    if (entry == nullptr || !isBelievedIn(holding))
        return;
    const Micros now = m_world.agenda.now();
    const Micros believedUntil = holding.client().whenShows(holding.validUntil());
    if (believedUntil <= now)
        return;
    int good = 0;
    std::string found;
    for (auto &node : m_world.nodes) {
        const bool carries = node.ownerOf(holding.lock(), now) == holding.token();
        if ((carries && node.goneAt(holding.lock(), now) >= believedUntil)
            || node.hasBrokenPromises(entry->attemptBegan))
            ++good;
    }
    if (good < quorumOf(m_world.plan.nodes))
        report(Kind::ValidityOverstated,
               named(holding) + ", " + when + ": believed in for another " + milliseconds(believedUntil - now)
                   + "; only " + std::to_string(good) + " of " + std::to_string(m_world.plan.nodes)
                   + " nodes keep the key for so long");
}

void Checker::onReleaseStarted(Token token, Instant giveUpAt)
{
    const Ownership &owner = ownership(token);
    if (giveUpAt < owner.keysGoneAt)
        report(Kind::ReleaseGivenUpEarly,
               "the release of " + named(token) + " is to be given up " + milliseconds(owner.keysGoneAt - giveUpAt)
                   + " before the last TTL that was asked for has passed");
}

void Checker::onReleaseGivenUp(Token token, int node)
{
    Ownership &owner = ownership(token);
    owner.givenUpOn |= bit(node);
    const std::string what
        = "the release of " + named(token) + " on " + m_world.nodes[static_cast<size_t>(node)].name() + " is given up ";
    const Micros early = owner.keysGoneAt - (owner.client->now() + m_world.plan.releaseRetry);
    if (early > Micros(0))
        report(Kind::ReleaseGivenUpEarly, what + milliseconds(early) + " too early");
    if (wasCalm(*owner.client, node,
                m_world.agenda.now() - m_world.plan.releaseTimeout - 2 * m_world.plan.releaseRetry - kCalmTurn))
        report(Kind::KeyAfterRelease, what + "though nothing was in the way");
}

void Checker::onReleaseDone(Token token)
{
    const Ownership &owner = ownership(token);
    const NodeSet left = owner.sentTo & ~(owner.declinedBy | owner.releasedOn | owner.givenUpOn);
    for (int node = 0; node < m_world.plan.nodes; ++node) {
        if ((left & bit(node)) != 0)
            report(Kind::KeyAfterRelease,
                   "the release of " + named(token) + " is over, and " + m_world.nodes[static_cast<size_t>(node)].name()
                       + " was not asked");
    }
}

void Checker::onClientDied(const SimClient &client)
{
    for (auto &owner : m_ownerships) {
        if (owner.client != &client)
            continue;
        owner.clientDied = true;
        if (!owner.ended)
            owner.ended = m_world.agenda.now();
    }
    m_believed.erase(std::remove_if(m_believed.begin(), m_believed.end(),
                                    [&](const Believed &entry) { return &entry.holding->client() == &client; }),
                     m_believed.end());
}

void Checker::onExecuted(int node, const Command &command, const Answer &answer)
{
    using CommandKind = Command::Kind;
    if (command.token == kNobody)
        return;
    Ownership &owner = ownership(command.token);
    auto &server = m_world.nodes[static_cast<size_t>(node)];
    const Micros now = m_world.agenda.now();
    if (command.kind == CommandKind::Release || command.kind == CommandKind::Delete) {
        owner.releasedOn |= bit(node);
        return;
    }
    if (!writes(command.kind))
        return;
    if (answer.value == 1) {
        owner.declinedBy &= ~bit(node);
        if ((owner.releasedOn & bit(node)) != 0)
            report(Kind::KeyAfterRelease, server.name() + " ran " + toText(command) + " behind its release");
        if (isRenewal(command.kind)) {
            // A heal of an earlier round may have left just ahead of this one, in the same moment.
            const Micros asked = server.askedAt(command.lock);
            if (command.round == owner.round
                && (asked < owner.roundStarted || (asked == owner.roundStarted && (owner.healedWith & bit(node)) != 0)))
                owner.confirmedBy |= bit(node);
            if (const Believed *const entry = believed(command.token))
                checkSupport(*entry->holding, "with the renewal under way");
        }
        return;
    }
    owner.declinedBy |= bit(node);
    const Token inTheWay = server.ownerOf(command.lock, now);
    if (inTheWay == kNobody || inTheWay == command.token)
        return;
    const auto &ended = ownership(inTheWay).ended;
    const Micros longest = Micros(m_world.plan.longestTtl) * 11 / 10 + Millis(5);
    if (ended && now - std::max(*ended, server.writtenAt(command.lock)) > longest)
        report(Kind::StuckKey,
               server.name() + " still has " + named(inTheWay) + " " + milliseconds(now - *ended) + " after its end");
}

} // namespace LockscopeTest::Simulation
