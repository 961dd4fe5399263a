// Komi, handicap and result in the words of people and programs.
#include "formats/record/sgf/words.hpp"
#include "record_of.hpp"

#include <doctest/doctest.h>

#include <optional>
#include <string>

using namespace shinpan;

namespace {

std::string result(const char* written) {
    const auto reading = sgf::result(written);
    return (reading.value ? to_text(*reading.value) : "") + (reading.note ? " !" : "");
}

}  // namespace

namespace {

struct Komi {
    const char* written;
    std::optional<HalfPoints> komi;
    bool plain;
};
const Komi komi_rows[] = {
    {"6.5", points(6) + half_point, true},
    {"0", points(0), true},
    {"-3.5", HalfPoints{-7}, true},
    {"7.50", HalfPoints{15}, true},
    {" 7 ", points(7), true},
    {"375", HalfPoints{15}, false},
    {"650", HalfPoints{13}, false},
    {"3.75", HalfPoints{15}, false},
    {"", {}, false},
    {"6.3", {}, false},
    {"x", {}, false},
    {"コミ6目半", HalfPoints{13}, false},
    {"３又3/4子", HalfPoints{15}, false},
    {"6,5", HalfPoints{13}, false},
    {".5", half_point, false},
    {"6.", points(6), false},
    {"+6.5", HalfPoints{13}, true},
    {"-99", points(-99), true},
    {"-100", {}, false},
    {"-200", {}, false},
    {"-375", {}, false},
    {"6½", HalfPoints{13}, false},
    {"6 1/2", HalfPoints{13}, false},
    {"½", half_point, false},
    {"3¾", HalfPoints{15}, false},
    {"6.5 points", HalfPoints{13}, false},
    {"６．５", HalfPoints{13}, false},
    {"－３．５", HalfPoints{-7}, false},
    {"1e1", {}, false},
    {"5 1/3", {}, false},
    {"6'5", {}, false},
    {"komi -5", {}, false},
    {"−3.5", {}, false},
    {"komi .5", {}, false},
    {"-½", {}, false},
    {"六目半", HalfPoints{13}, false},
    {"十二目半", HalfPoints{25}, false},
    {"五目", points(5), false},
    {"半目", half_point, false},
    {"贴六目半", HalfPoints{13}, false},
    {"贴三子半", points(7), false},
    {"贴三又四分之三子", HalfPoints{15}, false},
    {"三又四分之一子", HalfPoints{13}, false},
    {"黑贴3又3/4子", HalfPoints{15}, false},
    {"貼六點五", HalfPoints{13}, false},
    {"六点五目", HalfPoints{13}, false},
    {"先番6目半コミ出し", HalfPoints{13}, false},
    {"コミ五目半", HalfPoints{11}, false},
    {"逆コミ五目", points(-5), false},
    {"コミなし", points(0), false},
    {"덤 6집반", HalfPoints{13}, false},
    {"여섯집반", HalfPoints{13}, false},
    {"육집 반", HalfPoints{13}, false},
    {"덤 4호반", HalfPoints{9}, false},
    {"덤없음", points(0), false},
    {"six and a half", HalfPoints{13}, false},
    {"half a point", half_point, false},
    {"6 and a half points", HalfPoints{13}, false},
    {"No komi", points(0), false},
    {"一力", {}, false},
    {"6.5 or 7.5", {}, false},
    {"７目半", HalfPoints{15}, false},
    {"４　１／２", HalfPoints{9}, false},
};

}  // namespace

TEST_CASE("komi is read as people and programs write it") {
    for (const Komi& row : komi_rows) {
        CAPTURE(std::string(row.written));
        const auto reading = sgf::komi(row.written);
        CHECK(reading.value == row.komi);
        CHECK(!reading.note == row.plain);
    }
    struct Fox {
        const char* written;
        std::optional<HalfPoints> komi;
    };
    const Fox fox[] = {
        {"50", half_point},      {"100", points(1)},     {"150", HalfPoints{3}},  {"375", HalfPoints{15}},
        {"650", HalfPoints{13}}, {"0", points(0)},       {"6.5", HalfPoints{13}}, {"7", {}},
        {"-50", HalfPoints{-1}}, {"325", HalfPoints{13}}};
    for (const Fox& row : fox) {
        CAPTURE(std::string(row.written));
        CHECK(record_of("(;KM[" + std::string(row.written) + "]AP[GNU Go:3.8]AP[foxwq])").komi == row.komi);
    }
    CHECK(record_of("(;KM[50]AP[GNU Go:3.8])").komi == points(50));
    CHECK(record_of("(;KO[7.5])").komi == HalfPoints{15});
    CHECK(record_of("(;KM[])").warnings.front() == Diagnostic{Severity::warning, {1, 3}, "komi: no number"});
}

