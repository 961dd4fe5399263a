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

// "first_pass+first_passer B:done last_passes 2:now ..."; what holds all the time, last.
std::string told_in_full(const Game& game) {
    std::string text;
    for (const EndingStep& step : ending_steps(game)) {
        text += text.empty() ? "" : " ";
        for (const EndingSaying saying : step.says)
            text += (saying == step.says.front() ? "" : "+") + std::string(word_of(saying));
        if (step.passes > 0) text += " " + std::to_string(step.passes);
        if (step.player != Color::empty) text += step.player == Color::black ? " B" : " W";
        text += ":" + std::string(word_of(step.reached));
    }
    return text;
}

// "stop:done agree+confirm:now play_on:ahead ..."
std::string told(const Game& game) {
    std::string text;
    const std::string play_on = "resume_after_passer+passes_after_resumption_are_final";
    for (const EndingStep& step : ending_steps(game)) {
        if (step.reached == Reached::always) continue;
        text += text.empty() ? "" : " ";
        for (const EndingSaying saying : step.says)
            text += (saying == step.says.front() ? "" : "+") + std::string(word_of(saying));
        text += ":" + std::string(word_of(step.reached));
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

TEST_CASE("each procedure is told from its first pass to the count") {
    struct Row {
        std::string_view rules;
        std::vector<std::string> events;
        std::string_view told;
    };
    const std::string stone = "play B C3";
    const std::vector<std::string> two{stone, "pass W", "pass B"};
    const Row rows[]{
        // Two passes end it, and no stone comes off.
        {"tromp-taylor", {stone, "pass W"}, "last_passes 2:now nothing_removed:ahead count:ahead"},
        {"tromp-taylor", two, "last_passes 2:done nothing_removed:done count:now"},
        // The program says what is dead.
        {"igfip", {}, "last_passes 2:now estimate:ahead count:ahead"},
        // The first pass of the game stands apart; two more end it.
        {"ikeda-area-3", {stone}, "first_pass:now last_passes 2:ahead agree_after:ahead count:ahead"},
        {"ikeda-area-3",
         {stone, "pass W"},
         "first_pass+first_passer W:done last_passes 2:now agree_after:ahead count:ahead"},
        // After the preliminary end Black passed last, so White begins, and passes cost a stone.
        {"ikeda-territory-1", two,
         "preliminary 2:done second_phase+begins W:now last_passes 2:ahead agree_after:ahead count:ahead "
         "first_after_exempt:always"},
        {"ikeda-territory-1",
         {stone, "pass W", "pass B", "play W B2"},
         "preliminary 2:done second_phase:now last_passes 2:ahead agree_after:ahead count:ahead "
         "first_after_exempt:always"},
        // Two passes pause the game, and two more end it, with an agreement in the pause or without.
        {"ing-1996", two, "pause 2:done pause_agree:now more_passes 2:ahead count:ahead"},
        {"ing-1996",
         {stone, "pass W", "pass B", "marks_proposed B C3", "marks_accepted W " + hash_of("C3")},
         "pause 2:done pause_agree:done more_passes 2:now count:ahead"},
        {"ing-1996",
         {stone, "pass W", "pass B", "pass W", "pass B"},
         "pause 2:done pause_agree:skipped more_passes 2:done count:now"},
        // Three passes stop the game at this server.
        {"igs", {stone}, "stop 3:now agree:ahead resume_in_turn+stop_again:ahead count:ahead"},
        // The scoring position is fixed at a second interruption, and comes back for the count.
        {"simple-territory-07", {stone}, "interrupt 2:now fix:ahead analyse:ahead restore:ahead count:ahead"},
        {"simple-territory-07", two, "interrupt 2:done fix:now analyse:ahead restore:ahead count:ahead"},
        // Life and death are confirmed by hypothetical play, and the opponent of who asks plays first.
        {"japanese-1989", two,
         "stop 2:done agree+confirm:now resume_after_requester+stop_again:ahead count:ahead"},
        // Each pass hands over a stone, White's the last.
        {"french",
         {stone},
         "stop 2:now agree:ahead resume_in_turn+second_stop_is_final:ahead agree_even_then:ahead "
         "count:ahead pass_stone:always white_last:always"},
        {"ikeda-territory-3",
         {},
         "last_passes 2:now agree_after:ahead count:ahead pass_stone:always black_exempt:always"},
    };
    for (const Row& row : rows) {
        CAPTURE(row.rules);
        CAPTURE(row.events.size());
        CHECK(told_in_full(played(row.rules, row.events)) == row.told);
    }
}

TEST_CASE("each step names the clause of its ruleset") {
    for (const Ruleset* rules : all_rulesets()) {
        CAPTURE(rules->id);
        for (const EndingStep& step : ending_steps(Game(*rules, Size{5, 5}, conditions_of(*rules)))) {
            const EndingSaying says = step.says.front();
            CAPTURE(word_of(says));
            if (says == EndingSaying::count) CHECK(step.clause == rules->scoring.clause);
            if (says == EndingSaying::pass_stone) CHECK(step.clause == rules->pass_cost.clause);
            if (says == EndingSaying::white_last) CHECK(step.clause == rules->last_move.clause);
            if (says == EndingSaying::stop) CHECK(step.clause == rules->ending.is.stop);
            if (says == EndingSaying::last_passes) CHECK(step.clause == rules->ending.is.end);
            if (says == EndingSaying::agree || says == EndingSaying::agree_after)
                CHECK(step.clause == rules->ending.is.agree);
            if (says == EndingSaying::nothing_removed || says == EndingSaying::restore)
                CHECK(step.clause == rules->removal.clause);
        }
    }
}
