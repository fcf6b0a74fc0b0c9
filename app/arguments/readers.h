#pragma once

#include "commandline.h"
#include "givenwords.h"

namespace Lockscope::App {

// Each reads the values of some options into a request. The options were checked against the command before.

/// Reads the servers, their rule, the keys to watch and the pace.
[[nodiscard]] Result<void> readDeployment(const GivenWords &given, Request &request);
/// Reads `run`, once the name is known.
[[nodiscard]] Result<void> readRun(const GivenWords &given, Request &request);
[[nodiscard]] Result<void> readLab(const GivenWords &given, Request &request);

/// Read one option, if it is given.
[[nodiscard]] Result<void> readDuration(const GivenWords &given, const QString &option, Millis &value,
                                        Millis least = Millis(1));
[[nodiscard]] Result<void> readNumber(const GivenWords &given, const QString &option, int &value, int least, int most);

} // namespace Lockscope::App
