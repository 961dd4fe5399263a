// Reading and refereeing real games: 1,000 records from memory, one core, whole-game superko; and beside it
// what the command takes for the same games, from a folder and from one file, its start, the encodings and
// the output included. The games are those of ../shared/bench; without them nothing is measured, and that is
// said.
#include "formats/record/sgf/reader.hpp"
#include "formats/record/sgf/records.hpp"
#include "go/rulesets/registry.hpp"
#include "referee/judge/judge.hpp"

#include <benchmark/benchmark.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <sys/resource.h>
#include <unistd.h>

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

double processor_seconds_of_children() {
    rusage used{};
    getrusage(RUSAGE_CHILDREN, &used);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return seconds(used.ru_utime) + seconds(used.ru_stime);
}

// The records unpacked, a file each or all in one.
std::string unpacked(bool as_one_file) {
    std::string folder = (std::filesystem::temp_directory_path() / "shinpan_bench_XXXXXX").string();
    if (mkdtemp(folder.data()) == nullptr) return {};
    const auto& texts = record_texts();
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const std::string name = as_one_file ? "all" : std::to_string(i);
        std::ofstream(folder + "/" + name + ".sgf", std::ios::binary | std::ios::app) << texts[i];
    }
    return folder;
}

void command(benchmark::State& state, bool as_one_file) {
    if (record_texts().empty()) return state.SkipWithError("no ../shared/bench/records_1000.tar.xz");
    const std::string folder = unpacked(as_one_file);
    const std::string line =
        SHINPAN_PROGRAM " referee --json --jobs 1 --rules aga --dead none " + folder + " >/dev/null";
    for (auto _ : state) {
        const double before = processor_seconds_of_children();
        if (std::system(line.c_str()) != 0) state.SkipWithError("the command refuses a record");
        state.SetIterationTime(processor_seconds_of_children() - before);
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(record_texts().size()));
    std::filesystem::remove_all(folder);
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
    benchmark::RegisterBenchmark("command/aga/folder", command, false)
        ->Unit(benchmark::kMillisecond)
        ->UseManualTime();
    benchmark::RegisterBenchmark("command/aga/one_file", command, true)
        ->Unit(benchmark::kMillisecond)
        ->UseManualTime();
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
