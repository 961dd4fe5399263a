// What the referee says of the example games, as verdicts.txt has it: under every ruleset, in full under
// some, of each move, of their variations, and how a player would count them.
#include "formats/record/formats.hpp"
#include "formats/record/sgf/records.hpp"
#include "go/counting/count.hpp"
#include "go/rulesets/registry.hpp"
#include "golden/golden.hpp"
#include "referee/judge/judge.hpp"
#include "referee/judge/variations.hpp"
#include "referee/report/explain.hpp"
#include "referee/report/json.hpp"
#include "referee/report/notes.hpp"
#include "referee/report/report.hpp"
#include "referee/report/table.hpp"
#include "referee/report/variation_words.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>

using namespace shinpan;

namespace {

sgf::Collection games_in(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return read_record({std::istreambuf_iterator<char>(file), {}}, Format::sgf).value();
}

// An estimate changes with what was learned, so that the board then counts as it stands.
Verdict judged(const Record& record, const Ruleset& rules) {
    Verdict verdict = judge(record, rules);
    return verdict.estimate ? judge(record, rules, {.dead = DeadFrom::none}) : verdict;
}

bool is_large(Size size) { return size.area() > 81; }  // much is then told, and little of it new

std::string in_full(const Verdict& verdict) {
    std::string all = report(verdict) + json_rest(verdict);
    for (const Diagnostic& note : diagnostics_of(verdict)) all += "  note: " + note.what + '\n';
    return all;
}

std::string counted(const Verdict& verdict) {
    std::string all;
    if (verdict.counted() == nullptr || is_large(verdict.conditions.size)) return all;
    for (const Method method : all_methods()) {
        const auto count = shinpan::count(method, *verdict.rules, verdict.counted()->finish);
        all += std::string(word_of(method)) + ": ";
        all += count ? to_text(count->margin()) + '\n' : count.error().in_words() + '\n';
        if (!count) continue;
        for (const CountStep& step : count->steps) all += "  " + step.sentence + '\n';
        if (!count->note.empty()) all += "  " + count->note + '\n';
    }
    return all;
}

std::string explained(const Record& record) {
    std::string all;
    const auto is_counted = [](const Event& e) { return is_move(e.kind); };
    const auto moves = std::count_if(record.events.begin(), record.events.end(), is_counted);
    for (int number = 1; number <= moves; number += is_large(record.size) ? 80 : 4)
        all += in_words(explain(record, number), record.size, number == 1);
    return all;
}

std::string told_of(const sgf::Collection& games) {
    std::string all;
    for (const auto& record : sgf::records(games)) {
        std::vector<Verdict> verdicts;
        for (const Ruleset* rules : all_rulesets()) verdicts.push_back(judged(*record, *rules));
        all += table(verdicts) + by_result(verdicts);
        for (const char* id : {"japanese-1989", "aga", "ing-1996", "simple-territory-07"}) {
            const Verdict verdict = judged(*record, **ruleset_called(id));
            all += in_full(verdict) + counted(verdict);
        }
        all += explained(*record);
    }
    const auto variations = judge_variations(games, 0, **ruleset_called("aga"));
    return all + (variations.empty() ? "" : report(variations, {9, 9}));
}

}  // namespace

TEST_CASE("the example games are judged, explained and counted as verdicts.txt has it") {
    std::set<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::directory_iterator("examples"))
        if (entry.path().extension() == ".sgf") paths.insert(entry.path());
    std::string all;
    for (const auto& path : paths)
        all += "== " + path.filename().string() + '\n' + told_of(games_in(path)) + '\n';
    check_golden("tests/golden/verdicts.txt", all);
}
