// How much a test is to try: everything in the slow tier, a part in slow builds.
#pragma once

#include <cstdlib>

inline bool is_slow_tier() { return std::getenv("SHINPAN_SLOW") != nullptr; }

// Sanitizers and debug builds try less: they look for other errors.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(NDEBUG)
inline constexpr bool is_slow_build = true;
#else
inline constexpr bool is_slow_build = false;
#endif
