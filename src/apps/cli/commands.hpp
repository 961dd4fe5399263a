// The commands of the program: what each can be told, and what it does. Each returns its exit status; errors
// go to stderr. The parser fills the options, and is the only one to know its library.
//
//   return run_referee({.paths = {"game.sgf"}, .rules = "all"});
#pragma once

#include "analysis/proof/prover.hpp"
#include "apps/cli/described.hpp"
#include "apps/cli/files/game_file.hpp"
#include "referee/proof/confirmed.hpp"
#include "server/web/http_server.hpp"

#include <optional>
#include <string>
#include <vector>

namespace shinpan::inline apps::cli {

struct RefereeOptions {
    std::vector<std::string> paths;
    std::string rules = "record";  // a ruleset's name, "record" or "all"
    std::string dead;              // empty: what is usual under the ruleset
    bool variations = false;
    bool json = false;
    int jobs = 0;  // 0: as many as there are cores
    bool resume = false;
    std::string state = "shinpan-referee.state";
    ReadHow read{};
};

struct ExplainOptions {
    std::string path;
    int game = 1;
    int move = 0;
    ReadHow read{};
};

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

struct DiagramOptions {
    std::string path;
    std::string out;
    int game = 1;
    std::optional<int> move{};  // nothing: the last one
    int numbers = 0;            // from which move on; 0: none
    bool force = false;
    ReadHow read{};
};

struct EstimateOptions {
    std::string path;
    std::string rules = "record";
    int game = 1;
    std::optional<int> move{};  // nothing: the last one
    int playouts = 400;
    bool json = false;
    ReadHow read{};
};

struct ConvertOptions {
    std::string in;
    std::string out;
    bool force = false;
    ReadHow read{};
};

struct CheckOptions {
    std::string record;
    std::string certificate;
    int game = 1;
    std::string rules;  // empty: those that the record names, if any
    ReadHow read{};
};

struct ProveCommandOptions {
    std::string path;
    std::string out;
    std::string rules = "record";
    int game = 1;
    std::optional<int> move{};  // nothing: the last one
    long nodes = ProveOptions{}.nodes;
    bool first = false;
    std::string chain;                  // the name of a stone's point; empty: no single chain is in question
    std::vector<std::string> agreed{};  // dead stones: marks, none, or points; empty: nothing is agreed
    bool json = false;
    bool force = false;
    ReadHow read{};
};

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

// No words: the list; one: that ruleset.
struct RulesOptions {
    std::vector<std::string> words;
    bool compare = false;
    bool katago = false;
};

struct SolveOptions {
    std::string size;
    std::string rules;
    double seconds = 0;  // 0: as long as it takes
    int memory = 2;      // for results, in GB
    bool json = false;
};

struct GtpOptions {
    std::string rules;  // empty: those of engines to which nobody names any
    int playouts = 2000;
    int level = 0;  // 0: as many playouts as that
    int seed = 1;
    int threads = 1;
    bool no_resign = false;
};

struct ServeOptions {
    int port = server::usual_port;
    std::vector<std::string> hosts;  // names of this machine's besides the loopback's
    std::string store;               // the file of games between people; empty: there are none
    bool open = false;
};

inline constexpr int usual_level = 4;

struct SandboxOptions {
    bool none = false;
    std::vector<std::string> read;         // files, folders and devices
    std::vector<std::string> environment;  // names of variables
    int processes = 0, scratch = 0;        // scratch in MiB; 0: what is usual
};

struct PlayOptions {
    std::string rules;  // empty: the usual ones, or those of the game that is resumed
    std::string size = "9";
    std::string komi;  // empty: as the rules have it
    int handicap = 0;
    std::string color = "black";  // the person's
    int level = 0;                // 0: the usual one, or that of the game that is resumed
    std::string engine;           // empty: the bot
    SandboxOptions sandbox;
    bool two = false;
    std::string time;  // empty: none, or that of the game that is resumed, with its clocks as they stood
    int seed = 1;
    int threads = 1;
    std::string file = "shinpan-play.sgf";
    bool no_save = false;
    bool resume = false;
    bool plain = false;
    bool ascii = false;
};

struct MatchOptions {
    std::vector<std::string> engines;  // command lines; none where a match is resumed
    int games = 0;                     // 0: what is usual, or what the match began with
    std::string rules;                 // empty: those of engines to which nobody names any
    std::string size;                  // empty: the openings', or 19
    std::string komi;                  // empty: the ruleset's
    int handicap = 0;
    std::string openings;
    std::string colors = "alternate";
    std::string time = "none";
    std::string time_a, time_b;  // empty: `time`
    std::string clock = "wall";
    double grace = 1;  // seconds
    double longest_move = 600;
    int most_moves = 0;  // 0: what is usual for the size
    std::string dead;    // empty: proof and estimate where the ruleset asks for agreement
    int jobs = 1;
    bool fresh = false;
    SandboxOptions sandbox;
    int memory = -1;  // MiB; 0: no limit; -1: the sandbox's
    int cpu = 0;      // seconds; 0: no limit
    std::string out = "shinpan-match";
    std::string resume;        // the folder of a match that was interrupted
    std::vector<double> sprt;  // two differences of Elo, or none
    std::string budget;        // "45m"; empty: no end of time
    bool json = false;
};

int run_referee(const RefereeOptions&);
int run_explain(const ExplainOptions&);
int run_count(const CountOptions&);
int run_check(const CheckOptions&);
int run_rules(const RulesOptions&);
int run_diagram(const DiagramOptions&);
int run_estimate(const EstimateOptions&);
int run_convert(const ConvertOptions&);
int run_prove(const ProveCommandOptions&);
int run_confirm(const ConfirmCommandOptions&);
int run_solve(const SolveOptions&);
int run_gtp(const GtpOptions&);
int run_play(const PlayOptions&);
int run_match(const MatchOptions&);
int run_serve(const ServeOptions&);

// These two describe the program itself.
int run_completion(const std::string& shell, const std::vector<Command>&);
int run_man(const std::vector<Command>&);

}  // namespace shinpan::apps::cli
