// Commands about records: reading one, writing the game.
#include "base/text.hpp"
#include "engines/gtp/commands.hpp"
#include "formats/record/record_writer.hpp"
#include "formats/record/sgf/writer.hpp"
#include "go/rulesets/registry.hpp"

namespace shinpan::inline engines::gtp {
namespace {

// A path may have blanks in it; GoGui puts it in quotation marks then.
std::string path_in(const Arguments& words) {
    const std::string path = listed(words, " ");
    const bool is_quoted = path.size() > 2 && path.front() == '"' && path.back() == '"';
    return is_quoted ? path.substr(1, path.size() - 2) : path;
}

// A number behind the path is a move.
Answer load_record(SessionState& engine, const Arguments& words) {
    if (!engine.host.load) return failure(std::string("cannot load file: no file is read here"));
    std::optional<int> before_move;
    Arguments path = words;
    if (path.size() > 1) before_move = whole_number_in(path.back());
    if (before_move) path.pop_back();
    const auto record = engine.host.load(path_in(path));
    if (!record) return failure("cannot load file: " + record.error().what);
    auto done = engine.game.load(*record, before_move);
    if (!done) return failure("cannot load file: " + done.error());
    engine.clock.begin_again();
    return "";
}

Answer print_record(SessionState& engine, const Arguments& words) {
    sgf::Remarks remarks;
    const std::string rules = rules_remark(engine.game.rules());
    if (!rules.empty()) remarks.of_game.emplace_back("GC", rules);
    const std::string text = sgf::write(sgf::collection_of(engine.game.record(), remarks));
    if (words.empty() || words[0] == "-") return text;
    if (!engine.host.save) return failure(std::string("cannot save file: no file is written here"));
    if (auto saved = engine.host.save(path_in(words), text); !saved)
        return failure("cannot save file: " + saved.error().what);
    return "";
}

std::string listed_points(const std::vector<Point>& points, Size size) {
    return listed(points, " ", [&](Point p) { return name(p, size); });
}

// The stones of the handicap, on one line.
Answer list_handicap(SessionState& engine, const Arguments&) {
    for (const Event& event : engine.game.record().events)
        if (event.kind == EventKind::handicap) return listed_points(*event.points, engine.game.size());
    return "";
}

// What was set up, but for the handicap: a line for each list, "black D4 E5"; "empty" where stones were taken
// off.
Answer list_setup(SessionState& engine, const Arguments&) {
    std::string text;
    for (const Event& event : engine.game.record().events) {
        if (event.kind != EventKind::setup) continue;
        const std::string color = is_stone(event.by) ? lower(name(event.by)) : "empty";
        text += color + " " + listed_points(*event.points, engine.game.size()) + "\n";
    }
    return text;
}

Answer list_stones(SessionState& engine, const Arguments& words) {
    const auto color = color_in(words[0]);
    if (!color) return syntax_error(not_a_color);
    std::vector<Point> stones;
    for (const Point p : engine.game.game().board().position().points(*color)) stones.push_back(p);
    return listed_points(stones, engine.game.size());
}

constexpr CommandEntry records[]{
    {"loadsgf", "a file and a move number", 1, any_number, load_record},
    {"printsgf", "a file, or nothing", 0, any_number, print_record},
    {"list_handicap", "", 0, 0, list_handicap},
    {"list_setup", "", 0, 0, list_setup},
    {"list_stones", "a colour", 1, 1, list_stones},
};

}  // namespace

std::span<const CommandEntry> record_commands() { return records; }

}  // namespace shinpan::engines::gtp
