#include "respcodec.h"

#include <hiredis/hiredis.h>

#include <QVarLengthArray>

#include <algorithm>
#include <charconv>
#include <limits>

namespace Lockscope {

namespace {

// hiredis calls these functions for each parsed element. They build Values directly, without hiredis' reply objects.
// A pointer to an element is valid while it is filled: its parent grows only after the element is complete.

Value *place(const redisReadTask *task)
{
    if (task->parent == nullptr)
        return new Value; // the reader owns it until redisReaderGetReply() returns it
    auto *parent = static_cast<Value *>(task->parent->obj);
    return &parent->elements.emplace_back();
}

void *createString(const redisReadTask *task, char *text, size_t size)
{
    Value *value = place(task);
    value->type = task->type == REDIS_REPLY_ERROR ? Value::Type::Error
        : task->type == REDIS_REPLY_STATUS        ? Value::Type::Status
                                                  : Value::Type::Bulk;
    value->text = QByteArray(text, static_cast<qsizetype>(size));
    return value;
}

#if HIREDIS_MAJOR >= 1
using ElementCount = size_t;
#else
using ElementCount = int;
#endif

void *createArray(const redisReadTask *task, ElementCount count)
{
    Value *value = place(task);
    value->type = Value::Type::Array;
    // `count` is genuine: RespGuard passes on only complete replies, and limits the sum.
    value->elements.reserve(static_cast<size_t>(count));
    return value;
}

void *createInteger(const redisReadTask *task, long long number)
{
    Value *value = place(task);
    value->type = Value::Type::Integer;
    value->integer = number;
    return value;
}

void *createNil(const redisReadTask *task)
{
    return place(task);
}

void freeObject(void *object)
{
    delete static_cast<Value *>(object);
}

redisReplyObjectFunctions *objectFunctions()
{
    // hiredis only reads through the non-const pointer. RESP3 types stay null: Lockscope never sends HELLO 3, and
    // RespGuard rejects them before the reader could call a missing function.
    static redisReplyObjectFunctions functions = [] {
        redisReplyObjectFunctions table{};
        table.createString = createString;
        table.createArray = createArray;
        table.createInteger = createInteger;
        table.createNil = createNil;
        table.freeObject = freeObject;
        return table;
    }();
    return &functions;
}

// redisReader moves the unread bytes for each reply, so a large feed takes quadratic time. Small slices avoid that.
constexpr qsizetype kFeedSlice = 16 * 1024;

/// Length of a type, a number and CR LF.
constexpr qsizetype kLongestHeader = 1 + std::numeric_limits<qsizetype>::digits10 + 1 + 2;

/// Longest line and longest string of a reply that takeShorts() reads without RespGuard and hiredis.
constexpr qsizetype kShortLine = 24;
constexpr qsizetype kShortString = 1024;

/// Returns -1 if the text is not a size as servers write it: digits without a leading zero.
qint64 sizeFrom(QByteArrayView text)
{
    qint64 size = -1;
    const auto read = std::from_chars(text.begin(), text.end(), size);
    const bool usual
        = read.ec == std::errc() && read.ptr == text.end() && size >= 0 && (text.size() == 1 || text.front() != '0');
    return usual ? size : -1;
}

char *putHeader(char *at, char type, qsizetype length)
{
    *at++ = type;
    at = std::to_chars(at, at + kLongestHeader, length).ptr;
    *at++ = '\r';
    *at++ = '\n';
    return at;
}

} // namespace

void appendCommand(QByteArray &target, std::span<const QByteArrayView> arguments)
{
    // redisFormatCommandArgv() is not used: its sprintf and extra string per length took longer than handling a reply.
    qsizetype size = kLongestHeader;
    for (const auto &argument : arguments)
        size += kLongestHeader + argument.size() + 2;
    const qsizetype before = target.size();
    target.resize(before + size);
    char *const start = target.data();
    char *at = putHeader(start + before, '*', std::ssize(arguments));
    for (const auto &argument : arguments) {
        at = putHeader(at, '$', argument.size());
        at = std::copy_n(argument.data(), argument.size(), at);
        *at++ = '\r';
        *at++ = '\n';
    }
    target.resize(at - start);
}

QByteArray encodeCommand(const QByteArrayList &arguments)
{
    QByteArray bytes;
    const QVarLengthArray<QByteArrayView, 8> words(arguments.begin(), arguments.end());
    appendCommand(bytes, words);
    return bytes;
}

struct RespReader::Reader
{
    redisReader *reader = redisReaderCreateWithFunctions(objectFunctions());
    Reader() = default;
    ~Reader()
    {
        if (reader != nullptr)
            redisReaderFree(reader);
    }
    Q_DISABLE_COPY_MOVE(Reader)
};

RespReader::RespReader(RespLimits limits) : m_reader(std::make_unique<Reader>())
{
    setLimits(limits);
}

RespReader::~RespReader() = default;

void RespReader::setLimits(const RespLimits &limits)
{
    m_guard.setLimits(limits);
    m_shortReplies
        = limits.line >= kShortLine && limits.bulk >= kShortString && limits.pending >= kShortLine + kShortString + 2;
}

/// Returns a value whose text refers to m_bytes.
Value RespReader::lent(const Queued &reply) const
{
    Value value;
    value.type = reply.type;
    if (reply.type == Value::Type::Integer)
        value.integer = reply.number;
    else if (reply.type != Value::Type::Nil)
        value.text = QByteArray::fromRawData(m_bytes.constData() + reply.number, reply.size);
    return value;
}

Value RespReader::valueOf(const Queued &reply) const
{
    Value value = lent(reply);
    // Literals avoid an allocation for the usual replies to SET and TYPE.
    const bool isStatus = reply.type == Value::Type::Status;
    if (isStatus && value.text == "OK")
        value.text = QByteArrayLiteral("OK");
    else if (isStatus && value.text == "string")
        value.text = QByteArrayLiteral("string");
    else if (!value.text.isNull())
        value.text.detach();
    return value;
}

Value RespReader::firstParsed()
{
    Value value = std::move(m_parsed.front());
    m_parsed.pop_front();
    return value;
}

Value RespReader::takeReply()
{
    const Queued &reply = m_queue[m_next++];
    return reply.isParsed ? firstParsed() : valueOf(reply);
}

Value RespReader::lendReply()
{
    const Queued &reply = m_queue[m_next++];
    return reply.isParsed ? firstParsed() : lent(reply);
}

/// Reads the usual replies to a lock's commands: `+OK`, `:1`, `$-1`, a token. Leaves all others, including invalid
/// ones, to RespGuard and hiredis, which take ten times as long.
bool RespReader::takeShorts(QByteArrayView &rest)
{
    while (!rest.isEmpty()) {
        const QByteArrayView start = rest.first(std::min(rest.size(), kShortLine));
        const char type = start.front();
        if (type != '+' && type != ':' && type != '$')
            return false;
        const qsizetype end = start.indexOf('\r');
        const QByteArrayView text = start.sliced(1, (end < 0 ? start.size() : end) - 1);
        if (type == '+' ? text.contains('\n') : std::any_of(text.begin(), text.end(), [](char c) {
                return c != '-' && (c < '0' || c > '9');
            }))
            return false;
        if (end < 0 || end + 1 == start.size())
            return start.size() < kShortLine;
        if (start.at(end + 1) != '\n')
            return false;

        const qsizetype at = m_bytes.size() - rest.size();
        Queued reply;
        qsizetype used = end + 2;
        if (type == '+') {
            reply = {.number = at + 1, .size = static_cast<qint32>(text.size()), .type = Value::Type::Status};
        } else if (type == ':') {
            reply.type = Value::Type::Integer;
            const auto read = std::from_chars(text.begin(), text.end(), reply.number);
            const bool unusual = text.startsWith('0') ? text.size() > 1 : text.startsWith("-0");
            if (read.ec != std::errc() || read.ptr != text.end() || unusual)
                return false;
        } else if (text != "-1") {
            const qint64 size = sizeFrom(text);
            if (size < 0 || size > kShortString)
                return false;
            const QByteArrayView body = rest.sliced(used);
            const QByteArrayView tail = body.size() > size
                ? body.sliced(size).first(std::min<qsizetype>(2, body.size() - size))
                : QByteArrayView();
            if (!QByteArrayView("\r\n").startsWith(tail))
                return false;
            if (tail.size() < 2)
                return true;
            reply = {.number = at + used, .size = static_cast<qint32>(size), .type = Value::Type::Bulk};
            used += size + 2;
        }
        rest = rest.sliced(used);
        m_queue.push_back(reply);
    }
    return false;
}

void RespReader::keepQueued()
{
    if (hasReply()) { // a handler runs a nested event loop
        std::deque<Value> kept;
        while (hasReply())
            kept.push_back(takeReply());
        m_parsed = std::move(kept);
    }
    m_queue.assign(m_parsed.size(), {.isParsed = true});
    m_next = 0;
}

Result<void> RespReader::feed(const QByteArray &bytes)
{
    keepQueued();
    // RespGuard has not seen the beginning of a possible short reply. It is examined again with the bytes that follow.
    m_bytes = std::exchange(m_shortBegun, false) ? std::exchange(m_buffer, {}) + bytes : bytes;
    QByteArrayView rest(m_bytes);
    while (!rest.isEmpty()) {
        if (m_buffer.isEmpty() && m_shortReplies) {
            m_shortBegun = takeShorts(rest);
            if (m_shortBegun)
                m_buffer = rest.toByteArray();
            if (m_shortBegun || rest.isEmpty())
                return {};
        }
        qsizetype complete = 0;
        const auto acceptable = m_guard.advance(rest, complete);
        if (complete == 0) {
            m_buffer += rest;
            return acceptable;
        }
        const QByteArray begun = std::exchange(m_buffer, {});
        if (const auto parsed = parse(begun.constData(), begun.size()); !parsed)
            return parsed;
        if (const auto parsed = parse(rest.data(), complete); !parsed)
            return parsed;
        rest = rest.sliced(complete);
    }
    return {};
}

Result<void> RespReader::parse(const char *data, qsizetype size)
{
    redisReader *reader = m_reader->reader;
    if (reader == nullptr)
        return Error{.kind = ErrorKind::Protocol, .message = QStringLiteral("Out of memory for a reply reader")};
    for (qsizetype pos = 0; pos < size; pos += kFeedSlice) {
        const auto slice = static_cast<size_t>(qMin(kFeedSlice, size - pos));
        bool ok = redisReaderFeed(reader, data + pos, slice) == REDIS_OK;
        while (ok) {
            void *reply = nullptr;
            ok = redisReaderGetReply(reader, &reply) == REDIS_OK;
            if (reply == nullptr)
                break;
            const std::unique_ptr<Value> value(static_cast<Value *>(reply));
            m_parsed.push_back(std::move(*value));
            m_queue.push_back({.isParsed = true});
        }
        if (!ok)
            return Error{
                .kind = ErrorKind::Protocol,
                .message
                = QStringLiteral("The server's reply cannot be read: %1").arg(QString::fromLatin1(reader->errstr))};
    }
    return {};
}

} // namespace Lockscope
