// An engine that behaves as it is told, well or badly, for the tests of what drives engines.
//
//   shinpan_test_engine MODE [COMMAND [NUMBER]]
//
// It plays at random, the same game for the same NUMBER. What the mode says it does at COMMAND, or at
// genmove.
#include "base/text.hpp"
#include "engines/gtp/protocol.hpp"
#include "go/game/game.hpp"
#include "go/rulesets/registry.hpp"

#include <cctype>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <string>
#include <thread>
#include <vector>

#include <unistd.h>

using namespace shinpan;

namespace {

const char* const known[] = {"protocol_version",
                             "name",
                             "version",
                             "list_commands",
                             "known_command",
                             "boardsize",
                             "clear_board",
                             "komi",
                             "play",
                             "genmove",
                             "time_settings",
                             "time_left",
                             "undo",
                             "final_score",
                             "quit",
                             "echo"};

class Engine {
public:
    Engine(std::string mode, std::string at, unsigned number)
        : mode_(std::move(mode)), at_(std::move(at)), random_(number) {}

    // False after quit.
    bool answer(const std::string& line) {
        const auto command = gtp::command_in(line);
        if (!command) return true;
        if (command->name == at_ && !misbehave(*command)) return true;
        reply(*command, result(*command));
        return command->name != "quit" || mode_ == "stays";
    }

private:
    gtp::Answer result(const gtp::Command& command) {
        const std::string& name = command.name;
        if (name == "name") return mode_ == "latin" ? "Caf\xe9" : "Test";
        if (name == "version") return "1";
        if (name == "protocol_version") return "2";
        if (name == "list_commands") return list();
        if (name == "boardsize") return start(std::stoi(command.arguments.at(0)));
        if (name == "clear_board") return start(game_.board().size().cols);
        if (name == "play") return play(command);
        if (name == "genmove") return generate(*gtp::color_in(command.arguments.at(0)));
        if (name == "final_score") return "W+0.5";
        if (name == "kata-set-rules" && mode_ == "katago") return take_rules(command);
        if (name == "echo") return listed(command.arguments, " ");
        for (const char* other : known)
            if (name == other) return "";
        return failure(std::string("unknown command"));
    }

    // KataGo's takes no komi.
    static gtp::Answer take_rules(const gtp::Command& command) {
        if (listed(command.arguments, " ").find("\"komi\"") == std::string::npos) return "";
        return failure(std::string("Unknown rules option: komi"));
    }

    std::string list() const {
        std::string all = mode_ == "katago" ? "kata-set-rules\n" : "";
        for (const char* name : known) all += std::string(name) + "\n";
        return all;
    }

    gtp::Answer start(int side) {
        const auto lines = static_cast<std::uint8_t>(side);
        game_ = Game(ruleset_of_engines(), {lines, lines}, {});
        return "";
    }

    Result<void, Refusal> apply(Color by, Point at) {
        if (game_.to_move() != by) (void)game_.apply(event(EventKind::turn, by));
        return game_.apply(at == no_point ? pass(by) : shinpan::play(by, at));
    }

    gtp::Answer play(const gtp::Command& command) {
        const auto color = gtp::color_in(command.arguments.at(0));
        const auto at = gtp::vertex_in(command.arguments.at(1), game_.board().size());
        if (!color || !at || (!apply(*color, *at) && *at != no_point))
            return failure(std::string("illegal move"));
        return "";
    }

    std::uint32_t next_random() { return random_ = random_ * 1664525 + 1013904223; }

    bool is_own_eye(Color color, Point p) const {
        for (const Point n : neighbours(p))
            if (contains(game_.board().size(), n) && game_.board().position().at(n) != color) return false;
        return true;
    }

    gtp::Answer generate(Color color) {
        const Size size = game_.board().size();
        if (mode_ == "resigns" && game_.tally().moves > 3) return "resign";
        for (int tries = 4 * size.area(); tries > 0; --tries) {
            const std::uint32_t random = next_random() >> 8;
            const Point at =
                point(static_cast<int>(random % size.cols), static_cast<int>(random / size.cols % size.rows));
            const bool is_free = game_.board().position().at(at) == Color::empty;
            if (is_free && !is_own_eye(color, at) && apply(color, at)) return gtp::vertex(at, size);
        }
        (void)apply(color, no_point);
        return "pass";
    }

