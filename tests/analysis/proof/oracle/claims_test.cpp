// Every claim of the prover against the exhaustive answers on 4x3: none may be wrong, and most of what is
// true must be found. With a rule of the proof left out the same comparison fails.
#include "analysis/ownership/hypothesis.hpp"
#include "analysis/proof/certificate.hpp"
#include "analysis/proof/proven_zone.hpp"
#include "analysis/proof/prover.hpp"
#include "check/check.hpp"
#include "go/score/control.hpp"
#include "oracle/oracle.hpp"

#include <doctest/doctest.h>

#include <cstdlib>
#include <vector>

using namespace shinpan;
using oracle::Mask;
using oracle::Oracle;
using oracle::Stones;

namespace {

constexpr Size four_by_three{4, 3};

struct Comparison {
    int positions = 0;
    int wrong_safe = 0;
    int wrong_held = 0;
    int certificates = 0;
    int refused = 0;        // of those, by the checker
    int safe_chains = 0;    // that cannot be taken, the attacker moving first
    int proven_chains = 0;  // of those
};

PointSet everything(Size size) {
    PointSet all;
    for_each_point(size, [&](Point p) { all.insert(p); });
    return all;
}

// What may be thought of a tiny position: all of Black's chains live, or one; White's all do, or none.
std::vector<Hypothesis> hypotheses(const Position& position) {
    std::vector<PointSet> living{position.points(Color::black)};
    for_each_region(position.points(Color::black), position.size(), [&](const PointSet& chain) {
        if (!(chain == living[0])) living.push_back(chain);
    });
    std::vector<Hypothesis> all;
    for (const PointSet& black : living)
        for (const bool white_lives : {false, true}) {
            if (white_lives && position.count(Color::white) == 0) continue;
            Hypothesis guess;
            guess.living = black;
            if (white_lives) guess.living |= position.points(Color::white);
            guess.owned[0] = everything(position.size()) - guess.living;
            all.push_back(guess);
        }
    return all;
}

// The position as a record that has no moves.
std::string record_of(const Position& position) {
    std::string text = "(;GM[1]FF[4]SZ[4:3]";
    for (Color player : {Color::black, Color::white}) {
        if (position.count(player) > 0) text += player == Color::black ? "AB" : "AW";
        for (Point p : position.points(player))
            text += {'[', static_cast<char>('a' + p.col()), static_cast<char>('a' + p.row()), ']'};
    }
    return text + ")";
}

bool is_accepted(const Position& position, const Section& section) {
    const std::string certificate = to_text(Certificate{"any", 0, position, {section}});
    try {
        return !check::check(record_of(position), certificate, section.self_capture, 0).empty();
    } catch (const check::Fault&) {
        return false;
    }
}

void compare(const Oracle& oracle, Stones stones, const ProveOptions& options, Comparison& found) {
    const Position position = oracle::position_of(stones, four_by_three);
    const Mask taken = oracle.capturable(stones, Color::white, Color::white);
    const Mask lives = oracle.can_live(stones, Color::white, Color::white);
    PointSet safe;
    for (const Hypothesis& guess : hypotheses(position)) {
        const Section section = prove(position, {}, Color::black, guess, options);
        found.wrong_safe += (oracle::mask_of(section.safe, four_by_three) & taken) != 0;
        found.wrong_held += (oracle::mask_of(section.held, four_by_three) & lives) != 0;
        safe |= section.safe;
        const bool is_checked = options.left_out == LeftOut::nothing && !section.kept().empty();
        found.certificates += is_checked;
        found.refused += is_checked && !is_accepted(position, section);
    }
    ++found.positions;
    for_each_region(position.points(Color::black), four_by_three, [&](const PointSet& chain) {
        const bool capturable = (oracle::mask_of(chain, four_by_three) & taken) != 0;
        found.safe_chains += !capturable;
        found.proven_chains += !capturable && (chain - safe).empty();
    });
}

// What Black can do when he moves first.
struct FirstComparison {
    int wrong_safe = 0;
    int wrong_held = 0;
    int certificates = 0;
    int refused = 0;
    int takeable_chains = 0;  // of White, that Black can take by force, the bans and kos being his
    int taken_chains = 0;     // of those, proven dead, or taken at once
    int saveable_chains = 0;  // of Black, that can be taken when White moves first, not when Black does
    int saved_chains = 0;     // of those, proven to live
};

bool is_in_atari(const Position& position, const PointSet& chain) {
    PointSet liberties;
    for (Point p : surroundings(chain, position.size()))
        if (position.at(p) == Color::empty) liberties.insert(p);
    return liberties.size() == 1;
}

// Is it proven for that chain, whatever is thought of it? Each proof is held against the exhaustive answers.
bool is_proven_first(const Oracle& oracle, Stones stones, const PointSet& chain, FirstComparison& found) {
    const Position position = oracle::position_of(stones, four_by_three);
    const Mask taken = oracle.capturable(stones, Color::white, Color::black);
    const Mask lives = oracle.can_live(stones, Color::white, Color::black);
    for (const Hypothesis& guess : hypotheses(position)) {
        const auto first = prove_first(position, {}, Color::black, guess, chain).play;
        if (!first) continue;
        const Section& section = first->section;
        found.wrong_safe += (oracle::mask_of(section.safe, four_by_three) & taken) != 0;
        found.wrong_held += (oracle::mask_of(section.held, four_by_three) & lives) != 0;
        ++found.certificates;
        found.refused += !is_accepted(position, section);
        return true;
    }
    return false;
}

void compare_first(const Oracle& oracle, Stones stones, FirstComparison& found) {
    const Position position = oracle::position_of(stones, four_by_three);
    const Mask takeable = oracle.capturable(stones, Color::black, Color::black);
    for_each_region(position.points(Color::white), four_by_three, [&](const PointSet& chain) {
        if ((oracle::mask_of(chain, four_by_three) & takeable) == 0) return;
        ++found.takeable_chains;
        found.taken_chains += is_in_atari(position, chain) || is_proven_first(oracle, stones, chain, found);
    });
    const Mask second = oracle.capturable(stones, Color::white, Color::white);
    const Mask first = oracle.capturable(stones, Color::white, Color::black);
    for_each_region(position.points(Color::black), four_by_three, [&](const PointSet& chain) {
        const Mask points = oracle::mask_of(chain, four_by_three);
        if ((points & second) == 0 || (points & first) != 0) return;
        ++found.saveable_chains;
        found.saved_chains += is_proven_first(oracle, stones, chain, found);
    });
}

// What is claimed for both players at once, where small chains may be given up and rivals left out.
void compare_both(const Oracle& oracle, Stones stones, Comparison& found) {
    const Position position = oracle::position_of(stones, four_by_three);
    std::vector<Hypothesis> guesses = hypotheses(position);
    guesses.push_back(hypothesis(position));
    ++found.positions;
    for (const Hypothesis& guess : guesses)
        for (const Section& section : prove_both(position, {}, guess)) {
            const Color attacker = other(section.defender);
            const Mask taken = oracle.capturable(stones, attacker, attacker);
            const Mask lives = oracle.can_live(stones, attacker, attacker);
            found.wrong_safe += (oracle::mask_of(section.safe, four_by_three) & taken) != 0;
            found.wrong_held += (oracle::mask_of(section.held, four_by_three) & lives) != 0;
            if (section.kept().empty()) continue;
            ++found.certificates;
            found.refused += !is_accepted(position, section);
        }
}

// The zones of that proof that rely on nothing elsewhere, so that what they hold may be agreed on.
std::vector<PointSet> zones_by_themselves(const Section& section) {
    std::vector<PointSet> found;
    for (const ProvenZone& proof : section.zones) {
        const auto& assumes = proof.zone.assumes();
        const bool relies = std::any_of(assumes.begin(), assumes.end(), [](int sure) { return sure > 0; });
        if (!relies && !proof.zone.joins()) found.push_back(proof.zone.points_of(proof.zone.all()));
    }
    return found;
}

// What is claimed with one zone, which can be held, taken as agreed.
void compare_agreed(const Oracle& oracle, Stones stones, Comparison& found) {
    const Position position = oracle::position_of(stones, four_by_three);
    const Mask taken = oracle.capturable(stones, Color::white, Color::white);
    const Mask lives = oracle.can_live(stones, Color::white, Color::white);
    for (const Hypothesis& guess : hypotheses(position))
        for (const PointSet& part : zones_by_themselves(prove(position, {}, Color::black, guess))) {
            const ProveOptions agreed{.agreed = {part, {}}};
            const Section whole = prove(position, {}, Color::black, guess, agreed);
            const auto chain = prove_first(position, {}, Color::black, guess, whole.safe, agreed).play;
            REQUIRE(chain);
            for (const Section* section : {&whole, &chain->section}) {
                CHECK(section->agreed == part);
                CHECK((section->held & part).empty());
                found.wrong_safe += (oracle::mask_of(section->safe, four_by_three) & taken) != 0;
                found.wrong_held += (oracle::mask_of(section->held, four_by_three) & lives) != 0;
                ++found.certificates;
                found.refused += !is_accepted(position, *section);
            }
        }
}

Comparison compare_every(int nth, const ProveOptions& options) {
    const Oracle oracle(four_by_three,
                        options.self_capture ? SelfCapture::groups_only : SelfCapture::forbidden);
    Comparison found;
    int number = 0;
    oracle.for_each_position([&](Stones stones) {
        if (stones.black != 0 && number++ % nth == 0) compare(oracle, stones, options, found);
    });
    return found;
}

// Which share of the positions is tried: all of them take hours.
int every_nth() {
    if (std::getenv("SHINPAN_EVERY_POSITION") != nullptr) return 1;
    return std::getenv("SHINPAN_SLOW") != nullptr ? 41 : 599;
}

}  // namespace

