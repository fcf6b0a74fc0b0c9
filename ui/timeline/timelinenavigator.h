#pragma once

#include "timelinescale.h"

#include <QObject>

#include <optional>

namespace Lockscope {

/// The visible part of time, without a widget. It follows the present until it is moved, then stays until follow(true).
class LOCKSCOPE_WIDGETS_EXPORT TimelineNavigator : public QObject
{
    Q_OBJECT

public:
    /// A scroll bar over all known time and a little of the future. It includes the visible part, even outside of
    /// these.
    struct Bar
    {
        int least = 0;
        int most = 0;
        int page = 1;
        int step = 1;
        int value = 0;
    };

    explicit TimelineNavigator(QObject *parent = nullptr);

    [[nodiscard]] const TimelineScale &scale() const { return m_scale; }
    [[nodiscard]] bool isFollowing() const { return m_isFollowing; }
    [[nodiscard]] Instant now() const { return m_now; }
    [[nodiscard]] Bar bar() const;

    /// Advances the time. While following, the view moves with it once it is half a pixel behind.
    void setNow(Instant now);
    void setKnownSince(Instant moment) { m_knownSince = moment; }
    /// Keeps the visible span of time and changes the scale.
    void setWidth(int pixels);

    void follow(bool on);
    void showStart();
    /// `factor` > 1: closer. Without an anchor: keeps now in place while following, else `preferred` or the middle.
    void zoom(double factor, std::optional<double> anchor, std::optional<double> preferred = {});
    void setSpan(Micros span);
    void pan(double pixels);
    void moveTo(Instant from);
    void moveToBar(int value);
    /// Centres `moment`, unless it is visible.
    void show(Instant moment);

Q_SIGNALS:
    void moved();
    void followingChanged(bool following);
    void spanChanged(Lockscope::Micros span);

private:
    void keepNowInPlace();
    void setScale(const TimelineScale &scale);
    [[nodiscard]] double pixelsPerStep() const;
    [[nodiscard]] double pixelsToNow() const;
    [[nodiscard]] double pixelsToHere() const;

    TimelineScale m_scale;
    Instant m_now;
    Instant m_knownSince;
    bool m_isFollowing = true;
};

} // namespace Lockscope
