#pragma once

#include "fixtures/redisset.h"
#include "history.h"
#include "sharedboard.h"

#include <QProcess>
#include <QTemporaryDir>

#include <memory>
#include <vector>

namespace LockscopeTest {

/// The processes that contend for one lock, with the folder of their board and logs.
class Workers
{
public:
    struct Options
    {
        int count = 8;
        int ttlMs = 1000;
        int holdMs = 20;
        int longPerMille = 8;
        int thinkMs = 10;
        QString broken = {};
        quint32 seed = 1;
    };

    Workers(const RedisSet &nodes, const Options &options);
    ~Workers();
    Q_DISABLE_COPY_MOVE(Workers)

    /// Starts them; they warm up.
    [[nodiscard]] bool start();
    /// Each of them holds its own lock on every node: all of them have seen all nodes.
    [[nodiscard]] bool areWarm() const;
    void go() { m_board->phase = SharedBoard::Go; }
    void askToStop() { m_board->phase = SharedBoard::Stop; }
    [[nodiscard]] bool areFinished() const;

    void freeze(int place);
    void thaw(int place);
    /// SIGKILL, and another process takes its place.
    [[nodiscard]] bool replace(int place);

    [[nodiscard]] SharedBoard &board() const { return *m_board; }
    [[nodiscard]] int count() const { return m_options.count; }
    /// The place of who believes to be inside; -1: nobody.
    [[nodiscard]] int inside() const;
    /// What is wrong with the processes: one has ended before its time, badly, or has complained. Empty when nothing
    /// is.
    [[nodiscard]] QString trouble() const;
    [[nodiscard]] History history() const;
    /// The logs stay, for looking into them, with the nemesis' diary beside them; the path of their folder.
    QString keep(const QStringList &diary);

    static constexpr const char *kLock = "counter";

private:
    struct Member
    {
        QProcess process;
        int number = 0; ///< of the process
    };

    [[nodiscard]] bool startAt(int place);
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

    const RedisSet &m_nodes;
    const Options m_options;
    QTemporaryDir m_folder;
    SharedBoardFile m_board;
    std::vector<std::unique_ptr<Member>> m_members; ///< by place
    int m_started = 0;
};

} // namespace LockscopeTest
