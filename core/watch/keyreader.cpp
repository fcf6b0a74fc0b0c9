#include "keyreader.h"

#include "../dialects/keyquorum.h"
#include "../dialects/namewords.h"
#include "../redis/clustertopology.h"
#include "../redis/servererror.h"

#include <algorithm>

namespace Lockscope {

namespace {

/// If the TTL matters for more than one of this many listed strings, a later reading costs more than it saves.
constexpr qsizetype kSeldom = 4;
/// After this many jobs, reading TTLs later is tried again.
constexpr int kJobsWithTtl = 16;

/// The value that is expected so many keys later is fetched into the processor's cache.
constexpr size_t kAhead = 8;

/// The command for the number of elements; empty for strings and module types.
QByteArrayView lengthCommand(KeyType type)
{
    switch (type) {
    case KeyType::Hash: return "HLEN";
    case KeyType::Set: return "SCARD";
    case KeyType::SortedSet: return "ZCARD";
    case KeyType::List: return "LLEN";
    default: return {};
    }
}

/// Types whose elements are read.
bool isOutlined(KeyType type)
{
    return type == KeyType::Hash || type == KeyType::Set || type == KeyType::SortedSet;
}

QByteArrayList texts(const std::vector<Value> &elements)
{
    QByteArrayList result;
    result.reserve(std::ssize(elements));
    for (const Value &element : elements)
        result.append(element.text);
    return result;
}

/// Do not ask more about this key: it was refused, or will be read again.
bool isSettled(const KeysRead &read, const QByteArray &key)
{
    return (!read.torn.isEmpty() && read.torn.contains(key))
        || (!read.forbidden.isEmpty() && read.forbidden.contains(key))
        || (!read.misplaced.isEmpty() && read.misplaced.contains(key));
}

} // namespace

struct KeyReader::Job
{
    KeysRead read;
    Instant asked;
    Handler handler;
    std::shared_ptr<bool> running;
    std::vector<bool> known; ///< per key: it was read before
    std::vector<bool> listed; ///< per key: a string's TTL is read only if it matters
    std::vector<QByteArray> expected; ///< per key: its value if nothing has changed
    std::vector<quint32> unscanned; ///< hashes of which only probeFields() were requested
    std::vector<quint32> suspects; ///< whose elements are still to be requested, see m_suspects
    qsizetype together = 0; ///< keys whose elements the running batch requests
    QHash<quint32, KeyQuorum::Others> parts; ///< of keys that form a lock together with others
};

bool KeyReader::asksElements(const Question &question)
{
    return question.what == Asked::Elements || question.what == Asked::Scanned;
}

bool KeyReader::isOfOneType(Asked what)
{
    return what != Asked::Type && what != Asked::Ttl && what != Asked::OutlineTtl;
}

KeyReader::KeyReader(Link *link, const DialectCatalog *dialects, const Clock &clock, const SlotHomes *homes)
    : m_link(link)
    , m_dialects(dialects)
    , m_clock(clock)
    , m_homes(homes)
    , m_running(std::make_shared<bool>(true))
{
}

KeyReader::~KeyReader()
{
    *m_running = false;
}

void KeyReader::stop()
{
    *m_running = false;
    m_running = std::make_shared<bool>(true);
}

void KeyReader::read(std::vector<Wanted> keys, Handler handler)
{
    auto job = std::make_shared<Job>();
    job->handler = std::move(handler);
    job->running = m_running;
    job->asked = m_clock.now();
    job->read.keys.reserve(keys.size());
    job->known.reserve(keys.size());
    job->listed.reserve(keys.size());
    job->expected.reserve(keys.size());
    for (auto &[key, type, known, value, listed] : keys) {
        // The main key may be missing while the lock exists, and TYPE would return none.
        if (m_homes == nullptr && KeyQuorum::isPart(key))
            type = KeyType::String;
        const bool doubtful
            = (!m_tooLarge.isEmpty() && m_tooLarge.contains(key)) || (!m_retyped.isEmpty() && m_retyped.remove(key));
        job->read.keys.push_back(
            {.raw = {.key = std::move(key), .type = doubtful ? KeyType::None : type}, .answeredAt = {}});
        job->known.push_back(known && !doubtful && type != KeyType::None);
        job->expected.push_back(std::move(value));
        job->listed.push_back(listed && m_ttlMatters && !KeyQuorum::isPart(job->read.keys.back().raw.key));
    }
    if (m_withTtl > 0) {
        --m_withTtl;
        job->listed.assign(job->listed.size(), false);
    }
    askTypes(job);
}

void KeyReader::run(const JobPtr &job, CommandBatch batch, std::vector<Question> questions,
                    void (KeyReader::*next)(const JobPtr &))
{
    if (batch.isEmpty()) {
        (this->*next)(job);
        return;
    }
    ++job->read.exchanges;
    job->together = std::ranges::count_if(questions, [](const Question &question) { return asksElements(question); });
    m_link->send(std::move(batch),
                 [this, job, questions = std::move(questions), next](qsizetype index, Result<Value> &reply) {
                     if (!*job->running)
                         return;
                     const Question &question = questions[static_cast<size_t>(index)];
                     if (reply)
                         take(*job, question, *reply);
                     else
                         fail(*job, question, reply.error());
                     if (index + 1 == std::ssize(questions))
                         (this->*(job->read.error ? &KeyReader::finish : next))(job);
                 });
}

void KeyReader::add(CommandBatch &batch, std::vector<Question> &questions, const Job &job, Question question,
                    std::initializer_list<QByteArrayView> command) const
{
    if (m_homes != nullptr && m_homes->isLent(job.read.keys[question.key].raw.key)) {
        batch.add({"ASKING"}); // for the next command only
        questions.push_back({.key = question.key, .what = Asked::Asking});
    }
    batch.add(command);
    questions.push_back(question);
}

void KeyReader::take(Job &job, const Question &question, Value &value)
{
    auto &key = job.read.keys[question.key];
    RawKey &raw = key.raw;
    if (!m_suspects.isEmpty() && asksElements(question))
        m_suspects.remove(raw.key);
    switch (question.what) {
    case Asked::Asking: break;
    case Asked::Type:
        raw.type = keyTypeFromName(value.text);
        key.answeredAt = m_clock.now(); // if it does not exist, nothing more is asked
        break;
    case Asked::Length:
    case Asked::StringLength: raw.length = value.integer; break;
    case Asked::StringEnd: raw.cutShort(raw.length, value.text); break;
    case Asked::String:
        if (const size_t soon = question.key + kAhead; soon < job.expected.size())
            __builtin_prefetch(job.expected[soon].constData());
        // An unchanged value shares the memory of the known one. The reply's memory is only lent.
        raw.value = value.text == job.expected[question.key] ? std::move(job.expected[question.key])
                                                             : QByteArrayView(value.text).toByteArray();
        raw.length = raw.value.size();
        break;
    case Asked::PartString: {
        RawKey &part = job.parts[question.key][question.field];
        part.value = QByteArrayView(value.text).toByteArray();
        part.length = part.value.size();
        break;
    }
    case Asked::PartTtl: job.parts[question.key][question.field].ttl = KeyTtl::fromPttl(value.integer); break;
    case Asked::Elements: raw.take(texts(value.elements), true); break;
    case Asked::Scanned:
        raw.fields.clear(); // the probeFields() come again
        if (value.elements.size() != 2 || !value.elements[1].isArray())
            break;
        raw.take(texts(value.elements[1].elements), raw.type == KeyType::Hash);
        if (value.elements[0].text == "0") // the scan is complete, so this is the current length
            raw.length = raw.fields.size();
        else if (raw.length <= RawKey::kFieldLimit && raw.fields.size() > RawKey::kFieldLimit)
            job.read.torn.insert(raw.key); // it has grown since, and requiredFields() were not requested
        break;
    case Asked::Probe:
    case Asked::Field: {
        const QByteArray &field
            = (question.what == Asked::Field ? m_dialects->requiredFields() : m_dialects->probeFields())
                  .at(question.field);
        if (value.isText() && !raw.has(field))
            raw.take({field, QByteArrayView(value.text).toByteArray()}, true); // copy: the reply's text is lent
        break;
    }
    case Asked::OutlineTtl:
    case Asked::Ttl:
        raw.ttl = KeyTtl::fromPttl(value.integer);
        key.answeredAt = m_clock.now();
        break;
    }
}

void KeyReader::fail(Job &job, const Question &question, const Error &error)
{
    if (question.what == Asked::Asking)
        return; // the next command reports the error
    const RawKey &raw = job.read.keys[question.key].raw;
    if (error.kind == ErrorKind::Timeout && asksElements(question))
        suspect(job, raw);
    if (error.kind == ErrorKind::WrongType) {
        // The key's type has changed since TYPE was sent: what was read belongs to two different keys.
        m_retyped.insert(raw.key);
        job.read.torn.insert(raw.key);
    } else if (m_homes != nullptr && isAboutSlot(error.serverReply)) {
        job.read.misplaced.insert(raw.key, error);
    } else if (refusesOnlyTheKey(error.serverReply) || (error.isRefusal() && isOfOneType(question.what))) {
        job.read.forbidden.insert(raw.key, error); // the user may not read this key, or this type
    } else if (!job.read.error) {
        if (error.kind == ErrorKind::Protocol) { // Connection fails only the command whose reply broke the limits
            m_tooLarge.insert(raw.key, {.length = raw.length, .ttl = raw.ttl.kind});
            m_costConnection = true;
        }
        job.read.error = error;
    }
}

void KeyReader::suspect(const Job &job, const RawKey &raw)
{
    // Redis sends the replies of a batch together, so the first unanswered key need not be the culprit. Halving the
    // batch finds it soon; most time-outs are the node's or the network's, so a key must fail alone twice.
    const auto known = m_suspects.find(raw.key);
    if (known != m_suspects.end() && *known == 0) {
        m_suspects.erase(known);
        m_tooLarge.insert(raw.key, {.length = raw.length, .ttl = raw.ttl.kind});
    } else {
        m_suspects.insert(raw.key, job.together / 2);
    }
}

bool KeyReader::isTooLarge(const RawKey &raw) const
{
    const auto known = m_tooLarge.constFind(raw.key);
    return known != m_tooLarge.constEnd() && *known == Outline{.length = raw.length, .ttl = raw.ttl.kind};
}

void KeyReader::askTypes(const JobPtr &job)
{
    CommandBatch batch;
    std::vector<Question> questions;
    for (quint32 i = 0; i < job->read.keys.size(); ++i) {
        const RawKey &raw = job->read.keys[i].raw;
        if (raw.type != KeyType::None)
            continue;
        add(batch, questions, *job, {.key = i, .what = Asked::Type}, {"TYPE", raw.key});
    }
    run(job, std::move(batch), std::move(questions), &KeyReader::askLengths);
}

bool KeyReader::saysLock(const RawKey &raw) const
{
    return m_named || hasLockWord(raw.key);
}

void KeyReader::askLengths(const JobPtr &job)
{
    CommandBatch batch;
    std::vector<Question> questions;
    for (quint32 i = 0; i < job->read.keys.size(); ++i) {
        const RawKey &raw = job->read.keys[i].raw;
        const auto command = isOutlined(raw.type) || saysLock(raw) ? lengthCommand(raw.type) : QByteArrayView();
        if (command.isEmpty()) {
            if (!m_tooLarge.isEmpty())
                m_tooLarge.remove(raw.key);
            continue;
        }
        add(batch, questions, *job, {.key = i, .what = Asked::Length}, {command, raw.key});
        if (!job->known[i]) { // the outline decides whether the key is read
            add(batch, questions, *job, {.key = i, .what = Asked::OutlineTtl}, {"PTTL", raw.key});
        }
    }
    run(job, std::move(batch), std::move(questions), &KeyReader::askValues);
}

void KeyReader::addScan(CommandBatch &batch, std::vector<Question> &questions, const Job &job, quint32 key) const
{
    static const QByteArray kAll = QByteArray::number(RawKey::kFieldLimit + 1);
    static const QByteArray kSome = QByteArray::number(RawKey::kSampleSize);
    const RawKey &raw = job.read.keys[key].raw;
    const bool isHash = raw.type == KeyType::Hash;
    const bool isLong = raw.length > RawKey::kFieldLimit;
    add(batch, questions, job, {.key = key, .what = Asked::Scanned},
        {isHash ? "HSCAN" : "SSCAN", raw.key, "0", "COUNT", isLong ? kSome : kAll});
    const auto &fields = m_dialects->requiredFields();
    for (qsizetype field = 0; isLong && isHash && field < fields.size(); ++field)
        add(batch, questions, job, {.key = key, .what = Asked::Field, .field = static_cast<quint16>(field)},
            {"HGET", raw.key, fields.at(field)});
    // PTTL comes last, so that a key that vanished in between is reported as gone.
    add(batch, questions, job, {.key = key, .what = Asked::Ttl}, {"PTTL", raw.key});
}

void KeyReader::addElements(CommandBatch &batch, std::vector<Question> &questions, const Job &job, quint32 key) const
{
    static const QByteArray kLastElement = QByteArray::number(RawKey::kElementLimit - 1);
    const RawKey &raw = job.read.keys[key].raw;
    if (raw.type != KeyType::SortedSet) {
        addScan(batch, questions, job, key);
        return;
    }
    add(batch, questions, job, {.key = key, .what = Asked::Elements},
        {"ZRANGE", raw.key, "0", kLastElement, "WITHSCORES"});
    add(batch, questions, job, {.key = key, .what = Asked::Ttl}, {"PTTL", raw.key});
}

void KeyReader::askValues(const JobPtr &job)
{
    static const QByteArray kLastByte = QByteArray::number(RawKey::kValueLimit - 1);
    const Instant asked = m_clock.now();
    CommandBatch batch;
    std::vector<Question> questions;
    batch.reserve(2 * std::ssize(job->read.keys));
    questions.reserve(2 * job->read.keys.size());
    for (quint32 i = 0; i < job->read.keys.size(); ++i) {
        const RawKey &raw = job->read.keys[i].raw;
        if (raw.type == KeyType::String) {
            add(batch, questions, *job, {.key = i, .what = Asked::String}, {"GETRANGE", raw.key, "0", kLastByte});
            if (job->listed[i])
                continue;
            if (m_homes == nullptr && KeyQuorum::isPart(raw.key)) { // in a cluster the three keys are on several nodes
                const QByteArrayList others = KeyQuorum::otherKeysOf(raw.key);
                for (quint16 part = 0; part < others.size(); ++part) {
                    add(batch, questions, *job, {.key = i, .what = Asked::PartString, .field = part},
                        {"GETRANGE", others.at(part), "0", kLastByte});
                    add(batch, questions, *job, {.key = i, .what = Asked::PartTtl, .field = part},
                        {"PTTL", others.at(part)});
                }
            }
            add(batch, questions, *job, {.key = i, .what = Asked::Ttl}, {"PTTL", raw.key}); // last, as in addScan()
            continue;
        }
        if (!isOutlined(raw.type)) {
            if (raw.type != KeyType::None && saysLock(raw)) // shown with its type, size and TTL
                add(batch, questions, *job, {.key = i, .what = Asked::Ttl}, {"PTTL", raw.key});
            continue;
        }
        if (isTooLarge(raw)) {
            job->read.leftAlone.insert(raw.key);
            continue;
        }
        // Read the low end of a sorted set, and all of other types. Read a part of a long one that may be a lock, or
        // was one before it grew.
        if (raw.type == KeyType::SortedSet || raw.length <= RawKey::kFieldLimit || job->known[i] || m_named
            || m_dialects->mayBeLong(raw)) {
            if (!m_suspects.isEmpty() && m_suspects.contains(raw.key))
                job->suspects.push_back(i);
            else
                addElements(batch, questions, *job, i);
        } else if (raw.type == KeyType::Hash) {
            job->unscanned.push_back(i); // its name does not suggest a lock, but a field may
            const auto &fields = m_dialects->probeFields();
            for (qsizetype field = 0; field < fields.size(); ++field)
                add(batch, questions, *job, {.key = i, .what = Asked::Probe, .field = static_cast<quint16>(field)},
                    {"HGET", raw.key, fields.at(field)});
        }
    }
    if (!batch.isEmpty())
        job->asked = asked; // otherwise the earlier steps answered everything
    run(job, std::move(batch), std::move(questions), &KeyReader::askSuspects);
}

void KeyReader::askSuspects(const JobPtr &job)
{
    CommandBatch batch;
    std::vector<Question> questions;
    qsizetype most = std::ssize(job->suspects);
    for (qsizetype asked = 0; !job->suspects.empty(); ++asked) {
        const quint32 key = job->suspects.back();
        most = std::min(most, std::max<qsizetype>(1, m_suspects.value(job->read.keys[key].raw.key, most)));
        if (asked >= most)
            break;
        job->suspects.pop_back();
        addElements(batch, questions, *job, key);
    }
    const bool isLast = batch.isEmpty();
    run(job, std::move(batch), std::move(questions), isLast ? &KeyReader::askRest : &KeyReader::askSuspects);
}

void KeyReader::askRest(const JobPtr &job)
{
    static const QByteArray kLastByte = QByteArray::number(RawKey::kValueLimit - 1);
    static const QByteArray kEnd = QByteArray::number(-RawKey::kValueEnd);
    job->read.took = m_clock.now() - job->asked;
    CommandBatch batch;
    std::vector<Question> questions;
    qsizetype listed = 0;
    qsizetype mattering = 0;
    for (quint32 i = 0; i < job->read.keys.size(); ++i) {
        RawKey &raw = job->read.keys[i].raw;
        if (raw.type != KeyType::String)
            continue;
        const bool isLong = raw.value.size() >= RawKey::kValueLimit;
        listed += job->listed[i] ? 1 : 0;
        if (job->listed[i] && !isSettled(job->read, raw.key) && (isLong || m_ttlMatters(raw))) {
            ++mattering;
            // Read value and TTL together: another hold may begin between two exchanges.
            add(batch, questions, *job, {.key = i, .what = Asked::String}, {"GETRANGE", raw.key, "0", kLastByte});
            if (!isLong)
                add(batch, questions, *job, {.key = i, .what = Asked::Ttl}, {"PTTL", raw.key});
        }
        if (!isLong)
            continue;
        add(batch, questions, *job, {.key = i, .what = Asked::StringLength}, {"STRLEN", raw.key}); // the whole length
        add(batch, questions, *job, {.key = i, .what = Asked::StringEnd}, {"GETRANGE", raw.key, kEnd, "-1"});
        if (job->listed[i])
            add(batch, questions, *job, {.key = i, .what = Asked::Ttl}, {"PTTL", raw.key});
    }
    if (kSeldom * mattering > listed)
        m_withTtl = kJobsWithTtl;
    for (const quint32 key : job->unscanned) {
        if (m_dialects->mayBeLong(job->read.keys[key].raw))
            addScan(batch, questions, *job, key);
    }
    run(job, std::move(batch), std::move(questions), &KeyReader::finish);
}

void KeyReader::finish(const JobPtr &job)
{
    for (auto parts = job->parts.cbegin(); parts != job->parts.cend(); ++parts) {
        RawKey &raw = job->read.keys[parts.key()].raw;
        if (raw.type == KeyType::String)
            KeyQuorum::resolve(raw, *parts);
    }
    job->handler(job->read);
}

} // namespace Lockscope
