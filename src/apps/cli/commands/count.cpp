// shinpan count: the counting procedure step by step.
#include "go/counting/count.hpp"
#include "apps/cli/commands.hpp"
#include "apps/cli/commands/chosen_rules.hpp"
#include "apps/cli/commands/common_options.hpp"
#include "apps/cli/commands/one_game.hpp"
#include "apps/cli/files/files.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "base/text.hpp"
#include "formats/diagram/frames.hpp"
#include "formats/diagram/svg.hpp"
#include "go/counting/method.hpp"
#include "referee/judge/judge.hpp"
#include "referee/report/notes.hpp"
#include "referee/report/report.hpp"

#include <filesystem>

namespace shinpan::inline apps::cli {
namespace {

struct CountOptions {
    std::string path;
    std::string method;
    std::string rules = "record";
    std::string dead;
    std::string frames;
    int game = 1;
    bool force = false;
    ReadHow read{};
};

std::string frame_name(const std::string& folder, std::size_t number) {
    std::string digits = std::to_string(number);
    digits.insert(0, digits.size() < 2 ? 1 : 0, '0');
    return folder + "/step_" + digits + ".svg";
}

int write_frames(const CountOptions& options, const Count& counted) {
    std::error_code error;
    std::filesystem::create_directories(options.frames, error);
    std::size_t number = 0;
    for (const Picture& frame : frames(counted, word_of(counted.method))) {
        const std::string path = frame_name(options.frames, number++);
        if (const int status = write_out(path, svg(frame), options.force); status != fine) return status;
    }
    put(std::to_string(number) + " frames in " + options.frames + "\n");
    return fine;
}

void complain_of_uncounted(const std::string& path, const Verdict& verdict) {
    std::string why = "the game ended by " + ended_in_words(verdict);
    if (verdict.play.illegal) why = refusal_in_words(*verdict.play.illegal, verdict.conditions.size);
    if (verdict.is_removal_refused()) why = removal_refused_in_words(*verdict.rules);
    complain(path, {0, 0, "cannot be counted: " + why});
}

int count_game(const CountOptions& options, Method method, const Ruleset& rules, const Record& record) {
    JudgeOptions how;
    if (!options.dead.empty()) {
        const auto dead = dead_from(options.dead);
        if (!dead) {
            complain(dead.error().what);
            return wrong_usage;
        }
        how.dead = *dead;
    }
    const Verdict verdict = judge(record, rules, how);
    if (!verdict.counted()) {
        complain_of_uncounted(options.path, verdict);
        return refused;
    }
    const auto counted = count(method, rules, verdict.counted()->finish);
    if (!counted) {
        complain(options.path, {0, 0, counted.error().in_words()});
        return wrong_usage;
    }
    if (!options.frames.empty()) return write_frames(options, *counted);
    put(text(*counted, writes_utf8() ? Charset::unicode : Charset::ascii));
    put("Result: " + result_with_basis(verdict) + "\n");
    return fine;
}

int run_count(const CountOptions& options) {
    const auto method = chosen_method(options.method);
    if (!method) {
        complain(method.error().what);
        return wrong_usage;
    }
    const auto record = one_game(options.path, options.game, options.read);
    if (!record) return record.error();
    const auto rules = chosen_rules(options.rules, *record);
    if (!rules) return complain_of_rules(options.path, options.rules, *record, rules.error());
    tell_differences(options.path, *rules);
    return count_game(options, *method, **rules, *record);
}

}  // namespace

void add_count(const CommandParser& program) {
    const CommandParser command = program.command("count", "Count a finished game step by step");
    CountOptions& options = command.runs(run_count);
    const std::string methods = listed(all_methods(), ", ", [](Method method) { return word_of(method); });
    add_record(command, options);
    command.option("--method", options.method, "How to count: " + methods + ", or what people call it")
        .required();
    add_rules_of_record(command, options.rules);
    command.option("--dead", options.dead, dead_help());
    command.option("--frames", options.frames, "Write an SVG for each step into this folder");
    add_force(command, options.force);
}

}  // namespace shinpan::apps::cli
