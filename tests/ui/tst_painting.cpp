#include "fixtures/testprogram.h"

#include <QApplication>
#include <QImage>
#include <QPainter>

#include <lockscope/ui/kit/preparedtexts.h>
#include <lockscope/ui/kit/roundedrect.h>

#include <functional>

using namespace Lockscope;
using namespace LockscopeTest;

namespace {

QImage painted(qreal scale, const std::function<void(QPainter *painter)> &paint)
{
    QImage image(QSize(60, 40) * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(&painter);
    return image;
}

/// The largest difference of a colour's part. Blending twice rounds differently.
int difference(const QImage &a, const QImage &b)
{
    int most = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QColor one = a.pixelColor(x, y);
            const QColor other = b.pixelColor(x, y);
            for (const int each : {one.red() - other.red(), one.green() - other.green(), one.blue() - other.blue()})
                most = std::max(most, std::abs(each));
        }
    }
    return most;
}

} // namespace

class TestPainting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aKeptRectangleLooksAsIfDrawn_data();
    void aKeptRectangleLooksAsIfDrawn();
    void looksAreNotMixedUp();
    void clipAndOpacityHold();
    void textsAreShortenedToTheirPlace();
    void eachFontHasItsOwnTexts();
};

void TestPainting::aKeptRectangleLooksAsIfDrawn_data()
{
    QTest::addColumn<qreal>("scale");
    QTest::addColumn<QRectF>("place");
    QTest::addColumn<bool>("isOutlined");
    for (const qreal scale : {1.0, 1.25, 2.0}) {
        for (const bool isOutlined : {false, true}) {
            const auto add = [&](const char *what, const QRectF &place) {
                QTest::addRow("%s, scale %g, %s", what, scale, isOutlined ? "outlined" : "filled")
                    << scale << place << isOutlined;
            };
            add("whole pixels", QRectF(10, 8, 30, 18));
            add("half pixels", QRectF(10.5, 8.5, 10, 10));
            add("wider than kept", QRectF(-500, 8, 530, 18));
        }
    }
}

void TestPainting::aKeptRectangleLooksAsIfDrawn()
{
    QFETCH(const qreal, scale);
    QFETCH(const QRectF, place);
    QFETCH(const bool, isOutlined);
    const RoundedLook look{.pen = isOutlined ? QPen(Qt::darkGreen, 1.5) : QPen(Qt::NoPen),
                           .brush = isOutlined ? QBrush(Qt::NoBrush) : QBrush(Qt::red),
                           .radius = 2.5};
    // Also where a widget of its own begins elsewhere in the window.
    for (const QPoint &origin : {QPoint(0, 0), QPoint(3, 5)}) {
        const QImage drawn = painted(scale, [&](QPainter *painter) {
            painter->translate(origin);
            painter->setPen(look.pen);
            painter->setBrush(look.brush);
            painter->drawRoundedRect(place, look.radius, look.radius);
        });
        for (int time = 0; time < 2; ++time) { // the first one draws, the second one copies
            const QImage kept = painted(scale, [&](QPainter *painter) {
                painter->translate(origin);
                paintRounded(painter, place, look);
            });
            QVERIFY2(difference(drawn, kept) <= 2, QByteArray::number(difference(drawn, kept)));
        }
    }
}

void TestPainting::looksAreNotMixedUp()
{
    const QRectF place(4, 4, 20, 20);
    const auto with = [&](const RoundedLook &look) {
        return painted(1, [&](QPainter *painter) { paintRounded(painter, place, look); });
    };
    const QList<QImage> images{
        with({.brush = Qt::red}),
        with({.brush = Qt::blue}),
        with({.brush = QBrush(Qt::red, Qt::BDiagPattern)}),
        with({.brush = Qt::red, .radius = 8}),
        with({.pen = QPen(Qt::red)}),
        with({.pen = QPen(Qt::red, 3)}),
        with({.pen = QPen(Qt::red), .brush = Qt::red}),
        painted(1, [&](QPainter *painter) { paintRounded(painter, place.translated(0.5, 0), {.brush = Qt::red}); })};
    for (qsizetype i = 0; i < images.size(); ++i) {
        for (qsizetype j = 0; j < i; ++j)
            QVERIFY2(images.at(i) != images.at(j), QByteArray::number(i) + " and " + QByteArray::number(j));
    }
}

