// Sessions: what the engine answers, and that nothing a controller sends stops it or breaks the wire.
#include "engines/gtp/session.hpp"

#include "bot/search/levels.hpp"
#include "formats/rulefile/rulefile.hpp"
#include "go/rulesets/registry.hpp"

#include <doctest/doctest.h>

#include <atomic>
#include <fstream>
#include <functional>
#include <iterator>
#include <memory>
#include <sstream>
#include <string>
#include <thread>
#include <utility>
#include <vector>

using namespace shinpan;

namespace {

// What was shown of a response before its end goes to `shown`.
gtp::Host quiet_host(std::shared_ptr<std::string> shown = std::make_shared<std::string>()) {
    gtp::Host host;
    host.load = [](const std::string&) -> Result<Record, BadInput> {
        Record record;
        record.size = {5, 5};
        record.events = {play(Color::black, point(2, 2)), play(Color::white, point(1, 1)),
                         pass(Color::black)};
        return record;
    };
    host.save = [](const std::string&, const std::string&) -> Result<void, BadInput> { return {}; };
    host.show = [shown](std::string_view part) { *shown += part; };
    host.another_line_waits = [] { return true; };
    host.wait_for_line = [] {};
    return host;
}

// A machine on which no time goes by.
Environment still() {
    return {.seconds = [] { return 0.0; }, .cpu_seconds = [] { return 0.0; }};
}

gtp::Session session(std::string_view rules = "chinese-practice",
                     std::shared_ptr<std::string> shown = std::make_shared<std::string>()) {
    return {{.rules = {.registered = *ruleset_called(rules)}, .playouts = 20},
            still(),
            quiet_host(std::move(shown))};
}

// The answers to lines one after another, the last one returned.
std::string after(gtp::Session& session, std::initializer_list<std::string_view> lines) {
    std::string last;
    for (std::string_view line : lines) last = session.answer(line);
    return last;
}

// A response is = or ?, an id, a blank, text without an empty line, and one empty line.
void check_wire(const std::string& response) {
    CHECK((response[0] == '=' || response[0] == '?'));
    CHECK(response.ends_with("\n\n"));
    CHECK(response.find("\n\n") == response.size() - 2);
    if (response[0] == '?') CHECK(response.size() > 5);
}

}  // namespace

TEST_CASE("an illegal play is refused with the clause of the ruleset, and legality can be asked") {
    gtp::Session french = session("french-2007");
    const std::string why = after(
        french, {"boardsize 5", "gogui-play_sequence b B3 w C3 b A2 w D2 b B1 w C1 b C2 w B2", "play b C2"});
    CHECK(why.starts_with("? illegal move: move 9, Black C2: "));
    CHECK(why.find("(§8)") != std::string::npos);
    CHECK(french.answer("shinpan-legal b C2").starts_with("= illegal move"));
    CHECK(french.answer("shinpan-legal b E5") == "= legal\n\n");
}

TEST_CASE("play goes on after a stop that waits for a request, which the protocol has no word for") {
    for (const std::string_view next : {"play b B2", "play w B2", "genmove b", "genmove w"}) {
        gtp::Session one = session("japanese-1989");
        after(one, {"boardsize 5", "play b C3", "play w pass", "play b pass", "play w pass"});
        CHECK(one.answer(next).starts_with("= "));
        CHECK(one.answer("undo").starts_with("= "));
        CHECK(one.answer(next).starts_with("= "));
        CHECK(one.answer("final_score").starts_with("= "));
    }
    gtp::Session one = session("japanese-1989");
    after(one, {"boardsize 5", "play b C3", "play w pass", "play b pass"});
    CHECK(one.answer("play w C3").starts_with("? illegal move"));
    CHECK(one.answer("play w C4") == "= \n\n");
}

TEST_CASE("a handicap brings its komi, unless one was set") {
    gtp::Session one = session("aga");
    CHECK(after(one, {"boardsize 9", "fixed_handicap 2", "get_komi"}) == "= 0.5\n\n");
    CHECK(after(one, {"komi 3", "clear_board", "set_free_handicap G7 C3", "get_komi"}) == "= 3\n\n");
}

TEST_CASE("superko looks over the whole game, under the rulesets that have it") {
    // White takes two stones at C1; Black at A1 would then bring back the board after move 2.
    const auto brings_back = [](std::string_view rules) {
        gtp::Session one = session(rules);
        return after(one, {"boardsize 3 1", "gogui-play_sequence b A1 w C1 b B1 w C1", "play b A1"});
    };
    CHECK(brings_back("tromp-taylor") ==
          "? illegal move: move 5, Black A1: repetition of the position after move 2 (Rule 6)\n\n");
    CHECK(brings_back("japanese-1989") == "= \n\n");
}

