#include "tournament/event/carrier.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace shinpan::tournament {
namespace {

constexpr int most_rank = 47;        // 18 dan: more than any list has
constexpr int most_correction = 30;  // points
constexpr int most_handicap = 20;

Result<void, BadInput> outcome(std::string fault) {
    if (!fault.empty()) return failure(BadInput{0, 0, std::move(fault)});
    return {};
}

std::string round_text(int round) { return "round " + std::to_string(round); }

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

std::string Carrier::fault_of_open(int round) const {
    if (round < 1 || round > event_.conditions_.rounds)
        return "there is no " + round_text(round) + ": the event has " +
               std::to_string(event_.conditions_.rounds) + " rounds";
    if (round <= event_.approved_round_)
        return "the standings after " + round_text(event_.approved_round_) +
               " are final; undo their approval first";
    return {};
}

std::string Carrier::fault_of_players(const std::vector<PlayerNumber>& players) const {
    for (const PlayerNumber player : players)
        if (player < 1 || player > static_cast<int>(event_.players_.size()))
            return "there is no player " + std::to_string(player);
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
        return outcome(round_text(paired) + " is paired already, so the event cannot have " +
                       std::to_string(laid.conditions.rounds) + " rounds");
    const bool is_paired = event_.last_paired_round() > 0;
    if (is_paired && (laid.conditions.team_size > 0) != (event_.conditions_.team_size > 0))
        return outcome("rounds are paired already, so the event cannot change to teams or from them");
    event_.conditions_ = laid.conditions;
    return {};
}

// Of a player as they are to be written, and of the members of a team.
std::string Carrier::fault_of(const Player& player) const {
    const auto known = static_cast<int>(event_.players_.size());
    if (player.number < 1 || player.number > known + 1)
        return "the next player has number " + std::to_string(known + 1) + ", not " +
               std::to_string(player.number);
    if (known == most_players && player.number > known)
        return "an event has at most " + std::to_string(most_players) + " players";
    if (player.name.empty()) return "a player needs a name";
    if (player.rank < 0 || player.rank > most_rank) return "a rank is 30k to 18d";
    if (player.correction < -most_correction || player.correction > most_correction)
        return "a correction of the start score is " + std::to_string(-most_correction) + " to " +
               std::to_string(most_correction) + " points";
    if (std::string fault = fault_of_players(player.members); !fault.empty()) return fault;
    std::set<PlayerNumber> members;
    for (const PlayerNumber member : player.members) {
        if (member == player.number || !event_.player(member).members.empty())
            return "a member is a player, not a team";
        if (!members.insert(member).second) return named(member) + " stands twice among the members";
        if (const PlayerNumber team = event_.team_of(member); team != nobody && team != player.number)
            return named(member) + " is a member of " + named(team);
    }
    return {};
}

Result<void, BadInput> Carrier::operator()(const Registered& registered) {
    const Player& player = registered.player;
    if (std::string fault = fault_of(player); !fault.empty()) return outcome(std::move(fault));
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
    if (std::string fault = fault_of_players({checked.player}); !fault.empty())
        return outcome(std::move(fault));
    event_.players_[static_cast<std::size_t>(checked.player - 1)].is_there = checked.is_there;
    return {};
}

Result<void, BadInput> Carrier::operator()(const Attendance& attendance) {
    const PlayerNumber player = attendance.player;
    if (std::string fault = fault_of_players({player}); !fault.empty()) return outcome(std::move(fault));
    if (attendance.to < attendance.from) return outcome("the last round of an absence is before its first");
    if (!is_absence(attendance.state) && attendance.state != RoundState::not_paired)
        return outcome("attendance is agreed_absent, absent or not_paired");
    for (int round = attendance.from; round <= attendance.to; ++round) {
        if (std::string fault = fault_of_open(round); !fault.empty()) return outcome(std::move(fault));
        if (event_.round(round).game_of(player) != nullptr)
            return outcome(named(player) + " has a game in " + round_text(round) +
                           ": take the pairing back, or give the game a result by default");
        if (event_.round(round).has_bye(player))
            return outcome(named(player) + " has a bye in " + round_text(round) + ": take it back first");
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
std::string Carrier::fault_of_pairing(PlayerNumber player, int round) const {
    if (std::string fault = fault_of_players({player}); !fault.empty()) return fault;
    const Round& of = event_.round(round);
    if (const PairedGame* game = of.game_of(player))
        return named(player) + " is paired in " + round_text(round) + " already, at table " +
               std::to_string(game->table);
    if (of.has_bye(player)) return named(player) + " has a bye in " + round_text(round);
    if (of.absences.contains(player)) return named(player) + " is absent in " + round_text(round);
    if (!event_.player(player).is_there) return named(player) + " has not checked in";
    return {};
}

std::string Carrier::fault_of(const Paired& paired) const {
    if (std::string fault = fault_of_open(paired.round); !fault.empty()) return fault;
    std::set<PlayerNumber> seen;
    std::set<int> tables;
    for (const PairedGame& game : event_.round(paired.round).games) tables.insert(game.table);
    std::vector<PlayerNumber> all = paired.byes;
    for (const PairedGame& game : paired.games) {
        all.push_back(game.white);
        all.push_back(game.black);
        if (game.table < 1 || !tables.insert(game.table).second)
            return "table " + std::to_string(game.table) + " is taken in " + round_text(paired.round);
        if (game.handicap < 0 || game.handicap > most_handicap)
            return "a handicap is 0 to " + std::to_string(most_handicap) + " stones";
    }
    for (const PlayerNumber player : all) {
        if (std::string fault = fault_of_pairing(player, paired.round); !fault.empty()) return fault;
        if (!seen.insert(player).second)
            return named(player) + " would be paired twice in " + round_text(paired.round);
    }
    return {};
}

Result<void, BadInput> Carrier::operator()(const Paired& paired) {
    if (std::string fault = fault_of(paired); !fault.empty()) return outcome(std::move(fault));
    Round& round = open(paired.round);
    round.games.insert(round.games.end(), paired.games.begin(), paired.games.end());
    round.byes.insert(round.byes.end(), paired.byes.begin(), paired.byes.end());
    seat(round);
    return {};
}

Result<void, BadInput> Carrier::operator()(const Unpaired& unpaired) {
    if (std::string fault = fault_of_open(unpaired.round); !fault.empty()) return outcome(std::move(fault));
    if (std::string fault = fault_of_players(unpaired.players); !fault.empty())
        return outcome(std::move(fault));
    Round& round = open(unpaired.round);
    for (const PlayerNumber player : unpaired.players)
        if (round.game_of(player) == nullptr && !round.has_bye(player))
            return outcome(named(player) + " is not paired in " + round_text(unpaired.round));
    const auto goes = [&](PlayerNumber player) {
        const auto& players = unpaired.players;
        return players.empty() || std::find(players.begin(), players.end(), player) != players.end();
    };
    const auto is_gone = [&](const PairedGame& game) { return goes(game.white) || goes(game.black); };
    for (const PairedGame& game : round.games)
        if (is_gone(game) && game.end != GameEnd::unknown)
            return outcome("the game " + named(game.white) + " – " + named(game.black) +
                           " has a result: take that back first");
    std::erase_if(round.games, is_gone);
    std::erase_if(round.byes, goes);
    seat(round);
    return {};
}

// Of a round in which these two are to have a game.
std::string Carrier::fault_of_game(int round, PlayerNumber white, PlayerNumber black) const {
    if (std::string fault = fault_of_open(round); !fault.empty()) return fault;
    if (std::string fault = fault_of_players({white, black}); !fault.empty()) return fault;
    const PairedGame* game = event_.round(round).game_of(white);
    if (game != nullptr && has(*game, black)) return {};
    std::string fault = named(white) + " and " + named(black) + " are not paired in " + round_text(round);
    for (const PlayerNumber player : {white, black})
        if (const PairedGame* other = event_.round(round).game_of(player))
            fault += "; " + named(player) + " plays " + named(opponent_of(player, *other)) + " at table " +
                     std::to_string(other->table);
    return fault;
}

std::string Carrier::fault_of_rearranging(const Round& round, const PairedGame& now,
                                          const PairedGame& then) const {
    if (then.table < 1) return "tables are numbered from 1";
    if (then.handicap < 0 || then.handicap > most_handicap)
        return "a handicap is 0 to " + std::to_string(most_handicap) + " stones";
    for (const PairedGame& other : round.games)
        if (other.table == then.table && !(other == now))
            return "table " + std::to_string(then.table) + " is that of " + named(other.white) + " – " +
                   named(other.black);
    return {};
}

// What was won stays with who won it.
Result<void, BadInput> Carrier::operator()(const Rearranged& rearranged) {
    const auto& [round, then] = rearranged;
    if (std::string fault = fault_of_game(round, then.white, then.black); !fault.empty())
        return outcome(std::move(fault));
    PairedGame& now = game(round, then.white);
    if (std::string fault = fault_of_rearranging(event_.round(round), now, then); !fault.empty())
        return outcome(std::move(fault));
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
    if (std::string fault = fault_of_game(reported.round, reported.white, reported.black); !fault.empty())
        return outcome(std::move(fault));
    PairedGame& of = game(reported.round, reported.white);
    if (of.white != reported.white) return outcome(named(of.white) + " has White in this game");
    of.end = reported.end;
    of.by_default = reported.by_default && reported.end != GameEnd::unknown;
    of.score = reported.score;
    return {};
}

Result<void, BadInput> Carrier::operator()(const Ruled& ruled) {
    if (std::string fault = fault_of_open(ruled.round); !fault.empty()) return outcome(std::move(fault));
    if (std::string fault = fault_of_players(ruled.players); !fault.empty()) return outcome(std::move(fault));
    if (ruled.words.empty()) return outcome("a ruling needs its reason in words");
    if (ruled.penalty < HalfPoints{}) return outcome("a penalty is 0 points or more");
    if (ruled.kind == RulingKind::result) {
        if (ruled.players.size() != 2) return outcome("a ruling on a result names White and Black");
        const Reported as{ruled.round, ruled.players[0], ruled.players[1],
                          ruled.end,   ruled.by_default, ruled.score};
        if (std::string fault = fault_of_game(as.round, as.white, as.black); !fault.empty())
            return outcome(std::move(fault));
        if (!is_lifted_)
            if (auto taken = (*this)(as); !taken) return taken;
    }
    if (ruled.kind == RulingKind::penalty) {
        if (ruled.players.size() != 1) return outcome("a penalty is for one player");
        if (!is_lifted_) open(ruled.round).penalties[ruled.players[0]] += ruled.penalty;
    }
    event_.rulings_.push_back({.entry = number_, .ruled = ruled, .is_lifted = is_lifted_});
    return {};
}

Result<void, BadInput> Carrier::operator()(const Appealed& appealed) {
    if (std::string fault = fault_of_players({appealed.by}); !fault.empty()) return outcome(std::move(fault));
    for (Ruling& ruling : event_.rulings_)
        if (ruling.entry == appealed.ruling) {
            if (ruling.appeal != 0) return outcome("there is an appeal against this ruling already");
            ruling.appeal = number_;
            return {};
        }
    return outcome("entry " + std::to_string(appealed.ruling) + " is not a ruling");
}

Result<void, BadInput> Carrier::operator()(const Heard& heard) {
    for (Ruling& ruling : event_.rulings_)
        if (ruling.appeal == heard.appeal && heard.appeal != 0) {
            if (ruling.heard != 0) return outcome("this appeal has been heard");
            ruling.heard = number_;
            return {};
        }
    return outcome("entry " + std::to_string(heard.appeal) + " is not an appeal");
}

Result<void, BadInput> Carrier::operator()(const Approved& approved) {
    if (std::string fault = fault_of_open(approved.round); !fault.empty()) return outcome(std::move(fault));
    if (approved.round > event_.last_paired_round())
        return outcome(round_text(approved.round) + " is not paired yet");
    for (int round = 1; round <= approved.round; ++round)
        for (const PairedGame& game : event_.round(round).games)
            if (game.end == GameEnd::unknown)
                return outcome("the game " + named(game.white) + " – " + named(game.black) + " of " +
                               round_text(round) + " has no result yet");
    event_.approved_round_ = approved.round;
    return {};
}

}  // namespace shinpan::tournament