void TestPainting::clipAndOpacityHold()
{
    const QImage image = painted(1, [](QPainter *painter) {
        painter->setClipRect(0, 0, 20, 40);
        painter->setOpacity(0.5);
        paintRounded(painter, QRectF(10, 10, 30, 20), {.brush = Qt::black});
    });
    QCOMPARE(image.pixelColor(25, 20), QColor(Qt::white));
    QVERIFY(std::abs(image.pixelColor(15, 20).red() - 128) <= 2);
}

void TestPainting::textsAreShortenedToTheirPlace()
{
    PreparedTexts texts;
    const QFont font = QApplication::font();
    const QFontMetrics metrics(font);
    const QString name = QStringLiteral("orders:a-rather-long-name");
    const int whole = metrics.horizontalAdvance(name);
    QVERIFY(!texts.find(font, name, whole, Qt::ElideMiddle).isCut);
    QCOMPARE(texts.find(font, name, whole, Qt::ElideMiddle).width, whole);
    const auto &cut = texts.find(font, name, whole - 10, Qt::ElideMiddle);
    QVERIFY(cut.isCut);
    QCOMPARE(cut.ink.text(), metrics.elidedText(name, Qt::ElideMiddle, whole - 10));
    QVERIFY(cut.width <= whole - 10);
    QCOMPARE(texts.find(font, name, whole - 10, Qt::ElideRight).ink.text(),
             metrics.elidedText(name, Qt::ElideRight, whole - 10));
    // In the last place that a letter fits into, the ellipsis replaces one letter: as long, but not the same.
    const QString two = QStringLiteral("iW");
    const auto &replaced = texts.find(font, two, metrics.horizontalAdvance(two) - 1, Qt::ElideRight);
    QVERIFY(replaced.isCut);
    // What a server sent is never shown on two lines.
    QVERIFY(!texts.find(font, QStringLiteral("a\nb"), 1000, Qt::ElideNone).ink.text().contains(u'\n'));
}

void TestPainting::eachFontHasItsOwnTexts()
{
    PreparedTexts texts;
    QFont large = QApplication::font();
    large.setPointSizeF(2 * large.pointSizeF());
    const QString word = QStringLiteral("checkout");
    const int small = texts.find(QApplication::font(), word, 1000, Qt::ElideNone).width;
    QCOMPARE(texts.find(large, word, 1000, Qt::ElideNone).width, QFontMetrics(large).horizontalAdvance(word));
    QCOMPARE(texts.find(QApplication::font(), word, 1000, Qt::ElideNone).width, small);
    // In the middle, also with the font of the application, which is that of no text yet.
    const auto drawn = [](const auto &paint) {
        return painted(1, [&](QPainter *painter) {
            painter->setFont(QApplication::font());
            paint(painter);
        });
    };
    const QRect row(5, 2, 50, 36);
    const QImage expected = drawn([&](QPainter *painter) {
        painter->drawText(row, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, QStringLiteral("lock"));
    });
    const QImage prepared = drawn([&](QPainter *painter) {
        PreparedTexts().paint(painter, row, QStringLiteral("lock"), Qt::AlignLeft, Qt::ElideRight);
    });
    QVERIFY(difference(expected, prepared) <= 2);
    // Left and right of the same place.
    const auto columns = [&](Qt::Alignment alignment) {
        const QImage image = painted(1, [&](QPainter *painter) {
            painter->setPen(Qt::black);
            texts.paint(painter, QRect(5, 5, 50, 30), QStringLiteral("l"), alignment, Qt::ElideRight);
        });
        QList<int> inked;
        for (int x = 0; x < image.width(); ++x) {
            for (int y = 0; y < image.height(); ++y) {
                if (image.pixelColor(x, y) != QColor(Qt::white)) {
                    inked.append(x);
                    break;
                }
            }
        }
        return inked;
    };
    QVERIFY(columns(Qt::AlignLeft).constLast() < 20);
    QVERIFY(columns(Qt::AlignRight).constFirst() > 40);
    QVERIFY(columns(Qt::AlignRight).constLast() < 55);
}

LOCKSCOPE_TEST(QApplication, TestPainting)
#include "tst_painting.moc"