TEST_CASE("self-capture goes by the ruleset") {
    const auto fills_last = [](std::string_view rules) {
        gtp::Session one = session(rules);
        return after(one, {"boardsize 3", "gogui-play_sequence w A2 w B1", "play b A1"});
    };
    CHECK(fills_last("japanese-1989").starts_with("? illegal move"));
    CHECK(fills_last("new-zealand-no-single-suicide").starts_with("? illegal move"));
    gtp::Session one = session("tromp-taylor");
    CHECK(after(one, {"boardsize 3", "gogui-play_sequence w A2 w B2 w C1 b A1 b pass w C3", "play b B1"}) ==
          "= \n\n");
}

TEST_CASE("rules change in mid-game only where the game is one by the new rules too") {
    gtp::Session one = session("tromp-taylor");
    CHECK(
        after(one, {"boardsize 3", "gogui-play_sequence w A2 w B2 w C1 b A1 w C3 b B1", "kgs-rules japanese"})
            .starts_with("? the game is not one by these rules: move 6, Black B1"));
    CHECK(one.answer("shinpan-rules") == "= tromp-taylor\n\n");
    CHECK(after(one, {"clear_board", "kgs-rules japanese", "shinpan-rules"}) == "= japanese-1989\n\n");
    CHECK(after(one, {"kata-set-rules {\"ko\":\"POSITIONAL\",\"scoring\":\"AREA\",\"suicide\":true}",
                      "kata-get-rules"})
              .find("\"ko\":\"POSITIONAL\"") != std::string::npos);
    CHECK(one.answer("kata-set-rules no-such-rules").starts_with("? "));
}

TEST_CASE("a ruleset of one's own that the engine was started with keeps its id") {
    const std::string club = "based_on = \"aga\"\nid = \"club\"\nkomi = 3.5\n";
    gtp::Session one{
        {.rules = {.own = read_rule_file(club)->ruleset}, .playouts = 20}, still(), quiet_host()};
    CHECK(after(one, {"kata-set-rules japanese", "get_komi"}) == "= 6.5\n\n");
    CHECK(one.answer("kata-list-rules").starts_with("= club\nikeda-area-1\n"));
    CHECK(after(one, {"kata-set-rules club", "get_komi"}) == "= 3.5\n\n");
    CHECK(one.answer("shinpan-rules") == "= club\n\n");
    gtp::Session other = session();
    const std::string unknown = other.answer("kata-set-rules club");
    CHECK(unknown.starts_with("? there is no ruleset 'club'; the nearest are "));
    CHECK(unknown.ends_with("; kata-list-rules lists them all\n\n"));
    CHECK(other.answer("kata-list-rules").starts_with("= ikeda-area-1\n"));
}

TEST_CASE("komi is the ruleset's until one is named") {
    gtp::Session one = session("japanese-1989");
    CHECK(one.answer("get_komi") == "= 6.5\n\n");
    CHECK(after(one, {"kata-set-rules chinese", "get_komi"}) == "= 7.5\n\n");
    CHECK(after(one, {"komi -0.5", "kata-set-rules japanese", "get_komi"}) == "= -0.5\n\n");
    CHECK(one.answer("komi 6.25").starts_with("? syntax error"));
    CHECK(one.answer("kata-get-rules").find("komi") == std::string::npos);
}

TEST_CASE("score and status come from the referee") {
    gtp::Session one = session("japanese-1989");
    // Black has the left three columns, White the right two, with a dead white stone at A1.
    after(one, {"boardsize 5", "komi 0.5"});
    after(one, {"gogui-play_sequence b C1 w D1 b C2 w D2 b C3 w D3 b C4 w D4 b C5 w D5",
                "gogui-play_sequence w A1 b pass w pass"});
    CHECK(one.answer("final_score") == "= B+5.5\n\n");
    CHECK(one.answer("final_status_list dead") == "= A1\n\n");
    CHECK(one.answer("final_status_list alive").find("D5 D4 D3 D2 D1") != std::string::npos);
    CHECK(one.answer("final_status_list white_territory") == "= E5 E4 E3 E2 E1\n\n");
    CHECK(one.answer("shinpan-verdict").find("estimated") != std::string::npos);
    CHECK(one.answer("shinpan-count japanese").find("Result: B+5.5") != std::string::npos);
    CHECK(after(one, {"kata-set-rules tromp-taylor", "final_score"}) != "= B+5.5\n\n");
}

