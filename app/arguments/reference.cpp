#include "reference.h"

#include "commandtable.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Lockscope::App {

namespace {

struct Entry
{
    QString term;
    QString text;
};

/// A part of a page: paragraphs, then a list of terms, then lines as they are.
struct Section
{
    QString title;
    QStringList paragraphs;
    QList<Entry> entries;
    QStringList lines;
};

constexpr qsizetype kWidestTerm = 30;

QStringList linesOf(const char *text)
{
    return QString::fromUtf8(text).split(u'\n', Qt::SkipEmptyParts);
}

QString termOf(const OptionText &option)
{
    QStringList names = option.spellings();
    if (names.size() > 1 && names.constFirst().startsWith("--"_L1))
        names.removeFirst(); // a former name
    const QString value = QLatin1String(option.value);
    return names.join(u", "_s) + (value.isEmpty() ? QString() : u' ' + value);
}

QList<Entry> optionsOf(const QString &command, OptionPart part)
{
    QList<Entry> entries;
    for (const auto &option : optionTable()) {
        if (option.part == part && option.goesWith(command))
            entries.append({termOf(option), QString::fromUtf8(option.text)});
    }
    return entries;
}

QString usageOf(const CommandText &command)
{
    const QString name = QLatin1String(command.name);
    const QString operands = QLatin1String(command.operands);
    if (name == "window"_L1)
        return u"lockscope [OPTIONS]"_s;
    if (name == "run"_L1) // its options must come before COMMAND
        return u"lockscope run NAME [OPTIONS] "_s + operands.section(u' ', 1);
    return u"lockscope "_s + name + (operands.isEmpty() ? QString() : u' ' + operands) + u" [OPTIONS]"_s;
}

QList<Section> pageOf(const CommandText &command)
{
    const QString name = QLatin1String(command.name);
    QList<Section> page{{.title = {}, .paragraphs = {QString::fromUtf8(command.purpose) + u'.'}},
                        {.title = u"Usage"_s, .lines = {usageOf(command)}}};
    if (*command.details != '\0')
        page.first().paragraphs += QString::fromUtf8(command.details);
    page.append({.title = u"Options"_s, .entries = optionsOf(name, OptionPart::Own)});
    if (const auto keys = optionsOf(name, OptionPart::Keys); !keys.isEmpty())
        page.append({.title = u"What counts as a lock"_s, .entries = keys});
    if (!optionsOf(name, OptionPart::Connection).isEmpty())
        page.append({.title = u"Connection"_s,
                     .paragraphs = {u"--node URI..., -h HOST, -p PORT, -n DATABASE, --askpass, --tls and more: see "
                                    "'lockscope help connection'."_s}});
    page.append({.title = u"Exit status"_s, .paragraphs = {QString::fromUtf8(command.exitStatus)}});
    page.append({.title = u"Examples"_s, .lines = linesOf(command.examples)});
    return page;
}

QList<Section> connectionPage()
{
    return {
        {.title = {}, .paragraphs = {u"How to reach the nodes. Every command that reads nodes takes these options."_s}},
        {.title = u"Options"_s, .entries = optionsOf(u"list"_s, OptionPart::Connection)},
        {.title = u"Examples"_s,
         .lines = {u"lockscope list --node redis://10.0.0.1 --node redis://10.0.0.2 --node redis://10.0.0.3"_s,
                   u"lockscope list --sentinel 10.0.0.1 --sentinel 10.0.0.2 --master shop"_s,
                   u"lockscope list --ssh ann@bastion.example.org -h redis.internal"_s}}};
}

QList<Section> overviewPage()
{
    QList<Section> page{{.title = {},
                         .paragraphs = {u"Lockscope shows, live, the locks that services share through Redis, and lets "
                                        "an operator act on them."_s}},
                        {.title = u"Usage"_s,
                         .lines = {u"lockscope [OPTIONS]            # the window; see 'lockscope help window'"_s,
                                   u"lockscope COMMAND [OPTIONS]"_s}}};
    for (const auto &command : commandTable()) {
        const QString group = QLatin1String(command.group);
        if (group.isEmpty())
            continue;
        if (page.constLast().title != group)
            page.append({.title = group});
        page.last().entries.append({QLatin1String(command.name), QString::fromUtf8(command.purpose) + u'.'});
    }
    page.append({.title = u"Help"_s,
                 .entries = {{u"COMMAND --help"_s, u"The options of a command, with examples."_s},
                             {u"help connection"_s, u"How to reach nodes: login, TLS, Sentinel, Cluster."_s},
                             {u"--version"_s, u"Print the version."_s}}});
    page.append(
        {.title = u"Times"_s, .paragraphs = {u"500ms, 2s, 1.5m, 2h, or a bare number of seconds; at most 24h."_s}});
    page.append({.title = u"Exit status"_s,
                 .paragraphs = {u"0 done, 1 refused or not held, 2 wrong usage, 3 no node could be read, or --timeout "
                                "cut the command short before the answer was known."_s}});
    return page;
}

/// What stands in the manual only.
QList<Section> background()
{
    return {
        {.title = u"Environment"_s,
         .entries
         = {{u"REDISCLI_AUTH"_s, u"Password for nodes that have none in their URI."_s},
            {u"LOCKSCOPE_PROXY_PASSWORD"_s, u"Password for the user of --proxy; otherwise Lockscope asks for it."_s},
            {u"SSH_ASKPASS"_s,
             u"Program that asks for passphrases and codes of --ssh. Without it, SSH asks nothing."_s},
            {u"LOCKSCOPE_EXPORT_TOKEN"_s, u"Token that export requires of scrapers, without --token-file."_s},
            {u"LANGUAGE, LC_ALL, LC_MESSAGES, LANG"_s, u"The window's language."_s},
            {u"DISPLAY, WAYLAND_DISPLAY, QT_QPA_PLATFORM"_s, u"If none of them is set, there is no display."_s},
            {u"XDG_CONFIG_HOME, XDG_STATE_HOME"_s, u"Where the files below are."_s}}},
        {.title = u"Files"_s,
         .entries = {{u"~/.config/lockscope/lockscope.conf"_s,
                      u"Connections without their passwords, and the window's layout."_s},
                     {u"~/.local/state/lockscope/audit.jsonl"_s,
                      u"The audit journal: every act on other people's locks, with its outcome."_s}}}};
}

QString toText(const QList<Section> &page, qsizetype width)
{
    qsizetype widest = 0;
    for (const auto &section : page) {
        for (const auto &entry : section.entries)
            widest = std::max(widest, std::min(entry.term.size(), kWidestTerm));
    }
    const qsizetype indent = widest + 4;
    QString text;
    bool wasInline = false;
    for (const auto &section : page) {
        const bool isInline = section.entries.isEmpty() && section.lines.isEmpty() && !section.title.isEmpty();
        if (!text.isEmpty() && !(isInline && wasInline))
            text += u'\n';
        wasInline = isInline;
        if (isInline) {
            text += wrapped(section.title + u": "_s + section.paragraphs.join(u' '), 2, width) + u'\n';
            continue;
        }
        if (section.title.isEmpty()) {
            text += wrapped(section.paragraphs.join(u' '), 0, width) + u'\n';
            continue;
        }
        text += section.title + u":\n"_s;
        for (const auto &entry : section.entries) {
            const QString term = u"  "_s + entry.term;
            text += entry.term.size() > widest ? term + u'\n' + QString(indent, u' ') : term.leftJustified(indent);
            text += wrapped(entry.text, indent, width) + u'\n';
        }
        for (const auto &line : section.lines)
            text += u"  "_s + line + u'\n';
    }
    return text;
}

QString toMarkdown(const QList<Section> &page)
{
    QString text;
    for (const auto &section : page) {
        const bool isInline = section.entries.isEmpty() && section.lines.isEmpty() && !section.title.isEmpty();
        if (isInline)
            text += section.title + u": "_s;
        for (const auto &paragraph : section.paragraphs)
            text += QString(paragraph).replace(u'<', u"&lt;"_s) + u"\n\n"_s;
        if (!section.entries.isEmpty()) {
            text += u"| "_s + section.title + u" | |\n| --- | --- |\n"_s;
            for (const auto &entry : section.entries)
                text += u"| `%1` | %2 |\n"_s.arg(entry.term, entry.text);
            text += u'\n';
        }
        if (!section.lines.isEmpty())
            text += u"    "_s + section.lines.join(u"\n    "_s) + u"\n\n"_s;
    }
    return text;
}

QString escapedForMan(QString text)
{
    text.replace(u'\\', u"\\e"_s).replace(u'-', u"\\-"_s).replace(u'\'', u"\\(aq"_s);
    return text.startsWith(u'.') ? u"\\&"_s + text : text;
}

QString toMan(const QList<Section> &page)
{
    QString text;
    for (const auto &section : page) {
        if (!section.title.isEmpty())
            text += u".SS "_s + escapedForMan(section.title) + u'\n';
        for (const auto &paragraph : section.paragraphs)
            text += u".PP\n"_s + escapedForMan(paragraph) + u'\n';
        for (const auto &entry : section.entries)
            text += u".TP\n.B "_s + escapedForMan(entry.term) + u'\n' + escapedForMan(entry.text) + u'\n';
        if (!section.lines.isEmpty()) {
            text += u".PP\n.nf\n"_s;
            for (const auto &line : section.lines)
                text += escapedForMan(line) + u'\n';
            text += u".fi\n"_s;
        }
    }
    return text;
}

/// Commands that a reader meets: all but the one for the shells' completion.
QList<const CommandText *> documentedCommands()
{
    QList<const CommandText *> commands;
    for (const auto &command : commandTable()) {
        if (qstrcmp(command.name, "complete") != 0)
            commands.append(&command);
    }
    return commands;
}

QString candidate(const QString &word, const QString &meaning = {})
{
    return meaning.isEmpty() ? word + u'\n' : word + u'\t' + meaning + u'\n';
}

QString valuesOf(const OptionText &option, const QString &typed)
{
    const QString value = option.valueName();
    if (value == "FILE"_L1 || value == "PATH"_L1)
        return u":files\n"_s;
    if (value == "HOST"_L1)
        return u":hosts\n"_s;
    const QString glob = value.contains(u'=') ? typed.left(typed.lastIndexOf(u'=') + 1) : QString();
    const QStringList choices = value.contains(u'=') && glob.isEmpty() ? QStringList() : choicesFor(value);
    const QStringList schemes{u"redis://"_s, u"rediss://"_s, u"unix://"_s};
    QString text;
    for (const auto &choice : value == "URI"_L1 ? schemes : choices) {
        if ((glob + choice).startsWith(typed))
            text += candidate(glob + choice);
    }
    return text;
}

} // namespace

