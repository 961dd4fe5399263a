// shinpan solve: the exact value of a small board.
#include "analysis/solve/solve.hpp"
#include "apps/cli/commands.hpp"
#include "apps/cli/commands/board_size.hpp"
#include "apps/cli/commands/chosen_rules.hpp"
#include "apps/cli/commands/common_options.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "base/json_writer.hpp"
#include "go/table/game_result.hpp"

#include <chrono>
#include <cstdio>

namespace shinpan::inline apps::cli {
namespace {

struct SolveOptions {
    std::string size;
    std::string rules;
    double seconds = 0;  // 0: as long as it takes
    int memory = 2;      // for results, in GB
    bool json = false;
};

// How far the search is, on a terminal; and whether it has time left.
class Watch {
public:
    explicit Watch(double seconds) : limit_(seconds) {}
    ~Watch() {
        if (shown_) std::fputs("\r\x1b[K", stderr);
    }
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;

    bool go_on(std::uint64_t nodes) {
        const std::chrono::duration<double> passed = Clock::now() - begun_;
        if (wanted_ && passed.count() > 0.1 * (shown_ + 1)) {
            shown_ = static_cast<int>(passed.count() * 10);
            std::fputs(("\r" + std::to_string(nodes) + " nodes\x1b[K").c_str(), stderr);
        }
        return limit_ <= 0 || passed.count() < limit_;
    }

private:
    using Clock = std::chrono::steady_clock;
    double limit_;
    bool wanted_ = stderr_is_terminal();
    int shown_ = 0;  // tenths of a second when it was last shown
    Clock::time_point begun_ = Clock::now();
};

// "B+4", "at least B+1, at most B+4", or what each can force where play goes on forever.
std::string value_in_words(const Solution& solution, Tie tie) {
    const auto words = [&](const std::optional<HalfPoints>& value, const char* none) {
        return value ? to_text(result_of_count(*value, tie, 0)) : none;
    };
    if (solution.is_exact()) return words(solution.low, "");
    if (solution.endless)
        return "play goes on forever: Black can force " + words(solution.low, "no end") + ", White " +
               words(solution.high, "no end");
    if (solution.low_limit && solution.high_limit && *solution.low_limit < *solution.high_limit)
        return "play goes on forever: Black can force at most " + words(solution.low_limit, "") +
               ", White at least " + words(solution.high_limit, "");
    if (!solution.low && !solution.high) return "not known";
    if (!solution.low) return "at most " + words(solution.high, "");
    return "at least " + words(solution.low, "") +
           (solution.high ? ", at most " + words(solution.high, "") : "");
}

std::string line_in_words(const Solution& solution, Size size) {
    std::string text;
    Color mover = Color::black;
    for (const Point at : solution.line) {
        text += std::string(text.empty() ? "" : ", ") + letter(mover) + " " +
                (at == no_point ? "pass" : name(at, size));
        mover = other(mover);
    }
    return text;
}

std::string in_json(const Solution& solution, const Ruleset& rules, Size size) {
    std::string out;
    JsonWriter json(out);
    const auto half = [&](std::string_view key, const std::optional<HalfPoints>& value) {
        json.key(key);
        if (value)
            json.number(value->halves);
        else
            json.null();
    };
    json.begin_object().key("rules").text(rules.id).key("size").begin_array();
    json.number(size.cols).number(size.rows).end_array();
    half("low_half", solution.low);
    half("high_half", solution.high);
    json.key("exact").boolean(solution.is_exact()).key("endless").boolean(solution.endless);
    json.key("line").begin_array();
    for (const Point at : solution.line) json.text(at == no_point ? "pass" : name(at, size));
    json.end_array().key("nodes").number(static_cast<std::int64_t>(solution.nodes));
    json.end_object();
    return out + "\n";
}

std::string in_words(const Solution& solution, const Ruleset& rules, Size size) {
    std::string text = std::to_string(size.cols) + "x" + std::to_string(size.rows) + " under " +
                       std::string(rules.name) + " (" + std::string(rules.id) +
                       "), Black first, without komi\n";
    text += "  Value      " + value_in_words(solution, rules.tie.is) + "\n";
    if (!solution.line.empty()) text += "  Best line  " + line_in_words(solution, size) + "\n";
    text += "  Searched   " + std::to_string(solution.nodes) + " nodes";
    if (solution.positions > 0)
        text += "; the board has " + std::to_string(solution.positions) + " positions";
    return text + "\n";
}

int run_solve(const SolveOptions& options) {
    const auto size = board_size_in(options.size);
    if (!size) {
        complain("'" + options.size +
                 "' is not the size of a board; write columns x rows, as 3x4, or one number");
        return wrong_usage;
    }
    const auto rules = chosen_rules(options.rules);
    if (!rules) {
        complain(rules.error().what);
        return wrong_usage;
    }
    if (const auto why = cannot_be_solved(**rules, *size)) {
        complain(options.size + " under " + std::string((**rules).id) + " cannot be solved: " + *why);
        return wrong_usage;
    }
    SolveLimits limits{.bytes = static_cast<std::size_t>(options.memory) << 30};
    Solution solution;
    {
        Watch watch(options.seconds);
        limits.go_on = [&](std::uint64_t nodes) { return watch.go_on(nodes); };
        solution = solve(**rules, *size, limits);
    }
    put(for_terminal(options.json ? in_json(solution, **rules, *size) : in_words(solution, **rules, *size)));
    return fine;
}

}  // namespace

void add_solve(const CommandParser& program) {
    const CommandParser command = program.command("solve", "Find the exact value of a small board");
    SolveOptions& options = command.runs(run_solve);
    command.option("SIZE", options.size, "COLSxROWS, such as 3x3").required();
    command.option("--rules", options.rules, "A ruleset, or a .toml or .json file of your own").required();
    command
        .option("--seconds", options.seconds,
                "Stop after this many seconds and print bounds (default: never)")
        .number(0.001, longest_wait);
    command
        .option("--memory", options.memory,
                "GB for the table of positions; half as much again while it grows")
        .shows_default()
        .whole_number(1, 1024);
    add_json(command, options.json);
}

}  // namespace shinpan::apps::cli
