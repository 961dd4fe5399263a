#include "engines/driver/engine.hpp"

#include "base/utf8.hpp"
#include "engines/process/program.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

namespace shinpan::inline engines {
namespace {

using Clock = std::chrono::steady_clock;

constexpr double longest_wait = 0.1;        // until we look whether we were told to stop
constexpr double seconds_of_silence = 0.5;  // after which an answer counts as whole without its empty line
constexpr std::size_t longest_quotation = 120;

double seconds_since(Clock::time_point then) {
    return std::chrono::duration<double>(Clock::now() - then).count();
}

std::string quoted(std::string text) {
    std::replace(text.begin(), text.end(), '\n', ' ');
    if (text.size() > longest_quotation) text = std::string(utf8_head(text, longest_quotation)) + "...";
    return "'" + text + "'";
}

std::string in_words(double seconds) {
    const auto tenths = static_cast<long>(seconds * 10 + 0.5);
    return std::to_string(tenths / 10) + (tenths % 10 == 0 ? "" : "." + std::to_string(tenths % 10)) + " s";
}

// The program of the command, within a sandbox or not.
Result<ChildSetup, Fault> program_to_run(const EngineSetup& setup) {
    const auto not_started = [](std::string what) {
        return failure(Fault{FaultKind::not_started, "cannot be started: " + std::move(what)});
    };
    auto words = words_in_command(setup.command);
    if (!words) return not_started(words.error().what);
    auto path = found_program(words->front());
    if (!path) return not_started(path.error());
    words->front() = *std::move(path);
    ChildSetup program{.words = *std::move(words), .folder = setup.folder, .limits = setup.limits};
    if (!setup.sandbox) return program;
    auto within = sandboxed(program, setup.within);
    if (!within) return not_started(why_no_sandbox().value_or(within.error()));
    return *std::move(within);
}

std::string first_line(const gtp::Answer& answer) {
    return answer ? answer->substr(0, answer->find('\n')) : std::string();
}

}  // namespace

std::string_view word_of(FaultKind kind) {
    switch (kind) {
        case FaultKind::not_started: return "not_started";
        case FaultKind::hung: return "hung";
        case FaultKind::ended: return "ended";
        case FaultKind::rubbish: return "rubbish";
        case FaultKind::refused: return "refused";
        case FaultKind::illegal_move: return "illegal_move";
        case FaultKind::out_of_time: return "out_of_time";
        case FaultKind::cancelled: return "cancelled";
    }
    return {};
}

Result<Engine, Fault> Engine::start(const EngineSetup& setup) {
    Engine engine(setup);
    auto begun = engine.begin();
    if (begun) return engine;
    const bool may_be_the_sandbox = setup.sandbox && begun.error().kind == FaultKind::ended;
    const auto why = may_be_the_sandbox ? why_no_sandbox() : std::nullopt;
    if (why) return failure(Fault{FaultKind::not_started, "cannot be started: " + *why});
    return failure(begun.error());
}

Result<void, Fault> Engine::begin() {
    const auto program = program_to_run(setup_);
    if (!program) return failure(program.error());
    auto child = Child::start(*program);
    if (!child) return failure(Fault{FaultKind::not_started, "cannot be started: " + child.error()});
    child_ = *std::move(child);
    reader_ = {};
    last_id_ = 0;
    out_line_ = error_line_ = last_error_ = {};
    gtp::Answer said[3];
    int next = 0;
    for (const char* command : {"name", "version", "list_commands"}) {
        const bool is_list = next == 2;
        auto answer = ask(command, is_list ? Expects::lines : Expects::word, setup_.seconds_to_start);
        if (!answer) return failure(answer.error());
        said[next++] = *std::move(answer);
    }
    introduce_itself(said[0], said[1], said[2]);
    return {};
}

void Engine::introduce_itself(const gtp::Answer& name, const gtp::Answer& version,
                              const gtp::Answer& commands) {
    name_ = first_line(name);
    version_ = first_line(version);
    if (name_.empty()) name_ = words_in_command(setup_.command)->front();
    commands_.clear();
    std::string word;
    for (const char c : commands ? *commands + "\n" : std::string()) {
        if (c != ' ' && c != '\n') {
            word += c;
        } else if (!word.empty()) {
            commands_.push_back(std::exchange(word, {}));
        }
    }
}

bool Engine::knows(std::string_view command) const {
    return std::find(commands_.begin(), commands_.end(), command) != commands_.end();
}

void Engine::quit(double seconds) {
    if (!child_) return;
    (void)ask("quit", Expects::nothing, seconds);
    if (child_) child_->stop(seconds);
    child_.reset();
}

Fault Engine::stopped(FaultKind kind, const std::string& what) {
    if (child_) child_->stop(0);
    child_.reset();
    log('!', "(stopped: " + what + ")");
    return {kind, what};
}

// The program may have closed its output and yet go on; it is given a moment to end by itself, so that it can
// be told how it did.
Fault Engine::ended(const std::string& command) {
    const std::string end = child_->stop(1);
    child_.reset();
    std::string what = (end == Child::ran_on ? "closed its output" : end) + " at " + quoted(command);
    const std::string stray = reader_.stray();
    if (!last_error_.empty())
        what += "; its last words were " + quoted(last_error_);
    else if (!stray.empty())
        what += "; it printed " + quoted(stray);
    log('!', "(" + what + ")");
    return {FaultKind::ended, what};
}

// The answer to the last command; older ones are passed over. Nothing where it has not come yet.
std::optional<Result<gtp::Answer, Fault>> Engine::read_response(const std::string& command, Expects expects) {
    while (auto response = reader_.next(expects)) {
        const std::string wanted = std::to_string(last_id_);
        if (response->id.empty() || response->id == wanted) return std::move(response->answer);
        const auto id = gtp::whole_number_in(response->id);
        if (id && *id < last_id_) continue;
        return failure(stopped(FaultKind::rubbish, "answered " + quoted(command) + " with the id " +
                                                       response->id + " in place of " + wanted));
    }
    if (!reader_.is_flooded()) return {};
    return failure(stopped(FaultKind::rubbish, "printed without end at " + quoted(command)));
}

Result<gtp::Answer, Fault> Engine::ask(const std::string& command, Expects expects, double seconds) {
    if (!child_) return failure(Fault{FaultKind::ended, "does not run any more"});
    std::string input = std::to_string(++last_id_) + " " + command + "\n";
    const std::string line = input.substr(0, input.size() - 1);
    log('>', line);
    std::string heard;  // at the first command
    const auto begun = Clock::now();
    auto last_heard = begun;
    while (true) {
        const double left = seconds - seconds_since(begun);
        const bool had_exited = child_->has_exited();
        const Said said = child_->exchange(input, std::clamp(left, 0.0, longest_wait));
        log_lines('!', error_line_, said.errors);
        log_lines('<', out_line_, said.out);
        if (!said.out.empty()) last_heard = Clock::now();
        reader_.feed(said.out);
        if (last_id_ == 1 && heard.size() < ResponseReader::longest_line) heard += said.out;
        if (auto answer = read_response(command, expects)) return *std::move(answer);
        const bool is_gone = said.has_ended || (said.out.empty() && had_exited);
        const bool is_silent = seconds_since(last_heard) >= seconds_of_silence;
        if (is_gone || is_silent)
            if (auto response = reader_.unfinished()) return std::move(response->answer);
        if (is_gone) return failure(ended(command));
        // Some programs greet before they answer; one that has our line back, as text or in a complaint, has
        // answered.
        if (is_silent && heard.find(line) != std::string::npos)
            return failure(stopped(FaultKind::rubbish, "does not speak GTP: it answered " + quoted(command) +
                                                           " with " + quoted(reader_.stray()) +
                                                           "; it may need an option for that"));
        if (setup_.is_cancelled && setup_.is_cancelled())
            return failure(stopped(FaultKind::cancelled, "was stopped"));
        if (left > 0) continue;
        const std::string stray = reader_.stray();
        const bool talks = !stray.empty();
        return failure(stopped(talks ? FaultKind::rubbish : FaultKind::hung,
                               "did not answer " + quoted(command) + " within " + in_words(seconds) +
                                   (talks ? "; it printed " + quoted(stray) : "")));
    }
}

void Engine::log(char mark, std::string_view line) const {
    if (setup_.log) setup_.log(mark, line);
}

// Whole lines; what is begun waits for its end, up to the length of a line.
void Engine::log_lines(char mark, std::string& partial, const std::string& text) {
    for (const char c : text) {
        if (c != '\n' && c != '\r' && partial.size() < ResponseReader::longest_line) {
            partial += c;
            continue;
        }
        if (partial.empty()) continue;
        log(mark, partial);
        if (mark == '!') last_error_ = partial;
        partial.clear();
    }
}

}  // namespace shinpan::engines
