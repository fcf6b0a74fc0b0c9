#pragma once

#include <QtCore/qglobal.h>

// Marks the symbols that the shared library Lockscope::Widgets exports.
#if defined(LOCKSCOPE_STATIC)
#define LOCKSCOPE_WIDGETS_EXPORT
#elif defined(LOCKSCOPE_WIDGETS_BUILD)
#define LOCKSCOPE_WIDGETS_EXPORT Q_DECL_EXPORT
#else
#define LOCKSCOPE_WIDGETS_EXPORT Q_DECL_IMPORT
#endif
