#pragma once

#include <lockscope/ui/connecting/profilepasswords.h>

namespace Lockscope::App {

/// The desktop's keychain, by QtKeychain; null if built without it. It has no fallback: without a keychain service each
/// call fails with an error.
[[nodiscard]] std::unique_ptr<Keychain> makeSystemKeychain();
/// Why makeSystemKeychain() is null; empty otherwise.
[[nodiscard]] QString whyNoSystemKeychain();

} // namespace Lockscope::App
