#include "formats/encoding/encoding.hpp"

#include "formats/charset/guess.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace shinpan;
using encoding::to_utf8;
using encoding::Utf8Text;

namespace {

// "Honinbo, game of go, black wins" in the encodings that records come in.
const std::string japanese = "本因坊 囲碁 黒番勝ち";
const std::string shift_jis = "\x96\x7B\x88\xF6\x96\x56 \x88\xCD\x8C\xE9 \x8D\x95\x94\xD4\x8F\x9F\x82\xBF";
const std::string euc_jp = "\xCB\xDC\xB0\xF8\xCB\xB7 \xB0\xCF\xB8\xEB \xB9\xF5\xC8\xD6\xBE\xA1\xA4\xC1";
const std::string chinese = "古力 围棋 黑中盘胜";
const std::string gb2312 = "\xB9\xC5\xC1\xA6 \xCE\xA7\xC6\xE5 \xBA\xDA\xD6\xD0\xC5\xCC\xCA\xA4";
const std::string korean = "이창호 바둑 불계승";
const std::string euc_kr = "\xC0\xCC\xC3\xA2\xC8\xA3 \xB9\xD9\xB5\xCF \xBA\xD2\xB0\xE8\xBD\xC2";

std::string warnings(const Utf8Text& read) {
    std::string out;
    for (const Diagnostic& w : read.warnings) out += w.what + "\n";
    return out;
}

}  // namespace

TEST_CASE("a declared encoding is taken at its word") {
    struct Row {
        const std::string& bytes;
        const char* declared;
        const std::string& text;
    };
    const Row rows[] = {
        {shift_jis, "Shift_JIS", japanese}, {shift_jis, "sjis", japanese},      {euc_jp, "EUC-JP", japanese},
        {gb2312, "GB2312", chinese},        {gb2312, "gbk", chinese},           {gb2312, "GB18030", chinese},
        {euc_kr, "EUC-KR", korean},         {euc_kr, "ks_c_5601-1987", korean},
    };
    for (const Row& row : rows) {
        CAPTURE(row.declared);
        const Utf8Text read = to_utf8(row.bytes, row.declared);
        CHECK(read.text == row.text);
        CHECK(warnings(read).empty());
    }
    CHECK(to_utf8("caf\xE9", "ISO-8859-1").text == "café");
    CHECK(to_utf8("\xE8\xE2\xE0\xED", "windows-1251").text == "иван");
    CHECK(to_utf8(korean, "UTF-8").text == korean);
}

TEST_CASE("without a declaration the encoding is told by its characters, with a warning") {
    CHECK(to_utf8(shift_jis, "").text == japanese);
    CHECK(to_utf8(gb2312, "").text == chinese);
    CHECK(to_utf8(euc_kr, "").text == korean);
    CHECK(to_utf8(chinese, "").text == chinese);
    CHECK(warnings(to_utf8(chinese, "")) == "no encoding declared; read as UTF-8\n");
    CHECK(warnings(to_utf8(shift_jis, "")) == "no encoding declared; read as Shift_JIS\n");
    const Utf8Text iso_2022 = to_utf8("\x1B$BKM\x1B(B", "");
    CHECK(iso_2022.text == "僕");
}

TEST_CASE("a wrong declaration is noticed") {
    const Utf8Text utf8 = to_utf8(chinese, "GB2312");
    CHECK(utf8.text == chinese);
    CHECK(warnings(utf8) == "declared as GB2312, but it is not; read as UTF-8\n");
    const Utf8Text gb = to_utf8(gb2312, "UTF-8");
    CHECK(gb.text == chinese);
    CHECK(warnings(gb) == "declared as UTF-8, but it is not; read as GB18030\n");
    const Utf8Text unknown = to_utf8(gb2312, "klingon");
    CHECK(unknown.text == chinese);
    CHECK(warnings(unknown) == "unknown encoding 'klingon'; read as GB18030\n");
}

TEST_CASE("a name that iconv would understand, but we have not listed, never reaches it") {
    CHECK(warnings(to_utf8("caf\xE9", "UTF-8//TRANSLIT")).find("unknown encoding") == 0);
    CHECK(warnings(to_utf8("caf\xE9", std::string(1000, 'x'))).size() < 120);
}

TEST_CASE("plain ASCII needs no encoding") {
    CHECK(warnings(to_utf8("(;B[aa])", "")).empty());
    CHECK(warnings(to_utf8("(;B[aa])", "GB2312")).empty());
    CHECK(to_utf8("", "").text.empty());
}

TEST_CASE("byte order marks decide, and are not part of the text") {
    CHECK(to_utf8("\xEF\xBB\xBF"
                  "a",
                  "GB2312")
              .text == "a");
    CHECK(to_utf8(std::string("\xFF\xFE"
                              "a\0\x22\x8D",
                              6),
                  "")
              .text == "a财");
    CHECK(to_utf8(std::string("\xFE\xFF"
                              "\0a\x8D\x22",
                              6),
                  "")
              .text == "a财");
    const Utf8Text unmarked = to_utf8(std::string("(\0;\0B\0[\0a\0a\0]\0)\0", 16), "");
    CHECK(unmarked.text == "(;B[aa])");
    CHECK(warnings(unmarked) == "UTF-16LE without a byte order mark\n");
}

TEST_CASE("damaged UTF-8 keeps what is whole, and says where the first damage is") {
    const Utf8Text read = to_utf8(
        "黑\n白"
        "\xE9\x9B"
        "x",
        "UTF-8");
    CHECK(read.text == "黑\n白\uFFFD\uFFFDx");
    REQUIRE(read.warnings.size() == 1);
    CHECK(read.warnings[0] == Diagnostic{Severity::warning, {2, 4}, "no UTF-8 here: 2 bytes became U+FFFD"});
}

TEST_CASE("UTF-8 is checked as its standard has it") {
    CHECK(charset::is_utf8("a é 黑 𝄞"));
    for (const char* bytes :
         {"\x80", "\xC0\xAF", "\xE0\x80\xAF", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xC3", "\xFF"})
        CHECK_FALSE(charset::is_utf8(bytes));
}

TEST_CASE("letters of the declared western encoding stand, though pairs of them could be other characters") {
    std::string letters = "(;CA[ISO-8859-1]C[";
    for (int capital = 0xC0; capital <= 0xDE; ++capital)
        if (capital != 0xD7) letters += {static_cast<char>(capital), static_cast<char>(capital + 0x20), ' '};
    letters += "])";
    CHECK(warnings(to_utf8(letters, "ISO-8859-1")).empty());
    const std::string chinese = "(;CA[ISO-8859-1]PB[\xBF\xC2\xBD\xE0]PW[\xB9\xC5\xC1\xA6])";  // Ke Jie, Gu Li
    CHECK(warnings(to_utf8(chinese, "ISO-8859-1")) ==
          "declared as ISO-8859-1, but it is not; read as GB18030\n");
}

TEST_CASE("any bytes become valid UTF-8, whatever is declared") {
    std::string all;
    for (int i = 0; i < 1024; ++i) all += static_cast<char>(i * 7 + i / 256);
    for (const char* declared :
         {"", "UTF-8", "GB18030", "Shift_JIS", "EUC-KR", "Big5", "ISO-2022-JP", "ascii"}) {
        CAPTURE(declared);
        CHECK(charset::is_utf8(to_utf8(all, declared).text));
    }
}