    void reply(const gtp::Command& command, const gtp::Answer& answer) const {
        if (mode_ != "careless") {
            std::cout << gtp::response(command.id, answer) << std::flush;
            return;
        }
        std::string text = answer ? *answer : answer.error();
        for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        std::cout << "# a remark\r\n  " << (answer ? "=" : "?") << "\t " << text << " \t # so there\r\n"
                  << std::flush;
    }

    // What the mode does at the command; true where it is answered as well.
    bool misbehave(const gtp::Command& command) {
        const std::string id = command.id;
        if (mode_ == "hangs") std::this_thread::sleep_for(std::chrono::hours(1));
        if (mode_ == "leaves-a-child-and-hangs") {
            if (fork() == 0) std::this_thread::sleep_for(std::chrono::hours(1));
            std::this_thread::sleep_for(std::chrono::hours(1));
        }
        if (mode_ == "leaves-a-child-and-exits") {
            if (fork() == 0) std::this_thread::sleep_for(std::chrono::hours(1));
            std::_Exit(3);
        }
        if (mode_ == "crashes") {
            std::cerr << "Segmentation fault of sorts" << std::endl;
            std::raise(SIGKILL);
        }
        if (mode_ == "exits") std::_Exit(3);
        if (mode_ == "closes") {
            close(STDOUT_FILENO);
            std::this_thread::sleep_for(std::chrono::hours(1));
        }
        if (mode_ == "floods")
            while (true) std::cout << std::string(4000, 'x') << "\n";
        if (mode_ == "rubbish") std::cout << "Hello, world\n" << std::flush;
        if (mode_ == "no-newline") std::cout << "=" << id << " D4" << std::flush;
        if (mode_ == "wrong-id") std::cout << "=" << 1'000'000 << " D4\n\n" << std::flush;
        if (mode_ == "off-board") std::cout << "=" << id << " Z99\n\n" << std::flush;
        if (mode_ == "occupied") std::cout << "=" << id << " A1\n\n" << std::flush;
        if (mode_ == "words") std::cout << "=" << id << " I think D4 is best\n\n" << std::flush;
        if (mode_ == "refuses") std::cout << "?" << id << " I do not want to\n\n" << std::flush;
        if (mode_ == "slow") std::this_thread::sleep_for(std::chrono::milliseconds(700));
        if (mode_ == "noisy") std::cerr << std::string(300'000, '.') << std::endl;
        if (mode_ == "burns") burn(60);
        if (mode_ == "works") burn(0.3);
        if (mode_ == "eats") std::vector<char>(std::size_t{1} << 31, 'x').shrink_to_fit();
        for (const char* goes_on :
             {"slow", "noisy", "careless", "good", "eats", "works", "resigns", "stays", "latin"})
            if (mode_ == goes_on) return true;
        return false;
    }

    static void burn(double seconds) {
        const auto end = std::clock() + static_cast<std::clock_t>(seconds * CLOCKS_PER_SEC);
        while (std::clock() < end) {
        }
    }

    std::string mode_, at_;
    std::uint32_t random_;
    Game game_{ruleset_of_engines(), Size{19, 19}, {}};
};

}  // namespace

int main(int argc, char** argv) {
    const auto word = [&](int i, const char* none) { return std::string(argc > i ? argv[i] : none); };
    const std::string mode = word(1, "good");
    if (mode == "silent") std::this_thread::sleep_for(std::chrono::hours(1));
    Engine engine(mode, word(2, "genmove"), static_cast<unsigned>(std::stoul(word(3, "1"))));
    for (std::string line; std::getline(std::cin, line);)
        if (!engine.answer(line)) return 0;
    if (mode == "stays") std::this_thread::sleep_for(std::chrono::hours(1));
}
