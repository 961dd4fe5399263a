// Ruleset: one value an axis, each with its clause. A ruleset is a constant that a player can check beside
// its text; nothing but these values tells the game which ruleset it plays.
#pragma once

#include "base/half_points.hpp"
#include "go/rules/breach.hpp"
#include "go/rules/ending.hpp"
#include "go/rules/handicap.hpp"
#include "go/rules/passing.hpp"
#include "go/rules/repetition.hpp"
#include "go/rules/rule.hpp"
#include "go/rules/scoring.hpp"
#include "go/rules/self_capture.hpp"

#include <cstdint>
#include <string_view>

namespace shinpan::inline go {

// How far the ruleset's text was read when it was written down here. Only `text` has clause numbers as
// printed.
enum class TextRead : std::uint8_t { text, excerpts, description };

constexpr std::string_view word_of(TextRead read) {
    switch (read) {
        case TextRead::text: return "text";
        case TextRead::excerpts: return "excerpts";
        case TextRead::description: return "description";
    }
    return {};
}

struct Ruleset {
    std::string_view id{};
    std::string_view name{};
    std::string_view source{};
    std::string_view variant_of{};  // id of the ruleset that it is another reading of; empty for none
    TextRead read = TextRead::description;

    // Clauses that every ruleset has with one meaning: players move in turn; a stone is put on an empty point
    // of the board; what is captured comes off.
    std::string_view turn{};
    std::string_view empty_point{};
    std::string_view capture{};

    Rule<Breach> illegal_play{};  // a stone on a forbidden point
    Rule<Breach> out_of_turn{};

    Rule<SelfCapture> self_capture{};
    Rule<Repetition> repetition{repetition_allowed, {}};
    Rule<Repetition> second_repetition{repetition_allowed, {}};  // a further ban beside the first
    Rule<LongCycle> long_cycle{};
    Rule<int> most_moves{};  // the game ends after so many moves; 0: no such bound

    Rule<PassCost> pass_cost{};
    Rule<LastMove> last_move{};
    Rule<FirstPass> first_pass{};
    Rule<Button> button{};

    Rule<Ending> ending{};  // the finer clauses stand in Ending
    Rule<Removal> removal{};
    Rule<KoPass> ko_pass{};
    Rule<Precedents> precedents{};
    Rule<bool> both_may_lose{};  // an effective move found after the stop: both lose

    Rule<Scoring> scoring{};
    Rule<SekiPoints> seki{};
    Rule<SharedPoints> shared{};
    Rule<GroupTax> group_tax{};
    Rule<HalfPoints> komi{};  // where the players agree on no other
    Rule<Tie> tie{};
    Rule<Handicap> handicap{};

    friend constexpr bool operator==(const Ruleset&, const Ruleset&) = default;
};

}  // namespace shinpan::go
