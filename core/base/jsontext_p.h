#pragma once

#include "text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <optional>
#include <utility>

namespace Lockscope {

/// Writes an object as jsonLine() does, many times faster than through a QJsonObject. Add the keys in
/// alphabetical order, as QJsonObject has them. An unset optional is null.
class JsonText
{
public:
    /// `out`: is appended to.
    explicit JsonText(QByteArray &out) : m_out(out) { }

    void begin(char bracket)
    {
        separate();
        m_out += bracket;
        m_isFirst = true;
    }
    void end(char bracket)
    {
        m_out += bracket;
        m_isFirst = false;
    }
    void key(QLatin1String name)
    {
        separate();
        quote(QByteArrayView(name));
        m_out += ':';
        m_isFirst = true; // no comma before the value
    }

    void add(std::nullopt_t) { raw("null"); }
    void add(bool value) { raw(value ? "true" : "false"); }
    void add(qint64 value)
    {
        separate();
        m_out += QByteArray::number(value);
    }
    void add(int value) { add(static_cast<qint64>(value)); }
    void add(QLatin1String word)
    {
        separate();
        quote(QByteArrayView(word));
    }
    void add(const QString &text)
    {
        separate();
        quote(text.toUtf8());
    }
    void add(const QByteArray &bytes) ///< as jsonText()
    {
        separate();
        if (isPlain(bytes))
            quote(bytes);
        else
            quote(jsonText(bytes).toUtf8());
    }
    template <typename T>
    void add(const std::optional<T> &value)
    {
        if (value)
            add(*value);
        else
            add(std::nullopt);
    }
    void add(const QJsonObject &object) { raw(visibleJson(QJsonDocument(object).toJson(QJsonDocument::Compact))); }

    template <typename T>
    void field(QLatin1String name, const T &value)
    {
        key(name);
        add(value);
    }
    /// Empty is unknown: null.
    template <typename Text>
    void fieldOrNull(QLatin1String name, const Text &text)
    {
        key(name);
        if (text.isEmpty())
            add(std::nullopt);
        else
            add(text);
    }
    /// An array of texts; null if it is empty and `isNullable`.
    template <typename Texts>
    void fieldOfTexts(QLatin1String name, const Texts &texts, bool isNullable)
    {
        key(name);
        if (texts.isEmpty() && isNullable) {
            add(std::nullopt);
            return;
        }
        begin('[');
        for (const auto &text : texts)
            add(text);
        end(']');
    }

private:
    [[nodiscard]] static bool isPlain(QByteArrayView text)
    {
        return std::all_of(text.begin(), text.end(),
                           [](char c) { return c >= ' ' && c < 0x7F && c != '"' && c != '\\'; }); // else escaped
    }
    void separate()
    {
        if (!std::exchange(m_isFirst, false))
            m_out += ',';
    }
    void raw(QByteArrayView text)
    {
        separate();
        m_out += text;
    }
    /// `text` is UTF-8.
    void quote(QByteArrayView text)
    {
        if (isPlain(text)) {
            m_out += '"';
            m_out += text;
            m_out += '"';
            return;
        }
        const QByteArray array
            = visibleJson(QJsonDocument(QJsonArray{QString::fromUtf8(text)}).toJson(QJsonDocument::Compact));
        m_out += QByteArrayView(array).sliced(1, array.size() - 2);
    }

    QByteArray &m_out;
    bool m_isFirst = true;
};

} // namespace Lockscope
