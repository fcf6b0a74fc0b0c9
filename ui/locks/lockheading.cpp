#include "lockheading.h"

#include "../kit/elidedlabel.h"
#include "../kit/livetip.h"
#include "../kit/mutedlabel.h"
#include "../kit/servertext.h"
#include "../kit/type.h"
#include "wrappedtext.h"

#include <lockscope/core/words/wording.h>

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

namespace Lockscope {

namespace {

constexpr int kNameLines = 4; ///< of wide letters more, which scroll
constexpr qsizetype kHeadingChars = 140; ///< longer names are cut in the middle, because they differ at their ends

} // namespace

class BadgeView : public QWidget
{
public:
    explicit BadgeView(QWidget *parent) : QWidget(parent)
    {
        setObjectName(QStringLiteral("detailBadge"));
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }

    void setLook(const BadgeLook &look)
    {
        if (look.text != m_look.text) {
            setAccessibleName(look.text);
            updateGeometry();
        }
        m_look = look;
        update();
    }

    [[nodiscard]] QSize sizeHint() const override { return {badgeWidth(m_look.text, font()), badgeHeight(font())}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {1, badgeHeight(font())}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        paintBadge(&painter, rect(), m_look, palette(), font());
    }

private:
    BadgeLook m_look;
};

LockHeading::LockHeading(QWidget *parent)
    : QWidget(parent)
    , m_badge(new BadgeView(this))
    , m_note(new ElidedLabel(this))
    , m_name(new WrappedText("detailTitle", this))
{
    m_note->setObjectName(QStringLiteral("detailNote"));
    m_name->setMostLines(kNameLines);
    keepToolTipUpdated(m_name);
    auto *line = new QHBoxLayout;
    line->setSpacing(2 * kGrid);
    line->addWidget(m_badge);
    line->addWidget(m_note, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3 * kGrid);
    layout->addLayout(line);
    layout->addWidget(m_name);
    restyle();
}

void LockHeading::setBadge(const BadgeLook &look)
{
    m_badge->setLook(look);
}

void LockHeading::setName(const QByteArray &name)
{
    const QString shown = Wording::name(name, kHeadingChars);
    m_name->setWords(shown);
    const QString whole = Wording::name(name, kTipChars);
    m_name->setToolTip(whole == shown ? QString() : plainToolTip(whole));
}

void LockHeading::setNote(const QString &note)
{
    m_note->setText(note);
}

void LockHeading::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
}

void LockHeading::restyle()
{
    setMuted(m_note, Type::small(font()));
    m_name->setFont(Type::heading(font()));
}

} // namespace Lockscope
