#include "addresslist.h"

#include "../base/text.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace Lockscope {

namespace {

QStringList piecesOf(const QString &line)
{
    static const QRegularExpression kAnywhere(QStringLiteral("[\\s,;]+"));
    static const QRegularExpression kBesideLogins(QStringLiteral("[\\s]+|[,;]+(?=\\s|$|[a-z+]+://)"),
                                                  QRegularExpression::CaseInsensitiveOption);
    return line.split(line.contains(u'@') ? kBesideLogins : kAnywhere, Qt::SkipEmptyParts);
}

} // namespace

QList<Endpoint> AddressList::endpoints() const
{
    QList<Endpoint> all;
    for (const auto &entry : entries)
        all.append(entry.endpoint);
    return all;
}

AddressList readAddresses(const QString &text, quint16 defaultPort)
{
    AddressList list;
    const auto lines = text.split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const int number = static_cast<int>(i) + 1;
        const QString line = lines.at(i).trimmed();
        if (line.startsWith(u'#'))
            continue;
        const QStringList pieces = piecesOf(line);
        // An unencoded separator may have cut a login in two, and the error would quote a part of it.
        const bool mayBeCutLogin = line.contains(u'@') && pieces.size() > 1;
        bool reportedCut = false;
        for (const auto &piece : pieces) {
            const auto endpoint = Endpoint::fromUri(piece, defaultPort);
            if (!endpoint) {
                const bool isCut = mayBeCutLogin && !piece.contains(u'@');
                if (!isCut) {
                    list.problems.append(
                        {number, endpoint.error().message, line.contains(u'@') ? QString() : visibleText(piece, 80)});
                } else if (!std::exchange(reportedCut, true)) {
                    list.problems.append(
                        {number,
                         QStringLiteral("Not all of what spaces and commas separate here are addresses; in user and "
                                        "password write a space as %20, a comma as %2C")});
                }
                continue;
            }
            const bool twice
                = std::any_of(list.entries.begin(), list.entries.end(), [&](const AddressList::Entry &other) {
                      return other.endpoint.display() == endpoint->display();
                  });
            if (twice)
                list.problems.append({number,
                                      QStringLiteral("%1 is there twice; a node has one vote")
                                          .arg(visibleText(endpoint->display(), 120))});
            else
                list.entries.append({*endpoint, number});
        }
    }
    return list;
}

} // namespace Lockscope
