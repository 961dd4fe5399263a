// Whole games whose quantities are functions of the record and the final position: the record is scored at
// its last pass, however early the ruleset itself would have ended the game.
#include "go/score/score.hpp"
#include "runner/game_record.hpp"
#include "runner/kinds.hpp"
#include "runner/rules_words.hpp"

#include <boost/json.hpp>

#include <algorithm>

namespace shinpan::runner {
namespace {

struct WholeGame {
    Position start;
    Color first;
    std::vector<Event> moves;
};

// The game ends with the last of rule.passes passes, whatever is played between them.
Step passes_in_all(const Ending& rule, const Stage& at, const Signal& s) {
    Stage next = at;
    next.passes = static_cast<std::uint8_t>(at.passes + (s.kind == EventKind::pass ? 1 : 0));
    if (next.passes == rule.passes) next.phase = Phase::over;
    return {next, other(s.by)};
}

Game replayed(const Ruleset& rules, const WholeGame& whole) {
    Game game = start(rules, whole.start, whole.first, HalfPoints{});
    for (const Event& move : whole.moves)
        if (!game.apply(move)) throw BadCase{std::string(rules.id) + " refuses a move of the record"};
    return game;
}

// The ruleset with all of its axes but the ending; where passes cost stones only after the preliminary end,
// that ending belongs to the score.
Ruleset scored_at_the_last_pass(const Ruleset& from, const WholeGame& whole) {
    Ruleset rules = from;
    if (rules.pass_cost.is == PassCost::stone_after_preliminary_end) return rules;
    rules.ending.is.procedure = passes_in_all;
    rules.ending.is.passes =
        static_cast<int>(std::count_if(whole.moves.begin(), whole.moves.end(),
                                       [](const Event& move) { return move.kind == EventKind::pass; }));
    return rules;
}

HalfPoints margin_under(const Ruleset& from, const WholeGame& whole) {
    const Ruleset rules = scored_at_the_last_pass(from, whole);
    return score(rules, replayed(rules, whole).finish()).margin();
}

Ruleset rules_of_margin(std::string_view name) {
    if (name == "area") return plain_rules;
    if (name == "aga_territory_count") return rulesets_named("aga-territory").front();
    return rulesets_named(name).front();
}

void expect_both(Answers& answers, std::string_view what, const json::value* wanted,
                 const std::array<int, 2>& got) {
    if (wanted == nullptr) return;
    only(object(*wanted), {"B", "W"});
    for (Color player : {Color::black, Color::white})
        answers.expect(std::string(what) + " of " + name(player),
                       integer(required(object(*wanted), std::string(1, letter(player)))),
                       got[index_of(player)]);
}

// Passes before the pair that is the preliminary end.
int passes_before_pair(const WholeGame& whole) {
    const Ruleset rules = rulesets_named("ikeda_territory_1").front();
    Game game = start(rules, whole.start, whole.first, HalfPoints{});
    for (const Event& move : whole.moves) {
        if (!game.apply(move)) throw BadCase{"a move of the record is refused"};
        if (game.stage().phase == Phase::settle) break;
    }
    return game.tally().passes[0] + game.tally().passes[1] - rules.ending.is.passes;
}

void expect_record(Answers& answers, const json::object& expect, const WholeGame& whole) {
    const Ruleset rules = scored_at_the_last_pass(plain_rules, whole);
    const Game game = replayed(rules, whole);
    const Tally& tally = game.tally();
    const Score counted = score(rules, game.finish());
    json::object last{{"board", required(expect, "final_board")}};
    answers.expect("the final board", to_text(board_of(last)), to_text(game.board().position()));
    expect_both(answers, "stones removed", field(expect, "stones_removed"), tally.prisoners);
    expect_both(answers, "passes", field(expect, "passes_total"), tally.passes);
    expect_both(answers, "territory", field(expect, "territory"),
                {counted.owned[0].size(), counted.owned[1].size()});
    if (const auto* first = field(expect, "first_pass_by"))
        answers.expect("the first pass by", text(*first), std::string(1, letter(tally.first_passer)));
    if (const auto* passes = field(expect, "passes_before_preliminary_pair"))
        answers.expect("passes before the preliminary end", integer(*passes), passes_before_pair(whole));
}

}  // namespace

Verdict judge_whole_game(const json::object& fields) {
    const json::object& expect = object(required(fields, "expect"));
    const Position start = board_of(fields);
    const WholeGame whole{start, color_of(required(fields, "to_move")),
                          moves_of(required(fields, "moves"), start.size())};
    Answers answers;
    expect_record(answers, expect, whole);
    constexpr std::string_view ending = "_margin";
    for (const auto& [name, value] : expect) {
        std::string_view rules = name;
        if (!rules.ends_with(ending)) continue;
        rules.remove_suffix(ending.size());
        answers.expect(std::string(rules) + ": Black minus White", half_points(value),
                       margin_under(rules_of_margin(rules), whole));
    }
    return answers.verdict();
}

}  // namespace shinpan::runner
