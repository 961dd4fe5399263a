#include "base/json_writer.hpp"

#include "base/decimal.hpp"
#include "base/nearest.hpp"
#include "base/utf8.hpp"

#include <doctest/doctest.h>

using namespace shinpan;

TEST_CASE("JSON: commas, nesting, escapes, and U+FFFD for bytes that are not UTF-8") {
    std::string out;
    JsonWriter json(out);
    json.begin_object().key("a").number(-1).key("b").begin_array().text("x\"\\\n\x01").null().boolean(true);
    json.end_array().key("c").begin_object().end_object().key("d").text("§\xff!").end_object();
    CHECK(out == "{\"a\":-1,\"b\":[\"x\\\"\\\\\\n\\u0001\",null,true],\"c\":{},\"d\":\"§\xef\xbf\xbd!\"}");
}

TEST_CASE("decimals: so many digits behind the point, rounded, and no negative zero") {
    CHECK(decimal(0.4567, 3) == "0.457");
    CHECK(decimal(-2.5, 1) == "-2.5");
    CHECK(decimal(7, 0) == "7");
    CHECK(decimal(-0.04, 1) == "0.0");
    CHECK(decimal(12.005, 4) == "12.0050");
}

TEST_CASE("UTF-8: lengths of characters; overlong forms, surrogates and broken ones are none") {
    CHECK(utf8_length("a") == 1);
    CHECK(utf8_length("§") == 2);
    CHECK(utf8_length("囲") == 3);
    CHECK(utf8_length("😀") == 4);
    for (const char* broken :
         {"", "\x80", "\xc0\xaf", "\xe0\x80\x80", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xc3"})
        CHECK(utf8_length(broken) == 0);
}

TEST_CASE("the nearest word needs the fewest edits") {
    const std::string_view words[]{"marks", "none", "estimate"};
    CHECK(nearest("mark", words) == "marks");
    CHECK(nearest("nome", words) == "none");
    CHECK(edits_between("kitten", "sitting") == 3);
    CHECK(edits_between("", "abc") == 3);
}
