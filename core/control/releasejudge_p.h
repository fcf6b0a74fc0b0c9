#pragma once

#include "keysurvey.h"
#include "releasecontroller.h"

namespace Lockscope {

class DialectCatalog;

/// What a release would do, by what was found: frozen, with every node's part. Errors: as ReleaseController::plan().
[[nodiscard]] Result<ReleasePlan> planRelease(const KeySurvey &survey, const QByteArray &owner, const Act &act, const DeploymentWatch &watch, WallTime now);

/// The same of taking a release back. Errors: Conflict, Unreachable, as ReleaseController::planPutBack().
[[nodiscard]] Result<ReleasePlan> planPutBack(const ReleasePlan &done, const ReleaseReport &report, const KeySurvey &survey, WallTime now);

/// Whether a plan may be carried out with what the operator stated. Errors: as ReleaseController::execute().
[[nodiscard]] Result<void> checkConfirmation(const ReleasePlan &plan, const ReleaseConfirmation &confirmation, const DialectCatalog &dialects);

} // namespace Lockscope
