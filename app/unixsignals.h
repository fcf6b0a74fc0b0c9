#pragma once

#include <QObject>
#include <QSocketNotifier>

namespace Lockscope::App {

/// Turns SIGINT, SIGTERM and SIGHUP into a Qt signal, so that the program ends in order: it releases locks and stops
/// private nodes. One per program; the library never touches signals.
class UnixSignals : public QObject
{
    Q_OBJECT

public:
    explicit UnixSignals(QObject *parent = nullptr);
    ~UnixSignals() override;

Q_SIGNALS:
    void endRequested();

private:
    QSocketNotifier *m_notifier = nullptr;
};

} // namespace Lockscope::App
