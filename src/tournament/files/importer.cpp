#include "tournament/files/importer.hpp"

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

void Importer::warn(int line, std::string what) {
    warnings_.push_back({.severity = Severity::warning, .place = {line, 0}, .what = std::move(what)});
}

void Importer::refuse(int line, std::string what) {
    if (!fault_) fault_ = BadInput{line, 0, std::move(what)};
}

PlayerNumber Importer::add(Player player, int line) {
    const auto number = static_cast<PlayerNumber>(players_.size()) + 1;
    if (number > most_players)
        refuse(line, "an event has at most " + std::to_string(most_players) + " players");
    if (player.name.empty()) {
        player.name = "Player " + std::to_string(number);
        warn(line, "the player has no name; they are called " + player.name);
    }
    player.number = number;
    players_.push_back(std::move(player));
    return number;
}

Importer::PairedRound* Importer::round(int number, int line) {
    if (number < 1 || number > most_rounds) {
        refuse(line, "a round is 1 to " + std::to_string(most_rounds) + ", not " + std::to_string(number));
        return nullptr;
    }
    if (static_cast<int>(rounds_.size()) < number) rounds_.resize(static_cast<std::size_t>(number));
    return &rounds_[static_cast<std::size_t>(number - 1)];
}

void Importer::seat(PairedRound& of, PlayerNumber player, int number, int line) {
    const auto [before, is_new] = of.lines.emplace(player, line);
    if (!is_new)
        refuse(line, full_name(this->player(player)) + " is paired twice in round " + std::to_string(number) +
                         ", here and in line " + std::to_string(before->second));
}

void Importer::add_game(int number, PairedGame game, int line) {
    PairedRound* const of = round(number, line);
    if (of == nullptr) return;
    if (game.white == game.black) {
        refuse(line, full_name(player(game.white)) + " plays against themselves in round " +
                         std::to_string(number));
        return;
    }
    for (const PlayerNumber player : {game.white, game.black}) seat(*of, player, number, line);
    if (game.handicap < 0 || game.handicap > most_handicap) {
        warn(line, "there is no handicap of " + std::to_string(game.handicap) +
                       " stones; the game is taken as even");
        game.handicap = 0;
    }
    if (game.table >= 1 && !of->tables.insert(game.table).second) {
        warn(line, "table " + std::to_string(game.table) + " of round " + std::to_string(number) +
                       " is taken; the game is given a free one");
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
        warn(0, "the event is said to have " + std::to_string(conditions_.rounds) +
                    " rounds, and there are " + std::to_string(paired));
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
    if (!event) return failure(BadInput{0, 0, event.error().what});
    for (Deed& deed : deeds())
        if (auto taken = event->take(std::move(deed), now_); !taken)
            return failure(BadInput{0, 0, taken.error().what});
    return ReadEvent{std::move(*event), std::move(warnings_)};
}

}  // namespace shinpan::tournament
