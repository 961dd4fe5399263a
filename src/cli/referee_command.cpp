// shinpan referee: replays records, judges every move, scores.
#include "cli/chosen_rules.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/in_order.hpp"
#include "cli/judged_file.hpp"
#include "cli/progress.hpp"
#include "cli/run_state.hpp"
#include "cli/status.hpp"
#include "cli/terminal.hpp"
#include "referee/json.hpp"

#include <cstdio>

namespace shinpan::cli {
namespace {

Result<HowToJudge, BadInput> how_to_judge(const RefereeOptions& options) {
    HowToJudge how{.strict = options.strict, .json = options.json};
    if (options.rules == "all") {
        how.rules = HowToJudge::Rules::all;
    } else if (options.rules != "record") {
        auto rules = chosen_rules(options.rules);
        if (!rules) return failure(rules.error());
        tell_differences(options.rules, *rules);
        how.rules = HowToJudge::Rules::one;
        how.one = *std::move(rules);
    }
    if (!options.dead.empty()) {
        const auto dead = dead_from(options.dead);
        if (!dead) return failure(dead.error());
        how.options.dead = *dead;
    }
    return how;
}

class Run {
public:
    Run(const RefereeOptions& options, HowToJudge how) : options_(options), how_(std::move(how)) {}

    int run() {
        find_files();
        if (options_.resume && !open_state()) return wrong_usage;
        Progress progress(files_.size());
        std::size_t written = 0;
        in_order(
            files_.size(), jobs(), [&](std::size_t i) { return judge_file(files_[i], how_); },
            [&](std::size_t i, JudgedFile judged) {
                progress.hide();
                const bool goes_on = write(files_[i], judged);
                progress.show(++written);
                return goes_on;
            });
        if (!failed_ && state_) state_->remove();
        return refused_ || failed_ ? refused : fine;
    }

private:
    void find_files() {
        for (const std::string& path : options_.paths) {
            auto named = files_named(path);
            if (!named) {
                complain(path, named.error());
                if (how_.json) put(json_line(path, named.error()));
                refused_ = true;
                continue;
            }
            files_.insert(files_.end(), named->begin(), named->end());
        }
        how_.brief = files_.size() > 1 || options_.paths.size() > 1;
    }

    // Files that an earlier run has done are left out.
    bool open_state() {
        const std::string run = "rules=" + options_.rules + " dead=" + options_.dead +
                                (options_.json ? " json" : "") + (options_.strict ? " strict" : "");
        auto state = RunState::open(options_.state, run);
        if (!state) {
            complain(options_.state, state.error());
            return false;
        }
        state_ = *std::move(state);
        refused_ = refused_ || state_->any_refused();
        std::erase_if(files_, [&](const std::string& file) { return state_->is_done(file); });
        return true;
    }

    bool write(const std::string& file, const JudgedFile& judged) {
        refused_ = refused_ || judged.refused;
        std::fputs(for_terminal(judged.errors).c_str(), stderr);
        failed_ = !put(how_.json ? judged.out : for_terminal(judged.out)) || !flush();
        if (!failed_ && state_) failed_ = !state_->add(file, judged.refused);
        return !failed_;
    }

    int jobs() const {
        return options_.jobs > 0 ? options_.jobs : static_cast<int>(std::thread::hardware_concurrency());
    }

    const RefereeOptions& options_;
    HowToJudge how_;
    std::vector<std::string> files_;
    std::optional<RunState> state_;
    bool refused_ = false;
    bool failed_ = false;
};

}  // namespace

int run_referee(const RefereeOptions& options) {
    auto how = how_to_judge(options);
    if (how) return Run(options, *std::move(how)).run();
    complain(how.error().what);
    return wrong_usage;
}

}  // namespace shinpan::cli
