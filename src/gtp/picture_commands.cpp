// Pictures and settings in the form in which GoGui shows them (its manual, "Analyze Commands").
#include "base/decimal.hpp"
#include "bot/levels.hpp"
#include "gtp/analysis.hpp"
#include "referee/judge.hpp"
#include "referee/proven.hpp"
#include "referee/report.hpp"
#include "rulesets/registry.hpp"

namespace shinpan::gtp {
namespace {

constexpr long proof_nodes = 50'000;
constexpr int ownership_digits = 2;

// Type, label and command, as the front end's menu has them.
Answer analyze_commands(Engine&, const Arguments&) {
    return "string/Final Score/final_score\n"
           "plist/Final Status List/final_status_list %s\n"
           "gfx/Score/shinpan-show-score\n"
           "gfx/Proof/shinpan-show-proof\n"
           "dboard/Ownership/shinpan-ownership\n"
           "string/Legal/shinpan-legal %c %p\n"
           "hstring/Verdict/shinpan-verdict\n"
           "hstring/Every Ruleset/shinpan-rulesets\n"
           "hstring/Count/shinpan-count %s\n"
           "hstring/Proof in Words/shinpan-prove\n"
           "param/Settings/shinpan-settings\n";
}

// One of GoGui's graphics commands with its points; nothing where there are none.
std::string drawn(std::string_view what, const PointSet& points, Size size) {
    std::string text;
    for (Point p : points) text += " " + name(p, size);
    return text.empty() ? text : std::string(what) + text + "\n";
}

// Whose territory is counted, the stones that come off, and the result.
Answer show_score(Engine& engine, const Arguments&) {
    const Verdict verdict = judge(engine.game.record(), engine.game.rules(), {.dead = engine.dead});
    if (!verdict.score) return failure(std::string("cannot score"));
    const Size size = engine.game.size();
    return drawn("BLACK", verdict.score->owned[0], size) + drawn("WHITE", verdict.score->owned[1], size) +
           drawn("MARK", verdict.score->removed, size) + "TEXT " + result_with_basis(verdict);
}

// What each player is proven to keep, the stones that live, those that are dead, and the grade.
Answer show_proof(Engine& engine, const Arguments&) {
    const ProvenPosition proven = prove_position(engine.game.record(), engine.game.game().tally().moves,
                                                 engine.game.rules().id, {.nodes = proof_nodes});
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
           std::string(word(grade(proven))) + ", " + std::to_string(proven.points().size()) + " of " +
           std::to_string(size.area()) + " points proven";
}

// A row a line from the top, from 1, surely Black's, to -1, surely White's.
Answer ownership(Engine& engine, const Arguments&) {
    const Size size = engine.game.size();
    std::string text;
    int col = 0;
    for (double here : ownership_of(engine.game.game().board().position(), Color::black)) {
        text += decimal(here, ownership_digits);
        text += ++col % size.cols == 0 ? '\n' : ' ';
    }
    return text;
}

std::string rules_to_choose(const Engine& engine) {
    const Rules& first = engine.settings.rules;
    std::string items = first.own ? "/" + std::string((*first).id) : "";
    for (const Ruleset* rules : all_rulesets()) items += "/" + std::string(rules->id);
    return items;
}

constexpr const char* no_level = "by_playouts";

std::string levels_to_choose(const Engine& engine) {
    std::string items = engine.settings.level ? "" : std::string("/") + no_level;
    for (const Level& level : levels()) items += "/" + std::to_string(level.number);
    return items;
}

std::string dead_to_choose(const Engine&) { return "/usual/none/estimate/prove"; }

std::string rules_now(const Engine& engine) { return std::string(engine.game.rules().id); }

std::string level_now(const Engine& engine) {
    return engine.settings.level ? std::to_string(*engine.settings.level) : no_level;
}

std::string dead_now(const Engine& engine) {
    return engine.dead ? std::string(word(*engine.dead)) : "usual";
}

struct Setting {
    std::string_view key, command;
    std::string (*items)(const Engine&);
    std::string (*now)(const Engine&);
};
constexpr Setting all_settings[]{
    {"rules", "shinpan-rules", rules_to_choose, rules_now},
    {"level", "shinpan-level", levels_to_choose, level_now},
    {"dead_stones", "shinpan-dead", dead_to_choose, dead_now},
};

// The settings with what each may be, or one of them set.
Answer settings(Engine& engine, const Arguments& words) {
    std::string text;
    for (const Setting& one : all_settings) {
        if (words.size() == 2 && words[0] == one.key)
            return find_command(one.command)->run(engine, {words[1]});
        text += "[list" + one.items(engine) + "] " + std::string(one.key) + " " + one.now(engine) + "\n";
    }
    if (!words.empty()) return syntax_error("rules, level or dead_stones, and what it is to be");
    return text;
}

constexpr CommandEntry pictures[]{
    {"gogui-analyze_commands", "", 0, 0, analyze_commands},
    {"shinpan-show-score", "", 0, 0, show_score},
    {"shinpan-show-proof", "", 0, 0, show_proof},
    {"shinpan-ownership", "", 0, 0, ownership},
    {"shinpan-settings", "a setting and its value, or nothing", 0, 2, settings},
};

}  // namespace

std::span<const CommandEntry> picture_commands() { return pictures; }

}  // namespace shinpan::gtp
