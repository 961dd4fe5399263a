// What the C interface promises in the head of its header.
#include "bindings/c/handle.hpp"

#include <doctest/doctest.h>

#include <array>
#include <climits>
#include <cstring>
#include <vector>

using namespace capi_test;

namespace {

std::string fault(char* why) { return said(why); }

constexpr const char* ko_game = "play B A2\nplay W C1\nplay B E5\nplay W B2\nplay B E4\nplay W A1\nplay B B1";

// The bot plays against itself until the game is over.
void play_out(shinpan_game* game) {
    for (int move = 0; move < 200 && shinpan_game_phase(game) != SHINPAN_PHASE_OVER; ++move) {
        const std::string thought = said(shinpan_game_think(game, 9, 20, 7));
        const std::size_t at = thought.find(R"("event":")") + 9;
        CHECK(carry_out(game, thought.substr(at, thought.find('"', at) - at)) == SHINPAN_DONE);
    }
    CHECK(shinpan_game_phase(game) == SHINPAN_PHASE_OVER);
}

}  // namespace

TEST_CASE("a game is played by numbers") {
    const Game g = game("french", 5, 5);
    REQUIRE(g);
    CHECK(shinpan_game_cols(g.get()) == 5);
    CHECK(shinpan_game_rows(g.get()) == 5);
    CHECK(shinpan_game_to_move(g.get()) == SHINPAN_BLACK);
    CHECK(shinpan_game_play(g.get(), SHINPAN_BLACK, 12) == SHINPAN_DONE);
    CHECK(shinpan_game_play(g.get(), SHINPAN_WHITE, 12) == SHINPAN_OCCUPIED);
    CHECK(shinpan_game_play(g.get(), SHINPAN_BLACK, 0) == SHINPAN_OUT_OF_TURN);
    CHECK(shinpan_game_play(g.get(), SHINPAN_WHITE, 25) == SHINPAN_OFF_BOARD);
    CHECK(shinpan_game_play(g.get(), SHINPAN_WHITE, -1) == SHINPAN_OFF_BOARD);
    CHECK(shinpan_game_moves(g.get()) == 1);
    CHECK(shinpan_game_pass(g.get(), SHINPAN_WHITE) == SHINPAN_DONE);
    CHECK(shinpan_game_moves(g.get()) == 2);
    std::array<std::uint8_t, 25> stones{};
    REQUIRE(shinpan_game_board(g.get(), stones.data(), stones.size()) == SHINPAN_DONE);
    for (std::size_t i = 0; i < stones.size(); ++i)
        CHECK(stones[i] == (i == 12 ? SHINPAN_BLACK : SHINPAN_EMPTY));
}

TEST_CASE("a text that is no UTF-8 is a mistake and leaves nothing behind") {
    const Game g = game("aga", 5, 5);
    char* why = nullptr;
    CHECK(shinpan_game_apply(g.get(), "timeout B \x01\xff w \xe2\x82", &why) == SHINPAN_UNREADABLE);
    CHECK(fault(why).starts_with(R"({"line":1,"column":12,)"));
    CHECK(shinpan_game_apply(g.get(), "penalty B 1 \xed\xa0\x80", nullptr) == SHINPAN_UNREADABLE);
    CHECK(said(shinpan_game_events(g.get())).empty());
    CHECK(shinpan_game_apply(g.get(), "timeout B \xe2\x82\xac", nullptr) == SHINPAN_DONE);
    CHECK(said(shinpan_game_events(g.get())) == "timeout B \xe2\x82\xac\n");
    const Sgf made(shinpan_sgf_new());
    CHECK(shinpan_sgf_add_node(made.get(), -1) == 0);
    CHECK(shinpan_sgf_add_value(made.get(), "PB", "\xff") == SHINPAN_BAD_ARGUMENT);
    CHECK(shinpan_sgf_add_value(made.get(), "PB", "\xe7\xa2\x81") == SHINPAN_DONE);
    CHECK(said(shinpan_sgf_text(made.get(), nullptr)).find("PB[\xe7\xa2\x81]") != std::string::npos);
}

