#pragma once

#include <QCoreApplication>

namespace Lockscope::Lab {

/// Where all comes from that the lab says: in the window's language, and English on the command line, which installs no other.
/// Lists that outlive a change of language keep what QT_TRANSLATE_NOOP marked, and are translated when they are shown.
class Words
{
    Q_DECLARE_TR_FUNCTIONS(Lockscope::Lab::Words)
};

} // namespace Lockscope::Lab
