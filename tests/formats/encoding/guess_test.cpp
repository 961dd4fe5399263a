#include "formats/charset/guess.hpp"

#include "formats/charset/texts.hpp"
#include "formats/encoding/encoding.hpp"

#include <doctest/doctest.h>
#include <iconv.h>

#include <iterator>
#include <string>

using namespace shinpan;

namespace {

constexpr std::size_t shortest = 60;  // bytes

// Empty where the encoding lacks a character.
std::string encoded(const std::string& utf8, const char* encoding) {
    const iconv_t handle = iconv_open(encoding, "UTF-8");
    std::string bytes(4 * utf8.size(), '\0');
    char* from = const_cast<char*>(utf8.data());
    std::size_t from_left = utf8.size();
    char* to = bytes.data();
    std::size_t to_left = bytes.size();
    const bool done = iconv(handle, &from, &from_left, &to, &to_left) == 0;
    iconv_close(handle);
    bytes.resize(done ? bytes.size() - to_left : 0);
    return bytes;
}

struct Told {
    int texts = 0;
    int right = 0;
};

// Of so many texts in that encoding, how many come out as they went in?
Told told(const texts::Language& language, const char* encoding, int count, texts::Numbers& numbers) {
    Told sum;
    while (sum.texts < count) {
        const std::string text = texts::text_of(language, numbers);
        const std::string bytes = encoded(text, encoding);
        if (bytes.size() < shortest) continue;
        const bool is_right = encoding::to_utf8(bytes, "").text == text;
        if (!is_right) MESSAGE(encoding, ": ", text, " -> ", charset::guessed(bytes));
        ++sum.texts;
        sum.right += is_right;
    }
    return sum;
}

}  // namespace

TEST_CASE("of texts in eight encodings ninety-nine in a hundred are told right") {
    constexpr int texts_each = 250;
    texts::Numbers numbers;
    Told all;
    const auto add = [&](const Told& more) { all.texts += more.texts, all.right += more.right; };
    for (const texts::Language& language : texts::languages)
        for (const char* encoding : language.encodings) add(told(language, encoding, texts_each, numbers));
    for (std::size_t i = 0; i < texts_each; ++i)
        add(told(texts::languages[i % std::size(texts::languages)], "UTF-8", 1, numbers));
    CHECK(all.texts == 8 * texts_each);
    CHECK(100 * all.right >= 99 * all.texts);
}

TEST_CASE("so are texts in UTF-16 without a byte order mark") {
    texts::Numbers numbers;
    Told all;
    for (const texts::Language& language : texts::languages)
        for (const char* encoding : {"UTF-16LE", "UTF-16BE"}) {
            const Told more = told(language, encoding, 40, numbers);
            all.texts += more.texts, all.right += more.right;
        }
    CHECK(100 * all.right >= 99 * all.texts);
}

TEST_CASE("UTF-8 stays it where some bytes are damaged") {
    texts::Numbers numbers;
    for (const texts::Language& language : texts::languages) {
        CAPTURE(language.name);
        for (int i = 0; i < 100; ++i) {
            std::string text = texts::text_of(language, numbers);
            if (text.size() < shortest || charset::is_plain(text)) continue;
            std::size_t high = 0;
            for (char& c : text)  // as a program does that knows windows-1252 alone
                if (static_cast<unsigned char>(c) >= 0x80 && ++high % 24 == 20) c = '?';
            CHECK(charset::guessed(text) == "UTF-8");
        }
    }
    // Names of one player's record, in which four of ten characters are damaged.
    CHECK(charset::guessed("PB[\xE8\xAF\xA5\xE5?\xB7\xE7?\x86\xE4\xBA\x86]BR[8\xE6\xAE\xB5]"
                           "PW[\xE6\xBD\x98\xE6\x96\x87\xE5\xAD?]WR[P3\xE6\xAE\xB5]") == "UTF-8");
}

TEST_CASE("short names are told by what the game before them was in") {
    const std::string name = encoded("이상", "EUC-KR");
    const std::string between = "\xC0\xCC\xB9\xDA";
    CHECK(charset::guessed(between, {"EUC-KR"}) == "EUC-KR");
    CHECK(charset::guessed(between, {"GB18030"}) == "GB18030");
    CHECK(charset::guessed(name, {"EUC-KR"}) == "EUC-KR");
}

TEST_CASE("what no text of any encoding has does no harm") {
    CHECK(charset::guessed("") == "UTF-8");
    CHECK_FALSE(charset::guessed(std::string(100, '\0')).empty());
    CHECK_FALSE(charset::guessed("\xFF").empty());
    CHECK_FALSE(charset::guessed(std::string(100'000, '\xFE')).empty());
    CHECK_FALSE(charset::guessed(std::string(100'000, '\x80')).empty());
}
