#include "base/fault_at_byte.hpp"
#include "base/utf8.hpp"
#include "go/rules/handicap.hpp"
#include "tournament/event/fault_messages.hpp"
#include "tournament/files/lines.hpp"
#include "tournament/files/number_in.hpp"
#include "tournament/files/opengotha.hpp"
#include "tournament/files/opengotha_attributes.hpp"
#include "tournament/files/reading_messages.hpp"

#include <pugixml.hpp>

#include <algorithm>
#include <cstring>
#include <set>
#include <unordered_map>

namespace shinpan::tournament::opengotha {
namespace {

constexpr int most_flags = 20;  // rounds of which a player says whether they take part
constexpr int first_version_with_lifts = 352;

class Reader {
public:
    Reader(std::string_view text, std::int64_t now) : text_(text), lines_(text), importer_(now) {}

    Result<ReadEvent, BadInput> read() {
        const auto parsed = file_.load_buffer(text_.data(), text_.size());
        if (!parsed)
            return failure(fault_at_byte(text_,
                                         static_cast<std::size_t>(std::max<std::ptrdiff_t>(parsed.offset, 0)),
                                         {unread::not_xml, {fact("reason", parsed.description())}}));
        const pugi::xml_node root = file_.child("Tournament");
        if (!root) return failure(bad_input(1, 0, {unread::not_opengotha}));
        read_conditions(root);
        for (const pugi::xml_node node : root.child("Players").children("Player")) read_player(node);
        for (const pugi::xml_node node : root.child("Games").children("Game")) read_game(node);
        read_byes(root);
        read_attendance();
        read_teams(root);
        return std::move(importer_).finish();
    }

private:
    int line_of(pugi::xml_node node) const {
        return lines_.line_of(static_cast<std::size_t>(std::max<std::ptrdiff_t>(node.offset_debug(), 0)));
    }

    static std::string text_of(pugi::xml_node node, const char* name) {
        return as_utf8(node.attribute(name).value());
    }

    void warn_of(pugi::xml_node node, const char* name) {
        importer_.warn(line_of(node), {unread::wrong_attribute,
                                       {fact("attribute", name), fact("element", node.name()),
                                        fact("value", text_of(node, name))}});
    }

    // Leaves `to` as it is where the attribute is not there, or is wrong, which is a warning.
    template <class Value>
    void read(pugi::xml_node node, const char* name, Value& to) {
        const pugi::xml_attribute attribute = node.attribute(name);
        if (!attribute) return;
        if (!read_value(attribute.value(), to)) warn_of(node, name);
    }

    static bool read_value(std::string_view text, bool& to) {
        if (text != "true" && text != "false") return false;
        to = text == "true";
        return true;
    }
    template <class Number>
    static bool read_number(std::string_view text, Number& to) {
        const auto value = number_in<Number>(text);
        to = value.value_or(to);
        return value.has_value();
    }
    static bool read_value(std::string_view text, int& to) { return read_number(text, to); }
    static bool read_value(std::string_view text, std::int64_t& to) { return read_number(text, to); }
    static bool read_value(std::string_view text, double& to) { return read_number(text, to); }
    static bool read_value(std::string_view text, HalfPoints& to) { return read_number(text, to.halves); }
    static bool read_value(std::string_view text, Rank& to) {
        const auto rank = rank_in(text);
        if (rank) to.of = *rank;
        return rank.has_value();
    }
    static bool read_value(std::string_view text, Seeding& to) { return read_word(seedings, text, to); }
    static bool read_value(std::string_view text, DrawnPlace& to) {
        return read_word(drawn_places, text, to);
    }
    template <std::size_t N, class Value>
    static bool read_word(const std::array<std::string_view, N>& words, std::string_view text, Value& to) {
        const auto value = value_at<Value>(words, text);
        if (value) to = *value;
        return value.has_value();
    }

    void read_rank(pugi::xml_node node, const char* name, int& to) {
        Rank rank{to};
        read(node, name, rank);
    }

    template <class Table, class Of>
    void read_all(pugi::xml_node node, const Table& table, Of& of) {
        std::apply([&](const auto&... each) { (read(node, each.name, of.*each.at), ...); }, table);
    }

