// shinpan prove: which stones live and which points are kept, with a certificate.
#include "base/json_writer.hpp"
#include "cli/chosen_rules.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/one_game.hpp"
#include "cli/pictures.hpp"
#include "cli/status.hpp"
#include "cli/terminal.hpp"
#include "referee/free_replay.hpp"
#include "referee/proven.hpp"

namespace shinpan::cli {
namespace {

// X and O: stones proven to live; b and w: points proven to be kept by Black and White; x, o and .: the rest.
std::string map_of(const ProvenPosition& proven) {
    Position kept = proven.position;
    std::string text;
    for_each_point(kept.size(), [&](Point p) {
        const Color stone = kept.at(p);
        char sign = stone == Color::black ? 'x' : stone == Color::white ? 'o' : '.';
        if (proven.sections[0].held.contains(p)) sign = 'b';
        if (proven.sections[1].held.contains(p)) sign = 'w';
        if (proven.sections[0].safe.contains(p)) sign = 'X';
        if (proven.sections[1].safe.contains(p)) sign = 'O';
        text += p.col() == 0 ? "  " : " ";
        text += sign;
        if (p.col() == kept.size().cols - 1) text += '\n';
    });
    return text;
}

std::string percent(int part, int whole) {
    return std::to_string((100 * part + whole / 2) / whole) + " %";
}

// White's komi where the record has none is the ruleset's.
void print_bounds(const ProvenPosition& proven, const Record& record, const Ruleset& rules) {
    const int black = proven.sections[0].kept().size();
    const int white = proven.sections[1].kept().size();
    put("Area: Black " + std::to_string(black) + " or more, White " + std::to_string(white) + " or more\n");
    const HalfPoints komi = record.komi.value_or(rules.komi.is);
    if (const auto winner = proven_winner(proven, rules, komi, record.handicap))
        put(std::string("Winner proven under ") + std::string(rules.id) + ": " + name(*winner) + "\n");
}

void print(const ProvenPosition& proven) {
    const int area = proven.position.size().area();
    put(text_picture(Picture{proven.position}) + "\nX, O: stones that live; b, w: points that Black, White "
                                                 "keeps; the rest is not proven\n" + map_of(proven) + "\n");
    for (const Section& section : proven.sections) {
        const Color player = section.defender;
        put(std::string(name(player)) + " moving second: " + std::to_string(section.safe.size()) + " of " +
            std::to_string(proven.position.count(player)) + " stones live, " +
            std::to_string(section.held.size()) + " points are kept besides\n");
    }
    const int points = proven.points().size();
    put("Proven: " + std::to_string(points) + " of " + std::to_string(area) + " points, " +
        percent(points, area) + "\n");
    put(std::string("Grade: ") + std::string(word(grade(proven))) + "\n");
    put("Searched: " + std::to_string(proven.sections[0].nodes + proven.sections[1].nodes) + " nodes\n");
}

void write_points(JsonWriter& json, const char* key, const PointSet& points, Size size) {
    json.key(key).begin_array();
    for (Point p : points) json.text(name(p, size));
    json.end_array();
}

void print_json(const ProveCommandOptions& options, const ProvenPosition& proven) {
    std::string line;
    JsonWriter json(line);
    const Size size = proven.position.size();
    json.begin_object().key("file").text(options.path).key("game").number(options.game);
    json.key("move").number(proven.moves).key("rules").text(proven.rules);
    for (const Section& section : proven.sections) {
        json.key(section.defender == Color::black ? "black" : "white").begin_object();
        write_points(json, "safe", section.safe, size);
        write_points(json, "held", section.held, size);
        json.key("nodes").number(static_cast<int>(section.nodes)).end_object();
    }
    json.key("grade").text(word(grade(proven)));
    json.key("proven_points").number(proven.points().size()).end_object();
    put(line + "\n");
}

}  // namespace

int run_prove(const ProveCommandOptions& options) {
    const auto record = one_game(options.path, options.game);
    if (!record) return refused;
    const auto move = move_asked(options.path, *record, options.move);
    if (!move) return wrong_usage;
    const auto rules = chosen_rules(options.rules, *record);
    if (!rules) {
        complain(rules.error().what);
        return wrong_usage;
    }
    const ProvenPosition proven =
        prove_position(*record, *move, (**rules).id, {.nodes = options.nodes});
    if (!options.out.empty()) {
        const auto written = write_file(options.out, to_text(certificate_of(proven)), options.force);
        if (!written) {
            complain(options.out, written.error());
            return wrong_usage;
        }
    }
    if (options.json) {
        print_json(options, proven);
        return fine;
    }
    print(proven);
    print_bounds(proven, *record, **rules);
    return fine;
}

}  // namespace shinpan::cli