QString wrapped(const QString &text, qsizetype indent, qsizetype width)
{
    QString result;
    qsizetype column = indent;
    const auto words = text.split(u' ');
    for (const auto &word : words) {
        if (column > indent && column + 1 + word.size() > width) {
            result += u'\n' + QString(indent, u' ');
            column = indent;
        } else if (column > indent) {
            result += u' ';
            ++column;
        }
        result += word;
        column += word.size();
    }
    return result;
}

std::optional<QString> helpText(const QString &name, int width)
{
    const qsizetype columns = width > 0 ? std::clamp(width, 60, 100) : 100;
    if (name.isEmpty())
        return toText(overviewPage(), columns);
    if (name == "connection"_L1)
        return toText(connectionPage(), columns);
    const CommandText *command = findCommand(name);
    return command == nullptr ? std::nullopt : std::optional(toText(pageOf(*command), columns));
}

QString referenceMarkdown()
{
    QString text
        = u"# Command line\n\nThe program prints this page: `lockscope help --markdown`. Each part is the page of "
          "`lockscope COMMAND --help`.\n\n"_s
        + toMarkdown(overviewPage());
    for (const auto *command : documentedCommands())
        text += u"## %1\n\n"_s.arg(QLatin1String(command->name)) + toMarkdown(pageOf(*command));
    text += u"## Connection\n\n"_s + toMarkdown(connectionPage());
    text += u"## Surroundings\n\n"_s + toMarkdown(background());
    return text.trimmed() + u'\n';
}

