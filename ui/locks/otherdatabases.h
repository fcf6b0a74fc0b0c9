#pragma once

#include "../kit/export.h"

#include <lockscope/core/redis/nodestatus.h>

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace Lockscope {

/// Below an empty table: which other databases hold keys, with a button that opens each of them. Hidden while there is none, or it is
/// not known.
class LOCKSCOPE_WIDGETS_EXPORT OtherDatabases : public QWidget
{
    Q_OBJECT

public:
    explicit OtherDatabases(QWidget *parent = nullptr);

    /// `canOpen`: somebody listens to openRequested(), so that there are buttons.
    void setDatabases(const std::vector<DatabaseKeys> &others, bool canOpen);

Q_SIGNALS:
    void openRequested(int database);

private:
    void makeButtons();

    QLabel *m_text;
    QHBoxLayout *m_buttons;
    std::vector<DatabaseKeys> m_others;
    bool m_canOpen = false;
};

} // namespace Lockscope
