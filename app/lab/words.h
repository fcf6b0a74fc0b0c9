#pragma once

#include <QCoreApplication>

namespace Lockscope::Lab {

/// The translation context of all lab texts: in the window's language, or in English on the command line, which
/// installs no other. Static lists keep the source text marked by QT_TRANSLATE_NOOP, and are translated when shown.
class Words
{
    Q_DECLARE_TR_FUNCTIONS(Lockscope::Lab::Words)
};

} // namespace Lockscope::Lab
