// The runner itself: what it refuses to read, what it says of a failure, and when it is content.
#include "runner/case.hpp"
#include "runner/literal_game.hpp"
#include "runner/random_games.hpp"
#include "runner/report.hpp"
#include "runner/wrong_moves.hpp"

#include <doctest/doctest.h>

#include <sstream>
#include <string>

using namespace shinpan;
using namespace shinpan::runner;

namespace {

const std::string good =
    R"({"id": "a", "kind": "score", "size": [3, 2], "board": [".X.", "XX."], "rules": "tromp-taylor",
        "expect": {"black_minus_white": 6}})";

std::string changed(std::string from, const std::string& what, const std::string& to) {
    return from.replace(from.find(what), what.size(), to);
}

Verdict verdict_of(const std::string& line) {
    const auto one = read_case(line, {});
    REQUIRE(one);
    return judge(*one);
}

std::string why_unread(const std::string& line) {
    const auto one = read_case(line, {});
    REQUIRE_FALSE(one);
    return one.error().what;
}

// What a report of one case says with these known failures, and whether it is content.
std::pair<std::string, bool> report_on(const std::string& line, const Known& known) {
    std::ostringstream said;
    Report report(said, true, known);
    const auto one = read_case(line, {});
    report.add("file", *one, judge(*one));
    const bool content = report.finish();
    return {said.str(), content};
}

bool says(const std::string& text, std::string_view words) { return text.find(words) != std::string::npos; }

}  // namespace

TEST_CASE("a case passes, or says what was expected and what came out") {
    CHECK(verdict_of(good).how == How::passed);
    const Verdict failed = verdict_of(changed(good, ": 6}", ": 5.5}"));
    CHECK(failed.how == How::failed);
    REQUIRE(failed.mismatches.size() == 1);
    CHECK(failed.mismatches[0].expected == "black_minus_white 5.5");
    CHECK(failed.mismatches[0].got == "6");
}

TEST_CASE("what is no case is refused: text, kinds and fields that are not known") {
    CHECK_FALSE(why_unread("{").empty());
    CHECK_FALSE(why_unread("[1]").empty());
    CHECK(why_unread(changed(good, "\"score\"", "\"joseki\"")) == "unknown kind 'joseki'");
    CHECK(why_unread(changed(good, "\"rules\"", "\"ruled\"")) == "unknown field 'ruled'");
    CHECK(why_unread(R"({"kind": "score", "expect": {}})") == "the field 'id' is missing");
}

TEST_CASE("a case with values that cannot be read has failed") {
    for (const auto& [what, to] :
         {std::pair{"[3, 2]", "[3, 53]"}, std::pair{"[3, 2]", "[2, 2]"}, std::pair{"\".X.\"", "\".Q.\""},
          std::pair{"tromp-taylor", "no such rules"}, std::pair{": 6}", ": 0.25}"},
          std::pair{".X.\", \"XX.", "OOO\", \"OOO"}})
        CHECK(verdict_of(changed(good, what, to)).how == How::failed);
}

TEST_CASE("a kind that nobody can answer yet is skipped with its reason, known fields or not") {
    const Verdict skipped =
        verdict_of(R"({"id": "m", "kind": "move", "size": [9, 9], "expect": {"moves": ["A1"]}})");
    CHECK(skipped.how == How::skipped);
    CHECK(skipped.left_out.size() == 1);
    CHECK(why_unread(R"({"id": "m", "kind": "move", "colour": "B", "expect": {}})") ==
          "unknown field 'colour'");
}

TEST_CASE("a question by a name that the kind does not know is left out, with that name") {
    const Verdict alone = verdict_of(changed(good, "\"black_minus_white\": 6", "\"strong_eyes\": [\"A1\"]"));
    CHECK(alone.how == How::skipped);
    REQUIRE(alone.left_out.size() == 1);
    CHECK(says(alone.left_out[0], "'strong_eyes'"));
    const std::string points = "\"black_minus_white\"";
    const std::string both = changed(good, points, "\"note\": \"x\", " + points);
    CHECK(verdict_of(both).how == How::passed);
    CHECK(verdict_of(changed(both, ": 6}", ": 5}")).how == How::failed);

    const std::string by_ruleset = R"({"id": "r", "size": [3, 1], "board": ["X.O"],
        "expect": {"note": "a word", "tromp_taylor": {"dame": ["B1"], "corner_points": 3}}})";
    const Verdict verdict = verdict_of(by_ruleset);
    CHECK(verdict.how == How::passed);
    CHECK(verdict.left_out.size() == 2);
    CHECK(verdict_of(changed(by_ruleset, "\"dame\": [\"B1\"], ", "")).how == How::skipped);
}

