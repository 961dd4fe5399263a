// shinpan referee: replays records, judges every move, scores.
#include "apps/cli/commands.hpp"
#include "apps/cli/commands/chosen_rules.hpp"
#include "apps/cli/commands/common_options.hpp"
#include "apps/cli/commands/estimate_memory.hpp"
#include "apps/cli/commands/judged_game.hpp"
#include "apps/cli/files/files.hpp"
#include "apps/cli/files/parallel_ordered.hpp"
#include "apps/cli/files/run_state.hpp"
#include "apps/cli/out_of_memory.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/progress.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "referee/report/json.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <new>

#include <unistd.h>

namespace shinpan::inline apps::cli {
namespace {

struct RefereeOptions {
    std::vector<std::string> paths;
    std::string rules = "record";  // a ruleset's name, "record" or "all"
    std::string dead;              // empty: what is usual under the ruleset
    bool variations = false;
    bool json = false;
    bool verbose = false;
    int jobs = 0;  // 0: as many as there are cores
    bool resume = false;
    std::string state = "shinpan-referee.state";
    ReadHow read{};
};

Result<HowToJudge, BadInput> how_to_judge(const RefereeOptions& options) {
    HowToJudge how{.strict = options.read.strict,
                   .variations = options.variations,
                   .json = options.json,
                   .verbose = options.verbose};
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

struct File {
    std::string path;
    std::optional<BadInput> fault{};  // no such file or folder
};

// A part of a file to judge, or why the file has no such part; nothing where memory is short.
struct Work {
    std::size_t file = 0;
    std::optional<Result<GamePart, BadInput>> part{};
    bool is_last = true;  // of its file
    bool is_only = true;
};

// What is to be said of it; nothing where memory is short.
struct Judged {
    std::size_t file = 0;
    std::optional<std::vector<JudgedGame>> games{};
    bool is_last = true;
    bool is_only = true;
};

// The parts of some files, one after another.
class Parts {
public:
    Parts(const std::vector<File>& files, const ReadHow& how) : files_(files), how_(how) {}

    // Nothing at the end.
    std::optional<Work> next() try {
        if (at_ == files_.size()) return {};
        if (files_[at_].fault) return fail(*files_[at_].fault);
        if (!file_) {
            auto opened = GameFile::open(files_[at_].path, how_);
            if (!opened) return fail(opened.error());
            file_.emplace(*std::move(opened));
            is_first_ = true;
        }
        auto part = file_->next();
        if (!part) return fail(part.error());
        const bool is_last = (*part)->is_last;
        Work work{at_, **std::move(part), is_last, is_last && is_first_};
        is_first_ = false;
        if (is_last) end_file();
        return work;
    } catch (const std::bad_alloc&) {
        Work work{at_};
        end_file();
        return work;
    }

private:
    Work fail(const BadInput& why) {
        Work work{at_, failure(why)};
        end_file();
        return work;
    }
    void end_file() {
        file_.reset();
        ++at_;
    }

    const std::vector<File>& files_;
    const ReadHow& how_;
    std::size_t at_ = 0;
    std::optional<GameFile> file_{};
    bool is_first_ = true;
};

class Run {
public:
    Run(const RefereeOptions& options, HowToJudge how) : options_(options), how_(std::move(how)) {
        how_.options.estimator = [this](const Position& position, const EstimateSettings& settings) {
            return memory_.of(position, settings);
        };
    }

    int run() {
        find_files();
        if (options_.resume)
            if (const int status = open_state(); status != fine) return status;
        const bool are_games = files_.size() == 1;  // of which nobody knows how many there are
        Progress progress(are_games ? Progress::endless : files_.size(), are_games ? "games" : "files");
        std::size_t files_done = 0;
        Parts parts(files_, options_.read);
        parallel_ordered(
            jobs(), [&] { return parts.next(); }, [&](Work work) { return judged(std::move(work)); },
            [&](const Judged& judged) {
                progress.hide();
                const bool goes_on = write(judged);
                files_done += judged.is_last;
                if (are_games)
                    progress.show(static_cast<std::size_t>(number_));
                else
                    progress.show(files_done, judged.is_last ? "" : "game " + std::to_string(number_));
                return goes_on;
            });
        if (!failed_ && state_ && !unsaid_ && !state_->complete()) tell_of_state();
        return refused_ || failed_ ? refused : fine;
    }

private:
    void find_files() {
        for (const std::string& path : options_.paths) {
            auto named = files_named(path);
            if (!named) files_.push_back({path, named.error()});
            if (named)
                for (std::string& file : *named) files_.push_back({std::move(file)});
        }
        how_.brief = files_.size() > 1 || options_.paths.size() > 1;
    }

    // Files that an earlier run has done are left out.
    int open_state() {
        const std::string run = "rules=" + options_.rules + " dead=" + options_.dead +
                                (options_.json ? " json" : "") + (options_.verbose ? " verbose" : "") +
                                (options_.read.strict ? " strict" : "");
        auto state = RunState::open(options_.state, run, output_at(STDOUT_FILENO));
        if (!state) {
            complain(options_.state, state.error().why);
            return state.error().is_outside ? refused : wrong_usage;
        }
        state_ = *std::move(state);
        if (state_->was_complete())
            complain(options_.state, {0, 0, "this run is complete; remove it to begin anew"});
        refused_ = state_->any_refused();
        std::erase_if(files_, [&](const File& file) { return state_->take_done(file.path); });
        return fine;
    }

    void tell_of_state() {
        complain(options_.state, {0, 0, "cannot be written (" + std::string(std::strerror(errno)) + ")"});
        failed_ = true;
    }

    Judged judged(Work work) const {
        Judged judged{work.file, {}, work.is_last, work.is_only};
        try {
            const std::string& path = files_[work.file].path;
            if (work.part && *work.part)
                judged.games = judge_part(path, **std::move(work.part), how_);
            else if (work.part)
                judged.games = {unreadable(path, work.part->error(), how_)};
        } catch (const std::bad_alloc&) {
        }
        return judged;
    }

    // A resumed run begins anew with a file that was not done, so that its lines wait for the last one.
    bool write(const Judged& judged) {
        const std::size_t before = waiting_.size();
        try {
            say(judged);
        } catch (const std::bad_alloc&) {
            complain_of_memory(files_[judged.file].path.c_str());
            waiting_.resize(before);
            file_unsaid_ = true;
        }
        if (!state_ || judged.is_last) {
            if (!is_left_for_later()) failed_ = !put(waiting_) || !flush();
            waiting_.clear();
        }
        if (judged.is_last) end_file(files_[judged.file].path);
        return !failed_;
    }

    void say(const Judged& judged) {
        const std::string& path = files_[judged.file].path;
        if (judged.games) return say(*judged.games, path, judged.is_only);
        say({unreadable(path, {0, 0, "needs more memory than there is"}, how_)}, path, judged.is_only);
    }

    void say(const std::vector<JudgedGame>& games, const std::string& path, bool is_only) {
        const auto shown = [&](const std::string& text) { return how_.json ? text : for_terminal(text); };
        for (const JudgedGame& game : games) {
            std::fputs(for_terminal(game.errors).c_str(), stderr);
            file_refused_ = file_refused_ || game.refused;
            const std::string title = beginning(path, ++number_, !is_only || games.size() > 1);
            for (const std::string& text : game.texts) waiting_ += shown(title + text);
            waiting_ += shown(game.out);
        }
    }

    // The resumed run has then to say all of the file.
    bool is_left_for_later() const { return state_ && file_unsaid_; }

    void end_file(const std::string& file) {
        if (!failed_ && state_ && !file_unsaid_ && !state_->add(file, file_refused_)) tell_of_state();
        refused_ = refused_ || file_refused_ || file_unsaid_;
        unsaid_ = unsaid_ || file_unsaid_;
        file_refused_ = file_unsaid_ = false;
        number_ = 0;
    }

    std::string beginning(const std::string& path, int number, bool is_one_of_several) const {
        if (how_.json) return json_beginning(path, number);
        return is_one_of_several ? path + " game " + std::to_string(number) : path;
    }

    int jobs() const {
        return options_.jobs > 0 ? options_.jobs : static_cast<int>(std::thread::hardware_concurrency());
    }

    const RefereeOptions& options_;
    HowToJudge how_;
    EstimateMemory memory_{};
    std::vector<File> files_;
    std::optional<RunState> state_;
    std::string waiting_{};  // to be written
    int number_ = 0;         // of the last game of its file
    bool file_refused_ = false;
    bool file_unsaid_ = false;  // of some game, for want of memory
    bool refused_ = false;
    bool unsaid_ = false;  // some file's
    bool failed_ = false;
};

int run_referee(const RefereeOptions& options) {
    auto how = how_to_judge(options);
    if (how) return Run(options, *std::move(how)).run();
    complain(how.error().what);
    return wrong_usage;
}

}  // namespace

void add_referee(const CommandParser& program) {
    const CommandParser command = program.command("referee", "Replay records, judge every move, score");
    RefereeOptions& options = command.runs(run_referee);
    command.option("FILE", options.paths, "Records, folders, or - for standard input").required();
    command
        .option("--rules", options.rules,
                "A ruleset, a .toml or .json file of your own, 'record' for what each record names, or 'all'")
        .shows_default();
    command.option("--dead", options.dead, dead_help() + "; prove also grades the position");
    command.flag("--variations", options.variations, "Judge the moves of every variation too");
    command.flag("--json", options.json, "One JSON object per game on standard output");
    command.flag("--verbose", options.verbose, "With --rules all: also a line for each ruleset");
    command.option("--jobs", options.jobs, "How many threads (default: one per core)").whole_number(1, 1024);
    command.flag("--resume", options.resume, "Go on with a run that was interrupted");
    command.option("--state", options.state, "The file in which --resume keeps what is done").shows_default();
    command.flag("--strict", options.read.strict, "Refuse records that need repair");
    add_reading(command, options.read);
}

}  // namespace shinpan::apps::cli
