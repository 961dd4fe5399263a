#include "tournament/pairing/boards.hpp"

#include "tournament/pairing/task_of.hpp"

#include <algorithm>

namespace shinpan::tournament {
namespace {

// The members of a team who sit at its boards in that round.
std::vector<PlayerNumber> lineup(const Event& event, int round, PlayerNumber team) {
    std::vector<PlayerNumber> there;
    for (const PlayerNumber member : event.player(team).members)
        if (event.player(member).is_there && event.state(member, round) == RoundState::not_paired)
            there.push_back(member);
    const auto boards = static_cast<std::size_t>(event.conditions().team_size);
    if (there.size() > boards) there.resize(boards);
    return there;
}

PairedGame board_game(const PairingTask& members, PlayerNumber white, PlayerNumber black) {
    const auto player = [&](PlayerNumber number) -> const PlayerToPair& {
        return *std::ranges::find(members.players, number, &PlayerToPair::number);
    };
    PairedGame game = game_between(members, player(white), player(black));
    if (game.handicap == 0) {
        game.white = white;
        game.black = black;
    }
    return game;
}

}  // namespace

Seating boards_of(const Event& event, int round, const Seating& of_teams) {
    Seating made{.byes = of_teams.byes};
    for (const PairedGame& teams : of_teams.games) {
        const auto first = lineup(event, round, teams.white);
        const auto second = lineup(event, round, teams.black);
        std::vector<PlayerNumber> all = first;
        all.insert(all.end(), second.begin(), second.end());
        const PairingTask members = task_of(event, round, all);
        const std::size_t boards = std::min(first.size(), second.size());
        for (std::size_t board = 0; board < boards; ++board)
            made.games.push_back(board % 2 == 0 ? board_game(members, first[board], second[board])
                                                : board_game(members, second[board], first[board]));
        for (const auto* team : {&first, &second})
            made.byes.insert(made.byes.end(), team->begin() + static_cast<std::ptrdiff_t>(boards),
                             team->end());
    }
    give_tables(event, round, made.games);
    return made;
}

}  // namespace shinpan::tournament
