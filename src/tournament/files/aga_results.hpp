// Result files that the American Go Association rates (docs/tournaments/files.md).
//
//   auto read = aga_results::read_event(text, now);
//   auto read = aga_results::read_director_files(register_file, {first_round, second_round}, now);
//   const Written written = aga_results::write(event);
#pragma once

#include "base/result.hpp"
#include "tournament/files/importer.hpp"
#include "tournament/files/written.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace shinpan::tournament::aga_results {

// A Swiss event. Games under a heading without a round go to the first round in which both players are free.
// Refused, with the line: two players with one number, a game of somebody who is not among the players, a
// line that is no game.
Result<ReadEvent, BadInput> read_event(std::string_view text, std::int64_t now);

// The files of a director before there is a result file: players and directives of register.tde, and the
// games of 1.tde, 2.tde and so on, a file a round. Refused as that is; what is wrong in a round names its
// file.
Result<ReadEvent, BadInput> read_director_files(std::string_view register_file,
                                                std::span<const std::string> rounds, std::int64_t now);

// Players without a number of the association get a free one, with a warning. What the format cannot say is a
// warning.
Written write(const Event&);

}  // namespace shinpan::tournament::aga_results
