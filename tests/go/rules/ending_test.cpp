// Endings in the notation of the rule tables: "B- W-" are passes, "B+" a play; words for agreements.
#include "go/rules/ending.hpp"

#include <doctest/doctest.h>

#include <sstream>
#include <string>

using namespace shinpan;

namespace {

EventKind kind_of(const std::string& word) {
    if (word == "agree") return EventKind::marks_accepted;
    if (word == "end") return EventKind::end_agreed;
    if (word == "analysis") return EventKind::analysis_agreed;
    if (word == "resume") return EventKind::resume;
    return word[1] == '-' ? EventKind::pass : EventKind::play;
}

struct Line {
    Stage stage;
    Color to_move = Color::black;
    bool allowed = true;
    bool fixed = false;  // a scoring position
};

// Follows a line of moves from the start. "agree" and "end" are Black's word, "resume" White's.
Line follow(const Ending& rule, const std::string& moves) {
    Line line;
    std::istringstream words(moves);
    for (std::string word; words >> word;) {
        const EventKind kind = kind_of(word);
        Color by = kind == EventKind::resume ? Color::white : Color::black;
        if (is_move(kind)) by = word[0] == 'B' ? Color::black : Color::white;
        const Step step = rule.procedure(rule, line.stage, {kind, by, line.to_move});
        line.allowed = step.allowed;
        line.stage = step.next;
        line.to_move = step.to_move;
        line.fixed = line.fixed || step.fixes_scoring_position;
    }
    return line;
}

void expect(const Ending& rule, const char* moves, Phase phase, CountBasis count_basis = CountBasis::none) {
    CAPTURE(moves);
    const Line line = follow(rule, moves);
    CHECK(line.allowed);
    CHECK(line.stage.phase == phase);
    CHECK(line.stage.count_basis == count_basis);
}

void expect_refused(const Ending& rule, const char* moves) {
    CAPTURE(moves);
    CHECK_FALSE(follow(rule, moves).allowed);
}

}  // namespace

TEST_CASE("two passes in a row end the game, a play between them does not") {
    const Ending rule{.procedure = two_passes};
    expect(rule, "B+ W- B-", Phase::over, CountBasis::as_it_stands);
    expect(rule, "B- W+ B-", Phase::play);
    expect_refused(rule, "B- W- B+");
    expect_refused(rule, "B- W- agree");
}

TEST_CASE("dead stones may be agreed after the end only where the rules leave room") {
    const Ending rule{.procedure = two_passes, .agreement_after_end = true};
    expect(rule, "B- W- agree", Phase::over, CountBasis::by_agreement);
    expect_refused(rule, "B- agree");
    expect_refused(rule, "B- W- agree agree");
}

TEST_CASE("the first pass stands apart: the shortest ending is three passes") {
    const Ending rule{.procedure = first_pass_apart};
    expect(rule, "B+ W- B-", Phase::play);
    expect(rule, "B+ W- B- W-", Phase::over, CountBasis::as_it_stands);
    expect(rule, "B+ W- B+ W- B-", Phase::over, CountBasis::as_it_stands);
    CHECK(follow(rule, "B+ W- B+").stage.first_pass_made);

    const Ending counts{.procedure = first_pass_apart, .first_pass_counts = true};
    expect(counts, "B+ W- B-", Phase::over, CountBasis::as_it_stands);
    expect(counts, "B+ W- B+ W-", Phase::play);
}

TEST_CASE("a preliminary end: two passes, play goes on, two more end the game") {
    const Ending rule{.procedure = preliminary_end, .agreement_after_end = true};
    expect(rule, "B+ W- B-", Phase::settle);
    CHECK(follow(rule, "B+ W- B-").stage.first == Color::white);
    CHECK(follow(rule, "B+ W- B-").to_move == Color::white);
    expect(rule, "B+ W- B- W-", Phase::settle);
    expect(rule, "B+ W- B- W- B-", Phase::over, CountBasis::as_it_stands);
    expect(rule, "B+ W- B- W+ B- W+ B- W-", Phase::over, CountBasis::as_it_stands);
    expect(rule, "B+ W- B- agree", Phase::over, CountBasis::by_agreement);
    expect_refused(rule, "B+ W- B- W+ agree");
}

TEST_CASE("agreement or resumption: the players agree while nothing but passes follows the stop") {
    const Ending rule{.procedure = agree_or_resume};
    expect(rule, "B- W-", Phase::stopped);
    expect(rule, "B- W- agree", Phase::over, CountBasis::by_agreement);
    expect(rule, "B- W- resume", Phase::play);
    expect(rule, "B- W- B+", Phase::play);
    expect(rule, "B- W- B- agree", Phase::over, CountBasis::by_agreement);
    expect_refused(rule, "B- W- resume agree");
    expect_refused(rule, "B- W- resume B- agree");
    expect(rule, "B- W- resume B- W- agree", Phase::over, CountBasis::by_agreement);
    expect_refused(rule, "B- W- B+ agree");
    expect_refused(rule, "B- agree");
    expect(rule, "B- W- end", Phase::over, CountBasis::as_it_stands);
    expect(rule, "B- W- B+ W- B-", Phase::stopped);
    expect_refused(rule, "B+ end");
}