TEST_CASE("what a file holds is loaded up to a move, and written again") {
    gtp::Session one = session();
    CHECK(one.answer("loadsgf some file.sgf") == "= \n\n");
    CHECK(one.answer("loadsgf some file.sgf 2") == "= \n\n");
    CHECK(one.answer("showboard").find("White to move") != std::string::npos);
    CHECK(one.answer("printsgf").find("B[cc]") != std::string::npos);
    CHECK(one.answer("printsgf").find("W[bb]") == std::string::npos);
}

TEST_CASE("a sequence is played whole or not at all") {
    gtp::Session one = session();
    CHECK(after(one, {"boardsize 9", "gogui-play_sequence b C3 w D4 b D4"}).starts_with("? illegal move"));
    CHECK(one.answer("play w C3") == "= \n\n");
    CHECK(after(one, {"clear_board", "gogui-setup b A1 w B1 b B2", "play b C1", "play w A2"}) == "= \n\n");
    CHECK(after(one, {"clear_board", "gogui-setup w A1 b A2 b B1"}).starts_with("? "));
}

TEST_CASE("a position that names a point twice is refused, and nothing changes") {
    gtp::Session one = session();
    after(one, {"boardsize 5", "set_position b C3"});
    for (const char* twice : {"set_position b C3 w C3", "set_position b A1 w B1 b a1"})
        CHECK(one.answer(twice).starts_with("? "));
    CHECK(one.answer("list_setup") == "= black C3\n\n");
    CHECK(after(one, {"clear_board", "gogui-setup w A1 b A1"}).starts_with("? "));
    CHECK(one.answer("list_setup") == "= \n\n");
}

TEST_CASE("malformed input of every kind is answered with a reason, and the session goes on") {
    gtp::Session one = session();
    // clang-format off
    for (std::string_view bad :
         {"play", "play b", "play b D4 w", "play x D4", "play b 4D", "play b D", "play b D99999999999",
          "boardsize", "boardsize -1", "boardsize 0", "boardsize 53", "boardsize 9.5", "boardsize 9 9 9",
          "komi", "komi nan", "komi inf", "komi 1e999", "komi 7,5", "fixed_handicap -3",
          "fixed_handicap 99999999999999999999", "set_free_handicap", "set_free_handicap pass pass",
          "time_left b", "time_settings 1 2", "kgs-time_settings sundial 3", "final_status_list",
          "final_status_list zombie", "genmove", "genmove green", "undo 3", "gg-undo x", "gg-undo 99",
          "kata-set-rules {", "kata-set-rules {\"ko\":7}", "kgs-rules klingon", "shinpan-count abacus",
          "shinpan-legal b", "shinpan-legal b Z9", "shinpan-dead wood", "gogui-play_sequence b",
          "gogui-setup b pass", "known_command", "17", "-1 name", "name name", "\xff\xfe\x80", "== name",
          "time_left b -x 0", "time_settings 1 2 -3", "time_settings inf 5 1", "time_left b nan 0",
          "kata-time_settings", "kata-time_settings fischer 1",
          "kata-time_settings byoyomi 1 2 x", "kata-time_settings fischer-capped 1 2 -x",
          "kgs-time_settings fischer 10 5", "kgs-time_settings none 1",
          "kgs-time_settings ing 600 30 3 2", "shinpan-time_settings", "shinpan-time_settings ing:600:30",
          "shinpan-time_settings sundial:3", "kata-set-rule", "kata-set-rule ko",
          "kata-set-rule ko SOMETIMES", "kata-set-rule colour red", "kata-get-param speed",
          "kata-set-param maxPlayouts 0", "kata-set-param allowResignation maybe",
          "kata-set-param maxTime -1",
          "shinpan-level 0", "shinpan-level best", "kgs-chat", "kgs-chat shout x y", "cgos-opponent_name",
          "set_position b", "set_position b pass", "lz-analyze x",
          "lz-analyze b 10 20", "lz-analyze interval", "kata-analyze ownership", "kata-analyze ownership 1",
          "kata-analyze avoid b", "kata-analyze avoid b D4,Q99 1", "kata-analyze allow x D4 1",
          "lz-genmove_analyze green", "cgos-analyze nothing"}) {
        // clang-format on
        CAPTURE(bad);
        const std::string response = one.answer(bad);
        check_wire(response);
        CHECK(response[0] == '?');
        CHECK(one.answer("5 name") == "=5 Shinpan\n\n");
    }
    CHECK(one.answer("  # nothing").empty());
    CHECK_FALSE(one.is_over());
}