TEST_CASE("an annulment names an event by the number that the game had told") {
    const Game g = game("japanese-1989", 5, 5);
    CHECK(shinpan_game_event_count(g.get()) == 0);
    REQUIRE(carry_out(g.get(), "play B C3\nundo_asked B 1\nundo_granted W\nplay B D3\npenalty B 1") ==
            SHINPAN_DONE);
    const int number = shinpan_game_event_count(g.get());
    CHECK(number == 5);
    CHECK(said(shinpan_game_state(g.get())).find(R"("moves":1,"event_count":5)") != std::string::npos);
    REQUIRE(carry_out(g.get(), "play W C2\nresign B") == SHINPAN_DONE);
    const Game copy(shinpan_game_copy(g.get()));
    REQUIRE(carry_out(copy.get(), "annulled - " + std::to_string(number)) == SHINPAN_DONE);
    CHECK(shinpan_game_phase(copy.get()) == SHINPAN_PHASE_PLAY);
    CHECK(shinpan_game_to_move(copy.get()) == SHINPAN_WHITE);
    CHECK(shinpan_game_event_count(copy.get()) == 8);
    CHECK(carry_out(copy.get(), "undo_asked B 1") == SHINPAN_ARBITER_DECIDED);
    CHECK(shinpan_game_event_count(copy.get()) == 8);
    CHECK(shinpan_game_event_count(nullptr) == SHINPAN_BAD_ARGUMENT);
}

TEST_CASE("a refusal has its clause and the move whose position would come back, and changes nothing") {
    const Game g = game("french", 5, 5);
    REQUIRE(carry_out(g.get(), ko_game) == SHINPAN_DONE);
    CHECK(said(shinpan_game_refusal(g.get())) == "NULL");
    CHECK(shinpan_game_prisoners(g.get(), SHINPAN_WHITE) == 1);
    const std::string before = said(shinpan_game_events(g.get()));
    CHECK(shinpan_game_play(g.get(), SHINPAN_WHITE, 20) == SHINPAN_REPETITION);
    CHECK(said(shinpan_game_refusal(g.get())) ==
          R"({"color":"W","point":"A1","reason":"repetition","clause":"§8","repeats_move":6,)"
          R"("consequence":"refused"})");
    CHECK(said(shinpan_game_events(g.get())) == before);
    const Game earlier(shinpan_game_after_move(g.get(), 6));
    CHECK(shinpan_game_moves(earlier.get()) == 6);
    CHECK(shinpan_game_prisoners(earlier.get(), SHINPAN_WHITE) == 0);
    CHECK(shinpan_game_pass(g.get(), SHINPAN_WHITE) == SHINPAN_DONE);
    CHECK(said(shinpan_game_refusal(g.get())) == "NULL");
}

TEST_CASE("legality of all points is that of each, and the clause is kept for the one asked about") {
    const Game g = game("french", 5, 5);
    REQUIRE(carry_out(g.get(), ko_game) == SHINPAN_DONE);
    for (int player : {SHINPAN_BLACK, SHINPAN_WHITE}) {
        std::array<std::uint8_t, 25> answers{};
        REQUIRE(shinpan_game_legal_points(g.get(), player, answers.data(), answers.size()) == SHINPAN_DONE);
        for (int point = 0; point < 25; ++point)
            CHECK(shinpan_game_legal(g.get(), player, point) == answers[static_cast<std::size_t>(point)]);
    }
    CHECK(shinpan_game_legal(g.get(), SHINPAN_WHITE, 20) == SHINPAN_REPETITION);
    CHECK(said(shinpan_game_refusal(g.get())).find("§8") != std::string::npos);
}

