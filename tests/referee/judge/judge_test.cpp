#include "referee/judge/judge.hpp"

#include "go/rulesets/registry.hpp"
#include "record_of.hpp"
#include "referee/judge/noted.hpp"
#include "referee/report/explain.hpp"
#include "referee/report/notes.hpp"
#include "referee/report/report.hpp"
#include "referee/report/table.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>

using namespace shinpan;

namespace {

const Ruleset& rules(std::string_view id) {
    const auto found = ruleset_called(id);
    REQUIRE(found);
    return **found;
}

// Black has the left three lines of a 5x5 board but for dame, White the right two.
const std::string divided = "(;GM[1]SZ[5]KM[0];B[cc];W[dc];B[cd];W[dd];B[cb];W[db];B[ce];W[de];B[ca];W[da]";

const std::string ko = "(;GM[1]SZ[5];B[bc];W[cc];B[ad];W[dd];B[be];W[ce];B[ea];W[bd];B[cd]";

Verdict verdict_on(const std::string& sgf, std::string_view id) { return judge(record_of(sgf), rules(id)); }

}  // namespace

TEST_CASE("an illegal move has the ruleset's own consequence") {
    const Verdict lost = verdict_on(ko + ";W[bd])", "japanese-1989");
    REQUIRE(lost.play.illegal);
    CHECK(lost.play.illegal->move == 10);
    CHECK(to_text(lost.result) == "B+F");
    CHECK(lost.end.clause == "Article 14");
    const std::string claimed = report(verdict_on(ko + ";W[bd])", "aga"));
    CHECK(claimed.find("the stone a pass costs, if the opponent says so before they move (Rule 8)") !=
          std::string::npos);
    const Verdict refused = verdict_on(ko + ";W[bd])", "french-2007");
    CHECK(to_text(refused.result) == "?");
    CHECK(refused.play.illegal->refusal.repeats_move == 8);
    CHECK_FALSE(refused.counted());
}

TEST_CASE("an illegal move stands where the opponent had to say so before he moved on") {
    const std::string played_on = ko + ";W[bd];B[db];W[];B[])";
    for (const char* id : {"aga", "bga"}) {
        const Verdict verdict = verdict_on(played_on, id);
        CHECK(verdict.legal());
        CHECK(verdict.play.moves == 13);
        CHECK(verdict.counted());
        REQUIRE(verdict.play.let_stand.size() == 1);
        CHECK(verdict.play.let_stand[0].move == 10);
        CHECK(verdict.play.let_stand[0].refusal.repeats_move == 8);
        const auto* note = noted<LetStand>(verdict);
        REQUIRE(note);
        CHECK(note->move.move == 10);
        CHECK(note->move.refusal.repeats_move == 8);
        CHECK(note->move.refusal.by == Color::white);
        CHECK(note->move.refusal.until == ClaimUntil::opponent_moves);
    }
    CHECK(report(verdict_on(played_on, "aga")).find("13; 1 against the rules, let stand\n") !=
          std::string::npos);
    for (const char* id : {"japanese-1989", "french-2007", "chinese-practice"})
        CHECK(verdict_on(played_on, id).play.illegal->move == 10);

    const Verdict twice = verdict_on("(;GM[1]SZ[5];B[cc];B[bb];W[dd];W[];B[])", "aga");
    CHECK(twice.play.let_stand[0].refusal.why == Why::out_of_turn);
    REQUIRE(twice.play.let_stand.size() == 2);  // White's pass is a move, too, and Black's pass accepts it
    CHECK(twice.play.let_stand[1].move == 4);
    CHECK(verdict_on("(;GM[1]SZ[5];B[cc];B[];W[dd];B[];W[])", "aga").legal());
    CHECK(verdict_on("(;GM[1]SZ[5];B[cc];W[cc];B[dd])", "aga").play.illegal->refusal.why == Why::occupied);
    CHECK(verdict_on(ko + ";W[bd];W[db];B[])", "aga").play.illegal->move ==
          10);  // his own move accepts nothing
    const Explanation told = explain(record_of(played_on), 10);
    CHECK(in_words(told, Size{5, 5})
              .find("Against the rules, but the opponent moved on: repetition of the "
                    "position after move 8:\n    aga (Rule 6)") != std::string::npos);
}

