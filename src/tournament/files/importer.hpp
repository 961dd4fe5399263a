// Importer: makes an event of what a file of another program says, fact by fact, each with the line where it
// stands.
//
//   Importer importer(now);
//   const PlayerNumber one = importer.add({.name = "Meier", .rank = 12}, 3);
//   importer.add_game(1, {.table = 1, .white = one, .black = other, .end = GameEnd::white_wins}, 20);
//   auto read = std::move(importer).finish();   // an event; or where the file contradicts itself, and how
#pragma once

#include "base/diagnostic.hpp"
#include "tournament/event/event.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace shinpan::tournament {

struct ReadEvent {
    Event event;
    std::vector<Diagnostic> warnings{};  // what was repaired, or is not kept
};

class Importer {
public:
    // `now` is when the event's entries are made (Entry::at).
    explicit Importer(std::int64_t now) : now_(now) {}

    Conditions& conditions() { return conditions_; }
    const Player& player(PlayerNumber) const;  // precondition: added

    PlayerNumber add(Player, int line);
    void set_preliminary(PlayerNumber player) { preliminary_.push_back(player); }
    void add_game(int round, PairedGame,
                  int line);  // a table of 0, or one that is taken, is given another number
    void add_bye(int round, PlayerNumber, int line);
    void add_absence(int round, PlayerNumber);
    void warn(int line, Message);
    void refuse(int line, Message);  // the first refusal stands

    // What is told from now on is of a file beside the first one, which is named in English.
    void begin_file(std::string name) { file_ = std::move(name); }
    bool is_refused() const { return fault_.has_value(); }

    // Whether the player has a game or a bye in that round.
    bool is_paired(int round, PlayerNumber) const;

    // Whether there are games, and each is between members of two teams. `team_of` tells the team of each
    // member.
    bool are_teams_at_play(const std::map<PlayerNumber, std::size_t>& team_of) const;

    // Refused: two games of one player in a round, a player against themselves, too many players or rounds.
    Result<ReadEvent, BadInput> finish() &&;

private:
    struct PairedRound {
        std::vector<PairedGame> games{};
        std::vector<PlayerNumber> byes{};
        std::map<PlayerNumber, int> lines{};  // of who is paired, where it is said
        std::set<int> tables{};
    };

    PairedRound* round(int number,
                       int line);  // nullptr, and the file is refused, for a number that no event has
    BadInput told(int line, Message) const;
    void seat(PairedRound&, PlayerNumber, int number, int line);
    void number_tables(PairedRound&);
    void repair_conditions();
    std::vector<Deed> deeds() const;
    void attend(std::vector<Deed>&) const;

    std::int64_t now_;
    std::string file_{};  // empty: the first one
    Conditions conditions_ = usual_conditions(System::mcmahon);
    std::vector<Player> players_{};
    std::vector<PairedRound> rounds_{};
    std::map<PlayerNumber, std::set<int>> absences_{};
    std::vector<PlayerNumber> preliminary_{};
    std::vector<Diagnostic> warnings_{};
    std::optional<BadInput> fault_{};
};

}  // namespace shinpan::tournament
