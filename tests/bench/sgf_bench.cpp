// Reading SGF into a tree, in memory on one core: bytes per second. The records are those that
// SHINPAN_RECORDS names (a folder of .sgf files); without it, a made game of the usual length.
#include "formats/record/sgf/reader.hpp"
#include "formats/record/sgf/records.hpp"
#include "formats/record/sgf/writer.hpp"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

using namespace shinpan;

namespace {

std::string made_game() {
    std::string text = "(;FF[4]GM[1]CA[UTF-8]SZ[19]PB[Black]PW[White]KM[6.5]RU[Japanese]RE[W+R]";
    for (int i = 0; i < 225; ++i) {
        const char point[] = {static_cast<char>('a' + i % 19), static_cast<char>('a' + i / 19), '\0'};
        text.append(i % 2 == 0 ? ";B[" : ";W[").append(point).append("]");
    }
    return text + ")";
}

const std::vector<std::string>& records() {
    static const std::vector<std::string> texts = [] {
        std::vector<std::string> found;
        const char* const folder = std::getenv("SHINPAN_RECORDS");
        if (folder == nullptr) return std::vector<std::string>(1000, made_game());
        for (const auto& entry : std::filesystem::directory_iterator(folder)) {
            std::ifstream in(entry.path(), std::ios::binary);
            found.emplace_back(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
        }
        return found;
    }();
    return texts;
}

void count(benchmark::State& state) {
    std::int64_t bytes = 0;
    for (const auto& text : records()) bytes += static_cast<std::int64_t>(text.size());
    state.SetBytesProcessed(state.iterations() * bytes);
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(records().size()));
}

void sgf_read(benchmark::State& state) {
    for (auto _ : state) {
        for (const auto& text : records()) {
            const auto games = sgf::read(text);
            if (!games) return state.SkipWithError("a record was refused");
            benchmark::DoNotOptimize(games->node_count());
        }
    }
    count(state);
}
BENCHMARK(sgf_read)->Unit(benchmark::kMillisecond);

void sgf_read_records(benchmark::State& state) {
    for (auto _ : state) {
        for (const auto& text : records()) {
            const auto games = sgf::read(text);
            if (!games) return state.SkipWithError("a text was refused");
            const auto found = sgf::records(*games);
            if (!found.front()) return state.SkipWithError("a record was refused");
            benchmark::DoNotOptimize(found.front()->events.size());
        }
    }
    count(state);
}
BENCHMARK(sgf_read_records)->Unit(benchmark::kMillisecond);

void sgf_write(benchmark::State& state) {
    std::vector<sgf::Collection> collections;
    for (const auto& text : records()) {
        auto games = sgf::read(text);
        if (!games) return state.SkipWithError("a record was refused");
        collections.push_back(std::move(*games));
    }
    for (auto _ : state)
        for (const auto& games : collections) benchmark::DoNotOptimize(sgf::write(games).size());
    count(state);
}
BENCHMARK(sgf_write)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
