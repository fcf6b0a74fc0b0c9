#pragma once

#include <lockscope/ui/connecting/profilepasswords.h>

namespace Lockscope::App {

/// The keychain of the user's desktop, by QtKeychain; null when the program was built without it. It has no fallback of its
/// own: where no keychain service runs, each call fails and says so.
[[nodiscard]] std::unique_ptr<Keychain> makeSystemKeychain();
/// Why makeSystemKeychain() is null; empty otherwise.
[[nodiscard]] QString whyNoSystemKeychain();

} // namespace Lockscope::App
