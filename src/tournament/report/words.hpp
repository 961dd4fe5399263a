// Words on an event: a game, a result and an entry in English.
#pragma once

#include "base/message.hpp"
#include "tournament/event/event.hpp"

#include <string>

namespace shinpan::tournament {

// "Meier Anna 3d".
std::string name_and_rank(const Player&);

// "1–0" (White has won), "0–1", "½–½", "0–0", "1–1"; "?" where it is not known. A "!" behind it: by default;
// the score that was written: "1–0 (W+3.5)".
std::string result_text(const PairedGame&);

// "Meier Anna – Kim".
std::string pair_text(const Event&, const PairedGame&);

// What the entry does, for other languages; `words_on` is its English.
Message message_on(const Event&, const Entry&);

// A sentence on what the entry does, without a full stop: "round 2, table 5: Meier Anna – Kim 1–0".
std::string words_on(const Event&, const Entry&);

}  // namespace shinpan::tournament
