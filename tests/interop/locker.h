#pragma once

#include <QProcess>
#include <QStringList>

namespace LockscopeTest {

/// A helper program that takes locks with some library and is told what to do by lines. It holds one lock at a time,
/// works at one command at a time, and answers each with one line:
///
///     (started)                          ready LIBRARY VERSION
///     acquire NAME TTL WAIT              held OWNER           one attempt when WAIT is 0; times in ms
///     keep NAME TTL                      held OWNER           one attempt; the library renews it by itself until the
///     release extend TTL                         extended             the lock has TTL left from now release released
///     increment NAME COUNTER TIMES TTL   counted TIMES        under the lock, one GET and one SET each, on the first
///     node;
///                                                             each appends who it was to the list COUNTER:order; a
///                                                             random moment after each, which lets others have a turn
///     settle                             settled NODES        what was sent before has been carried out on so many
///     nodes
///
/// `refused NODE-ERRORS WORDS`: the library says no, and so many nodes failed; `failed WORDS`: anything else, also a
/// command that the library has nothing for. End of input ends it.
class Locker
{
public:
    struct Answer
    {
        QByteArray word; ///< empty: no answer came
        QByteArray rest;
    };

    Locker();
    ~Locker();
    Q_DISABLE_COPY_MOVE(Locker)

    /// False with a qWarning when it does not get ready.
    [[nodiscard]] bool start(const QStringList &command);

    void tell(const QString &line);
    [[nodiscard]] bool hasAnswered() const { return m_process.canReadLine(); }
    /// The answer to the command before, which the event loop waits for.
    [[nodiscard]] Answer answer(int patienceMs);
    [[nodiscard]] Answer ask(const QString &line);

    /// Ends it by SIGKILL: what it holds stays behind.
    void kill();

private:
    QProcess m_process;
};

} // namespace LockscopeTest
