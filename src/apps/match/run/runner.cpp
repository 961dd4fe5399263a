#include "apps/match/run/runner.hpp"

#include "apps/match/run/game_log.hpp"

#include <chrono>
#include <ctime>
#include <mutex>
#include <set>
#include <thread>
#include <utility>

namespace shinpan::inline apps::match {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point then) {
    return std::chrono::duration<double>(Clock::now() - then).count();
}

std::string today() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    char text[16];
    return {text, std::strftime(text, sizeof text, "%Y-%m-%d", &parts)};
}

// What all workers share: which game is next, what was played, and whether it is over.
class Schedule {
public:
    Schedule(MatchFolder& folder, const RunLimits& limits, const Watcher& watcher)
        : folder_(folder), limits_(limits), watcher_(watcher), results_(results_of(folder.games())) {
        for (const GameLine& line : folder.games()) played_.insert(line.pairing.number);
    }

    std::optional<int> next() {
        const std::lock_guard lock(mutex_);
        if (ended_ || is_found() || is_cancelled() || is_out_of_time()) return {};
        while (played_.contains(next_)) ++next_;
        if (next_ > limits_.games) return end_with(MatchEnd::all_played);
        return next_++;
    }

    void add(const GameLine& line, const std::string& sgf, double seconds) {
        const std::lock_guard lock(mutex_);
        if (const auto added = folder_.add(line, sgf); !added) {
            fail(folder_.path() + " " + added.error().what);
            return;
        }
        results_ = results_of(folder_.games());
        seconds_of_games_ += seconds;
        ++games_;
        if (watcher_.played) watcher_.played(line);
    }

    void stop_for(const std::string& error) {
        const std::lock_guard lock(mutex_);
        fail(error);
    }

    Result<MatchEnd, std::string> end() const {
        if (!error_.empty()) return failure(error_);
        return *ended_;
    }

private:
    std::nullopt_t end_with(MatchEnd end) {
        if (!ended_) ended_ = end;
        return std::nullopt;
    }

    void fail(const std::string& error) {
        if (error_.empty()) error_ = error;
        ended_ = MatchEnd::cancelled;
    }

    bool is_found() {
        const bool found = limits_.test && finding(*limits_.test, results_) != Finding::none_yet;
        if (found) end_with(MatchEnd::found);
        return found;
    }

    bool is_cancelled() {
        const bool cancelled = watcher_.is_cancelled && watcher_.is_cancelled();
        if (cancelled) end_with(MatchEnd::cancelled);
        return cancelled;
    }

    // A game takes as long as those before it did.
    bool is_out_of_time() {
        if (!limits_.seconds) return false;
        const double expected = games_ > 0 ? seconds_of_games_ / games_ : 0;
        const bool is_out = seconds_since(begun_) + expected > *limits_.seconds;
        if (is_out) end_with(MatchEnd::out_of_time);
        return is_out;
    }

    std::mutex mutex_{};
    MatchFolder& folder_;
    const RunLimits& limits_;
    const Watcher& watcher_;
    Results results_;
    std::set<int> played_{};
    int next_ = 1;
    int games_ = 0;  // of this run
    double seconds_of_games_ = 0;
    Clock::time_point begun_ = Clock::now();
    std::optional<MatchEnd> ended_{};
    std::string error_{};
};

EngineSetup setup_of(const MatchTerms& terms, Side side, int game) {
    return {.command = with_number(terms.commands[index_of(side)], game),
            .sandbox = terms.sandbox,
            .within = terms.within,
            .limits = terms.limits};
}

// One table with two engines, which stay for the next game where they can.
class Worker {
public:
    Worker(const Match& match, MatchFolder& folder, Schedule& schedule, const Watcher& watcher)
        : match_(match), folder_(folder), terms_(folder.terms()), schedule_(schedule), watcher_(watcher) {}

