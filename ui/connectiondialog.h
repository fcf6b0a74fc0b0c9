#pragma once

#include "export.h"

#include <lockscope/core/session/session.h>

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace Lockscope {

class TextTableModel;

/// Asks which nodes to watch: one address per line. Login, database and TLS files may stand in the address or, for all
/// nodes that do not say otherwise, in the fields below; what the nodes of setDeployment() had is kept for lines left
/// unchanged until a field says otherwise. "Test" tells per node why it cannot be used.
class LOCKSCOPE_WIDGETS_EXPORT ConnectionDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ConnectionDialog(QWidget *parent = nullptr);

    void setDeployment(const Deployment &deployment);
    /// What the fields say; the error names the line at fault.
    [[nodiscard]] Result<Deployment> deployment() const;

Q_SIGNALS:
    void deploymentChosen(const Lockscope::Deployment &deployment);

private:
    void suggestName();
    void test();
    void showTest(const BoardDiffPtr &diff);
    void choose();
    [[nodiscard]] Result<Endpoint> endpointOf(const QString &line) const;

    QLineEdit *m_name;
    QPlainTextEdit *m_addresses;
    QLineEdit *m_user;
    QLineEdit *m_password;
    QLineEdit *m_caFile;
    QLineEdit *m_certFile;
    QLineEdit *m_keyFile;
    QLineEdit *m_serverName;
    QLineEdit *m_patterns;
    QCheckBox *m_generic;
    QComboBox *m_environment;
    QDoubleSpinBox *m_interval;
    QLabel *m_message;
    TextTableModel *m_results;
    QPushButton *m_testButton;
    std::unique_ptr<Session> m_tester;
    QList<Endpoint> m_known; ///< of setDeployment(): their passwords are kept for unchanged lines
    QList<DialectPin> m_pins; ///< of setDeployment()
    DeploymentRule m_rule = DeploymentRule::Independent; ///< as it came: there is no field for it
};

} // namespace Lockscope