TEST_CASE("moves go on after two passes where the ruleset lets them, and passes can be taken back") {
    gtp::Session resumes = session("chinese-practice");
    CHECK(after(resumes, {"boardsize 5", "play b pass", "play w pass", "play b C3"}) == "= \n\n");
    gtp::Session ends = session("tromp-taylor");
    CHECK(after(ends, {"boardsize 5", "play b pass", "play w pass", "play b C3"})
              .starts_with("? illegal move"));
    CHECK(after(ends, {"undo", "play w C3"}) == "= \n\n");
}

TEST_CASE("a stream begins at once, tells moves line by line, and ends with an empty line") {
    const auto shown = std::make_shared<std::string>();
    gtp::Session one = session("chinese-practice", shown);
    const auto streamed = [&](std::string_view line) {
        shown->clear();
        const std::string end = one.answer(line);
        check_wire(*shown + end);
        return *shown + end;
    };
    one.answer("boardsize 5");
    const std::string lz = streamed("7 lz-analyze b 10 minmoves 3");
    CHECK(lz.starts_with("=7\ninfo move "));
    for (const char* word : {" visits ", " winrate ", " prior ", " lcb ", " order 0 pv ", " info move "})
        CHECK(lz.find(word) != std::string::npos);
    CHECK(streamed("kata-analyze w 10 maxmoves 1 rootInfo true pvVisits true").find("order 1") ==
          std::string::npos);
    const std::string kata = streamed("kata-analyze b interval 10 ownership true");
    CHECK(kata.find(" scoreLead ") != std::string::npos);
    std::istringstream owners(kata.substr(kata.find("ownership ") + 10));
    int number = 0;
    for (double owner = 0; owners >> owner; ++number) CHECK((-1 <= owner && owner <= 1));
    CHECK(number == 25);
    CHECK(one.answer("showboard").find("Black to move, 0 moves") != std::string::npos);
    CHECK(streamed("lz-genmove_analyze b 10").find("\nplay ") != std::string::npos);
    const std::string cgos = streamed("cgos-genmove_analyze w");
    CHECK(cgos.starts_with("=\n{\"winrate\":"));
    CHECK(cgos.find("}\nplay ") != std::string::npos);
    CHECK(one.answer("showboard").find("2 moves") != std::string::npos);
    CHECK(streamed("lz-analyze nonsense").starts_with("? syntax error"));
}

TEST_CASE("the visits of a position are those of its moves, also of what earlier searches found") {
    const auto shown = std::make_shared<std::string>();
    gtp::Session one = session("chinese-practice", shown);
    after(one, {"boardsize 5", "kata-set-param maxPlayouts 400", "genmove b", "genmove w"});
    shown->clear();
    one.answer("kata-analyze b 10 rootInfo true");
    std::istringstream words(shown->substr(shown->rfind('\n', shown->size() - 2) + 1));
    int of_moves = 0, of_root = 0;
    bool is_root = false;
    for (std::string word; words >> word;) {
        is_root = is_root || word == "rootInfo";
        if (word != "visits") continue;
        int visits = 0;
        words >> visits;
        (is_root ? of_root : of_moves) += visits;
    }
    CHECK(of_moves > 16);  // which this search adds
    CHECK(of_root == of_moves);
}

TEST_CASE("an analysis keeps to the moves that are asked for") {
    const auto shown = std::make_shared<std::string>();
    gtp::Session one = session("chinese-practice", shown);
    one.answer("boardsize 5");
    const auto moves_of = [&](std::string_view line) {
        shown->clear();
        (void)one.answer(line);
        std::vector<std::string> moves;
        std::istringstream words(shown->substr(0, shown->find('\n', 2)));
        for (std::string word; words >> word;)
            if (word == "move" && words >> word) moves.push_back(word);
        return moves;
    };
    for (const std::string& move : moves_of("lz-analyze b 10 allow b C3,D4 3"))
        CHECK((move == "C3" || move == "D4"));
    const auto avoids = moves_of("lz-analyze b 10 minmoves 99 avoid b C3,D4 1 avoid w A1 1");
    CHECK(avoids.size() == 24);
    for (const std::string& move : avoids) CHECK((move != "C3" && move != "D4"));
    CHECK(moves_of("lz-analyze b 10 minmoves 99 avoid b pass,C3 1").size() == 24);
    CHECK(moves_of("lz-analyze b 10 minmoves 99 allow b C3 0").size() == 26);
    CHECK(moves_of("lz-analyze b 10 allow b pass 1") == std::vector<std::string>{"pass"});
}