TEST_CASE(
    "under Article 14 an illegal move loses until both have confirmed the result, which the record tells") {
    const std::string played_on = ko + ";W[bd];B[db];W[];B[]";
    CHECK(to_text(verdict_on(played_on + "RE[B+F])", "japanese-1989").result) == "B+F");
    std::string confirmed = played_on + ")";
    confirmed.replace(confirmed.find("SZ[5]"), 5, "SZ[5]RE[B+3.5]");
    const Verdict verdict = verdict_on(confirmed, "japanese-1989");
    CHECK(verdict.legal());
    CHECK(verdict.counted());
    REQUIRE(verdict.play.let_stand.size() == 1);
    REQUIRE(noted<LetStand>(verdict));
    CHECK(noted<LetStand>(verdict)->move.refusal.until == ClaimUntil::result_confirmed);
    CHECK(noted<LetStand>(verdict)->move.consequence_clause == "Article 14");
    const Explanation told = explain(record_of(confirmed), 10);
    CHECK(in_words(told, Size{5, 5}).find("but the result was confirmed") != std::string::npos);
    CHECK(verdict_on(confirmed, "french-2007").play.illegal->move == 10);
    const std::string forced = ko + ";W[bd]KO[];B[db])";  // SGF's word for a move that is made all the same
    CHECK(to_text(verdict_on(forced, "japanese-1989").result) == "B+F");
    CHECK(verdict_on(forced, "aga").play.let_stand.size() == 1);
}

TEST_CASE("what was agreed in a pause counts, though the record lacks the passes that end the game") {
    const std::string agreed =
        "(;GM[1]SZ[3]KM[0];B[bb];W[ac];B[];W[];SHNMP[B::::];SHNMA[W::cbf29ce484222325])";
    for (const char* id : {"ing-1996", "egf-area"}) {
        const Verdict verdict = verdict_on(agreed, id);
        CHECK(verdict.result.basis == Basis::agreed);
        CHECK(verdict.counted()->score.removed.empty());
        CHECK(verdict.end.assumed_passes == 2);
    }
}

TEST_CASE("after the stop that ends the game unagreed no stone comes off by our estimate") {
    const std::string twice_stopped = "(;GM[1]SZ[3]KM[0];B[bb];W[ac];B[];W[];B[];W[])";
    for (const char* id : {"french-2007", "aga", "wmsg-2008"}) {
        const Verdict verdict = verdict_on(twice_stopped, id);
        CHECK(verdict.result.basis == Basis::as_it_stands);
        CHECK(verdict.counted()->score.removed.empty());
    }
    const auto asked = judge(record_of(twice_stopped), rules("french-2007"), {.dead = DeadFrom::estimate});
    CHECK(asked.counted()->score.removed.size() == 1);
}

TEST_CASE("a record's draw ends a game in a cycle where the referee decides what comes of it") {
    const std::string cycle = ";B[ab];W[aa];B[ba];W[bb];B[aa];W[ca];B[ab];W[cb];B[ba]";
    const Verdict draw = verdict_on("(;GM[1]SZ[3:2]KM[0]RE[Draw]" + cycle + ")", "chinese-practice");
    CHECK(draw.result.how == Ended::draw);
    CHECK(to_text(draw.result) == "0");
    CHECK(verdict_on("(;GM[1]SZ[3:2]KM[0]RE[Draw]" + cycle + ";W[];B[])", "chinese-practice").counted());
    CHECK(verdict_on("(;GM[1]SZ[3:2]KM[0]RE[Draw];B[ab];W[aa])", "chinese-practice").counted());
}

TEST_CASE("no result without a position that came back is told, with a note") {
    const Verdict verdict = verdict_on("(;GM[1]SZ[3]KM[0]RE[Void];B[bb];W[ac];B[];W[])", "japanese-1989");
    CHECK(to_text(verdict.result) == "Void");
    CHECK(noted<NoCauseForNoResult>(verdict));
    CHECK(noted<NoCauseForNoResult>(verdict_on("(;GM[1]SZ[3]KM[0]RE[Void];B[bb];W[ac];B[];W[])", "aga")));
}

