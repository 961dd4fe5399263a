// shinpan play: a game in the terminal against a program or a second person.
#include "apps/cli/commands.hpp"
#include "apps/cli/commands/board_size.hpp"
#include "apps/cli/commands/chosen_rules.hpp"
#include "apps/cli/commands/common_options.hpp"
#include "apps/cli/commands/opponents.hpp"
#include "apps/cli/commands/sandbox_options.hpp"
#include "apps/cli/files/files.hpp"
#include "apps/cli/files/input.hpp"
#include "apps/cli/files/records.hpp"
#include "apps/cli/machine.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/shell_word.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "apps/dialogue/dialogue.hpp"
#include "engines/gtp/protocol.hpp"
#include "formats/record/record_writer.hpp"
#include "formats/record/sgf/clocks.hpp"
#include "formats/record/sgf/writer.hpp"
#include "go/rules/handicap.hpp"
#include "go/rulesets/registry.hpp"
#include "go/table/time_control.hpp"
#include "referee/judge/judge.hpp"

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <random>
#include <utility>

#include <unistd.h>

namespace shinpan::inline apps::cli {
namespace {

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

constexpr const char* person = "Person";
constexpr int usual_level = 4;

// What is wrong with the options goes to stderr.
template <class T>
std::optional<T> no(std::string_view what) {
    complain(what);
    return {};
}

std::optional<Color> person_of(const std::string& word) {
    if (const auto color = gtp::color_in(word)) return color;
    if (word != "random") return no<Color>("--colour is black, white or random");
    return std::random_device()() % 2 == 0 ? Color::black : Color::white;
}

// With the time of the game, and what is left on both clocks behind the last move.
std::string to_sgf(const Record& record, const dialogue::Clocks& clocks) {
    sgf::Remarks remarks{.of_game = sgf::time_said(clocks.control())};
    const auto move = std::find_if(record.events.rbegin(), record.events.rend(),
                                   [](const Event& event) { return is_move(event.kind); });
    if (clocks.are_limited() && move != record.events.rend()) {
        remarks.of_events.resize(static_cast<std::size_t>(record.events.rend() - move));
        for (const Color player : {Color::black, Color::white})
            for (auto& said : sgf::left_said(player, clocks.of(player).told()))
                remarks.of_events.back().push_back(std::move(said));
    }
    return sgf::write(sgf::collection_of(record, remarks));
}

// Does a file hold more than the one game that is written to it: other games, variations, notes?
bool holds_more(const sgf::Collection& file) {
    constexpr std::array written{"GM", "FF", "CA", "AP", "SZ", "RU", "KM", "PB", "PW",
                                 "DT", "GN", "RE", "HA", "AB", "AW", "AE", "PL", "B",
                                 "W",  "KO", "BL", "WL", "OB", "OW", "TM", "OT"};
    const auto is_written = [&](std::string_view name) {
        return name.starts_with("SHN") || std::find(written.begin(), written.end(), name) != written.end();
    };
    if (file.game_count() > 1) return true;
    for (sgf::NodeIndex i = 0; i < file.node_count(); ++i) {
        const sgf::Node node = file.node(i);
        if (node.has_variations()) return true;
        for (int p = 0; p < node.property_count(); ++p)
            if (!is_written(node.property(p).name())) return true;
    }
    return false;
}

// The file of an earlier game gets another name. What was done, as a sentence; empty where there is no file.
Result<std::string, BadInput> set_aside(const std::string& path) {
    std::error_code error;
    const std::filesystem::path file(path);
    if (!std::filesystem::exists(file, error)) return std::string{};
    std::filesystem::path kept;
    for (int number = 1; kept.empty() || std::filesystem::exists(kept, error); ++number)
        kept = file.parent_path() /
               (file.stem().string() + "-" + std::to_string(number) + file.extension().string());
    std::filesystem::rename(file, kept, error);
    if (error)
        return failure(BadInput{
            0, 0, path + " holds an earlier game and cannot be renamed; name another file with --file"});
    return "The earlier game of " + path + " is now " + kept.string() + ".\n";
}

// A file from which `--resume` would go on, and which holds games alone: text with a game somewhere in it is
// somebody's notes.
bool is_of_games(const std::string& path) {
    const auto file = collection_in(path, {});
    return file && file->is_plain && first_game_in(path);
}

// A new game must not take the name of what play has not written. Says so.
bool may_be_replaced(const std::string& path) {
    std::error_code error;
    if (!std::filesystem::exists(path, error)) return true;
    if (std::filesystem::is_directory(path, error)) {
        complain(path + " is a folder; name a file with --file");
        return false;
    }
    if (std::filesystem::is_regular_file(path, error) && is_of_games(path)) return true;
    complain(path + " holds no game to resume and stays as it is; name another file with --file");
    return false;
}

// A new game is about to be kept there.
bool keep_earlier(const std::string& path) {
    const auto done = set_aside(path);
    if (done)
        put(*done);
    else
        complain(done.error().what);
    return done.has_value();
}

// Who sits where.
class Seating {
public:
    Seating(const PlayOptions& options, const TimeControl& time) : options_(options), time_(time) {}

