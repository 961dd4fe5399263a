// Learns the weights of the bot's policy from games of strong players:
//
//   shinpan_learn_policy FOLDER OUTPUT [--every N] [--keep N] [--seed N]
//
// FOLDER holds SGF files, a file one game or more; OUTPUT is written: data/move_policy.bin.
// One of N positions is learned from, and N patterns are kept. A game in twenty, by the hash of its
// moves, is held out: at the end it tells how often the move played is the likeliest, or one of the five
// likeliest.
//
// The weights maximise the probability of the moves that were played, by gradient steps of AdaGrad (Duchi,
// Hazan, Singer 2011). Pattern that were seen often have a weight each, drawn towards 0; those that
// matter most are kept, and all weights are learned on.
#include "analysis/playout/random.hpp"
#include "bot/features/policy.hpp"
#include "bot/search/search.hpp"
#include "learned_games.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>

using namespace shinpan;

namespace {

constexpr std::size_t codes = std::size_t{1} << pattern_bits;
constexpr std::uint32_t often_played = 25, often_seen = 100;
constexpr float rate = 0.15f, towards_zero = 2e-4f;

struct Settings {
    std::filesystem::path folder{}, output{};
    std::size_t every = 3, keep = 5000;
    std::uint64_t seed = 1;
};

struct Choice {
    std::vector<MoveFeatures> moves;
    std::size_t played = 0;
};

Choice choice_of(const Game& game, const Event& played) {
    Choice choice;
    const std::vector<Point> moves = sensible_moves(game, played.by);
    const auto at = std::find(moves.begin(), moves.end(), played.at);
    choice.played = static_cast<std::size_t>(at - moves.begin());
    if (at == moves.end()) return choice;
    const FeatureExtractor glance(game, played.by);
    for (Point p : moves) choice.moves.push_back(glance.at(p));
    return choice;
}

// Calls f(Choice) for each play of the games that is learned from, or is held out.
template <class F>
void for_each_choice(const LearnedGames& games, bool held_out, std::size_t every, std::uint64_t seed, F f) {
    games.for_each_play(held_out, every, seed, [&](const Game& game, const Event& played) {
        const Choice choice = choice_of(game, played);
        if (choice.played < choice.moves.size()) f(choice);
    });
}

class Learner {
public:
    Learner() : number_(codes, 0) {}

    void count(const LearnedGames& games, const Settings& settings) {
        std::vector<std::uint32_t> played(codes), seen(codes);
        Random random(settings.seed);
        for_each_choice(games, false, settings.every, settings.seed, [&](const Choice& choice) {
            for (std::uint32_t code : choice.moves[choice.played].around) ++played[code];
            for (std::uint32_t code : choice.moves[random.below(choice.moves.size())].around) ++seen[code];
        });
        weights_.resize(feature_count + 1);
        for (std::size_t code = 1; code < codes; ++code) {
            if (played[code] < often_played && seen[code] < often_seen) continue;
            number_[code] = static_cast<std::uint32_t>(weights_.size());
            weights_.push_back({.often = static_cast<float>(played[code] + seen[code])});
        }
        std::printf("%zu patterns have a weight at first\n", weights_.size() - feature_count - 1);
    }

