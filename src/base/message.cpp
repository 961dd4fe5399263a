#include "base/message.hpp"

#include "base/json_writer.hpp"

namespace shinpan {
namespace {

const Argument* found(const Message& remark, std::string_view name) {
    for (const Argument& fact : remark.facts)
        if (fact.name == name && !fact.value.empty()) return &fact;
    return nullptr;
}

bool any_of(const Message& remark, std::string_view names) {
    const std::size_t comma = names.find(',');
    if (found(remark, names.substr(0, comma)) != nullptr) return true;
    return comma != std::string_view::npos && any_of(remark, names.substr(comma + 1));
}

// Where the brace closes that opens before text[0].
std::size_t closing(std::string_view text) {
    std::size_t at = 0;
    for (int open = 1; at < text.size(); ++at) {
        if (text[at] == '{') ++open;
        if (text[at] == '}' && --open == 0) break;
    }
    return at;
}

std::string said(std::string_view text, const Message& remark);

std::string slot_said(std::string_view slot, const Message& remark) {
    const std::size_t sign = slot.find_first_of("?|#");
    const std::string_view name = slot.substr(0, sign);
    const std::string_view rest = sign == std::string_view::npos ? "" : slot.substr(sign + 1);
    if (!rest.empty() && slot[sign] == '?') return any_of(remark, name) ? said(rest, remark) : "";
    const Argument* fact = found(remark, name);
    if (fact == nullptr) return {};
    if (rest.empty()) return fact->english.empty() ? fact->value : fact->english;
    const std::size_t bar = rest.find('|');
    const std::string word(fact->value == "1" ? rest.substr(0, bar) : rest.substr(bar + 1));
    return slot[sign] == '#' ? word : fact->value + " " + word;
}

std::string said(std::string_view text, const Message& remark) {
    std::string out;
    while (!text.empty()) {
        const std::size_t open = text.find('{');
        out += text.substr(0, open);
        if (open == std::string_view::npos) break;
        text.remove_prefix(open + 1);
        const std::size_t close = closing(text);
        out += slot_said(text.substr(0, close), remark);
        text.remove_prefix(close + 1);
    }
    return out;
}

}  // namespace

Argument fact(std::string_view name, int value) { return {name, std::to_string(value), {}, true, value}; }

Argument fact(std::string_view name, std::string value, std::string english) {
    return {name, std::move(value), std::move(english)};
}

std::string in_english(const Message& remark) { return said(remark.saying.english, remark); }

void write_message(JsonWriter& json, const Message& remark) {
    json.begin_object().key("kind").text(remark.saying.kind).key("facts").begin_object();
    for (const Argument& fact : remark.facts) {
        if (fact.value.empty()) continue;
        json.key(fact.name);
        if (fact.is_number)
            json.number(fact.number);
        else
            json.text(fact.value);
    }
    json.end_object().end_object();
}

}  // namespace shinpan
