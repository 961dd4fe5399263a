// shinpan estimate: who owns what, which stones are dead, what is still open, and how sure that is.
#include "analysis/ownership/estimate.hpp"
#include "apps/cli/commands.hpp"
#include "apps/cli/commands/chosen_rules.hpp"
#include "apps/cli/commands/common_options.hpp"
#include "apps/cli/commands/one_game.hpp"
#include "apps/cli/commands/pictures.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "go/table/game_result.hpp"
#include "referee/judge/judge.hpp"
#include "referee/proof/unjudged_replay.hpp"
#include "referee/report/json_parts.hpp"

namespace shinpan::inline apps::cli {
namespace {

struct EstimateOptions {
    std::string path;
    std::string rules = "record";
    int game = 1;
    std::optional<int> move{};  // nothing: the last one
    int playouts = 400;
    bool json = false;
    ReadHow read{};
};

// What the command tells of a position.
struct Told {
    Position position;
    Estimate estimate;
    std::optional<std::string> result{};  // under a ruleset, where one is known
};

std::string margin_under(const Ruleset& rules, const Record& record, const Game& game, const Estimate& e) {
    Finish finish = game.finish();
    finish.handicap = record.handicap;
    finish.komi = komi_of(record, rules);
    const Score counted = score(rules, as_estimated(std::move(finish), e));
    return to_text(result_of_count(counted.margin(), rules.tie.is, record.handicap));
}

std::string caption(const Told& told) {
    const Estimate& e = told.estimate;
    const Size size = told.position.size();
    std::string text = "Black " + std::to_string(e.owned[0].size()) + " points, White " +
                       std::to_string(e.owned[1].size()) + ", nobody " + std::to_string(e.neutral.size()) +
                       ".";
    const auto add = [&](std::string_view what, const PointSet& points) {
        if (!points.empty()) text += "\n" + std::string(what) + ": " + names(points, size) + ".";
    };
    add("Dead", e.dead);
    add("In seki", e.seki);
    add("Depends on who moves first", e.unsettled);
    add("Play here first", e.play_here);
    add("Own points to be filled", e.protective);
    return text;
}

std::string in_words(const Told& told) {
    Picture picture{told.position};
    picture.dead = told.estimate.dead;
    picture.territory = told.estimate.owned;
    picture.caption = caption(told);
    const std::string sure = "(estimated, " + std::to_string(told.estimate.percent()) + " %; not agreed)";
    return text_picture(picture) + (told.result ? "Result: " + *told.result + " " : "") + sure + "\n";
}

std::string in_json(const EstimateOptions& options, int move, const Told& told) {
    std::string out;
    JsonWriter json(out);
    const Size size = told.position.size();
    json.begin_object().key("file").text(options.path).key("game").number(options.game);
    json.key("move").number(move);
    json.key("size").begin_array().number(size.cols).number(size.rows).end_array();
    json.key("result");
    if (told.result)
        json.text(*told.result);
    else
        json.null();
    write_estimate(json, told.position, told.estimate);
    json.end_object();
    return out + "\n";
}

int run_estimate(const EstimateOptions& options) {
    const auto record = one_game(options.path, options.game, options.read);
    if (!record) return record.error();
    const auto move = move_asked(options.path, *record, options.move);
    if (!move) return wrong_usage;
    if (sets_up_the_impossible(options.path, *record, *move)) return refused;
    const Game game = replayed(*record, *move);
    Told told{game.board().position(), estimate(game.board().position(), {.playouts = options.playouts})};
    int status = fine;
    if (options.rules != "record" || !record->rules_word.empty()) {
        const auto rules = chosen_rules(options.rules, *record);
        if (!rules) return complain_of_rules(options.path, options.rules, *record, rules.error());
        // What the ruleset took for passes counts, too, as far as it followed the game.
        const Replayed judged = replay(*record, **rules, *move);
        status = tell_of_refused(options.path, *record, judged.illegal);
        told.result = margin_under(**rules, *record, judged.illegal ? game : judged.game, told.estimate);
    }
    put(options.json ? in_json(options, *move, told) : in_words(told));
    return status;
}

}  // namespace

void add_estimate(const CommandParser& program) {
    const CommandParser command = program.command("estimate", "Who owns what, what is dead, what is open");
    EstimateOptions& options = command.runs(run_estimate);
    add_record(command, options);
    add_move(command, options.move);
    add_rules_of_record(command, options.rules);
    command.option("--playouts", options.playouts, "How many playouts to run")
        .shows_default()
        .whole_number(2, 1'000'000);
    add_json(command, options.json);
}

}  // namespace shinpan::apps::cli
