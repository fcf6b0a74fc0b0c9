#pragma once

#include "timelinescale.h"

#include <QObject>

#include <optional>

namespace Lockscope {

/// Which part of time is in sight, without any widget: it follows the present until it is moved; then it stands still until
/// told to follow again.
class LOCKSCOPE_WIDGETS_EXPORT TimelineNavigator : public QObject
{
    Q_OBJECT

public:
    /// A scroll bar over all that is known, and a little ahead of now; further where one already is.
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

    /// Time goes on. While it follows, so does what is in sight, by no less than half a pixel.
    void setNow(Instant now);
    void setKnownSince(Instant moment) { m_knownSince = moment; }
    /// The span of time in sight stays, as the eye has got used to it.
    void setWidth(int pixels);

    void follow(bool on);
    void showStart();
    /// `factor` > 1: closer. Without an anchor the present stays where it is, else what is in the middle or at `preferred`.
    void zoom(double factor, std::optional<double> anchor, std::optional<double> preferred = {});
    /// So that the span of time in sight is this.
    void setSpan(Micros span);
    void pan(double pixels);
    void moveTo(Instant from);
    void moveToBar(int value);
    /// Into the middle, unless it is in sight.
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
