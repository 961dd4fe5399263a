// GoGui's menu, its settings and what it draws as numbers (its manual, "Analyze Commands").
#include "base/decimal.hpp"
#include "bot/search/levels.hpp"
#include "engines/gtp/analysis.hpp"
#include "go/rulesets/registry.hpp"

namespace shinpan::inline engines::gtp {
namespace {

constexpr int ownership_digits = 2;

// Type, label and command, as the front end's menu has them.
Answer analyze_commands(SessionState&, const Arguments&) {
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

// A row a line from the top, from 1, surely Black's, to -1, surely White's.
Answer ownership(SessionState& engine, const Arguments&) {
    const Size size = engine.game.size();
    std::string text;
    int col = 0;
    for (double here : ownership_of(engine.game.game().board().position(), Color::black)) {
        text += decimal(here, ownership_digits);
        text += ++col % size.cols == 0 ? '\n' : ' ';
    }
    return text;
}

std::string rules_to_choose(const SessionState& engine) {
    const NamedRules& first = engine.settings.rules;
    std::string items = first.own ? "/" + std::string((*first).id) : "";
    for (const Ruleset* rules : all_rulesets()) items += "/" + std::string(rules->id);
    return items;
}

constexpr const char* no_level = "by_playouts";

std::string levels_to_choose(const SessionState& engine) {
    std::string items = engine.settings.level ? "" : std::string("/") + no_level;
    for (const Level& level : levels()) items += "/" + std::to_string(level.number);
    return items;
}

std::string dead_to_choose(const SessionState&) { return "/usual/none/estimate/prove"; }

std::string rules_now(const SessionState& engine) { return std::string(engine.game.rules().id); }

std::string level_now(const SessionState& engine) {
    return engine.settings.level ? std::to_string(*engine.settings.level) : no_level;
}

std::string dead_now(const SessionState& engine) {
    return engine.dead ? std::string(word_of(*engine.dead)) : "usual";
}

struct Setting {
    std::string_view key, command;
    std::string (*items)(const SessionState&);
    std::string (*now)(const SessionState&);
};
constexpr Setting all_settings[]{
    {"rules", "shinpan-rules", rules_to_choose, rules_now},
    {"level", "shinpan-level", levels_to_choose, level_now},
    {"dead_stones", "shinpan-dead", dead_to_choose, dead_now},
};

// The settings with what each may be, or one of them set.
Answer settings(SessionState& engine, const Arguments& words) {
    std::string text;
    for (const Setting& one : all_settings) {
        if (words.size() == 2 && words[0] == one.key)
            return find_command(one.command)->run(engine, {words[1]});
        text += "[list" + one.items(engine) + "] " + std::string(one.key) + " " + one.now(engine) + "\n";
    }
    if (!words.empty()) return syntax_error("rules, level or dead_stones, and what it is to be");
    return text;
}

constexpr CommandEntry gogui[]{
    {"gogui-analyze_commands", "", 0, 0, analyze_commands},
    {"shinpan-ownership", "", 0, 0, ownership},
    {"shinpan-settings", "a setting and its value, or nothing", 0, 2, settings},
};

}  // namespace

std::span<const CommandEntry> gogui_commands() { return gogui; }

}  // namespace shinpan::engines::gtp
