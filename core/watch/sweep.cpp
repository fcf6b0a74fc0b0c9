#include "sweep.h"

#include <algorithm>

namespace Lockscope {

namespace {

constexpr int kMostPageSize = 1000;
// More keys at once would leave the CPU caches, ours and the server's, before they are used again.
constexpr qsizetype kMostKeys = 400;
/// Without pauses, a page has more: its keys are read in several parts, so that the node still has work while the
/// reader deals with other nodes.
constexpr qsizetype kMostWithoutPauses = 1200;
constexpr int kLeastPageSize = 50;
/// Servers return about as many keys as asked for. All keys of a page are requested at once, so a page has a limit.
constexpr qsizetype kMostInPage = 50 * kMostPageSize;
/// Without pauses, this many parts of pages are processed at a time.
constexpr int kMostOpen = 6;
/// A SCAN that takes longer delays the server's other clients too much: request less next time.
constexpr Micros kSlowPage{5000};

} // namespace

Sweep::Sweep(Link *link, Pacer *pacer, QByteArray match, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_link(link)
    , m_pacer(pacer)
    , m_match(std::move(match))
    , m_clock(clock)
{
    m_pause.setSingleShot(true);
    m_pause.setTimerType(Qt::PreciseTimer);
    connect(&m_pause, &QTimer::timeout, this, &Sweep::nextPage);
}

void Sweep::start()
{
    if (m_running)
        return;
    m_running = true;
    m_walked = 0;
    m_open = 0;
    m_cursor = "0";
    nextPage();
}

void Sweep::stop()
{
    ++m_walkId;
    m_pause.stop();
    m_isScanning = false;
    m_running = false;
}

void Sweep::nextPage()
{
    CommandBatch batch;
    const QByteArray count = QByteArray::number(m_pageSize);
    if (m_match.isEmpty())
        batch.add({"SCAN", m_cursor, "COUNT", count});
    else
        batch.add({"SCAN", m_cursor, "MATCH", m_match, "COUNT", count});
    m_asked = m_clock.now();
    m_isScanning = true;
    m_link->send(std::move(batch), [self = QPointer(this), walkId = m_walkId](qsizetype, Result<Value> &reply) {
        if (!self || self->m_walkId != walkId)
            return;
        if (reply) {
            self->onPage(*reply);
        } else {
            Q_EMIT self->failed(reply.error());
            if (self && self->m_walkId == walkId)
                self->end(false);
        }
    });
}

void Sweep::onPage(Value &reply)
{
    m_isScanning = false;
    const Micros took = m_clock.now() - m_asked;
    if (reply.elements.size() != 2 || !reply.elements[1].isArray()) {
        end(false);
        return;
    }
    const qsizetype found = std::ssize(reply.elements[1].elements);
    if (found > kMostInPage) {
        m_link->recycle({.kind = ErrorKind::Protocol,
                         .message = QStringLiteral("%1 sent %2 keys in one page of SCAN; at most %3 are read")
                                        .arg(m_link->endpoint().label())
                                        .arg(found)
                                        .arg(kMostInPage)});
        return;
    }
    const bool isFree = m_pacer->isFree();
    const qsizetype most = isFree ? kMostWithoutPauses : kMostKeys;
    if (took > kSlowPage && !isFree) // otherwise it waited behind our own reads
        m_pageSize = std::max(kLeastPageSize, m_pageSize / 2);
    else if (found > most)
        m_pageSize = std::max(kLeastPageSize, static_cast<int>(m_pageSize * most / found));
    else if (2 * found <= most)
        m_pageSize = std::min(kMostPageSize, m_pageSize * 2);
    m_cursor = reply.elements[0].text;
    const qsizetype count = isFree ? std::max<qsizetype>(1, (found + kMostKeys - 1) / kMostKeys) : 1;
    std::vector<QByteArrayList> parts(static_cast<size_t>(count));
    for (qsizetype part = 0, at = 0; part < count; ++part) {
        QByteArrayList &keys = parts[static_cast<size_t>(part)];
        const qsizetype end = found * (part + 1) / count;
        keys.reserve(end - at);
        for (; at < end; ++at)
            keys.append(std::move(reply.elements[1].elements[static_cast<size_t>(at)].text));
    }
    m_walked += found;
    m_open += static_cast<int>(count);
    // Request the next page before this page's keys: its reply arrives while the node reads them.
    if (m_cursor != "0" && isFree && m_open < kMostOpen)
        nextPage();
    const QPointer<Sweep> self(this);
    const quint64 walkId = m_walkId;
    for (const QByteArrayList &keys : parts) {
        if (!self || walkId != m_walkId)
            return;
        Q_EMIT page(keys);
    }
}

void Sweep::goOn(quint64 walkId, qsizetype keys, int exchanges)
{
    if (walkId != m_walkId || !m_running)
        return;
    --m_open;
    if (m_isScanning || m_pause.isActive() || m_open >= kMostOpen || (m_open > 0 && !m_pacer->isFree()))
        return;
    if (m_cursor == "0") {
        if (m_open == 0)
            end(true);
        return;
    }
    const Micros pause = m_pacer->pauseAfter(m_asked, m_clock.now(), keys, exchanges + 1);
    if (pause > Micros(0))
        m_pause.start(std::chrono::ceil<Millis>(pause));
    else
        nextPage();
}

void Sweep::giveUp(quint64 walkId)
{
    if (walkId == m_walkId && m_running)
        end(false);
}

void Sweep::end(bool complete)
{
    ++m_walkId;
    m_pause.stop();
    m_isScanning = false;
    m_running = false;
    Q_EMIT ended(complete);
}

} // namespace Lockscope
