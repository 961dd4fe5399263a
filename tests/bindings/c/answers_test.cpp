// Every kind of JSON that the C interface answers is one of docs/schema/libraries.json.
#include "apps/cli/program.hpp"
#include "apps/cli/schema.hpp"
#include "bindings/c/handle.hpp"

#include <doctest/doctest.h>

using namespace capi_test;

namespace {

std::string fault_in(const std::string& kind, char* answer) {
    static const cli_test::Schema schema("docs/schema/libraries.json");
    return schema.fault_in("{\"" + kind + "\":" + said(answer) + "}");
}

Record record_of(const std::string& text) {
    const Sgf sgf(shinpan_sgf_read(text.data(), text.size(), nullptr));
    return Record(shinpan_sgf_record(sgf.get(), 0, nullptr));
}

Record example(const std::string& name) {
    return record_of(cli_test::content_of("examples/" + name + ".sgf"));
}

// The referee's own schema asks for a file and a game.
std::string fault_in_verdict(const std::string& verdict) {
    static const cli_test::Schema schema("docs/schema/referee.json");
    return schema.fault_in(R"({"file":"","game":1,)" + verdict.substr(1));
}

}  // namespace

TEST_CASE("rulesets and handicaps answer by their schema") {
    CHECK(fault_in("rulesets", shinpan_rulesets()) == "");
    for (const char* rules : {"japanese", "ing", "simple-territory-07", "button-go", "bga"})
        CHECK(fault_in("ruleset", shinpan_ruleset(rules, nullptr)) == "");
    CHECK(fault_in("handicap", shinpan_handicap("japanese", 19, 19, 4, nullptr)) == "");
    const std::string two = said(shinpan_handicap("japanese", 19, 19, 2, nullptr));
    CHECK(two.find(R"("points":["Q16","D4"],"komi_half":1)") != std::string::npos);
    CHECK(said(shinpan_handicap_between("5k", "1 dan", nullptr)) ==
          R"({"even":false,"stones":5,"swapped":false,"rules":"wikipedia-basic","clause":"Handicap"})");
    char* why = nullptr;
    CHECK(said(shinpan_handicap_between("strong", "1 dan", &why)) == "NULL");
    CHECK(fault_in("fault", why) == "");
}

TEST_CASE("states answer by their schema at every stage of every ruleset's ending") {
    const char* events[] = {
        "play B C3",           "undo_asked B 1", "play W D3", "pass B", "pass W", "resume B",
        "marks_proposed B D3", "pass B",         "pass W",    "pass B", "pass W", "resign W"};
    const std::string all = said(shinpan_rulesets());
    int seen = 0;
    const char* key = R"("id":")";
    for (std::size_t at = all.find(key); at != std::string::npos; at = all.find(key, at + 1)) {
        const std::string id = all.substr(at + 6, all.find('"', at + 6) - at - 6);
        const Game g = game(id.c_str(), 5, 5);
        for (const char* event : events) {
            (void)shinpan_game_apply(g.get(), event, nullptr);
            INFO(id << " after " << event);
            CHECK(fault_in("state", shinpan_game_state(g.get())) == "");
            ++seen;
        }
        CHECK(fault_in("refusal", [&] {
                  (void)shinpan_game_play(g.get(), SHINPAN_BLACK, 99);
                  return shinpan_game_refusal(g.get());
              }()) == "");
    }
    CHECK(seen >= 12 * 29);
}