TEST_CASE("dead stones come off before the count, and a move is asked to be legal or not") {
    const std::string dead = R"({"id": "d", "kind": "score", "size": [3, 3], "rules": "korean", "komi": 0,
        "board": ["..O", ".X.", "..."], "expect": {"dead": ["C3"], "black_minus_white": 9}})";
    CHECK(verdict_of(dead).how == How::passed);
    CHECK(verdict_of(changed(dead, "\"korean\"", "\"tromp-taylor\"")).how == How::failed);

    const std::string ko = R"~({"id": "k", "kind": "legality", "size": [4, 3], "to_move": "W",
        "board": [".XO.", "X..O", ".XO."], "rules": "chinese (positional superko)",
        "moves": [["W", "B2"], ["B", "C2"]], "expect": {"legal": ["W", "D3"]}})~";
    CHECK(verdict_of(ko).how == How::passed);
    CHECK(verdict_of(changed(ko, "\"W\", \"D3\"", "\"W\", \"B2\"")).how == How::failed);
    const std::string retaken = changed(ko, "[\"B\", \"C2\"]", "[\"B\", \"C2\"], [\"W\", \"B2\"]");
    CHECK(verdict_of(changed(retaken, "[\"W\", \"D3\"]", "false")).how == How::passed);
    CHECK(verdict_of(changed(retaken, "[\"W\", \"D3\"]", "true")).how == How::failed);
    const std::string legal = "\"legal\": [\"W\", \"D3\"]";
    CHECK(verdict_of(changed(retaken, legal, "\"contains_illegal_move\": true")).how == How::passed);
    CHECK(verdict_of(changed(ko, legal, "\"contains_illegal_move\": true")).how == How::failed);
    const std::string suicide = R"({"id": "s", "kind": "legality", "size": [3, 1], "board": [".X."],
        "to_move": "W", "rules": "aga", "expect": {"illegal": ["W", "A1"], "why": "self-capture"}})";
    CHECK(verdict_of(suicide).how == How::passed);
    CHECK(verdict_of(changed(suicide, "self-capture", "occupied")).how == How::failed);
}

TEST_CASE("dead stones are asked by ruleset where life and death are settled without play") {
    const std::string one = R"({"id": "r", "size": [5, 5],
        "board": [".X.X.", "XXXXX", ".....", ".....", "...O."],
        "expect": {"japanese_1989": {"dead": ["A4"]}, "tromp_taylor": {"dead": ["A4"]}}})";
    const Verdict verdict = verdict_of(one);
    CHECK(verdict.how == How::failed);
    REQUIRE(verdict.mismatches.size() == 1);
    CHECK(says(verdict.mismatches[0].expected, "japanese-1989: dead A4"));
    CHECK(verdict.left_out.size() == 1);
}

TEST_CASE("scripts end where another program's own rules begin: its button, its game without result") {
    const auto script = [](const std::string& button, const std::string& steps) {
        return R"({"id": "b", "kind": "score", "size": [3, 1], "board": ["X.O"], "to_move": "B",
            "rules": {"ko": "simple", "scoring": "area", "suicide": false, "tax": "none", "button": )" +
               button + R"(}, "komi": 0, "expect": {"steps": [)" + steps + "]}}";
    };
    const std::string passes =
        R"({"play": ["B", "pass"]}, {"score_if_all_pass_now": {"white_minus_black": 9}})";
    CHECK(verdict_of(script("true", passes)).how == How::skipped);
    CHECK(verdict_of(script("false", passes)).how == How::failed);
    const std::string none = R"({"check": {"finished": true, "no_result": true}})";
    CHECK(verdict_of(script("false", none)).how == How::skipped);
    CHECK(verdict_of(script("false", none + R"(, {"is_legal": ["B", "A1"], "value": true})")).how ==
          How::skipped);
}

