#include "base/decimal.hpp"
#include "tournament/files/opengotha.hpp"
#include "tournament/files/opengotha_attributes.hpp"
#include "tournament/files/unsaid.hpp"
#include "tournament/files/unsaid_messages.hpp"

#include <pugixml.hpp>

#include <algorithm>
#include <cctype>
#include <set>
#include <sstream>

namespace shinpan::tournament::opengotha {
namespace {

constexpr int flags = 20;  // rounds of which the format says who takes part
constexpr int most_placement = 6;
constexpr int strongest = 38;  // 9 dan

std::string rank_name(int rank) {
    std::string name = rank_text(std::min(rank, strongest));
    name.back() = static_cast<char>(std::toupper(static_cast<unsigned char>(name.back())));
    return name;
}

std::string value_of(bool value) { return value ? "true" : "false"; }
std::string value_of(int value) { return std::to_string(value); }
std::string value_of(std::int64_t value) { return std::to_string(value); }
std::string value_of(double value) { return short_decimal(value, 6); }
std::string value_of(HalfPoints value) { return std::to_string(value.halves); }
std::string value_of(Seeding value) { return std::string(word_at(seedings, value)); }
std::string value_of(DrawnPlace value) { return std::string(word_at(drawn_places, value)); }

void put(pugi::xml_node node, const char* name, const std::string& value) {
    node.append_attribute(name).set_value(value.c_str());
}

template <class Table, class Of>
void put_all(pugi::xml_node node, const Table& table, const Of& of) {
    std::apply([&](const auto&... each) { (put(node, each.name, value_of(of.*each.at)), ...); }, table);
}

class Writer {
public:
    explicit Writer(const Event& event) : event_(event), laid_(event.conditions()) {}

    Written write() {
        pugi::xml_node declaration = file_.prepend_child(pugi::node_declaration);
        put(declaration, "version", "1.0");
        put(declaration, "encoding", "UTF-8");
        pugi::xml_node root = file_.append_child("Tournament");
        put(root, "dataVersion", "201");
        // The oldest version whose weights are these.
        put(root, "gothaVersion", laid_.pairing.weights.lifts_origin ? "352" : "351");
        put(root, "gothaMinorVersion", "0");
        put_players(root.append_child("Players"));
        put_games(root);
        if (laid_.team_size > 0) put_teams(root.append_child("Teams"));
        put_parameters(root);
        warn_of_conditions();
        add_unsaid(event_, {}, written_);
        std::ostringstream text;
        file_.save(text, " ");
        written_.text = text.str();
        return std::move(written_);
    }

private:
    // Two players with the same names get a number each.
    void name_players() {
        std::set<std::string> taken;
        keys_.assign(event_.players().size() + 1, "");
        given_.assign(event_.players().size() + 1, "");
        for (const Player& player : event_.players()) {
            if (!player.members.empty()) continue;
            const auto at = static_cast<std::size_t>(player.number);
            given_[at] = player.given;
            if (!taken.insert(player_key(player.name, player.given)).second) {
                given_[at] += (player.given.empty() ? "" : " ") + std::to_string(player.number);
                taken.insert(player_key(player.name, given_[at]));
                written_.warn(
                    {unsaid::same_names,
                     {fact("player", full_name(player)), fact("name", player.name + ' ' + given_[at])}});
            }
            keys_[at] = player_key(player.name, given_[at]);
        }
    }

    const std::string& key(PlayerNumber player) const { return keys_[static_cast<std::size_t>(player)]; }

    void put_players(pugi::xml_node players) {
        name_players();
        for (const Player& player : event_.players()) {
            if (!player.members.empty()) continue;
            pugi::xml_node node = players.append_child("Player");
            const auto id = [&](const char* list) {
                const auto found = player.ids.find(list);
                return found == player.ids.end() ? std::string() : found->second;
            };
            put(node, "name", player.name);
            put(node, "firstName", given_[static_cast<std::size_t>(player.number)]);
            put(node, "country", player.country);
            put(node, "club", player.club);
            put(node, "egfPin", id("egd"));
            put(node, "ffgLicence", id("ffg"));
            put(node, "ffgLicenceStatus", id("ffg_status"));
            put(node, "agaId", id("aga"));
            put(node, "agaExpirationDate", id("aga_expiry"));
            put(node, "rank", rank_name(player.rank));
            put(node, "grade", rank_name(player.rank));
            put(node, "rating", std::to_string(player.is_rated ? player.rating : rating_of(player.rank)));
            put(node, "ratingOrigin", player.is_rated ? "MAN" : "INI");
            put(node, "smmsCorrection", std::to_string(player.correction));
            put(node, "participating", participation_of(player));
            put(node, "registeringStatus", player.is_there ? "FIN" : "PRE");
        }
    }

