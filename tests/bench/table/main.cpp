// How long the window's thread is kept from its event loop by a long, lively table, and how fast the filter answers.

#include "../eventloop.h"
#include "../pauses.h"

#include <lockscope/ui/filter/lockfilteredit.h>
#include <lockscope/ui/locks/locktablemodel.h>
#include <lockscope/ui/locks/locktableview.h>
#include <lockscope/ui/locks/namespacepane.h>

#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QFile>
#include <QHBoxLayout>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QScrollBar>
#include <QSplitter>
#include <QTest>

#include <algorithm>
#include <cstdio>

using namespace Lockscope;
using namespace LockscopeBench;
using namespace Qt::StringLiterals;

namespace {

/// A made-up deployment's board. Lives in a thread of its own, as the engine does.
class MadeUpBoard : public QObject
{
    Q_OBJECT

public:
    MadeUpBoard(int locks, int nodes, int changesPerSecond)
        : m_locks(locks)
        , m_nodes(nodes)
        , m_perTick(std::max(1, changesPerSecond / kTicks))
        , m_timer(this)
    {
        connect(&m_timer, &QTimer::timeout, this, &MadeUpBoard::change);
    }

    void fill()
    {
        std::vector<LockStatePtr> all;
        all.reserve(static_cast<size_t>(m_locks));
        for (int i = 0; i < m_locks; ++i)
            all.push_back(make(i));
        tell(std::move(all), {});
    }
    void begin() { m_timer.start(1000 / kTicks); }
    void end() { m_timer.stop(); }

Q_SIGNALS:
    void changed(const Lockscope::BoardDiffPtr &diff);

private:
    static constexpr int kTicks = 50; ///< diffs a second

    [[nodiscard]] static QByteArray nameOf(int i)
    {
        static const std::array<const char *, 6> kSpaces{
            "orders:eu:", "orders:us:", "stock:", "billing:invoice:", "cron:", "session:user:"};
        return kSpaces[static_cast<size_t>(i) % kSpaces.size()] + QByteArray::number(i);
    }

