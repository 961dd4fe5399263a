#include "go/rulesets/katago_compact.hpp"

#include "base/fault_at_byte.hpp"
#include "base/text.hpp"
#include "go/rulesets/katago_faults.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <span>

namespace shinpan::inline go {
namespace {

namespace fault = katago_fault;

// A value of the compact text and of the JSON.
struct Value {
    std::string_view compact;
    std::string_view json;
};

struct Setting {
    std::string_view compact;
    std::string_view json;
    std::span<const Value> values;  // one that begins with another stands before it
};

constexpr Value bans[]{{"SIMPLE", R"("SIMPLE")"},
                       {"POSITIONAL", R"("POSITIONAL")"},
                       {"SITUATIONAL", R"("SITUATIONAL")"},
                       {"SPIGHT", R"("SPIGHT")"}};
constexpr Value scorings[]{{"AREA", R"("AREA")"}, {"TERRITORY", R"("TERRITORY")"}};
constexpr Value taxes[]{{"NONE", R"("NONE")"}, {"SEKI", R"("SEKI")"}, {"ALL", R"("ALL")"}};
constexpr Value flags[]{{"0", "false"}, {"1", "true"}};
constexpr Value bonuses[]{{"0", R"("0")"}, {"N-1", R"("N-1")"}, {"N", R"("N")"}};

constexpr std::string_view komi = "komi";
constexpr Setting settings[]{
    {"ko", "ko", bans},
    {"scoring", "scoring", scorings},
    {"score", "scoring", scorings},
    {"tax", "tax", taxes},
    {"sui", "suicide", flags},
    {"button", "hasButton", flags},
    {"fpok", "friendlyPassOk", flags},
    {"whb", "whiteHandicapBonus", bonuses},
};
constexpr std::string_view blanks = " \t\r\n";

std::string_view without_blanks(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    return text;
}

bool take(std::string_view& text, std::string_view begin) {
    if (text.substr(0, begin.size()) != begin) return false;
    text = without_blanks(text.substr(begin.size()));
    return true;
}

std::optional<std::string_view> take_value(std::string_view& text, const Setting& setting) {
    for (const Value& value : setting.values)
        if (take(text, value.compact)) return value.json;
    return {};
}

// "6.5", up to the next letter or blank; its form is left to whoever reads the JSON.
std::string_view take_number(std::string_view& text) {
    const std::string_view number = text.substr(0, text.find_first_not_of("+-.0123456789"));
    text = without_blanks(text.substr(number.size()));
    return number;
}

class Reader {
public:
    explicit Reader(std::string_view text) : text_(text), left_(without_blanks(text)) {}

    Result<std::string, BadInput> read() && {
        while (!left_.empty())
            if (auto bad = read_setting()) return failure(*std::move(bad));
        std::string json;
        for (const auto& [key, value] : json_)
            json += (json.empty() ? "{\"" : ",\"") + std::string(key) + "\":" + std::string(value);
        return json.empty() ? "{}" : json + "}";
    }

private:
    std::optional<BadInput> read_setting() {
        if (take(left_, komi)) {
            const std::string_view number = take_number(left_);
            if (number.empty()) return fail({fault::takes_points, {fact("key", "komi")}});
            json_[komi] = number;
            return {};
        }
        for (const Setting& setting : settings) {
            if (!take(left_, setting.compact)) continue;
            const auto value = take_value(left_, setting);
            if (!value)
                return fail({fault::takes_one_of,
                             {fact("key", std::string(setting.compact)),
                              fact("words", listed(setting.values, ", ",
                                                   [](const Value& one) { return one.compact; }))}});
            json_[setting.json] = *value;
            return {};
        }
        std::string known{komi};
        for (const Setting& setting : settings) known += ", " + std::string(setting.compact);
        return fail({fault::unknown_setting, {fact("keys", known)}});
    }

    BadInput fail(Message what) const {
        return fault_at_byte(text_, text_.size() - left_.size(), std::move(what));
    }

    std::string_view text_;
    std::string_view left_;
    std::map<std::string_view, std::string_view> json_;
};

}  // namespace

bool is_katago_compact(std::string_view text) {
    text = without_blanks(text);
    for (const Setting& setting : settings) {
        std::string_view left = text;
        if (take(left, setting.compact) && take_value(left, setting)) return true;
    }
    return false;
}

Result<std::string, BadInput> json_of_compact(std::string_view text) { return Reader(text).read(); }

std::string compact_text(const KatagoSettings& s) {
    std::string text = "ko" + std::string(s.ko) + "score" + std::string(s.scoring) + "tax" +
                       std::string(s.tax) + "sui" + (s.suicide ? "1" : "0");
    if (s.button) text += "button1";
    if (s.bonus != "0") text += "whb" + std::string(s.bonus);
    if (s.friendly_pass) text += "fpok1";
    return text;
}

}  // namespace shinpan::go