TEST_CASE("judging stops at the first refused move: the board is the one before it") {
    const Verdict verdict = verdict_on("(;GM[1]SZ[5];B[cc];W[cc];B[dd])", "tromp-taylor");
    CHECK(verdict.play.illegal->refusal.why == Why::occupied);
    CHECK(verdict.play.moves == 1);
    CHECK(verdict.play.position.count(Color::white) == 0);
    CHECK(verdict.play.position.count(Color::black) == 1);
}

TEST_CASE("the record tells who resigned, ran out of time, or that there is no result") {
    const auto result = [](const std::string& re) {
        const Verdict verdict = verdict_on("(;GM[1]SZ[9]RE[" + re + "];B[ee];W[gc])", "japanese-1989");
        CHECK(verdict.result.basis == Basis::recorded);
        CHECK(verdict.recorded.agrees == true);
        CHECK_FALSE(verdict.counted());
        return to_text(verdict.result);
    };
    CHECK(result("W+R") == "W+R");
    CHECK(result("B+Time") == "B+T");
    CHECK(result("B+F") == "B+F");
    CHECK(result("Void") == "Void");
    CHECK(result("BothLose") == "BothLose");
}

TEST_CASE(
    "a record that names the winner alone agrees with every win of theirs, another with the same text") {
    const auto agrees = [](const std::string& re, const std::string& komi) {
        return verdict_on("(;GM[1]SZ[3]KM[" + komi + "]RE[" + re + "];B[bb];W[];B[])", "tromp-taylor")
            .recorded.agrees;
    };
    CHECK(agrees("B+", "2.5") == true);
    CHECK(agrees("B+6.5", "2.5") == true);
    CHECK(agrees("B+6", "2.5") == false);
    CHECK(agrees("W+", "2.5") == false);
    CHECK(agrees("0", "2.5") == false);
    CHECK(agrees("Draw", "9") == true);
    CHECK(agrees("B+", "9") == false);
    CHECK(agrees("?", "9") == std::nullopt);
    CHECK(agrees("", "9") == std::nullopt);
}

TEST_CASE("a recorded margin that cannot be read agrees with no more than the winner") {
    const auto recorded = [](const std::string& re) {
        return verdict_on("(;GM[1]SZ[3]KM[2.5]RE[" + re + "];B[bb];W[];B[])", "tromp-taylor").recorded;
    };
    for (const char* unread : {"B+0", "B+999999999999", "B+1/3"}) {
        CAPTURE(std::string(unread));
        CHECK(recorded(unread).agrees == std::nullopt);
        CHECK(recorded(unread).has_unread_margin);
    }
    CHECK(recorded("W+999999999999").agrees == false);
    CHECK_FALSE(recorded("B+").has_unread_margin);
    CHECK_FALSE(recorded("B+6.5").has_unread_margin);
}

TEST_CASE("missing passes are assumed until the ruleset's own ending is complete") {
    const auto assumed = [](std::string_view id, const std::string& passes) {
        const Verdict verdict = judge(record_of(divided + passes + ")"), rules(id), {.dead = DeadFrom::none});
        CHECK(verdict.counted());
        CHECK((ended_word(verdict) == "assumed_passes") == (verdict.end.assumed_passes > 0));
        return verdict.end.assumed_passes;
    };
    CHECK(assumed("tromp-taylor", "") == 2);
    CHECK(assumed("tromp-taylor", ";B[];W[]") == 0);
    CHECK(assumed("ikeda-area-3", ";B[];W[]") == 1);
    CHECK(assumed("ikeda-territory-1", ";B[];W[]") == 2);
    CHECK(assumed("ing-1996", ";B[];W[]") == 2);
    CHECK(assumed("japanese-1989", ";B[]") == 1);
}