    [[nodiscard]] LockStatePtr make(int i)
    {
        const Instant now = Clock::system().now();
        auto lock = std::make_shared<LockState>();
        lock->name = nameOf(i);
        lock->assessedAt = now;
        const QByteArray owner = "9a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d:" + QByteArray::number(m_random.bounded(500));
        const Millis ttl(m_random.bounded(1000, 60'000));
        const auto dice = m_random.bounded(1000);
        const Verdict verdict = dice == 0 ? Verdict::Split
            : dice == 1                   ? Verdict::NoExpiry
            : dice < 12                   ? Verdict::RenewLate
            : dice < 40                   ? Verdict::HeldDegraded
                                          : Verdict::Held;
        lock->assessment = {.verdict = verdict,
                            .votes = static_cast<qint16>(m_nodes),
                            .quorum = static_cast<qint16>(m_nodes / 2 + 1),
                            .owners = 1,
                            .margin = 2,
                            .owner = owner};
        lock->assessment.ttl = Micros(ttl);
        lock->habit.fullTtl = Millis(60'000);
        lock->hold.since = now - Millis(m_random.bounded(600'000));
        Recognition told{.name = lock->name,
                         .dialect = u"redisson"_s,
                         .owner = owner,
                         .ownerInfo = OwnerInfo{.thread = u"57"_s, .client = u"9a1b2c3d"_s}};
        if (m_random.bounded(10) == 0)
            told.details.edit().waiters = WaiterCount{.count = m_random.bounded(4)};
        const Shared<Recognition> seen(std::move(told));
        for (int node = 0; node < m_nodes; ++node) {
            lock->assessment.nodes.insert(node);
            lock->assessment.holders.insert(node);
            NodeReading reading{.answer = NodeReading::Answer::Present, .readAt = now};
            reading.lock = seen;
            reading.ttl = KeyTtl{KeyTtl::Kind::Finite, ttl};
            lock->readings.push_back(reading);
        }
        lock->describe();
        return lock;
    }

    void change()
    {
        std::vector<LockStatePtr> changed;
        std::vector<QByteArray> removed;
        QSet<int> used;
        for (int i = 0; i < m_perTick; ++i) {
            const int which = m_random.bounded(m_locks);
            if (used.contains(which))
                continue;
            used.insert(which);
            if (m_random.bounded(20) == 0)
                removed.push_back(nameOf(which));
            else
                changed.push_back(make(which));
        }
        tell(std::move(changed), std::move(removed));
    }

    void tell(std::vector<LockStatePtr> changed, std::vector<QByteArray> removed)
    {
        auto diff = std::make_shared<BoardDiff>();
        diff->changed = std::move(changed);
        diff->removed = std::move(removed);
        Q_EMIT this->changed(diff);
    }

    const int m_locks;
    const int m_nodes;
    const int m_perTick;
    QTimer m_timer;
    QRandomGenerator m_random{7};
};

} // namespace

int main(int argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication app(argc, argv);
    QCommandLineParser options;
    options.addOptions({{u"locks"_s, u"How many"_s, u"n"_s, u"100000"_s},
                        {u"nodes"_s, u"How many"_s, u"n"_s, u"5"_s},
                        {u"changes"_s, u"A second"_s, u"n"_s, u"2000"_s},
                        {u"seconds"_s, u"To measure for"_s, u"n"_s, u"10"_s},
                        {u"json"_s, u"Write the figures there"_s, u"file"_s}});
    options.addHelpOption();
    options.process(app);
    const int locks = options.value(u"locks"_s).toInt();
    const int seconds = options.value(u"seconds"_s).toInt();

    LockTableModel model;
    QSplitter window;
    NamespacePane spaces;
    LockTableView table(&model, options.value(u"nodes"_s).toInt());
    LockFilterEdit filter;
    auto *right = new QWidget;
    auto *layout = new QVBoxLayout(right);
    layout->addWidget(&filter);
    layout->addWidget(&table);
    window.addWidget(&spaces);
    window.addWidget(right);
    QObject::connect(&filter, &LockFilterEdit::filterChanged, &model,
                     [&model](const LockFilter &said) { model.setFilter(said); });
    QObject::connect(&model, &LockTableModel::spacesChanged, &spaces,
                     [&spaces](const auto &told) { spaces.show(*told); });
    QObject::connect(&model, &LockTableModel::updated, &spaces, [&] { spaces.setTotal(model.totalCount()); });
    QTimer countdown;
    QObject::connect(&countdown, &QTimer::timeout, &table, &LockTableView::tick);
    countdown.start(250);
    window.resize(1280, 720);
    window.QWidget::show();

    QThread thread;
    auto *board = new MadeUpBoard(locks, options.value(u"nodes"_s).toInt(), options.value(u"changes"_s).toInt());
    board->moveToThread(&thread);
    QObject::connect(&thread, &QThread::finished, board, &QObject::deleteLater);
    QObject::connect(board, &MadeUpBoard::changed, &model, &LockTableModel::apply);
    thread.start();

    QJsonObject figures;
    const auto tell = [&figures](const QString &name, double value, const QString &unit) {
        figures.insert(name, value);
        std::printf("%-46s %9.2f %s\n", qPrintable(name), value, qPrintable(unit));
        std::fflush(stdout);
    };
    Pauses pauses;
    const auto tellPauses = [&](const QString &when) {
        pauses.end();
        tell(when + u": pauses p99"_s, pauses.percentile(0.99), u"ms"_s);
        tell(when + u": pauses p99 of the time"_s, pauses.percentileByTime(0.99), u"ms"_s);
        tell(when + u": longest pause"_s, pauses.longest(), u"ms"_s);
    };

    QElapsedTimer timer;
    timer.start();
    pauses.begin();
    QMetaObject::invokeMethod(board, &MadeUpBoard::fill);
    waitFor([&] { return model.rowCount() >= locks; }, 60'000);
    tell(u"fill: until all rows are there"_s, static_cast<double>(timer.nsecsElapsed()) / 1e6, u"ms"_s);
    tellPauses(u"fill"_s);
    runFor(1500);

    QMetaObject::invokeMethod(board, &MadeUpBoard::begin);
    table.verticalScrollBar()->setValue(model.rowCount() / 2);
    table.selectRow(model.rowCount() / 2 + 5);
    int updates = 0;
    QObject::connect(&model, &LockTableModel::updated, &model, [&updates] { ++updates; });
    pauses.begin();
    runFor(seconds * 1000);
    tellPauses(u"changing"_s);
    tell(u"changing: updates a second"_s, static_cast<double>(updates) / seconds, QString());

    // Typed while everything changes: from the key to the rows.
    std::vector<double> answers;
    pauses.begin();
    for (const QString &line : {u"orders:us:7"_s, u"owner:499"_s, u"ttl<5s"_s, u"-verdict:held"_s, u"nothing"_s}) {
        for (const QChar letter : line) {
            timer.start();
            int seen = 0;
            const auto heard = QObject::connect(&model, &LockTableModel::answered, &model, [&seen] { ++seen; });
            const bool asks = [&] {
                const LockFilter before(filter.text());
                QTest::keyClick(&filter, letter.toLatin1());
                return !(LockFilter(filter.text()) == before) && !LockFilter(filter.text()).error();
            }();
            if (asks)
                waitFor([&] { return seen > 0; }, 10'000);
            QObject::disconnect(heard);
            if (asks)
                answers.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
            runFor(60);
        }
        filter.clear();
        runFor(300);
    }
    std::sort(answers.begin(), answers.end());
    tell(u"typing: answer p50"_s, answers[answers.size() / 2], u"ms"_s);
    tell(u"typing: longest answer"_s, answers.back(), u"ms"_s);
    tellPauses(u"typing"_s);

    for (const int column :
         {int(LockColumn::Ttl), int(LockColumn::Name), int(LockColumn::Owner), int(LockColumn::Verdict)}) {
        pauses.begin();
        timer.start();
        int seen = 0;
        const auto heard = QObject::connect(&model, &LockTableModel::answered, &model, [&seen] { ++seen; });
        table.sortByColumn(column, Qt::AscendingOrder);
        waitFor([&] { return seen > 0; }, 10'000);
        QObject::disconnect(heard);
        const QString what = u"sort by %1"_s.arg(model.headerData(column, Qt::Horizontal).toString());
        tell(what + u": until sorted"_s, static_cast<double>(timer.nsecsElapsed()) / 1e6, u"ms"_s);
        runFor(300);
        pauses.end();
        tell(what + u": longest pause"_s, pauses.longest(), u"ms"_s);
    }
    tell(u"resident, made-up board included"_s, static_cast<double>(residentKilobytes()) / 1024, u"MiB"_s);
    QMetaObject::invokeMethod(board, &MadeUpBoard::end, Qt::BlockingQueuedConnection);
    const bool settled = waitFor([&] { return model.isSettled(); }, 30'000);
    thread.quit();
    thread.wait();
    if (options.isSet(u"json"_s)) {
        QFile file(options.value(u"json"_s));
        if (!file.open(QIODevice::WriteOnly))
            return 1;
        file.write(QJsonDocument(figures).toJson());
    }
    return settled ? 0 : 1;
}

#include "main.moc"
