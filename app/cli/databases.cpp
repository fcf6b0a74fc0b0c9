#include "databases.h"

#include <lockscope/core/words/wording.h>

#include <algorithm>

namespace Lockscope::App {

namespace {

Error unknownDatabases()
{
    return {.kind = ErrorKind::NotAllowed,
            .message = QStringLiteral("No node says which databases hold keys: INFO is refused, or leaves them out. "
                                      "Name them, for example -n 0,1")};
}

bool isReadable(const std::vector<NodeStatus> &nodes)
{
    return Capability::of(nodes).readable > 0;
}

} // namespace

Result<void> forEachDatabase(const Request &request,
                             const std::function<Result<std::vector<NodeStatus>>(const Deployment &)> &look)
{
    if (!request.databases.isSeveral()) {
        const auto nodes = look(request.deployment);
        return nodes ? Result<void>() : nodes.error();
    }
    QList<int> numbers = request.databases.all ? QList<int>{0} : request.databases.numbers;
    for (qsizetype i = 0; i < numbers.size(); ++i) {
        const auto nodes = look(request.deployment.onDatabase(numbers.at(i)));
        if (!nodes)
            return nodes.error();
        if (!request.databases.all || i > 0 || !isReadable(*nodes))
            continue;
        const auto others = otherDatabases(*nodes);
        if (!others)
            return unknownDatabases();
        for (const auto &other : *others)
            numbers.append(other.database);
    }
    return {};
}

DatabaseSessions::DatabaseSessions(const Request &request, SessionOptions options, QObject *parent)
    : QObject(parent)
    , m_request(request)
    , m_options(std::move(options))
{
}

void DatabaseSessions::start()
{
    if (!m_request.databases.isSeveral())
        return add(m_request.deployment);
    if (m_request.databases.all)
        return add(m_request.deployment.onDatabase(0));
    for (const int number : m_request.databases.numbers)
        add(m_request.deployment.onDatabase(number));
}

void DatabaseSessions::add(const Deployment &deployment)
{
    const bool leads = m_sessions.empty() && m_request.databases.all;
    Session *session = m_sessions.emplace_back(std::make_unique<Session>(deployment, m_options)).get();
    if (leads)
        connect(session, &Session::boardChanged, this,
                [this](const BoardDiffPtr &diff) { addThoseWithKeys(diff->nodes, diff->complete); });
    Q_EMIT added(session);
    session->start();
}

void DatabaseSessions::addThoseWithKeys(const std::vector<NodeStatus> &nodes, bool isComplete)
{
    const auto others = otherDatabases(nodes);
    if (!others) {
        if (isComplete && m_sessions.size() == 1 && isReadable(nodes))
            Q_EMIT unknown(unknownDatabases().message);
        return;
    }
    for (const auto &other : *others) {
        const bool isThere = std::any_of(m_sessions.begin(), m_sessions.end(), [&other](const auto &session) {
            return session->deployment().nodes.first().database == other.database;
        });
        if (!isThere)
            add(m_request.deployment.onDatabase(other.database));
    }
}

QString otherDatabasesHint(const std::vector<std::vector<NodeStatus>> &seen, const Request &request)
{
    std::vector<DatabaseKeys> others;
    if (!seen.empty())
        others = otherDatabases(seen.front()).value_or(others);
    std::erase_if(others, [&seen](const DatabaseKeys &other) {
        return std::any_of(seen.begin(), seen.end(),
                           [&other](const auto &nodes) { return databaseOf(nodes) == other.database; });
    });
    if (others.empty())
        return {};
    const auto most = std::max_element(others.begin(), others.end(),
                                       [](const DatabaseKeys &a, const DatabaseKeys &b) { return a.keys < b.keys; });
    const QString text = Wording::otherDatabases(others) + QStringLiteral(" Add -n %1").arg(most->database);
    return text + (request.takesSeveralDatabases() ? QStringLiteral(", or -n all.") : QStringLiteral("."));
}

QJsonObject withDatabase(QJsonObject object, const std::vector<NodeStatus> &nodes)
{
    const auto database = databaseOf(nodes);
    object.insert(QStringLiteral("database"), database ? QJsonValue(*database) : QJsonValue());
    return object;
}

} // namespace Lockscope::App
