// Estimated dead stones: what the estimate makes of a final position, with how sure it is; never an agreement
// and never a proof. With a proof above it, the estimate contradicts nothing that is proven; and where the
// ruleset settles life and death by hypothetical play or by precedent, nothing that this shows of the rest.
//
//   Estimates estimates;
//   const Estimate& estimate = estimates.of(position);   // estimate.dead, estimate.percent()
#pragma once

#include "analysis/ownership/estimate.hpp"
#include "formats/record/record.hpp"
#include "go/board/position.hpp"
#include "referee/proof/estimator.hpp"
#include "referee/proof/proven.hpp"

#include <optional>
#include <utility>

namespace shinpan::inline referee {

struct EstimateWithProof {
    ProvenPosition proven;
    Grade grade = Grade::open;
    Estimate estimate{};
    PointSet staying{};  // stones that are dead by confirmation and stay, being in no territory
};

// Remembers the last answer, since one game is often judged under many rulesets. The same position always has
// the same answer. An object serves one record, which must stay where it is.
class Estimates {
public:
    Estimates() : Estimates(Estimator{}) {}
    explicit Estimates(Estimator estimator) : estimator_(estimator ? std::move(estimator) : estimate) {}

    const Estimate& of(const Position&);

    // Of the position after so many moves of the record, with what can be proven of it.
    const EstimateWithProof& with_proof(const Record&, int moves, const Ruleset&);

private:
    Estimator estimator_;
    std::optional<Position> position_{};
    Estimate last_{};
    const Record* record_ = nullptr;
    KoPass ko_pass_{};
    bool by_precedent_ = false;
    std::optional<EstimateWithProof> proof_{};
};

}  // namespace shinpan::referee
