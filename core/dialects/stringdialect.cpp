#include "stringdialect.h"

#include "token.h"

#include <algorithm>

namespace Lockscope {

namespace {

using Place = StringForm::Place;
using Ends = StringForm::Ends;

class StringDialect final : public Dialect
{
public:
    explicit StringDialect(StringLibrary library)
        : m_library(std::move(library))
        , m_id(QString::fromLatin1(m_library.id))
        , m_title(QString::fromUtf8(m_library.title))
    {
        for (const auto &form : m_library.forms) {
            m_words.append(QByteArray(form.words));
            m_begins.append(QByteArray(form.begins));
            m_shapes |= form.shapes;
        }
    }

    QString id() const override { return m_id; }
    QString title() const override { return m_title; }
    HolderReaction holderReaction() const override { return m_library.reaction; }
    Caveats caveats() const override { return m_library.caveats; }
    bool sharesItsForms() const override
    {
        return !m_library.forms.empty()
            && std::all_of(m_library.forms.begin(), m_library.forms.end(),
                           [](const StringForm &form) { return form.shared; });
    }
    std::vector<KeyType> types() const override { return {KeyType::String}; }
    std::vector<KeyType> companionTypes() const override
    {
        return m_library.companionOf != nullptr ? std::vector{m_library.companionType} : std::vector<KeyType>();
    }
    Shapes shapes() const override { return m_shapes; }

    std::optional<Recognition> recognise(const KeyView &key) const override
    {
        if (!key.isString())
            return std::nullopt;
        if (key.shapes() & m_shapes) {
            for (size_t i = 0; i < m_library.forms.size(); ++i) {
                if (matches(key, i))
                    return read(key, &m_library.forms[i], m_words.at(static_cast<qsizetype>(i)));
            }
        }
        return key.isPinned() ? read(key, nullptr, {}) : std::nullopt;
    }

    bool isFree(const KeyView &key) const override
    {
        if (!key.isString() || !(key.shapes() & m_shapes))
            return false;
        for (size_t i = 0; i < m_library.forms.size(); ++i) {
            if (matches(key, i) && (m_library.isFree != nullptr ? m_library.isFree(key) : isOverByItsValue(key)))
                return true;
        }
        return false;
    }

    std::optional<QByteArray> companionOf(const KeyView &key) const override
    {
        return m_library.companionOf != nullptr ? m_library.companionOf(key) : std::nullopt;
    }

    std::vector<Companion> companions(const QByteArray &name) const override
    {
        return m_library.companions != nullptr ? m_library.companions(name) : std::vector<Companion>();
    }

    void refine(Recognition &lock, const std::vector<RawKey> &companions) const override
    {
        if (m_library.refine != nullptr)
            m_library.refine(lock, companions);
    }

    std::vector<WaiterSource> waiters(const QByteArray &name) const override
    {
        return m_library.waiters != nullptr ? m_library.waiters(name) : std::vector<WaiterSource>();
    }

    Result<ScriptCall> forceRelease(const QByteArray &name, const QByteArray &owner,
                                    const HoldOff &holdOff) const override
    {
        if (m_library.noRelease != nullptr)
            return noForceRelease(m_title, QString::fromUtf8(m_library.noRelease));
        if (holdOff.duration > Millis(0) && !m_library.holdsOff)
            return noHoldOff(m_title);
        const QByteArray duration = QByteArray::number(holdOff.duration.count());
        if (m_library.wakeList != nullptr)
            return ScriptCall{.body = scriptBody(Script::ReleasePythonRedisLock),
                              .keys = {name, m_library.wakeList(name)},
                              .arguments = {comparableOwner(owner), "1", duration, holdOff.owner}};
        ScriptCall call{.body = scriptBody(Script::ForceReleaseString),
                        .keys = {name},
                        .arguments = {comparableOwner(owner), duration, holdOff.owner,
                                      m_library.sameOwnerKeys != nullptr ? "twins" : "all"}};
        if (m_library.sameOwnerKeys != nullptr)
            call.keys += m_library.sameOwnerKeys(name);
        if (m_library.deletedWithIt != nullptr)
            call.keys += m_library.deletedWithIt(name);
        if (m_library.wake != nullptr) {
            const auto messages = m_library.wake(name);
            for (const auto &[channel, message] : messages)
                call.arguments << channel << message;
        }
        return call;
    }

    Result<ScriptCall> limitTtl(const QByteArray &name, const QByteArray &owner, const TtlLimit &limit) const override
    {
        if (m_library.noRelease != nullptr)
            return noTtlLimit(m_title, QString::fromUtf8(m_library.noRelease));
        if ((m_library.caveats & Caveat::TtlIsNotLease) || m_library.deletedWithIt != nullptr)
            return noTtlLimit(m_title, QStringLiteral("its end does not stand in the TTL of its key alone"));
        if (m_library.wakeList != nullptr && limit.only == TtlLimit::Only::IfEndless)
            return noTtlLimit(m_title,
                              QStringLiteral("its waiters sleep until a release wakes them, and would not notice that "
                                             "it ends; release it instead"));
        ScriptCall call = limitStringTtl(name, owner, limit);
        if (m_library.sameOwnerKeys != nullptr)
            call.keys += m_library.sameOwnerKeys(name);
        return call;
    }