    void read_conditions(pugi::xml_node root) {
        const pugi::xml_node set = root.child("TournamentParameterSet");
        const pugi::xml_node general = set.child("GeneralParameterSet");
        const pugi::xml_node placement = set.child("PlacementParameterSet").child("PlacementCriteria");
        const std::vector<Criterion> criteria = criteria_of(placement);
        Conditions& laid = importer_.conditions();
        laid = usual_conditions(system_of(criteria));
        if (!criteria.empty()) laid.placement = criteria;
        read_general(general, laid);
        const pugi::xml_node handicap = set.child("HandicapParameterSet");
        read_rank(handicap, "hdNoHdRankThreshold", laid.handicap.no_handicap_from);
        read_all(handicap, handicap_attributes, laid.handicap);
        read_pairing(root, set.child("PairingParameterSet"), laid.pairing);
        for (const pugi::xml_node group : root.child("ClubsGroups").children("ClubsGroup"))
            for (const pugi::xml_node club : group.children("Club"))
                laid.club_groups[text_of(club, "name")] = text_of(group, "name");
    }

    // The file does not name the system; the criterion that decides first does.
    static System system_of(const std::vector<Criterion>& criteria) {
        for (const Criterion criterion : criteria) {
            if (criterion == Criterion::category) return System::swiss_by_categories;
            if (criterion == Criterion::wins) return System::swiss;
            if (criterion == Criterion::score_of_cup) return System::knockout;
            if (criterion == Criterion::mcmahon || criterion == Criterion::strasbourg) break;
        }
        return System::mcmahon;
    }

    std::vector<Criterion> criteria_of(pugi::xml_node placement) {
        std::map<int, Criterion> by_number;
        for (const pugi::xml_node node : placement.children("PlacementCriterion")) {
            const std::string name = text_of(node, "name");
            if (name == "NULL") continue;
            if (const auto criterion = criterion_named(name))
                by_number[node.attribute("number").as_int()] = *criterion;
            else
                importer_.warn(line_of(node), {unread::left_out_criterion, {fact("criterion", name)}});
        }
        std::vector<Criterion> criteria;
        for (const auto& [number, criterion] : by_number) criteria.push_back(criterion);
        return criteria;
    }

    void read_general(pugi::xml_node node, Conditions& laid) {
        laid.title = text_of(node, "name");
        if (laid.title.empty()) laid.title = text_of(node, "shortName");
        laid.place = text_of(node, "location");
        laid.director = text_of(node, "director");
        laid.first_day = text_of(node, "beginDate");
        laid.last_day = text_of(node, "endDate");
        int side = laid.size.cols;
        read(node, "size", side);
        if (is_playable(side, side))
            laid.size = {static_cast<std::uint8_t>(side), static_cast<std::uint8_t>(side)};
        else
            warn_of(node, "size");
        if (const pugi::xml_attribute komi = node.attribute("komi")) {
            const auto points = half_points_in(komi.value());
            if (!points) warn_of(node, "komi");
            laid.komi = points.value_or(laid.komi);
        }
        read(node, "numberOfRounds", laid.rounds);
        if (laid.rounds < 1 || laid.rounds > most_rounds)
            importer_.refuse(line_of(node),
                             {fault::wrong_rounds, {fact("most", most_rounds), fact("rounds", laid.rounds)}});
        read_rank(node, "genMMFloor", laid.mcmahon.floor);
        read_rank(node, "genMMBar", laid.mcmahon.bar);
        read_rank(node, "genMMZero", laid.mcmahon.zero);
        laid.mcmahon.bar = std::max(laid.mcmahon.bar, laid.mcmahon.floor);
        bool rounds_down = true;
        read(node, "genRoundDownNBWMMS", rounds_down);
        laid.unplayed.rounded = rounds_down ? RoundDown::unplayed : RoundDown::nothing;
        read_all(node, unplayed_attributes, laid.unplayed);
        for (const pugi::xml_node category : node.child("Categories").children("Category")) {
            int lower = 0;
            read_rank(category, "lowerLimit", lower);
            laid.categories.push_back(lower);
        }
        std::sort(laid.categories.rbegin(), laid.categories.rend());
        read_clock(node, laid.clock);
        bool is_on_the_net = false;
        read(node, "bInternet", is_on_the_net);
        if (is_on_the_net) importer_.warn(line_of(node), {unread::over_the_net});
    }

