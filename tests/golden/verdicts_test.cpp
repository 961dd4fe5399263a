// What the referee says of the examples and of the games here, as verdicts.txt has it: under all rulesets, in
// full under some, of the last move, of their variations, and how a player would count them.
#include "formats/record/formats.hpp"
#include "formats/record/sgf/records.hpp"
#include "go/counting/count.hpp"
#include "go/rulesets/registry.hpp"
#include "golden/golden.hpp"
#include "referee/judge/judge.hpp"
#include "referee/judge/variations.hpp"
#include "referee/proof/unjudged_replay.hpp"
#include "referee/report/explain.hpp"
#include "referee/report/json.hpp"
#include "referee/report/report.hpp"
#include "referee/report/table.hpp"
#include "referee/report/variation_words.hpp"

#include <map>
#include <string>

using namespace shinpan;

namespace {

// An estimate changes with what was learned, so that the board then counts as it stands.
Verdict judged(const Record& record, const Ruleset& rules) {
    Verdict verdict = judge(record, rules);
    return verdict.estimate ? judge(record, rules, {.dead = DeadFrom::none}) : verdict;
}

bool is_large(Size size) { return size.area() > 81; }  // much is then told, and little of it new

// All that the ruleset comes to, in one line without its clauses.
std::string outcome(const Verdict& verdict) {
    std::string all = result_with_basis(verdict) + "; " + ended_without_clause(verdict);
    if (verdict.play.illegal)
        all += "; " + refused_move_in_words(*verdict.play.illegal, verdict.conditions.size);
    if (verdict.counted() != nullptr)
        for (const Term& term : verdict.counted()->score.terms)
            all += std::string("; ") + letter(term.player) + ' ' + to_text(term.points) + ' ' +
                   std::string(word_of(term.what));
    return all;
}

// A line for all rulesets that come to the same.
std::string under_each(const std::vector<Verdict>& verdicts) {
    std::map<std::string, std::string> rules;
    for (const Verdict& verdict : verdicts) rules[outcome(verdict)] += ' ' + std::string(verdict.rules->id);
    std::string all;
    for (const auto& [line, ids] : rules) all += "  " + line + '\n' + "   " + ids + '\n';
    return all;
}

std::string in_full(const Verdict& verdict) { return report(verdict) + json_rest(verdict); }

std::string counted(const Verdict& verdict) {
    std::string all;
    if (verdict.counted() == nullptr || is_large(verdict.conditions.size)) return all;
    for (const Method method : all_methods()) {
        const auto count = shinpan::count(method, *verdict.rules, verdict.counted()->finish);
        if (!count) continue;
        all += std::string(word_of(method)) + ": " + to_text(count->margin()) + '\n';
        for (const CountStep& step : count->steps) all += "  " + step.sentence + '\n';
        if (!count->note.empty()) all += "  " + count->note + '\n';
    }
    return all;
}

std::string last_move_explained(const Record& record) {
    const int moves = moves_in(record);
    return moves == 0 ? "" : in_words(explain(record, moves), record.size);
}

std::string told_of(const Record& record) {
    std::vector<Verdict> verdicts, as_marked;
    for (const Ruleset* rules : all_rulesets()) {
        verdicts.push_back(judged(record, *rules));
        as_marked.push_back(judge(record, *rules, {.dead = DeadFrom::marks}));
    }
    std::string all = under_each(verdicts) + by_result(verdicts);
    if (record.marks) all += "as marked:\n" + by_result(as_marked);
    for (const char* id : {"japanese-1989", "aga"}) {
        const Verdict verdict = judged(record, **ruleset_called(id));
        all += in_full(verdict) + counted(verdict);
    }
    return all + last_move_explained(record);
}

std::string told_of(const std::filesystem::path& path) {
    const sgf::Collection games = read_record(content(path), Format::sgf).value();
    std::string all = "== " + path.filename().string() + '\n';
    for (const auto& record : sgf::records(games)) all += told_of(record.value());
    const auto variations = judge_variations(games, 0, **ruleset_called("aga"));
    return all + (variations.empty() ? "" : report(variations, {9, 9})) + '\n';
}

std::string told_of_folder(const char* folder) {
    std::string all;
    for (const auto& path : files_in(folder))
        if (path.extension() == ".sgf") all += told_of(path);
    return all;
}

}  // namespace

TEST_CASE("games are judged, explained and counted as verdicts.txt has it") {
    check_golden("tests/golden/verdicts.txt",
                 told_of_folder("examples") + told_of_folder("tests/golden/games"));
}
