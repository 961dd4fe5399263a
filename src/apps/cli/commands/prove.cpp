// shinpan prove: which stones live and which points are kept, with a certificate.
#include "analysis/proof/prover.hpp"
#include "apps/cli/commands.hpp"
#include "apps/cli/commands/chosen_rules.hpp"
#include "apps/cli/commands/common_options.hpp"
#include "apps/cli/commands/one_game.hpp"
#include "apps/cli/commands/pictures.hpp"
#include "apps/cli/files/files.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/progress.hpp"
#include "apps/cli/terminal/shell_word.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "formats/record/record_writer.hpp"
#include "formats/record/sgf/writer.hpp"
#include "go/score/control.hpp"
#include "referee/judge/dead_stones.hpp"
#include "referee/judge/judge.hpp"
#include "referee/proof/agreed.hpp"
#include "referee/proof/bare_record.hpp"
#include "referee/proof/proven_seki.hpp"
#include "referee/proof/standing.hpp"
#include "referee/proof/unjudged_replay.hpp"
#include "referee/report/json_parts.hpp"

#include <algorithm>

namespace shinpan::inline apps::cli {
namespace {

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

std::string percent(int part, int whole) { return std::to_string((100 * part + whole / 2) / whole) + " %"; }

void print_bounds(const ProvenPosition& proven, const Record& record, const Ruleset& rules) {
    const int black = proven.sections[0].kept().size();
    const int white = proven.sections[1].kept().size();
    put("Area: Black " + std::to_string(black) + " or more, White " + std::to_string(white) + " or more\n");
    if (const auto winner = proven_winner(proven, record, rules))
        put(std::string("Winner proven under ") + std::string(rules.id) + ": " + name(*winner) + "\n");
}

std::string threats(int count) { return std::to_string(count) + (count == 1 ? " threat" : " threats"); }

// What the owner of a chain that depends on a ko needs to keep it.
std::string who_needs_threats(const ChainStatus& one) {
    const std::string owner(name(one.owner));
    const std::string opponent(name(other(one.owner)));
    const std::string start = opponent + " moving first, a ko decides: ";
    if (!one.ko->owner_needs) return start + "whoever has enough threats";
    const int more = *one.ko->owner_needs;
    if (more > 0) return start + owner + " keeps it with " + threats(more) + " more than " + opponent;
    if (more == 0) return start + owner + " keeps it unless " + opponent + " has more threats";
    return start + opponent + " takes it with " + threats(1 - more) + " more than " + owner;
}

// What every chain depends on of which nothing is proven: two lines for each. What a play gains is told where
// nothing is agreed: else a proof ends with the chain.
void print_standings(const ProvenPosition& proven, const std::vector<ChainStatus>& standings) {
    const Size size = proven.position.size();
    const auto gain = [&](const FirstPlay& play) {
        if (rests_on_agreement(proven)) return std::string();
        const Section& now = proven.sections[play.section.defender == Color::black ? 0 : 1];
        const int points = (play.section.kept() - now.kept()).size();
        return ", " + std::to_string(points) + (points == 1 ? " point more" : " points more");
    };
    const auto play = [&](const std::optional<FirstPlay>& found, Color player, const char* does) {
        const std::string who = "    " + std::string(name(player)) + " moving first: ";
        if (!found) return who + "nothing proven\n";
        const std::string at = found->at == no_point ? "nothing needed" : name(found->at, size) + " " + does;
        return who + at + gain(*found) + "\n";
    };
    for (const ChainStatus& one : standings) {
        const int stones = one.stones.size();
        put("  " + name(*one.stones.begin(), size) + "  " + std::string(name(one.owner)) + ", " +
            std::to_string(stones) + (stones == 1 ? " stone: " : " stones: ") + std::string(word_of(one.is)) +
            (one.is == ChainFate::open && one.is_cut_short ? ", with more --nodes more may be proven\n"
                                                           : "\n"));
        if (one.is == ChainFate::ko_dependent)
            put("    " + (one.ko ? who_needs_threats(one) : "goes with the ko beside it") + "\n");
        if (one.is != ChainFate::open && !one.saved && !one.killed) continue;  // without a play
        put(play(one.saved, one.owner, "saves it"));
        put(play(one.killed, other(one.owner), "kills it"));
    }
}

// The agreed points on which a proof rests.
void print_agreed(const ChainStatus& standing, Size size) {
    for (const auto* play : {&standing.saved, &standing.killed}) {
        if (!*play) continue;
        const Section& section = (**play).section;
        for_each_region(section.agreed, size, [&](const PointSet& part) {
            put("    as far as agreed: " + std::string(name(section.defender)) + " has the " +
                std::to_string(part.size()) + " points around " + name(*part.begin(), size) +
                ", and what is beside them lives\n");
        });
    }
}

void print(const ProvenPosition& proven) {
    const int area = proven.position.size().area();
    put(text_picture(Picture{proven.position}) +
        "\nX, O: stones that live; b, w: points that Black, White "
        "keeps; the rest is not proven\n" +
        map_of(proven) + "\n");
    for (const Section& section : proven.sections) {
        const Color player = section.defender;
        put(std::string(name(player)) + " moving second: " + std::to_string(section.safe.size()) + " of " +
            std::to_string(proven.position.count(player)) + " stones live, " +
            std::to_string(section.held.size()) + " points are kept besides\n");
    }
    const int points = proven.points().size();
    put("Proven: " + std::to_string(points) + " of " + std::to_string(area) + " points, " +
        percent(points, area) + "\n");
    const auto& [black, white] = proven.sections;
    const bool is_cut_short = black.is_cut_short || white.is_cut_short;
    put("Searched: " + std::to_string(black.nodes + white.nodes) + " nodes" +
        (is_cut_short ? ", all that it may take: with more --nodes more may be proven\n" : "\n"));
}

void print(const std::vector<ProvenSeki>& sekis, Size size) {
    for (const ProvenSeki& seki : sekis) {
        put("Seki: " + name(*seki.stones[0].begin(), size) + " and " + name(*seki.stones[1].begin(), size) +
            " over");
        for (Point p : seki.shared) put(" " + name(p, size));
        put("\n");
        for (Color player : {Color::black, Color::white}) {
            const auto& cost = seki.costs_to_start[player == Color::black ? 0 : 1];
            const std::string lost = cost ? std::to_string(*cost) + " stones" : "nothing proven";
            put("    " + std::string(name(player)) + " by starting loses: " + lost + "\n");
        }
    }
}

void print_json(const ProveCommandOptions& options, const ProvenPosition& proven,
                const std::vector<ChainStatus>& standings, const std::vector<ProvenSeki>& sekis) {
    std::string line;
    JsonWriter json(line);
    const Size size = proven.position.size();
    json.begin_object().key("file").text(options.path).key("game").number(options.game);
    json.key("move").number(proven.moves).key("rules").text(proven.rules);
    if (rests_on_agreement(proven)) {
        write_agreed(json, proven);
    } else {
        write_proof(json, proven);
    }
    if (options.first || !options.chain.empty()) write_standings(json, standings, size);
    if (options.first) write_sekis(json, sekis, size);
    if (!rests_on_agreement(proven)) {
        json.key("grade").text(word_of(grade(proven, standings)));
        json.key("proven_points").number(proven.points().size());
    }
    json.end_object();
    put(line + "\n");
}

std::vector<ChainStatus> standings_of(const ProvenPosition& proven, const ProveCommandOptions& options) {
    std::optional<Progress> bar;
    return standings(proven, {.nodes = options.nodes / 4}, [&](std::size_t done, std::size_t of) {
        if (!bar) bar.emplace(of, "chains");
        bar->show(done);
    });
}

// What goes beside the certificate where the checker cannot follow the file: a record that it can.
std::optional<Record> record_beside(const ProveCommandOptions& options, const Record& record, int moves) {
    const bool is_file = options.path != standard_input && options.game == 1;
    if (is_file && is_followed(record, moves)) return {};
    return plain_record(record, moves);
}

// These give the exit status.
int write_record(const ProveCommandOptions& options, const Record& plain) {
    const std::string path = options.out + ".sgf";
    const int status = write_out(path, sgf::write(sgf::collection_of(plain)), options.force);
    if (status != fine) return status;
    complain(path, {0, 0,
                    "is the record to check with: shinpan check " + shell_word(path) + " " +
                        shell_word(options.out) + "; in " + options.path +
                        " the checker would not find the position"});
    return fine;
}

bool claims_nothing(const ProvenPosition& proven) {
    return proven.sections[0].zones.empty() && proven.sections[1].zones.empty();
}

bool has_first_plays(const std::vector<ChainStatus>& standings) {
    return std::any_of(standings.begin(), standings.end(),
                       [](const ChainStatus& one) { return one.saved || one.killed; });
}

// The certificate, if there is anything to claim, and beside it one for each first play: CERT.D4.black
int write_certificates(const ProveCommandOptions& options, const ProvenPosition& proven,
                       const std::vector<ChainStatus>& standings, int moves) {
    const auto write = [&](const std::string& path, Certificate certificate) {
        certificate.moves = moves;
        return write_out(path, to_text(certificate), options.force);
    };
    int status = claims_nothing(proven) ? fine : write(options.out, certificate_of(proven));
    for (const ChainStatus& one : standings)
        for (const auto* play : {&one.saved, &one.killed}) {
            if (!*play || status != fine) continue;
            const Section& section = (**play).section;
            const char* who = section.defender == Color::black ? ".black" : ".white";
            const std::string path =
                options.out + "." + name(*one.stones.begin(), proven.position.size()) + who;
            status = write(path, {proven.rules, moves, proven.position, {section}});
        }
    return status;
}

// All that -o asks for.
int write_proof(const ProveCommandOptions& options, const Record& record, const ProvenPosition& proven,
                const std::vector<ChainStatus>& standings) {
    const auto beside = record_beside(options, record, proven.moves);
    const int moves = beside ? moves_in(*beside) : proven.moves;
    const int status = write_certificates(options, proven, standings, moves);
    return status == fine && beside ? write_record(options, *beside) : status;
}

// The stone on the point of that name; nothing, with a complaint, where none stands there.
std::optional<Point> stone_named(const std::string& text, const Position& position) {
    const auto at = point_named(text, position.size());
    if (at && is_stone(position.at(*at))) return at;
    complain("no stone stands on '" + text + "'; write the name of a stone's point, such as D4");
    return std::nullopt;
}

// The stones that --agreed calls dead; nothing, with a complaint, where that cannot be.
std::optional<PointSet> agreed_dead(const ProveCommandOptions& options, const Record& record,
                                    const Position& position) {
    if (options.agreed == std::vector<std::string>{"none"}) return PointSet{};
    if (options.agreed == std::vector<std::string>{"marks"}) {
        if (record.marks) return marked_dead(position, *record.marks);
        complain(options.path,
                 {0, 0, "has no marks of territory; name the dead stones, or say --agreed none"});
        return std::nullopt;
    }
    PointSet dead;
    for (const std::string& text : options.agreed) {
        const auto stone = stone_named(text, position);
        if (!stone) return std::nullopt;
        dead.insert(*stone);
    }
    return dead;
}

// The chain in question, or what else is not proven, and what it was found from.
struct Asked {
    ProvenPosition proven;
    std::vector<ChainStatus> standings{};
    std::vector<ProvenSeki> sekis{};
};

Asked prove_all(const ProveCommandOptions& options, const Record& record, int move, std::string_view rules) {
    Asked asked{prove_position(record, move, rules, {.nodes = options.nodes})};
    if (!options.first) return asked;
    asked.standings = standings_of(asked.proven, options);
    asked.sekis = proven_sekis(asked.proven, {.nodes = options.nodes / 4});
    return asked;
}

Asked prove_chain(const ProveCommandOptions& options, const Record& record, int move, std::string_view rules,
                  Point stone, const std::optional<PointSet>& dead) {
    Progress bar(verdict_steps, "steps");
    auto [from, standing] = verdict_on(stone, record, move, rules, dead, {.nodes = options.nodes},
                                       [&](std::size_t done) { bar.show(done); });
    return {std::move(from), {std::move(standing)}};
}

int run_prove(const ProveCommandOptions& options) {
    const auto record = one_game(options.path, options.game, options.read);
    if (!record) return record.error();
    const auto move = move_asked(options.path, *record, options.move);
    if (!move) return wrong_usage;
    if (sets_up_the_impossible(options.path, *record, *move)) return refused;
    const auto rules = chosen_rules(options.rules, *record);
    if (!rules) return complain_of_rules(options.path, options.rules, *record, rules.error());
    const int status = tell_of_refused(options.path, *record, first_illegal(*record, **rules, *move));
    std::optional<Point> stone;
    std::optional<PointSet> dead;
    const Game game = replayed(*record, *move);
    if (!options.chain.empty()) stone = stone_named(options.chain, game.board().position());
    if (!options.agreed.empty()) dead = agreed_dead(options, *record, game.board().position());
    const bool lacks_stone = !options.chain.empty() && !stone;
    const bool lacks_dead = !options.agreed.empty() && !dead;
    if (lacks_stone || lacks_dead) return wrong_usage;
    const auto [proven, found, sekis] = stone
                                            ? prove_chain(options, *record, *move, (**rules).id, *stone, dead)
                                            : prove_all(options, *record, *move, (**rules).id);
    if (!options.out.empty() && claims_nothing(proven) && !has_first_plays(found)) {
        complain("nothing is proven of this position, so that there is no certificate to write");
        return refused;
    }
    if (!options.out.empty())
        if (const int written = write_proof(options, *record, proven, found); written != fine) return written;
    if (options.json) {
        print_json(options, proven, found, sekis);
        return status;
    }
    if (stone) {
        print_standings(proven, found);
        print_agreed(found[0], proven.position.size());
        return status;
    }
    print(proven);
    if (!found.empty()) {
        put("Not proven yet, and what a first play proves:\n");
        print_standings(proven, found);
    }
    if (options.first) print(sekis, proven.position.size());
    put("Grade: " + std::string(word_of(grade(proven, found))) + "\n");
    print_bounds(proven, *record, **rules);
    return status;
}

}  // namespace

void add_prove(const CommandParser& program) {
    const CommandParser command =
        program.command("prove", "Prove which stones live and which points are kept");
    ProveCommandOptions& options = command.runs(run_prove);
    add_record(command, options);
    command.option("-o,--out", options.out, "The certificate to write, for shinpan check");
    add_move(command, options.move);
    add_rules_of_record(command, options.rules);
    command.option("--nodes", options.nodes, "How much to search for each player")
        .whole_number(0, 100'000'000)
        .shows_default();
    command.flag("--first", options.first, "Also try who moves first, for each chain that is not proven");
    const OptionParser chain =
        command.option("--chain", options.chain, "Only a verdict on the chain of the stone on that point");
    command
        .option(
            "--agreed", options.agreed,
            "All other stones are agreed on; these of them are dead: marks, none, or points such as A1,B2")
        .separated_by(',')
        .one_value_each_time()
        .needs(chain);
    add_json(command, options.json);
    add_force(command, options.force);
}

}  // namespace shinpan::apps::cli
