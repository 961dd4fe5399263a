// Commands that the referee answers: score and status, and what no other engine has: legality with its
// clause, every ruleset's verdict, the count step by step, what is proven; the last two for GoGui to draw.
#include "base/text.hpp"
#include "engines/gtp/commands.hpp"
#include "formats/diagram/frames.hpp"
#include "go/counting/count.hpp"
#include "go/rulesets/registry.hpp"
#include "go/score/seki.hpp"
#include "referee/proof/proven.hpp"
#include "referee/report/report.hpp"
#include "referee/report/table.hpp"

namespace shinpan::inline engines::gtp {
namespace {

constexpr long proof_nodes = 50'000;

Verdict verdict_now(SessionState& engine) { return engine.game.verdict({.dead = engine.dead}); }

ProvenPosition proven_now(const SessionState& engine) {
    return prove_position(engine.game.record(), engine.game.game().tally().moves, engine.game.rules().id,
                          {.nodes = proof_nodes});
}

Answer final_score(SessionState& engine, const Arguments&) {
    const Verdict verdict = verdict_now(engine);
    const GameResult& result = verdict.result;
    if (as_told(result) == GameResult{}) return failure(std::string("cannot score"));
    return result.how == Ended::no_result ? "0" : to_text(result);
}

// Chains, one a line: stones of one chain stand on one line.
std::string chains_of(PointSet stones, const Position& position) {
    std::string text;
    while (!stones.empty()) {
        const PointSet chain = connected(position, *stones.begin());
        text += names(chain & stones, position.size()) + "\n";
        stones -= chain;
    }
    return text;
}

Answer final_status_list(SessionState& engine, const Arguments& words) {
    const Verdict verdict = verdict_now(engine);
    if (!verdict.counted()) return failure(std::string("cannot score"));
    const Position& position = verdict.counted()->finish.position;
    const Score& score = verdict.counted()->score;
    const PointSet stones = position.points(Color::black) | position.points(Color::white);
    const PointSet dead = score.removed;
    const PointSet seki = (score.seki ? *score.seki : stones_in_seki(score.settled)) - dead;
    const std::string& status = words[0];
    if (status == "alive") return chains_of(stones - dead - seki, position);
    if (status == "dead") return chains_of(dead, position);
    if (status == "seki") return chains_of(seki, position);
    if (status == "black_territory") return names(score.owned[0], position.size());
    if (status == "white_territory") return names(score.owned[1], position.size());
    if (status == "dame") return names(score.dame, position.size());
    return syntax_error("a status is alive, dead, seki, black_territory, white_territory or dame");
}

// final_score and final_status_list rest on it.
Answer dead_source(SessionState& engine, const Arguments& words) {
    if (words.empty()) return engine.dead ? std::string(word_of(*engine.dead)) : "usual";
    for (DeadFrom from : {DeadFrom::none, DeadFrom::estimate, DeadFrom::prove}) {
        if (word_of(from) != words[0]) continue;
        engine.dead = from;
        return "";
    }
    if (words[0] != "usual") return syntax_error("dead stones come from usual, none, estimate or prove");
    engine.dead.reset();
    return "";
}

Answer verdict(SessionState& engine, const Arguments&) { return report(verdict_now(engine)); }

Answer legal(SessionState& engine, const Arguments& words) {
    const auto color = color_in(words[0]);
    if (!color) return syntax_error(not_a_color);
    const Size size = engine.game.size();
    const auto point = vertex_in(words[1], size);
    if (!point) return failure("invalid coordinate " + words[1]);
    GtpGame trial = engine.game;
    const auto done = trial.play(*color, *point);
    return done ? "legal" : done.error();
}

Answer every_verdict(SessionState& engine, const Arguments&) {
    return table(every_ruleset(engine.game.record()));
}

Answer count_steps(SessionState& engine, const Arguments& words) {
    const auto method = method_in(method_called(listed(words, " ")));
    if (!method) return failure(method.error().what);
    const Verdict verdict = verdict_now(engine);
    if (!verdict.counted()) return failure(std::string("cannot score"));
    const auto counted = count(*method, engine.game.rules(), verdict.counted()->finish);
    if (!counted) return failure(counted.error().in_words());
    std::string text;
    for (std::size_t i = 0; i < counted->steps.size(); ++i)
        text += std::to_string(i + 1) + ". " + counted->steps[i].sentence + "\n";
    return text + "Result: " + result_with_basis(verdict);
}

Answer proof(SessionState& engine, const Arguments&) {
    const ProvenPosition proven = proven_now(engine);
    const Size size = engine.game.size();
    std::string text = "grade " + std::string(word_of(grade(proven))) + "\nproven " +
                       std::to_string(proven.points().size()) + " of " + std::to_string(size.area()) + "\n";
    for (const Section& section : proven.sections) {
        const std::string who = section.defender == Color::black ? "black" : "white";
        text += who + " lives " + names(section.safe, size) + "\n";
        text += who + " keeps " + names(section.held, size) + "\n";
    }
    return text;
}

// One of GoGui's graphics commands with its points; nothing where there are none.
std::string drawn(std::string_view what, const PointSet& points, Size size) {
    return points.empty() ? "" : std::string(what) + " " + names(points, size) + "\n";
}

// Whose territory is counted, the stones that come off, and the result.
Answer show_score(SessionState& engine, const Arguments&) {
    const Verdict verdict = verdict_now(engine);
    if (!verdict.counted()) return failure(std::string("cannot score"));
    const Size size = engine.game.size();
    return drawn("BLACK", verdict.counted()->score.owned[0], size) +
           drawn("WHITE", verdict.counted()->score.owned[1], size) +
           drawn("MARK", verdict.counted()->score.removed, size) + "TEXT " + result_with_basis(verdict);
}

// What each player is proven to keep, the stones that live, those that are dead, and the grade.
Answer show_proof(SessionState& engine, const Arguments&) {
    const ProvenPosition proven = proven_now(engine);
    const Size size = engine.game.size();
    std::string text;
    PointSet living, dead;
    for (const Section& section : proven.sections) {
        const Color defender = section.defender;
        text += drawn(defender == Color::black ? "BLACK" : "WHITE", section.held, size);
        living |= section.safe;
        dead |= section.held & proven.position.points(other(defender));
    }
    return text + drawn("CIRCLE", living, size) + drawn("MARK", dead, size) + "TEXT " +
           std::string(word_of(grade(proven))) + ", " + std::to_string(proven.points().size()) + " of " +
           std::to_string(size.area()) + " points proven";
}

constexpr CommandEntry referee[]{
    {"final_score", "", 0, 0, final_score},
    {"final_status_list", "a status", 1, 1, final_status_list},
    {"shinpan-dead", "a source of dead stones, or nothing", 0, 1, dead_source},
    {"shinpan-verdict", "", 0, 0, verdict},
    {"shinpan-legal", "a colour and a vertex", 2, 2, legal},
    {"shinpan-rulesets", "", 0, 0, every_verdict},
    {"shinpan-count", "a counting method", 1, any_number, count_steps},
    {"shinpan-prove", "", 0, 0, proof},
    {"shinpan-show-score", "", 0, 0, show_score},
    {"shinpan-show-proof", "", 0, 0, show_proof},
};

}  // namespace

std::span<const CommandEntry> referee_commands() { return referee; }

}  // namespace shinpan::engines::gtp
