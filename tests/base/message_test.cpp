#include "base/message.hpp"

#include "base/json_writer.hpp"

#include <doctest/doctest.h>

using namespace shinpan;

namespace {

std::string json_of(const Message& remark) {
    std::string out;
    JsonWriter json(out);
    write_message(json, remark);
    return out;
}

constexpr MessageTemplate fills{"fills", "{player} fills {stones|stone|stones} at {at}{sides?, {sides}}."};

}  // namespace

TEST_CASE("a remark is said in English with the word that goes with its number") {
    const auto said = [](int stones) {
        return in_english({fills, {fact("player", "B", "Black"), fact("stones", stones), fact("at", "C3")}});
    };
    CHECK(said(1) == "Black fills 1 stone at C3.");
    CHECK(said(2) == "Black fills 2 stones at C3.");
    CHECK(said(0) == "Black fills 0 stones at C3.");
    CHECK(in_english({{"", "{n#stays|stay} empty"}, {fact("n", 1)}}) == "stays empty");
    CHECK(in_english({{"", "{n#stays|stay} empty"}, {fact("n", 11)}}) == "stay empty");
}

TEST_CASE("a remark says nothing of facts that are not there") {
    const MessageTemplate put{"put", "Taken:{a? {a}}{b?{a?;} {b}}{c?{a,b?;} {c}}."};
    CHECK(in_english({put, {fact("a", "A1"), fact("b", ""), fact("c", "C1")}}) == "Taken: A1; C1.");
    CHECK(in_english({put, {fact("c", "C1")}}) == "Taken: C1.");
    CHECK(in_english({put, {fact("a", "A1"), fact("b", "B1"), fact("c", "C1")}}) == "Taken: A1; B1; C1.");
    CHECK(in_english({put}) == "Taken:.");
}

TEST_CASE("a remark in JSON has its kind and the facts that are there, numbers as numbers") {
    const Message remark{
        fills, {fact("player", "B", "Black"), fact("stones", 2), fact("at", "C3, D3"), fact("sides", "")}};
    CHECK(json_of(remark) == R"({"kind":"fills","facts":{"player":"B","stones":2,"at":"C3, D3"}})");
}
