// shinpan tournament pair, why, costs, rate: what the program works out by itself.
#include "apps/cli/commands/tournament/commands.hpp"
#include "apps/cli/commands/tournament/event_file.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "base/decimal.hpp"
#include "tournament/desk/answers.hpp"
#include "tournament/pairing/pair_round.hpp"
#include "tournament/pairing/why.hpp"
#include "tournament/ratings/new_ratings.hpp"
#include "tournament/report/tables.hpp"
#include "tournament/report/words.hpp"

namespace shinpan::inline apps::cli {
namespace {

struct PairOptions : EventOptions {
    std::vector<std::string> players;
    int round = 0;
    bool may_repeat = false, may_lack_results = false, by_nigiri = false;
};

int run_pair(const PairOptions& options) {
    int round = options.round;
    const int status = change_event(options, [&](tournament::Event& event) -> Result<void, BadInput> {
        const auto players = players_called(event, options.players);
        if (!players) return failure(players.error());
        if (round == 0) round = round_to_pair(event);
        auto paired = tournament::pair_round(event, {.round = round,
                                                     .players = *players,
                                                     .may_repeat = options.may_repeat,
                                                     .may_lack_results = options.may_lack_results,
                                                     .by_nigiri = options.by_nigiri});
        if (!paired) return failure(paired.error());
        return event.take(std::move(*paired), calendar_now());
    });
    if (status != fine || options.json) return status;
    if (const auto event = read_event(options.file))
        put("\n" + for_terminal(to_text(tournament::pairings_by_table(*event, round))));
    return fine;
}

struct WhyOptions : EventOptions {
    std::string one, other;
    int round = 0;
};

int run_why(const WhyOptions& options) {
    const auto event = read_event(options.file);
    if (!event) return refused;
    const auto round = round_asked(*event, options.round);
    const auto one = player_called(*event, options.one);
    const auto other = options.other == "bye" ? tournament::nobody : player_called(*event, options.other);
    for (const auto* asked : {&round, &one, &other})
        if (!*asked) {
            complain(asked->error().what);
            return wrong_usage;
        }
    const auto why = tournament::why_not(*event, *round, *one, *other);
    if (!why) {
        complain(why.error().what);
        return refused;
    }
    if (options.json) return say_json(tournament::why_in_json(*why));
    put(for_terminal(why->words) + "\n");
    for (const auto& [white, black] : why->games)
        put("  " + for_terminal(tournament::full_name(event->player(white))) + " – " +
            (black == tournament::nobody ? "bye"
                                         : for_terminal(tournament::full_name(event->player(black)))) +
            "\n");
    return fine;
}

struct CostsOptions : EventOptions {
    int round = 0;
};

int run_costs(const CostsOptions& options) {
    const auto event = read_event(options.file);
    if (!event) return refused;
    const auto round = round_asked(*event, options.round);
    if (!round) {
        complain(round.error().what);
        return wrong_usage;
    }
    const auto costs = tournament::sums_of_round(*event, *round);
    if (!costs) {
        complain(costs.error().what);
        return refused;
    }
    if (options.json) return say_json(tournament::costs_in_json(*costs));
    tournament::PrintedTable table{
        event->conditions().title + ", round " + std::to_string(*round) + ": what it cost",
        {{"Criterion"}, {"Sum", true}}};
    for (const tournament::CriterionSum& sum : costs->sums)
        table.rows.push_back({std::string(sum.words), std::to_string(sum.sum)});
    put(for_terminal(to_text(table)));
    return fine;
}

struct RateOptions : EventOptions {
    std::string system{tournament::word_of(tournament::RatingSystem{})};
};

std::vector<std::string> rating_systems() {
    std::vector<std::string> words;
    for (int i = 0; !tournament::word_of(static_cast<tournament::RatingSystem>(i)).empty(); ++i)
        words.emplace_back(tournament::word_of(static_cast<tournament::RatingSystem>(i)));
    return words;
}

int run_rate(const RateOptions& options) {
    const auto event = read_event(options.file);
    if (!event) return refused;
    const auto system = *tournament::rating_system_in(options.system);
    const auto ratings = tournament::new_ratings(*event, {.system = system});
    if (options.json) return say_json(tournament::ratings_in_json(ratings));
    tournament::PrintedTable table{event->conditions().title + ": new ratings (" + options.system + ")",
                                   {{"Name"}, {"Rank"}, {"Games", true}, {"Before", true}, {"After", true}}};
    for (const tournament::NewRating& rating : ratings) {
        const tournament::Player& player = event->player(rating.player);
        table.rows.push_back({full_name(player), tournament::rank_text(player.rank),
                              std::to_string(rating.games), decimal(rating.before, 2),
                              decimal(rating.after, 2)});
    }
    put(for_terminal(to_text(table)));
    return fine;
}

}  // namespace

void add_pairing(const CommandParser& tournament) {
    const CommandParser pairing = tournament.command("pair", "Pair a round by the event's method");
    PairOptions& paired = pairing.runs(run_pair);
    takes_event(pairing, paired);
    pairing.option("PLAYER", paired.players, "Only these; usually all who are there");
    pairing.option("--round", paired.round, "The round; usually the next");
    pairing.flag("--may-repeat", paired.may_repeat, "Players may meet again where it cannot be avoided");
    pairing.flag("--may-lack-results", paired.may_lack_results, "Games before it may be without a result");
    pairing.flag("--nigiri", paired.by_nigiri, "Colours of even games are drawn at the board");

    const CommandParser asking = tournament.command("why", "Why do these two not meet? What would be worse?");
    WhyOptions& why = asking.runs(run_why);
    takes_event(asking, why);
    asking.option("PLAYER", why.one, "One of them").required();
    asking.option("OTHER", why.other, "The other one, or bye").required();
    takes_round(asking, why.round);

    const CommandParser costing = tournament.command("costs", "What a round cost, criterion by criterion");
    CostsOptions& costs = costing.runs(run_costs);
    takes_event(costing, costs);
    takes_round(costing, costs.round);

    const CommandParser rating = tournament.command("rate", "New ratings after the event");
    RateOptions& rate = rating.runs(run_rate);
    takes_event(rating, rate);
    rating.option("--system", rate.system, "Whose formula").one_of(rating_systems()).shows_default();
}

}  // namespace shinpan::apps::cli
