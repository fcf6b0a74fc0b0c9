#pragma once

#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace Lockscope {

/// Makes the whole process return large blocks to the system as soon as they are freed. For programs: call it first in
/// main(). By default glibc keeps blocks of up to 32 MB, of which a history of 100,000 locks frees some every second.
inline void returnLargeBlocks()
{
#ifdef __GLIBC__
    constexpr int kLarge = 256 * 1024;
    mallopt(M_MMAP_THRESHOLD, kLarge);
    mallopt(M_TRIM_THRESHOLD, kLarge);
#endif
}

/// Returns freed memory between used blocks to the system, for example after many keys were read. Takes milliseconds
/// per 100 MB, in which other threads may wait for memory.
inline void returnFreedMemory()
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

} // namespace Lockscope
