#include "tournament/files/importer.hpp"

#include "tournament/event/fault_messages.hpp"
#include "tournament/files/reading_messages.hpp"

#include <algorithm>
#include <utility>

namespace shinpan::tournament {
namespace {

constexpr int most_handicap = 20;
constexpr std::size_t most_criteria = 6;

}  // namespace

const Player& Importer::player(PlayerNumber number) const {
    return players_[static_cast<std::size_t>(number - 1)];
}

BadInput Importer::told(int line, Message remark) const {
    BadInput told = bad_input(line, 0, std::move(remark));
    if (!file_.empty()) told.what = file_ + ": " + told.what;
    return told;
}

void Importer::warn(int line, Message remark) { warnings_.push_back(warning(told(line, std::move(remark)))); }

void Importer::refuse(int line, Message remark) {
    if (!fault_) fault_ = told(line, std::move(remark));
}

PlayerNumber Importer::add(Player player, int line) {
    const auto number = static_cast<PlayerNumber>(players_.size()) + 1;
    if (number > most_players) refuse(line, {fault::too_many_players, {fact("most", most_players)}});
    if (player.name.empty()) {
        player.name = "Player " + std::to_string(number);
        warn(line, {unread::nameless, {fact("player", player.name)}});
    }
    player.number = number;
    players_.push_back(std::move(player));
    return number;
}

Importer::PairedRound* Importer::round(int number, int line) {
    if (number < 1 || number > most_rounds) {
        refuse(line, {unread::no_such_number, {fact("most", most_rounds), fact("round", number)}});
        return nullptr;
    }
    if (static_cast<int>(rounds_.size()) < number) rounds_.resize(static_cast<std::size_t>(number));
    return &rounds_[static_cast<std::size_t>(number - 1)];
}

void Importer::seat(PairedRound& of, PlayerNumber player, int number, int line) {
    const auto [before, is_new] = of.lines.emplace(player, line);
    if (!is_new)
        refuse(line, {unread::paired_in_two_lines,
                      {fact("player", full_name(this->player(player))), fact("round", number),
                       fact("other_line", before->second)}});
}

void Importer::add_game(int number, PairedGame game, int line) {
    PairedRound* const of = round(number, line);
    if (of == nullptr) return;
    if (game.white == game.black) {
        refuse(line, {unread::against_themselves,
                      {fact("player", full_name(player(game.white))), fact("round", number)}});
        return;
    }
    for (const PlayerNumber player : {game.white, game.black}) seat(*of, player, number, line);
    if (game.handicap < 0 || game.handicap > most_handicap) {
        warn(line, {unread::no_such_handicap, {fact("handicap", game.handicap)}});
        game.handicap = 0;
    }
    if (game.table >= 1 && !of->tables.insert(game.table).second) {
        warn(line, {unread::taken_table, {fact("table", game.table), fact("round", number)}});
        game.table = 0;
    }
    game.table = std::max(game.table, 0);
    of->games.push_back(std::move(game));
}

void Importer::add_bye(int number, PlayerNumber player, int line) {
    PairedRound* const of = round(number, line);
    if (of == nullptr) return;
    seat(*of, player, number, line);
    of->byes.push_back(player);
}

void Importer::add_absence(int round, PlayerNumber player) { absences_[player].insert(round); }

bool Importer::is_paired(int round, PlayerNumber player) const {
    const auto at = static_cast<std::size_t>(round - 1);
    return at < rounds_.size() && rounds_[at].lines.contains(player);
}

bool Importer::are_teams_at_play(const std::map<PlayerNumber, std::size_t>& team_of) const {
    const auto is_of_teams = [&](const PairedGame& game) {
        const auto white = team_of.find(game.white);
        const auto black = team_of.find(game.black);
        return white != team_of.end() && black != team_of.end() && white->second != black->second;
    };
    bool is_any = false;
    for (const PairedRound& of : rounds_) {
        is_any = is_any || !of.games.empty();
        if (!std::all_of(of.games.begin(), of.games.end(), is_of_teams)) return false;
    }
    return is_any;
}

void Importer::number_tables(PairedRound& of) {
    int next = 1;
    for (PairedGame& game : of.games) {
        if (game.table != 0) continue;
        while (!of.tables.insert(next).second) ++next;
        game.table = next;
    }
}

void Importer::repair_conditions() {
    if (conditions_.title.empty()) conditions_.title = "Tournament";
    if (const auto paired = static_cast<int>(rounds_.size()); paired > conditions_.rounds) {
        warn(0, {unread::more_rounds, {fact("said", conditions_.rounds), fact("paired", paired)}});
        conditions_.rounds = paired;
    }
    std::vector<Criterion> placement;
    for (const Criterion criterion : conditions_.placement)
        if (std::find(placement.begin(), placement.end(), criterion) == placement.end() &&
            placement.size() < most_criteria)
            placement.push_back(criterion);
    conditions_.placement = std::move(placement);
}

// Rounds that follow one another are one absence.
void Importer::attend(std::vector<Deed>& deeds) const {
    for (const auto& [player, rounds] : absences_)
        for (auto round = rounds.begin(); round != rounds.end();) {
            Attendance absence{player, *round, *round, RoundState::agreed_absent};
            while (++round != rounds.end() && *round == absence.to + 1) absence.to = *round;
            deeds.emplace_back(absence);
        }
}

std::vector<Deed> Importer::deeds() const {
    std::vector<Deed> deeds;
    for (const Player& player : players_) deeds.emplace_back(Registered{player});
    attend(deeds);
    for (std::size_t i = 0; i < rounds_.size(); ++i) {
        const int number = static_cast<int>(i) + 1;
        if (rounds_[i].lines.empty()) continue;
        Paired paired{
            .round = number, .method = "imported", .games = rounds_[i].games, .byes = rounds_[i].byes};
        for (PairedGame& game : paired.games)
            game = {.table = game.table,
                    .white = game.white,
                    .black = game.black,
                    .handicap = game.handicap,
                    .knows_colors = game.knows_colors};
        deeds.emplace_back(std::move(paired));
        for (const PairedGame& game : rounds_[i].games)
            if (game.end != GameEnd::unknown)
                deeds.emplace_back(
                    Reported{number, game.white, game.black, game.end, game.by_default, game.score});
    }
    for (const PlayerNumber player : preliminary_) deeds.emplace_back(CheckedIn{player, false});
    return deeds;
}

Result<ReadEvent, BadInput> Importer::finish() && {
    if (fault_) return failure(*fault_);
    for (PairedRound& of : rounds_) number_tables(of);
    repair_conditions();
    auto event = Event::begin(conditions_, now_);
    if (!event) return failure(as_input(event.error().remark));
    for (Deed& deed : deeds())
        if (auto taken = event->take(std::move(deed), now_); !taken) return failure(taken.error());
    return ReadEvent{std::move(*event), std::move(warnings_)};
}

}  // namespace shinpan::tournament