QString referenceMan(const QString &version)
{
    QString text
        = u".TH LOCKSCOPE 1 \"\" \"Lockscope %1\"\n.SH NAME\nlockscope \\- watch, take and release the locks that "
          "services share through Redis\n.SH SYNOPSIS\n.nf\n"_s.arg(version);
    for (const auto *command : documentedCommands())
        text += escapedForMan(usageOf(*command)) + u'\n';
    text += u".fi\n.SH DESCRIPTION\n"_s + toMan(overviewPage());
    for (const auto *command : documentedCommands())
        text += u".SH %1\n"_s.arg(QString(QLatin1String(command->name)).toUpper()) + toMan(pageOf(*command));
    text += u".SH CONNECTION\n"_s + toMan(connectionPage()) + u".SH SURROUNDINGS\n"_s + toMan(background());
    return text + u".SH SEE ALSO\n.BR redis\\-cli (1),\n.BR redis\\-server (1),\n.BR flock (1)\n"_s;
}

QString completionsOf(const QStringList &words)
{
    const QString typed = words.isEmpty() ? QString() : words.constLast();
    const CommandText *command = nullptr;
    QString name = u"window"_s;
    const OptionText *awaiting = nullptr;
    int operands = 0;
    for (qsizetype i = 0; i + 1 < words.size(); ++i) {
        const QString &word = words.at(i);
        if (std::exchange(awaiting, nullptr) != nullptr)
            continue;
        if (word.startsWith(u'-')) {
            const OptionText *option = findOption(word, name);
            awaiting = option != nullptr && !option->isFlag() ? option : nullptr;
        } else if (command == nullptr) {
            command = findCommand(word);
            if (command == nullptr)
                return {};
            name = word;
        } else if (++operands == 2 && name == "run"_L1) {
            return u":command %1\n"_s.arg(i);
        }
    }
    if (awaiting != nullptr)
        return valuesOf(*awaiting, typed);
    QString text;
    if (typed.startsWith("--"_L1) && typed.contains(u'=')) {
        const OptionText *option = findOption(typed.section(u'=', 0, 0), name);
        const QString begin = typed.section(u'=', 0, 0) + u'=';
        const auto values = option == nullptr
            ? QStringList()
            : valuesOf(*option, typed.mid(begin.size())).split(u'\n', Qt::SkipEmptyParts);
        for (const auto &value : values)
            text += value.startsWith(u':') ? QString() : candidate(begin + value);
        return text;
    }
    if (typed.startsWith(u'-')) {
        for (const auto &option : optionTable()) {
            const QString spelling = u"--"_s + option.id();
            if (option.goesWith(name) && spelling.startsWith(typed))
                text += candidate(spelling, QString::fromUtf8(option.text));
        }
        return text;
    }
    if (command == nullptr || name == "help"_L1) {
        for (const auto *each : documentedCommands()) {
            if (QLatin1String(each->name).startsWith(typed))
                text += candidate(QLatin1String(each->name), QString::fromUtf8(each->purpose));
        }
        if (name == "help"_L1 && u"connection"_s.startsWith(typed))
            text += candidate(u"connection"_s, u"How to reach nodes: login, TLS, Sentinel, Cluster"_s);
        return text;
    }
    const QString expected = QLatin1String(command->operands);
    if (operands == 0 && expected == "FILE"_L1)
        return u":files\n"_s;
    return operands == 1 && name == "run"_L1 ? u":command %1\n"_s.arg(words.size() - 1) : QString();
}

} // namespace Lockscope::App
