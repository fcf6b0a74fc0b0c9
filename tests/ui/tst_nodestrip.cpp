#include <lockscope/ui/nodestrip.h>

#include <QLabel>
#include <QTest>
#include <QVBoxLayout>

using namespace Lockscope;
using namespace Qt::StringLiterals;

namespace {

std::vector<NodeStatus> nodesWith(NodeStatus::Reach reach)
{
    std::vector<NodeStatus> nodes;
    for (int i = 0; i < 9; ++i)
        nodes.push_back({.index = i, .label = u"redis-%1.example.org:6379"_s.arg(i), .reach = reach});
    return nodes;
}

} // namespace

class TestNodeStrip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void manyNodesDownDoNotWidenTheWindow();
};

void TestNodeStrip::manyNodesDownDoNotWidenTheWindow()
{
    QWidget window;
    auto *strip = new NodeStrip(Clock::system(), &window);
    auto *layout = new QVBoxLayout(&window);
    layout->addWidget(strip);
    layout->addStretch();
    window.resize(640, 400);
    window.show();
    strip->setNodes(nodesWith(NodeStatus::Reach::Connecting));
    QCoreApplication::processEvents(); // the first layout is done
    const int before = strip->height();
    strip->setNodes(nodesWith(NodeStatus::Reach::Down));
    QTRY_VERIFY(strip->height() > before); // further lines
    QCOMPARE(window.size(), QSize(640, 400));
    QVERIFY(window.minimumSizeHint().width() < 100);
    const auto chips = strip->findChildren<QLabel *>();
    QCOMPARE(chips.size(), 9);
    for (const auto *chip : chips) {
        QVERIFY(strip->rect().contains(chip->geometry()));
        QVERIFY(chip->width() >= chip->sizeHint().width());
        for (const auto *other : chips)
            QVERIFY(other == chip || !other->geometry().intersects(chip->geometry()));
    }
    strip->setNodes(nodesWith(NodeStatus::Reach::Connecting));
    QTRY_COMPARE(strip->height(), before);
}

QTEST_MAIN(TestNodeStrip)
#include "tst_nodestrip.moc"
