#include "apps/load/runs.hpp"

#include "analysis/playout/random.hpp"
#include "apps/load/idle.hpp"
#include "apps/load/kept_games.hpp"
#include "apps/load/load.hpp"
#include "apps/load/processors.hpp"
#include "apps/load/server_child.hpp"
#include "server/web/settings.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <utility>

#include <stdlib.h>

namespace shinpan::inline apps::load {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr seconds time_to_meet(60), time_to_recover(15);
constexpr int syncs = 500, soak_rows = 20;
constexpr double mebibyte = 1024 * 1024;

// A folder that goes with all that is in it.
class Folder {
public:
    explicit Folder(const std::string& where) : path_(where + "/shinpan-load-XXXXXX") {
        if (mkdtemp(path_.data()) == nullptr) path_.clear();
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() {
        std::error_code ignored;
        if (!path_.empty()) std::filesystem::remove_all(path_, ignored);
    }
    const std::string& path() const { return path_; }
    std::string db() const { return path_ + "/games.db"; }

private:
    std::string path_;
};

// A server, and what a run needs beside it.
struct Stage {
    explicit Stage(const RunOptions& wanted) : options(wanted), folder(wanted.folder) {
        server::allow_many_files();
        if (!keep_to_processor(options.own_core)) report.fault("there is no such processor");
        start(0);
    }

    bool start(unsigned short port) {
        auto started = ServerChild::start({folder.db(), port, options.server_core});
        if (!started) return report.fault(started.error()), false;
        server.emplace(std::move(*started));
        return true;
    }

    LoadPlan plan() const { return {options.games, options.rate, options.conditions, options.seed}; }

