#include "checklist.h"

#include <lockscope/core/base/text.h>
#include <lockscope/ui/kit/mutedlabel.h>
#include <lockscope/ui/kit/servertext.h>
#include <lockscope/ui/kit/type.h>

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace Lockscope::Lab {

namespace {

using namespace Qt::StringLiterals;

constexpr qsizetype kLongestCheck = 300;

} // namespace

CheckList::CheckList(QWidget *parent) : QWidget(parent), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(kGrid);
    show();
}

void CheckList::begin(const Exercise &exercise)
{
    m_exercise = exercise.id();
    m_checks.clear();
    m_isRunning = true;
    show();
}

void CheckList::add(const StageEvent &event)
{
    if (event.kind != StageEvent::Kind::Checked)
        return;
    m_checks.push_back({.what = event.what, .holds = event.ok});
    show();
}

void CheckList::finish()
{
    m_isRunning = false;
    if (!m_checks.empty()) {
        auto &known = m_known[m_exercise];
        known.clear();
        for (const auto &check : m_checks)
            known += check.what;
    }
    show();
}

void CheckList::show()
{
    if (m_isShowing) // setting a palette tells the parent, too
        return;
    m_isShowing = true;
    while (auto *item = m_layout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_lines.clear();
    const auto add = [this](const QString &sign, const QString &what, QColor Roles::*role) {
        QString text = visibleText(what, kLongestCheck);
        text[0] = text.at(0).toUpper();
        m_lines += sign + u' ' + text;
        auto *line = new QWidget(this);
        auto *row = new QHBoxLayout(line);
        row->setContentsMargins(0, 0, 0, 0);
        auto *mark = new QLabel(sign, line);
        setRole(mark, role);
        auto *label = serverTextLabel("labCheck", line);
        label->setText(text);
        setRole(label, role == &Roles::ok ? &Roles::text : role);
        row->addWidget(mark, 0, Qt::AlignTop);
        row->addWidget(label, 1);
        m_layout->addWidget(line);
    };
    QStringList open = m_isRunning ? m_known.value(m_exercise) : QStringList();
    for (const auto &check : m_checks) {
        open.removeOne(check.what);
        add(check.holds ? u"✓"_s : u"✗"_s, check.what, check.holds ? &Roles::ok : &Roles::bad);
    }
    for (const auto &what : std::as_const(open))
        add(u"…"_s, what, &Roles::muted);
    if (m_lines.isEmpty())
        add(u"…"_s, m_isRunning ? tr("none yet") : tr("tick here as they come true"), &Roles::muted);
    m_isShowing = false;
}

void CheckList::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        show();
}

} // namespace Lockscope::Lab
