#include "tournament/pairing/compatible.hpp"

#include "tournament/event/words.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>
#include <tuple>

namespace shinpan::tournament {
namespace {

constexpr std::array<std::string_view, term_count> words{"repeat", "random",  "colors",   "category", "score",
                                                         "drawn",  "seeding", "handicap", "origin"};
constexpr std::array<std::string_view, term_count> sentences{"games between players who have not met",
                                                             "chance",
                                                             "colours in balance",
                                                             "games within categories",
                                                             "small gaps between scores",
                                                             "who is drawn up or down",
                                                             "seeding within groups",
                                                             "small handicaps",
                                                             "games between clubs and countries"};

// OpenGotha's bounds on corrections of start scores.
constexpr int least_correction = -1;
constexpr int most_correction = 2;

constexpr std::size_t letters_of_club = 4;  // that are compared

// A weight that falls faster the larger the gap: two gaps of one are better than one of two.
double falling(double weight, double gap, double factor) { return weight * (1 - gap) * (1 + factor * gap); }

std::string club_key(const PlayerToPair& player) { return player.club.substr(0, letters_of_club); }

class Weigher {
public:
    Weigher(const PairingTask& task, const PlayerToPair& one, const PlayerToPair& other)
        : task_(task),
          laid_(task.conditions),
          settings_(laid_.pairing),
          weights_(settings_.weights),
          one_(one),
          other_(other),
          upper_(is_first_upper() ? one : other),
          lower_(is_first_upper() ? other : one) {}

    TermWeights all() const {
        return {meetings(one_, other_) == 0 ? weights_.repeat : 0,
                random(),
                colors(),
                category(),
                score(),
                is_one_group() ? 0 : drawn(),
                is_one_group() ? seeding() : 0,
                handicap(),
                origin()};
    }

private:
    bool is_first_upper() const {
        return std::tuple(one_.category, -one_.score) <= std::tuple(other_.category, -other_.score);
    }
    bool is_one_group() const { return are_one_group(one_, other_); }
    int category_gap() const { return std::abs(one_.category - other_.category); }
    int categories() const { return static_cast<int>(laid_.categories.size()) + 1; }
    int rounds_before() const { return task_.round - 1; }

    // Groups are numbered over every score that there can be in each category, those above the bar by
    // corrections included.
    int groups() const { return categories() * scores(); }

    int scores() const {
        switch (laid_.system) {
            case System::mcmahon:
                return laid_.mcmahon.bar + most_correction + rounds_before() -
                       (laid_.mcmahon.floor + least_correction) + 1;
            case System::knockout: return (1 << rounds_before()) + 1;
            case System::swiss:
            case System::swiss_by_categories:
            case System::round_robin: break;
        }
        return rounds_before() + 1;
    }

    int secondary_range() const {
        if (laid_.system == System::mcmahon) return scores();
        return laid_.mcmahon.bar - laid_.mcmahon.floor + most_correction - least_correction + rounds_before();
    }

    std::int64_t random() const {
        if (weights_.random == 0) return 0;
        return static_cast<std::int64_t>(
            chance(task_, one_.number, other_.number, static_cast<std::uint64_t>(weights_.random)));
    }

    std::int64_t colors() const {
        if (handicap_between(task_, one_, other_) > 0) return 0;
        if (one_.balance * other_.balance < 0) return weights_.colors;
        const bool is_half =
            one_.balance * other_.balance == 0 && std::abs(one_.balance + other_.balance) >= 2;
        return is_half ? weights_.colors / 2 : 0;
    }

    std::int64_t category() const {
        if (categories() <= 1) return 0;
        const double gap = static_cast<double>(category_gap()) / categories();
        return static_cast<std::int64_t>(
            falling(static_cast<double>(weights_.category), gap, weights_.gap_factor));
    }

    std::int64_t score() const {
        if (category_gap() > 0) return 0;
        const double gap = static_cast<double>(std::abs(one_.score - other_.score)) / groups();
        return static_cast<std::int64_t>(
            falling(static_cast<double>(weights_.score), gap, weights_.gap_factor));
    }

    // How good it is that these two are drawn to each other: 2 where nothing speaks for or against it.
    int fairness() const {
        int fair = 2 - (lower_.drawn_up > 0 ? 1 : 0) - (upper_.drawn_down > 0 ? 1 : 0);
        if (fair > 0 && upper_.drawn_up > upper_.drawn_down) ++fair;
        if (fair > 0 && lower_.drawn_down > lower_.drawn_up) ++fair;
        return weights_.evens_drawn ? fair : std::min(fair, 2);
    }

