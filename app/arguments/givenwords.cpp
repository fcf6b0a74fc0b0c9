#include "givenwords.h"

#include "commandtable.h"
#include "values.h"

#include <lockscope/core/base/text.h>

#include <CLI/CLI.hpp>

#include <map>

namespace Lockscope::App {

namespace {

/// CLI11 takes "--name=" for "--name" and the next word for its value. A mark that no argument can contain keeps the
/// empty value.
const QChar kEmptyValue(u'\0');

std::string toCli(const QString &word)
{
    const bool isMarked = word.startsWith(QLatin1String("--")) && word.endsWith(u'=');
    return (isMarked ? word + kEmptyValue : word).toStdString();
}

QString fromCli(const std::string &word)
{
    QString text = QString::fromStdString(word);
    return text.endsWith(kEmptyValue) ? text.chopped(1) : text;
}

} // namespace

Result<void> GivenWords::read(const QStringList &arguments)
{
    auto rest = takeOptions(arguments, Until::FirstWord);
    if (!rest)
        return rest.error();
    if (!rest->isEmpty()) {
        const QString word = rest->takeFirst();
        if (findCommand(word) == nullptr)
            return unknownCommand(word, *rest);
        command = word;
        isCommandNamed = true;
    }
    if (command == QLatin1String("run")) {
        if (const auto read = readRun(*rest); !read)
            return read;
    } else {
        const auto words = takeOptions(*rest, Until::End);
        if (!words)
            return words.error();
        operands = *words;
    }
    for (const auto &[id, values] : m_options.asKeyValueRange()) {
        const QString spelling = QStringLiteral("--") + id;
        if (!has(QStringLiteral("help")) && !findOption(spelling, command)->goesWith(command))
            return unknownOption(spelling);
    }
    return {};
}

Result<void> GivenWords::unknownCommand(const QString &word, const QStringList &rest)
{
    if (has(QStringLiteral("help")) || rest.contains(QLatin1String("--help"))) {
        m_options.insert(QStringLiteral("help"), {});
        return {};
    }
    if (!isQuotable(word, *this))
        return usage(QStringLiteral("A command was expected. Name a node by --node, as in --node HOST:PORT"));
    QStringList names;
    for (const auto &each : commandTable())
        names += QLatin1String(each.name);
    return usage(QStringLiteral("Unknown command '%1'.").arg(visibleText(word, 40)) + suggestion(word, names));
}

Result<void> GivenWords::readRun(const QStringList &rest)
{
    auto words = takeOptions(rest, Until::FirstWord);
    if (!words)
        return words.error();
    if (words->isEmpty())
        return {};
    operands = {words->takeFirst()};
    words = takeOptions(*words, Until::FirstWord);
    if (!words)
        return words.error();
    commandToRun = *words;
    return {};
}

/// Returns the words that are no options: the rest from the first one on, or all.
Result<QStringList> GivenWords::takeOptions(const QStringList &arguments, Until until)
{
    CLI::App parser;
    parser.set_help_flag();
    parser.allow_extras();
    parser.prefix_command(until == Until::FirstWord);
    std::map<QString, CLI::Option *> options;
    for (const auto &option : optionTable()) {
        if (options.contains(option.id()))
            continue;
        const std::string names = QString::fromLatin1(option.names).remove(u' ').toStdString();
        CLI::Option *added = option.isFlag() ? parser.add_flag(names) : parser.add_option(names);
        options[option.id()] = added->take_all();
    }
    std::vector<std::string> words;
    for (qsizetype i = arguments.size(); i > 0; --i) // CLI11 takes them from the end
        words.push_back(toCli(arguments.at(i - 1)));
    try {
        parser.parse(words);
    } catch (const CLI::ArgumentMismatch &) { // the last option is without its value
        const auto *option = findOption(arguments.constLast(), command);
        return option == nullptr
            ? usage(QStringLiteral("The last option needs a value"))
            : usage(QStringLiteral("%1 needs a value: %1 %2").arg(arguments.constLast(), option->valueName()));
    } catch (const CLI::Error &) {
        return usage(QStringLiteral("The command line cannot be read"));
    }
    for (const auto &[id, option] : options) {
        for (const auto &result : option->results()) {
            if (option->get_expected_max() == 0 && result != "true")
                return usage(QStringLiteral("--%1 takes no value").arg(id));
            m_options[id] += fromCli(result);
        }
    }
    QStringList rest;
    for (const auto &word : parser.remaining())
        rest += fromCli(word);
    const qsizetype mark = rest.indexOf(QStringLiteral("--"));
    const bool isFirst = until == Until::End || mark == 0;
    for (qsizetype i = 0; i < rest.size() && !(isFirst && i == mark); ++i) {
        const bool isOption = rest.at(i).size() > 1 && rest.at(i).startsWith(u'-');
        if (isOption && !has(QStringLiteral("help")))
            return unknownOption(rest.at(i));
        if (!isOption && until == Until::FirstWord)
            break;
    }
    if (isFirst && mark >= 0)
        rest.removeAt(mark);
    return rest;
}

Error GivenWords::unknownOption(const QString &word) const
{
    // What follows may be a password: "--pas=secret", "-xsecret".
    const QString name = word.startsWith(QLatin1String("--")) ? word.section(u'=', 0, 0) : word.left(2);
    if (const auto *known = findOption(name, command); known != nullptr && !known->goesWith(command)) {
        QStringList owners = QString::fromLatin1(known->commands).split(u' ');
        for (const auto &option : optionTable()) {
            if (option.id() == known->id() && &option != known)
                owners += QString::fromLatin1(option.commands).split(u' ');
        }
        owners.replaceInStrings(QStringLiteral("window"), QStringLiteral("the window"));
        return usage(QStringLiteral("%1 goes with %2").arg(name, owners.join(QStringLiteral(", "))));
    }
    QStringList taken;
    QStringList others;
    for (const auto &option : optionTable())
        (option.goesWith(command) ? taken : others) += option.spellings();
    const QString similar = suggestion(name, taken);
    return usage(QStringLiteral("Unknown option '%1'.").arg(visibleText(name, 40))
                 + (similar.isEmpty() && !isCommandNamed ? suggestion(name, others) : similar));
}

bool isQuotable(const QString &word, const GivenWords &given)
{
    return !word.contains(u':') && !word.contains(u'@') && !given.has(QStringLiteral("pass"))
        && !given.has(QStringLiteral("askpass"));
}

} // namespace Lockscope::App