TEST_CASE("passes beyond the end change nothing; a play beyond it is refused") {
    const Verdict more = verdict_on(divided + ";B[];W[];B[];W[])", "tromp-taylor");
    CHECK(more.legal());
    REQUIRE(noted<SurplusPasses>(more));
    CHECK(noted<SurplusPasses>(more)->passes == 2);
    const Verdict one = verdict_on(divided + ";B[];W[];B[])", "tromp-taylor");
    REQUIRE(noted<SurplusPasses>(one));
    CHECK(noted<SurplusPasses>(one)->passes == 1);
    const Verdict late = verdict_on(divided + ";B[];W[];B[aa])", "tromp-taylor");
    CHECK(late.play.illegal->refusal.why == Why::game_over);
    CHECK(to_text(late.result) == "B+5");
}

TEST_CASE("a record that goes on after a stop tells who asked, and further passes alone change nothing") {
    for (const char* id : {"japanese-1989", "japanese-1949", "wagc-1979", "egf-japanese"}) {
        CAPTURE(id);
        for (const char* next : {";B[aa]", ";W[aa]", ";B[];W[aa]"}) {
            const Verdict on = verdict_on(divided + ";B[];W[]" + next + ")", id);
            CHECK(on.legal());
            CHECK(on.play.position.at(point(0, 0)) != Color::empty);
        }
        const Verdict more = verdict_on(divided + ";B[];W[];B[])", id);
        CHECK(more.legal());
        CHECK(more.end.assumed_passes == 0);
        REQUIRE(noted<SurplusPasses>(more));
        CHECK(noted<SurplusPasses>(more)->passes == 1);
    }
    CHECK(verdict_on(divided + ";B[];W[];B[aa])", "new-zealand").legal());
    CHECK(verdict_on(divided + ";B[];W[];W[aa])", "new-zealand").play.illegal->refusal.why ==
          Why::out_of_turn);
}

TEST_CASE("a button behind the stop is no pass too many: who has none refuses it") {
    const Verdict verdict = verdict_on(divided + ";B[];W[];SHNBU[B];W[])", "japanese-1989");
    REQUIRE(!verdict.legal());
    CHECK(verdict.play.illegal->refusal.why == Why::not_here);
    CHECK_FALSE(noted<SurplusPasses>(verdict));
}

TEST_CASE("two positions that passes alone have fixed are nobody's agreement") {
    const Verdict still = verdict_on(divided + ";B[];W[];B[];W[];B[];W[])", "simple-territory-07");
    CHECK(ended_word(still) == "passes");
    CHECK(still.result.basis == Basis::as_it_stands);
    const std::string tried = divided + ";B[];W[];B[];W[];B[ea];W[];B[];W[];B[])";
    const Verdict played = verdict_on(tried, "simple-territory-07");
    CHECK(ended_word(played) == "passes");
    CHECK(played.result.basis == Basis::played_out);
}

TEST_CASE(
    "a game that went on after its only stop is counted as played out, at the table as from its record") {
    const std::string stopped = divided + ";B[];W[]";
    for (const char* next : {"", ";B[ea]"}) {
        const Record record = record_of(stopped + next + ")");
        const JudgeOptions nothing_dead{.dead = DeadFrom::none};
        Game at_table = replay(record, rules("new-zealand")).game;
        const auto basis = judge_played(at_table, 0, nothing_dead).result.basis;
        CHECK(basis == (*next == '\0' ? Basis::as_it_stands : Basis::played_out));
        CHECK(basis == judge(record, rules("new-zealand"), nothing_dead).result.basis);
    }
}

TEST_CASE("where passes right after the stop are final, no estimate stands for an agreement") {
    const std::string four = divided + ";B[ea];W[];B[];W[];B[])";
    for (const char* id : {"aga", "bga"}) {
        const Verdict verdict = verdict_on(four, id);
        CHECK(verdict.result.basis == Basis::as_it_stands);
        CHECK(verdict.play.position.at(point(4, 0)) == Color::black);
        CHECK(verdict.counted()->score.removed.empty());
    }
    CHECK(judge(record_of(four), rules("aga"), {.dead = DeadFrom::estimate}).result.basis ==
          Basis::estimated);
    CHECK(verdict_on(divided + ";B[ea];W[];B[])", "aga").result.basis == Basis::estimated);
}