    // Whoever is absent without a word has no points, which is what the format gives to players who are there
    // and not paired.
    std::string participation_of(const Player& player) {
        std::string flags_of(flags, '1');
        for (int round = 1; round <= laid_.rounds; ++round) {
            const RoundState state = event_.state(player.number, round);
            if (state == RoundState::absent)
                written_.warn(
                    {unsaid::untold_absence, {fact("player", full_name(player)), fact("round", round)}});
            if (state != RoundState::agreed_absent) continue;
            if (round <= flags)
                flags_of[static_cast<std::size_t>(round - 1)] = '0';
            else
                written_.warn({unsaid::absence, {fact("player", full_name(player)), fact("round", round)}});
        }
        return flags_of;
    }

    void put_games(pugi::xml_node root) {
        pugi::xml_node games = root.append_child("Games");
        pugi::xml_node byes = root.append_child("ByePlayers");
        for (std::size_t i = 0; i < event_.rounds().size(); ++i) {
            const std::string round = std::to_string(i + 1);
            for (const PairedGame& game : event_.rounds()[i].games) {
                pugi::xml_node node = games.append_child("Game");
                put(node, "roundNumber", round);
                put(node, "tableNumber", std::to_string(game.table));
                put(node, "whitePlayer", key(game.white));
                put(node, "blackPlayer", key(game.black));
                put(node, "handicap", std::to_string(game.handicap));
                put(node, "knownColor", value_of(game.knows_colors));
                put(node, "result",
                    std::string(result_prefix) + std::string(word_at(ends, game.end)) +
                        std::string(game.by_default ? by_default_suffix : ""));
            }
            for (const PlayerNumber player : event_.rounds()[i].byes) put_bye(byes, round, player);
        }
    }

    void put_bye(pugi::xml_node byes, const std::string& round, PlayerNumber player) {
        const auto& members = event_.player(player).members;
        for (const PlayerNumber one : members.empty() ? std::vector{player} : members) {
            pugi::xml_node node = byes.append_child("ByePlayer");
            put(node, "roundNumber", round);
            put(node, "player", key(one));
        }
    }

    void put_teams(pugi::xml_node teams) {
        int number = 0;
        for (const Player& team : event_.players()) {
            if (team.members.empty()) continue;
            pugi::xml_node node = teams.append_child("Team");
            put(node, "teamNumber", std::to_string(++number));
            put(node, "teamName", full_name(team));
            for (int round = 1; round <= laid_.rounds; ++round)
                for (std::size_t board = 0; board < team.members.size(); ++board) {
                    pugi::xml_node place = node.append_child("Board");
                    put(place, "roundNumber", std::to_string(round));
                    put(place, "boardNumber", std::to_string(board + 1));
                    put(place, "player", key(team.members[board]));
                }
        }
    }

    void put_parameters(pugi::xml_node root) {
        pugi::xml_node set = root.append_child("TournamentParameterSet");
        put_general(set.append_child("GeneralParameterSet"));
        pugi::xml_node handicap = set.append_child("HandicapParameterSet");
        put_all(handicap, handicap_attributes, laid_.handicap);
        put(handicap, "hdNoHdRankThreshold", rank_name(laid_.handicap.no_handicap_from));
        put_placement(set.append_child("PlacementParameterSet").append_child("PlacementCriteria"));
        pugi::xml_node pairing = set.append_child("PairingParameterSet");
        put_all(pairing, weight_attributes, laid_.pairing.weights);
        put_all(pairing, pairing_attributes, laid_.pairing);
        put(pairing, "paiSeRankThreshold", rank_name(laid_.pairing.threshold_rank));
        put(pairing, "paiMaAdditionalPlacementCritSystem1",
            laid_.pairing.first_by_rating ? "Rating" : "NULL");
        put(pairing, "paiMaAdditionalPlacementCritSystem2",
            laid_.pairing.later_by_rating ? "Rating" : "NULL");
        if (laid_.team_size > 0)
            put(root.append_child("TeamTournamentParameterSet").append_child("TeamGeneralParameterSet"),
                "teamSize", std::to_string(laid_.team_size));
        put_club_groups(root);
    }

