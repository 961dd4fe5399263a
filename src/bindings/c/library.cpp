// The library itself, points, rulesets, handicaps and the bot's levels.
#include "base/json_writer.hpp"
#include "base/version.hpp"
#include "bindings/c/handles.hpp"
#include "bot/search/levels.hpp"
#include "go/rules/keys.hpp"
#include "go/rules/words.hpp"
#include "go/rulesets/registry.hpp"
#include "referee/report/json_parts.hpp"

#include <cstdlib>

using namespace shinpan;

namespace {

constexpr std::string_view clause_keys = "clauses.";

void write_value(JsonWriter& json, std::string_view value) { json.text(value); }
void write_value(JsonWriter& json, bool value) { json.boolean(value); }
void write_value(JsonWriter& json, int value) { json.number(value); }
void write_value(JsonWriter& json, HalfPoints value) { json.number(value.halves); }

void write_value(JsonWriter& json, const Repetition& ban) {
    if (const auto word = word_of(ban); !word.empty()) {
        json.text(word);
        return;
    }
    json.begin_object().key("same").text(word_of(ban.same)).key("maker").text(word_of(ban.maker));
    json.key("binds").text(word_of(ban.binds)).key("back").text(word_of(ban.back));
    json.key("cycles").text(word_of(ban.cycles)).end_object();
}

template <class Word>
void write_value(JsonWriter& json, Word value) {
    json.text(word_of(value));
}

void write_brief(JsonWriter& json, const Ruleset& rules) {
    json.key("id").text(rules.id).key("name").text(rules.name).key("source").text(rules.source);
    json.key("variant_of");
    if (rules.variant_of.empty())
        json.null();
    else
        json.text(rules.variant_of);
    json.key("text_read").text(word_of(rules.read)).key("sgf_word").text(sgf_word(rules));
    json.key("komi_half").number(rules.komi.is.halves);
    json.key("words").begin_array();
    for (const Alias& alias : all_aliases())
        if (alias.rules == &rules) json.text(alias.word);
    json.end_array();
}

bool is_brief(std::string_view key) {
    return key == "id" || key == "name" || key == "source" || key == "variant_of" || key == "text_read";
}

void write_axes(JsonWriter& json, const Ruleset& rules) {
    json.key("axes").begin_object();
    for_each_key(rules, [&](const std::string& key, const auto& value) {
        if (key.starts_with(clause_keys) || is_brief(key)) return;
        write_value(json.key(key), value);
    });
    json.end_object().key("clauses").begin_object();
    for_each_key(rules, [&](const std::string& key, const auto& value) {
        if (key.starts_with(clause_keys)) write_value(json.key(key.substr(clause_keys.size())), value);
    });
    json.end_object();
}

}  // namespace

int shinpan_abi(void) noexcept { return SHINPAN_ABI; }

const char* shinpan_version(void) noexcept { return version.data(); }

void* shinpan_alloc(std::size_t bytes) noexcept { return std::malloc(bytes == 0 ? 1 : bytes); }

void shinpan_free(void* memory) noexcept { std::free(memory); }

char* shinpan_point_names(int cols, int rows) noexcept {
    const auto size = capi::board_size(cols, rows);
    if (!size) return nullptr;
    return capi::text(names(Position(*size).points(Color::empty), *size));
}

int shinpan_point_named(const char* name, int cols, int rows) noexcept {
    const auto size = capi::board_size(cols, rows);
    if (!size || name == nullptr) return SHINPAN_BAD_ARGUMENT;
    const auto at = point_named(name, *size);
    return at ? at->row() * cols + at->col() : SHINPAN_BAD_ARGUMENT;
}

char* shinpan_rulesets(void) noexcept {
    std::string out;
    JsonWriter json(out);
    json.begin_array();
    for (const Ruleset* rules : rulesets_known_first()) {
        json.begin_object();
        write_brief(json, *rules);
        json.end_object();
    }
    json.end_array();
    return capi::text(out);
}

char* shinpan_ruleset(const char* rules, char** why) noexcept {
    const auto found = capi::rules_called(rules);
    if (!found) return capi::fails(why, found.error());
    std::string out;
    JsonWriter json(out);
    json.begin_object();
    write_brief(json, **found);
    write_axes(json, **found);
    json.end_object();
    return capi::text(out);
}

char* shinpan_handicap(const char* rules, int cols, int rows, int stones, char** why) noexcept {
    const auto found = capi::rules_called(rules);
    if (!found) return capi::fails(why, found.error());
    const auto size = capi::board_size(cols, rows);
    if (!size) return capi::fails(why, "a board has 1 to 52 columns and rows");
    if (stones < 0 || stones > size->area())
        return capi::fails(why, "so many stones do not fit on the board");
    const auto& [handicap, clause] = (**found).handicap;
    const bool given = stones >= 2 && handicap.placement != Placement::none;
    std::string out;
    JsonWriter json(out);
    json.begin_object().key("stones").number(stones).key("placement").text(word_of(handicap.placement));
    json.key("points").begin_array();
    if (given)
        for (Point p : fixed_handicap(stones, *size, handicap.placement)) json.text(name(p, *size));
    json.end_array();
    json.key("komi_half").number(komi_for(**found, given ? stones : 0).halves);
    json.key("compensation_half");
    json.number(given ? compensation_for(stones, handicap.compensation).halves : 0);
    json.key("clause").text(clause).end_object();
    return capi::text(out);
}

char* shinpan_handicap_between(const char* one_rank, const char* other_rank, char** why) noexcept {
    if (one_rank == nullptr || other_rank == nullptr) return capi::fails(why, "a rank is missing");
    const auto one = rank_in(one_rank);
    const auto other = rank_in(other_rank);
    if (!one || !other) return capi::fails(why, "a rank is written like 5k, 12 kyu or 3 dan");
    const HandicapGame game = handicap_between(*one, *other);
    std::string out;
    JsonWriter json(out);
    json.begin_object().key("even").boolean(game.even).key("stones").number(game.stones);
    json.key("swapped").boolean(game.swapped);
    const Ruleset& told = ruleset_with_ranks();
    json.key("rules").text(told.id).key("clause").text(told.handicap.clause).end_object();
    return capi::text(out);
}

char* shinpan_levels(void) noexcept {
    std::string out;
    JsonWriter json(out);
    json.begin_array();
    for (const Level& level : levels()) {
        json.begin_object().key("level").number(level.number).key("name").text(level.name);
        json.key("playouts").number(level.playouts).end_object();
    }
    json.end_array();
    return capi::text(out);
}
