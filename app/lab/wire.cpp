#include "wire.h"

namespace Lockscope::Lab {

namespace {

class CountingTransport final : public Transport
{
public:
    CountingTransport(std::unique_ptr<Transport> inner, qint64 *count) : m_inner(std::move(inner)), m_count(count)
    {
        connect(m_inner.get(), &Transport::opened, this, &Transport::opened);
        connect(m_inner.get(), &Transport::readyRead, this, &Transport::readyRead);
        connect(m_inner.get(), &Transport::bytesWritten, this, &Transport::bytesWritten);
        connect(m_inner.get(), &Transport::closed, this, &Transport::closed);
    }

    void open() override { m_inner->open(); }
    void abort() override { m_inner->abort(); }
    void write(const QByteArray &bytes) override
    {
        count(bytes);
        m_inner->write(bytes);
    }
    QByteArray read(qint64 maxSize) override { return m_inner->read(maxSize); }
    qint64 bytesToWrite() const override { return m_inner->bytesToWrite(); }
    std::optional<QString> waitingFor() const override { return m_inner->waitingFor(); }

private:
    /// A command is `*words`, then per word `$length` and that many bytes, each with an end of line.
    void count(const QByteArray &bytes)
    {
        for (qsizetype i = 0; i < bytes.size();) {
            const qsizetype skipped = std::min(m_toSkip, bytes.size() - i);
            m_toSkip -= skipped;
            i += skipped;
            if (i == bytes.size())
                return;
            const char c = bytes.at(i++);
            if (c != '\n') {
                m_line += c;
                continue;
            }
            if (m_line.startsWith('*'))
                ++*m_count;
            else if (m_line.startsWith('$'))
                m_toSkip = m_line.mid(1).trimmed().toLongLong() + 2;
            m_line.clear();
        }
    }

    std::unique_ptr<Transport> m_inner;
    qint64 *m_count;
    QByteArray m_line;
    qsizetype m_toSkip = 0;
};

constexpr char kPass[] = "return redis.call(unpack(ARGV))";

} // namespace

TransportFactory countingTransport(qint64 *count)
{
    return [count](const Endpoint &endpoint) -> std::unique_ptr<Transport> {
        return std::make_unique<CountingTransport>(makeSocketTransport(endpoint), count);
    };
}

Wire::Wire(const Endpoint &endpoint, qint64 *count) : m_link(endpoint, Purpose::Lock, countingTransport(count))
{
    m_link.setLongestPause(Millis(50)); // nodes restart while a viewer watches
    m_link.start();
}

Later<Reply> Wire::send(const QByteArrayList &words)
{
    const Command command(words);
    Later<Reply> answer;
    m_link.send(
        checkAllowed(Purpose::Lock, command) ? command : Command(QByteArrayList{"EVAL", kPass, "0"} + words),
        [answer](const Reply &reply) { answer.give(reply); }, m_timeout);
    return answer;
}

Later<Done> Wire::settled()
{
    Later<Done> known;
    if (m_link.isSettled())
        known.give({});
    QObject::connect(&m_link, &Link::up, &m_link, [known] { known.give({}); });
    QObject::connect(&m_link, &Link::down, &m_link, [known] { known.give({}); });
    return known;
}

} // namespace Lockscope::Lab