    void put_general(pugi::xml_node node) {
        put(node, "shortName", laid_.title);
        put(node, "name", laid_.title);
        put(node, "location", laid_.place);
        put(node, "director", laid_.director);
        put(node, "beginDate", laid_.first_day);
        put(node, "endDate", laid_.last_day);
        put(node, "size", std::to_string(laid_.size.cols));
        put(node, "komi", to_text(laid_.komi));
        put_clock(node);
        put(node, "numberOfRounds", std::to_string(laid_.rounds));
        put(node, "genMMFloor", rank_name(laid_.mcmahon.floor));
        put(node, "genMMBar", rank_name(laid_.mcmahon.bar));
        put(node, "genMMZero", rank_name(laid_.mcmahon.zero));
        put(node, "genRoundDownNBWMMS", value_of(laid_.unplayed.rounded != RoundDown::nothing));
        put_all(node, unplayed_attributes, laid_.unplayed);
        put(node, "numberOfCategories", std::to_string(laid_.categories.size() + 1));
        if (laid_.categories.empty()) return;
        pugi::xml_node categories = node.append_child("Categories");
        for (std::size_t i = 0; i < laid_.categories.size(); ++i) {
            pugi::xml_node category = categories.append_child("Category");
            put(category, "number", std::to_string(i + 1));
            put(category, "lowerLimit", rank_name(laid_.categories[i]));
        }
    }

    void put_clock(pugi::xml_node node) {
        const TimeControl& clock = laid_.clock;
        put(node, "basicTime", std::to_string(clock.main / 60'000));
        const std::string period = std::to_string(clock.period / 1000);
        if (clock.system == TimeSystem::byo_yomi) {
            put(node, "complementaryTimeSystem", "STDBYOYOMI");
            put(node, "stdByoYomiTime", period);
            if (clock.count != 1) written_.warn({unsaid::periods, {fact("count", clock.count)}});
        } else if (clock.system == TimeSystem::canadian) {
            put(node, "complementaryTimeSystem", "CANBYOYOMI");
            put(node, "canByoYomiTime", period);
            put(node, "nbMovesCanTime", std::to_string(clock.count));
        } else if (clock.system == TimeSystem::fischer) {
            put(node, "complementaryTimeSystem", "FISCHER");
            put(node, "fischerTime", period);
        } else {
            put(node, "complementaryTimeSystem", "SUDDENDEATH");
            if (clock.system != TimeSystem::absolute)
                written_.warn({unsaid::clock, {fact("clock", to_text(clock))}});
        }
        if (clock.main % 60'000 != 0 || clock.period % 1000 != 0) written_.warn({unsaid::whole_minutes});
    }

    void put_placement(pugi::xml_node criteria) {
        for (int i = 0; i < most_placement; ++i) {
            const bool is_there = static_cast<std::size_t>(i) < laid_.placement.size();
            pugi::xml_node node = criteria.append_child("PlacementCriterion");
            put(node, "number", std::to_string(i + 1));
            put(node, "name",
                is_there ? criterion_name(laid_.placement[static_cast<std::size_t>(i)]) : "NULL");
        }
    }

    void put_club_groups(pugi::xml_node root) {
        if (laid_.club_groups.empty()) return;
        pugi::xml_node groups = root.append_child("ClubsGroups");
        for (const auto& [club, name] : laid_.club_groups) {
            pugi::xml_node group = groups.find_child_by_attribute("name", name.c_str());
            if (!group) {
                group = groups.append_child("ClubsGroup");
                put(group, "name", name);
            }
            put(group.append_child("Club"), "name", club);
        }
    }

    void warn_of_conditions() {
        if (laid_.size.cols != laid_.size.rows) written_.warn({unsaid::board});
        if (laid_.unplayed.rounded == RoundDown::scores) written_.warn({unsaid::rounding});
        if (laid_.system == System::round_robin) written_.warn({unsaid::round_robin});
    }

    const Event& event_;
    const Conditions& laid_;
    pugi::xml_document file_{};
    Written written_{};
    std::vector<std::string> keys_{};   // by player's number
    std::vector<std::string> given_{};  // their other names in the file
};

}  // namespace

Written write(const Event& event) { return Writer(event).write(); }

}  // namespace shinpan::tournament::opengotha
