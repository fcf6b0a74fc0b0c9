#pragma once

#include <QtCore/qglobal.h>

// Exports a symbol from the shared library Lockscope::Core. All other symbols are hidden.
#if defined(LOCKSCOPE_STATIC)
#define LOCKSCOPE_CORE_EXPORT
#elif defined(LOCKSCOPE_CORE_BUILD)
#define LOCKSCOPE_CORE_EXPORT Q_DECL_EXPORT
#else
#define LOCKSCOPE_CORE_EXPORT Q_DECL_IMPORT
#endif
