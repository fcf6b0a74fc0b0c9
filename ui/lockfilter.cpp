#include "lockfilter.h"

#include <lockscope/core/base/text.h>

#include <algorithm>
#include <array>
#include <utility>

namespace Lockscope {

LockFilter::LockFilter(const QString &text)
{
    static constexpr std::array<std::pair<const char *, Field>, 4> kFields{
        {{"name:", Field::Name}, {"owner:", Field::Owner}, {"verdict:", Field::Verdict}, {"dialect:", Field::Dialect}}};
    const auto words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const auto &word : words) {
        Word parsed{.text = word};
        for (const auto &[prefix, field] : kFields) {
            const QLatin1String name(prefix);
            if (word.startsWith(name, Qt::CaseInsensitive)) {
                parsed = {.field = field, .text = word.mid(name.size())};
                break;
            }
        }
        if (!parsed.text.isEmpty())
            m_words.append(parsed);
    }
}

bool LockFilter::matches(const LockState &lock) const
{
    return std::all_of(m_words.begin(), m_words.end(), [&](const Word &word) {
        const auto has = [&word](const QString &text) { return text.contains(word.text, Qt::CaseInsensitive); };
        const auto in = [&](Field field) { return word.field == Field::Any || word.field == field; };
        return (in(Field::Name) && has(visibleText(lock.name, 1024))) || (in(Field::Owner) && has(visibleText(lock.assessment.owner, 1024)))
            || (in(Field::Verdict) && has(toString(lock.assessment.verdict))) || (in(Field::Dialect) && has(lock.dialect));
    });
}

} // namespace Lockscope
