#include "tournament/event/carrier.hpp"

#include "tournament/event/fault_messages.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace shinpan::tournament {
namespace {

constexpr int most_rank = 47;        // 18 dan: more than any list has
constexpr int most_correction = 30;  // points
constexpr int most_handicap = 20;

Result<void, BadInput> outcome(Fault why) {
    if (why) return failure(as_input(std::move(*why)));
    return {};
}

Message said(const MessageTemplate& saying, std::vector<Argument> facts = {}) {
    return {saying, std::move(facts)};
}

// An end of a game whose players have changed colors.
GameEnd with_colors_changed(GameEnd end) {
    if (end == GameEnd::white_wins) return GameEnd::black_wins;
    return end == GameEnd::black_wins ? GameEnd::white_wins : end;
}

bool is_absence(RoundState state) {
    return state == RoundState::agreed_absent || state == RoundState::absent;
}

}  // namespace

void seat(Round& round) {
    std::stable_sort(round.games.begin(), round.games.end(),
                     [](const PairedGame& a, const PairedGame& b) { return a.table < b.table; });
    std::fill(round.seats.begin(), round.seats.end(), 0);
    for (std::size_t i = 0; i < round.games.size(); ++i)
        for (const PlayerNumber player : {round.games[i].white, round.games[i].black}) {
            const auto at = static_cast<std::size_t>(player);
            if (round.seats.size() <= at) round.seats.resize(at + 1);
            round.seats[at] = static_cast<int>(i) + 1;
        }
}

std::string Carrier::named(PlayerNumber player) const { return full_name(event_.player(player)); }

Message Carrier::said_of(const MessageTemplate& saying, PlayerNumber player, int round) const {
    return said(saying, {fact("player", named(player)), fact("round", round)});
}

Fault Carrier::fault_of_open(int round) const {
    if (round < 1 || round > event_.conditions_.rounds)
        return said(fault::no_such_round, {fact("round", round), fact("rounds", event_.conditions_.rounds)});
    if (round <= event_.approved_round_)
        return said(fault::standings_are_final, {fact("round", event_.approved_round_)});
    return {};
}

Fault Carrier::fault_of_players(const std::vector<PlayerNumber>& players) const {
    for (const PlayerNumber player : players)
        if (player < 1 || player > static_cast<int>(event_.players_.size()))
            return said(fault::no_such_player, {fact("player", player)});
    return {};
}

Round& Carrier::open(int round) {
    if (static_cast<int>(event_.rounds_.size()) < round)
        event_.rounds_.resize(static_cast<std::size_t>(round));
    return event_.rounds_[static_cast<std::size_t>(round - 1)];
}

PairedGame& Carrier::game(int round, PlayerNumber player) {
    Round& of = open(round);
    return of.games[static_cast<std::size_t>(of.seats[static_cast<std::size_t>(player)] - 1)];
}

Result<void, BadInput> Carrier::operator()(const LaidDown& laid) {
    if (auto sound = check(laid.conditions); !sound) return sound;
    if (const int paired = event_.last_paired_round(); laid.conditions.rounds < paired)
        return outcome(said(fault::rounds_below_paired,
                            {fact("paired", paired), fact("rounds", laid.conditions.rounds)}));
    const bool is_paired = event_.last_paired_round() > 0;
    if (is_paired && (laid.conditions.team_size > 0) != (event_.conditions_.team_size > 0))
        return outcome(said(fault::teams_change));
    event_.conditions_ = laid.conditions;
    return {};
}

// Of a player as they are to be written, and of the members of a team.
Fault Carrier::fault_of(const Player& player) const {
    const auto known = static_cast<int>(event_.players_.size());
    if (player.number < 1 || player.number > known + 1)
        return said(fault::next_number, {fact("next", known + 1), fact("number", player.number)});
    if (known == most_players && player.number > known)
        return said(fault::too_many_players, {fact("most", most_players)});
    if (player.name.empty()) return said(fault::no_name);
    if (player.rank < 0 || player.rank > most_rank) return said(fault::wrong_rank);
    if (player.correction < -most_correction || player.correction > most_correction)
        return said(fault::wrong_correction,
                    {fact("least", -most_correction), fact("most", most_correction)});
    if (Fault why = fault_of_players(player.members)) return why;
    std::set<PlayerNumber> members;
    for (const PlayerNumber member : player.members) {
        if (member == player.number || !event_.player(member).members.empty())
            return said(fault::member_is_team);
        if (!members.insert(member).second) return said(fault::member_twice, {fact("player", named(member))});
        if (const PlayerNumber team = event_.team_of(member); team != nobody && team != player.number)
            return said(fault::member_elsewhere, {fact("player", named(member)), fact("team", named(team))});
    }
    return {};
}

Result<void, BadInput> Carrier::operator()(const Registered& registered) {
    const Player& player = registered.player;
    if (Fault why = fault_of(player)) return outcome(std::move(why));
    const auto at = static_cast<std::size_t>(player.number - 1);
    if (at == event_.players_.size()) event_.players_.push_back({});
    event_.players_[at] = player;
    number_teams();
    return {};
}