    // As the options say.
    bool seat(dialogue::Settings& settings) {
        settings.seats[0].name = settings.seats[1].name = person;
        if (options_.two) return true;
        const auto color = person_of(options_.color);
        return color && program(settings.seats[*color == Color::black ? 1 : 0]);
    }

    // As a record that is taken up says, where the options name no other program.
    bool seat(dialogue::Settings& settings, const Record& record) {
        const std::string* names[]{&record.black, &record.white};
        for (std::size_t i = 0; i < 2; ++i) {
            dialogue::Seat& seat = settings.seats[i];
            seat.name = names[i]->empty() ? person : *names[i];
            if (seat.name == person || options_.two) continue;
            const auto level = level_in(seat.name);
            if (!level && options_.engine.empty() && options_.level == 0) {
                complain(seat.name +
                         " played: name the program with --engine or --level, or --two for persons");
                return false;
            }
            const bool as_before = level && options_.engine.empty() && options_.level == 0;
            if (!(as_before ? bot(seat, *level) : program(seat))) return false;
        }
        return true;
    }

private:
    bool bot(dialogue::Seat& seat, int level) {
        const auto seed = static_cast<std::uint64_t>(options_.seed);
        seat = {level_name(level), bot_at_level(level, seed, time_, options_.threads)};
        return true;
    }

    bool program(dialogue::Seat& seat) {
        if (options_.engine.empty()) return bot(seat, options_.level > 0 ? options_.level : usual_level);
        auto engine = engine_opponent({.command = options_.engine,
                                       .sandbox = !options_.sandbox.none,
                                       .within = sandbox_setup(options_.sandbox)},
                                      time_);
        if (!engine) {
            complain(engine.error());
            return false;
        }
        seat = {engine->name, engine->mover};
        return true;
    }

