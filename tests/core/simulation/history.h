#pragma once

#include "random.h"

#include <cinttypes>
#include <cstdio>
#include <string>

namespace LockscopeTest::Simulation {

/// What happened, line by line: virtual time, actor, event. Written only when a seed is replayed.
class History
{
public:
    void add(Micros when, const std::string &actor, const std::string &event)
    {
        char head[64];
        std::snprintf(head, sizeof head, "%5" PRId64 ".%06" PRId64 "  %-10s ", when.count() / 1'000'000,
                      when.count() % 1'000'000, actor.c_str());
        m_text += head;
        m_text += event;
        m_text += '\n';
    }

    [[nodiscard]] const std::string &text() const { return m_text; }

private:
    std::string m_text;
};

} // namespace LockscopeTest::Simulation
