#pragma once

#include <lockscope/core/history/alerts.h>

#include <QFile>
#include <QTest>

namespace LockscopeTest {

inline Lockscope::Alert alertOf(Lockscope::AlertKind kind, const QByteArray &lock, Lockscope::Alert::Phase phase,
                                Lockscope::Instant when)
{
    return {.kind = kind, .phase = phase, .lock = lock, .since = when, .at = when};
}

inline void append(const QString &path, const QByteArray &text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Append));
    QCOMPARE(file.write(text), text.size());
}

} // namespace LockscopeTest