    void read_clock(pugi::xml_node node, TimeControl& clock) {
        const std::string system = text_of(node, "complementaryTimeSystem");
        int minutes = 60;
        read(node, "basicTime", minutes);
        clock.main = std::clamp(minutes, 0, 10'000) * 60'000;
        const auto period = [&](const char* name, int usual) {
            read(node, name, usual);
            clock.period = std::clamp(usual, 1, 100'000) * 1000;
        };
        if (system == "STDBYOYOMI") {
            clock.system = TimeSystem::byo_yomi;
            clock.count = 1;
            period("stdByoYomiTime", 30);
        } else if (system == "FISCHER") {
            clock.system = TimeSystem::fischer;
            period("fischerTime", 10);
        } else if (system == "SUDDENDEATH") {
            clock.system = TimeSystem::absolute;
        } else {
            if (!system.empty() && system != "CANBYOYOMI") warn_of(node, "complementaryTimeSystem");
            clock.system = TimeSystem::canadian;
            period("canByoYomiTime", 300);
            clock.count = 15;
            read(node, "nbMovesCanTime", clock.count);
        }
        if (!is_possible(clock)) {
            importer_.warn(line_of(node), {unread::left_out_clock});
            clock = {};
        }
    }

    void read_pairing(pugi::xml_node root, pugi::xml_node node, PairingSettings& pairing) {
        pairing.method = PairingMethod::compatible;
        read_rank(node, "paiSeRankThreshold", pairing.threshold_rank);
        read_all(node, pairing_attributes, pairing);
        read_all(node, weight_attributes, pairing.weights);
        const auto is_rating = [&](const char* name, bool usual) {
            const pugi::xml_attribute criterion = node.attribute(name);
            return criterion ? std::strcmp(criterion.value(), "Rating") == 0 : usual;
        };
        pairing.first_by_rating = is_rating("paiMaAdditionalPlacementCritSystem1", pairing.first_by_rating);
        pairing.later_by_rating = is_rating("paiMaAdditionalPlacementCritSystem2", pairing.later_by_rating);
        if (root.attribute("gothaVersion").as_int() < first_version_with_lifts) return;
        pairing.weights.lifts_origin = true;
        pairing.weights.most_groups_drawn = 0;
        pairing.weights.counts_all_registered = false;
    }

    void read_player(pugi::xml_node node) {
        Player player{.name = text_of(node, "name"),
                      .given = text_of(node, "firstName"),
                      .country = text_of(node, "country"),
                      .club = text_of(node, "club")};
        read_rank(node, "rank", player.rank);
        read(node, "rating", player.rating);
        player.is_rated = node.attribute("rating") && player.rating != rating_of(player.rank);
        if (!player.is_rated) player.rating = 0;
        read(node, "smmsCorrection", player.correction);
        constexpr std::pair<const char*, const char*> ids[]{{"egfPin", "egd"},
                                                            {"ffgLicence", "ffg"},
                                                            {"ffgLicenceStatus", "ffg_status"},
                                                            {"agaId", "aga"},
                                                            {"agaExpirationDate", "aga_expiry"}};
        for (const auto& [attribute, list] : ids)
            if (std::string id = text_of(node, attribute); !id.empty()) player.ids[list] = std::move(id);
        const int line = line_of(node);
        const std::string key = player_key(player.name, player.given);
        const PlayerNumber number = importer_.add(std::move(player), line);
        const auto [before, is_new] = players_.emplace(key, Known{number, line, flags_of(node)});
        if (!is_new)
            importer_.refuse(line, {unread::two_of_a_name,
                                    {fact("player", full_name(importer_.player(number))),
                                     fact("other_line", before->second.line)}});
        if (text_of(node, "registeringStatus") == "PRE") importer_.set_preliminary(number);
    }

    std::string flags_of(pugi::xml_node node) {
        std::string flags = text_of(node, "participating");
        if (!node.attribute("participating")) flags.assign(most_flags, '1');
        if (flags.find_first_not_of("01") != std::string::npos) {
            warn_of(node, "participating");
            flags.assign(most_flags, '1');
        }
        return flags;
    }

    PlayerNumber player_of(pugi::xml_node node, const char* name) {
        const auto found = players_.find(player_key(text_of(node, name), ""));
        if (found != players_.end()) return found->second.number;
        importer_.refuse(line_of(node), {unread::not_in_file, {fact("player", text_of(node, name))}});
        return nobody;
    }

    void read_game(pugi::xml_node node) {
        PairedGame game{.white = player_of(node, "whitePlayer"), .black = player_of(node, "blackPlayer")};
        if (game.white == nobody || game.black == nobody) return;
        read(node, "tableNumber", game.table);
        read(node, "handicap", game.handicap);
        read(node, "knownColor", game.knows_colors);
        read_result(node, game);
        int round = 0;
        read(node, "roundNumber", round);
        importer_.add_game(round, std::move(game), line_of(node));
    }

    void read_result(pugi::xml_node node, PairedGame& game) {
        std::string_view word = node.attribute("result").value();
        if (word.empty()) return;
        game.by_default = word.ends_with(by_default_suffix);
        if (game.by_default) word.remove_suffix(by_default_suffix.size());
        if (!word.starts_with(result_prefix)) return warn_of(node, "result");
        if (!read_word(ends, word.substr(result_prefix.size()), game.end)) warn_of(node, "result");
    }

    // Some programs write each bye into an outer element of the same name, or of none.
    void read_byes(pugi::xml_node root) {
        for (const char* outer : {"ByePlayers", "ByePlayer"})
            for (const pugi::xml_node group : root.children(outer))
                for (const pugi::xml_node bye : group.children("ByePlayer")) read_bye(bye);
        for (const pugi::xml_node bye : root.children("ByePlayer"))
            if (bye.attribute("player")) read_bye(bye);
    }

    void read_bye(pugi::xml_node node) {
        int round = 0;
        read(node, "roundNumber", round);
        if (const PlayerNumber player = player_of(node, "player"); player != nobody)
            importer_.add_bye(round, player, line_of(node));
    }

    void read_attendance() {
        const int rounds = importer_.conditions().rounds;
        for (const auto& [key, known] : players_)
            for (int round = 1; round <= std::min<int>(rounds, static_cast<int>(known.flags.size())); ++round)
                if (known.flags[static_cast<std::size_t>(round - 1)] == '0' &&
                    !importer_.is_paired(round, known.number))
                    importer_.add_absence(round, known.number);
    }

    // Teams play as such where each game is between members of two teams; else they are only told in results.
    void read_teams(pugi::xml_node root) {
        const pugi::xml_node teams = root.child("Teams");
        if (!teams.child("Team")) return;
        std::vector<Player> read;
        std::map<PlayerNumber, std::size_t> team_of;
        for (const pugi::xml_node node : teams.children("Team")) {
            read.push_back({.name = text_of(node, "teamName"), .members = members_of(node)});
            for (const PlayerNumber member : read.back().members) team_of.emplace(member, read.size());
        }
        if (!importer_.are_teams_at_play(team_of)) {
            importer_.warn(line_of(teams), {unread::left_out_teams});
            return;
        }
        int size = 4;
        this->read(root.child("TeamTournamentParameterSet").child("TeamGeneralParameterSet"), "teamSize",
                   size);
        importer_.conditions().team_size = std::clamp(size, 1, 9);
        std::size_t index = 0;
        for (const pugi::xml_node node : teams.children("Team"))
            importer_.add(std::move(read[index++]), line_of(node));
    }

    // Those of the first round, by board.
    std::vector<PlayerNumber> members_of(pugi::xml_node team) {
        std::map<int, std::map<int, PlayerNumber>> boards;
        for (const pugi::xml_node node : team.children("Board"))
            if (const PlayerNumber player = player_of(node, "player"); player != nobody)
                boards[node.attribute("roundNumber").as_int()][node.attribute("boardNumber").as_int()] =
                    player;
        std::vector<PlayerNumber> members;
        if (boards.empty()) return members;
        for (const auto& [board, player] : boards.begin()->second) members.push_back(player);
        const bool is_the_same = std::all_of(boards.begin(), boards.end(), [&](const auto& round) {
            return round.second == boards.begin()->second;
        });
        if (!is_the_same)
            importer_.warn(line_of(team), {unread::changing_team, {fact("team", text_of(team, "teamName"))}});
        return members;
    }

    struct Known {
        PlayerNumber number;
        int line;
        std::string flags;
    };

    std::string_view text_;
    Lines lines_;
    Importer importer_;
    pugi::xml_document file_{};
    std::unordered_map<std::string, Known> players_{};
};

}  // namespace

Result<ReadEvent, BadInput> read_event(std::string_view text, std::int64_t now) {
    return Reader(text, now).read();
}

}  // namespace shinpan::tournament::opengotha
