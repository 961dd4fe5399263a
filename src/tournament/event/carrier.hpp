// Carrier: carries one deed out on an event, or says why it cannot be; then the event is as it was.
#pragma once

#include "tournament/event/event.hpp"
#include "tournament/event/fault_messages.hpp"

#include <string>

namespace shinpan::tournament {

class Carrier {
public:
    // `number` is that of the deed's entry; `is_lifted`: it is a ruling against which an appeal was upheld.
    Carrier(Event& event, int number, bool is_lifted)
        : event_(event), number_(number), is_lifted_(is_lifted) {}

    Result<void, BadInput> operator()(const LaidDown&);
    Result<void, BadInput> operator()(const Registered&);
    Result<void, BadInput> operator()(const CheckedIn&);
    Result<void, BadInput> operator()(const Attendance&);
    Result<void, BadInput> operator()(const Paired&);
    Result<void, BadInput> operator()(const Unpaired&);
    Result<void, BadInput> operator()(const Rearranged&);
    Result<void, BadInput> operator()(const Reported&);
    Result<void, BadInput> operator()(const Ruled&);
    Result<void, BadInput> operator()(const Appealed&);
    Result<void, BadInput> operator()(const Heard&);
    Result<void, BadInput> operator()(const Approved&);
    Result<void, BadInput> operator()(const Undone&) {
        return {};
    }  // what it undoes is not carried out at all

private:
    std::string named(PlayerNumber) const;
    Message said_of(const MessageTemplate&, PlayerNumber, int round) const;
    Fault fault_of_open(int round) const;  // nothing where the round may still be changed
    Fault fault_of_players(const std::vector<PlayerNumber>&) const;
    Fault fault_of(const Player&) const;
    Fault fault_of(const Paired&) const;
    Fault fault_of_pairing(PlayerNumber, int round) const;
    Fault fault_of_rearranging(const Round&, const PairedGame& now, const PairedGame& then) const;
    Fault fault_of_game(int round, PlayerNumber white, PlayerNumber black) const;

    PairedGame& game(int round, PlayerNumber);  // precondition: it is there
    Round& open(int round);                     // the round, made where it is not there yet
    void number_teams();

    Event& event_;
    int number_;
    bool is_lifted_;
};

// The seats of a round's games, whose order by table has changed.
void seat(Round&);

}  // namespace shinpan::tournament