TEST_CASE("where agreement is enough, play stops without a pass, and dead stones are agreed after that") {
    const Ending rule{.procedure = agree_or_resume, .agreement_stops_play = true};
    expect(rule, "B+ end", Phase::stopped);
    CHECK(follow(rule, "B+ end").to_move == Color::white);
    expect(rule, "B+ end agree", Phase::over, CountBasis::by_agreement);
    expect(rule, "B+ end end", Phase::over, CountBasis::as_it_stands);
    expect(rule, "B+ end W+", Phase::play);
    expect(rule, "B- W- B+ end", Phase::stopped);
    expect_refused(rule, "B+ agree");
    const Ending second{
        .procedure = agree_or_resume, .final_stop = FinalStop::second, .agreement_stops_play = true};
    expect(second, "B- W- B+ end", Phase::stopped);
}

TEST_CASE("which stop is final") {
    const Ending second{.procedure = agree_or_resume, .final_stop = FinalStop::second};
    expect(second, "B- W- B+ W- B-", Phase::over, CountBasis::as_it_stands);
    const Ending four{.procedure = agree_or_resume, .final_stop = FinalStop::right_after_resumption};
    expect(four, "B- W- resume B- W-", Phase::over, CountBasis::as_it_stands);
    expect(four, "B- W- B- W-", Phase::over, CountBasis::as_it_stands);
    expect(four, "B- W- B+ W- B-", Phase::stopped);
}

TEST_CASE("who moves first when play goes on") {
    const auto first = [](ResumeFirst who, const char* moves) {
        return follow({.procedure = agree_or_resume, .resume_first = who}, moves).to_move;
    };
    CHECK(first(ResumeFirst::turn_order, "B- W- resume") == Color::black);
    CHECK(first(ResumeFirst::opponent_of_requester, "B- W- resume") == Color::black);
    CHECK(first(ResumeFirst::opponent_of_requester, "B+ W- B- resume") == Color::black);
    CHECK(first(ResumeFirst::turn_order, "B+ W- B- resume") == Color::white);
    CHECK(first(ResumeFirst::as_agreed, "B- W- resume") == Color::white);
}

TEST_CASE("where the first move hangs on who asks to play on, nobody moves before one has asked") {
    const Ending asked{.procedure = agree_or_resume, .resume_first = ResumeFirst::opponent_of_requester};
    for (const char* moves : {"B- W- B+", "B- W- W+", "B- W- B-", "B- W- W-", "B- W- resume B- W- B+"})
        expect_refused(asked, moves);
    expect(asked, "B- W- resume B+", Phase::play);
    expect(asked, "B- W- resume B- W+", Phase::play);
    expect(asked, "B- W- resume B- W- resume B+", Phase::play);
    CHECK(awaits_request(asked, Stage{.phase = Phase::stopped}));
    CHECK_FALSE(awaits_request(asked, Stage{.phase = Phase::play}));
    for (ResumeFirst who :
         {ResumeFirst::turn_order, ResumeFirst::opponent_of_last_passer, ResumeFirst::as_agreed})
        expect({.procedure = agree_or_resume, .resume_first = who}, "B- W- B+", Phase::play);
}

TEST_CASE("three passes stop play where the rules ask for three") {
    const Ending rule{.procedure = agree_or_resume, .passes = 3};
    expect(rule, "B- W-", Phase::play);
    expect(rule, "B- W- B-", Phase::stopped);
}

TEST_CASE("four passes: two pause, two more end; a play in between resumes and undoes the agreement") {
    const Ending rule{.procedure = four_passes};
    expect(rule, "B- W-", Phase::stopped);
    expect(rule, "B- W- B- W-", Phase::over, CountBasis::as_it_stands);
    expect(rule, "B- W- agree B- W-", Phase::over, CountBasis::by_agreement);
    expect(rule, "B- W- agree B+ W- B- W- B-", Phase::over, CountBasis::as_it_stands);
    expect(rule, "B- W- B- W+", Phase::play);
    expect_refused(rule, "B- agree");
}

TEST_CASE("two positions: uncontested, by agreement, and played out") {
    const Ending rule{.procedure = two_positions};
    expect(rule, "B- W-", Phase::stopped);
    expect(rule, "B- W- B- W-", Phase::analysis_stopped);
    CHECK(follow(rule, "B- W- B- W-").fixed);
    expect(rule, "B- W- B- W- B- W-", Phase::over, CountBasis::two_positions);
    expect(rule, "B- W- agree", Phase::over, CountBasis::two_positions);
    CHECK(follow(rule, "B- W- agree").fixed);
    expect(rule, "B- W- end", Phase::analysis_stopped);
    expect_refused(rule, "B- W- analysis");
    expect(rule, "B- W- end analysis", Phase::over, CountBasis::two_positions);
    expect(rule, "B- W- B- W- analysis", Phase::over, CountBasis::two_positions);
    expect_refused(rule, "B- W- end B+ analysis");
    expect(rule, "B- W- end B+ W- B-", Phase::analysis_stopped);
    expect(rule, "B- W- end B+ W- B- W- B-", Phase::over, CountBasis::two_positions);
    expect(rule, "B- W- end B+ W- B- agree", Phase::over, CountBasis::two_positions);
    expect(rule, "B- W- B+ W- B-", Phase::stopped);
    expect_refused(rule, "B- end");
}

TEST_CASE("two positions, the strict reading: an agreed end waits for the next interruption") {
    const Ending rule{.procedure = two_positions, .next_stop_fixes_position = true};
    expect(rule, "B- W- end", Phase::stopped);
    CHECK_FALSE(follow(rule, "B- W- end").fixed);
    expect(rule, "B- W- end B+ W- B-", Phase::analysis_stopped);
    CHECK(follow(rule, "B- W- end B+ W- B-").fixed);
    expect_refused(rule, "B- W- agree");
    expect_refused(rule, "B- W- end analysis");
}