TEST_CASE("what is avoided deeper than the first move stays out of the lines") {
    const auto shown = std::make_shared<std::string>();
    gtp::Session one = session("chinese-practice", shown);
    after(one, {"boardsize 5", "kata-set-param maxPlayouts 400"});
    const auto answers = [&](const std::string& keys) {
        shown->clear();
        (void)one.answer("kata-search_analyze b 100 allow b C3 1 " + keys);
        std::string line;
        std::istringstream lines(*shown);
        for (std::string next; std::getline(lines, next);)
            if (next.starts_with("info")) line = next;
        std::istringstream words(line.substr(line.find(" pv ") + 4));
        std::string first, second;
        words >> first >> second;
        CHECK(first == "C3");
        return second;
    };
    CHECK(answers("allow w A1 2") == "A1");
    CHECK(answers("allow w A1 1") != "A1");
    CHECK(answers("") != "A1");
}

TEST_CASE("the next line cancels a search that may be cancelled") {
    const auto shown = std::make_shared<std::string>();
    gtp::Session one = session("chinese-practice", shown);
    after(one, {"boardsize 5", "kata-set-param maxPlayouts 400"});
    CHECK(one.answer("kata-search_cancellable b") == "= cancelled\n\n");
    CHECK(one.answer("kata-search_analyze_cancellable b 100") == "play cancelled\n\n");
    CHECK(one.answer("kata-search b") != "= cancelled\n\n");
    CHECK(one.answer("undo") == "? cannot undo\n\n");
}

TEST_CASE("another program's parameters are set one by one or all at once, or none of them") {
    gtp::Session one = session();
    const char* three =
        "kata-set-params {\"maxPlayouts\": 30, \"allowResignation\": false, \"maxTime\": 0.5}";
    CHECK(after(one, {three, "kata-get-params"}) ==
          "= {\"allowResignation\":false,\"maxPlayouts\":30,\"maxTime\":0.500,\"maxVisits\":30,"
          "\"numSearchThreads\":1}\n\n");
    CHECK(one.answer("kata-set-params {\"maxPlayouts\":7,\"numSearchThreads\":0}")
              .starts_with("? numSearchThreads: syntax error"));
    CHECK(one.answer("kata-set-params {\"maxPlayouts\":7,\"cpuctExploration\":1}")
              .starts_with("? cpuctExploration: unknown parameter"));
    CHECK(one.answer("kata-get-param maxPlayouts") == "= 30\n\n");
    for (const char* bad : {"7", "{", "{\"maxPlayouts\":{}}", "{\"maxTime\":-1e300}", "{\"maxTime\":0e400}",
                            "{\"a\\n\\nb\":1}"}) {
        const std::string answer = one.answer("kata-set-params " + std::string(bad));
        check_wire(answer);
        CHECK(answer[0] == '?');
    }
    CHECK(after(one, {"kata-set-params {\"maxTime\":1e300}", "kata-get-param maxTime"}) ==
          "= 100000000.000\n\n");
    CHECK(after(one, {"kata-set-param numSearchThreads 2", "kata-get-param numSearchThreads"}) == "= 2\n\n");
}

TEST_CASE("threads share the playouts, play the same for a seed, and ask one at a time whether time is up") {
    std::atomic<int> asking = 0;
    std::atomic<bool> is_crowded = false;
    const auto moves = [&](int threads, bool beside) {
        Environment here = still();
        here.is_cancelled = [&] {
            if (++asking > 1) is_crowded = true;
            std::this_thread::yield();
            --asking;
            return false;
        };
        if (beside)
            here.run_all = [](const std::vector<std::function<void()>>& runs) {
                std::vector<std::thread> all;
                for (const auto& run : runs) all.emplace_back(run);
                for (std::thread& thread : all) thread.join();
            };
        const NamedRules rules{.registered = *ruleset_called("aga")};
        gtp::Session one({.rules = rules, .playouts = 200, .threads = threads}, here, quiet_host());
        one.answer("boardsize 7");
        std::string all;
        for (int i = 0; i < 6; ++i) all += one.answer(i % 2 == 0 ? "genmove b" : "genmove w");
        return all + one.answer("kgs-chat game x thought");
    };
    const std::string beside = moves(4, true);
    CHECK(moves(4, false) == beside);
    CHECK(moves(4, true) == beside);
    CHECK_FALSE(is_crowded);
}

