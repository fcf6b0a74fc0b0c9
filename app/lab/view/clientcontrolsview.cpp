#include "clientcontrolsview.h"

#include "../scheme.h"
#include "../stage.h"
#include "disablekeepingfocus.h"

#include <lockscope/ui/kit/fittedtext.h>
#include <lockscope/ui/kit/secondsbox.h>
#include <lockscope/ui/tables/steadytable.h>

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QStylePainter>
#include <QVBoxLayout>

namespace Lockscope::Lab {

namespace {

using namespace Qt::StringLiterals;

constexpr const char *kNames[] = {"Ann", "Bob", "Carl", "Dora", "Emil", "Fay", "Gus", "Hana"};
constexpr size_t kMostClients = std::size(kNames);
constexpr Millis kHoldCountDown{250};

/// Elides text that does not fit; the popup is as wide as its items.
class WayBox : public QComboBox
{
public:
    using QComboBox::QComboBox;

    void showPopup() override
    {
        view()->setMinimumWidth(view()->sizeHintForColumn(0) + view()->verticalScrollBar()->sizeHint().width()
                                + 2 * view()->frameWidth());
        QComboBox::showPopup();
    }

protected:
    void paintEvent(QPaintEvent * /*event*/) override
    {
        QStylePainter painter(this);
        QStyleOptionComboBox option;
        initStyleOption(&option);
        painter.drawComplexControl(QStyle::CC_ComboBox, option);
        const int width
            = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).width()
            - kPadding;
        option.currentText = fittedText(fontMetrics(), option.currentText, Qt::ElideRight, width);
        painter.drawControl(QStyle::CE_ComboBoxLabel, option);
    }

private:
    static constexpr int kPadding = 4; ///< the distance that styles keep from the frame
};

} // namespace

