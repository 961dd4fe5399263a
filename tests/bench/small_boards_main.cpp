// Writes the tables of docs/small_boards.md and docs/research/small_boards.md: every board of up to nine
// points, and what else can be solved, under each ban on repetition, with and without self-capture, by area
// and by stones.
//
//   shinpan_small_boards [SECONDS [THREADS [BOARD]]]
//
// At most so many seconds of processor time for each entry, and so many entries at a time: 10 and 1 where
// nothing is said; of one board alone, such as 3x3.
#include "analysis/solve/solve.hpp"
#include "go/rules/ending.hpp"

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <map>
#include <string>
#include <thread>
#include <vector>

using namespace shinpan;

namespace {

struct Ban {
    const char* name;
    Repetition is;
};

const Ban bans[] = {
    {"ko rule alone", basic_ko},
    {"positional superko", positional_superko},
    {"situational superko", situational_superko},
    {"natural situational superko", natural_superko},
    {"positional superko for captures (Ikeda, Rule 4)", capturing_superko},
};

struct Row {
    Size size;
    const Ban* ban;
    SelfCapture self_capture;
    Scoring scoring;
    Solution solution{};
    double seconds = 0;
};

Ruleset ruleset(const Ban& ban, SelfCapture self_capture, Scoring scoring) {
    Ruleset rules{.self_capture = {self_capture}, .repetition = {ban.is}};
    rules.ending.is.procedure = two_passes;
    rules.scoring.is = scoring;
    return rules;
}

// Of this thread.
double processor_seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

// The better of two bounds.
void narrow(Solution& solution, const Solution& other) {
    if (!solution.low || (other.low && *other.low > *solution.low)) solution.low = other.low;
    if (!solution.high || (other.high && *other.high < *solution.high)) solution.high = other.high;
    const auto& limit = other.low_limit;
    if (limit && (!solution.low_limit || *limit < *solution.low_limit)) solution.low_limit = limit;
    const auto& high = other.high_limit;
    if (high && (!solution.high_limit || *high > *solution.high_limit)) solution.high_limit = high;
    solution.nodes += other.nodes;
}

// An entry is found by questions about its value. Where the first half of the time does not answer them all,
// the second half asks again and leaves each one so little that there is time for easier ones: they give
// bounds.
constexpr double nodes_a_second = 500'000;
constexpr double questions = 16;
constexpr int most_points_by_questions = 16;  // on larger boards one question alone is asked

void solve_row(Row& row, double limit) {
    const double begun = processor_seconds();
    const bool by_questions = row.size.area() <= most_points_by_questions;
    const Ruleset rules = ruleset(*row.ban, row.self_capture, row.scoring);
    SolveLimits limits{.bytes = std::size_t{1} << 30};  // many entries at a time share the memory
    if (!by_questions) limits.bytes = std::size_t{8} << 30;
    double until = by_questions ? limit / 2 : limit;
    limits.go_on = [&](std::uint64_t) { return processor_seconds() - begun < until; };
    row.solution = solve(rules, row.size, limits);
    if (by_questions && !row.solution.is_exact() && !row.solution.endless) {
        limits.nodes = static_cast<std::uint64_t>(nodes_a_second * limit / 2 / questions);
        until = limit;
        narrow(row.solution, solve(rules, row.size, limits));
    }
    row.seconds = processor_seconds() - begun;
    std::fprintf(stderr, "%dx%d %s: %.2f s\n", row.size.rows, row.size.cols, row.ban->name, row.seconds);
}

std::string signed_points(const std::optional<HalfPoints>& points, const char* unknown) {
    if (!points) return unknown;
    return (points->halves > 0 ? "+" : "") + to_text(*points);
}

// "+3"; "+1 .. +4?" where the search did not finish; where play goes on for ever, what each player can force,
// or that he can force no more ("endless (at most -1 .. at least +9)?").
std::string value(const Solution& solution) {
    if (solution.is_exact()) return signed_points(solution.low, "");
    const std::string low = signed_points(solution.low, "-");
    const std::string high = signed_points(solution.high, "-");
    if (!solution.endless && solution.low_limit && solution.high_limit &&
        *solution.low_limit < *solution.high_limit)
        return "endless (at most " + signed_points(solution.low_limit, "") + " .. at least " +
               signed_points(solution.high_limit, "") + ")?";
    if (!solution.endless) return low + " .. " + high + "?";
    return solution.low || solution.high ? "endless (" + low + " .. " + high + ")" : "endless";
}

std::string name(Size size) { return std::to_string(size.rows) + "x" + std::to_string(size.cols); }

void print_summary(const std::vector<Row>& rows, Scoring scoring) {
    std::printf("| board |");
    for (const Ban& ban : bans) std::printf(" %s |", ban.name);
    std::printf("\n| --- |");
    for ([[maybe_unused]] const Ban& ban : bans) std::printf(" --- |");
    std::printf("\n");
    std::map<std::pair<int, int>, std::map<const Ban*, std::vector<std::string>>> cells;
    for (const Row& row : rows)
        if (row.scoring == scoring)
            cells[{row.size.rows, row.size.cols}][row.ban].push_back(value(row.solution));
    for (const auto& [size, of_ban] : cells) {
        std::printf("| %dx%d |", size.first, size.second);
        for (const Ban& ban : bans) {
            const auto values = of_ban.find(&ban);
            std::string cell = values == of_ban.end() ? "" : values->second[0];
            if (values != of_ban.end() && values->second.size() > 1 && values->second[1] != cell)
                cell += "; " + values->second[1];
            std::printf(" %s |", cell.c_str());
        }
        std::printf("\n");
    }
    std::printf("\n");
}

void print_all(const std::vector<Row>& rows) {
    std::printf("| board | ban on repetition | self-capture | score | value | nodes | seconds |\n");
    std::printf("| --- | --- | --- | --- | --- | ---: | ---: |\n");
    for (const Row& row : rows)
        std::printf("| %s | %s | %s | %s | %s | %llu | %.2f |\n", name(row.size).c_str(), row.ban->name,
                    row.self_capture == SelfCapture::forbidden ? "forbidden" : "allowed",
                    row.scoring == Scoring::area ? "area" : "stones", value(row.solution).c_str(),
                    static_cast<unsigned long long>(row.solution.nodes), row.seconds);
}

std::vector<Size> systematic_sizes() {
    std::vector<Size> sizes;
    for (std::uint8_t cols = 1; cols <= 9; ++cols) sizes.push_back({cols, 1});
    for (std::uint8_t cols = 2; cols <= 4; ++cols) sizes.push_back({cols, 2});
    sizes.push_back({3, 3});
    return sizes;
}

std::vector<Row> open_rows() {
    std::vector<Row> rows;
    for (const Scoring scoring : {Scoring::area, Scoring::stones})
        for (const Size size : systematic_sizes())
            for (const Ban& ban : bans)
                for (const SelfCapture self_capture : {SelfCapture::forbidden, SelfCapture::allowed})
                    rows.push_back({size, &ban, self_capture, scoring});
    for (const Size size : {Size{10, 1}, Size{11, 1}, Size{5, 2}, Size{6, 2}, Size{4, 3}})
        for (const Ban& ban : bans) rows.push_back({size, &ban, SelfCapture::forbidden, Scoring::area});
    for (const Ban& ban : bans) rows.push_back({{4, 4}, &ban, SelfCapture::forbidden, Scoring::area});
    for (const Size size : {Size{5, 3}, Size{6, 3}, Size{5, 4}, Size{5, 5}})
        for (const Ban* ban : {&bans[0], &bans[2]})  // the ko rule and situational superko
            rows.push_back({size, ban, SelfCapture::forbidden, Scoring::area});
    return rows;
}

// The last ones take longest, so they come first; and so many at a time.
void solve_rows(std::vector<Row>& rows, double limit, unsigned threads) {
    std::atomic<std::size_t> left = rows.size();
    const auto work = [&] {
        for (std::size_t row = left; row > 0; row = left)
            if (left.compare_exchange_strong(row, row - 1)) solve_row(rows[row - 1], limit);
    };
    std::vector<std::jthread> workers;
    for (unsigned i = 1; i < threads; ++i) workers.emplace_back(work);
    work();
}

}  // namespace

int main(int argc, char** argv) {
    std::vector<Row> rows = open_rows();
    if (argc > 3) std::erase_if(rows, [&](const Row& row) { return name(row.size) != argv[3]; });
    solve_rows(rows, argc > 1 ? std::atof(argv[1]) : 10,
               argc > 2 ? static_cast<unsigned>(std::atoi(argv[2])) : 1);
    std::printf("## By area\n\n");
    print_summary(rows, Scoring::area);
    std::printf("## By stones\n\n");
    print_summary(rows, Scoring::stones);
    std::printf("## Every entry\n\n");
    print_all(rows);
}
