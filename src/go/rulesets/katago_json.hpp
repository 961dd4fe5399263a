// JSON as far as KataGo's rules need it: one text, or one object of texts, numbers and flags.
//
//   auto read = json_settings(R"({"ko":"SIMPLE","komi":6.5})");
//   read->find("ko")->text == "SIMPLE"
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::inline go {

struct JsonSetting {
    enum class Kind : std::uint8_t { text, number, flag, other };  // other: null, a list, an object

    std::string key{};
    Kind kind = Kind::other;
    std::string text{};  // of a text, free of escapes; of a number, as written
    bool flag = false;
};

struct JsonSettings {
    std::vector<JsonSetting> settings{};  // in order; of a key said twice the last counts
    bool is_text = false;                 // the whole is one text, which is the only setting

    const JsonSetting* find(std::string_view key) const;
};

// What is no JSON is a fault with its place.
Result<JsonSettings, BadInput> json_settings(std::string_view text);

}  // namespace shinpan::go
