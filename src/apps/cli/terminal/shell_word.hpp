// Words of a command that somebody is told to type.
//
//   "shinpan match --resume " + shell_word("my match")  ==  "shinpan match --resume 'my match'"
#pragma once

#include <string>

namespace shinpan::inline apps::cli {

// As a shell reads it back: in quotation marks where it holds more than letters, digits and plain signs.
std::string shell_word(const std::string& word);

}  // namespace shinpan::apps::cli