TEST_CASE("marks tell what was agreed in a pause that passes end, and are told where they stay aside") {
    const std::string four = divided + ";B[eb];W[];B[];W[];B[]";
    const std::string marked = four + "TW[ea][eb][ec][ed][ee]TB[aa][ab][ac][ad][ae])";
    for (const char* id : {"ing-1996", "egf-ing", "egf-area"}) {
        const Verdict verdict = verdict_on(marked, id);
        CHECK(verdict.result.basis == Basis::agreed);
        CHECK(to_text(verdict.result) == "B+5");
        CHECK(verdict.end.assumed_passes == 0);
        CHECK_FALSE(noted<MarksLeftAside>(verdict));
    }
    const Verdict second = verdict_on(marked, "ing-simplified");
    CHECK(to_text(second.result) == "B+11");
    CHECK(noted<MarksLeftAside>(second));
    const Verdict never = verdict_on(marked, "tromp-taylor");
    CHECK(noted<MarksLeftAside>(never));
    const Ruleset& tromp_taylor = rules("tromp-taylor");
    CHECK_FALSE(noted<MarksLeftAside>(judge(record_of(marked), tromp_taylor, {.dead = DeadFrom::none})));
}

TEST_CASE("a dispute is told with what became of it") {
    const auto verdict = [](const std::string& ending) {
        return verdict_on(divided + ";B[];W[]" + ending + ")", "japanese-1989");
    };
    const auto resumption = [&](const std::string& ending) {
        CAPTURE(ending);
        const Verdict said = verdict(ending);
        REQUIRE(noted<Resumption>(said));
        return *noted<Resumption>(said);
    };
    const std::string resumed = ";SHNMP[B::::da];SHNRP[W]";
    const Resumption alone = resumption(resumed);
    CHECK(alone.by == Color::white);
    CHECK(alone.times == 1);
    CHECK(alone.moves == 0);
    CHECK_FALSE(alone.agreed);
    CHECK(resumption(resumed + ";B[aa];W[];B[]").moves == 3);
    const Resumption again = resumption(resumed + ";B[];W[];SHNRP[B]");
    CHECK(again.by == Color::black);
    CHECK(again.times == 2);
    CHECK(again.moves == 0);
    const Resumption agreed = resumption(resumed + ";B[aa];W[];B[];SHNEA[]");
    CHECK(agreed.moves == 3);
    CHECK(agreed.agreed);
    const Verdict proposed = verdict(";SHNMP[W::::cb]");
    REQUIRE(noted<OpenProposal>(proposed));
    CHECK(noted<OpenProposal>(proposed)->by == Color::white);
    CHECK_FALSE(noted<Resumption>(verdict(";SHNMP[W::::]")));
    CHECK_FALSE(noted<OpenProposal>(verdict(";SHNEA[]")));
    CHECK_FALSE(noted<Resumption>(verdict("")));
}

TEST_CASE("a dispute is told alike at the table and from the record") {
    const Ruleset& japanese = rules("japanese-1989");
    const auto told = [](const Verdict& verdict) {
        std::vector<std::string> words;
        for (const Diagnostic& note : diagnostics_of(verdict)) words.push_back(note.what);
        return words;
    };
    for (const char* ending : {";SHNMP[W::::cb]", ";SHNMP[B::::da];SHNRP[W]",
                               ";SHNMP[B::::da];SHNRP[W];B[aa];W[];B[];SHNMP[W::::cb]"}) {
        CAPTURE(ending);
        const Record record = record_of(divided + ";B[];W[]" + ending + ")");
        Game at_table = replay(record, japanese).game;
        const auto from_record = told(judge(record, japanese));
        CHECK(!from_record.empty());
        CHECK(told(judge_played(at_table, 0, {})) == from_record);
    }
}

TEST_CASE("the record's komi goes before the ruleset's, which is said") {
    const std::string sgf = divided.substr(0, 12) + divided.substr(17);
    const Verdict verdict = verdict_on(sgf + ";B[];W[])", "new-zealand");
    CHECK(verdict.conditions.komi == points(7));
    CHECK(noted<KomiOfRuleset>(verdict));
    CHECK(verdict_on(divided + ";B[];W[])", "new-zealand").conditions.komi == points(0));
}

