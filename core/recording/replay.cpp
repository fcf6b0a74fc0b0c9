#include "replay.h"

namespace Lockscope {

namespace {

/// These figures change all the time without being recorded, so the recorded values are outdated.
std::vector<NodeStatus> withoutFigures(std::vector<NodeStatus> nodes)
{
    for (NodeStatus &node : nodes) {
        node.roundTrip.reset();
        node.cost.reset();
    }
    return nodes;
}

} // namespace

Replay::Replay(std::unique_ptr<RecordingReader> reader)
    : m_reader(std::move(reader))
    , m_length(m_reader->length())
    , m_nodes(withoutFigures(m_reader->nodes()))
{
    load();
}

Result<std::unique_ptr<Replay>> Replay::open(const QString &path)
{
    auto reader = RecordingReader::open(path);
    if (!reader)
        return reader.error();
    return std::make_unique<Replay>(std::move(*reader));
}

std::optional<Micros> Replay::nextAt() const
{
    return m_next ? std::optional(m_next->at) : std::nullopt;
}

void Replay::load()
{
    m_next = m_reader->next();
    if (m_next)
        m_length = std::max(m_length, m_next->at);
}

BoardDiffPtr Replay::step()
{
    if (!m_next)
        return nullptr;
    const RecordedFrame frame = *m_next;
    load();
    m_position = frame.at;
    m_nodes = withoutFigures(frame.diff->nodes);
    m_complete = frame.diff->complete;
    m_wasReading = frame.reading.value_or(m_wasReading);
    m_ownActions = frame.ownActions;
    for (const auto &state : frame.diff->changed)
        m_shown.insert(state->name, state);
    for (const auto &name : frame.diff->removed)
        m_shown.remove(name);
    auto diff = std::make_shared<BoardDiff>(*frame.diff);
    diff->nodes = m_nodes;
    diff->generation = ++m_generation;
    return diff;
}

BoardDiffPtr Replay::seek(Micros to)
{
    const auto before = m_shown;
    if (to < m_position) {
        // Rewind, because only the start is complete. The header was read before and fails only if the file changed.
        m_shown.clear();
        m_position = Micros(0);
        m_complete = false;
        m_wasReading = true;
        m_next.reset();
        if (m_reader->readHeader()) {
            m_nodes = withoutFigures(m_reader->nodes());
            load();
        }
    }
    while (m_next && m_next->at <= to)
        step();
    m_position = std::clamp(to, m_position, std::max(m_position, m_length));

    auto diff = std::make_shared<BoardDiff>();
    diff->generation = ++m_generation;
    diff->nodes = m_nodes;
    diff->complete = m_complete;
    for (auto state = m_shown.cbegin(); state != m_shown.cend(); ++state) {
        if (before.value(state.key()) != *state)
            diff->changed.push_back(*state);
    }
    for (auto state = before.cbegin(); state != before.cend(); ++state) {
        if (!m_shown.contains(state.key()))
            diff->removed.push_back(state.key());
    }
    return diff;
}

Micros Playhead::at(Instant now) const
{
    return m_position + Micros(static_cast<qint64>(static_cast<double>((now - m_anchor).count()) * m_speed));
}

std::optional<Micros> Playhead::until(Micros position, Instant now) const
{
    const Micros left = position - at(now);
    if (left <= Micros(0))
        return Micros(0);
    if (m_speed <= 0)
        return std::nullopt;
    return Micros(static_cast<qint64>(static_cast<double>(left.count()) / m_speed) + 1);
}

void Playhead::setSpeed(double speed, Instant now)
{
    jump(at(now), now);
    m_speed = speed;
}

void Playhead::jump(Micros position, Instant now)
{
    m_position = position;
    m_anchor = now;
}

} // namespace Lockscope
