// Proofs about a position of a record: the hypothesis comes from the estimate, the proof from
// src/analysis/proof.
//
//   const ProvenPosition proven = prove_position(record, moves_in(record), rules.id, {});
//   to_text(certificate_of(proven))
#pragma once

#include "analysis/proof/certificate.hpp"
#include "analysis/proof/grade.hpp"
#include "analysis/proof/prover.hpp"
#include "base/half_points.hpp"
#include "formats/record/record.hpp"
#include "go/rules/ruleset.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::inline referee {

struct ProvenPosition {
    Position position;
    int moves = 0;                      // of the record before it
    std::string rules{};                // the ruleset's id
    std::array<Section, 2> sections{};  // Black's and White's
    Hypothesis guess{};                 // that led the proof
    Past past{};                        // of the game

    PointSet points() const { return sections[0].kept() | sections[1].kept(); }
};

// The position after so many moves of the record, whatever rules they break: 0 to moves_in(record); what is
// less or more counts as the nearer of the two.
ProvenPosition prove_position(const Record&, int moves, std::string_view rules, const ProveOptions&);

Certificate certificate_of(const ProvenPosition&);

// final, final_up_to_dame or open; with standings (standing.hpp) unsettled and ko_dependent too.
Grade grade(const ProvenPosition&);

// Who wins under area scoring even if every point that is not proven goes to the other, and so do a button
// and what a first pass brings; each group that is proven pays its tax. Under stone scoring, who does so with
// the stones alone that are never taken, all other points but their liberties going to the other. Nothing
// where neither is sure to, and where territory is counted. Komi is White's.
std::optional<Color> proven_winner(const ProvenPosition&, const Ruleset&, HalfPoints komi, int handicap);

// The same, and under territory scoring too where passes cost stones (pass_stones.hpp): that count takes in
// what the game has brought so far. Nothing where the record breaks the ruleset before the position.
std::optional<Color> proven_winner(const ProvenPosition&, const Record&, const Ruleset&);

}  // namespace shinpan::referee
