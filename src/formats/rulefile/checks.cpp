#include "formats/rulefile/checks.hpp"

#include "formats/rulefile/fault_messages.hpp"
#include "go/rules/words.hpp"
#include "go/rulesets/katago.hpp"
#include "go/rulesets/katago_compact.hpp"
#include "go/rulesets/registry.hpp"

#include <algorithm>

namespace shinpan::inline formats::rulefile {
namespace {

constexpr std::size_t longest_id = 60;
constexpr int most_passes = 100;  // the stage counts twice as many in a byte

bool is_id(std::string_view id) {
    const auto fits = [](char c) { return ('a' <= c && c <= 'z') || ('0' <= c && c <= '9') || c == '-'; };
    return !id.empty() && id.size() <= longest_id && std::all_of(id.begin(), id.end(), fits);
}

const Ruleset* registered(std::string_view id) {
    for (const Ruleset* rules : all_rulesets())
        if (rules->id == id) return rules;
    return nullptr;
}

// Settings of KataGo's have their compact text for an id.
bool is_katago_text_of(const Ruleset& rules) {
    if (!is_katago_compact(rules.id)) return false;
    const auto settings = ruleset_in_katago(rules.id);
    if (!settings) return false;
    Ruleset same = settings->ruleset.rules();
    same.komi = rules.komi;  // which the text leaves out
    same.handicap.is.komi = rules.handicap.is.komi;
    return same == rules;
}

std::optional<Contradiction> name_not_free(const Ruleset& rules) {
    if (is_katago_text_of(rules)) return {};
    if (!is_id(rules.id))
        return Contradiction{
            "id", {fault::not_an_id, {fact("key", "id"), fact("most", static_cast<int>(longest_id))}}};
    const Ruleset* same = registered(rules.id);
    if (same && !(*same == rules))
        return Contradiction{"id", {fault::id_is_taken, {fact("id", std::string(rules.id))}}};
    if (!rules.variant_of.empty() && !registered(rules.variant_of))
        return Contradiction{"variant_of", {fault::takes_registered, {fact("key", "variant_of")}}};
    return {};
}

Contradiction needs_preliminary_end(const std::string& key, std::string_view value) {
    return {key, {fault::needs_preliminary_end, {fact("value", std::string(value))}}, "ending.procedure"};
}

std::optional<Contradiction> ending_at_odds(const Ruleset& rules) {
    const Ending& ending = rules.ending.is;
    if (ending.passes < 1 || ending.passes > most_passes)
        return Contradiction{"ending.passes",
                             {fault::takes_number,
                              {fact("key", "ending.passes"), fact("least", 1), fact("most", most_passes)}}};
    const bool by_control = rules.removal.is == Removal::by_control;
    if (by_control != (ending.procedure == two_positions))
        return Contradiction{"removal", {fault::control_needs_two_positions}, "ending.procedure"};
    if (ending.procedure == preliminary_end) return {};
    if (rules.pass_cost.is == PassCost::stone_after_preliminary_end)
        return needs_preliminary_end("pass_cost", word_of(rules.pass_cost.is));
    if (rules.last_move.is == LastMove::first_after_exempt)
        return needs_preliminary_end("last_move", word_of(rules.last_move.is));
    return {};
}

}  // namespace

std::optional<Contradiction> contradiction_in(const Ruleset& rules) {
    if (auto name = name_not_free(rules)) return name;
    return ending_at_odds(rules);
}

int byte_column(std::string_view text, int line, int column) {
    if (line < 1 || column < 1) return 0;
    while (--line > 0) {
        const std::size_t end = text.find('\n');
        if (end == std::string_view::npos) return 0;
        text.remove_prefix(end + 1);
    }
    std::size_t byte = 0;
    while (--column > 0 && byte < text.size()) {
        ++byte;
        while (byte < text.size() && (static_cast<unsigned char>(text[byte]) & 0xC0U) == 0x80U) ++byte;
    }
    return static_cast<int>(byte) + 1;
}

}  // namespace shinpan::formats::rulefile
