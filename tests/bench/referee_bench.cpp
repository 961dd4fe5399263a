// Reading and refereeing real games: 1,000 records from memory, one core, whole-game superko. The games are
// those of ../shared/bench; without them nothing is measured, and that is said.
#include "record/sgf_reader.hpp"
#include "record/sgf_records.hpp"
#include "referee/judge.hpp"
#include "rulesets/registry.hpp"

#include <benchmark/benchmark.h>

#include <array>
#include <cstdio>
#include <string>
#include <vector>

namespace {

using namespace shinpan;

// The text of each record, as its file has it.
std::vector<std::string> split(const std::string& all) {
    std::vector<std::string> texts;
    const auto collection = sgf::read(all);
    if (!collection) return texts;
    std::size_t end = all.size();
    for (int game = collection->game_count() - 1; game >= 0; --game) {
        const std::size_t begin = all.rfind('(', collection->game(game).property(0).offset());
        texts.push_back(all.substr(begin, end - begin));
        end = begin;
    }
    return texts;
}

const std::vector<std::string>& record_texts() {
    static const std::vector<std::string> texts = [] {
        std::string all;
        std::FILE* tar = popen("tar -xJOf ../shared/bench/records_1000.tar.xz 2>/dev/null", "r");
        std::array<char, 1 << 16> block;
        while (const std::size_t n = std::fread(block.data(), 1, block.size(), tar))
            all.append(block.data(), n);
        pclose(tar);
        return split(all);
    }();
    return texts;
}

void read_and_referee(benchmark::State& state, const char* id) {
    const auto& texts = record_texts();
    const auto rules = ruleset_called(id);
    if (texts.empty() || !rules) return state.SkipWithError("no ../shared/bench/records_1000.tar.xz");
    std::int64_t games = 0;
    std::int64_t refused = 0;
    for (auto _ : state) {
        for (const std::string& text : texts) {
            const auto collection = sgf::read(text);
            if (!collection) return state.SkipWithError(collection.error().what.c_str());
            for (const auto& game : sgf::records(*collection)) {
                ++games;
                if (!game || !judge(*game, **rules, {.dead = DeadFrom::none}).legal()) ++refused;
            }
        }
    }
    state.SetItemsProcessed(games);
    state.counters["refused"] = static_cast<double>(refused) / static_cast<double>(state.iterations());
}

// A move list with an illegal move must be refused by the very code that is measured.
bool refuses_a_wrong_list() {
    const auto collection = sgf::read("(;SZ[5];B[cc];W[cc])");
    const auto games = sgf::records(*collection);
    return !judge(*games.at(0), **ruleset_called("tromp-taylor")).legal();
}

}  // namespace

int main(int argc, char** argv) {
    if (!refuses_a_wrong_list()) {
        std::fputs("the referee accepts an illegal move: nothing is measured\n", stderr);
        return 1;
    }
    for (const char* id : {"tromp-taylor", "aga", "japanese-1989"})
        benchmark::RegisterBenchmark((std::string("read_and_referee/") + id).c_str(), read_and_referee, id)
            ->Unit(benchmark::kMillisecond);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
