#include "base/fault_at_byte.hpp"
#include "base/text.hpp"
#include "go/rulesets/registry.hpp"
#include "tournament/files/lines.hpp"
#include "tournament/files/opengotha_attributes.hpp"
#include "tournament/files/pairgoth.hpp"
#include "tournament/files/reading_messages.hpp"

#include <boost/json/basic_parser_impl.hpp>
#include <boost/json/parser.hpp>

#include <algorithm>
#include <cmath>
#include <map>

namespace shinpan::tournament::pairgoth {
namespace {

namespace json = boost::json;

constexpr int rank_of_zero = 30;   // the file counts ranks from 1 dan, which is 0
constexpr int most_minutes = 300;  // a main time of less is in minutes, of more in seconds

constexpr auto weights_of_base = std::tuple{
    field("nx1", &CompatibleWeights::gap_factor), field("dupWeight", &CompatibleWeights::repeat),
    field("random", &CompatibleWeights::random), field("deterministic", &CompatibleWeights::random_is_fixed),
    field("colorBalanceWeight", &CompatibleWeights::colors)};
constexpr auto weights_of_main = std::tuple{field("catWeight", &CompatibleWeights::category),
                                            field("scoreWeight", &CompatibleWeights::score),
                                            field("upDownWeight", &CompatibleWeights::drawn),
                                            field("upDownCompensate", &CompatibleWeights::evens_drawn),
                                            field("maximizeSeeding", &CompatibleWeights::seeding)};
constexpr auto settings_of_main = std::tuple{
    field("firstSeedLastRound", &PairingSettings::last_round_of_first_seeding),
    field("firstSeed", &PairingSettings::first_seeding), field("secondSeed", &PairingSettings::later_seeding),
    field("upDownUpperMode", &PairingSettings::drawn_down),
    field("upDownLowerMode", &PairingSettings::drawn_up)};
constexpr auto settings_of_secondary = std::tuple{field("barThreshold", &PairingSettings::threshold_bar),
                                                  field("winsThreshold", &PairingSettings::threshold_wins)};
constexpr auto settings_of_geo = std::tuple{field("mmsDiffCountry", &PairingSettings::country_gap),
                                            field("mmsDiffClubGroup", &PairingSettings::club_group_gap),
                                            field("mmsDiffClub", &PairingSettings::club_gap)};
constexpr auto handicap_fields = std::tuple{field("useMMS", &HandicapSettings::by_score),
                                            field("correction", &HandicapSettings::correction),
                                            field("ceiling", &HandicapSettings::ceiling)};

// Members of an object, with nothing where they are not there or of another type.
class Object {
public:
    explicit Object(const json::value* value) : object_(value ? value->if_object() : nullptr) {}

    const json::value* at(std::string_view name) const {
        return object_ ? object_->if_contains(name) : nullptr;
    }
    Object object(std::string_view name) const { return Object(at(name)); }

    std::string text(std::string_view name) const {
        const json::value* const value = at(name);
        return value && value->is_string() ? std::string(value->get_string()) : std::string();
    }

    std::optional<double> number(std::string_view name) const {
        const json::value* const value = at(name);
        if (value == nullptr || !value->is_number()) return {};
        const double number = value->to_number<double>();
        if (std::isnan(number)) return {};  // what the parser makes of 0e400
        return number;
    }

    std::optional<int> integer(std::string_view name) const {
        const auto value = number(name);
        if (!value || !(std::abs(*value) < 1e9)) return {};
        return static_cast<int>(std::lround(*value));
    }

    std::optional<bool> flag(std::string_view name) const {
        const json::value* const value = at(name);
        if (value == nullptr || !value->is_bool()) return {};
        return value->get_bool();
    }

