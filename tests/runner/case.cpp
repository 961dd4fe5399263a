#include "runner/case.hpp"

#include "runner/kinds.hpp"

#include <boost/json.hpp>

#include <algorithm>
#include <exception>
#include <span>

namespace shinpan::runner {
namespace {

using Names = std::span<const std::string_view>;

constexpr std::string_view of_all[]{"id",   "source", "kind",   "title",
                                    "size", "note",   "expect", "known_fail_upstream"};
constexpr std::string_view of_positions[]{
    "board", "rules",       "komi",  "handicap",        "to_move", "moves", "setup", "last_move",
    "ko",    "captured_by", "phase", "recorded_result", "gtp",     "sgf",   "test",  "level"};
constexpr std::string_view of_games[]{"rules",       "komi",   "handicap", "AB",       "AW",
                                      "moves",       "nmoves", "tier",     "date",     "end_passes",
                                      "captured_by", "TB",     "TW",       "baseline", "same_colour"};
constexpr std::string_view of_estimates[]{
    "board", "rules", "to_move", "level", "estimate_black_to_move", "estimate_white_to_move"};
constexpr std::string_view of_areas[]{"board", "mode", "flags"};
constexpr std::string_view of_files[]{"sgf", "bytes", "text_latin1"};
constexpr std::string_view of_rules[]{"board", "moves", "to_move", "confidence", "example"};

constexpr std::string_view expect_answer[]{
    "pattern", "black_minus_white", "moves",         "not_moves", "status", "point", "value",
    "raw",     "owner_at",          "at_least_dead", "to_move"};
constexpr std::string_view expect_score[]{"steps",
                                          "board",
                                          "black",
                                          "white",
                                          "winner",
                                          "finished",
                                          "final_board",
                                          "black_minus_white",
                                          "legal_points",
                                          "illegal",
                                          "why",
                                          "area_black_minus_white",
                                          "black_territory",
                                          "white_territory",
                                          "simple_ko_point",
                                          "white_handicap_bonus",
                                          "tie_before_komi",
                                          "pattern",
                                          "black_as_printed",
                                          "white_as_printed",
                                          "dead",
                                          "legal",
                                          "contains_illegal_move",
                                          "position_had_no_libertyless_stones"};
constexpr std::string_view expect_game[]{
    "result",          "black_minus_white", "removed_black",     "removed_white",
    "territory_black", "territory_white",   "marks_give_result", "contains_illegal_move"};
constexpr std::string_view expect_owner[]{"owner", "owner_once_sealed", "dead", "neutral_points",
                                          "white_minus_black_independent_life_regions"};
constexpr std::string_view expect_file[]{"loads",
                                         "warns",
                                         "nodes_first_game",
                                         "variations_first_game",
                                         "main_line_nodes",
                                         "main_line_moves",
                                         "encoding_of_file",
                                         "sequence_and_children",
                                         "tree_shape",
                                         "contains_illegal_move"};

constexpr std::string_view no_move = "asks for a move, which is for the opponent to choose";
constexpr std::string_view no_reading = "asks what reading ahead finds";
constexpr std::string_view no_status = "asks for life and death, which agreement, play or a proof decides";
constexpr std::string_view no_removal = "asks which stones are dead, where no player says so";
constexpr std::string_view no_commands = "asks in another program's own commands";

// What a case of that kind may hold, what it may ask, and why nothing is asked, where that is so. No names in
// `expect`: they are judged where they are read.
struct Kind {
    std::string_view name;
    Names fields;
    Names expect;
    std::string_view skipped;
};
constexpr Kind kinds[]{
    {"legality", of_positions, expect_score, {}},
    {"score", of_positions, expect_score, {}},
    {"game", of_games, expect_game, {}},
    {"sgf", of_files, expect_file, {}},
    {"rules", of_rules, {}, {}},
    {"move", of_positions, expect_answer, no_move},
    {"status", of_positions, expect_answer, no_status},
    {"tactics", of_positions, expect_answer, no_reading},
    {"semeai", of_positions, expect_answer, no_reading},
    {"connection", of_positions, expect_answer, no_reading},
    {"eye", of_positions, expect_answer, no_reading},
    {"autoscore", of_estimates, expect_owner, {}},
    {"area", of_areas, expect_owner, {}},
};

const Kind* kind_named(std::string_view name) {
    const auto* found =
        std::find_if(std::begin(kinds), std::end(kinds), [&](const Kind& kind) { return kind.name == name; });
    return found == std::end(kinds) ? nullptr : found;
}

void only_known(const Kind& kind, const json::object& fields) {
    for (const auto& [name, value] : fields)
        if (!among(name, of_all) && !among(name, kind.fields))
            throw BadCase{"unknown field '" + std::string(name) + "'"};
    (void)object(required(fields, "expect"));
}

// Why the form of the question leaves nothing to ask; empty where it can be asked.
std::string_view skipped_form(const Kind& kind, const json::object& fields) {
    if (!kind.skipped.empty()) return kind.skipped;
    if (has(fields, "gtp")) return no_commands;
    if (has(fields, "recorded_result")) return no_removal;
    return {};
}

Verdict judge_asked(const Case& one) {
    const json::object& fields = *one.fields;
    if (const auto verdict = judge_unconditional(fields)) return *verdict;
    const std::string_view skipped = skipped_form(*kind_named(one.kind), fields);
    if (!skipped.empty()) {
        Answers answers;
        answers.leave_out(skipped);
        return answers.verdict();
    }
    if (one.kind == "game") return judge_game(fields);
    if (one.kind == "sgf") return judge_sgf(fields, one.folder);
    if (one.kind == "rules") return judge_by_ruleset(fields);
    if (one.kind == "area") return judge_area(fields);
    if (one.kind == "autoscore") return judge_estimate(fields);
    return has(object(required(fields, "expect")), "steps") ? judge_script(fields) : judge_position(fields);
}

// What is asked by a name that the kind does not know is left out.
Verdict judge_known(const Case& one) {
    const Names names = kind_named(one.kind)->expect;
    const json::object& expect = object(required(*one.fields, "expect"));
    if (names.empty() || expect.empty()) return judge_asked(one);
    Answers unknown;
    const bool asks = leave_out_others(unknown, expect, names) > 0;
    const Verdict left = unknown.verdict();
    if (!asks) return left;
    Verdict verdict = judge_asked(one);
    verdict.left_out.insert(verdict.left_out.end(), left.left_out.begin(), left.left_out.end());
    return verdict;
}

Case known_case(std::string_view line, std::string folder) {
    const json::value value = json::parse(line);
    const json::object& fields = object(value);
    Case found{
        .id = text(required(fields, "id")), .kind = "rules", .folder = std::move(folder), .fields = {}};
    if (const json::value* kind = field(fields, "kind")) found.kind = text(*kind);
    const Kind* kind = kind_named(found.kind);
    if (kind == nullptr) throw BadCase{"unknown kind '" + found.kind + "'"};
    only_known(*kind, fields);
    found.fields = std::make_shared<const json::object>(fields);
    return found;
}

}  // namespace

std::size_t leave_out_others(Answers& answers, const json::object& asked, Names names) {
    std::size_t known = 0;
    for (const auto& [name, value] : asked)
        if (among(name, names))
            ++known;
        else
            answers.leave_out_field(name);
    return known;
}

Result<Case, BadInput> read_case(std::string_view line, std::string folder) {
    try {
        return known_case(line, std::move(folder));
    } catch (const BadCase& bad) {
        return failure(BadInput{0, 0, bad.what});
    } catch (const std::exception& bad) {
        return failure(BadInput{0, 0, bad.what()});
    }
}

Verdict judge(const Case& one) {
    try {
        return judge_known(one);
    } catch (const BadCase& bad) {
        return {.how = How::failed, .mismatches = {{"a case that can be read", bad.what}}};
    } catch (const std::exception& bad) {
        return {.how = How::failed, .mismatches = {{"a case that can be read", bad.what()}}};
    }
}

}  // namespace shinpan::runner
