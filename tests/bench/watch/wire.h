#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

struct redisContext;
struct redisReply;

namespace LockscopeBench {

/// A blocking hiredis connection: what the bare loops and the writers of the benchmarks speak by. A failure ends the
/// program: there is nothing to measure then.
class Wire
{
public:
    explicit Wire(quint16 port);
    ~Wire();
    Q_DISABLE_COPY_MOVE(Wire)

    using Taker = std::function<void(const redisReply &)>;

    void append(std::initializer_list<QByteArrayView> words);
    /// Reads the next answer.
    void take(const Taker &taker = {});
    QByteArray ask(std::initializer_list<QByteArrayView> words);
    /// Sends what was appended, without waiting.
    void flush();

private:
    redisContext *m_context;
};

/// Locks as a common library leaves them, `lock:0` and so on, with the same UUID on every node; they live for an hour.
void fillWithLocks(const QList<quint16> &ports, int locks);
/// Keys that are no locks.
void fillWithOthers(quint16 port, int keys);

/// What reading all locks costs without anything else: SCAN, then of each key what the library reads of a string, TYPE
/// first.
void readAllBare(const QList<quint16> &ports);
/// SCAN alone.
void scanBare(quint16 port);

/// The processor time that these servers have used.
[[nodiscard]] double serverSeconds(const QList<quint16> &ports);

} // namespace LockscopeBench
