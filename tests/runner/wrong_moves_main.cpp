// shinpan_wrong_moves [--seed N] [--every N] [FILE.jsonl[.gz]...]: puts wrong moves into every record of the
// files, or into games of a random player where no file is named. Exit status: 0 nothing wrong, 1 something,
// 2 usage.
#include "runner/case.hpp"
#include "runner/lines.hpp"
#include "runner/random_games.hpp"
#include "runner/wrong_moves.hpp"

#include <boost/json.hpp>

#include <charconv>
#include <iostream>

namespace {

using namespace shinpan;
using namespace shinpan::runner;

struct Arguments {
    std::vector<std::string> files;
    std::uint64_t seed = 1;
    std::uint64_t every = 1;
};

std::optional<Arguments> arguments(int count, char** words) {
    Arguments found;
    for (int i = 1; i < count; ++i) {
        const std::string_view word = words[i];
        std::uint64_t* number = word == "--seed" ? &found.seed : word == "--every" ? &found.every : nullptr;
        if (number == nullptr) {
            if (word.starts_with("--")) return {};
            found.files.emplace_back(word);
            continue;
        }
        if (++i == count) return {};
        const std::string_view value = words[i];
        const auto read = std::from_chars(value.data(), value.data() + value.size(), *number);
        if (read.ptr != value.data() + value.size()) return {};
    }
    if (found.every == 0) return {};
    return found;
}

// Every n-th game of the file; the place of a game in it makes its seed.
bool try_file(const std::string& path, const Arguments& given, WrongMoveCounts& counts, long long& games) {
    const auto text = text_of(path);
    if (!text) {
        std::cerr << text.error().what << '\n';
        return false;
    }
    std::uint64_t number = 0;
    for (std::string_view line : split_lines(*text)) {
        if (++number % given.every != 0 || line.empty()) continue;
        const auto one = read_case(line, {});
        if (!one) {
            std::cerr << path << ':' << number << ": " << one.error().what << '\n';
            return false;
        }
        if (one->kind != "game") continue;
        try {
            try_wrong_moves(game_record(*one->fields), one->id, given.seed * 1'000'003 + number, counts);
        } catch (const BadCase& bad) {
            counts.wrong.push_back(one->id + ": " + bad.what);
        }
        ++games;
    }
    return true;
}

void try_random_games(const Arguments& given, WrongMoveCounts& counts, long long& games) {
    constexpr Size sizes[]{{2, 2}, {3, 3}, {4, 3}, {5, 5}, {7, 7}, {9, 9}};
    for (std::uint64_t i = 0; i < 300; ++i) {
        const Size size = sizes[i % std::size(sizes)];
        const std::uint64_t seed = given.seed * 1'000'003 + i;
        const GameRecord record = random_game(size, 4 * size.area(), seed);
        try_wrong_moves(record, "random game " + std::to_string(i), seed, counts);
        ++games;
    }
}

}  // namespace

int main(int count, char** words) {
    const auto given = arguments(count, words);
    if (!given) {
        std::cerr << "usage: shinpan_wrong_moves [--seed N] [--every N] [FILE.jsonl[.gz]...]\n";
        return 2;
    }
    WrongMoveCounts counts;
    long long games = 0;
    bool read = true;
    for (const std::string& path : given->files) read &= try_file(path, *given, counts, games);
    if (given->files.empty()) try_random_games(*given, counts, games);
    std::cout << games << " games, seed " << given->seed << '\n';
    print(std::cout, counts);
    return read && counts.wrong.empty() ? 0 : 1;
}
