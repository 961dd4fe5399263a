// Certificates of small positions, sound and changed: no claim that is accepted contradicts the oracle, and
// hardly a change is accepted.
#include "check/changes.hpp"
#include "analysis/proof/certificate.hpp"
#include "analysis/proof/prover.hpp"
#include "check/check.hpp"
#include "formats/record/sgf/reader.hpp"
#include "formats/record/sgf/records.hpp"
#include "oracle/oracle.hpp"
#include "referee/proof/proven.hpp"
#include "referee/proof/unjudged_replay.hpp"

#include <doctest/doctest.h>

#include <array>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <numeric>
#include <optional>
#include <span>
#include <sstream>

using namespace check_test;
using shinpan::Color;
using shinpan::Position;
using shinpan::SelfCapture;
using shinpan::oracle::Oracle;

namespace {

constexpr shinpan::Size board_size{4, 3};

const Oracle& oracle(bool self_capture) {
    static const Oracle forbidden(board_size, SelfCapture::forbidden);
    static const Oracle allowed(board_size, SelfCapture::groups_only);
    return self_capture ? allowed : forbidden;
}

std::string content_of(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

bool is_slow() { return std::getenv("SHINPAN_SLOW") != nullptr; }

bool is_accepted(const Made& made, bool self_capture) {
    try {
        return !shinpan::check::check(made.record, made.text(), self_capture, -1).empty();
    } catch (const shinpan::check::Fault&) {
        return false;
    }
}

Position position_of(const std::vector<std::string>& rows) {
    const std::vector<std::string_view> views(rows.begin(), rows.end());
    return *shinpan::position_from(views);
}

// What an accepted certificate claims and the oracle refutes; empty where there is nothing.
std::string refuted(const Made& made, bool self_capture) {
    const auto certificate = shinpan::check::read_certificate(made.text());
    const auto& board = certificate.board;
    std::vector<std::string> rows;
    for (int y = 0; y < board.rows; ++y)
        rows.push_back(board.cells.substr(static_cast<std::size_t>(board.point(0, y)),
                                          static_cast<std::size_t>(board.cols)));
    const Position position = position_of(rows);
    const Oracle& asked = oracle(self_capture);
    std::string wrong;
    for (const auto& section : certificate.sections) {
        const Color defender = section.defender == 'X' ? Color::black : Color::white;
        const auto point = [&](int p) { return *shinpan::point_named(board.name(p), board_size); };
        for (int p : section.safe)
            if (asked.capturable(position, point(p), other(defender))) wrong += " safe " + board.name(p);
        for (int p : section.held)
            if (asked.can_live(position, other(defender), point(p), other(defender)))
                wrong += " held " + board.name(p);
    }
    return wrong;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::istringstream in(text);
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

// By plain search: of single chains and of all together, with one zone or several.
std::optional<Made> searched(const Position& position, Color defender, std::mt19937_64& random) {
    Plan plan{.rows = lines_of(shinpan::to_text(position)),
              .defender = defender == Color::black ? 'X' : 'O',
              .safe = {},
              .self_capture = random() % 2 == 0,
              .parts = random() % 4 == 0,
              .hold = random() % 2 == 0};
    shinpan::PointSet stones = position.points(defender);
    while (!stones.empty()) {
        plan.safe.push_back(shinpan::name(*stones.begin(), board_size));
        stones -= shinpan::connected(position, *stones.begin());
    }
    if (plan.safe.empty()) return {};
    if (random() % 2 == 0) plan.safe = {plan.safe[random() % plan.safe.size()]};
    const auto made = make(plan);
    return made && is_accepted(*made, plan.self_capture) ? made : std::nullopt;
}

// By the prover, who thinks that all stones of both live, or only the defender's.
std::optional<Made> proven(const Position& position, Color defender, std::mt19937_64& random) {
    shinpan::Hypothesis guess;
    guess.living = position.points(defender);
    if (random() % 2 == 0) guess.living |= position.points(other(defender));
    shinpan::for_each_point(board_size, [&](shinpan::Point p) {
        if (!guess.living.contains(p)) guess.owned[index_of(defender)].insert(p);
    });
    const bool self_capture = random() % 2 == 0;
    const auto section = prove(position, {}, defender, guess, {.self_capture = self_capture});
    if (section.kept().empty()) return {};
    const Made made{record_of(lines_of(shinpan::to_text(position))),
                    lines_of(to_text(shinpan::Certificate{"any", 0, position, {section}})), self_capture};
    CAPTURE(made.text());
    CHECK(is_accepted(made, self_capture));
    return made;
}

// Of random positions, for both players, half of them the prover's.
std::vector<Made> made_at_random(std::size_t count, std::mt19937_64& random) {
    std::vector<shinpan::oracle::Stones> positions;
    oracle(false).for_each_position([&](shinpan::oracle::Stones stones) { positions.push_back(stones); });
    std::vector<Made> all;
    while (all.size() < count) {
        const auto stones = positions[random() % positions.size()];
        const Position position = shinpan::oracle::position_of(stones, board_size);
        const Color defender = random() % 2 == 0 ? Color::black : Color::white;
        const auto made =
            all.size() % 2 == 0 ? searched(position, defender, random) : proven(position, defender, random);
        if (made) all.push_back(*made);
    }
    return all;
}

// Of the 9x9 games among the examples, at their end.
std::vector<Made> of_games() {
    std::vector<Made> all;
    for (const char* game : {"gnugo_9x9_japanese", "gnugo_9x9_french", "gnugo_9x9_tromp_taylor"}) {
        const std::string text = content_of(std::string("examples/") + game + ".sgf");
        const auto games = shinpan::sgf::read(text);
        REQUIRE(games);
        const auto record = shinpan::sgf::records(*games).front();
        REQUIRE(record);
        const int moves = shinpan::moves_in(*record);
        const auto found = prove_position(*record, moves, "tromp-taylor", {});
        const Made made{text, lines_of(shinpan::to_text(shinpan::certificate_of(found))), true};
        CHECK(is_accepted(made, true));
        all.push_back(made);
    }
    return all;
}

struct Tally {
    std::array<int, kinds> asked{};
    std::array<int, kinds> accepted{};

    static int all(const std::array<int, kinds>& counts) {
        return std::accumulate(counts.begin(), counts.end(), 0);
    }
    void print() const {
        for (std::size_t i = 0; i < kinds; ++i) {
            if (asked[i] == 0) continue;
            const Kind kind = static_cast<Kind>(i);
            std::cout << name(kind) << ": " << asked[i] << " changes, " << accepted[i] << " accepted";
            if (accepted[i] > 0) std::cout << ": " << why_still_a_proof(kind);
            std::cout << "\n";
        }
        std::cout << all(asked) << " changes, " << all(asked) - all(accepted) << " refused\n";
    }
};

// Changes certificates at random until so many changes are made; `examine` sees each that is accepted.
template <class Examine>
Tally change_many(const std::vector<Made>& sound, std::span<const Kind> wanted_kinds, int wanted,
                  std::mt19937_64& random, Examine examine) {
    Tally tally;
    while (tally.all(tally.asked) < wanted) {
        const Kind kind = wanted_kinds[random() % wanted_kinds.size()];
        const auto changed = change(sound[random() % sound.size()], kind, random);
        if (!changed) continue;
        ++tally.asked[static_cast<std::size_t>(kind)];
        if (!is_accepted(changed->made, changed->self_capture)) continue;
        ++tally.accepted[static_cast<std::size_t>(kind)];
        examine(*changed);
    }
    tally.print();
    return tally;
}

// The oracle has nothing against it, and we know why such a thing can be.
void is_still_a_proof(const Change& changed) {
    CAPTURE(name(changed.kind));
    CAPTURE(changed.made.record);
    CAPTURE(changed.made.text());
    CHECK(refuted(changed.made, changed.self_capture) == "");
    CHECK(std::string(why_still_a_proof(changed.kind)) != "");
}

constexpr Kind of_certificates[]{Kind::attack_dropped, Kind::answer_moved,     Kind::child_changed,
                                 Kind::node_made_leaf, Kind::provision_raised, Kind::zone_enlarged,
                                 Kind::other_chain,    Kind::hold_enlarged,    Kind::defender_changed,
                                 Kind::other_rules,    Kind::other_history};
constexpr Kind of_positions[]{Kind::other_position};
// Games' certificates have self-capture included, and a history of their own.
constexpr std::span<const Kind> of_game_certificates = std::span(of_certificates).first<9>();

}  // namespace

TEST_CASE("certificates as they were made are accepted, and the oracle has nothing against them") {
    std::mt19937_64 random(1);
    for (const Made& made : made_at_random(is_slow() ? 10'000 : 500, random)) {
        CAPTURE(made.text());
        CHECK(refuted(made, made.self_capture) == "");
    }
}

TEST_CASE("changed certificates are refused; those few that are not are proofs still") {
    std::mt19937_64 random(2);
    const std::vector<Made> sound = made_at_random(is_slow() ? 3000 : 300, random);
    const int wanted = is_slow() ? 120'000 : 5'000;
    const Tally tally = change_many(sound, of_certificates, wanted, random, is_still_a_proof);
    CHECK(100 * tally.all(tally.accepted) <= tally.all(tally.asked));
    for (Kind kind : of_certificates) CHECK(tally.asked[static_cast<std::size_t>(kind)] > 0);
}

TEST_CASE("a certificate that another position has too is a proof there") {
    std::mt19937_64 random(3);
    const std::vector<Made> sound = made_at_random(is_slow() ? 3000 : 300, random);
    const int wanted = is_slow() ? 40'000 : 2'000;
    const Tally tally = change_many(sound, of_positions, wanted, random, is_still_a_proof);
    CHECK(tally.all(tally.accepted) > 0);
    CHECK(2 * tally.all(tally.accepted) < tally.all(tally.asked));
}

TEST_CASE("changed certificates of games are refused") {
    std::mt19937_64 random(4);
    const int wanted = is_slow() ? 10'000 : 500;
    const auto known = [](const Change& changed) { CHECK(*why_still_a_proof(changed.kind) != '\0'); };
    const Tally tally = change_many(of_games(), of_game_certificates, wanted, random, known);
    CHECK(50 * tally.all(tally.accepted) <= tally.all(tally.asked));
}