    // Empty where it is not a list.
    json::array list(std::string_view name) const {
        const json::value* const value = at(name);
        return value && value->is_array() ? value->get_array() : json::array();
    }

private:
    const json::object* object_;
};

void read(const Object& from, const char* name, bool& to) { to = from.flag(name).value_or(to); }
void read(const Object& from, const char* name, int& to) { to = from.integer(name).value_or(to); }
void read(const Object& from, const char* name, double& to) { to = from.number(name).value_or(to); }
void read(const Object& from, const char* name, std::int64_t& to) {
    if (const auto value = from.number(name); value && std::abs(*value) < 9e18) to = std::llround(*value);
}
void read(const Object& from, const char* name, Seeding& to) {
    const std::string word = from.text(name);
    for (const auto& [ending, seeding] :
         {std::pair{"FOLD", Seeding::fold}, {"SLIP", Seeding::slip}, {"RANDOM", Seeding::random}})
        if (word.ends_with(ending)) to = seeding;
}
void read(const Object& from, const char* name, DrawnPlace& to) {
    const std::string word = from.text(name);
    for (const auto& [beginning, place] :
         {std::pair{"TOP", DrawnPlace::top}, {"MID", DrawnPlace::middle}, {"BOT", DrawnPlace::bottom}})
        if (word.starts_with(beginning)) to = place;
}
void read_rank(const Object& from, const char* name, int& to) {
    if (const auto rank = from.integer(name)) to = std::clamp(*rank + rank_of_zero, 0, 38);
}

template <class Table, class Of>
void read_all(const Object& from, const Table& table, Of& of) {
    std::apply([&](const auto&... each) { (read(from, each.name, of.*each.at), ...); }, table);
}

class Reader {
public:
    Reader(std::string_view text, std::int64_t now) : text_(text), lines_(text), importer_(now) {}

    Result<ReadEvent, BadInput> read() {
        json::parser parser({}, {.max_depth = 16});
        json::error_code fault;
        const std::size_t used = parser.write_some(text_.data(), text_.size(), fault);
        if (fault || text_.find_first_not_of(" \t\r\n", used) != std::string_view::npos)
            return failure(fault_at_byte(text_, used, {unread::not_json}));
        const json::value file = parser.release();
        const Object root(&file);
        if (root.at("players") == nullptr || root.at("pairing") == nullptr)
            return failure(bad_input(1, 0, {unread::not_pairgoth}));
        read_conditions(root);
        for (const json::value& player : root.list("players")) read_player(Object(&player));
        for (const json::value& team : root.list("teams")) read_team(Object(&team));
        int round = 0;
        for (const json::value& games : root.list("games")) {
            ++round;
            if (games.is_array())
                for (const json::value& game : games.get_array()) read_game(round, Object(&game));
        }
        read_absences();
        return std::move(importer_).finish();
    }

private:
    // The line of the next object with this number. Objects are asked for in their order, so that each search
    // goes on where the last one ended.
    int line_of(int id) {
        constexpr std::string_view key = "\"id\"";
        for (std::size_t at = text_.find(key, searched_); at != std::string_view::npos;
             at = text_.find(key, at + 1)) {
            const std::size_t number = text_.find_first_not_of(" \t\r\n:", at + key.size());
            if (number == std::string_view::npos || std::atoi(text_.data() + number) != id) continue;
            searched_ = at;
            return lines_.line_of(at);
        }
        return 0;
    }

    void read_conditions(const Object& root) {
        const Object pairing = root.object("pairing");
        const std::string type = pairing.text("type");
        Conditions& laid = importer_.conditions();
        laid = usual_conditions(type == "SWISS"         ? System::swiss
                                : type == "ROUND_ROBIN" ? System::round_robin
                                                        : System::mcmahon);
        laid.title = root.text("name");
        laid.place = root.text("location");
        laid.director = root.text("director");
        laid.first_day = root.text("startDate");
        laid.last_day = root.text("endDate");
        if (const auto rules = ruleset_called(lower(root.text("rules")))) laid.rules = *rules;
        if (const auto side = root.integer("gobanSize"); side && is_playable(*side, *side))
            laid.size = {static_cast<std::uint8_t>(*side), static_cast<std::uint8_t>(*side)};
        if (const auto komi = root.number("komi"); komi && std::abs(*komi) < 1000)
            laid.komi = HalfPoints{static_cast<int>(std::lround(2 * *komi))};
        laid.rounds = std::clamp(root.integer("rounds").value_or(laid.rounds), 1, most_rounds);
        read_clock(root.object("timeSystem"), laid.clock);
        read_pairing(pairing, laid);
    }

