// The steps of an ending, and how far a game has come on them.
#include "go/table/ending_steps.hpp"

#include "formats/record/event_line.hpp"
#include "go/rulesets/named_rules.hpp"
#include "go/rulesets/registry.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace shinpan;

namespace {

// A game of 5x5 after these events.
Game played(std::string_view rules, const std::vector<std::string>& lines) {
    const Ruleset& found = *rules_called(rules)->registered;
    Game game(found, Size{5, 5}, conditions_of(found));
    for (const std::string& line : lines) {
        CAPTURE(line);
        REQUIRE(game.apply(*event_in_line(line, Size{5, 5})));
    }
    return game;
}

// Of the marks on one point, as an event line has it.
std::string hash_of(std::string_view at) {
    PointSet marks;
    marks.insert(*point_named(at, Size{5, 5}));
    const std::string line = event_line(marks_accepted(Color::white, marks), Size{5, 5});
    return line.substr(line.rfind(' ') + 1);
}

// "stop:done agree+confirm:now play_on:ahead ..."
std::string told(const Game& game) {
    std::string text;
    const std::string play_on = "resume_after_passer+passes_after_resumption_are_final";
    for (const EndingStep& step : ending_steps(game)) {
        if (step.reached == Reached::always) continue;
        text += text.empty() ? "" : " ";
        for (const EndingSaying saying : step.says)
            text += (saying == step.says.front() ? "" : "+") + std::string(word(saying));
        text += ":" + std::string(word(step.reached));
    }
    if (const auto at = text.find(play_on); at != std::string::npos)
        text.replace(at, play_on.size(), "play_on");
    return text;
}

}  // namespace

TEST_CASE("an agreement at the second stop is an agreement, and no count after two passes") {
    const Game game = played("aga", {"play B C3", "pass W", "pass B", "marks_proposed B C3", "resume W",
                                     "play W B2", "pass B", "pass W", "end_agreed -"});
    CHECK(told(game) ==
          "stop:done agree:done play_on:done agree_even_then:skipped "
          "count:now");
    CHECK(game.outcome().clause == game.rules().ending.is.agree);
}

TEST_CASE("an agreement at the first stop leaves the resumption out") {
    const Game game = played(
        "aga", {"play B C3", "pass W", "pass B", "marks_proposed B C3", "marks_accepted W " + hash_of("C3")});
    CHECK(told(game) ==
          "stop:done agree:done play_on:skipped agree_even_then:skipped "
          "count:now");
}

TEST_CASE("after a request to play on, play goes on, and nothing was agreed") {
    const Game game = played("aga", {"play B C3", "pass W", "pass B", "resume W"});
    CHECK(told(game) ==
          "stop:done agree:skipped play_on:now agree_even_then:ahead "
          "count:ahead");
}

TEST_CASE("stones that are agreed dead after the last stop are agreed even then") {
    const Game over = played("aga", {"play B C3", "pass W", "pass B", "resume W", "pass W", "pass B"});
    CHECK(told(over) ==
          "stop:done agree:skipped play_on:done agree_even_then:now "
          "count:ahead");
    const Game agreed = played("aga", {"play B C3", "pass W", "pass B", "resume W", "pass W", "pass B",
                                       "marks_proposed B C3", "marks_accepted W " + hash_of("C3")});
    CHECK(told(agreed) ==
          "stop:done agree:skipped play_on:done agree_even_then:done "
          "count:now");
}

TEST_CASE("a game is at one step of its ending; none before it is ahead, none after it done") {
    for (const Ruleset* rules : all_rulesets()) {
        CAPTURE(rules->id);
        Game game(*rules, Size{2, 2}, conditions_of(*rules));
        for (int i = 0; i < 12; ++i) {
            int now = 0;
            for (const EndingStep& step : ending_steps(game)) {
                now += step.reached == Reached::now ? 1 : 0;
                CHECK((now > 0 || step.reached != Reached::ahead));
                CHECK((now == 0 || step.reached != Reached::done));
            }
            CHECK(now == 1);
            if (game.is_over() || !game.apply(pass(game.to_move())))
                (void)game.apply(event(EventKind::resume, Color::black));
        }
    }
}
