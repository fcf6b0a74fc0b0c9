#pragma once

#include <QWidget>

#include <functional>

class QGridLayout;
class QLabel;
class QListWidget;

namespace Lockscope::App {

/// A connection of the latest ones.
struct RecentConnection
{
    QString name;
    QString note; ///< behind the name; empty: none
    std::function<void()> open;
};

/// What a window shows while it has no deployment: four ways to begin, and the latest connections.
class WelcomePage : public QWidget
{
    Q_OBJECT

public:
    explicit WelcomePage(QWidget *parent = nullptr);

    /// Replaces the list of connections; empty: hides it.
    void setRecent(const QList<RecentConnection> &recent);

Q_SIGNALS:
    void connectionWanted();
    void demoWanted();
    void recordingWanted();
    void labWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void restyle();
    void addWay(QGridLayout *grid, const char *name, const QString &symbol, const QString &words,
                const QString &sentence, void (WelcomePage::*wanted)());

    QLabel *m_heading;
    QLabel *m_purpose;
    QLabel *m_caption;
    QListWidget *m_list;
    QList<RecentConnection> m_recent;
};

} // namespace Lockscope::App