void Carrier::number_teams() {
    event_.teams_.assign(event_.players_.size() + 1, nobody);
    for (const Player& team : event_.players_)
        for (const PlayerNumber member : team.members)
            event_.teams_[static_cast<std::size_t>(member)] = team.number;
}

Result<void, BadInput> Carrier::operator()(const CheckedIn& checked) {
    if (Fault why = fault_of_players({checked.player})) return outcome(std::move(why));
    event_.players_[static_cast<std::size_t>(checked.player - 1)].is_there = checked.is_there;
    return {};
}

Result<void, BadInput> Carrier::operator()(const Attendance& attendance) {
    const PlayerNumber player = attendance.player;
    if (Fault why = fault_of_players({player})) return outcome(std::move(why));
    if (attendance.to < attendance.from) return outcome(said(fault::absence_backwards));
    if (!is_absence(attendance.state) && attendance.state != RoundState::not_paired)
        return outcome(said(fault::wrong_attendance));
    for (int round = attendance.from; round <= attendance.to; ++round) {
        if (Fault why = fault_of_open(round)) return outcome(std::move(why));
        if (event_.round(round).game_of(player) != nullptr)
            return outcome(said_of(fault::absent_with_game, player, round));
        if (event_.round(round).has_bye(player))
            return outcome(said_of(fault::absent_with_bye, player, round));
    }
    for (int round = attendance.from; round <= attendance.to; ++round) {
        auto& absences = open(round).absences;
        if (is_absence(attendance.state))
            absences[player] = attendance.state;
        else
            absences.erase(player);
    }
    return {};
}

// Of a player who is to be paired or to have a bye.
Fault Carrier::fault_of_pairing(PlayerNumber player, int round) const {
    if (Fault why = fault_of_players({player})) return why;
    const Round& of = event_.round(round);
    if (const PairedGame* game = of.game_of(player))
        return said(fault::paired_already,
                    {fact("player", named(player)), fact("round", round), fact("table", game->table)});
    if (of.has_bye(player)) return said_of(fault::has_bye, player, round);
    if (of.absences.contains(player)) return said_of(fault::is_absent, player, round);
    if (!event_.player(player).is_there) return said(fault::not_checked_in, {fact("player", named(player))});
    return {};
}

Fault Carrier::fault_of(const Paired& paired) const {
    if (Fault why = fault_of_open(paired.round)) return why;
    std::set<PlayerNumber> seen;
    std::set<int> tables;
    for (const PairedGame& game : event_.round(paired.round).games) tables.insert(game.table);
    std::vector<PlayerNumber> all = paired.byes;
    for (const PairedGame& game : paired.games) {
        all.push_back(game.white);
        all.push_back(game.black);
        if (game.table < 1 || !tables.insert(game.table).second)
            return said(fault::table_taken, {fact("table", game.table), fact("round", paired.round)});
        if (game.handicap < 0 || game.handicap > most_handicap)
            return said(fault::wrong_handicap, {fact("most", most_handicap)});
    }
    for (const PlayerNumber player : all) {
        if (Fault why = fault_of_pairing(player, paired.round)) return why;
        if (!seen.insert(player).second) return said_of(fault::paired_twice, player, paired.round);
    }
    return {};
}

Result<void, BadInput> Carrier::operator()(const Paired& paired) {
    if (Fault why = fault_of(paired)) return outcome(std::move(why));
    Round& round = open(paired.round);
    round.games.insert(round.games.end(), paired.games.begin(), paired.games.end());
    round.byes.insert(round.byes.end(), paired.byes.begin(), paired.byes.end());
    seat(round);
    return {};
}

Result<void, BadInput> Carrier::operator()(const Unpaired& unpaired) {
    if (Fault why = fault_of_open(unpaired.round)) return outcome(std::move(why));
    if (Fault why = fault_of_players(unpaired.players)) return outcome(std::move(why));
    Round& round = open(unpaired.round);
    for (const PlayerNumber player : unpaired.players)
        if (round.game_of(player) == nullptr && !round.has_bye(player))
            return outcome(said_of(fault::not_paired, player, unpaired.round));
    const auto goes = [&](PlayerNumber player) {
        const auto& players = unpaired.players;
        return players.empty() || std::find(players.begin(), players.end(), player) != players.end();
    };
    const auto is_gone = [&](const PairedGame& game) { return goes(game.white) || goes(game.black); };
    for (const PairedGame& game : round.games)
        if (is_gone(game) && game.end != GameEnd::unknown)
            return outcome(said(fault::game_has_result,
                                {fact("white", named(game.white)), fact("black", named(game.black))}));
    std::erase_if(round.games, is_gone);
    std::erase_if(round.byes, goes);
    seat(round);
    return {};
}