TEST_CASE("counts, proofs and estimates answer by their schema") {
    const Record record = example("gnugo_9x9_japanese");
    const Game g(shinpan_record_game(record.get(), nullptr, -1, nullptr));
    REQUIRE(g);
    const char* dead = "G7 F3 G3 E2";
    CHECK(fault_in("score", shinpan_game_score(g.get(), dead, nullptr)) == "");
    CHECK(said(shinpan_game_score(g.get(), dead, nullptr)).find(R"("result":"B+7.5")") != std::string::npos);
    CHECK(fault_in("counting_methods", shinpan_game_counting_methods(g.get(), dead, nullptr)) == "");
    CHECK(fault_in("count", shinpan_game_count(g.get(), "japanese", dead, nullptr)) == "");
    CHECK(said(shinpan_game_count_svg(g.get(), "japanese", dead, 1, nullptr)).substr(0, 5) == "<svg ");
    CHECK(said(shinpan_game_count_svg(g.get(), "japanese", dead, 999, nullptr)) == "NULL");
    CHECK(fault_in("proof", shinpan_game_proof(g.get(), 3000, 1)) == "");
    CHECK(fault_in("confirmation", shinpan_game_confirmation(g.get(), 2000, nullptr)) == "");
    const std::string certificate = said(shinpan_game_certificate(g.get(), 3000));
    CHECK(certificate.starts_with("shinpan-certificate 1\nrules japanese-1989\nsize 9 9\n"));
    CHECK(said(shinpan_game_certificate(g.get(), 30'000)).find("\nzone\npoints ") != std::string::npos);
    CHECK(said(shinpan_game_certificate(nullptr, 3000)) == "NULL");
    CHECK(fault_in("chain_verdict", shinpan_game_standing(g.get(), "G7", nullptr, 3000, nullptr)) == "");
    CHECK(fault_in("chain_verdict", shinpan_game_standing(g.get(), "G7", "F3 G3 E2", 3000, nullptr)) == "");
    CHECK(fault_in("estimate", shinpan_game_estimate(g.get(), 100, 1)) == "");
    CHECK(fault_in("playouts", shinpan_game_playouts(g.get(), 10, 1)) == "");
    CHECK(fault_in("levels", shinpan_levels()) == "");
    CHECK(fault_in("thought", shinpan_game_think(g.get(), 1, 10, 1)) == "");
    CHECK(said(shinpan_game_svg(g.get(), 1)).substr(0, 5) == "<svg ");
    const Game no_confirmation = game("aga", 9, 9);
    CHECK(said(shinpan_game_confirmation(no_confirmation.get(), 2000, nullptr)) == "NULL");
}

TEST_CASE("a chain in dispute is judged with what is agreed, by stones that stand") {
    const Record record = example("disputed_stone");
    const Game g(shinpan_record_game(record.get(), nullptr, -1, nullptr));
    REQUIRE(g);
    const std::string agreed = said(shinpan_game_standing(g.get(), "B3", "C11", 400'000, nullptr));
    CHECK(agreed.find(R"("white":["E5",)") != std::string::npos);
    CHECK(agreed.find(R"("is":"dead")") != std::string::npos);
    const std::string alone = said(shinpan_game_standing(g.get(), "B3", nullptr, 1000, nullptr));
    CHECK(
        alone.find(
            R"("agreed":{"black":[],"white":[]},"standing":{"player":"black","stones":["B3"],"is":"open")") !=
        std::string::npos);
    for (const char* stone : {"A1", "B3 C11", "", "Z99"})
        CHECK(said(shinpan_game_standing(g.get(), stone, nullptr, 1000, nullptr)) == "NULL");
    CHECK(said(shinpan_game_standing(g.get(), nullptr, nullptr, 1000, nullptr)) == "NULL");
    CHECK(said(shinpan_game_standing(nullptr, "B3", nullptr, 1000, nullptr)) == "NULL");
    CHECK(said(shinpan_game_standing(g.get(), "B3", "A1", 1000, nullptr)) == "NULL");
}

TEST_CASE("the state has the position that is scored once an analysis goes on from it") {
    const Game g = game("simple-territory-07", 3, 3);
    const char* fixed = R"("scored_board":["...",".B.","..."])";
    for (const char* event : {"play B B2", "pass W", "pass B", "end_agreed -", "play W A1"}) {
        CHECK(said(shinpan_game_state(g.get())).find(fixed) == std::string::npos);
        REQUIRE(shinpan_game_apply(g.get(), event, nullptr) == SHINPAN_DONE);
        if (std::string_view(event) == "end_agreed -") break;
    }
    CHECK(said(shinpan_game_state(g.get())).find(fixed) != std::string::npos);
    REQUIRE(shinpan_game_apply(g.get(), "play W A1", nullptr) == SHINPAN_DONE);
    const std::string state = said(shinpan_game_state(g.get()));
    CHECK(state.find(fixed) != std::string::npos);
    CHECK(fault_in("state", shinpan_game_state(g.get())) == "");
}

TEST_CASE("a confirmation comes with the play that shows it") {
    const Game g = game("japanese", 5, 3);
    for (const char* event : {"setup B A3 A2 B2", "setup W C3 D3 C2 E2 A1 B1 C1 D1", "turn B"})
        REQUIRE(shinpan_game_apply(g.get(), event, nullptr) == SHINPAN_DONE);
    const std::string told = said(shinpan_game_confirmation(g.get(), 100'000, nullptr));
    CHECK(told.find(R"("line":[{"player":"W","point":"B3","takes":["A3","A2","B2"]}])") != std::string::npos);
    CHECK(fault_in("confirmation", shinpan_game_confirmation(g.get(), 100'000, nullptr)) == "");
}

TEST_CASE("what the texts of 1949 and 1979 decide by precedent is told with its clause") {
    const auto told = [](const char* name, const char* rules) {
        const Record record = example(std::string("notorious/") + name);
        const Game g(shinpan_record_game(record.get(), rules, -1, nullptr));
        CHECK(fault_in("precedents", shinpan_game_precedents(g.get(), 100'000, nullptr)) == "");
        return said(shinpan_game_precedents(g.get(), 100'000, nullptr));
    };
    const char* dead =
        R"([{"shape":"bent_four_in_the_corner","color":"W","stones":["D5","B4","C4","D4","B3",)";
    for (const char* rules : {"japanese-1949", "wagc-1979"})
        CHECK(told("bent_four", rules).find(dead) != std::string::npos);
    const std::string three =
        R"("decided":[{"shape":"three_points_without_capturing","color":"W","stones":["A4"],)"
        R"("beside":["B5","C5","B4","C4"],"points":)";
    const char* name = "three_points_without_capturing";
    CHECK(told(name, "japanese-1949") ==
          R"({"clause":"1949 precedents",)" + three + R"(3,"played_to_the_end":true}],"open":0})");
    CHECK(told(name, "wagc-1979") ==
          R"({"clause":"WAGC precedents",)" + three + R"(0,"played_to_the_end":true}],"open":0})");
    const Game none = game("japanese-1989", 9, 9);
    CHECK(said(shinpan_game_precedents(none.get(), 2000, nullptr)) == "NULL");
    CHECK(said(shinpan_game_precedents(nullptr, 2000, nullptr)) == "NULL");
}

TEST_CASE("records and verdicts answer by their schemas") {
    const Record record = example("gnugo_9x9_japanese");
    CHECK(fault_in("facts", shinpan_record_facts(record.get())) == "");
    const std::string verdict = said(shinpan_record_verdict(record.get(), nullptr, nullptr, nullptr));
    CHECK(fault_in_verdict(verdict) == "");
    CHECK(verdict.find(R"("result":"B+7.5","basis":"agreed")") != std::string::npos);
    char* every = shinpan_record_every_verdict(record.get(), nullptr, nullptr, nullptr);
    CHECK(fault_in("every_verdict", every) == "");
    const Sgf sgf(shinpan_record_sgf(record.get()));
    CHECK(fault_in("tree", shinpan_sgf_tree(sgf.get())) == "");
    const Game g = game("japanese", 3, 3);
    const Record bare(shinpan_game_record(g.get(), nullptr, nullptr));
    CHECK(fault_in("facts", shinpan_record_facts(bare.get())) == "");
    char* why = nullptr;
    CHECK(said(shinpan_record_verdict(record.get(), nullptr, "guesses", &why)) == "NULL");
    CHECK(said(why).find("marks, none, estimate or prove") != std::string::npos);
}

TEST_CASE("a record says from where on no rules have the board that it shows") {
    const Record record = record_of("(;SZ[3]RU[French];B[ba];W[ab]\n;W[ba];B[cc])");
    CHECK(fault_in("parting", shinpan_record_parting(record.get())) == "");
    CHECK(said(shinpan_record_parting(record.get())) ==
          R"({"from_move":3,"line":2,"column":2,"illegal":{"move":3,"color":"W","point":"B3",)"
          R"("reason":"occupied","clause":"","repeats_move":null,"consequence":"refused"},)"
          R"("what":"move 3, White B3: the point is occupied; the picture has the stones as SGF says, )"
          R"(and from here on the referee's position is another"})");
    const Record setup = record_of("(;SZ[3]RU[French];B[cc];AB[aa]AW[ab][ba];W[bb])");
    CHECK(said(shinpan_record_parting(setup.get())).find(R"({"from_move":1,)") == 0);
    CHECK(said(shinpan_record_parting(record_of("(;SZ[3]RU[French];B[ba];W[ab])").get())) == "NULL");
    CHECK(said(shinpan_record_parting(nullptr)) == "NULL");
}

TEST_CASE("the variations of a game are judged under a ruleset, the record's own by default") {
    const std::string text = cli_test::content_of("examples/ko_in_variations.sgf");
    const Sgf sgf(shinpan_sgf_read(text.data(), text.size(), nullptr));
    const auto judged = [&](const char* rules) {
        return shinpan_sgf_variations(sgf.get(), 0, rules, nullptr);
    };
    CHECK(fault_in("variations", judged(nullptr)) == "");
    const std::string own = said(judged(nullptr));
    CHECK(own.find(R"({"after":9,"branch_after":9,"line":5,"column":3,"moves":9,"let_stand":0,"legal":false,)"
                   R"("illegal":{"move":10,"color":"W","point":"B2","reason":"repetition","clause":"§8")") !=
          std::string::npos);
    CHECK(own.find(R"("branch_after":11,"line":8,"column":3,"moves":12,"let_stand":0,"legal":true)") !=
          std::string::npos);
    CHECK(said(judged("no such rules")) == "NULL");
}

TEST_CASE("a game without variations has none, and one that cannot be read is a mistake") {
    const auto judged = [](const std::string& text, int game, const char* rules, char** why) {
        const Sgf sgf(shinpan_sgf_read(text.data(), text.size(), nullptr));
        return said(shinpan_sgf_variations(sgf.get(), game, rules, why));
    };
    CHECK(judged("(;SZ[5]RU[French];B[cc])", 0, nullptr, nullptr) == "[]");
    const auto fault = [&](const std::string& text, int game) {
        char* why = nullptr;
        CHECK(judged(text, game, nullptr, &why) == "NULL");
        return said(why);
    };
    CHECK(fault("(;SZ[5];B[cc](;W[dd])(;W[ee]))", 0).find("names no rules") != std::string::npos);
    CHECK(fault("(;SZ[5]RU[French];B[cc])", 1).find("no game of that number") != std::string::npos);
    CHECK(fault("(;SZ[99]RU[French];B[cc])", 0).find("99") != std::string::npos);
    CHECK(said(shinpan_sgf_variations(nullptr, 0, nullptr, nullptr)) == "NULL");
    const std::string unreadable = "(;SZ[5]RU[French];B[cc](;W[dd])(;W[zz]))";
    const Sgf sgf(shinpan_sgf_read(unreadable.data(), unreadable.size(), nullptr));
    CHECK(fault_in("variations", shinpan_sgf_variations(sgf.get(), 0, nullptr, nullptr)) == "");
}

TEST_CASE("each game of a file has its encoding") {
    const std::string korean = "(;GM[1]CA[EUC-KR]PB[\xC0\xCC\xC3\xA2\xC8\xA3];B[aa])";
    const std::string chinese = "(;GM[1]CA[GB2312]PB[\xB9\xC5\xC1\xA6];B[aa])";
    const std::string file = korean + "\n" + chinese;
    const auto asked = [](const std::string& bytes) {
        return shinpan_text_encodings(bytes.data(), bytes.size());
    };
    CHECK(fault_in("encodings", asked(file)) == "");
    const std::string border = std::to_string(korean.size() + 1);
    const std::string end = std::to_string(file.size());
    const std::string first = R"([{"begin":0,"end":)" + border + R"(,"encoding":"EUC-KR"},)";
    CHECK(said(asked(file)) ==
          first + R"({"begin":)" + border + R"(,"end":)" + end + R"(,"encoding":"GB18030"}])");
    CHECK(said(asked("(;B[aa])(;B[bb])")) ==
          R"([{"begin":0,"end":8,"encoding":"UTF-8"},{"begin":8,"end":16,"encoding":"UTF-8"}])");
    CHECK(said(shinpan_text_encodings(nullptr, 3)) == "NULL");
}

TEST_CASE("a warning of a verdict has its remark") {
    const Record record = record_of("(;GM[1]FF[4]SZ[3]RU[Japanese]PL[Q];B[bb];W[];B[];W[])");
    const std::string verdict = said(shinpan_record_verdict(record.get(), nullptr, nullptr, nullptr));
    CHECK(fault_in_verdict(verdict) == "");
    CHECK(verdict.find(R"("remark":{"kind":"no_player","facts":{}})") != std::string::npos);
}

TEST_CASE("the record of a counted game agrees with the game") {
    const Game g(shinpan_game_new("tromp-taylor", 5, 5, 0, nullptr));
    for (const char* event : {"play B C3", "pass W", "pass B"})
        REQUIRE(shinpan_game_apply(g.get(), event, nullptr) == SHINPAN_DONE);
    const Record record(shinpan_game_record(g.get(), nullptr, nullptr));
    const std::string verdict = said(shinpan_record_verdict(record.get(), nullptr, nullptr, nullptr));
    CHECK(verdict.find(R"("result":"B+25")") != std::string::npos);
    CHECK(verdict.find(R"("agrees":true)") != std::string::npos);
}

TEST_CASE("a game and its final marks make the record that is judged so") {
    const Record record = example("gnugo_9x9_japanese");
    const Game g(shinpan_record_game(record.get(), nullptr, -1, nullptr));
    const Record again(shinpan_game_record(g.get(), "G7 F3 G3 E2", nullptr));
    const std::string verdict = said(shinpan_record_verdict(again.get(), nullptr, "marks", nullptr));
    CHECK(verdict.find(R"("result":"B+7.5")") != std::string::npos);
    const std::string all = said(shinpan_record_every_verdict(again.get(), "japanese", "marks", nullptr));
    CHECK(all.find(R"("same":true,"causes":[],"because":[])") != std::string::npos);
    CHECK(all.find(R"("same":false,"causes":[")") != std::string::npos);
    CHECK(all.find(R"("because":[{"reasons":[{"kind":")") != std::string::npos);
}

TEST_CASE("what makes a difference is told as sentences and as facts") {
    const std::string without_komi = "(;GM[1]FF[4]SZ[3]RU[Japanese];B[bb];W[];B[])";
    const Record record = record_of(without_komi);
    const std::string all = said(shinpan_record_every_verdict(record.get(), "japanese", nullptr, nullptr));
    CHECK(all.find(R"("komi 7 instead of 6.5: 0.5 points for White")") != std::string::npos);
    CHECK(all.find(R"({"reasons":[{"kind":"komi","facts":{"komi":"7","usual":"6.5"}}],"gain_half":-1})") !=
          std::string::npos);
    const Game g = game("japanese", 3, 3);
    REQUIRE(carry_out(g.get(), "play B B2\npass W\npass B") == SHINPAN_DONE);
    const Record with_komi(shinpan_game_record(g.get(), "", nullptr));  // the game's, under every ruleset
    const std::string own = said(shinpan_record_every_verdict(with_komi.get(), "japanese", nullptr, nullptr));
    CHECK(own.find(R"("kind":"komi")") == std::string::npos);
}

TEST_CASE("a step of a count is told as a sentence and as facts") {
    const Game g = game("japanese", 3, 3);
    REQUIRE(carry_out(g.get(), "play B B2\npass W\npass B") == SHINPAN_DONE);
    const std::string counted = said(shinpan_game_count(g.get(), "as_it_stands", "", nullptr));
    const auto has = [&](const char* part) { return counted.find(part) != std::string::npos; };
    CHECK(has(R"({"sentence":"Black's territory A3-C3, A2, C2, A1-C1 has 8 points: 8.","remarks":[)"
              R"({"kind":"territory_has","facts":{"player":"B","at":"A3-C3, A2, C2, A1-C1","points":8,)"
              R"("total":"8"}}])"));
    CHECK(has(R"("remarks":[{"kind":"receives","facts":{"player":"W","points":"6.5","what":"komi",)"));
}

TEST_CASE("stones come off by agreement after a preliminary end until a stone, never in a resigned game") {
    const Game g = game("ikeda-territory-1", 3, 3);
    const auto open = [&] {
        return said(shinpan_game_state(g.get())).find(R"("agreement_open":true)") != std::string::npos;
    };
    const auto after = [&](const char* event) {
        REQUIRE(shinpan_game_apply(g.get(), event, nullptr) == SHINPAN_DONE);
        return open();
    };
    CHECK_FALSE(after("play B B2"));
    CHECK_FALSE(after("pass W"));
    CHECK(after("pass B"));
    CHECK_FALSE(after("pass W"));  // who has paid for a pass, and the other not
    CHECK_FALSE(after("play B A1"));
    CHECK_FALSE(after("resign W"));
    const Game stopped = game("aga", 3, 3);
    for (const char* event : {"pass B", "pass W", "resign B"})
        REQUIRE(shinpan_game_apply(stopped.get(), event, nullptr) == SHINPAN_DONE);
    CHECK(said(shinpan_game_state(stopped.get())).find(R"("agreement_open":false)") != std::string::npos);
}
