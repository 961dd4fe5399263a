#include "apps/cli/commands/tournament/conditions_options.hpp"

#include "apps/cli/commands/board_size.hpp"
#include "base/text.hpp"
#include "engines/gtp/protocol.hpp"
#include "go/rules/handicap.hpp"
#include "go/rulesets/registry.hpp"
#include "tournament/event/words.hpp"

#include <charconv>

namespace shinpan::inline apps::cli {
namespace {

// Fills the conditions, and keeps the first thing that is wrong.
class Filling {
public:
    Filling(tournament::Conditions& laid, const ConditionsOptions& options)
        : laid_(laid), options_(options) {}

    Result<void, BadInput> fill() {
        fill_names();
        fill_game();
        fill_ranks();
        fill_lists();
        if (!fault_.empty()) return failure(BadInput{0, 0, fault_});
        return {};
    }

private:
    void fill_names() {
        const auto put = [](const std::string& from, std::string& to) {
            if (!from.empty()) to = from;
        };
        put(options_.title, laid_.title);
        put(options_.place, laid_.place);
        put(options_.director, laid_.director);
        put(options_.first_day, laid_.first_day);
        put(options_.last_day, laid_.last_day);
        put(options_.sanctions, laid_.sanctions);
    }

    void fill_game() {
        if (!options_.rules.empty()) {
            const auto rules = ruleset_called(options_.rules);
            if (rules)
                take_rules(**rules);
            else
                wrong("--rules", rules.error().what);
        }
        if (!options_.size.empty()) {
            const auto size = board_size_in(options_.size);
            if (size)
                laid_.size = *size;
            else
                wrong("--size", "'" + options_.size + "' is not a board size");
        }
        if (!options_.komi.empty()) {
            const auto komi = gtp::komi_in(options_.komi);
            if (komi)
                choose_komi(*komi);
            else
                wrong("--komi", "'" + options_.komi + "' is not a komi");
        }
        if (!options_.clock.empty()) {
            const auto clock = time_control_in(options_.clock);
            if (clock)
                laid_.clock = *clock;
            else
                wrong("--clock", clock.error().what);
        }
        if (options_.rounds) laid_.rounds = *options_.rounds;
        if (options_.correction) laid_.handicap.correction = *options_.correction;
        if (options_.ceiling) laid_.handicap.ceiling = *options_.ceiling;
        if (options_.team_size) laid_.team_size = *options_.team_size;
        if (options_.seed) laid_.pairing.seed = static_cast<std::uint64_t>(*options_.seed);
    }

    // A komi that nobody has chosen is the ruleset's; where none is told it is 6.5. One that differs was
    // chosen by somebody, even if the event's file does not say so.
    void take_rules(const Ruleset& rules) {
        const HalfPoints usual = laid_.rules ? laid_.rules->komi.is : tournament::Conditions().komi;
        if (!laid_.is_komi_chosen && laid_.komi == usual) laid_.komi = rules.komi.is;
        laid_.rules = &rules;
    }

    void choose_komi(HalfPoints komi) {
        laid_.komi = komi;
        laid_.is_komi_chosen = true;
    }

    void fill_ranks() {
        const auto put = [&](const char* option, const std::string& word, int& to) {
            if (word.empty()) return;
            const auto rank = rank_in(word);
            if (rank)
                to = *rank;
            else
                wrong(option, "'" + word + "' is not a rank, such as 5k or 2d");
        };
        put("--floor", options_.floor, laid_.mcmahon.floor);
        put("--bar", options_.bar, laid_.mcmahon.bar);
        put("--zero", options_.zero, laid_.mcmahon.zero);
        put("--even-from", options_.even_from, laid_.handicap.no_handicap_from);
        if (!options_.absent_points.empty()) {
            const auto points = gtp::komi_in(options_.absent_points);
            if (points)
                laid_.unplayed.absent_mcmahon = laid_.unplayed.absent_wins = *points;
            else
                wrong("--absent-points", "'" + options_.absent_points + "' is not a number of points");
        }
    }