TEST_CASE("no claim on 4x3 contradicts the exhaustive answers, and most safe chains are proven") {
    for (const bool self_capture : {true, false}) {
        const Comparison found = compare_every(every_nth(), {.self_capture = self_capture});
        MESSAGE("self-capture ", self_capture ? "included" : "excluded", ": ", found.positions,
                " positions, ", found.proven_chains, " of ", found.safe_chains, " safe chains proven");
        CHECK(found.positions > 500);
        CHECK(found.wrong_safe == 0);
        CHECK(found.wrong_held == 0);
        CHECK(found.certificates > 200);
        CHECK(found.refused == 0);
        CHECK(found.proven_chains * 5 >= found.safe_chains * 4);
    }
}

TEST_CASE("no claim for both players on 4x3 contradicts the exhaustive answers") {
    const Oracle oracle(four_by_three, SelfCapture::groups_only);
    Comparison found;
    int number = 0;
    oracle.for_each_position([&](Stones stones) {
        if (number++ % every_nth() == 0) compare_both(oracle, stones, found);
    });
    CHECK(found.positions > 500);
    CHECK(found.certificates > 1000);
    CHECK(found.wrong_safe == 0);
    CHECK(found.wrong_held == 0);
    CHECK(found.refused == 0);
}

TEST_CASE("no claim on 4x3 is wrong that takes a zone as agreed which can be held") {
    const Oracle oracle(four_by_three, SelfCapture::groups_only);
    Comparison found;
    int number = 0;
    oracle.for_each_position([&](Stones stones) {
        if (stones.black != 0 && number++ % every_nth() == 0) compare_agreed(oracle, stones, found);
    });
    MESSAGE(found.certificates, " proofs with a zone agreed");
    CHECK(found.certificates > 200);
    CHECK(found.wrong_safe == 0);
    CHECK(found.wrong_held == 0);
    CHECK(found.refused == 0);
}

TEST_CASE("no claim about moving first contradicts the exhaustive answers on 4x3") {
    const Oracle oracle(four_by_three, SelfCapture::groups_only);
    FirstComparison found;
    int number = 0;
    oracle.for_each_position([&](Stones stones) {
        if (stones.black != 0 && number++ % every_nth() == 0) compare_first(oracle, stones, found);
    });
    MESSAGE(found.taken_chains, " of ", found.takeable_chains, " chains that can be taken are proven dead, ",
            found.saved_chains, " of ", found.saveable_chains, " that can be saved proven to live");
    CHECK(found.wrong_safe == 0);
    CHECK(found.wrong_held == 0);
    CHECK(found.certificates > 100);
    CHECK(found.refused == 0);
}

TEST_CASE("a rule left out shows: the defender retakes kos, or an attack has no answer") {
    for (const LeftOut rule : {LeftOut::ko_ban, LeftOut::last_attack}) {
        const Comparison found = compare_every(599, {.left_out = rule});
        MESSAGE(found.wrong_safe, " and ", found.wrong_held, " wrong claims");
        CHECK(found.wrong_safe + found.wrong_held > 0);
    }
}
