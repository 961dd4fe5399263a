#include "apps/cli/commands/match_setup.hpp"

#include "apps/cli/commands/board_size.hpp"
#include "apps/cli/commands/sandbox_options.hpp"
#include "apps/cli/files/records.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "engines/gtp/protocol.hpp"
#include "go/rulesets/registry.hpp"

#include <algorithm>

namespace shinpan::inline apps::cli {
namespace {

using match::MatchTerms;

constexpr int longest_of_area = 4;  // moves for each point, after which a game leads nowhere
constexpr int moves_besides = 100;

BadInput bad(std::string what) { return {0, 0, std::move(what)}; }

Result<Size, BadInput> size_in(const std::string& text) {
    const auto size = board_size_in(text);
    if (!size) return failure(bad("'" + text + "' is not the size of a board; write 9 or COLSxROWS"));
    return *size;
}

Result<std::vector<Record>, BadInput> openings_in(const std::string& path) {
    auto games = records_in(path, {});
    if (!games) return failure(bad(path + ": " + games.error().what));
    std::vector<Record> openings;
    for (std::size_t i = 0; i < games->size(); ++i) {
        auto& game = (*games)[i];
        if (!game)
            return failure(bad(path + " game " + std::to_string(i + 1) + ": " + game.error().why.what));
        openings.push_back(*std::move(game));
    }
    if (openings.empty()) return failure(bad(path + ": there is no game in it"));
    return openings;
}

Result<Size, BadInput> chosen_size(const MatchOptions& options) {
    if (!options.size.empty()) return size_in(options.size);
    if (options.openings.empty()) return Size{};
    const auto openings = openings_in(options.openings);
    if (!openings) return failure(openings.error());
    return openings->front().size;
}

Result<HalfPoints, BadInput> chosen_komi(const MatchOptions& options, const Ruleset& rules) {
    if (options.komi.empty()) return komi_for(rules, options.handicap);
    const auto komi = gtp::komi_in(options.komi);
    if (!komi) return failure(bad("'" + options.komi + "' is not a komi; write whole or half points"));
    return *komi;
}

Milliseconds in_milliseconds(double seconds) { return static_cast<Milliseconds>(seconds * 1000); }

// The parts that are read, one after another, until one is wrong.
Result<void, BadInput> read_choices(const MatchOptions& options, const Ruleset& rules, MatchTerms& terms) {
    const auto size = chosen_size(options);
    if (!size) return failure(size.error());
    terms.size = *size;
    const auto komi = chosen_komi(options, rules);
    if (!komi) return failure(komi.error());
    terms.komi = *komi;
    for (const auto& [own, into] : {std::pair(&options.time_a, 0), std::pair(&options.time_b, 1)}) {
        const auto time = time_control_in(own->empty() ? options.time : *own);
        if (!time) return failure(time.error());
        terms.time[static_cast<std::size_t>(into)] = *time;
    }
    if (!options.dead.empty())
        if (const auto dead = dead_from(options.dead); !dead) return failure(dead.error());
    if (!options.openings.empty() && options.handicap > 0)
        return failure(bad("--openings and --handicap exclude each other; put the stones into the openings"));
    if (options.sprt.size() == 2 && options.sprt[0] >= options.sprt[1])
        return failure(bad("--sprt takes the lower difference of Elo first"));
    return {};
}

// The match has one komi, whatever the openings were played with.
void tell_other_komi(const MatchTerms& terms, const std::vector<Record>& openings) {
    const auto is_other = [&](const Record& game) { return game.komi && *game.komi != terms.komi; };
    const auto others = std::count_if(openings.begin(), openings.end(), is_other);
    if (others == 0) return;
    const auto first = std::find_if(openings.begin(), openings.end(), is_other);
    complain(terms.openings,
             {0, 0,
              std::to_string(others) + " of its games " + (others == 1 ? "names" : "name") +
                  " another komi than " + to_text(terms.komi) + ", the match's: game " +
                  std::to_string(first - openings.begin() + 1) + " names " + to_text(*first->komi)});
}

}  // namespace

Result<MatchTerms, BadInput> terms_of(const MatchOptions& options) {
    if (options.engines.size() != 2)
        return failure(
            bad("two engines are needed, each in quotation marks, or --resume FOLDER: "
                "shinpan match 'ENGINE A' 'ENGINE B'"));
    MatchTerms terms;
    terms.commands = {options.engines[0], options.engines[1]};
    terms.rules = options.rules.empty() ? std::string(ruleset_of_engines().id) : options.rules;
    const auto rules = chosen_rules(terms.rules);
    if (!rules) return failure(rules.error());
    tell_differences(terms.rules, *rules);
    if (const auto read = read_choices(options, **rules, terms); !read) return failure(read.error());
    if (rules->registered != nullptr) terms.rules = rules->registered->id;
    terms.handicap = options.handicap;
    terms.openings = options.openings;
    terms.colors = *match::colors_in(options.colors);
    terms.by_cpu = options.clock == "cpu";
    terms.grace = in_milliseconds(options.grace);
    terms.longest_move = in_milliseconds(options.longest_move);
    terms.most_moves =
        options.most_moves > 0 ? options.most_moves : longest_of_area * terms.size.area() + moves_besides;
    terms.dead = options.dead;
    terms.sandbox = !options.sandbox.none;
    terms.within = sandbox_setup(options.sandbox);
    if (options.memory > 0) terms.limits.memory_mib = options.memory;
    if (options.memory == 0) terms.within.memory_mib = 0;
    if (options.cpu > 0) terms.limits.cpu_seconds = options.cpu;
    terms.fresh = options.fresh;
    return terms;
}

Result<MatchSetup, BadInput> setup_of(const MatchTerms& terms) {
    MatchSetup setup;
    auto rules = chosen_rules(terms.rules);
    if (!rules) return failure(rules.error());
    setup.rules = *std::move(rules);
    setup.match.rules = &*setup.rules;
    const Ruleset& ruleset = *setup.match.rules;
    if (!terms.dead.empty())
        setup.match.dead = *dead_from(terms.dead);
    else if (asks_for_agreement(ruleset))
        setup.match.dead = DeadFrom::prove;
    if (terms.handicap > 0) {
        auto opening = match::handicap_opening(terms.handicap, ruleset, terms.size, terms.komi);
        if (!opening) return failure(opening.error());
        setup.match.openings.push_back(*std::move(opening));
    }
    if (terms.openings.empty()) return setup;
    const auto records = openings_in(terms.openings);
    if (!records) return failure(records.error());
    tell_other_komi(terms, *records);
    setup.match.has_list = true;
    for (const Record& record : *records) {
        auto opening = match::opening_in(record, ruleset, terms.size, terms.komi);
        const std::string number = std::to_string(setup.match.openings.size() + 1);
        if (!opening) return failure(bad(terms.openings + " game " + number + ": " + opening.error().what));
        setup.match.openings.push_back(*std::move(opening));
    }
    return setup;
}

Result<double, BadInput> duration_in(const std::string& text) {
    double seconds = 0;
    std::string digits;
    bool is_fine = !text.empty();
    for (const char c : text) {
        const auto number = gtp::whole_number_in(digits);
        const double unit = c == 'h' ? 3600 : c == 'm' ? 60 : c == 's' ? 1 : 0;
        if ('0' <= c && c <= '9') {
            digits += c;
        } else if (number && unit > 0) {
            seconds += *number * unit;
            digits.clear();
        } else {
            is_fine = false;
        }
    }
    if (!digits.empty()) {
        const auto number = gtp::whole_number_in(digits);
        is_fine = is_fine && number && text == digits;
        seconds += number.value_or(0);
    }
    if (is_fine && seconds > 0) return seconds;
    return failure(bad("'" + text + "' is not a time; write 90s, 45m, 2h or 1h30m"));
}

}  // namespace shinpan::apps::cli
