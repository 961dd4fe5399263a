// Proofs about a position of a record: the hypothesis comes from playouts, the proof from src/life.
//
//   const ProvenPosition proven = prove_position(record, moves_in(record), rules, {});
//   to_text(certificate_of(proven))
#pragma once

#include "life/certificate.hpp"
#include "life/prover.hpp"
#include "record/record.hpp"
#include "rules/ruleset.hpp"

#include <array>
#include <string>

namespace shinpan {

struct ProvenPosition {
    Position position;
    int moves = 0;          // of the record before it
    std::string rules{};    // the ruleset's id
    std::array<Section, 2> sections{};  // Black's and White's

    PointSet points() const { return sections[0].kept() | sections[1].kept(); }
};

// The position after so many moves of the record, whatever rules they break.
ProvenPosition prove_position(const Record&, int moves, const Ruleset&, const ProveOptions&);

Certificate certificate_of(const ProvenPosition&);

}  // namespace shinpan