namespace {

struct WrittenResult {
    const char* written;
    const char* read;  // "!" behind it: with a warning
};
const WrittenResult result_rows[] = {
    {"B+3.5", "B+3.5"},
    {"W+R", "W+R"},
    {"W+Resign", "W+R"},
    {"B+T", "B+T"},
    {"b+time", "B+T"},
    {"W+Forfeit", "W+F"},
    {"0", "0"},
    {"Draw", "0"},
    {"Void", "Void"},
    {"?", "?"},
    {"B+", "B+"},
    {"BothLose", "BothLose"},
    {"Both lose", "BothLose !"},
    {"両者負け", "BothLose !"},
    {"Black loses", "W+ !"},
    {"B+3,5", "B+3.5 !"},
    {"W+12,", "W+12 !"},
    {"W+0.0", "W+ !"},
    {"B+2.50", "B+2.5"},
    {"B+0.75", "B+1.5 !"},
    {"", " !"},
    {"Jigo", "0 !"},
    {"黑中盘胜", "B+R !"},
    {"白中押し勝ち", "W+R !"},
    {"黑胜2又3/4子", "B+5.5 !"},
    {"257手以下、黒番６目勝ち", "B+6 !"},
    {"B+3½", "B+3.5 !"},
    {"Ｗ＋６．５", "W+6.5 !"},
    {"B+1e1", "B+ !"},
    {"B+-5", "B+ !"},
    {"White wins by resignation", "W+R !"},
    {"白六目半勝", "W+6.5 !"},
    {"白半目勝", "W+0.5 !"},
    {"白番六目半勝ち", "W+6.5 !"},
    {"黒番十二目勝", "B+12 !"},
    {"黑胜四分之一子", "B+0.5 !"},
    {"黑1/4子胜", "B+0.5 !"},
    {"白勝三又四分之三子", "W+7.5 !"},
    {"黑中盤勝", "B+R !"},
    {"黒中押し勝ち", "B+R !"},
    {"白中押し負け", "B+R !"},
    {"黑超时负", "W+T !"},
    {"白超时胜", "W+T !"},
    {"黑超时", "? !"},
    {"黒投了", "W+R !"},
    {"白认输", "B+R !"},
    {"持碁", "0 !"},
    {"無勝負", "Void !"},
    {"黑胜", "B+ !"},
    {"白胜黑半目", "W+0.5 !"},
    {"黑九段胜", "B+ !"},
    {"黑185子胜", "B+ !"},
    {"흑 불계승", "B+R !"},
    {"백 6집반승", "W+6.5 !"},
    {"흑 반집승", "B+0.5 !"},
    {"빅", "0 !"},
    {"무승부", "Void !"},
    {"백 시간승", "W+T !"},
    {"흑 시간패", "W+T !"},
    {"백 여섯집반 승", "W+6.5 !"},
    {"White resigns", "B+R !"},
    {"Black resign", "? !"},
    {"Black loses on time", "W+T !"},
    {"White beats Black by half a point", "W+0.5 !"},
    {"Black and White", "? !"},
    {"Result: B+3.5", "B+3.5 !"},
    {"B+R (resign)", "B+R !"},
    {"W+3.5 points", "W+3.5 !"},
    {"black + 3.5", "B+3.5 !"},
    {"白+6.5", "W+6.5 !"},
    {"B+R / W+R", "? !"},
    {"W + R", "W+R !"},
    {"B+R.", "B+R !"},
    {"Ann (B+6 1/2)", "B+6.5 !"},
    {"white by six and a half", "W+6.5 !"},
    {"B+3.5 or 4.5", "B+ !"},
    {"白六段勝", "W+ !"},
    {"一力遼 黒番中押し勝ち", "B+R !"},
    {"Black wins by 3.5", "B+3.5 !"},
    {"白番半目勝", "W+0.5 !"},
    {"unfinished", "? !"},
    {"xtie", "? !"},
};

}  // namespace

TEST_CASE("results are read as people and programs write them") {
    for (const WrittenResult& row : result_rows) {
        CAPTURE(std::string(row.written));
        CHECK(result(row.written) == row.read);
    }
}

TEST_CASE("handicaps in words") {
    struct Row {
        const char* written;
        std::optional<int> stones;
    };
    const Row rows[] = {{"2子", 2},      {"让三子", 3},  {"二子局", 2},       {"四子", 4},        {"두점", 2},
                        {"3 stones", 3}, {"互先", 0},    {"定先", 1},         {"three", 3},       {"2.5", {}},
                        {"x", {}},       {"2 or 3", {}}, {"999 stones", 999}, {"1000 stones", {}}};
    for (const Row& row : rows) {
        CAPTURE(std::string(row.written));
        const auto reading = sgf::handicap(row.written);
        CHECK(reading.value == row.stones);
        CHECK(reading.note.has_value());
    }
}