ClientControlsView::ClientControlsView(QWidget *parent)
    : QWidget(parent)
    , m_scheme(new WayBox(this))
    , m_ttl(new SecondsBox(this))
    , m_add(addButton("labAddClient", tr("Add"), tr("Starts a client process that follows your commands")))
    , m_clients(new SteadyTable({tr("Client"), tr("State"), tr("Way of locking")}, this))
    , m_renews(new QCheckBox(tr("renews"), this))
    , m_showsToken(new QCheckBox(tr("shows its token"), this))
    , m_time(new SecondsBox(this))
    , m_acquire(addButton("labAcquire", tr("Acquire"), tr("Tries for this long, at least once")))
    , m_hold(addButton("labHold", tr("Hold"), tr("Tries for ten seconds, and then holds the lock for this long")))
    , m_acquireTip(m_acquire->toolTip())
    , m_holdTip(m_hold->toolTip())
    , m_release(addButton("labRelease", tr("Release"), tr("Releases as its scheme does, even if the lock is lost")))
    , m_buy(addButton(
          "labBuy", tr("Buy"),
          tr("Reads the stock, thinks for half a second, and writes one less, whether it has the lock or not")))
    , m_pause(addButton("labPauseClient", tr("Pause"), tr("SIGSTOP: the client pauses and does not notice")))
    , m_crash(addButton("labCrash", tr("Crash"), tr("SIGKILL")))
{
    m_scheme->setObjectName(u"labClientScheme"_s);
    m_scheme->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_scheme->setMinimumContentsLength(12);
    for (const auto &scheme : allSchemes())
        m_scheme->addItem(Words::tr(scheme.title), scheme.id);
    m_scheme->setCurrentIndex(m_scheme->findData(u"set-owner-lua"_s));
    const auto tellAll = [this] { m_scheme->setToolTip(m_scheme->currentText()); }; // the text may be elided
    connect(m_scheme, &QComboBox::currentIndexChanged, this, tellAll);
    tellAll();
    m_scheme->setAccessibleName(tr("Way of locking of a new client"));
    m_ttl->setObjectName(u"labTtl"_s);
    m_ttl->setRange(0.5, 600);
    m_ttl->setValue(15);
    m_ttl->setToolTip(tr("TTL of its locks"));
    m_clients->setObjectName(u"labClients"_s);
    m_clients->setAccessibleName(tr("Clients of the lab"));
    m_clients->setEmptyText(tr("No client is there yet."));
    m_clients->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 4);
    const int em = fontMetrics().horizontalAdvance(u'm');
    int column = 0;
    for (const int ems : {5, 12, 13})
        m_clients->setColumnWidth(column++, ems * em);
    m_clients->setMinimumHeight(m_clients->horizontalHeader()->sizeHint().height()
                                + 3 * m_clients->verticalHeader()->defaultSectionSize()
                                + 2 * m_clients->frameWidth()); // room for three clients
    m_clients->setSelectionMode(QAbstractItemView::SingleSelection);
    m_renews->setObjectName(u"labRenews"_s);
    m_showsToken->setObjectName(u"labShowsToken"_s);
    m_time->setObjectName(u"labTime"_s);
    m_time->setRange(0, 600);
    m_time->setValue(5);
    m_time->setToolTip(tr("For how long Acquire tries, and Hold holds"));

    auto *top = new QHBoxLayout;
    top->addWidget(m_scheme, 1);
    auto *ttlLabel = new QLabel(tr("TTL"), this);
    ttlLabel->setBuddy(m_ttl);
    top->addWidget(ttlLabel);
    top->addWidget(m_ttl);
    top->addWidget(m_add);
    // In one line, each as wide as its text, to fit below five nodes in a small window.
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(4);
    for (auto *one : {m_acquire, m_hold, m_release, m_buy, m_pause, m_crash}) {
        int width = 0;
        for (const auto &words : one == m_pause ? QStringList{tr("Pause"), tr("Resume")} : QStringList{one->text()})
            width = std::max(width, fontMetrics().horizontalAdvance(words));
        one->setMinimumWidth(width + 14);
        one->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        buttons->addWidget(one);
    }
    auto *choices = new QHBoxLayout;
    auto *timeLabel = new QLabel(tr("For"), this);
    timeLabel->setBuddy(m_time);
    timeLabel->setToolTip(m_time->toolTip());
    choices->addWidget(timeLabel);
    choices->addWidget(m_time);
    choices->addStretch(1);
    choices->addWidget(m_renews);
    choices->addWidget(m_showsToken);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(top);
    layout->addWidget(m_clients, 1);
    layout->addLayout(buttons);
    layout->addLayout(choices);

    const auto wait = [this] { return Millis(qRound64(m_time->value() * 1000)); };
    connect(m_add, &QPushButton::clicked, this, &ClientControlsView::add);
    connect(m_acquire, &QPushButton::clicked, this, [this, wait] { m_stage->manual().acquire(*chosen(), wait()); });
    connect(m_hold, &QPushButton::clicked, this,
            [this, wait] { m_stage->manual().holdFor(*chosen(), Millis(10'000), wait()); });
    connect(m_renews, &QCheckBox::clicked, this, [this](bool on) { m_stage->manual().setRenewing(*chosen(), on); });
    connect(m_release, &QPushButton::clicked, this, [this] { m_stage->manual().release(*chosen()); });
    connect(m_showsToken, &QCheckBox::clicked, this,
            [this](bool on) { m_stage->manual().setShowingToken(*chosen(), on); });
    connect(m_buy, &QPushButton::clicked, this, [this] { m_stage->manual().buy(*chosen()); });
    connect(m_pause, &QPushButton::clicked, this,
            [this] { m_stage->manual().setStopped(*chosen(), !chosen()->isPaused()); });
    connect(m_crash, &QPushButton::clicked, this, [this] { m_stage->manual().crash(*chosen()); });
    connect(m_clients->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ClientControlsView::enable);
    m_soon.setInterval(kHoldCountDown);
    connect(&m_soon, &QTimer::timeout, this, &ClientControlsView::refresh);
    QWidget *last = m_clients; // Tab follows the visual order
    for (QWidget *next : std::initializer_list<QWidget *>{m_acquire, m_hold, m_release, m_buy, m_pause, m_crash, m_time,
                                                          m_renews, m_showsToken}) {
        setTabOrder(last, next);
        last = next;
    }
    setStage(nullptr);
}

ClientControlsView::~ClientControlsView() = default;

QPushButton *ClientControlsView::addButton(const char *name, const QString &words, const QString &tip)
{
    auto *button = new QPushButton(words, this);
    button->setObjectName(QLatin1String(name));
    button->setToolTip(tip);
    button->setAutoDefault(false);
    return button;
}

void ClientControlsView::setStage(Stage *stage)
{
    if (m_stage)
        disconnect(m_stage, nullptr, this, nullptr);
    m_stage = stage;
    m_awaited.clear();
    if (stage != nullptr) {
        connect(&stage->keys(), &KeyWatch::changed, this, &ClientControlsView::refresh);
        connect(stage, &QObject::destroyed, this, [this] {
            if (!m_stage) // no other stage has replaced it
                refresh();
        });
        connect(&stage->manual(), &ManualControls::changed, this, &ClientControlsView::refresh);
        connect(stage, &Stage::told, this, &ClientControlsView::refresh); // the story changes the clients
    }
    refresh();
}

ClientProcess *ClientControlsView::chosen() const
{
    const auto *row = m_clients->current();
    if (!m_stage || row == nullptr)
        return nullptr;
    for (const auto &client : m_stage->clients()) {
        if (client->name().toUtf8() == row->key)
            return client.get();
    }
    return nullptr;
}

void ClientControlsView::add()
{
    const auto &clients = m_stage->clients();
    for (const char *name : kNames) {
        const QString free = QString::fromLatin1(name);
        if (std::none_of(clients.begin(), clients.end(), [&](const auto &client) { return client->name() == free; })) {
            m_awaited = free.toUtf8();
            return m_stage->manual().addClient(free, m_scheme->currentData().toString(),
                                               Millis(qRound64(m_ttl->value() * 1000)));
        }
    }
}

void ClientControlsView::refresh()
{
    QList<KeyedRow> rows;
    bool endsSoon = false;
    if (m_stage) {
        for (const auto &client : m_stage->clients()) {
            const SchemeInfo &scheme = *findScheme(client->scheme());
            const QString way = Words::tr(scheme.title);
            const bool holds = m_stage->keys().isConfirmed(*client);
            const bool errs = client->isHolding() && !holds;
            const bool isOnOneNode = scheme.isOnNodes && client->nodes().size() == 1 && m_stage->lockNodes() > 1;
            const auto left = m_stage->manual().leftOf(*client);
            endsSoon = endsSoon || left;
            const qint64 seconds = left ? std::chrono::ceil<std::chrono::seconds>(*left).count() : 0;
            const QChar only(u'A' + client->nodes().value(0));
            const QString state = client->isCrashed() ? tr("✖ dead")
                : client->isPaused() && !holds        ? tr("❚❚ stopped")
                : client->isPaused() && isOnOneNode   ? tr("❚❚ stopped, holds on %1 only").arg(only)
                : client->isPaused()                  ? tr("❚❚ stopped, holds")
                : client->isAcquiring()               ? tr("… waits")
                : holds && isOnOneNode && left        ? tr("● on %1 only, %2 s left").arg(only).arg(seconds)
                : holds && isOnOneNode                ? tr("● holds, on %1 only").arg(only)
                : holds && left                       ? tr("● holds, %1 s left").arg(seconds)
                : holds                               ? tr("● holds")
                : errs                                ? tr("◌ believes it holds")
                                                      : tr("○ alive");
            const QString why = errs && !client->isPaused() ? u'\n'
                    + tr("It was granted the lock and has heard of no loss, but the nodes do not have it as its own: "
                         "its TTL is over, or another took it")
                                                            : QString();
            const QString where = isOnOneNode ? u'\n'
                    + tr("Its way of locking uses node %1 only, which is no majority of all nodes")
                          .arg(QChar(u'A' + client->nodes().constFirst()))
                                              : QString();
            rows += KeyedRow{.key = client->name().toUtf8(),
                             .texts = {client->name(), state, way},
                             .severity = errs && !client->isPaused() ? Severity::Warning : Severity::Fine,
                             .details = client->name() + u" · "_s + way + u" · "_s + state + why + where};
        }
    }
    m_clients->setRows(rows, SteadyTable::Rows::Asked);
    if (endsSoon != m_soon.isActive())
        endsSoon ? m_soon.start() : m_soon.stop();
    if (const int added = m_awaited.isEmpty() ? -1 : m_clients->rowsModel()->rowOf(m_awaited); added >= 0) {
        m_awaited.clear();
        m_clients->setCurrentIndex(m_clients->rowsModel()->index(added, 0));
    }
    if (m_clients->current() == nullptr && !rows.isEmpty())
        m_clients->setCurrentIndex(m_clients->rowsModel()->index(0, 0));
    enable();
}

void ClientControlsView::enable()
{
    const ClientProcess *client = chosen();
    const bool isAlive = client != nullptr && !client->isCrashed();
    const bool isFree = isAlive && !client->isPaused() && !client->isLocking();
    const QString why = client != nullptr && client->isHolding()
        ? u'\n' + tr("It holds the lock, or believes so, and would wait for itself: it must Release first")
        : QString();
    for (const auto &[button, tip] : {std::pair(m_acquire, &m_acquireTip), std::pair(m_hold, &m_holdTip)}) {
        setEnabledKeepingFocus(button, isFree && !client->isHolding(), m_clients);
        button->setToolTip(*tip + why);
    }
    for (auto *button : {m_release, m_buy})
        setEnabledKeepingFocus(button, isFree, m_clients);
    setEnabledKeepingFocus(m_pause, isAlive, m_clients);
    m_pause->setText(isAlive && client->isPaused() ? tr("Resume") : tr("Pause"));
    setEnabledKeepingFocus(m_crash, isAlive, m_clients);
    const SchemeInfo *scheme = isAlive ? findScheme(client->scheme()) : nullptr;
    const bool canRenew = scheme != nullptr && scheme->renews;
    setEnabledKeepingFocus(m_renews, canRenew && !client->isPaused(), m_clients);
    m_renews->setChecked(canRenew && client->isRenewing());
    m_renews->setToolTip(scheme == nullptr ? tr("Choose a running client first")
                             : !canRenew   ? tr("Its way of locking has no watchdog: nothing renews its lock")
                             : client->isPaused()
                             ? tr("The client is paused and would not notice")
                             : tr("Its watchdog renews the lock. Without it the lock ends with its TTL."));
    const bool hasToken = scheme != nullptr && scheme->fences;
    setEnabledKeepingFocus(m_showsToken, hasToken, m_clients);
    m_showsToken->setChecked(hasToken && client->isShowingToken());
    m_showsToken->setToolTip(
        scheme == nullptr ? tr("Choose a running client first")
            : !hasToken   ? tr("Its way of locking has no fencing token")
                          : tr("Sends its token with each write. Without a token the store accepts late writes, too."));
    setEnabledKeepingFocus(m_add, m_stage && m_stage->isSetUp() && m_stage->clients().size() < kMostClients, m_clients);
}

} // namespace Lockscope::Lab
