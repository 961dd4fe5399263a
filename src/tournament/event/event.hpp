// Event: a tournament as its entries make it: who plays, what was paired, how the games came out.
//
//   Event event = *Event::begin(usual_conditions(System::mcmahon), now);
//   event.take(Registered{player}, now);
//   auto taken = event.take(Reported{1, 3, 8, GameEnd::white_wins}, now);
//   if (!taken) ...   // taken.error().what
//
// No clock is read and no file is touched here. An event is a value: it may be copied, and it belongs to one
// thread.
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"
#include "tournament/event/entry.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <vector>

namespace shinpan::tournament {

struct Round {
    std::vector<PairedGame> games{};  // by table
    std::vector<PlayerNumber> byes{};
    std::map<PlayerNumber, RoundState> absences{};  // agreed_absent or absent
    std::map<PlayerNumber, HalfPoints> penalties{};
    std::vector<int> seats{};  // by player's number: the place of their game in `games`, from 1; 0: none

    // The player's game, nullptr where they have none.
    const PairedGame* game_of(PlayerNumber) const;
    bool has_bye(PlayerNumber) const;
};

struct Ruling {
    int entry = 0;
    Ruled ruled{};
    int appeal = 0;  // the entry by which somebody appealed; 0: nobody did
    int heard = 0;   // the entry by which the appeal was decided
    bool is_lifted = false;
};

class Event {
public:
    static Result<Event, BadInput> begin(Conditions, std::int64_t now);

    // An event that was kept. Refused, with the entry's number as the line: entries that make no event.
    static Result<Event, BadInput> of(std::vector<Entry>);

    // Enters a deed, or says why it cannot be and what would help; then nothing has changed. Undoing an entry
    // that a later one stands on is refused, and names that one.
    Result<void, BadInput> take(Deed, std::int64_t now);

    const Conditions& conditions() const { return conditions_; }
    std::span<const Player> players() const { return players_; }  // by number: players()[number - 1]
    const Player& player(PlayerNumber) const;                     // precondition: they are registered
    std::span<const Round> rounds() const { return rounds_; }     // as many as are paired or have absences
    const Round& round(int number) const;  // from 1; an empty one where nothing is entered of it
    std::span<const Entry> entries() const { return entries_; }
    std::span<const Ruling> rulings() const { return rulings_; }
    int approved_round() const { return approved_round_; }  // up to which standings are final; 0: none
    bool is_undone(int entry) const;

    // Whether pairings are made of them: of teams where the conditions say so, else of players and of groups
    // that play as one, not of their members.
    bool is_paired_alone(PlayerNumber) const;

    // The team or group that they belong to; `nobody` without one.
    PlayerNumber team_of(PlayerNumber) const;

    // What that round was for the player. Precondition: they are registered.
    RoundState state(PlayerNumber, int round) const;

    // Who may be paired in that round: there, not absent, without a game and a bye.
    std::vector<PlayerNumber> unpaired(int round) const;

    // The last round with games; 0: none.
    int last_paired_round() const;

private:
    bool plays_in(const Player& team, int round) const;

    Conditions conditions_{};
    std::vector<Player> players_{};
    std::vector<Round> rounds_{};
    std::vector<Entry> entries_{};
    std::vector<bool> undone_{};
    std::vector<Ruling> rulings_{};
    std::vector<PlayerNumber> teams_{};  // by player's number
    int approved_round_ = 0;

    friend class Carrier;  // carrier.hpp: carries deeds out
};

// "Meier Anna", or "Meier" without other names.
std::string full_name(const Player&);

}  // namespace shinpan::tournament
