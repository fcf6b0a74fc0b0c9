#include "connectiondialog.h"

#include "servertext.h"
#include "texttablemodel.h"
#include "wording.h"

#include <lockscope/core/base/text.h>

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>

#include <algorithm>

namespace Lockscope {

namespace {

QString generatedName(const QList<Endpoint> &nodes)
{
    return nodes.size() == 1 ? nodes.first().label() : ConnectionDialog::tr("%n nodes", nullptr, static_cast<int>(nodes.size()));
}

} // namespace

ConnectionDialog::ConnectionDialog(QWidget *parent)
    : QDialog(parent)
    , m_name(new QLineEdit(this))
    , m_addresses(new QPlainTextEdit(this))
    , m_user(new QLineEdit(this))
    , m_password(new QLineEdit(this))
    , m_caFile(new QLineEdit(this))
    , m_certFile(new QLineEdit(this))
    , m_keyFile(new QLineEdit(this))
    , m_serverName(new QLineEdit(this))
    , m_patterns(new QLineEdit(this))
    , m_generic(new QCheckBox(tr("Also show strings that only look like &locks"), this))
    , m_environment(new QComboBox(this))
    , m_interval(new QDoubleSpinBox(this))
    , m_message(new QLabel(this))
    , m_results(new TextTableModel({tr("Node"), tr("Result")}, this))
    , m_testButton(new QPushButton(tr("&Test"), this))
{
    setWindowTitle(tr("Connect to nodes"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_name->setObjectName(QStringLiteral("connectName"));
    m_addresses->setObjectName(QStringLiteral("connectAddresses"));
    m_addresses->setPlaceholderText(QStringLiteral("redis://10.0.0.1:6379\nrediss://user:password@redis.example.org:6380/0\nunix:///run/redis/redis.sock"));
    m_addresses->setTabChangesFocus(true);
    m_addresses->setMaximumHeight(fontMetrics().lineSpacing() * 6 + 12);
    m_password->setEchoMode(QLineEdit::Password);
    m_password->setObjectName(QStringLiteral("connectPassword"));
    m_user->setObjectName(QStringLiteral("connectUser"));
    m_caFile->setObjectName(QStringLiteral("connectCaFile"));
    m_caFile->setPlaceholderText(tr("PEM file; empty: the system's authorities"));
    m_serverName->setPlaceholderText(tr("empty: the host of each address"));
    m_patterns->setPlaceholderText(tr("for example lock:* orders:*; empty: recognise locks by their form"));
    m_generic->setObjectName(QStringLiteral("connectGeneric"));
    m_generic->setToolTip(tr("Any string that ends by itself or whose name says lock: sessions, caches and counters may be among them"));
    for (const auto environment : {Environment::Unspecified, Environment::Development, Environment::Production})
        m_environment->addItem(Wording::environment(environment), static_cast<int>(environment));
    m_interval->setRange(0.1, 60);
    m_interval->setDecimals(1);
    m_interval->setValue(1);
    m_interval->setSuffix(tr(" s"));
    prepareForServerText(m_message);
    m_message->setObjectName(QStringLiteral("connectMessage"));
    m_testButton->setObjectName(QStringLiteral("connectTest"));
    m_testButton->setAutoDefault(false);

    auto *results = new QTableView(this);
    results->setModel(m_results);
    results->setObjectName(QStringLiteral("connectResults"));
    results->verticalHeader()->hide();
    results->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    results->setColumnWidth(0, 180);
    results->setWordWrap(true);
    results->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    results->setMinimumHeight(120);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Connect"));
    buttons->addButton(m_testButton, QDialogButtonBox::ActionRole);

    auto *form = new QFormLayout(this);
    form->addRow(tr("N&ame:"), m_name);
    form->addRow(tr("Add&resses, one node per line:"), m_addresses);
    form->addRow(tr("&User:"), m_user);
    form->addRow(tr("&Password:"), m_password);
    form->addRow(tr("CA &file (TLS):"), m_caFile);
    form->addRow(tr("Client certificate:"), m_certFile);
    form->addRow(tr("Client key:"), m_keyFile);
    form->addRow(tr("TLS &server name:"), m_serverName);
    form->addRow(tr("&Key patterns:"), m_patterns);
    form->addRow(QString(), m_generic);
    form->addRow(tr("&Environment:"), m_environment);
    form->addRow(tr("Read every:"), m_interval);
    form->addRow(results);
    form->addRow(m_message);
    form->addRow(buttons);
    resize(720, 620);

    connect(m_addresses, &QPlainTextEdit::textChanged, this, &ConnectionDialog::suggestName);
    connect(m_testButton, &QPushButton::clicked, this, &ConnectionDialog::test);
    connect(buttons, &QDialogButtonBox::accepted, this, &ConnectionDialog::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &ConnectionDialog::reject);
}

void ConnectionDialog::setDeployment(const Deployment &deployment)
{
    m_known = deployment.nodes;
    // Addresses of a cluster stay those of a cluster. Of sentinels this dialog knows nothing: then they are a node's.
    m_rule = deployment.rule == DeploymentRule::Cluster ? deployment.rule : DeploymentRule::Independent;
    // A name made up from the addresses would outlive them.
    m_name->setText(deployment.name == generatedName(deployment.nodes) ? QString() : deployment.name);
    QStringList lines;
    for (const auto &node : deployment.nodes)
        lines += node.uriWithoutPassword();
    m_addresses->setPlainText(lines.join(QLatin1Char('\n')));
    QStringList patterns;
    for (const auto &pattern : deployment.patterns)
        patterns += jsonText(pattern);
    m_patterns->setText(patterns.join(QLatin1Char(' ')));
    m_generic->setChecked(deployment.dialects.generic);
    m_pins = deployment.dialects.pins;
    m_environment->setCurrentIndex(m_environment->findData(static_cast<int>(deployment.environment)));
    m_interval->setValue(static_cast<double>(deployment.interval.count()) / 1000);
}

Result<Endpoint> ConnectionDialog::endpointOf(const QString &line) const
{
    const auto known = std::find_if(m_known.begin(), m_known.end(), [&](const Endpoint &endpoint) { return endpoint.uriWithoutPassword() == line; });
    Result<Endpoint> read = known != m_known.end() ? Result<Endpoint>(*known) : Endpoint::fromUri(line);
    if (!read)
        return read;
    Endpoint endpoint = *read;
    // What was just typed wins over what an unchanged line had before, and loses against what a new line says itself.
    const bool isKnown = known != m_known.end();
    const auto inherit = [isKnown](QString &own, const QString &common) {
        if (!common.isEmpty() && (isKnown || own.isEmpty()))
            own = common;
    };
    inherit(endpoint.user, m_user->text());
    if (!m_password->text().isEmpty() && (isKnown || endpoint.password.isEmpty()))
        endpoint.password = Secret(m_password->text().toUtf8());
    if (endpoint.tls.enabled) {
        inherit(endpoint.tls.caFile, m_caFile->text().trimmed());
        inherit(endpoint.tls.certFile, m_certFile->text().trimmed());
        inherit(endpoint.tls.keyFile, m_keyFile->text().trimmed());
        inherit(endpoint.tls.serverName, m_serverName->text().trimmed());
    }
    if (const auto valid = endpoint.validate(); !valid)
        return valid.error();
    return endpoint;
}

Result<Deployment> ConnectionDialog::deployment() const
{
    Deployment deployment{.name = m_name->text().trimmed(),
                          .rule = m_rule,
                          .dialects = {.generic = m_generic->isChecked(), .pins = m_pins},
                          .environment = static_cast<Environment>(m_environment->currentData().toInt()),
                          .interval = Millis(static_cast<Millis::rep>(m_interval->value() * 1000))};
    const auto lines = m_addresses->toPlainText().split(QLatin1Char('\n'));
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString line = lines.at(i).trimmed();
        if (line.isEmpty())
            continue;
        const auto endpoint = endpointOf(line);
        if (!endpoint)
            return Error{.kind = ErrorKind::InvalidArgument, .message = tr("Line %1: %2").arg(QString::number(i + 1), endpoint.error().message)};
        const bool twice
            = std::any_of(deployment.nodes.begin(), deployment.nodes.end(), [&](const Endpoint &node) { return node.display() == endpoint->display(); });
        if (twice)
            return Error{.kind = ErrorKind::InvalidArgument,
                         .message = tr("Line %1: %2 is there twice; a node has one vote").arg(QString::number(i + 1), endpoint->display())};
        deployment.nodes.append(*endpoint);
    }
    if (deployment.nodes.isEmpty())
        return Error{.kind = ErrorKind::InvalidArgument, .message = tr("Write the address of at least one node, for example redis://127.0.0.1:6379")};
    const auto patterns = m_patterns->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const auto &pattern : patterns)
        deployment.patterns.append(bytesFromText(pattern));
    if (deployment.name.isEmpty())
        deployment.name = generatedName(deployment.nodes);
    return deployment;
}

void ConnectionDialog::suggestName()
{
    QList<Endpoint> nodes;
    const auto lines = m_addresses->toPlainText().split(QLatin1Char('\n'));
    for (const auto &line : lines) {
        if (const auto endpoint = endpointOf(line.trimmed()); !line.trimmed().isEmpty() && endpoint)
            nodes.append(*endpoint);
    }
    m_name->setPlaceholderText(nodes.isEmpty() ? QString() : visibleText(generatedName(nodes), 60));
}

void ConnectionDialog::test()
{
    m_tester.reset();
    m_results->setRows({}); // whatever comes now, the old results are not of these addresses
    const auto chosen = deployment();
    if (!chosen) {
        m_message->setText(tr("✖ %1").arg(chosen.error().message));
        return;
    }
    m_message->setText(tr("Testing…"));
    m_tester = std::make_unique<Session>(*chosen);
    connect(m_tester.get(), &Session::boardChanged, this, &ConnectionDialog::showTest);
    m_tester->start();
}

void ConnectionDialog::showTest(const BoardDiffPtr &diff)
{
    QList<QStringList> rows;
    int good = 0;
    int open = 0;
    for (const auto &node : diff->nodes) {
        QString text;
        if (node.reach == NodeStatus::Reach::Connecting || (node.reach == NodeStatus::Reach::Up && !node.error && !diff->complete)) {
            ++open;
            text = tr("… connecting");
        } else if (node.error) {
            text = tr("✖ %1").arg(visibleText(node.error->message, 500));
        } else {
            ++good;
            text = node.facts ? tr("✔ works: %1, %2").arg(visibleText(node.facts->version, 40), visibleText(node.facts->role, 20))
                              : tr("✔ works (INFO is not permitted: version and role are unknown)");
        }
        rows.append({visibleText(node.label, 60), text});
    }
    m_results->setRows(rows);
    if (open > 0)
        return;
    m_message->setText(tr("%1 of %2 nodes work.").arg(good).arg(diff->nodes.size()));
    // Nothing is watched from here; the session is telling us this, so it ends a little later.
    m_tester->disconnect(this);
    m_tester.release()->deleteLater();
}

void ConnectionDialog::choose()
{
    const auto chosen = deployment();
    if (!chosen) {
        m_message->setText(tr("✖ %1").arg(chosen.error().message));
        return;
    }
    m_tester.reset();
    Q_EMIT deploymentChosen(*chosen);
    accept();
}

} // namespace Lockscope
