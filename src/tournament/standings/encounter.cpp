#include "tournament/standings/encounter.hpp"

#include <algorithm>

namespace shinpan::tournament {
namespace {

constexpr HalfPoints win{2};

HalfPoints points_of_match(HalfPoints own, HalfPoints theirs) {
    if (own == theirs) return own > HalfPoints{} ? half_point : HalfPoints{};
    return own > theirs ? win : HalfPoints{};
}

// The other side's boards in one round.
struct Boards {
    HalfPoints theirs{};
    bool are_done = true;
};

// A member of a team has the team's bye, and is absent where the team is.
RoundState state_without_game(const Event& event, PlayerNumber player, int round) {
    const RoundState own = event.state(player, round);
    const PlayerNumber team = event.team_of(player);
    return own == RoundState::not_paired && team != nobody ? event.state(team, round) : own;
}

RoundState state_of_match(const Encounter& of, HalfPoints theirs) {
    if (of.is_played) return RoundState::paired;
    if (points_on_boards(of, most_boards) == HalfPoints{} && theirs == HalfPoints{})
        return RoundState::both_lose;
    if (of.points == half_point) return RoundState::default_tie;
    return of.points == win ? RoundState::default_win : RoundState::default_loss;
}

}  // namespace

HalfPoints points_on_boards(const Encounter& of, int boards) {
    HalfPoints sum;
    for (int board = 0; board < boards; ++board) sum += of.boards[static_cast<std::size_t>(board)];
    return sum;
}

Encounter encounter_of_player(const Event& event, PlayerNumber player, int round) {
    const PairedGame* game = event.round(round).game_of(player);
    if (game == nullptr) return {.state = state_without_game(event, player, round)};
    const HalfPoints points = points_for(player, *game);
    return {.opponent = opponent_of(player, *game),
            .state = state_of(player, *game),
            .is_played = !game->by_default,
            .points = points,
            .handicap = game->white == player ? game->handicap : -game->handicap,
            .boards = {points}};
}

// A board that the other side left empty is a bye of the member there, and won.
Encounter encounter_of_team(const Event& event, PlayerNumber team, int round) {
    const auto& members = event.player(team).members;
    Encounter of{.state = event.state(team, round)};
    Boards boards;
    for (std::size_t i = 0; i < members.size(); ++i) {
        const PairedGame* game = event.round(round).game_of(members[i]);
        HalfPoints& board = of.boards[std::min(i, of.boards.size() - 1)];  // a reserve sits at the last
        if (event.round(round).has_bye(members[i])) board += points(1);
        if (game == nullptr) continue;
        const PlayerNumber rival = opponent_of(members[i], *game);
        if (of.opponent == nobody) of.opponent = event.team_of(rival);
        board += points_for(members[i], *game);
        boards.theirs += points_for(rival, *game);
        boards.are_done = boards.are_done && game->end != GameEnd::unknown;
        of.is_played = of.is_played || !game->by_default;
    }
    if (of.opponent == nobody) {
        of.boards = {};
        return of;
    }
    for (const PlayerNumber rival : event.player(of.opponent).members)
        if (event.round(round).has_bye(rival)) boards.theirs += points(1);
    const HalfPoints own = points_on_boards(of, most_boards);
    if (boards.are_done) of.points = points_of_match(own, boards.theirs);
    of.state = state_of_match(of, boards.theirs);
    return of;
}

}  // namespace shinpan::tournament