    Result<ScriptCall> putBack(const QByteArray &name, const QByteArray &owner,
                               const ReleasedState &taken) const override
    {
        if (m_library.noRelease != nullptr || m_library.sameOwnerKeys != nullptr || m_library.deletedWithIt != nullptr)
            return noPutBack(m_title);
        return putStringBack(name, owner, taken);
    }

    QByteArray holdOffOwner() const override { return makeToken(QStringLiteral("hold-off")); }

private:
    [[nodiscard]] bool matches(const KeyView &key, size_t index) const
    {
        const StringForm &form = m_library.forms[index];
        if (!(key.shapes() & form.shapes))
            return false;
        if (!key.raw().value.startsWith(m_begins.at(static_cast<qsizetype>(index))))
            return false;
        if (form.ends != Ends::Whatever && key.endsByItself() != (form.ends == Ends::ByItself))
            return false;
        const QByteArray &words = m_words.at(static_cast<qsizetype>(index));
        switch (form.place) {
        case Place::Anything: return true;
        case Place::Start: return key.key().startsWith(words);
        case Place::End: return key.key().endsWith(words);
        case Place::Within: return key.key().contains(words);
        }
        return false;
    }

    /// If only the value shows the form, a name with another purpose lowers the grade.
    [[nodiscard]] static Signs ownSigns(const KeyView &key, const StringForm &form)
    {
        return form.place == StringForm::Place::Anything && *form.begins == '\0'
            ? Sign::Form | (hasOtherPurpose(key) ? Sign::OtherPurpose : Signs())
            : Signs(Sign::Form);
    }

    [[nodiscard]] std::optional<Recognition> read(const KeyView &key, const StringForm *form,
                                                  const QByteArray &words) const
    {
        const RawKey &raw = key.raw();
        Recognition lock{.name = raw.key,
                         .dialect = m_id,
                         .scope = m_library.scope,
                         .signs = form == nullptr ? Signs(Sign::Named)
                             : form->shared       ? key.signs()
                                                  : ownSigns(key, *form),
                         .owner = raw.value,
                         .ownerCut = raw.isCut()};
        // A colon between the library's words and the name belongs to neither.
        if (form != nullptr && form->place == StringForm::Place::Start) {
            QByteArray rest = raw.key.mid(words.size());
            if (!words.endsWith(':') && rest.startsWith(':'))
                rest.remove(0, 1);
            lock.resource = QString::fromUtf8(rest);
        } else if (form != nullptr && form->place == StringForm::Place::End) {
            QByteArray rest = raw.key.chopped(words.size());
            if (!words.startsWith(':') && rest.endsWith(':'))
                rest.chop(1);
            lock.resource = QString::fromUtf8(rest);
        }
        if (weightOf(lock.signs) < kPossibleWeight)
            return std::nullopt;
        if (m_library.decode != nullptr && !m_library.decode(lock, key))
            return std::nullopt;
        return lock;
    }

    const StringLibrary m_library;
    const QString m_id;
    const QString m_title;
    QByteArrayList m_words;
    QByteArrayList m_begins;
    Shapes m_shapes;
};

} // namespace

std::shared_ptr<const Dialect> makeStringDialect(StringLibrary library)
{
    return std::make_shared<StringDialect>(std::move(library));
}

Dialects makeStringDialects(std::vector<StringLibrary> libraries)
{
    Dialects dialects;
    for (auto &library : libraries)
        dialects.push_back(makeStringDialect(std::move(library)));
    return dialects;
}

bool decodeHostPid(Recognition &lock, const KeyView &)
{
    const qsizetype colon = lock.owner.lastIndexOf(':');
    bool ok = false;
    const qint64 pid = lock.owner.mid(colon + 1).toLongLong(&ok);
    if (colon > 0 && ok) {
        lock.ownerInfo.edit().host = QString::fromUtf8(lock.owner.left(colon));
        lock.ownerInfo.edit().pid = pid;
    }
    return true;
}

Error noForceRelease(const QString &title, const QString &why)
{
    return Error{.kind = ErrorKind::NotAllowed,
                 .message = QStringLiteral("A lock of %1 is not force-released: %2").arg(title, why)};
}

Error noHoldOff(const QString &title)
{
    return Error{
        .kind = ErrorKind::NotAllowed,
        .message
        = QStringLiteral(
              "Newcomers cannot be held off a lock of %1: there is no value its clients would take for a holder")
              .arg(title)};
}

} // namespace Lockscope