    void run() {
        while (const auto number = schedule_.next()) {
            const Pairing pairing = pairing_of(*number, terms_.colors, list_size());
            const auto begun = Clock::now();
            log_.open(folder_.log_of(*number));
            const auto played = play(pairing);
            if (!played && played.error().kind == FaultKind::not_started) schedule_.stop_for(failed_);
            if (!played) continue;  // the schedule knows why there is no next one
            const GameLine line = line_of(*played, pairing, MatchFolder::record_of(*number));
            schedule_.add(line, to_sgf(*played, line, terms_, match_.names, today()), seconds_since(begun));
        }
        for (auto& player : players_)
            if (player) player->engine().quit();
    }

private:
    int list_size() const { return match_.has_list ? static_cast<int>(match_.openings.size()) : 0; }

    GameTerms game_terms(const Pairing& pairing) const {
        GameTerms terms{.rules = match_.rules, .size = terms_.size, .komi = terms_.komi};
        const auto opening = static_cast<std::size_t>(pairing.opening.value_or(1) - 1);
        if (opening < match_.openings.size()) terms.opening = match_.openings[opening];
        const std::size_t black = index_of(pairing.black);
        terms.time = {terms_.time[black], terms_.time[1 - black]};
        terms.by_cpu = terms_.by_cpu;
        terms.grace = static_cast<double>(terms_.grace) / 1000;
        terms.longest_move = static_cast<double>(terms_.longest_move) / 1000;
        terms.most_moves = terms_.most_moves;
        terms.dead = match_.dead;
        return terms;
    }

    Result<PlayedGame, Fault> play(const Pairing& pairing) {
        const GameTerms terms = game_terms(pairing);
        for (const Side side : {Side::a, Side::b}) {
            const auto started = start(side, pairing.number);
            if (started) continue;
            const FaultKind kind = started.error().kind;
            if (kind == FaultKind::cancelled || kind == FaultKind::not_started)
                return failure(started.error());
            return lost_game(terms, side == pairing.black ? Color::black : Color::white, started.error());
        }
        return play_game(*players_[index_of(pairing.black)], *players_[index_of(other(pairing.black))],
                         terms);
    }

    // Where it does not run, or must not have played before.
    Result<void, Fault> start(Side side, int game) {
        auto& player = players_[index_of(side)];
        const bool is_new = terms_.fresh || has_number(terms_.commands[index_of(side)]);
        if (player && player->engine().runs() && !is_new) return {};
        if (player) player->engine().quit();
        player.reset();
        EngineSetup setup = setup_of(terms_, side, game);
        setup.is_cancelled = watcher_.is_cancelled;
        setup.log = [this, side](char mark, std::string_view line) { log_.say(side, mark, line); };
        auto engine = Engine::start(setup);
        if (engine) {
            player.emplace(*std::move(engine));
            return {};
        }
        failed_ = std::string(name(side)) + " " + engine.error().what;
        return failure(engine.error());
    }

    const Match& match_;
    MatchFolder& folder_;
    const MatchTerms& terms_;
    Schedule& schedule_;
    const Watcher& watcher_;
    GameLog log_{};
    std::array<std::optional<Player>, 2> players_{};
    std::string failed_{};
};

}  // namespace

Results results_of(const std::vector<GameLine>& games) {
    Results results;
    for (const GameLine& line : games) switch (line.outcome) {
            case OutcomeForA::won: ++results.won; break;
            case OutcomeForA::drawn: ++results.drawn; break;
            case OutcomeForA::lost: ++results.lost; break;
            case OutcomeForA::none: break;
        }
    return results;
}

Result<std::string, Fault> name_of_engine(const MatchTerms& terms, Side side) {
    auto engine = Engine::start(setup_of(terms, side, 0));
    if (!engine) return failure(engine.error());
    const std::string name = engine->name();
    const std::string whole = engine->version().empty() ? name : name + " " + engine->version();
    engine->quit();
    return whole;
}

Result<MatchEnd, std::string> play_match(const Match& match, MatchFolder& folder, const RunLimits& limits,
                                         const Watcher& watcher) {
    Schedule schedule(folder, limits, watcher);
    const auto work = [&] { Worker(match, folder, schedule, watcher).run(); };
    std::vector<std::thread> workers;
    for (int job = 1; job < limits.jobs; ++job) workers.emplace_back(work);
    work();
    for (std::thread& worker : workers) worker.join();
    return schedule.end();
}

}  // namespace shinpan::apps::match
