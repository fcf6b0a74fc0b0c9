#pragma once

#include "../arguments/commandline.h"
#include "boardmirror.h"

#include <QJsonObject>

#include <functional>

namespace Lockscope::App {

/// Calls `look` for each database that the command line names, one after another, or once for the deployment as it is.
/// For `-n all` the nodes of the first look say which databases hold keys. `look` returns the nodes that it saw, or an
/// error, which ends the loop. Error: also NotAllowed, if no node says which databases exist.
[[nodiscard]] Result<void>
forEachDatabase(const Request &request, const std::function<Result<std::vector<NodeStatus>>(const Deployment &)> &look);

/// The sessions of a continuous command, one per database. `-n all` adds a database once it holds keys.
class DatabaseSessions : public QObject
{
    Q_OBJECT

public:
    DatabaseSessions(const Request &request, SessionOptions options, QObject *parent = nullptr);

    /// Starts the first sessions. Emits added() for each before it starts.
    void start();
    [[nodiscard]] const std::vector<std::unique_ptr<Session>> &all() const { return m_sessions; }

Q_SIGNALS:
    void added(Lockscope::Session *session);
    /// No node says which databases exist.
    void unknown(const QString &why);

private:
    void add(const Deployment &deployment);
    void addThoseWithKeys(const std::vector<NodeStatus> &nodes, bool isComplete);

    const Request &m_request;
    SessionOptions m_options;
    std::vector<std::unique_ptr<Session>> m_sessions;
};

/// Says which other databases hold keys, and how to see them, if a command found nothing. Empty: none are known.
/// `seen`: the nodes in each database that was read.
[[nodiscard]] QString otherDatabasesHint(const std::vector<std::vector<NodeStatus>> &seen, const Request &request);

/// Adds the field `database`.
[[nodiscard]] QJsonObject withDatabase(QJsonObject object, const std::vector<NodeStatus> &nodes);

} // namespace Lockscope::App
