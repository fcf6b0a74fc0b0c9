#pragma once

#include "../kit/export.h"

#include <lockscope/core/redis/nodestatus.h>

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace Lockscope {

/// Below an empty table: shows which other databases have keys, with a button for each. Hidden if none is known.
class LOCKSCOPE_WIDGETS_EXPORT OtherDatabases : public QWidget
{
    Q_OBJECT

public:
    explicit OtherDatabases(QWidget *parent = nullptr);

    /// `canOpen`: openRequested() is connected, so show buttons.
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
