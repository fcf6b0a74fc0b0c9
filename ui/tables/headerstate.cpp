#include "headerstate.h"

#include <QDataStream>
#include <QFontMetricsF>
#include <QHeaderView>
#include <QIODevice>

namespace Lockscope {

namespace {

constexpr quint32 kHeaderMark = 0x4C534831; ///< QHeaderView's own states begin with another number
constexpr double kMostEm = 1000; ///< pixels

double emOf(const QHeaderView &header)
{
    return QFontMetricsF(header.font()).horizontalAdvance(QLatin1Char('m'));
}

void scaleColumns(QHeaderView &header, double factor)
{
    const int stretched = header.stretchLastSection() ? header.logicalIndex(header.count() - 1) : -1;
    for (int column = 0; column < header.count(); ++column) {
        if (column == stretched || header.sectionResizeMode(column) != QHeaderView::Interactive)
            continue;
        // A hidden section tells its size only while it is shown.
        const bool isHidden = header.isSectionHidden(column);
        if (isHidden)
            header.showSection(column);
        header.resizeSection(column, qRound(header.sectionSize(column) * factor));
        if (isHidden)
            header.hideSection(column);
    }
}

} // namespace

QByteArray saveHeader(const QHeaderView &header)
{
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_4);
    stream << kHeaderMark << emOf(header) << header.saveState();
    return state;
}

bool restoreHeader(QHeaderView &header, const QByteArray &state)
{
    QDataStream stream(state);
    stream.setVersion(QDataStream::Qt_6_4);
    quint32 mark = 0;
    double em = 0;
    QByteArray sections = state;
    stream >> mark;
    const bool isMarked = stream.status() == QDataStream::Ok && mark == kHeaderMark;
    if (isMarked) {
        stream >> em >> sections;
        if (stream.status() != QDataStream::Ok || !(em > 0 && em < kMostEm))
            return false;
    }
    const int least = header.minimumSectionSize(); // by the present font; the state has the former one
    if (!header.restoreState(sections))
        return false;
    header.ensurePolished();
    header.setMinimumSectionSize(least);
    if (const double now = emOf(header); isMarked && now != em)
        scaleColumns(header, now / em);
    return true;
}

} // namespace Lockscope
