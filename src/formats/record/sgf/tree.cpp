#include "formats/record/sgf/tree.hpp"

#include <algorithm>

namespace shinpan::inline formats::sgf {
namespace {

bool is_capital(char c) { return 'A' <= c && c <= 'Z'; }
bool is_small(char c) { return 'a' <= c && c <= 'z'; }
int as_capital(char c) { return is_small(c) ? c - 'a' + 'A' : c; }

// Up to two characters as a number, the first in the high byte.
std::uint16_t packed(std::string_view letters) {
    int code = 0;
    for (std::size_t i = 0; i < 2; ++i) code = code << 8 | (i < letters.size() ? as_capital(letters[i]) : 0);
    return static_cast<std::uint16_t>(code);
}

}  // namespace

std::uint16_t short_name(std::string_view name) {
    const bool mixed = std::any_of(name.begin(), name.end(), is_capital);
    if (!mixed) return name.size() <= 2 ? packed(name) : std::uint16_t{0};
    char letters[2];
    std::size_t count = 0;
    for (const char c : name) {
        if (is_small(c)) continue;
        if (count == 2) return 0;
        letters[count++] = c;
    }
    return packed({letters, count});
}

bool Property::is(std::string_view name) const {
    const std::uint16_t code = sgf::short_name(name);
    return code != 0 ? code == short_name() : name == this->name();
}

std::optional<Property> Node::find(std::string_view name) const {
    const std::uint16_t code = sgf::short_name(name);
    for (int i = 0; i < property_count(); ++i) {
        const Property p = property(i);
        if (code != 0 ? p.short_name() == code : p.name() == name) return p;
    }
    return {};
}

std::optional<BadInput> Collection::shortened(int game) const {
    const auto found = std::lower_bound(shortened_.begin(), shortened_.end(), game,
                                        [](const auto& one, int number) { return one.first < number; });
    if (found == shortened_.end() || found->first != game) return {};
    return found->second;
}

NodeIndex Collection::add_node(NodeIndex parent) {
    is_built_ = true;
    return push_node(parent);
}

bool Collection::add_property(std::string_view name) {
    if (name.empty() || name.size() > longest_name || text_.size() + name.size() > longest_text) return false;
    const auto begin = static_cast<std::uint32_t>(text_.size());
    const auto first_value = static_cast<std::uint32_t>(values_.size());
    const auto length = static_cast<std::uint8_t>(name.size());
    properties_.push_back({begin, first_value, sgf::short_name(name), length});
    text_ += name;
    return true;
}

bool Collection::add_value(std::string_view raw) {
    if (raw.size() > longest_text - text_.size()) return false;
    const auto begin = static_cast<std::uint32_t>(text_.size());
    text_ += raw;
    values_.push_back({begin, static_cast<std::uint32_t>(text_.size())});
    return true;
}

}  // namespace shinpan::formats::sgf
