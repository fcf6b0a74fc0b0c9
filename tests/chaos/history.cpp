#include "history.h"

#include <algorithm>
#include <set>

namespace LockscopeTest {

namespace {

QString describe(const Hold &hold)
{
    return QStringLiteral("process %1 from %2 to %3 µs (valid until %4)")
        .arg(QString::number(hold.process), QString::number(hold.begin), QString::number(hold.promisedUntil()),
             QString::number(hold.validUntil));
}

} // namespace

void History::add(const QByteArray &log, int process)
{
    Hold *open = nullptr;
    const auto first = static_cast<std::ptrdiff_t>(m_holds.size());
    const auto lines = log.left(log.lastIndexOf('\n') + 1).split('\n');
    std::vector<Hold> holds;
    holds.reserve(static_cast<size_t>(lines.size()));
    for (const auto &line : lines) {
        if (line.isEmpty())
            continue;
        const auto words = line.split(' ');
        bool ok = words.size() >= 3;
        const qint64 time = ok ? words[1].toLongLong(&ok) : 0;
        const char kind = line.front();
        if (ok && kind == 'G' && open == nullptr) {
            open = &holds.emplace_back(Hold{.process = process, .begin = time, .validUntil = words[2].toLongLong()});
        } else if (ok && kind == 'R' && open != nullptr) {
            open->validUntil = words[2].toLongLong();
        } else if (ok && kind == 'W' && open != nullptr) {
            open->wrote = words[2].toLongLong();
            open->wroteAt = time;
        } else if (ok && kind == 'E' && open != nullptr) {
            open->endedAt = time;
            open->end = words[2] == "lost" ? Hold::End::Lost : Hold::End::Released;
            open = nullptr;
        } else if (ok && kind == 'F') {
            m_failures += QString::fromUtf8(words[2]);
        } else if (ok && kind == 'S') {
            m_suspensions += QString::fromUtf8(line.mid(line.indexOf(' ', 2) + 1));
        } else {
            m_complaints += QStringLiteral("process %1: %2").arg(QString::number(process), QString::fromUtf8(line));
        }
    }
    m_holds.insert(m_holds.end(), holds.begin(), holds.end());
    const auto earlier = [](const Hold &a, const Hold &b) { return a.begin < b.begin; };
    std::inplace_merge(m_holds.begin(), m_holds.begin() + first, m_holds.end(), earlier);
}

QStringList History::overlaps() const
{
    QStringList found;
    // Of each process, its latest hold may still run when others begin: with no overlap there is one at most.
    std::vector<const Hold *> running;
    for (const auto &hold : m_holds) {
        std::erase_if(running, [&](const Hold *other) { return other->promisedUntil() <= hold.begin; });
        for (const Hold *other : running) {
            if (other->process != hold.process && hold.promisedUntil() > hold.begin)
                found += describe(*other) + QStringLiteral(" and ") + describe(hold);
        }
        running.push_back(&hold);
    }
    return found;
}

int History::handOvers() const
{
    int count = 0;
    for (size_t i = 1; i < m_holds.size(); ++i)
        count += m_holds[i].process != m_holds[i - 1].process ? 1 : 0;
    return count;
}

int History::writes() const
{
    return static_cast<int>(
        std::count_if(m_holds.begin(), m_holds.end(), [](const Hold &hold) { return hold.wrote != 0; }));
}

int History::lateWrites() const
{
    return static_cast<int>(std::count_if(m_holds.begin(), m_holds.end(), [](const Hold &hold) {
        return hold.wrote != 0 && hold.wroteAt >= hold.validUntil;
    }));
}

std::vector<qint64> History::gaps() const
{
    std::vector<qint64> gaps;
    for (size_t i = 1; i < m_holds.size(); ++i) {
        if (m_holds[i - 1].end != Hold::End::Open)
            gaps.push_back(m_holds[i].begin - m_holds[i - 1].endedAt);
    }
    std::sort(gaps.begin(), gaps.end());
    return gaps;
}

QStringList History::counted(QStringList words)
{
    QStringList result;
    words.sort();
    const std::set<QString> distinct(words.begin(), words.end());
    for (const auto &word : distinct)
        result += QStringLiteral("%1 × %2").arg(words.count(word)).arg(word);
    return result;
}

} // namespace LockscopeTest
