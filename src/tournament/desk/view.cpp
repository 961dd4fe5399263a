#include "tournament/desk/view.hpp"

#include "base/json_writer.hpp"
#include "tournament/files/event_json.hpp"
#include "tournament/pairing/game_terms.hpp"
#include "tournament/report/words.hpp"
#include "tournament/standings/standings.hpp"

#include <algorithm>
#include <initializer_list>

namespace shinpan::tournament {
namespace {

// Writes each part of the view of one event.
class Viewing {
public:
    Viewing(const Event& event, std::string& out) : event_(event), json_(out) {}

    void write(int round, int after, bool with_history) {
        json_.begin_object().key("t").text("view");
        json_.key("version").text(version_of(event_));
        json_.key("entries").number(static_cast<std::int64_t>(event_.entries().size()));
        write_conditions();
        write_players();
        write_rounds();
        write_round(round);
        json_.key("standings");
        write_standings(after, Ranked::sides);
        if (event_.conditions().team_size > 0) {
            json_.key("members");
            write_standings(after, Ranked::members);
        }
        write_rulings();
        if (with_history) write_history();
        json_.end_object();
    }

    void write_players_alone() {
        json_.begin_object().key("t").text("players");
        write_players();
        json_.end_object();
    }

private:
    void write_conditions() {
        const Conditions& laid = event_.conditions();
        json_.key("title").text(laid.title).key("place").text(laid.place).key("director").text(laid.director);
        json_.key("first_day").text(laid.first_day).key("last_day").text(laid.last_day);
        json_.key("system").text(word_of(laid.system)).key("round_count").number(laid.rounds);
        json_.key("rules").text(laid.rules ? laid.rules->id : "");
        json_.key("columns").number(laid.size.cols).key("rows").number(laid.size.rows);
        json_.key("komi").decimal(laid.komi.halves / 2.0, 1).key("clock").text(to_text(laid.clock));
        json_.key("floor").text(rank_text(laid.mcmahon.floor)).key("bar").text(rank_text(laid.mcmahon.bar));
        json_.key("handicap_ceiling").number(laid.handicap.ceiling);
        json_.key("handicap_correction").number(laid.handicap.correction);
        json_.key("method").text(word_of(laid.pairing.method)).key("team_size").number(laid.team_size);
        const bool by_mcmahon = laid.system == System::mcmahon;
        json_.key("absent_points")
            .decimal((by_mcmahon ? laid.unplayed.absent_mcmahon : laid.unplayed.absent_wins).halves / 2.0, 1);
        json_.key("sanctions").text(laid.sanctions).key("placement").begin_array();
        for (const Criterion criterion : laid.placement) json_.text(short_name(criterion));
        json_.end_array().key("approved").number(event_.approved_round());
    }

    void write_players() {
        json_.key("players").begin_array();
        for (const Player& player : event_.players()) {
            json_.begin_object().key("number").number(player.number).key("name").text(player.name);
            json_.key("given").text(player.given).key("rank").text(rank_text(player.rank));
            json_.key("club").text(player.club).key("country").text(player.country);
            if (player.is_rated) json_.key("rating").number(player.rating);
            json_.key("correction").number(player.correction).key("there").boolean(player.is_there);
            json_.key("ids").begin_object();
            for (const auto& [list, id] : player.ids) json_.key(list).text(id);
            json_.end_object();
            write_numbers("members", player.members);
            write_absences("absent", player.number, {RoundState::agreed_absent, RoundState::absent});
            write_absences("unannounced", player.number, {RoundState::absent});
            json_.end_object();
        }
        json_.end_array();
    }

    // The rounds in which the player is absent in one of these ways.
    void write_absences(std::string_view key, PlayerNumber player, std::initializer_list<RoundState> ways) {
        json_.key(key).begin_array();
        for (int round = 1; round <= event_.conditions().rounds; ++round) {
            const auto& absences = event_.round(round).absences;
            if (const auto found = absences.find(player);
                found != absences.end() && std::ranges::find(ways, found->second) != ways.end())
                json_.number(round);
        }
        json_.end_array();
    }

    // How far each round is.
    void write_rounds() {
        json_.key("rounds").begin_array();
        for (int number = 1; number <= event_.conditions().rounds; ++number) {
            const Round& round = event_.round(number);
            const auto open =
                std::count_if(round.games.begin(), round.games.end(),
                              [](const PairedGame& game) { return game.end == GameEnd::unknown; });
            json_.begin_object().key("round").number(number);
            json_.key("games").number(static_cast<std::int64_t>(round.games.size()));
            json_.key("open").number(open);
            json_.key("unpaired")
                .number(static_cast<std::int64_t>(event_.unpaired(number).size()))
                .end_object();
        }
        json_.end_array();
    }

    void write_round(int number) {
        const Round& round = event_.round(number);
        json_.key("round").number(number).key("games").begin_array();
        for (const PairedGame& game : round.games) write_game(game);
        json_.end_array();
        write_numbers("byes", round.byes);
        json_.key("unpaired").begin_array();
        for (const PlayerNumber player : event_.unpaired(number)) json_.number(player);
        json_.end_array();
    }