    static std::int64_t place_share(std::int64_t weight, const PlayerToPair& player, DrawnPlace wanted) {
        const std::int64_t last = player.group_size - 1;
        switch (wanted) {
            case DrawnPlace::top: return weight * (last - player.place) / player.group_size;
            case DrawnPlace::middle:
                return weight * (last - std::abs(2 * player.place - last)) / player.group_size;
            case DrawnPlace::bottom: return weight * player.place / player.group_size;
        }
        return 0;
    }

    std::int64_t drawn() const {
        const int apart = category_gap() * scores() + upper_.score - lower_.score;
        if (weights_.most_groups_drawn > 0 && apart >= weights_.most_groups_drawn) return 0;
        const std::int64_t share = weights_.drawn / 5;
        const std::int64_t sum = place_share(share / 2, upper_, settings_.drawn_down) +
                                 place_share(share / 2, lower_, settings_.drawn_up) + share * fairness();
        const std::int64_t apart_squared = (category_gap() + 1) * (category_gap() + 1);
        return sum / (apart_squared * apart_squared);
    }

    std::int64_t seeding() const {
        const std::int64_t most = weights_.seeding;
        const std::int64_t size = one_.group_size;
        switch (seeding_of(task_)) {
            case Seeding::fold: {
                const std::int64_t away = one_.place + other_.place - (size - 1);
                return most - most * away / (size - 1) * away / (size - 1);
            }
            case Seeding::slip: {
                const std::int64_t away = 2 * std::abs(one_.place - other_.place) - size;
                return most - most * away / size * away / size;
            }
            case Seeding::random: break;
        }
        if ((2 * one_.place < size) == (2 * other_.place < size)) return 0;
        return most - static_cast<std::int64_t>(chance(task_, one_.number, other_.number,
                                                       static_cast<std::uint64_t>(most / 5) + 1));
    }

    int secondary_score(const PlayerToPair& player) const {
        return player.is_above ? laid_.mcmahon.bar + most_correction + rounds_before() : player.mcmahon;
    }

    std::int64_t handicap() const {
        const double gap = static_cast<double>(std::abs(secondary_score(one_) - secondary_score(other_))) /
                           secondary_range();
        return static_cast<std::int64_t>(
            falling(static_cast<double>(weights_.handicap), gap, weights_.gap_factor));
    }

    // How much two players' clubs and countries lie apart, as a share of all groups.
    double distance() const {
        const double range = groups();
        const double country = one_.country != other_.country ? settings_.country_gap / range : 0;
        const bool is_one_club_group = !one_.club_group.empty() && one_.club_group == other_.club_group;
        double club = 0;
        if (club_key(one_) != club_key(other_))
            club = (is_one_club_group ? 0.5 : 1.2) * settings_.club_gap / range;
        const double larger = std::min(1.0, std::max(country, club));
        const double smaller = std::min(1.0, std::min(country, club));
        const double sum = larger + smaller / 2;
        return sum > 0 ? sum + 0.5 / range : 0;
    }

    std::int64_t origin() const {
        const auto whole = static_cast<double>(weights_.origin);
        const auto score = static_cast<double>(weights_.score);
        const auto part = static_cast<std::int64_t>(
            std::min(whole, score - falling(whole, distance(), weights_.gap_factor)));
        if (!weights_.lifts_origin) return part;
        if (one_.is_above && other_.is_above) return weights_.origin;
        return one_.is_above || other_.is_above ? (weights_.origin + part) / 2 : part;
    }

    const PairingTask& task_;
    const Conditions& laid_;
    const PairingSettings& settings_;
    const CompatibleWeights& weights_;
    const PlayerToPair& one_;
    const PlayerToPair& other_;
    const PlayerToPair& upper_;
    const PlayerToPair& lower_;
};

}  // namespace

std::string_view word_of(WeightTerm term) { return word_at(words, term); }
std::string_view in_words(WeightTerm term) { return word_at(sentences, term); }

TermWeights weights_of_pair(const PairingTask& task, const PlayerToPair& one, const PlayerToPair& other) {
    return Weigher(task, one, other).all();
}

std::int64_t total_of(const TermWeights& weights) {
    return std::accumulate(weights.begin(), weights.end(), std::int64_t{1});
}

int compatible_bye(const PairingTask& task) {
    const auto key = [](const PlayerToPair& player) {
        return player.rank + 2 * player.mcmahon + 1000 * player.byes;
    };
    return static_cast<int>(std::ranges::min_element(task.players, {}, key) - task.players.begin());
}

}  // namespace shinpan::tournament