    void learn(const LearnedGames& games, const Settings& settings, std::uint64_t seed) {
        double sum = 0;
        long choices = 0;
        for_each_choice(games, false, settings.every, seed, [&](const Choice& choice) {
            const std::vector<float> chances = chances_in(choice);
            sum += std::log(std::max(1e-9f, chances[choice.played]));
            for (std::size_t i = 0; i < chances.size(); ++i)
                step(choice.moves[i], (i == choice.played ? 1.0f : 0.0f) - chances[i]);
            if (++choices % 100'000 == 0) {
                std::printf("%ld choices, mean logarithm %.4f\n", choices, sum / 100'000);
                std::fflush(stdout);
                sum = 0;
            }
        });
    }

    // Leaves a weight to those patterns only that change most.
    void keep(std::size_t most) {
        std::vector<std::pair<float, std::size_t>> worth;
        for (std::size_t code = 1; code < codes; ++code)
            if (number_[code] != 0) {
                const Weight& of = weights_[number_[code]];
                worth.push_back({of.value * of.value * of.often, code});
            }
        std::sort(worth.rbegin(), worth.rend());
        for (std::size_t i = most; i < worth.size(); ++i) number_[worth[i].second] = 0;
        for (Weight& weight : weights_) weight.steps *= 0.25f;
    }

    void test(const LearnedGames& games, const Settings& settings) const {
        double first = 0, five = 0, all = 0;
        double sum = 0;
        for_each_choice(games, true, settings.every, settings.seed, [&](const Choice& choice) {
            const std::vector<float> chances = chances_in(choice);
            const float played = chances[choice.played];
            const auto better =
                std::count_if(chances.begin(), chances.end(), [&](float c) { return c > played; });
            ++all;
            first += better == 0 ? 1 : 0;
            five += better < 5 ? 1 : 0;
            sum += std::log(std::max(1e-9f, played));
        });
        std::printf("held out: %.0f choices, first %.1f %%, among five %.1f %%, mean logarithm %.4f\n", all,
                    100 * first / all, 100 * five / all, sum / all);
    }

    // Rounds as the bot will have it.
    void round() {
        for (std::size_t i = 0; i < weights_.size(); ++i) weights_[i].value = rounded(i);
    }

    void write(const std::filesystem::path& path) const {
        PolicyWeights learned{.patterns = around()};
        for (std::size_t i = 0; i < feature_count; ++i)
            learned.features[i] = static_cast<std::int16_t>(std::lround(100 * weights_[i + 1].value));
        const std::vector<std::uint8_t> bytes = bytes_of(learned);
        std::ofstream out(path, std::ios::binary);
        out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    }

private:
    struct Weight {
        float value = 0, steps = 0, often = 0;
    };

    template <class F>
    void for_each_weight(const MoveFeatures& of, F f) const {
        for (std::size_t i = 0; i < of.count; ++i) f(of.numbers[i] + std::size_t{1});
        for (std::uint32_t code : of.around)
            if (number_[code] != 0) f(number_[code]);
    }

    std::vector<float> chances_in(const Choice& choice) const {
        std::vector<float> chances;
        for (const MoveFeatures& move : choice.moves) {
            float sum = 0;
            for_each_weight(move, [&](std::size_t i) { sum += weights_[i].value; });
            chances.push_back(sum);
        }
        const float most = *std::max_element(chances.begin(), chances.end());
        float sum = 0;
        for (float& c : chances) sum += c = std::exp(c - most);
        for (float& c : chances) c /= sum;
        return chances;
    }

    void step(const MoveFeatures& move, float slope) {
        if (std::abs(slope) < 1e-4f) return;
        for_each_weight(move, [&](std::size_t i) {
            Weight& weight = weights_[i];
            const float pull = i > feature_count ? slope - weight.value * towards_zero : slope;
            weight.steps += pull * pull;
            weight.value += rate * pull / std::sqrt(weight.steps + 1);
        });
    }

    float rounded(std::size_t i) const {
        const float value = weights_[i].value;
        if (i <= feature_count) return static_cast<float>(std::lround(100 * value)) / 100;
        return static_cast<float>(parts_of(value)) / weight_parts;
    }

    static int parts_of(float value) {
        return std::clamp(static_cast<int>(std::lround(value * weight_parts)), -most_parts, most_parts);
    }

    std::vector<WeighedPattern> around() const {
        std::vector<WeighedPattern> all;
        for (std::size_t code = 1; code < codes; ++code) {
            if (number_[code] == 0) continue;
            const int parts = parts_of(weights_[number_[code]].value);
            if (parts != 0) all.push_back({static_cast<std::uint32_t>(code), parts});
        }
        return all;
    }

    std::vector<std::uint32_t> number_;  // of the weight of the pattern with that code; 0: none
    std::vector<Weight> weights_{};      // from 1: the features, then the patterns
};

Settings settings_in(int argc, char** argv) {
    Settings settings{.folder = argv[1], .output = argv[2]};
    for (int i = 3; i + 1 < argc; i += 2) {
        const std::string name = argv[i];
        const auto value = static_cast<std::size_t>(std::stoull(argv[i + 1]));
        if (name == "--every")
            settings.every = value;
        else if (name == "--keep")
            settings.keep = value;
        else if (name == "--seed")
            settings.seed = value;
        else
            throw std::runtime_error(name + ": --every, --keep or --seed");
    }
    return settings;
}

}  // namespace

int main(int argc, char** argv) try {
    if (argc < 3 || argc % 2 == 0) {
        std::fputs("usage: shinpan_learn_policy FOLDER OUTPUT [--every N] [--keep N] [--seed N]\n", stderr);
        return 2;
    }
    const Settings settings = settings_in(argc, argv);
    const LearnedGames games(settings.folder);
    std::printf("%zu games\n", games.size());
    Learner learner;
    learner.count(games, settings);
    learner.learn(games, settings, settings.seed + 1);
    learner.test(games, settings);
    learner.keep(settings.keep);
    learner.learn(games, settings, settings.seed + 2);
    learner.test(games, settings);
    learner.round();
    learner.test(games, settings);
    learner.write(settings.output);
    return 0;
} catch (const std::exception& e) {
    std::fprintf(stderr, "shinpan_learn_policy: %s\n", e.what());
    return 1;
}
