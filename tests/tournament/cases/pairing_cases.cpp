#include "tournament/cases/folder.hpp"
#include "tournament/cases/kinds.hpp"
#include "tournament/pairing/best_round.hpp"
#include "tournament/pairing/compatible.hpp"
#include "tournament/pairing/task_of.hpp"

#include <boost/json.hpp>

#include <algorithm>
#include <cstdlib>
#include <set>

namespace shinpan::tournament {
namespace {

namespace json = boost::json;

// An event of a file with the version of the method that its answers name.
struct CompatibleEvent {
    Event event;
    std::vector<PlayerNumber> by_name;  // the player of each number in a name
};

bool is_true(const json::value& of, const char* field) {
    const json::value* const found = of.get_object().if_contains(field);
    return found != nullptr && found->is_bool() && found->as_bool();
}

// Answers were computed by another program, and each weight is cut to a whole number.
constexpr std::int64_t rounding = 2;

std::string rounded_text(std::int64_t got, std::int64_t expected, std::size_t weights) {
    const bool is_near = std::abs(got - expected) <= rounding * static_cast<std::int64_t>(weights);
    return std::to_string(is_near ? expected : got);
}

std::optional<CompatibleEvent> compatible_event(const std::filesystem::path& file,
                                                const json::value& expected) {
    auto event = event_at(file);
    const json::value* const method = expected.get_object().if_contains("method");
    if (!event || method == nullptr || !method->is_object()) return {};
    Conditions laid = event->conditions();
    laid.pairing.method = PairingMethod::compatible;
    CompatibleWeights& weights = laid.pairing.weights;
    weights.lifts_origin = method->at("geo").as_string() == "threshold";
    weights.most_groups_drawn =
        method->at("dudd_limit").is_null() ? 0 : method->at("dudd_limit").to_number<int>();
    weights.counts_all_registered = method->at("members").as_string() == "all";
    if (!event->take(LaidDown{std::move(laid)}, 0)) return {};
    for (const Player& one : std::vector<Player>(event->players().begin(), event->players().end()))
        static_cast<void>(event->take(CheckedIn{one.number, true}, 0));  // places count preliminary ones
    std::vector<PlayerNumber> by_name(event->players().size() + 1, nobody);
    for (const Player& player : event->players())
        if (const auto at = static_cast<std::size_t>(number_in_name(player));
            at < by_name.size() && player.members.empty())
            by_name[at] = player.number;
    return CompatibleEvent{std::move(*event), std::move(by_name)};
}

// One round of the answers, and the task that it was.
struct PairedCase {
    PairingTask task;
    std::vector<Couple> games;   // as they were paired, White first
    std::vector<int> handicaps;  // of each
    std::optional<PlayerNumber> bye;
};

int place_in(const PairingTask& task, PlayerNumber player) {
    return static_cast<int>(std::ranges::find(task.players, player, &PlayerToPair::number) -
                            task.players.begin());
}

const PlayerToPair& player(const PairingTask& task, int at) {
    return task.players[static_cast<std::size_t>(at)];
}

PairedCase case_of(const CompatibleEvent& of, const json::value& round) {
    const auto number = [&](const json::value& name) { return of.by_name.at(name.to_number<std::size_t>()); };
    PairedCase made;
    std::vector<PlayerNumber> players;
    if (!round.at("bye").is_null()) made.bye = number(round.at("bye"));
    if (made.bye) players.push_back(*made.bye);
    for (const json::value& game : round.at("games").as_array())
        for (const std::size_t seat : {1, 2}) players.push_back(number(game.at(seat)));
    made.task = task_of(of.event, round.at("round").to_number<int>(), players);
    for (const json::value& game : round.at("games").as_array()) {
        made.games.push_back(
            {place_in(made.task, number(game.at(1))), place_in(made.task, number(game.at(2)))});
        made.handicaps.push_back(game.at(3).to_number<int>());
    }
    return made;
}

std::int64_t total(const PairingTask& task, const std::vector<Couple>& couples) {
    std::int64_t sum = 0;
    for (const auto& [one, other] : couples)
        if (other != the_bye) sum += total_of(weights_of_pair(task, player(task, one), player(task, other)));
    return sum;
}

// "3-8 4-7": names of the pairs, in order.
std::string pairs_text(const PairingTask& task, const std::vector<Couple>& couples) {
    std::set<std::pair<std::string, std::string>> names;
    for (const auto& [one, other] : couples)
        if (other != the_bye) names.insert(std::minmax(player(task, one).name, player(task, other).name));
    std::string text;
    for (const auto& [one, other] : names)
        text += one.substr(one.rfind(' ') + 1) + '-' + other.substr(other.rfind(' ') + 1) + ' ';
    return text;
}

PairingTask without_bye(const PairedCase& of) {
    PairingTask task = of.task;
    if (of.bye) std::erase_if(task.players, [&](const PlayerToPair& one) { return one.number == *of.bye; });
    return task;
}

void run_best(const std::string& id, const json::value& round, const PairedCase& of, Outcome& outcome) {
    const PairingTask task = without_bye(of);
    const auto found = best_round(task);
    if (!found) return outcome.expect(id + "/total", "a pairing", found.error().what);
    const auto sum = [&](const char* field, std::int64_t got) {
        const auto expected = round.at(field).to_number<std::int64_t>();
        outcome.expect(id + '/' + field, std::to_string(expected),
                       rounded_text(got, expected, of.games.size()));
    };
    sum("total", total(of.task, of.games));
    sum("best_total", total(task, found->couples));
    if (is_true(round, "only_optimum"))
        outcome.expect(id + "/games", pairs_text(of.task, of.games), pairs_text(task, found->couples));
}

// Of players with the same weight any is right.
void run_bye(const std::string& id, const PairedCase& of, Outcome& outcome) {
    const PlayerToPair& expected = player(of.task, place_in(of.task, *of.bye));
    const PlayerToPair& got = player(of.task, compatible_bye(of.task));
    PairingTask both = of.task;
    both.players = {expected, got};
    outcome.expect(id + "/bye", expected.name, compatible_bye(both) == 0 ? expected.name : got.name);
}

void run_seats(const std::string& id, const json::value& round, const PairedCase& of, Outcome& outcome) {
    std::string given, computed;
    bool follows = true;
    for (std::size_t i = 0; i < of.games.size(); ++i) {
        const PlayerToPair& white = player(of.task, of.games[i].first);
        const PlayerToPair& black = player(of.task, of.games[i].second);
        given += std::to_string(of.handicaps[i]) + ' ';
        computed += std::to_string(handicap_between(of.task, white, black)) + ' ';
        if (of.handicaps[i] == 0 && white.balance > black.balance) follows = false;
    }
    if (is_true(round, "handicaps_as_computed")) outcome.expect(id + "/handicaps", given, computed);
    if (is_true(round, "colours_follow_balance"))
        outcome.expect(id + "/colors", "by balance", follows ? "by balance" : "not so");
    if (is_true(round, "bye_has_least_weight")) run_bye(id, of, outcome);
}

void run_round_of_weights(const std::string& id, const CompatibleEvent& of, const json::value& round,
                          const PairingTask& task, Outcome& outcome) {
    std::array<std::string, term_count> expected, got;
    expected.fill("all equal");
    got.fill("all equal");
    for (const json::value& pair : round.at("pairs").as_array()) {
        const auto one = place_in(task, of.by_name.at(pair.at(0).to_number<std::size_t>()));
        const auto other = place_in(task, of.by_name.at(pair.at(1).to_number<std::size_t>()));
        const TermWeights weights = weights_of_pair(task, player(task, one), player(task, other));
        for (std::size_t term = 0; term < term_count; ++term) {
            const auto printed = pair.at(term + 2).to_number<std::int64_t>();
            if (std::abs(printed - weights[term]) <= rounding || got[term] != "all equal") continue;
            const std::string names = player(task, one).name + " – " + player(task, other).name + ' ';
            expected[term] = names + std::to_string(printed);
            got[term] = names + std::to_string(weights[term]);
        }
    }
    for (std::size_t term = 0; term < term_count; ++term)
        outcome.expect(id + '/' + std::string(word_of(static_cast<WeightTerm>(term))), expected[term],
                       got[term]);
}

}  // namespace

void run_pairings(const std::filesystem::path& folder, Outcome& outcome) {
    for (const auto& path : files_ending(folder, ".expect.json")) {
        const json::value expected = json_at(path);
        const std::string name = stem_of(path);
        if (!expected.is_object() || !expected.get_object().contains("pairings")) continue;
        const auto of = compatible_event(path.parent_path() / (name + ".xml"), expected);
        if (!of) {
            outcome.skip(name + "/pairing", "its answers name no method");
            continue;
        }
        for (const json::value& round : expected.at("pairings").as_array()) {
            const std::string id = name + "/pairing/" + std::to_string(round.at("round").to_number<int>());
            const PairedCase one = case_of(*of, round);
            run_seats(id, round, one, outcome);
            if (round.get_object().contains("total"))
                run_best(id, round, one, outcome);
            else
                outcome.skip(id, "its weights hold a hash of names, which are not in its file");
        }
    }
}

void run_weights(const std::filesystem::path& folder, Outcome& outcome) {
    for (const auto& path : files_ending(folder, ".weights.json")) {
        const std::string name = stem_of(path);
        const json::value printed = json_at(path);
        const json::value expected = json_at(path.parent_path() / (name + ".expect.json"));
        const auto of = compatible_event(path.parent_path() / (name + ".xml"), expected);
        if (!of) {
            outcome.expect(name + "/weights", "an event and its method", "none");
            continue;
        }
        for (const json::value& round : printed.at("rounds").as_array()) {
            const auto number = round.at("round").to_number<int>();
            const json::value& paired = expected.at("pairings").at(static_cast<std::size_t>(number - 1));
            run_round_of_weights(name + "/weights/" + std::to_string(number), *of, round,
                                 case_of(*of, paired).task, outcome);
        }
    }
}

}  // namespace shinpan::tournament
