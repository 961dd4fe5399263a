// Where in a text a fault is.
#pragma once

#include "base/bad_input.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace shinpan {

// What is wrong at that byte of a text, with its line and column.
BadInput fault_at_byte(std::string_view text, std::size_t byte, std::string what);
BadInput fault_at_byte(std::string_view text, std::size_t byte, Message remark);

}  // namespace shinpan