    void fill_lists() {
        if (!options_.placement.empty()) laid_.placement.clear();
        for (const std::string& word : words_of(options_.placement)) {
            const auto criterion = tournament::criterion_in(word);
            if (criterion)
                laid_.placement.push_back(*criterion);
            else
                wrong("--placement", "there is no criterion " + word);
        }
        if (!options_.categories.empty()) laid_.categories.clear();
        for (const std::string& word : words_of(options_.categories)) {
            const auto rank = rank_in(word);
            if (rank)
                laid_.categories.push_back(*rank);
            else
                wrong("--categories", "'" + word + "' is not a rank");
        }
        if (!options_.excluded.empty()) laid_.excluded_tables.clear();
        for (const std::string& word : words_of(options_.excluded)) {
            int table = 0;
            const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), table);
            if (error == std::errc() && end == word.data() + word.size())
                laid_.excluded_tables.push_back(table);
            else
                wrong("--exclude-tables", "'" + word + "' is not a table");
        }
        if (!options_.method.empty())
            laid_.pairing.method = *tournament::value_with_word<tournament::PairingMethod>(options_.method);
    }

    static std::vector<std::string> words_of(const std::string& list) {
        std::vector<std::string> words;
        std::string word;
        for (const char c : list + ',') {
            if (c != ',') {
                word += c;
            } else if (!word.empty()) {
                words.push_back(word);
                word.clear();
            }
        }
        return words;
    }

    void wrong(const char* option, const std::string& what) {
        if (fault_.empty()) fault_ = std::string(option) + ": " + what;
    }

    tournament::Conditions& laid_;
    const ConditionsOptions& options_;
    std::string fault_{};
};

}  // namespace

void add_conditions(const CommandParser& command, ConditionsOptions& options) {
    command.option("--title", options.title, "What the event is called");
    command.option("--place", options.place, "Where it takes place");
    command.option("--director", options.director, "Who runs it");
    command.option("--first-day", options.first_day, "Its first day, such as 2026-11-28");
    command.option("--last-day", options.last_day, "Its last day");
    command.option("--rounds", options.rounds, "How many rounds").whole_number(1, tournament::most_rounds);
    command.option("--rules", options.rules, "The ruleset of its games");
    command.option("--size", options.size, "The board");
    command.option("--komi", options.komi, "Komi of even games, in points; usually the ruleset's");
    command.option("--clock", options.clock, "The clock: " + std::string(time_control_forms()));
    command.option("--floor", options.floor, "McMahon: the rank at which weaker players start");
    command.option("--bar", options.bar, "McMahon: the rank at which stronger players start");
    command.option("--zero", options.zero, "McMahon: the rank whose start score is 0");
    command.option("--even-from", options.even_from, "From this rank on no handicap is given");
    command
        .option("--handicap-correction", options.correction,
                "How many stones fewer than the difference of ranks")
        .whole_number(-1, 9);
    command.option("--handicap-ceiling", options.ceiling, "The largest handicap; 0: all games are even")
        .whole_number(0, 9);
    command.option("--absent-points", options.absent_points,
                   "Points for a round in which somebody is absent");
    command.option("--placement", options.placement, "Placement criteria in order, such as MMS,SOSM,SOSOSM");
    command.option("--categories", options.categories,
                   "The lowest rank of each category but the last, such as 1d,10k");
    command.option("--method", options.method, "How rounds are paired: strict order, or as OpenGotha does")
        .one_of({"strict", "compatible", "by_hand"});
    command.option("--seed", options.seed, "The seed of all random choices").whole_number(0, 2'000'000'000);
    command.option("--team-size", options.team_size, "Boards per team; 0: no teams").whole_number(0, 9);
    command.option("--exclude-tables", options.excluded, "Numbers that no table has, such as 13,14");
    command.option("--sanctions", options.sanctions,
                   "What happens to players who are late or break the rules");
}

Result<tournament::Conditions, BadInput> with(tournament::Conditions laid, const ConditionsOptions& options) {
    if (auto filled = Filling(laid, options).fill(); !filled) return failure(filled.error());
    return laid;
}

}  // namespace shinpan::apps::cli
