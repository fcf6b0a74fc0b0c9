#pragma once

#include "keysurvey.h"
#include "releasecontroller.h"

namespace Lockscope {

class DialectCatalog;

/// Plans a release from a survey. Errors: as ReleaseController::plan().
[[nodiscard]] Result<ReleasePlan> planRelease(const KeySurvey &survey, const QByteArray &owner, const LockAction &act,
                                              const DeploymentWatch &watch, WallTime now);

/// Plans to undo a release. Errors: Conflict, Unreachable, as ReleaseController::planPutBack().
[[nodiscard]] Result<ReleasePlan> planPutBack(const ReleasePlan &done, const ReleaseReport &report,
                                              const KeySurvey &survey, WallTime now);

/// Checks that the confirmation allows the plan. Errors: as ReleaseController::execute().
[[nodiscard]] Result<void> checkConfirmation(const ReleasePlan &plan, const ReleaseConfirmation &confirmation,
                                             const DialectCatalog &dialects);

} // namespace Lockscope