    const RunOptions& options;
    Report report{};
    Folder folder;
    std::optional<ServerChild> server{};
};

double in_ms(std::chrono::nanoseconds time) {
    return std::chrono::duration<double, std::milli>(time).count();
}

void add_syncs(Stage& stage) {
    const auto times = sync_times(stage.folder.path(), syncs);
    stage.report.figure("sync_ms_median", "fdatasync, median (ms)", in_ms(percentile(times, 50)), 3);
    stage.report.figure("sync_ms_p99", "fdatasync, 99th percentile (ms)", in_ms(percentile(times, 99)), 3);
}

// Stops load and server, and looks at the file.
void end(Stage& stage, Load& load) {
    Report& report = stage.report;
    if (!load.finish()) report.fault("something was not answered at the end");
    if (!stage.server->stop()) report.fault("the server did not end with status 0");
    std::vector<ToldGame> told;
    for (const auto& pair : load.pairs()) told.insert(told.end(), pair->games().begin(), pair->games().end());
    const KeptCheck kept = check_kept(stage.folder.db(), told);
    const Tally& tally = load.tally();
    report.figure("acknowledged", "moves acknowledged, to the very end",
                  static_cast<double>(tally.acknowledged));
    report.figure("games_begun", "games begun", static_cast<double>(tally.games_begun));
    report.figure("games_over", "games over", static_cast<double>(tally.games_over));
    for (const auto& [code, count] : tally.refusals)
        report.figure("refused_" + code, "refused: " + code, static_cast<double>(count));
    report.figure("breaks", "connections lost or not had", load.breaks());
    report.figure("kept_games", "games in the file, as the players were told",
                  static_cast<double>(kept.games));
    report.figure("kept_entries", "their entries", static_cast<double>(kept.entries));
    report.figure("kept_results", "their results, as the referee says", static_cast<double>(kept.results));
    for (const std::string& fault : tally.faults) report.fault(fault);
    for (const std::string& fault : kept.faults) report.fault(fault);
}

void add_speed(Stage& stage, const Tally& tally, std::int64_t before, double took, double cpu) {
    Report& report = stage.report;
    const auto moves = static_cast<double>(tally.acknowledged - before);
    report.figure("moves", "moves acknowledged", moves);
    report.figure("moves_a_second", "per second", moves / took, 1);
    report.figure("server_us_a_move", "the server's processor time per move (us)",
                  moves > 0 ? cpu / moves * 1e6 : 0, 1);
    report.figure("both_ms_median", "from a move sent to both having it, median (ms)",
                  in_ms(percentile(tally.delays, 50)), 2);
    report.figure("both_ms_p99", "the same, 99th percentile (ms)", in_ms(percentile(tally.delays, 99)), 2);
    report.figure("both_ms_most", "the same, most (ms)", in_ms(percentile(tally.delays, 100)), 2);
}

// Loads the server for so long and adds the speed.
void measure(Stage& stage, Load& load, const std::function<bool()>& each_step) {
    const Usage before = stage.server->usage();
    const std::int64_t acknowledged = load.tally().acknowledged;
    const auto begun = std::chrono::steady_clock::now();
    load.run_for(milliseconds(static_cast<int>(stage.options.seconds * 1000)), each_step);
    const double took = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
    const Usage after = stage.server->usage();
    add_speed(stage, load.tally(), acknowledged, took, after.cpu_seconds - before.cpu_seconds);
    stage.report.figure("server_mib", "the server's memory (MiB)",
                        static_cast<double>(after.resident_bytes) / mebibyte, 1);
    stage.report.figure("server_files", "the server's descriptors", static_cast<double>(after.descriptors));
}

Report play_watched(const RunOptions& options, const std::function<bool(Stage&, Load&)>& each_step) {
    Stage stage(options);
    if (!stage.server) return stage.report;
    Load load(stage.server->port(), stage.plan());
    if (!load.meet(time_to_meet)) stage.report.fault("not all could begin to play");
    add_syncs(stage);
    measure(stage, load, [&] { return each_step(stage, load); });
    end(stage, load);
    return stage.report;
}

}  // namespace

Report play(const RunOptions& options) {
    return play_watched(options, [](Stage&, Load&) { return false; });
}

Report soak(const RunOptions& options) {
    const auto begun = std::chrono::steady_clock::now();
    const auto between = std::chrono::duration<double>(options.seconds / soak_rows);
    int rows = 0;
    return play_watched(options, [&](Stage& stage, Load& load) {
        const std::chrono::duration<double> since = std::chrono::steady_clock::now() - begun;
        if (since < rows * between) return false;
        ++rows;
        const Usage now = stage.server->usage();
        std::fprintf(stderr, "%8.1f s %10lld moves %8.1f MiB %6zu descriptors\n", since.count(),
                     static_cast<long long>(load.tally().acknowledged),
                     static_cast<double>(now.resident_bytes) / mebibyte, now.descriptors);
        return false;
    });
}

Report kill(const RunOptions& options) {
    Stage stage(options);
    if (!stage.server) return stage.report;
    Random random(options.seed);
    Load load(stage.server->port(), stage.plan());
    if (!load.meet(time_to_meet)) stage.report.fault("not all could begin to play");
    int killed = 0;
    for (; killed < options.kills; ++killed) {
        load.run_for(milliseconds(50 + random.below(200)));
        const std::int64_t before = load.tally().acknowledged;
        const unsigned short port = stage.server->port();
        stage.server->kill_at_once();
        if (!stage.start(port)) break;
        load.run_for(time_to_recover, [&] {
            return load.tally().acknowledged > before + static_cast<std::int64_t>(options.games);
        });
        if (load.tally().acknowledged == before) stage.report.fault("the games did not go on");
    }
    stage.report.figure("kills", "killed and started again", killed);
    end(stage, load);
    return stage.report;
}

Report idle(const RunOptions& options) {
    Stage stage(options);
    if (!stage.server) return stage.report;
    const double before = static_cast<double>(stage.server->usage().resident_bytes) / mebibyte;
    Usage now;
    const std::size_t connected =
        connect_idle(stage.server->port(), options.connections, [&] { now = stage.server->usage(); });
    const double after = static_cast<double>(now.resident_bytes) / mebibyte;
    Report& report = stage.report;
    report.figure("connections", "connected at once", static_cast<double>(connected));
    report.figure("server_mib_before", "the server's memory before (MiB)", before, 1);
    report.figure("server_mib", "the server's memory (MiB)", after, 1);
    report.figure("kib_a_connection", "a connection (KiB)",
                  connected > 0 ? (after - before) * 1024 / static_cast<double>(connected) : 0, 1);
    report.figure("server_files", "the server's descriptors", static_cast<double>(now.descriptors));
    if (connected != options.connections) report.fault("not all could connect");
    if (!stage.server->stop()) report.fault("the server did not end with status 0");
    return report;
}

}  // namespace shinpan::apps::load