// Of a round in which these two are to have a game.
Fault Carrier::fault_of_game(int round, PlayerNumber white, PlayerNumber black) const {
    if (Fault why = fault_of_open(round)) return why;
    if (Fault why = fault_of_players({white, black})) return why;
    const PairedGame* game = event_.round(round).game_of(white);
    if (game != nullptr && has(*game, black)) return {};
    Message why = said(fault::not_paired_together,
                       {fact("white", named(white)), fact("black", named(black)), fact("round", round)});
    const auto add = [&](PlayerNumber player, std::string_view plays, std::string_view table) {
        const PairedGame* const other = event_.round(round).game_of(player);
        if (other == nullptr) return;
        why.facts.push_back(fact(plays, named(opponent_of(player, *other))));
        why.facts.push_back(fact(table, other->table));
    };
    add(white, "white_plays", "white_table");
    add(black, "black_plays", "black_table");
    return why;
}

Fault Carrier::fault_of_rearranging(const Round& round, const PairedGame& now, const PairedGame& then) const {
    if (then.table < 1) return said(fault::wrong_table);
    if (then.handicap < 0 || then.handicap > most_handicap)
        return said(fault::wrong_handicap, {fact("most", most_handicap)});
    for (const PairedGame& other : round.games)
        if (other.table == then.table && !(other == now))
            return said(fault::table_of_others, {fact("table", then.table), fact("white", named(other.white)),
                                                 fact("black", named(other.black))});
    return {};
}

// What was won stays with who won it.
Result<void, BadInput> Carrier::operator()(const Rearranged& rearranged) {
    const auto& [round, then] = rearranged;
    if (Fault why = fault_of_game(round, then.white, then.black)) return outcome(std::move(why));
    PairedGame& now = game(round, then.white);
    if (Fault why = fault_of_rearranging(event_.round(round), now, then)) return outcome(std::move(why));
    if (now.white != then.white) {
        std::swap(now.white, now.black);
        now.end = with_colors_changed(now.end);
    }
    now.table = then.table;
    now.handicap = then.handicap;
    now.knows_colors = then.knows_colors;
    seat(open(round));
    return {};
}

Result<void, BadInput> Carrier::operator()(const Reported& reported) {
    if (Fault why = fault_of_game(reported.round, reported.white, reported.black))
        return outcome(std::move(why));
    PairedGame& of = game(reported.round, reported.white);
    if (of.white != reported.white) return outcome(said(fault::has_white, {fact("player", named(of.white))}));
    of.end = reported.end;
    of.by_default = reported.by_default && reported.end != GameEnd::unknown;
    of.score = reported.score;
    return {};
}

Result<void, BadInput> Carrier::operator()(const Ruled& ruled) {
    if (Fault why = fault_of_open(ruled.round)) return outcome(std::move(why));
    if (Fault why = fault_of_players(ruled.players)) return outcome(std::move(why));
    if (ruled.words.empty()) return outcome(said(fault::no_reason));
    if (ruled.penalty < HalfPoints{}) return outcome(said(fault::negative_penalty));
    if (ruled.kind == RulingKind::result) {
        if (ruled.players.size() != 2) return outcome(said(fault::ruling_of_two));
        const Reported as{ruled.round, ruled.players[0], ruled.players[1],
                          ruled.end,   ruled.by_default, ruled.score};
        if (Fault why = fault_of_game(as.round, as.white, as.black)) return outcome(std::move(why));
        if (!is_lifted_)
            if (auto taken = (*this)(as); !taken) return taken;
    }
    if (ruled.kind == RulingKind::penalty) {
        if (ruled.players.size() != 1) return outcome(said(fault::penalty_of_one));
        if (!is_lifted_) open(ruled.round).penalties[ruled.players[0]] += ruled.penalty;
    }
    event_.rulings_.push_back({.entry = number_, .ruled = ruled, .is_lifted = is_lifted_});
    return {};
}

Result<void, BadInput> Carrier::operator()(const Appealed& appealed) {
    if (Fault why = fault_of_players({appealed.by})) return outcome(std::move(why));
    for (Ruling& ruling : event_.rulings_)
        if (ruling.entry == appealed.ruling) {
            if (ruling.appeal != 0) return outcome(said(fault::appealed_already));
            ruling.appeal = number_;
            return {};
        }
    return outcome(said(fault::not_a_ruling, {fact("entry", appealed.ruling)}));
}

Result<void, BadInput> Carrier::operator()(const Heard& heard) {
    for (Ruling& ruling : event_.rulings_)
        if (ruling.appeal == heard.appeal && heard.appeal != 0) {
            if (ruling.heard != 0) return outcome(said(fault::heard_already));
            ruling.heard = number_;
            return {};
        }
    return outcome(said(fault::not_an_appeal, {fact("entry", heard.appeal)}));
}

Result<void, BadInput> Carrier::operator()(const Approved& approved) {
    if (Fault why = fault_of_open(approved.round)) return outcome(std::move(why));
    if (approved.round > event_.last_paired_round())
        return outcome(said(fault::not_paired_yet, {fact("round", approved.round)}));
    for (int round = 1; round <= approved.round; ++round)
        for (const PairedGame& game : event_.round(round).games)
            if (game.end == GameEnd::unknown)
                return outcome(
                    said(fault::no_result_yet, {fact("white", named(game.white)),
                                                fact("black", named(game.black)), fact("round", round)}));
    event_.approved_round_ = approved.round;
    return {};
}

}  // namespace shinpan::tournament