TEST_CASE("marks: a stone inside the opponent's marks is dead, an unmarked eye is in seki") {
    const std::string marked = divided + ";B[eb];W[];B[]TW[ea][eb][ec][ed][ee]";
    const Verdict verdict =
        verdict_on(marked + "TB[aa][ba][ab][bb][ac][bc][ad][bd][ae][be])", "japanese-1989");
    CHECK(verdict.result.basis == Basis::agreed);
    CHECK(removed(verdict, Color::black).size() == 1);
    CHECK(to_text(verdict.result) == "B+4");  // 10 of territory less the stone, against 5
    const Verdict seki = verdict_on(marked + ")", "japanese-1989");
    CHECK(to_text(seki.result) == "W+6");
    CHECK(seki.counted()->seki->size() == 5);
    // Both left a point of Black's out of the territory that they agreed on.
    CHECK(to_text(verdict_on(marked + "TB[aa][ba][ab][bb][ac][bc][ad][bd][ae])", "japanese-1989").result) ==
          "B+3");
}

TEST_CASE("an estimate is labelled, and stays out where the text counts the board as it stands") {
    const Verdict estimated = verdict_on(divided + ";B[];W[])", "japanese-1989");
    CHECK(estimated.result.basis == Basis::estimated);
    CHECK(result_with_basis(estimated).find("%; not agreed)") != std::string::npos);
    CHECK(verdict_on(divided + ";B[];W[])", "ikeda-area-2").result.basis == Basis::as_it_stands);
}

TEST_CASE("the results tell what makes the difference, worth by worth") {
    const auto verdicts = every_ruleset(record_of(divided + ";B[bb];W[];B[];W[])"), {.dead = DeadFrom::none});
    CHECK(verdicts.size() == all_rulesets().size());
    const std::string why = by_result(verdicts);
    CHECK(why.find("White made the first pass of the game: 1 point for White") != std::string::npos);
    CHECK(why.find("territory counts and stones do not") != std::string::npos);
    CHECK(table(verdicts).find("ikeda-area-3 ") != std::string::npos);
}

TEST_CASE("in the table of rulesets the notes on results stand in one column, behind the longest result") {
    // White's last stone leaves two stones without liberties.
    const auto verdicts =
        every_ruleset(record_of("(;SZ[5]KM[0.5];B[ca];W[ba];B[bb];W[ee];B[ab];W[aa];B[];W[];B[];W[])"),
                      {.dead = DeadFrom::none});
    const std::string rows = table(verdicts);
    std::size_t longest = 0;
    std::set<std::size_t> notes;
    for (const Verdict& verdict : verdicts)
        if (verdict.legal()) longest = std::max(longest, result_with_basis(verdict).size());
    for (const Verdict& verdict : verdicts) {
        if (verdict.legal()) continue;
        const std::string note = refusal_in_words(*verdict.play.illegal, verdict.conditions.size);
        const std::size_t at = rows.find(note);
        if (at != std::string::npos) notes.insert(at - rows.rfind('\n', at));
    }
    REQUIRE(longest > 0);
    CHECK(notes.size() == 1);
}

TEST_CASE(
    "results are told from the one that most share, known rulesets first, variants with their ruleset") {
    const auto verdicts = every_ruleset(record_of(divided + ";B[bb];W[];B[];W[])"), {.dead = DeadFrom::none});
    const std::string told = by_result(verdicts);
    CHECK(told.find("new-zealand, ") < told.find("tromp-taylor"));
    CHECK(told.find("tromp-taylor") < told.find("ikeda-area-2"));
    CHECK(told.find("tromp-taylor-ssk") == std::string::npos);  // it says what tromp-taylor says
    CHECK(by_result({verdicts.front(), verdicts.front()}).find("under every ruleset") != std::string::npos);
}

TEST_CASE("where a repetition has ended the game, it is told as the cause") {
    const Record record = record_of("(;GM[1]SZ[3:1]KM[0];B[aa];W[ca];B[ba];W[ca];B[aa];W[ba])");
    const std::string why = by_result(every_ruleset(record, {.dead = DeadFrom::none}));
    CHECK(why.find("    - the game ends by draw (2016 text, on repetition)\n") != std::string::npos);
    CHECK(why.find("the game is over") == std::string::npos);
}