TEST_CASE("encodings are called by any label, and an illegal move of a record is found") {
    const auto file = [](const std::string& text, const std::string& expect) {
        return R"({"id": "f", "kind": "sgf", "text_latin1": ")" + text + R"(", "expect": {"loads": true, )" +
               expect + "}}";
    };
    const std::string latin = "(;GM[1]SZ[9]CA[ISO-8859-1]GN[caf\u00e9];B[aa];W[aa])";
    CHECK(verdict_of(file(latin, R"("encoding_of_file": "western-latin1")")).how == How::passed);
    for (const std::string wrong : {"chinese-gb18030", "japanese-shiftjis", "utf16-nobom", "utf8-nobom"})
        CHECK(verdict_of(file(latin, R"("encoding_of_file": ")" + wrong + "\"")).how == How::failed);
    const Verdict unknown = verdict_of(file(latin, R"("encoding_of_file": "martian")"));
    CHECK(unknown.how == How::passed);
    CHECK(unknown.left_out.size() == 1);
    CHECK(verdict_of(file(latin, R"("contains_illegal_move": true)")).how == How::passed);
    CHECK(verdict_of(file(latin, R"("contains_illegal_move": false)")).how == How::failed);
}

TEST_CASE("a case that asks nothing does not pass") {
    const Verdict verdict = verdict_of(changed(good, "\"black_minus_white\": 6", ""));
    CHECK(verdict.how == How::failed);
}

TEST_CASE("failures must be listed, and what is listed must fail") {
    const std::string bad = changed(good, ": 6}", ": 5}");
    const auto unlisted = report_on(bad, {});
    CHECK(says(unlisted.first, "a: expected black_minus_white 5, got 6\n"));
    CHECK(says(unlisted.first, "\n0 passed, 1 failed, 0 skipped\n"));
    CHECK_FALSE(unlisted.second);
    const auto listed = report_on(bad, {{"a", "because"}});
    CHECK(says(listed.first, "known: a: because\n"));
    CHECK(listed.second);
    CHECK(report_on(good, {}).second);
    CHECK_FALSE(report_on(good, {{"a", "because"}}).second);
}

TEST_CASE("a list of known failures gives a reason for each") {
    const auto known = read_known("# comment\n\na: because it is so\n");
    REQUIRE(known);
    CHECK(known->at("a") == "because it is so");
    const auto bare = read_known("# comment\na\n");
    REQUIRE_FALSE(bare);
    CHECK(bare.error().line == 2);
}

TEST_CASE("an illegal move, a wrong capture and a wrong result are found in a record") {
    const std::string game =
        R"({"id": "g", "kind": "game", "size": [3, 3], "rules": "AGA", "komi": 0, "handicap": 0, "AB": "",
            "AW": "",
            "moves": "Bba;Waa;Bab;W;B", "captured_by": {"B": 1, "W": 0}, "expect": {"result": "B+9",
            "black_minus_white": 9, "removed_black": "", "removed_white": "", "territory_black": "",
            "territory_white": "", "marks_give_result": true}})";
    const Verdict good_game = verdict_of(game);
    CHECK(good_game.how == How::passed);
    CHECK(good_game.moves_judged == 5);
    CHECK(good_game.counted);
    CHECK(verdict_of(changed(game, "Bab;W;B", "Bab;Waa;B")).mismatches.at(0).got.starts_with("self_capture"));
    CHECK(verdict_of(changed(game, "\"B\": 1", "\"B\": 2")).how == How::failed);
    CHECK(verdict_of(changed(game, "\"black_minus_white\": 9", "\"black_minus_white\": 8")).how ==
          How::failed);
    CHECK(verdict_of(changed(game, "Bab;W;B", "Bab;Bca;W")).how == How::failed);
}

TEST_CASE("the definitions tell self-capture and the retake of a ko") {
    const std::vector<std::string_view> rows{".XO.", "XO.O", ".XO.", "...."};
    LiteralGame game(*position_from(rows), Color::black, Color::white);
    const Size size{4, 4};
    CHECK_FALSE(game.is_ko_retake(*point_named("C3", size)));
    game.play(Color::black, *point_named("C3", size));
    CHECK(game.is_ko_retake(*point_named("B3", size)));
    CHECK(game.is_self_capture(*point_named("A4", size)));
    CHECK_FALSE(game.is_self_capture(*point_named("B3", size)));
}

TEST_CASE("wrong moves are refused or played as the definitions say, in games that hold them all") {
    WrongMoveCounts counts;
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        try_wrong_moves(random_game({4, 4}, 60, seed), "random", seed, counts);
    CHECK(counts.wrong.empty());
    for (long long refused : counts.refused) CHECK(refused > 0);
    CHECK(counts.played[static_cast<std::size_t>(Wrong::self_capture)] > 0);
    CHECK(random_game({5, 5}, 40, 7).moves == random_game({5, 5}, 40, 7).moves);
}
