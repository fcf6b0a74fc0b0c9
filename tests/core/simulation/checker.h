#pragma once

#include "command.h"
#include "holding.h"
#include "violation.h"

namespace LockscopeTest::Simulation {

/// Watches a history from outside, in true time, and says which promises were broken.
class Checker
{
public:
    explicit Checker(World &world) : m_world(world) { }

    /// A new owner for an attempt of this client.
    Token newToken(SimClient &client, int lock);

    // what clients do
    void onSent(const SimClient &client, int node, const Command &command);
    void onVoteCounted(const SimClient &client, int node, Token token);
    void onTokenEnded(Token token);
    void onAcquireEnded(const SimClient &client, const Acquiring &acquiring);
    void onGranted(const Holding &holding);
    void onRenewed(const Holding &holding, quint64 round);
    /// A node refused to renew; the holder is about to hear it, and then has heard it.
    void onRefused(Token token, quint64 round, int node);
    void onRefusalHeard(const Holding &holding);
    void onNotRenewed(const Holding &holding) { checkSupport(holding, "while it is not renewed"); }
    void onLost(const Holding &holding);
    void onReleased(const Holding &holding) { forget(holding); }
    void onReleaseStarted(Token token, Instant giveUpAt);
    void onReleaseGivenUp(Token token, int node);
    void onReleaseDone(Token token);
    void onClientDied(const SimClient &client);
    /// What a node did.
    void onExecuted(int node, const Command &command, const Answer &answer);

    /// The token was a holder's, not that of a failed attempt.
    [[nodiscard]] bool wasGranted(Token token) const { return m_ownerships.at(static_cast<size_t>(token - 1)).granted; }
    /// Reports a violation that was found elsewhere.
    void report(Violation::Kind kind, const std::string &text);
    [[nodiscard]] const std::vector<Violation> &violations() const { return m_violations; }
    [[nodiscard]] bool hasSeen(Violation::Kind kind) const;
    [[nodiscard]] int grants() const { return m_grants; }
    [[nodiscard]] int renewals() const { return m_renewals; }

private:
    using NodeSet = unsigned; ///< one bit per node

    struct Ownership
    {
        SimClient *client;
        int lock;
        std::optional<Micros> ended;
        bool granted = false;
        bool clientDied = false;
        Micros lastSent{0};
        Instant keysGoneAt = {}; ///< by the client's clock, from what it sent
        NodeSet sentTo = 0;
        NodeSet declinedBy = 0;
        NodeSet releasedOn = 0;
        NodeSet givenUpOn = 0;
        quint64 round = 0;
        Micros roundStarted{0};
        NodeSet healedWith = 0; ///< nodes to which a heal was sent in the moment in which the round began, ahead of it
        NodeSet healing = 0; ///< nodes to which one was sent at lastSent, and no renewal since
        NodeSet refusedBy = 0; ///< in this round
        NodeSet confirmedBy = 0; ///< in this round, while they held the token since before it
    };

    struct Believed
    {
        const Holding *holding;
        Micros attemptBegan;
        Instant validUntil;
    };

    static NodeSet bit(int node) { return 1U << static_cast<unsigned>(node); }
    [[nodiscard]] Ownership &ownership(Token token) { return m_ownerships.at(static_cast<size_t>(token - 1)); }
    [[nodiscard]] Believed *believed(Token token);
    [[nodiscard]] bool isBelievedIn(const Holding &holding) const;
    void forget(const Holding &holding);
    void checkExclusion(const Holding &holding);
    void checkToldLater(const Holding &holding, Micros when);
    void checkSupport(const Holding &holding, const char *when);
    void checkGone(Token token);
    /// Nothing was in the way of what this client and the node had to say to each other.
    [[nodiscard]] bool wasCalm(SimClient &client, int node, Micros since) const;

    World &m_world;
    std::vector<Ownership> m_ownerships; ///< by token
    std::vector<Believed> m_believed;
    std::vector<Violation> m_violations;
    int m_grants = 0;
    int m_renewals = 0;
};

} // namespace LockscopeTest::Simulation
