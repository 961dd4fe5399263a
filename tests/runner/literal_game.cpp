#include "runner/literal_game.hpp"

#include "go/board/definition.hpp"

#include <utility>

namespace shinpan::runner {
namespace {}  // namespace

LiteralGame::LiteralGame(const Position& start, Color to_move, Color maker) {
    moments_.push_back({start, to_move, maker, Cause::start, {0, 0}});
}

LiteralGame::Moment LiteralGame::after(Color mover, Point at) const {
    Moment next{position(), other(mover), mover, Cause::play, moments_.back().lost};
    const Played played = play_by_definition(next.position, mover, at);
    next.lost[index_of(other(mover))] += played.taken;
    next.lost[index_of(mover)] += played.given_up;
    return next;
}

void LiteralGame::play(Color mover, Point at) { moments_.push_back(after(mover, at)); }

void LiteralGame::pass(Color mover) {
    moments_.push_back({position(), other(mover), mover, Cause::pass, moments_.back().lost});
}

void LiteralGame::change_turn(Color to_move) {
    moments_.push_back({position(), to_move, Color::empty, Cause::turn, moments_.back().lost});
}

bool LiteralGame::is_self_capture(Point at) const {
    const Moment next = after(to_move(), at);
    const auto& lost = moments_.back().lost;
    return next.lost[index_of(to_move())] > lost[index_of(to_move())];
}

bool LiteralGame::is_ko_retake(Point at) const {
    if (moments_.size() < 2 || moments_.back().cause != Cause::play) return false;
    return after(to_move(), at).position == moments_[moments_.size() - 2].position;
}

std::optional<Ban> LiteralGame::forbidden(const Ruleset& rules, Color mover, Point at) const {
    if (mover != to_move()) return Ban{Why::out_of_turn, rules.turn};
    if (!position().contains(at)) return Ban{Why::off_board, rules.empty_point};
    if (position().at(at) != Color::empty) return Ban{Why::occupied, rules.empty_point};

    const Moment next = after(mover, at);
    const int given_up = next.lost[index_of(mover)] - moments_.back().lost[index_of(mover)];
    const bool lone_stone_only = rules.self_capture.is == SelfCapture::groups_only;
    const bool self_capture_banned = rules.self_capture.is == SelfCapture::forbidden || lone_stone_only;
    if (self_capture_banned && given_up > 0 && (given_up == 1 || !lone_stone_only))
        return Ban{Why::self_capture, rules.self_capture.clause};

    for (const Rule<Repetition>* ban : {&rules.repetition, &rules.second_repetition})
        if (repeats(ban->is, next)) return Ban{Why::repetition, ban->clause};
    return {};
}

// Before the last play stood as it stands now: passes alone bring nothing back.
bool LiteralGame::recurs() const {
    std::size_t last = moments_.size() - 1;
    while (last > 0 && moments_[last].cause != Cause::play) --last;
    for (std::size_t i = 0; i < last; ++i)
        if (moments_[i].to_move == to_move() && moments_[i].position == position()) return true;
    return false;
}

bool LiteralGame::repeats(const Repetition& rule, const Moment& next) const {
    if (rule.back == Repetition::Back::none) return false;
    const int taken = next.lost[index_of(next.to_move)] - moments_.back().lost[index_of(next.to_move)];
    if (rule.binds == Repetition::Binds::capturing && taken == 0) return false;
    if (rule.cycles == Repetition::Cycles::after_one_round && !recurs()) return false;
    for (std::size_t i = moments_.size(); i-- > 0;) {
        if (moments_[i].position == next.position && names(rule, i, next)) return true;
        if (rule.back == Repetition::Back::last_pass && moments_[i].cause == Cause::pass) return false;
    }
    return false;
}

bool LiteralGame::names(const Repetition& rule, std::size_t earlier, const Moment& next) const {
    const Moment& then = moments_[earlier];
    if (rule.back == Repetition::Back::two_positions) {
        std::size_t last = moments_.size() - 1;
        while (last > 0 && (moments_[last].maker != next.to_move || moments_[last].cause == Cause::turn))
            --last;
        if (last == 0 || earlier != last - 1) return false;
    }
    if (rule.same == Repetition::Same::board_and_turn && then.to_move != next.to_move) return false;
    if (rule.maker != Repetition::Maker::anyone && then.maker != next.maker) return false;
    if (rule.maker == Repetition::Maker::own_play && then.cause == Cause::pass) return false;
    if (rule.cycles != Repetition::Cycles::unequal) return true;
    return next.lost[0] - then.lost[0] != next.lost[1] - then.lost[1];
}

}  // namespace shinpan::runner
