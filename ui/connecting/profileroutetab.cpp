#include "profileroutetab.h"

#include "addressedit.h"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRegularExpression>

namespace Lockscope {

ProfileRouteTab::ProfileRouteTab(QWidget *parent)
    : QWidget(parent)
    , m_ssh(new QLineEdit(this))
    , m_proxy(new QLineEdit(this))
    , m_proxyPassword(new QLineEdit(this))
    , m_map(new QPlainTextEdit(this))
{
    m_ssh->setObjectName(QStringLiteral("connectSsh"));
    m_ssh->setPlaceholderText(tr("ann@bastion.example.org; several: each through the one before; empty: none"));
    m_proxy->setObjectName(QStringLiteral("connectProxy"));
    m_proxy->setPlaceholderText(tr("socks5://proxy.example.org:1080; empty: none"));
    m_proxyPassword->setObjectName(QStringLiteral("connectProxyPassword"));
    m_proxyPassword->setEchoMode(QLineEdit::Password);
    AddressEdit::prepare(m_map, 4);
    m_map->setObjectName(QStringLiteral("connectMap"));
    m_map->setPlaceholderText(QStringLiteral("172.18.0.3:6379=127.0.0.1:7001"));
    auto *hint = new QLabel(tr("SSH uses your own configuration, keys and agent. The last host or the proxy resolves "
                               "the names of the servers."),
                            this);
    hint->setWordWrap(true);
    hint->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto *form = new QFormLayout(this);
    form->addRow(tr("SSH hosts:"), m_ssh);
    form->addRow(tr("Pro&xy:"), m_proxy);
    form->addRow(tr("Proxy password:"), m_proxyPassword);
    form->addRow(hint);
    form->addRow(tr("Addresses that servers\nannounce, and where they\nare reache&d, one per line:"), m_map);
}

void ProfileRouteTab::fill(const Profile &profile)
{
    m_ssh->setText(profile.route.ssh.join(u' '));
    m_proxy->setText(profile.route.proxy ? profile.route.proxy->uriWithoutPassword() : QString());
    m_proxyPassword->clear();
    QStringList map;
    for (const auto &mapping : profile.route.map)
        map += mapping.text();
    m_map->setPlainText(map.join(u'\n'));
}

Result<Route> ProfileRouteTab::read(QWidget **faulty) const
{
    static const QRegularExpression kBetween(QStringLiteral("[\\s,;]+"));
    Route route{.ssh = m_ssh->text().split(kBetween, Qt::SkipEmptyParts)};
    *faulty = m_ssh;
    if (const auto valid = route.validate(); !valid)
        return valid.error();
    *faulty = m_proxy;
    if (!m_proxy->text().trimmed().isEmpty()) {
        const auto proxy = SocksProxy::fromUri(m_proxy->text());
        if (!proxy)
            return proxy.error();
        route.proxy = *proxy;
    }
    if (const auto valid = route.validate(); !valid)
        return valid.error();
    *faulty = m_map;
    const auto lines = m_map->toPlainText().split(kBetween, Qt::SkipEmptyParts);
    for (const auto &line : lines) {
        const auto mapping = AddressMapping::fromText(line);
        if (!mapping)
            return mapping.error();
        route.map.append(*mapping);
    }
    *faulty = nullptr;
    return route;
}

Result<Route> ProfileRouteTab::route() const
{
    QWidget *faulty = nullptr;
    return read(&faulty);
}

QString ProfileRouteTab::proxyPassword() const
{
    return m_proxyPassword->text();
}

void ProfileRouteTab::showKept(const ProfilePasswords &kept, bool asked)
{
    m_proxyPassword->setPlaceholderText(kept.all.value(ProfilePasswords::kProxy).isEmpty() ? tr("often empty")
                                            : asked                                        ? tr("as typed, not kept")
                                                                                           : tr("kept, not shown"));
}

void ProfileRouteTab::focusPassword()
{
    m_proxyPassword->setFocus();
}

void ProfileRouteTab::focusFault()
{
    QWidget *faulty = nullptr;
    if (!read(&faulty) && faulty != nullptr)
        faulty->setFocus();
}

} // namespace Lockscope