    void read_clock(const Object& from, TimeControl& clock) {
        const std::string type = from.text("type");
        const int main = from.integer("mainTime").value_or(0);
        clock.main = std::clamp(main, 0, 1'000'000) * (main < most_minutes ? 60'000LL : 1000LL);
        clock.period = std::clamp(from.integer("byoyomi").value_or(0), 0, 100'000) * 1000LL;
        if (type == "CANADIAN") {
            clock.system = TimeSystem::canadian;
            clock.count = from.integer("stones").value_or(15);
        } else if (type == "JAPANESE" || type == "STANDARD") {
            clock.system = TimeSystem::byo_yomi;
            clock.count = from.integer("periods").value_or(1);
        } else if (type == "FISCHER") {
            clock.system = TimeSystem::fischer;
            clock.period = std::clamp(from.integer("increment").value_or(0), 0, 100'000) * 1000LL;
        } else {
            clock = {.system = TimeSystem::absolute, .main = clock.main};
        }
        if (!is_possible(clock)) clock = {};
    }

    void read_pairing(const Object& from, Conditions& laid) {
        PairingSettings& pairing = laid.pairing;
        CompatibleWeights& weights = pairing.weights;
        pairing.method = PairingMethod::compatible;
        weights.lifts_origin = true;
        weights.most_groups_drawn = 0;
        weights.counts_all_registered = false;
        const Object main = from.object("main"), secondary = from.object("secondary"),
                     geo = from.object("geo"), handicap = from.object("handicap");
        read_all(from.object("base"), weights_of_base, weights);
        read_all(main, weights_of_main, weights);
        read_all(main, settings_of_main, pairing);
        read_all(secondary, settings_of_secondary, pairing);
        read_all(geo, settings_of_geo, pairing);
        read_all(handicap, handicap_fields, laid.handicap);
        pairgoth::read(secondary, "secWeight", weights.secondary);
        pairgoth::read(geo, "weight", weights.origin);
        pairgoth::read(handicap, "weight", weights.handicap);
        read_rank(secondary, "rankThreshold", pairing.threshold_rank);
        read_rank(handicap, "threshold", laid.handicap.no_handicap_from);
        if (const std::string by = main.text("firstSeedAddCrit"); !by.empty())
            pairing.first_by_rating = by == "RATING";
        if (const std::string by = main.text("secondSeedAddCrit"); !by.empty())
            pairing.later_by_rating = by == "RATING";
        read_rank(from, "mmFloor", laid.mcmahon.floor);
        read_rank(from, "mmBar", laid.mcmahon.bar);
        laid.mcmahon.bar = std::max(laid.mcmahon.bar, laid.mcmahon.floor);
        laid.handicap.ceiling = std::clamp(laid.handicap.ceiling, 0, 9);
        if (const auto points = main.number("mmsValueAbsent"); points && 0 <= *points && *points <= 1)
            laid.unplayed.absent_mcmahon = HalfPoints{static_cast<int>(std::lround(2 * *points))};
        if (const auto rounds_down = main.flag("roundDownScore"))
            laid.unplayed.rounded = *rounds_down ? RoundDown::unplayed : RoundDown::nothing;
        read_placement(from.list("placement"), laid);
    }

    void read_placement(const json::array& names, Conditions& laid) {
        std::vector<Criterion> criteria;
        for (const json::value& name : names) {
            const std::string word(name.is_string() ? std::string_view(name.get_string()) : "");
            if (const auto criterion = opengotha::criterion_named(word))
                criteria.push_back(*criterion);
            else if (word != "NULL" && word != "NONE")
                importer_.warn(0, {unread::left_out_criterion, {fact("criterion", word)}});
        }
        if (!criteria.empty()) laid.placement = std::move(criteria);
    }

    void read_player(const Object& from) {
        Player player{.name = from.text("name"),
                      .given = from.text("firstname"),
                      .country = from.text("country"),
                      .club = from.text("club")};
        read_rank(from, "rank", player.rank);
        if (const auto rating = from.integer("rating"); rating && *rating != rating_of(player.rank)) {
            player.rating = *rating;
            player.is_rated = true;
        }
        pairgoth::read(from, "mmsCorrection", player.correction);
        for (const auto& [name, list] : {std::pair{"egf", "egd"}, {"ffg", "ffg"}, {"aga", "aga"}})
            if (std::string id = from.text(name); !id.empty()) player.ids[list] = std::move(id);
        const auto number = add(from, std::move(player));
        if (!from.flag("final").value_or(true)) importer_.set_preliminary(number);
        for (const json::value& round : from.list("skip"))
            if (round.is_int64() && 1 <= round.get_int64() &&
                round.get_int64() <= importer_.conditions().rounds)
                skipped_.emplace_back(static_cast<int>(round.get_int64()), number);
    }

    void read_team(const Object& from) {
        Player team{.name = from.text("name")};
        int ranks = 0;
        for (const json::value& member : from.list("players"))
            if (const auto number =
                    member.is_int64() ? find(static_cast<int>(member.get_int64()), 0) : nobody;
                number != nobody) {
                team.members.push_back(number);
                ranks += importer_.player(number).rank;
            }
        if (!team.members.empty()) team.rank = ranks / static_cast<int>(team.members.size());
        add(from, std::move(team));
    }

    PlayerNumber add(const Object& from, Player player) {
        const int id = from.integer("id").value_or(0);
        const int line = line_of(id);
        const std::string name = full_name(player);
        const PlayerNumber number = importer_.add(std::move(player), line);
        const auto [before, is_new] = players_.emplace(id, number);
        if (!is_new)
            importer_.refuse(line, {unread::two_of_a_number,
                                    {fact("player", name), fact("number", id),
                                     fact("other", full_name(importer_.player(before->second)))}});
        return number;
    }

    PlayerNumber find(int id, int line) {
        const auto found = players_.find(id);
        if (found != players_.end()) return found->second;
        importer_.refuse(line, {unread::not_in_file, {fact("player", id)}});
        return nobody;
    }

    void read_game(int round, const Object& from) {
        const int line = line_of(from.integer("id").value_or(0));
        const int white = from.integer("w").value_or(0), black = from.integer("b").value_or(0);
        if (white == 0 && black == 0) return importer_.refuse(line, {unread::game_without_players});
        if (white == 0 || black == 0) {
            if (const auto player = find(white + black, line); player != nobody)
                importer_.add_bye(round, player, line);
            return;
        }
        PairedGame game{.white = find(white, line), .black = find(black, line)};
        if (game.white == nobody || game.black == nobody) return;
        pairgoth::read(from, "t", game.table);
        pairgoth::read(from, "h", game.handicap);
        game.end = end_in(from.text("r"), round, line);
        importer_.add_game(round, std::move(game), line);
    }

    GameEnd end_in(const std::string& word, int round, int line) {
        constexpr std::string_view ends = "?wb=0#";  // by GameEnd
        if (word == "X") importer_.warn(line, {unread::cancelled_game, {fact("round", round)}});
        if (word.size() != 1 || ends.find(word) == std::string_view::npos) return GameEnd::unknown;
        return static_cast<GameEnd>(ends.find(word));
    }

    void read_absences() {
        for (const auto& [round, player] : skipped_)
            if (!importer_.is_paired(round, player)) importer_.add_absence(round, player);
    }

    std::string_view text_;
    Lines lines_;
    std::size_t searched_ = 0;
    Importer importer_;
    std::map<int, PlayerNumber> players_{};  // and teams, by number of the file
    std::vector<std::pair<int, PlayerNumber>> skipped_{};
};

}  // namespace

Result<ReadEvent, BadInput> read_event(std::string_view text, std::int64_t now) {
    return Reader(text, now).read();
}

}  // namespace shinpan::tournament::pairgoth
