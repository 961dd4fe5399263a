// shinpan confirm: life and death by hypothetical play from the stopped position.
#include "apps/cli/commands.hpp"
#include "apps/cli/commands/chosen_rules.hpp"
#include "apps/cli/commands/common_options.hpp"
#include "apps/cli/commands/one_game.hpp"
#include "apps/cli/commands/pictures.hpp"
#include "apps/cli/files/files.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/progress.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "go/rulesets/registry.hpp"
#include "referee/judge/judge.hpp"
#include "referee/proof/confirmed.hpp"
#include "referee/proof/unjudged_replay.hpp"
#include "referee/report/json_parts.hpp"
#include "referee/report/outlook.hpp"

namespace shinpan::inline apps::cli {
namespace {

struct ConfirmCommandOptions {
    std::string path;
    std::string rules = "record";
    int game = 1;
    std::optional<int> move{};  // nothing: the last one
    long nodes = 20000;
    long states = usual_states;
    bool json = false;
    ReadHow read{};
};

std::string_view what_follows(const ConfirmedPosition& confirmed, const ConfirmedChain& chain) {
    const Point stone = *chain.stones.begin();
    if (confirmed.settled.removed.contains(stone)) return ", comes off without play";
    if (chain.status == Confirmed::dead) return ", stays: it is in no territory";
    return confirmed.settled.seki.contains(stone) ? ", in seki" : "";
}

std::string line(const ConfirmedPosition& confirmed, const ConfirmedChain& chain) {
    const Position& position = confirmed.position;
    const Point stone = *chain.stones.begin();
    const int count = chain.stones.size();
    return "  " + name(stone, position.size()) + "  " + name(position.at(stone)) + ", " +
           std::to_string(count) + (count == 1 ? " stone" : " stones") + ": " +
           std::string(word_of(chain.status)) + std::string(what_follows(confirmed, chain)) +
           (chain.whole ? "" : " (not played to the end)") + "\n";
}

void print(const ConfirmedPosition& confirmed, const Ruleset& rules) {
    put(text_picture(Picture{confirmed.position}) + "\n");
    const std::string lifts = rules.ko_pass.is == KoPass::one_ko ? "the ban in one ko" : "every ban";
    put(for_terminal(std::string(rules.name) + ", " + std::string(rules.ko_pass.clause) +
                     ": each chain by itself, the attacker first; read so that a pass for a ko lifts " +
                     lifts + "\n"));
    for (const ConfirmedChain& chain : confirmed.chains) put(line(confirmed, chain));
    put("Not tried: " + std::to_string(confirmed.unconditional.size()) + " stones that nothing can take, " +
        std::to_string(confirmed.taken_to_live.size()) + " beside open space that are assumed to live\n");
}

void print_json(const ConfirmCommandOptions& options, const ConfirmedPosition& confirmed,
                const Ruleset& rules) {
    std::string text;
    JsonWriter json(text);
    json.begin_object().key("file").text(options.path).key("game").number(options.game);
    json.key("rules").text(rules.id);
    write_confirmation(json, confirmed);
    json.end_object();
    put(text + "\n");
}

std::string rulesets_with_confirmation() {
    std::string ids;
    for (const Ruleset* rules : all_rulesets())
        if (has_confirmation(*rules)) ids += (ids.empty() ? "" : ", ") + std::string(rules->id);
    return ids;
}

// Under all rulesets: what none of them lets stand.
int tell_of_impossible(const std::string& path, const Record& record, int move) {
    std::optional<IllegalMove> illegal;
    for (const Ruleset* rules : all_rulesets())
        if (!(illegal = first_illegal(record, *rules, move))) return fine;
    return tell_of_refused(path, record, illegal);
}

ConfirmedPosition confirmed_of(const ConfirmCommandOptions& options, const Record& record, int move,
                               const Ruleset& rules) {
    std::optional<Progress> bar;
    return confirm_position(record, move, rules.ko_pass.is, static_cast<std::size_t>(options.states),
                            [&](std::size_t done, std::size_t of) {
                                if (!bar) bar.emplace(of, "chains");
                                bar->show(done);
                            });
}

int run_confirm(const ConfirmCommandOptions& options) {
    const auto record = one_game(options.path, options.game, options.read);
    if (!record) return record.error();
    const auto move = move_asked(options.path, *record, options.move);
    if (!move) return wrong_usage;
    if (sets_up_the_impossible(options.path, *record, *move)) return refused;
    if (options.rules == "all") {
        if (options.json) {
            complain("with --rules all there is a table and no JSON; leave out --json, or name one ruleset");
            return wrong_usage;
        }
        put(outlook_table(every_outlook(*record, *move, static_cast<std::uint64_t>(options.nodes))));
        return tell_of_impossible(options.path, *record, *move);
    }
    const auto rules = chosen_rules(options.rules, *record);
    if (!rules) return complain_of_rules(options.path, options.rules, *record, rules.error());
    if (!has_confirmation(**rules)) {
        complain(std::string((**rules).id) + " knows no confirmation by hypothetical play; --rules takes " +
                 rulesets_with_confirmation());
        return wrong_usage;
    }
    const ConfirmedPosition confirmed = confirmed_of(options, *record, *move, **rules);
    if (options.json)
        print_json(options, confirmed, **rules);
    else
        print(confirmed, **rules);
    return tell_of_refused(options.path, *record, first_illegal(*record, **rules, *move));
}

}  // namespace

void add_confirm(const CommandParser& program) {
    const CommandParser command = program.command("confirm", "Try life and death by hypothetical play");
    ConfirmCommandOptions& options = command.runs(run_confirm);
    add_record(command, options);
    add_move(command, options.move);
    command
        .option("--rules", options.rules,
                "A ruleset, a .toml or .json file of your own, 'record' for what the record names, or 'all' "
                "for what each makes of it")
        .shows_default();
    command.option("--nodes", options.nodes, "With --rules all: what the search for one value may cost")
        .shows_default()
        .whole_number(1, 1'000'000'000);
    command
        .option("--states", options.states,
                "For one ruleset: how many situations each search of a chain may look at")
        .shows_default()
        .whole_number(1, 10'000'000);
    add_json(command, options.json);
}

}  // namespace shinpan::apps::cli
