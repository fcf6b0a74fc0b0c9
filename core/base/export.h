#pragma once

#include <QtCore/qglobal.h>

// Marks what the shared Lockscope::Core library offers; nothing else leaves it (hidden visibility).
#if defined(LOCKSCOPE_STATIC)
#define LOCKSCOPE_CORE_EXPORT
#elif defined(LOCKSCOPE_CORE_BUILD)
#define LOCKSCOPE_CORE_EXPORT Q_DECL_EXPORT
#else
#define LOCKSCOPE_CORE_EXPORT Q_DECL_IMPORT
#endif
