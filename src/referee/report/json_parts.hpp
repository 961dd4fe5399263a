// Parts of JSON that several faces write: each function adds its keys to an object that is open.
//
//   json.begin_object();
//   write_estimate(json, position, estimate);
//   json.end_object();
//
// docs/schema has what they mean. Points are GTP names, players B and W.
#pragma once

#include "analysis/ownership/estimate.hpp"
#include "base/bad_input.hpp"
#include "base/json_writer.hpp"
#include "go/rules/refusal.hpp"
#include "go/score/score.hpp"
#include "referee/judge/verdict.hpp"
#include "referee/proof/confirmed.hpp"
#include "referee/proof/proven_seki.hpp"
#include "referee/proof/standing.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace shinpan::inline referee {

// Values: 'B' or 'W', or null for nobody; a list of names, or a name, null off the board; {line, column,
// what}, and for other languages {remark} where there is one.
void write_player(JsonWriter&, Color);
void write_point(JsonWriter&, Point, Size);
void write_points(JsonWriter&, const PointSet&, Size);
void write_fault(JsonWriter&, const BadInput&);

// Keys color, point, reason, clause, repeats_move, consequence.
void write_refusal(JsonWriter&, const Refusal&, Size);

// Value: an object with those keys and move, or null where nothing was refused.
void write_illegal(JsonWriter&, const std::optional<IllegalMove>&, Size);

// Keys terms, black_half, white_half, margin_half.
void write_score(JsonWriter&, const Score&);

// All of a verdict, from `rules` on.
void write_verdict(JsonWriter&, const Verdict&);

// Keys basis, confidence, dead, seki, unsettled, play_here, protective, chains, owner, owner_confidence.
void write_estimate(JsonWriter&, const Position&, const Estimate&);

// Keys black and white, each with safe, held and nodes.
void write_proof(JsonWriter&, const ProvenPosition&);

// Key agreed: the points that are each player's by agreement.
void write_agreed(JsonWriter&, const ProvenPosition&);

// An object.
void write_standing(JsonWriter&, const ChainStatus&, Size);

// Keys standings and sekis.
void write_standings(JsonWriter&, const std::vector<ChainStatus>&, Size);
void write_sekis(JsonWriter&, const std::vector<ProvenSeki>&, Size);

// Keys chains, unconditional, taken_to_live.
void write_confirmation(JsonWriter&, const ConfirmedPosition&);

}  // namespace shinpan::referee
