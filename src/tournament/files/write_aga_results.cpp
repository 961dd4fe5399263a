#include "base/text.hpp"
#include "tournament/files/aga_results.hpp"
#include "tournament/files/number_in.hpp"
#include "tournament/files/unsaid.hpp"
#include "tournament/files/unsaid_messages.hpp"

#include <algorithm>
#include <set>

namespace shinpan::tournament::aga_results {
namespace {

// "2004-06-15" as "6/15/2004"; other words as they are.
std::string day_text(std::string_view day) {
    if (day.size() != 10 || day[4] != '-' || day[7] != '-') return std::string(day);
    const auto number = [](std::string_view text) {
        return std::to_string(number_in<int>(text).value_or(0));
    };
    return number(day.substr(5, 2)) + '/' + number(day.substr(8, 2)) + '/' + std::string(day.substr(0, 4));
}

// On one line, without what has a meaning in the file.
std::string plain(std::string text) {
    for (char& c : text)
        if (c == ',' || c == '#' || c == '\n' || c == '\r') c = ' ';
    return text;
}

std::string result_word(const PairedGame& game) {
    if (game.end != GameEnd::white_wins && game.end != GameEnd::black_wins) return "?";
    return std::string(game.end == GameEnd::white_wins ? "w" : "b") + (game.by_default ? "f" : "");
}

class Writer {
public:
    explicit Writer(const Event& event) : event_(event), laid_(event.conditions()) {}

    Written write() {
        written_.text = "TOURNEY " + plain(laid_.title) + ", " + plain(laid_.place) + ", " +
                        day_text(laid_.first_day) + "\n     start=" + day_text(laid_.first_day) +
                        "\n     finish=" + day_text(laid_.last_day) + '\n';
        if (laid_.rules != nullptr) written_.text += "     rules=" + std::string(laid_.rules->id) + '\n';
        put_players();
        for (std::size_t i = 0; i < event_.rounds().size(); ++i) put_round(static_cast<int>(i) + 1);
        written_.text += "END\n";
        add_unsaid(event_, {.absences = false, .both = false}, written_);
        return std::move(written_);
    }

private:
    void put_players() {
        std::set<std::string> taken;
        for (const Player& player : event_.players())
            if (const auto id = player.ids.find("aga"); id != player.ids.end()) taken.insert(id->second);
        ids_.assign(event_.players().size() + 1, "");
        std::set<std::string> given_out;
        written_.text += "PLAYERS\n";
        for (const Player& player : event_.players()) {
            if (!player.members.empty()) continue;
            std::string& id = ids_[static_cast<std::size_t>(player.number)];
            const auto known = player.ids.find("aga");
            const bool is_known = known != player.ids.end() && number_in<int>(known->second) &&
                                  given_out.insert(known->second).second;
            id = is_known ? known->second : free_number(taken);
            if (!is_known)
                written_.warn({unsaid::new_number, {fact("player", full_name(player)), fact("number", id)}});
            written_.text += id + ' ' + plain(player.name) + ", " + plain(player.given) + ' ' +
                             rank_text(player.rank) + '\n';
        }
    }

    static std::string free_number(std::set<std::string>& taken) {
        for (int number = 1;; ++number)
            if (taken.insert(std::to_string(number)).second) return std::to_string(number);
    }

    void put_round(int number) {
        const auto& games = event_.round(number).games;
        if (games.empty()) return;
        written_.text += "GAMES " + std::to_string(number) + '\n';
        for (const PairedGame& game : games) {
            const HalfPoints komi = game.handicap == 0 ? laid_.komi : laid_.handicap.komi;
            written_.text += ids_[static_cast<std::size_t>(game.white)] + ' ' +
                             ids_[static_cast<std::size_t>(game.black)] + ' ' + result_word(game) + ' ' +
                             std::to_string(game.handicap == 1 ? 0 : game.handicap) + ' ' + to_text(komi) +
                             '\n';
            if (game.end == GameEnd::tie)
                written_.warn({unsaid::tie,
                               {fact("white", full_name(event_.player(game.white))),
                                fact("black", full_name(event_.player(game.black))), fact("round", number)}});
        }
    }

    const Event& event_;
    const Conditions& laid_;
    Written written_{};
    std::vector<std::string> ids_{};  // by player's number
};

}  // namespace

Written write(const Event& event) { return Writer(event).write(); }

}  // namespace shinpan::tournament::aga_results