    const PlayOptions& options_;
    TimeControl time_;
};

// The conditions of a new game.
bool set_conditions(const PlayOptions& options, dialogue::Settings& settings) {
    const auto size = board_size_in(options.size);
    if (!size) {
        complain("--size is N or COLSxROWS, from 1 to 52 lines a side");
        return false;
    }
    settings.size = *size;
    const Handicap& handicap = settings.rules->handicap.is;
    if (options.handicap >= 2) {
        if (handicap.placement == Placement::none || handicap.placement == Placement::white_passes) {
            complain("these rules put no handicap stones on the board before the game");
            return false;
        }
        settings.handicap = customary_handicap(options.handicap, *size, handicap.placement);
        if (settings.handicap.empty()) {
            complain("a board of this size has no customary points for so many handicap stones");
            return false;
        }
    }
    settings.komi = komi_for(*settings.rules, options.handicap);
    if (options.komi.empty()) return true;
    const auto komi = gtp::komi_in(options.komi);
    if (!komi)
        complain("--komi must be a number of whole or half points");
    else
        settings.komi = *komi;
    return komi.has_value();
}

// `is_kept` is told whether the file has the game as it stands; it must outlive what is given back.
dialogue::Storage storage(const std::string& file, bool& is_kept) {
    const auto save = [file, &is_kept](const Record& record,
                                       const dialogue::Clocks& clocks) -> Result<void, BadInput> {
        if (file.empty()) return {};
        auto written = write_file(file, to_sgf(record, clocks), true);
        is_kept = written.has_value();
        return written;
    };
    const auto write = [](const std::string& path, const Record& record, const dialogue::Clocks& clocks) {
        return write_new_file(path, to_sgf(record, clocks));
    };
    const auto leave_earlier = [file]() -> Result<std::string, BadInput> {
        if (file.empty()) return std::string{};
        return set_aside(file);
    };
    return {.save = save, .load = first_game_in, .write = write, .set_aside = leave_earlier};
}

// How to go on with the game of the file. A record names rules of one's own, but not where they are.
std::string to_go_on(const PlayOptions& options, const Ruleset& rules) {
    std::string command = "shinpan play --resume";
    if (options.file != PlayOptions{}.file) command += " --file " + shell_word(options.file);
    if (!ruleset_called(rules.id)) command += " --rules " + shell_word(options.rules);
    return "`" + command + "` goes on.\n";
}

std::string last_words;  // made before the signal comes: there is no memory to be had while it is handled

// Control-C leaves at once: every move is in the file already.
extern "C" void leave(int) {
    (void)!write(STDOUT_FILENO, last_words.data(), last_words.size());
    _exit(130);
}

void show(const std::string& said, Charset charset) {
    const std::string text = visible_in_style(said);
    put(charset == Charset::unicode ? text : in_ascii(text));
    flush();
}

// Where the game is, and how to go on with it.
std::string farewell(const PlayOptions& options, const Game& game, bool is_kept) {
    if (!is_kept) return "The game is not in " + options.file + ": it could not be written.\n";
    return "The game is in " + options.file +
           (game.is_over() ? ".\n" : "; " + to_go_on(options, game.rules()));
}

int converse(dialogue::Dialogue& talk, Charset charset, const PlayOptions& options, const bool& is_kept) {
    const bool is_typed = isatty(STDIN_FILENO) != 0;
    if (!options.no_save) {
        last_words = "\nThe game is kept as it was: " + to_go_on(options, talk.game().rules());
        std::signal(SIGINT, leave);
    }
    show(talk.begin(), charset);
    Input input(STDIN_FILENO);
    while (!talk.is_over()) {
        show(talk.prompt(), charset);
        const auto line = input.line();
        if (!line) show("\n", charset);
        if (!line) break;
        if (!is_typed) show(*line + "\n", charset);
        show(talk.answer(*line), charset);
    }
    if (options.no_save) return fine;
    show(farewell(options, talk.game(), is_kept), charset);
    return is_kept ? fine : refused;
}

// A game that is resumed, and its clocks where it goes on with them.
struct Earlier {
    Record record;
    std::optional<sgf::ClocksFound> clocks{};
    bool file_holds_more = false;
};

std::optional<Earlier> earlier_game(const PlayOptions& options) {
    auto record = first_game_in(options.file);
    if (!record) {
        complain(options.file, record.error());
        return {};
    }
    Earlier earlier{.record = *std::move(record)};
    const auto file = collection_in(options.file, {});
    earlier.file_holds_more = file && holds_more(file->collection);
    if (options.time.empty() && file && file->collection.game_count() > 0)
        earlier.clocks = sgf::clocks_in(file->collection.game(0));
    return earlier;
}

std::optional<dialogue::Dialogue::Left> left_on(const Earlier& earlier) {
    if (!earlier.clocks || !earlier.clocks->left[0] || !earlier.clocks->left[1]) return {};
    return dialogue::Dialogue::Left{*earlier.clocks->left[0], *earlier.clocks->left[1]};
}

// Does the word that a record has for its rules stand for these?
bool is_word_for(const Ruleset& rules, const std::string& word) {
    if (word == rules.id) return true;
    const auto recorded = rules_called(word);
    return recorded && (**recorded).id == rules.id;
}

int run_play(const PlayOptions& options) {
    const std::string file = options.no_save ? "" : options.file;
    std::optional<Earlier> earlier;
    if (options.resume && !(earlier = earlier_game(options))) return refused;
    if (!earlier && !file.empty() && !may_be_replaced(file)) return wrong_usage;
    const bool as_recorded = earlier && options.rules.empty();
    const auto rules = as_recorded ? chosen_rules("record", earlier->record)
                                   : chosen_rules(options.rules.empty() ? std::string(ruleset_of_engines().id)
                                                                        : options.rules);
    if (!rules) {
        complain(as_recorded ? options.file + ": " + rules.error().what : rules.error().what);
        return wrong_usage;
    }
    if (earlier && !as_recorded && !earlier->record.rules_word.empty() &&
        !is_word_for(**rules, earlier->record.rules_word)) {
        complain("the game in " + options.file + " is played under other rules, " +
                 earlier->record.rules_word + "; leave out --rules to go on with it");
        return wrong_usage;
    }
    const Charset charset = writes_utf8() && !options.ascii ? Charset::unicode : Charset::ascii;
    dialogue::Settings settings{
        .rules = &**rules, .adviser = adviser(options.threads), .look = {charset, options.plain, bold, red}};
    const auto time = earlier && earlier->clocks
                          ? Result<TimeControl, BadInput>(earlier->clocks->control)
                          : time_control_in(options.time.empty() ? "none" : options.time);
    if (!time) {
        complain("--time: " + time.error().what);
        return wrong_usage;
    }
    settings.time = *time;
    Seating seating(options, *time);
    if (earlier ? !seating.seat(settings, earlier->record)
                : !set_conditions(options, settings) || !seating.seat(settings))
        return wrong_usage;
    if (earlier) settings.size = earlier->record.size;
    const bool is_replaced = !earlier || earlier->file_holds_more;
    if (is_replaced && !file.empty() && !keep_earlier(file)) return refused;
    bool is_kept = earlier.has_value();
    dialogue::Dialogue talk(std::move(settings), machine(), storage(file, is_kept));
    if (earlier) {
        if (const auto done = talk.take_up(earlier->record, left_on(*earlier)); !done) {
            complain(options.file, BadInput{0, 0, done.error()});
            return refused;
        }
    }
    return converse(talk, charset, options, is_kept);
}

// Who plays, on which board.
void add_players(const CommandParser& command, PlayOptions& options, const OptionParser& resumed) {
    const OptionParser two = command.flag("--two", options.two, "Two persons play at this terminal");
    command.option("--rules", options.rules,
                   "A ruleset, or a .toml or .json file of your own (default: " +
                       std::string(ruleset_of_engines().id) + ")");
    command.option("--size", options.size, "N or COLSxROWS").shows_default().excludes(resumed);
    command.option("--komi", options.komi, "Points for White (default: what the rules say)")
        .excludes(resumed);
    command.option("--handicap", options.handicap, "Black stones before White's first move")
        .whole_number(0, 9)
        .excludes(resumed);
    command.option("--colour,--color", options.color, "Yours: black, white or random")
        .shows_default()
        .excludes(two);
    const std::string usual = " (default: " + std::to_string(usual_level) + ")";
    const OptionParser level = add_level(command, options.level, level_help() + usual).excludes(two);
    const OptionParser engine =
        command.option("--engine", options.engine, "Play against this program, which speaks GTP")
            .excludes(two)
            .excludes(level);
    for (const OptionParser& option : add_sandbox(command, options.sandbox)) option.needs(engine);
}

}  // namespace

void add_play(const CommandParser& program) {
    const CommandParser command =
        program.command("play", "A game in the terminal, against a program or a person");
    PlayOptions& options = command.runs(run_play);
    const OptionParser resumed = command.flag("--resume", options.resume, "Go on with the game of the file");
    add_players(command, options, resumed);
    command.option(
        "--time", options.time,
        "Clocks: " + std::string(time_control_forms()) + " (default: none, or the resumed game's)");
    add_seed(command, options.seed);
    add_threads(command, options.threads);
    const OptionParser file =
        command.option("--file", options.file, "Where the game is kept after each move").shows_default();
    command.flag("--no-save", options.no_save, "Keep no file").excludes(file);
    command.flag("--plain", options.plain, "Sentences without drawings, as a screen reader can follow");
    command.flag("--ascii", options.ascii, "Draw in ASCII although the terminal has more");
}

}  // namespace shinpan::apps::cli
