#include "go/rules/words.hpp"

#include <array>
#include <utility>

namespace shinpan::inline go {

std::string_view word_of(ClaimUntil value) {
    switch (value) {
        case ClaimUntil::always: return "always";
        case ClaimUntil::opponent_moves: return "opponent_moves";
        case ClaimUntil::result_confirmed: return "result_confirmed";
    }
    return {};
}

std::string_view word_of(SelfCapture value) {
    switch (value) {
        case SelfCapture::forbidden: return "forbidden";
        case SelfCapture::groups_only: return "groups_only";
        case SelfCapture::allowed: return "allowed";
    }
    return {};
}

std::string_view word_of(Repetition::Same value) {
    switch (value) {
        case Repetition::Same::board: return "board";
        case Repetition::Same::board_and_turn: return "board_and_turn";
    }
    return {};
}

std::string_view word_of(Repetition::Maker value) {
    switch (value) {
        case Repetition::Maker::anyone: return "anyone";
        case Repetition::Maker::own_play: return "own_play";
        case Repetition::Maker::own_move: return "own_move";
    }
    return {};
}

std::string_view word_of(Repetition::Binds value) {
    switch (value) {
        case Repetition::Binds::all: return "all";
        case Repetition::Binds::capturing: return "capturing";
    }
    return {};
}

std::string_view word_of(Repetition::Back value) {
    switch (value) {
        case Repetition::Back::none: return "none";
        case Repetition::Back::two_positions: return "two_positions";
        case Repetition::Back::last_pass: return "last_pass";
        case Repetition::Back::whole_game: return "whole_game";
    }
    return {};
}

std::string_view word_of(Repetition::Cycles value) {
    switch (value) {
        case Repetition::Cycles::any: return "any";
        case Repetition::Cycles::unequal: return "unequal";
        case Repetition::Cycles::after_one_round: return "after_one_round";
    }
    return {};
}

std::string_view word_of(LongCycle value) {
    switch (value) {
        case LongCycle::nothing: return "nothing";
        case LongCycle::no_result_by_agreement: return "no_result_by_agreement";
        case LongCycle::no_result: return "no_result";
        case LongCycle::draw: return "draw";
        case LongCycle::referee: return "referee";
        case LongCycle::right_to_go_on_lost: return "right_to_go_on_lost";
    }
    return {};
}

std::string_view word_of(PassCost value) {
    switch (value) {
        case PassCost::none: return "none";
        case PassCost::stone: return "stone";
        case PassCost::stone_after_preliminary_end: return "stone_after_preliminary_end";
    }
    return {};
}

std::string_view word_of(LastMove value) {
    switch (value) {
        case LastMove::free: return "free";
        case LastMove::white_last: return "white_last";
        case LastMove::black_exempt: return "black_exempt";
        case LastMove::first_after_exempt: return "first_after_exempt";
    }
    return {};
}

std::string_view word_of(FirstPass value) {
    switch (value) {
        case FirstPass::nothing: return "nothing";
        case FirstPass::half_each_if_white: return "half_each_if_white";
        case FirstPass::point_if_white: return "point_if_white";
    }
    return {};
}

std::string_view word_of(Button value) {
    switch (value) {
        case Button::none: return "none";
        case Button::lifts_bans: return "lifts_bans";
        case Button::plain: return "plain";
    }
    return {};
}

std::string_view word_of(ResumeFirst value) {
    switch (value) {
        case ResumeFirst::turn_order: return "turn_order";
        case ResumeFirst::opponent_of_last_passer: return "opponent_of_last_passer";
        case ResumeFirst::opponent_of_requester: return "opponent_of_requester";
        case ResumeFirst::as_agreed: return "as_agreed";
    }
    return {};
}

std::string_view word_of(FinalStop value) {
    switch (value) {
        case FinalStop::none: return "none";
        case FinalStop::second: return "second";
        case FinalStop::right_after_resumption: return "right_after_resumption";
    }
    return {};
}

std::string_view word_of(Removal value) {
    switch (value) {
        case Removal::never: return "never";
        case Removal::by_agreement: return "by_agreement";
        case Removal::by_confirmation: return "by_confirmation";
        case Removal::by_control: return "by_control";
        case Removal::by_estimate: return "by_estimate";
    }
    return {};
}

std::string_view word_of(KoPass value) {
    switch (value) {
        case KoPass::none: return "none";
        case KoPass::one_ko: return "one_ko";
        case KoPass::every_ko: return "every_ko";
    }
    return {};
}

std::string_view word_of(Precedents value) {
    switch (value) {
        case Precedents::none: return "none";
        case Precedents::three_points_count: return "three_points_count";
        case Precedents::three_points_seki: return "three_points_seki";
    }
    return {};
}

std::string_view word_of(Scoring value) {
    switch (value) {
        case Scoring::stones: return "stones";
        case Scoring::area: return "area";
        case Scoring::territory: return "territory";
    }
    return {};
}

std::string_view word_of(SekiPoints value) {
    switch (value) {
        case SekiPoints::count: return "count";
        case SekiPoints::none: return "none";
        case SekiPoints::none_by_dame: return "none_by_dame";
        case SekiPoints::immortal_only: return "immortal_only";
    }
    return {};
}

std::string_view word_of(SharedPoints value) {
    switch (value) {
        case SharedPoints::nobody: return "nobody";
        case SharedPoints::halved: return "halved";
        case SharedPoints::both: return "both";
    }
    return {};
}

std::string_view word_of(GroupTax value) {
    switch (value) {
        case GroupTax::none: return "none";
        case GroupTax::two_each: return "two_each";
    }
    return {};
}

std::string_view word_of(Tie value) {
    switch (value) {
        case Tie::draw: return "draw";
        case Tie::black_wins: return "black_wins";
        case Tie::white_wins: return "white_wins";
        case Tie::white_wins_with_handicap: return "white_wins_with_handicap";
    }
    return {};
}

std::string_view word_of(Placement value) {
    switch (value) {
        case Placement::none: return "none";
        case Placement::fixed: return "fixed";
        case Placement::fixed_centre: return "fixed_centre";
        case Placement::free: return "free";
        case Placement::white_passes: return "white_passes";
    }
    return {};
}

std::string_view word_of(Compensation value) {
    switch (value) {
        case Compensation::none: return "none";
        case Compensation::n: return "n";
        case Compensation::n_minus_1: return "n_minus_1";
        case Compensation::half: return "half";
    }
    return {};
}

namespace {

using namespace std::string_view_literals;

constexpr std::array procedures{
    std::pair{"two_passes"sv, &two_passes},           std::pair{"first_pass_apart"sv, &first_pass_apart},
    std::pair{"preliminary_end"sv, &preliminary_end}, std::pair{"agree_or_resume"sv, &agree_or_resume},
    std::pair{"four_passes"sv, &four_passes},         std::pair{"two_positions"sv, &two_positions},
};

constexpr std::array bans{
    std::pair{"allowed"sv, repetition_allowed},
    std::pair{"basic_ko"sv, basic_ko},
    std::pair{"positional_superko"sv, positional_superko},
    std::pair{"capturing_superko"sv, capturing_superko},
    std::pair{"superko_since_pass"sv, superko_since_pass},
    std::pair{"situational_superko"sv, situational_superko},
    std::pair{"natural_superko"sv, natural_superko},
    std::pair{"own_move_superko"sv, own_move_superko},
    std::pair{"unequal_cycles"sv, unequal_cycles},
    std::pair{"one_round_only"sv, one_round_only},
};

template <class Table, class Value>
std::string_view word_in(const Table& table, const Value& value) {
    for (const auto& [word, listed] : table)
        if (listed == value) return word;
    return {};
}

template <class Table>
std::vector<std::string_view> words_in(const Table& table) {
    std::vector<std::string_view> words;
    for (const auto& entry : table) words.push_back(entry.first);
    return words;
}

template <class Value, class Table>
std::optional<Value> value_in(const Table& table, std::string_view word) {
    for (const auto& [listed, value] : table)
        if (listed == word) return value;
    return {};
}

}  // namespace

std::string_view word_of(Procedure procedure) { return word_in(procedures, procedure); }

std::string_view word_of(const Repetition& ban) { return word_in(bans, ban); }

template <>
std::vector<std::string_view> all_words<Procedure>() {
    return words_in(procedures);
}

template <>
std::vector<std::string_view> all_words<Repetition>() {
    return words_in(bans);
}

template <>
std::optional<Procedure> value_of<Procedure>(std::string_view word) {
    return value_in<Procedure>(procedures, word);
}

template <>
std::optional<Repetition> value_of<Repetition>(std::string_view word) {
    return value_in<Repetition>(bans, word);
}

}  // namespace shinpan::go
