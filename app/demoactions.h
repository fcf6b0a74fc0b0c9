#pragma once

#include <QList>

class QAction;

namespace Lockscope::App {

class Demo;

/// The actions for one of the demo's nodes, which the demo owns: kill or start it, freeze or thaw it. Needs a
/// QGuiApplication.
[[nodiscard]] QList<QAction *> demoActions(Demo *demo, int node);

} // namespace Lockscope::App
