// Pages that are connected and say nothing.
#pragma once

#include <cstddef>
#include <functional>

namespace shinpan::inline apps::load {

// Connects so many, each with a session of its own; how many were connected at once. `then` is called while
// they are.
std::size_t connect_idle(unsigned short port, std::size_t count, const std::function<void()>& then);

}  // namespace shinpan::apps::load
