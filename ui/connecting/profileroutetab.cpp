#include "profileroutetab.h"

#include "../kit/servertext.h"
#include "profilefields.h"

#include <lockscope/core/base/text.h>

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QTableWidget>

#include <array>

namespace Lockscope {

ProfileRouteTab::ProfileRouteTab(QWidget *parent)
    : QWidget(parent)
    , m_ssh(new QLineEdit(this))
    , m_proxy(new QLineEdit(this))
    , m_proxyPassword(new QLineEdit(this))
    , m_map(new QTableWidget(0, 2, this))
{
    m_ssh->setObjectName(QStringLiteral("connectSsh"));
    m_ssh->setPlaceholderText(tr("ann@bastion.example.org; several: each through the one before; empty: none"));
    m_proxy->setObjectName(QStringLiteral("connectProxy"));
    m_proxy->setPlaceholderText(tr("socks5://proxy.example.org:1080; empty: none"));
    m_proxyPassword->setObjectName(QStringLiteral("connectProxyPassword"));
    m_proxyPassword->setEchoMode(QLineEdit::Password);
    m_map->setObjectName(QStringLiteral("connectMap"));
    m_map->setAccessibleName(tr("Addresses that servers announce, and where they are reached"));
    m_map->setHorizontalHeaderLabels({tr("Servers announce"), tr("Reach it at")});
    m_map->setToolTip(plainToolTip(tr("For example 172.18.0.3:6379, to reach at 127.0.0.1:7001. Without a port: all "
                                      "ports of the host")));
    prepareCells(m_map, 6);
    connect(m_map, &QTableWidget::cellChanged, this, &ProfileRouteTab::onMapEdited);
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
    auto *mapLabel = new QLabel(tr("A&ddresses that servers announce, but that cannot be reached from here:"), this);
    mapLabel->setWordWrap(true);
    mapLabel->setBuddy(m_map);
    form->addRow(mapLabel);
    form->addRow(m_map);
}

void ProfileRouteTab::fill(const Profile &profile)
{
    m_ssh->setText(profile.route.ssh.join(u' '));
    m_proxy->setText(profile.route.proxy ? profile.route.proxy->uriWithoutPassword() : QString());
    m_proxyPassword->clear();
    m_map->setRowCount(0);
    for (const auto &mapping : profile.route.map)
        addMapping(mapping);
    addMapping({}); // an empty row to type into
}

void ProfileRouteTab::addMapping(const AddressMapping &mapping)
{
    const QSignalBlocker blocker(m_map);
    const int row = m_map->rowCount();
    m_map->insertRow(row);
    m_map->setItem(row, 0, new QTableWidgetItem(mapping.announced.display()));
    m_map->setItem(row, 1, new QTableWidgetItem(mapping.reachable.display()));
}

void ProfileRouteTab::onMapEdited(int row, int column)
{
    // The form that messages and --map have: announced=reachable
    const QString text = m_map->item(row, column)->text();
    if (const qsizetype sign = text.indexOf(u'='); sign >= 0) {
        const QSignalBlocker blocker(m_map);
        m_map->item(row, 0)->setText(text.left(sign).trimmed());
        m_map->item(row, 1)->setText(text.mid(sign + 1).trimmed());
    }
    if (row == m_map->rowCount() - 1 && !text.trimmed().isEmpty())
        addMapping({});
}

Result<QList<AddressMapping>> ProfileRouteTab::readMap(QTableWidgetItem **faulty) const
{
    QList<AddressMapping> map;
    for (int row = 0; row < m_map->rowCount(); ++row) {
        std::array<HostPort, 2> addresses;
        const QStringList texts{m_map->item(row, 0)->text().trimmed(), m_map->item(row, 1)->text().trimmed()};
        if (texts.join(QString()).isEmpty())
            continue;
        for (int column = 0; column < 2; ++column) {
            const auto address = HostPort::fromText(texts.at(column));
            if (!address) {
                *faulty = m_map->item(row, column);
                return Error{
                    .kind = ErrorKind::InvalidArgument,
                    .message = texts.at(column).isEmpty()
                        ? tr("An address is missing beside “%1”").arg(visibleText(texts.at(1 - column), 80))
                        : tr("“%1” is no address; write host or host:port").arg(visibleText(texts.at(column), 80))};
            }
            addresses.at(column) = *address;
        }
        map.append({.announced = addresses[0], .reachable = addresses[1]});
        if (const auto valid = Route{.map = map}.validate(); !valid) {
            *faulty = m_map->item(row, 0);
            return valid.error();
        }
    }
    return map;
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
    QTableWidgetItem *cell = nullptr;
    auto map = readMap(&cell);
    if (!map)
        return map.error();
    route.map = *map;
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
    if (read(&faulty) || faulty == nullptr)
        return;
    faulty->setFocus();
    if (QTableWidgetItem *cell = nullptr; faulty == m_map && !readMap(&cell))
        m_map->setCurrentItem(cell);
}

} // namespace Lockscope