TEST_CASE("what was considered for a move is told to the front end and to whoever watches") {
    gtp::Host host = quiet_host();
    std::vector<std::string> notes;
    host.note = [&](std::string_view line) { notes.emplace_back(line); };
    host.process = [] { return 4711L; };
    gtp::Session one({.rules = {.registered = *ruleset_called("aga")}, .playouts = 100}, still(), host);
    CHECK(one.answer("sabaki-genmovelog") == "= #sabaki{\"variations\":\"\"}\n\n");
    one.answer("boardsize 7");
    const std::string move = one.answer("genmove_debug w");
    REQUIRE(notes.size() > 1);
    CHECK(notes[0].find(" playouts, wins ") != std::string::npos);
    CHECK(notes[1].starts_with(move.substr(2, move.size() - 4) + ": "));
    const std::string log = one.answer("sabaki-genmovelog");
    CHECK(log.starts_with("= #sabaki{\"variations\":\"(;W["));
    CHECK(log.find(" visits, wins ") != std::string::npos);
    CHECK(log.find("(;W[", 30) != std::string::npos);
    CHECK(one.answer("undo") == "= \n\n");
    CHECK(one.answer("kata-search_debug w").starts_with("= "));
    CHECK(one.answer("undo") == "? cannot undo\n\n");
    CHECK(one.answer("gogui-sigint") == "= 4711\n\n");
    gtp::Session other = session();
    CHECK(other.answer("gogui-sigint").starts_with("? "));
}

TEST_CASE("a pass takes the button while it is there, and does not end play") {
    gtp::Session one = session("button-go");
    CHECK(after(one, {"boardsize 5", "showboard"}).find("button is there") != std::string::npos);
    CHECK(after(one, {"play b C3", "play w pass", "showboard"}).find("White has the button") !=
          std::string::npos);
    CHECK(after(one, {"play b pass", "play w C2"}) == "= \n\n");
    CHECK(after(one, {"gg-undo 3", "showboard"}).find("button is there") != std::string::npos);
}

TEST_CASE("one of another program's settings is changed alone") {
    gtp::Session one = session("chinese-practice");
    CHECK(after(one, {"kata-set-rule suicide true", "kata-get-rules"}).find("\"suicide\":true") !=
          std::string::npos);
    CHECK(after(one, {"kata-set-rule ko SITUATIONAL", "kata-get-rules"}).find("\"suicide\":true") !=
          std::string::npos);
    CHECK(after(one, {"kata-set-param maxVisits 7", "kata-get-param maxPlayouts"}) == "= 7\n\n");
}

TEST_CASE("a level takes the place of the playouts") {
    gtp::Session one = session();
    CHECK(one.answer("shinpan-level").find("\n2 ") != std::string::npos);
    const std::string playouts = ": " + std::to_string(levels()[0].playouts) + " playouts";
    CHECK(after(one, {"boardsize 9", "shinpan-level 1", "genmove b", "gomill-explain_last_move"})
              .find(playouts) != std::string::npos);
    const std::string its_own = std::to_string(levels().front().playouts);
    CHECK(one.answer("kata-get-param maxPlayouts") == "= " + its_own + "\n\n");
    const std::string described = one.answer("gomill-describe_engine");
    CHECK(described.find("\n" + its_own + " playouts per move") != std::string::npos);
}

TEST_CASE("the page lists every command") {
    std::ifstream page("docs/gtp.md");
    const std::string text{std::istreambuf_iterator<char>(page), {}};
    gtp::Session one = session();
    std::istringstream commands(one.answer("list_commands").substr(2));
    for (std::string name; std::getline(commands, name);) {
        CAPTURE(name);
        CHECK((name.empty() || text.find("`" + name + "`") != std::string::npos));
    }
}

TEST_CASE("the same seed and playouts give the same move, and a limit of time ends the search") {
    gtp::Session one = session();
    gtp::Session two = session();
    CHECK(after(one, {"boardsize 9", "genmove b"}) == after(two, {"boardsize 9", "genmove b"}));
    CHECK(after(one, {"time_settings 1 0 0", "genmove w"}).starts_with("= "));
}