    void write_game(const PairedGame& game) {
        const GameTerms terms = terms_of(event_.conditions(), game);
        json_.begin_object().key("table").number(game.table);
        json_.key("white").number(game.white).key("black").number(game.black);
        json_.key("handicap").number(game.handicap).key("komi").decimal(terms.komi.halves / 2.0, 1);
        json_.key("compensation").decimal(terms.compensation.halves / 2.0, 1);
        json_.key("nigiri").boolean(!game.knows_colors);
        json_.key("end").text(word_of(game.end)).key("by_default").boolean(game.by_default);
        json_.key("score").text(game.score).end_object();
    }

    void write_standings(int after, Ranked ranked) {
        const Standings table = standings(event_, after, {.ranked = ranked});
        json_.begin_object().key("after").number(table.after_round);
        json_.key("final").boolean(table.is_final).key("criteria").begin_array();
        for (const Criterion criterion : table.criteria) json_.text(short_name(criterion));
        json_.end_array().key("rows").begin_array();
        for (const StandingsRow& row : table.rows) {
            json_.begin_object().key("place").number(row.place).key("player").number(row.player);
            json_.key("values").begin_array();
            for (std::size_t i = 0; i < table.criteria.size(); ++i)
                json_.text(value_text(table.criteria[i], row.values[i]));
            json_.end_array();
            write_results(row.player, after);
            json_.end_object();
        }
        json_.end_array().end_object();
    }

    // Round by round: the opponent and the points, or what the round was without a game.
    void write_results(PlayerNumber player, int after) {
        json_.key("results").begin_array();
        for (int round = 1; round <= after; ++round) {
            const PairedGame* const game = event_.round(round).game_of(player);
            json_.begin_object().key("state").text(word_of(event_.state(player, round)));
            if (game != nullptr) {
                json_.key("opponent").number(opponent_of(player, *game));
                json_.key("color").text(!game->knows_colors ? "" : game->white == player ? "white" : "black");
                json_.key("handicap").number(game->handicap);
                if (game->end != GameEnd::unknown)
                    json_.key("points").decimal(points_for(player, *game).halves / 2.0, 1);
            }
            json_.end_object();
        }
        json_.end_array();
    }

    void write_rulings() {
        json_.key("rulings").begin_array();
        for (const Ruling& ruling : event_.rulings()) {
            json_.begin_object()
                .key("entry")
                .number(ruling.entry)
                .key("kind")
                .text(word_of(ruling.ruled.kind));
            json_.key("round").number(ruling.ruled.round);
            write_numbers("players", ruling.ruled.players);
            json_.key("end")
                .text(word_of(ruling.ruled.end))
                .key("by_default")
                .boolean(ruling.ruled.by_default);
            json_.key("score").text(ruling.ruled.score);
            json_.key("penalty").decimal(ruling.ruled.penalty.halves / 2.0, 1);
            json_.key("arbiter").text(ruling.ruled.arbiter).key("clause").text(ruling.ruled.clause);
            json_.key("words").text(ruling.ruled.words);
            write_evidence(json_.key("evidence"), ruling.ruled.evidence);
            json_.key("has_record").boolean(!ruling.ruled.record.empty());
            json_.key("appeal").number(ruling.appeal).key("heard").number(ruling.heard);
            json_.key("lifted").boolean(ruling.is_lifted).end_object();
        }
        json_.end_array();
    }

    // Every entry, as a sentence in English and as what it says for other languages.
    void write_history() {
        json_.key("history").begin_array();
        for (const Entry& entry : event_.entries()) {
            json_.begin_object().key("number").number(entry.number).key("at").number(entry.at);
            const Message remark = message_on(event_, entry);
            json_.key("deed").text(word_of(entry.deed)).key("words").text(in_english(remark)).key("remark");
            write_message(json_, remark);
            json_.key("undone").boolean(event_.is_undone(entry.number)).end_object();
        }
        json_.end_array();
    }

    void write_numbers(std::string_view key, const std::vector<PlayerNumber>& players) {
        json_.key(key).begin_array();
        for (const PlayerNumber player : players) json_.number(player);
        json_.end_array();
    }

    const Event& event_;
    JsonWriter json_;
};

}  // namespace

std::string view_in_json(const Event& event, const ViewWish& wish) {
    const int last = event.last_paired_round(), rounds = event.conditions().rounds;
    const int round = wish.round == 0 ? std::max(last, 1) : wish.round;
    std::string text;
    Viewing(event, text)
        .write(std::clamp(round, 1, rounds), wish.after < 0 ? last : std::min(wish.after, rounds),
               wish.with_history);
    return text;
}

std::string version_of(const Event& event) {
    const Entry& last = event.entries().back();
    return std::to_string(last.number) + '-' + std::to_string(last.at);
}

std::string players_in_json(const Event& event) {
    std::string text;
    Viewing(event, text).write_players_alone();
    return text;
}

}  // namespace shinpan::tournament
