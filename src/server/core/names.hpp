// Names: of games and people, drawn or chosen.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace shinpan::server {

// 26 letters and digits that hold those 128 bits: in the address of a game and the id of a person.
std::string name_of_random(const std::array<std::uint64_t, 2>& random);

// Has it the form of such a name?
bool is_random_name(std::string_view);

// "Guest 4F2A": what a person is called until they choose.
std::string guest_name(const std::array<std::uint64_t, 2>& random);

// May a person be called so: a line of 1 to 30 characters?
bool is_name(std::string_view);

// 1 to 300 characters: a line of chat.
bool is_chat_line(std::string_view);

}  // namespace shinpan::server
