#pragma once

#include "../kit/export.h"

#include <lockscope/core/board/deployment.h>

#include <QLabel>

namespace Lockscope {

/// The top of a dialog that changes locks of a production deployment: full width, so that it cannot be missed. Hidden
/// in other environments.
class LOCKSCOPE_WIDGETS_EXPORT EnvironmentBand : public QLabel
{
    Q_OBJECT

public:
    EnvironmentBand(const Deployment &deployment, QWidget *parent);

protected:
    void changeEvent(QEvent *event) override;

private:
    void restyle();

    bool m_isRestyling = false;
};

} // namespace Lockscope