TEST_CASE("the events of a game make the same game, whatever happened in it") {
    const Game g = game("japanese", 5, 5, 0);
    REQUIRE(carry_out(g.get(),
                      "nigiri B 7 odd\nplay B C3\nplay W D3\npass B\npass W\nresume W\nplay B D4\n"
                      "pass W\npass B\nmarks_proposed B D3") == SHINPAN_DONE);
    CHECK(said(shinpan_game_state(g.get())).find(R"("acceptance":"marks_accepted W )") != std::string::npos);
    const Game again = game("japanese", 5, 5, 0);
    REQUIRE(carry_out(again.get(), said(shinpan_game_events(g.get()))) == SHINPAN_DONE);
    CHECK(said(shinpan_game_state(again.get())) == said(shinpan_game_state(g.get())));
    CHECK(said(shinpan_game_score(again.get(), nullptr, nullptr)) ==
          said(shinpan_game_score(g.get(), nullptr, nullptr)));
}

TEST_CASE("a handicap brings its komi to a game of the ruleset's own, and to no other") {
    const auto has_komi = [](const Game& g, int halves) {
        const std::string state = said(shinpan_game_state(g.get()));
        return state.find("\"komi_half\":" + std::to_string(halves) + ",") != std::string::npos;
    };
    const std::pair<const char*, std::pair<int, int>> komis[]{
        {"aga", {15, 1}}, {"french", {15, 1}}, {"japanese", {13, 1}}, {"new-zealand", {14, 0}}};
    for (const auto& [rules, komi] : komis) {
        CAPTURE(rules);
        const Game own = game(rules, 9, 9);
        CHECK(has_komi(own, komi.first));
        REQUIRE(carry_out(own.get(), "handicap B 2 G7 C3\nplay W E5") == SHINPAN_DONE);
        CHECK(has_komi(own, komi.second));
        CHECK(has_komi(Game(shinpan_game_after_move(own.get(), 1)), komi.second));
        const Record record(shinpan_game_record(own.get(), nullptr, nullptr));
        const Sgf sgf(shinpan_record_sgf(record.get()));
        const std::string km = komi.second == 1 ? "KM[0.5]" : "KM[0]";
        CHECK(said(shinpan_sgf_text(sgf.get(), nullptr)).find(km) != std::string::npos);
        const Game agreed = game(rules, 9, 9, 11);
        REQUIRE(carry_out(agreed.get(), "handicap B 2 G7 C3") == SHINPAN_DONE);
        CHECK(has_komi(agreed, 11));
    }
}

TEST_CASE("what may be done at a stop that waits for a request is what the game lets through") {
    const Game g = game("japanese", 5, 5);
    REQUIRE(carry_out(g.get(), "play B C3\npass W\npass B") == SHINPAN_DONE);
    const std::string stopped = said(shinpan_game_state(g.get()));
    CHECK(stopped.find(R"("play":[],"pass":[])") != std::string::npos);
    CHECK(stopped.find(R"("resume":["B","W"])") != std::string::npos);
    CHECK(stopped.find(R"("marks_proposed":["B","W"])") != std::string::npos);
    CHECK(shinpan_game_legal(g.get(), SHINPAN_WHITE, 0) == SHINPAN_NOT_NOW);
    CHECK(shinpan_game_play(g.get(), SHINPAN_BLACK, 0) == SHINPAN_NOT_NOW);
    CHECK(shinpan_game_pass(g.get(), SHINPAN_WHITE) == SHINPAN_NOT_NOW);
    CHECK(said(shinpan_game_refusal(g.get())).find("Article 9.3") != std::string::npos);
    REQUIRE(carry_out(g.get(), "resume B") == SHINPAN_DONE);
    const std::string resumed = said(shinpan_game_state(g.get()));
    CHECK(resumed.find(R"("play":["W"],"pass":["W"])") != std::string::npos);
    CHECK(resumed.find(R"("marks_proposed":[])") != std::string::npos);
}

TEST_CASE("a copy is an independent game, and handles may be freed in any order") {
    Game g = game("aga", 9, 9);
    REQUIRE(shinpan_game_play(g.get(), SHINPAN_BLACK, 40) == SHINPAN_DONE);
    const Game copy(shinpan_game_copy(g.get()));
    CHECK(shinpan_game_play(copy.get(), SHINPAN_WHITE, 41) == SHINPAN_DONE);
    CHECK(shinpan_game_moves(g.get()) == 1);
    const Record record(shinpan_game_record(copy.get(), nullptr, nullptr));
    const Sgf sgf(shinpan_record_sgf(record.get()));
    g.reset();
    CHECK(shinpan_game_moves(copy.get()) == 2);
    CHECK(said(shinpan_sgf_text(sgf.get(), nullptr)).find(";B[ee];W[fe]") != std::string::npos);
}

TEST_CASE("the record of a game that is over tells its result, as soon as there is one") {
    const auto saved = [](const Game& g, const char* dead = nullptr) {
        const Record record(shinpan_game_record(g.get(), dead, nullptr));
        return said(shinpan_sgf_text(Sgf(shinpan_record_sgf(record.get())).get(), nullptr));
    };
    const Game resigned = game("japanese", 5, 5, 0);
    REQUIRE(carry_out(resigned.get(), "play B C3\nresign W") == SHINPAN_DONE);
    CHECK(saved(resigned).find("RE[B+R]") != std::string::npos);
    const Game agreed = game("japanese", 5, 5, 0);
    REQUIRE(carry_out(agreed.get(), "play B C3\nplay W D3\npass B\npass W") == SHINPAN_DONE);
    CHECK(saved(agreed).find("RE[") == std::string::npos);
    REQUIRE(carry_out(agreed.get(), "marks_proposed B D3") == SHINPAN_DONE);
    const std::string state = said(shinpan_game_state(agreed.get()));
    const auto acceptance = state.find("marks_accepted W ");
    REQUIRE(carry_out(agreed.get(), state.substr(acceptance, state.find('"', acceptance) - acceptance)) ==
            SHINPAN_DONE);
    CHECK(saved(agreed).find("RE[B+25]") != std::string::npos);
    const Game counted = game("tromp-taylor", 5, 5, 0);
    REQUIRE(carry_out(counted.get(), "play B C3\npass W\npass B") == SHINPAN_DONE);
    CHECK(saved(counted).find("RE[B+25]") != std::string::npos);
}

TEST_CASE("mistakes are told and do no harm") {
    char* why = nullptr;
    CHECK(shinpan_game_new("japanes", 9, 9, 0, &why) == nullptr);
    CHECK(fault(why).find("the nearest are 'japanese'") != std::string::npos);
    CHECK(shinpan_game_new("japanese", 0, 9, 0, nullptr) == nullptr);
    CHECK(shinpan_game_new("japanese", 53, 9, 0, nullptr) == nullptr);
    CHECK(shinpan_game_new("japanese", 9, 9, INT_MAX, nullptr) == nullptr);
    CHECK(shinpan_game_new(nullptr, 9, 9, 0, nullptr) == nullptr);
    const Game g = game("japanese", 9, 9);
    CHECK(shinpan_game_play(nullptr, SHINPAN_BLACK, 0) == SHINPAN_BAD_ARGUMENT);
    CHECK(shinpan_game_play(g.get(), SHINPAN_EMPTY, 0) == SHINPAN_BAD_ARGUMENT);
    CHECK(shinpan_game_play(g.get(), 3, 0) == SHINPAN_BAD_ARGUMENT);
    CHECK(shinpan_game_apply(g.get(), "play B K9", &why) == SHINPAN_UNREADABLE);
    CHECK(fault(why) == R"({"line":1,"column":8,"what":"a point of the board is missing",)"
                        R"("remark":{"kind":"point_missing","facts":{}}})");
    CHECK(shinpan_game_apply(g.get(), nullptr, nullptr) == SHINPAN_BAD_ARGUMENT);
    std::array<std::uint8_t, 82> bytes{};
    CHECK(shinpan_game_board(g.get(), bytes.data(), bytes.size()) == SHINPAN_BAD_ARGUMENT);
    CHECK(shinpan_game_board(g.get(), nullptr, 81) == SHINPAN_BAD_ARGUMENT);
    CHECK(said(shinpan_game_score(g.get(), "A1", &why)) == "NULL");
    CHECK(fault(why).find("no stone stands on A1") != std::string::npos);
    CHECK(said(shinpan_game_count(g.get(), "by_magic", nullptr, &why)) == "NULL");
    CHECK(fault(why).find("by_magic") != std::string::npos);
    CHECK(shinpan_game_after_move(g.get(), 1) == nullptr);
    CHECK(said(shinpan_game_state(nullptr)) == "NULL");
    CHECK(shinpan_game_cols(nullptr) == SHINPAN_BAD_ARGUMENT);
    shinpan_game_free(nullptr);
    shinpan_record_free(nullptr);
    shinpan_sgf_free(nullptr);
    shinpan_free(nullptr);
}

TEST_CASE("stones come off without capture only where the ruleset has that") {
    char* why = nullptr;
    const Game area = game("tromp-taylor", 5, 5, 0);
    REQUIRE(shinpan_game_play(area.get(), SHINPAN_BLACK, 0) == SHINPAN_DONE);
    CHECK(said(shinpan_game_score(area.get(), "A5", &why)) == "NULL");
    CHECK(fault(why).find("takes no stones off") != std::string::npos);
    CHECK(said(shinpan_game_score(area.get(), "", nullptr)).find(R"("result":"B+25")") != std::string::npos);
}

TEST_CASE("names of points go both ways") {
    const std::string names = said(shinpan_point_names(30, 2));
    CHECK(names.substr(0, 6) == "A2 B2 ");
    int point = 0;
    for (std::size_t at = 0; at < names.size(); ++point) {
        const std::size_t end = std::min(names.find(' ', at), names.size());
        CHECK(shinpan_point_named(names.substr(at, end - at).c_str(), 30, 2) == point);
        at = end + 1;
    }
    CHECK(point == 60);
    CHECK(shinpan_point_named("I1", 30, 2) == SHINPAN_BAD_ARGUMENT);
}

TEST_CASE("a record is read, judged and written, and a collection is built node by node") {
    const std::string text = "(;SZ[5]RU[NZ];B[cc];W[bb](;B[dd])(;B[cb];W[bc]))";
    const Sgf sgf(shinpan_sgf_read(text.data(), text.size(), nullptr));
    REQUIRE(sgf);
    const Record side(shinpan_sgf_record_to(sgf.get(), 5, nullptr));
    const Game g(shinpan_record_game(side.get(), nullptr, -1, nullptr));
    REQUIRE(g);
    CHECK(said(shinpan_game_events(g.get())) == "play B C3\nplay W B4\nplay B C4\nplay W B3\n");
    CHECK(shinpan_sgf_record_to(sgf.get(), 6, nullptr) == nullptr);
    CHECK(shinpan_sgf_record(sgf.get(), 1, nullptr) == nullptr);

    const Sgf made(shinpan_sgf_new());
    CHECK(shinpan_sgf_add_value(made.get(), "SZ", "5") == SHINPAN_BAD_ARGUMENT);
    CHECK(shinpan_sgf_add_node(made.get(), 0) == SHINPAN_BAD_ARGUMENT);
    const int root = shinpan_sgf_add_node(made.get(), -1);
    CHECK(shinpan_sgf_add_value(made.get(), "SZ", "5") == SHINPAN_DONE);
    CHECK(shinpan_sgf_add_value(made.get(), "sz", "5") == SHINPAN_BAD_ARGUMENT);
    const int first = shinpan_sgf_add_node(made.get(), root);
    CHECK(shinpan_sgf_add_value(made.get(), "B", "cc") == SHINPAN_DONE);
    CHECK(shinpan_sgf_add_node(made.get(), first) == 2);
    CHECK(shinpan_sgf_add_value(made.get(), "LB", "aa:1") == SHINPAN_DONE);
    CHECK(shinpan_sgf_add_value(made.get(), "LB", "bb:2") == SHINPAN_DONE);
    CHECK(shinpan_sgf_add_node(made.get(), root) == 3);
    CHECK(shinpan_sgf_add_node(made.get(), first) == SHINPAN_BAD_ARGUMENT);
    std::size_t length = 0;
    char* written = shinpan_sgf_text(made.get(), &length);
    CHECK(length == std::strlen(written));
    CHECK(said(written) == "(;SZ[5]\n(;B[cc];LB[aa:1][bb:2])\n(;))\n");
}

TEST_CASE(
    "a value of a collection that is built has the escapes of its text, but for a bracket left without") {
    const Sgf made(shinpan_sgf_new());
    REQUIRE(shinpan_sgf_add_node(made.get(), -1) == 0);
    CHECK(shinpan_sgf_add_value(made.get(), "PB", R"(back\\slash)") == SHINPAN_DONE);
    CHECK(shinpan_sgf_add_value(made.get(), "PW", "Ann [5d]") == SHINPAN_DONE);
    CHECK(said(shinpan_sgf_text(made.get(), nullptr)) == "(;PB[back\\\\slash]PW[Ann [5d\\]])\n");
    const Record record(shinpan_sgf_record(made.get(), 0, nullptr));
    CHECK(said(shinpan_record_facts(record.get())).find(R"("black":"back\\slash","white":"Ann [5d]")") !=
          std::string::npos);
}

TEST_CASE("bytes that are no UTF-8 are told with their place, and written again as they were") {
    const std::string text = "(;SZ[9]\nPB[\xb9\xfe];B[ee])";
    const Sgf sgf(shinpan_sgf_read(text.data(), text.size(), nullptr));
    const std::string tree = said(shinpan_sgf_tree(sgf.get()));
    CHECK(tree.find(R"("line":2,"column":4,"what":"bytes that are not UTF-8 (2), shown)") != tree.npos);
    CHECK(tree.find(R"("remark":{"kind":"no_utf8","facts":{"bytes":2}})") != tree.npos);
    CHECK(said(shinpan_sgf_text(sgf.get(), nullptr)).find("\xb9\xfe") != std::string::npos);
    const std::string plain = "(;SZ[9]PB[\xe9\xad\x82])";
    const Sgf fine(shinpan_sgf_read(plain.data(), plain.size(), nullptr));
    CHECK(said(shinpan_sgf_tree(fine.get())).find("UTF-8") == std::string::npos);
}

TEST_CASE("a record that breaks a rule becomes the game before it, with the refusal") {
    const std::string text = "(;SZ[5]RU[French];B[ad];W[ce];B[ea];W[bd];B[eb];W[ae];B[be];W[ae])";
    const Sgf sgf(shinpan_sgf_read(text.data(), text.size(), nullptr));
    const Record record(shinpan_sgf_record(sgf.get(), 0, nullptr));
    const Game g(shinpan_record_game(record.get(), nullptr, -1, nullptr));
    CHECK(shinpan_game_moves(g.get()) == 7);
    const std::string refusal = said(shinpan_game_refusal(g.get()));
    CHECK(refusal.find(R"("reason":"repetition","clause":"§8")") != std::string::npos);
    const Game before(shinpan_record_game(record.get(), "nz", 3, nullptr));
    CHECK(shinpan_game_moves(before.get()) == 3);
    CHECK(said(shinpan_game_refusal(before.get())) == "NULL");
}

TEST_CASE("a record that breaks rules is shown as SGF puts its stones, but not what cannot be") {
    const std::string text = "(;SZ[3]RU[French];B[ba];B[ab];W[ba];W[aa])";
    const Sgf sgf(shinpan_sgf_read(text.data(), text.size(), nullptr));
    const Record record(shinpan_sgf_record(sgf.get(), 0, nullptr));
    std::array<std::uint8_t, 9> stones{};
    const std::array<std::uint8_t, 9> all{2, 2, 0, 1};  // W[ba] is put where Black's stone stood
    CHECK(shinpan_record_board(record.get(), -1, stones.data(), stones.size()) == SHINPAN_DONE);
    CHECK(stones == all);
    const std::array<std::uint8_t, 9> first{0, 1};
    CHECK(shinpan_record_board(record.get(), 1, stones.data(), stones.size()) == SHINPAN_DONE);
    CHECK(stones == first);
    CHECK(shinpan_record_board(record.get(), -2, stones.data(), stones.size()) == SHINPAN_BAD_ARGUMENT);
    CHECK(shinpan_record_board(record.get(), 1, stones.data(), 8) == SHINPAN_BAD_ARGUMENT);
    CHECK(shinpan_record_board(nullptr, 1, stones.data(), 9) == SHINPAN_BAD_ARGUMENT);
}

TEST_CASE("an event of a file that lacks its player is left out") {
    const std::string text = "(;SZ[5]RU[Japanese];B[cc];W[];B[];SHNRP[])";
    const Sgf sgf(shinpan_sgf_read(text.data(), text.size(), nullptr));
    const Record record(shinpan_sgf_record(sgf.get(), 0, nullptr));
    CHECK(said(shinpan_record_facts(record.get())).find("SHNRP") != std::string::npos);
    const Game g(shinpan_record_game(record.get(), nullptr, -1, nullptr));
    CHECK(shinpan_game_phase(g.get()) == SHINPAN_PHASE_STOPPED);
    CHECK(said(shinpan_game_state(g.get())).find(R"("to_move":"W")") != std::string::npos);
}

TEST_CASE("the bot makes legal moves until the game is over, and nothing after it") {
    const Game g = game("tromp-taylor", 4, 4);
    play_out(g.get());
    CHECK(said(shinpan_game_think(g.get(), 9, 20, 7)) == "NULL");
}

TEST_CASE("the bot takes the button before it passes") {
    for (const char* rules : {"button-go", "button-go-keeps-bans"}) {
        const Game g = game(rules, 4, 4);
        play_out(g.get());
        const std::string events = said(shinpan_game_events(g.get()));
        const std::size_t button = events.find("button ");
        CHECK(button != std::string::npos);
        CHECK(button < events.find("pass "));
    }
}
