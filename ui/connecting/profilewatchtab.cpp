#include "profilewatchtab.h"

#include "addressedit.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/dialects/dialect.h>

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QTextBlock>

namespace Lockscope {

ProfileWatchTab::ProfileWatchTab(QWidget *parent)
    : QWidget(parent)
    , m_patterns(new QLineEdit(this))
    , m_possible(new QCheckBox(tr("Show &keys that may be locks"), this))
    , m_pins(new QPlainTextEdit(this))
    , m_interval(new QDoubleSpinBox(this))
{
    m_patterns->setObjectName(QStringLiteral("connectPatterns"));
    m_patterns->setPlaceholderText(tr("for example lock:* orders:*; empty: recognise locks by form"));
    m_possible->setObjectName(QStringLiteral("connectPossible"));
    m_possible->setToolTip(tr("Includes keys with little evidence. Sessions, caches and counters may be among them."));
    AddressEdit::prepare(m_pins, 6);
    m_pins->setObjectName(QStringLiteral("connectPins"));
    m_pins->setMaximumHeight(QWIDGETSIZE_MAX); // takes the rest of the tab
    m_pins->setPlaceholderText(QStringLiteral("jobs:*=redisson\nstock:*=redlock"));
    auto *dialects = new QComboBox(this);
    dialects->setObjectName(QStringLiteral("insertDialect")); // not "connect…": not a field of the profile
    dialects->setAccessibleName(tr("Dialects to pin a pattern to"));
    dialects->addItem(tr("Insert the name of a dialect…"));
    for (const auto &dialect : DialectCatalog::standard().all())
        dialects->addItem(QStringLiteral("%1 – %2").arg(dialect->id(), dialect->title()), dialect->id());
    dialects->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(dialects, &QComboBox::activated, this, [this, dialects](int index) {
        const QString id = dialects->itemData(index).toString();
        if (id.isEmpty())
            return;
        const QString line = m_pins->textCursor().block().text();
        m_pins->insertPlainText(line.isEmpty() ? QStringLiteral("*=") + id : line.contains(u'=') ? id : u'=' + id);
        dialects->setCurrentIndex(0);
        m_pins->setFocus();
    });
    m_interval->setObjectName(QStringLiteral("connectInterval"));
    m_interval->setRange(0.1, 60);
    m_interval->setDecimals(1);
    m_interval->setValue(1);
    m_interval->setSuffix(tr(" s"));
    auto *form = new QFormLayout(this);
    form->addRow(tr("Key &patterns:"), m_patterns);
    form->addRow(QString(), m_possible);
    form->addRow(tr("&Dialect pins,\nPATTERN=DIALECT,\none per line:"), m_pins);
    form->addRow(QString(), dialects);
    form->addRow(tr("Read every:"), m_interval);
}

void ProfileWatchTab::fill(const Profile &profile)
{
    QStringList patterns;
    for (const auto &pattern : profile.patterns)
        patterns += jsonText(pattern);
    m_patterns->setText(patterns.join(u' '));
    m_possible->setChecked(profile.possible);
    QStringList pinned;
    for (const auto &pin : profile.dialects.pins)
        pinned += jsonText(pin.pattern) + u'=' + pin.dialect;
    m_pins->setPlainText(pinned.join(u'\n'));
    m_interval->setValue(static_cast<double>(profile.interval.count()) / 1000);
}

void ProfileWatchTab::read(Profile &profile) const
{
    profile.possible = m_possible->isChecked();
    profile.interval = Millis(static_cast<Millis::rep>(m_interval->value() * 1000 + 0.5));
    profile.patterns.clear();
    const auto patterns = m_patterns->text().split(u' ', Qt::SkipEmptyParts);
    for (const auto &pattern : patterns)
        profile.patterns.append(bytesFromText(pattern));
}

Result<QList<DialectPin>> ProfileWatchTab::pins() const
{
    QList<DialectPin> all;
    const auto texts = m_pins->toPlainText().split(u'\n');
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const QString text = texts.at(i).trimmed();
        if (text.isEmpty())
            continue;
        const auto fail = [i](const QString &why) {
            return Error{.kind = ErrorKind::InvalidArgument,
                         .message = tr("Pins, line %1: %2").arg(QString::number(i + 1), why)};
        };
        // Split at the last =, because a glob may contain one, and the name of a dialect does not.
        const qsizetype sign = text.lastIndexOf(u'=');
        if (sign <= 0)
            return fail(tr("write PATTERN=DIALECT, for example jobs:*=redisson"));
        const QString dialect = text.mid(sign + 1).trimmed();
        if (DialectCatalog::standard().find(dialect) == nullptr)
            return fail(tr("there is no dialect \"%1\"").arg(visibleText(dialect, 40)));
        all.append({.pattern = bytesFromText(text.left(sign).trimmed()), .dialect = dialect});
    }
    return all;
}

void ProfileWatchTab::focusPins()
{
    m_pins->setFocus();
}

} // namespace Lockscope
