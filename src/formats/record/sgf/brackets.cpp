#include "formats/record/sgf/brackets.hpp"

#include "formats/record/sgf/scan.hpp"

#include <algorithm>
#include <array>

namespace shinpan::inline formats::sgf {
namespace {

// What stands before `at`, blanks aside; 0 at the beginning.
char before_blanks(std::string_view text, std::size_t& at) {
    while (at > 0 && is_space(text[at - 1])) --at;
    return at == 0 ? '\0' : text[--at];
}

// The capitals right before a '['.
std::string_view name_before(std::string_view text, std::size_t bracket) {
    std::size_t begin = bracket;
    while (begin > 0 && bracket - begin < 3 && is_capital(text[begin - 1])) --begin;
    return text.substr(begin, bracket - begin);
}

bool is_one_of(std::string_view name, std::initializer_list<std::string_view> names) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

bool begins_move(std::string_view text, std::size_t bracket) {
    const std::string_view name = name_before(text, bracket);
    std::size_t at = bracket - name.size();
    return is_one_of(name, {"B", "W"}) && before_blanks(text, at) == ';';
}

// A move's node, stones set up right behind another value or sign, or the root of a game. Prose that quotes
// one has a blank before it.
bool begins_structure(std::string_view text, std::size_t bracket) {
    if (begins_move(text, bracket)) return true;
    const std::string_view name = name_before(text, bracket);
    std::size_t at = bracket - name.size();
    if (is_one_of(name, {"AB", "AW", "AE"})) return at > 0 && text[at - 1] != ' ' && text[at - 1] != '\t';
    if (!is_one_of(name, {"FF", "GM", "SZ", "CA", "AP"})) return false;
    return before_blanks(text, at) == ';' && before_blanks(text, at) == '(';
}

}  // namespace

Brackets::Brackets(std::string_view text) {
    collect(text);
    pair(text);
    find_lone(text);
}

void Brackets::collect(std::string_view text) {
    std::uint32_t structures = 0;
    for (std::size_t at = text.find_first_of("[]"); at < text.size(); at = text.find_first_of("[]", at + 1)) {
        brackets_.push_back({.at = static_cast<std::uint32_t>(at), .structures = structures});
        if (text[at] == '[' && begins_structure(text, at)) ++structures;
    }
}

// A "\]" closes a bracket of prose and never a value: "C[a [5d\] b]".
void Brackets::pair(std::string_view text) {
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < brackets_.size(); ++i) {
        const std::size_t at = brackets_[i].at;
        if (text[at] == '[') open.push_back(i);
        if (text[at] == '[' || open.empty()) continue;
        Bracket& opening = brackets_[open.back()];
        if (is_escaped(text, at) && !name_before(text, opening.at).empty()) continue;
        opening.partner = brackets_[i].at;
        brackets_[i].partner = opening.at;
        open.pop_back();
    }
}

// From the end: the stack holds each ']' whose '[' comes before.
void Brackets::find_lone(std::string_view text) {
    std::vector<std::uint32_t> sound;  // it, or else the next below, that the file goes on behind
    std::uint32_t loose = none;
    for (std::size_t i = brackets_.size(); i-- > 0;) {
        Bracket& bracket = brackets_[i];
        const std::size_t at = bracket.at;
        const std::uint32_t below = sound.empty() ? std::uint32_t{none} : sound.back();
        if (text[at] == ']') {
            const bool escaped = is_escaped(text, at);
            const bool ends = !escaped && goes_on(text, at + 1);
            if (!escaped || bracket.partner != none) sound.push_back(ends ? bracket.at : below);
            const std::size_t before = i > 0 ? brackets_[i - 1].at : at;
            if (ends && text[before] == '[' && name_before(text, before).empty()) loose = bracket.at;
        } else if (bracket.partner != none) {
            sound.pop_back();
            const bool ends = !is_escaped(text, bracket.partner) && goes_on(text, bracket.partner + 1);
            if (!ends) bracket.partner = none;
        }
        bracket.lone = sound.empty() ? std::uint32_t{none} : sound.back();
        bracket.loose = loose;
    }
}

std::vector<Brackets::Bracket>::const_iterator Brackets::from(std::size_t at) const {
    return std::lower_bound(brackets_.begin(), brackets_.end(), at,
                            [](const Bracket& bracket, std::size_t place) { return bracket.at < place; });
}

std::size_t Brackets::partner(std::size_t bracket) const {
    const auto found = from(bracket);
    return found != brackets_.end() && found->at == bracket ? found->partner : none;
}

std::size_t Brackets::lone(std::size_t at) const {
    const auto found = from(at);
    if (found == brackets_.end()) return none;
    return found->lone != none ? found->lone : found->loose;
}

bool Brackets::holds_structure(std::size_t begin, std::size_t end) const {
    const auto first = from(begin);
    const auto last = from(end);
    if (first == brackets_.end()) return false;
    return last != brackets_.end() && first->structures != last->structures;
}

bool holds_move(std::string_view text) {
    for (std::size_t at = find(text, '[', 0); at < text.size(); at = find(text, '[', at + 1))
        if (begins_move(text, at)) return true;
    return false;
}

std::size_t move_at_end(std::string_view value) {
    const std::size_t size = value.size();
    const bool is_pass = size > 0 && value[size - 1] == '[';
    const bool is_play =
        size >= 3 && value[size - 3] == '[' && is_letter(value[size - 2]) && is_letter(value[size - 1]);
    if (!is_pass && !is_play) return Brackets::none;
    const std::size_t bracket = is_pass ? size - 1 : size - 3;
    return begins_move(value, bracket) ? bracket - 1 : Brackets::none;
}

}  // namespace shinpan::formats::sgf
