#include "otherdatabases.h"

#include <lockscope/core/words/wording.h>

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace Lockscope {

namespace {

/// If there are more, the databases with the most keys get the buttons.
constexpr size_t kMostButtons = 3;

} // namespace

OtherDatabases::OtherDatabases(QWidget *parent) : QWidget(parent), m_text(new QLabel(this)), m_buttons(new QHBoxLayout)
{
    m_text->setObjectName(QStringLiteral("otherDatabasesText"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setAlignment(Qt::AlignCenter);
    m_text->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_text);
    layout->addLayout(m_buttons);
    hide();
}

void OtherDatabases::setDatabases(const std::vector<DatabaseKeys> &others, bool canOpen)
{
    m_text->setText(Wording::otherDatabases(others));
    // Keep the buttons if only counts change: one may be pressed or have the focus.
    const bool isSame = canOpen == m_canOpen
        && std::equal(others.begin(), others.end(), m_others.begin(), m_others.end(),
                      [](const DatabaseKeys &a, const DatabaseKeys &b) { return a.database == b.database; });
    m_others = others;
    m_canOpen = canOpen;
    if (!isSame)
        makeButtons();
    setVisible(!others.empty());
}

void OtherDatabases::makeButtons()
{
    while (auto *item = m_buttons->takeAt(0)) {
        if (item->widget() != nullptr)
            item->widget()->deleteLater();
        delete item;
    }
    if (!m_canOpen || m_others.empty())
        return;
    auto most = m_others;
    std::stable_sort(most.begin(), most.end(),
                     [](const DatabaseKeys &a, const DatabaseKeys &b) { return a.keys > b.keys; });
    most.resize(std::min(most.size(), kMostButtons));
    m_buttons->addStretch();
    for (const auto &other : most) {
        auto *button = new QPushButton(tr("Open database %1").arg(other.database), this);
        button->setObjectName(QStringLiteral("openDatabase%1").arg(other.database));
        connect(button, &QPushButton::clicked, this,
                [this, database = other.database] { Q_EMIT openRequested(database); });
        m_buttons->addWidget(button);
    }
    m_buttons->addStretch();
}

} // namespace Lockscope