TEST_CASE("explaining a ko: what is taken, where it may not be retaken, who allows it") {
    const Explanation told = explain(record_of(ko + ";W[];B[];W[bd])"), 9);
    CHECK(told.facts.taken.size() == 1);
    CHECK(told.facts.ko == point(1, 3));
    CHECK_FALSE(told.facts.same_position);
    const Explanation retaken = explain(record_of(ko + ";W[bd])"), 10);
    CHECK(retaken.facts.same_position == 8);
    for (const MoveUnder& under : retaken.under) CHECK(under.illegal.has_value());
}

TEST_CASE("a handicap, or stones set up without liberties, are refused in their own words") {
    const Verdict handicap = verdict_on("(;SZ[9]HA[2]AB[cc][gg];W[ee])", "wagc-1979");
    CHECK(handicap.play.illegal->refusal.why == Why::no_handicap);
    CHECK(report(handicap).find("the ruleset has no handicap games") != std::string::npos);
    const Verdict captured = verdict_on("(;SZ[5]AB[aa]AW[ab][ba];B[cc])", "aga");
    CHECK(captured.play.illegal->refusal.why == Why::captured_setup);
    CHECK(report(captured).find("a chain without liberties is set up") != std::string::npos);
    CHECK(captured.play.illegal->consequence_clause.empty());  // nobody made a move
    const auto place_of = [](const std::string& moves) {
        const Verdict later = verdict_on("(;SZ[5]" + moves + ";AB[aa]AW[ab][ba])", "aga");
        return refused_move_in_words(*later.play.illegal, later.conditions.size);
    };
    CHECK(place_of("").starts_with("before the first move"));
    CHECK(place_of(";B[cc]").starts_with("after move 1,"));
}

TEST_CASE("where nothing comes off without play and no stop is the last, the players agree on the end") {
    Ruleset own = rules("french-2007");
    own.removal = {Removal::never};
    own.ending.is.procedure = agree_or_resume;
    own.ending.is.final_stop = FinalStop::none;
    const Verdict verdict = judge(record_of("(;GM[1]SZ[5]KM[0];B[cc])"), own);
    CHECK(to_text(verdict.result) == "B+25");
    CHECK(verdict.end.assumed_passes == 2);
}

TEST_CASE("dead stones within a group in seki stay: they are in no territory (Article 10.1)") {
    // White's six stones share their only outer liberties with Black's three; F1 is dead in White's eye.
    const std::string sgf =
        "(;GM[1]SZ[11:2]KM[0]AB[aa][ba][ha][ia][ja][ka][bb][fb][hb][jb]"
        "AW[da][ea][fa][ga][db][gb];B[];W[];SHNMP[B::::fb];SHNMA[W::9debc07b6573e1b])";
    const Verdict verdict = verdict_on(sgf, "japanese-1989");
    REQUIRE(verdict.counted());
    CHECK(removed(verdict, Color::black).empty());
    CHECK(to_text(verdict.result) == "B+2");
}

TEST_CASE("a dead stone on territory that a record marks comes off, beside an eye without marks too") {
    // .X.OXXOO. above XXXXXXOOO: Black marks C2 and D2 and leaves A2 out.
    const std::string sgf =
        "(;GM[1]SZ[9:2]KM[0]AB[ba][ea][fa][ab][bb][cb][db][eb][fb]"
        "AW[da][ga][ha][gb][hb][ib];B[];W[];TB[ca][da]TW[ia])";
    const Verdict verdict = judge(record_of(sgf), rules("japanese-1989"), {.dead = DeadFrom::marks});
    CHECK(removed(verdict, Color::white).contains(point(3, 0)));
    CHECK(to_text(verdict.result) == "B+2");
}

TEST_CASE("points of an empty board are shared by nobody") {
    for (const char* id : {"new-zealand", "chinese-practice"}) {
        const Verdict verdict = verdict_on("(;GM[1]SZ[3]KM[0];B[];W[])", id);
        REQUIRE(verdict.counted());
        CHECK(verdict.counted()->score.of(Color::black) == HalfPoints{});
        CHECK(verdict.counted()->score.of(Color::white) == HalfPoints{});
    }
}
