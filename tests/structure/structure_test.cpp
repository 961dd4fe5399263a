// The structural tests: each check finds what is planted for it, and nothing in the project.
#include "includes.hpp"
#include "limits.hpp"
#include "names.hpp"
#include "phrases.hpp"
#include "source.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <iterator>

using namespace structure;

namespace {

template <class Check>
std::vector<Violation> violations_in(const std::vector<Source>& sources, Check check) {
    std::vector<Violation> all;
    for (const Source& source : sources)
        for (Violation& v : check(source)) all.push_back(std::move(v));
    return all;
}

template <class Check>
void check_project(const std::vector<Source>& sources, Check check) {
    CHECK(sources.size() > 5);
    const auto violations = violations_in(sources, check);
    INFO(report(violations));
    CHECK(violations.empty());
}

std::vector<Source> own_sources() {
    auto sources = sources_under("src");
    for (Source& source : sources_under("tests")) sources.push_back(std::move(source));
    return sources;
}

std::string page_of(const std::string& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

House project() { return House(page_of("CMakeLists.txt")); }

std::vector<std::string> registered_ids() {
    std::vector<std::string> ids;
    for (const Source& source : sources_under("src"))
        if (is_of_a_ruleset(source.path))
            for (std::string& id : ruleset_ids(source)) ids.push_back(std::move(id));
    return ids;
}

Source function_of_lines(int lines) {
    std::string text = "int f(int a) {\n";
    for (int i = 2; i < lines; ++i) text += "    ++a;\n";
    return {"src/go/board/long.cpp", text + "}\n"};
}

}  // namespace

TEST_CASE("comments are blanked, strings and lines stay") {
    CHECK(without_comments("a // b\nc") == "a     \nc");
    CHECK(without_comments("a /* b\n b */ c") == "a     \n      c");
    CHECK(without_comments(R"("// no" // yes)") == R"("// no"       )");
    CHECK(without_comments(R"('"' // yes)") == R"('"'       )");
    CHECK(without_comments("1'000 // yes") == "1'000       ");
    CHECK(without_comments(R"("\"//" x)") == R"("\"//" x)");
    CHECK(without_comments("R\"x(// \")x\" // c") == "R\"x(// \")x\"     ");
    CHECK(without_literals("f(\"{\", '}')") == "f(\" \", ' ')");
}

TEST_CASE("the table of folders is read from CMake's lines") {
    const House house(
        "shinpan_folder(base PACKAGES tl-expected)\nif(x)\n"
        "    shinpan_program(shinpan apps/cli base NATIVE\n        PACKAGES CLI11 OPTIONAL "
        "librsvg)\nendif()\n");
    const Room* cli = house.find("apps/cli");
    REQUIRE(cli);
    CHECK(cli->edges == std::vector<std::string>{"base"});
    CHECK(cli->packages == std::vector<std::string>{"CLI11", "librsvg"});
    CHECK(cli->is_native);
    CHECK(cli->line == 3);
    CHECK(!house.find("base")->is_native);
    CHECK(house.room_of("src/apps/cli/commands/play.cpp") == cli);
    CHECK(!house.room_of("src/apps/play.cpp"));
}

TEST_CASE("includes: planted edges and packages are found with file and line") {
    const House house(
        "shinpan_folder(base)\nshinpan_folder(go/board base)\nshinpan_folder(go/rules go/board)\n"
        "shinpan_folder(formats/rulefile go/rules NATIVE PACKAGES boost_json tomlplusplus)\n"
        "shinpan_folder(apps/cli formats/rulefile NATIVE PACKAGES boost_json)\n");
    const auto one = [&](std::string path, std::string text) {
        return house.forbidden_includes({std::move(path), std::move(text)});
    };
    CHECK(
        one("src/go/rules/a.hpp", "#include \"go/board/point.hpp\"\n#include \"base/result.hpp\"\n").empty());
    CHECK(one("src/go/board/a.hpp", "#pragma once\n#include \"go/rules/a.hpp\"\n") ==
          std::vector<Violation>{
              {"src/go/board/a.hpp", 2, "go/rules/a.hpp: go/board may not include go/rules"}});
    CHECK(one("src/go/board/a.hpp", "// #include \"go/rules/a.hpp\"\n").empty());
    CHECK(one("src/go/rules/a.cpp", "#include \"formats/rulefile/a.hpp\"\n").size() == 1);
    CHECK(one("src/go/board/a.cpp", "#include \"point.hpp\"\n").size() == 1);
    CHECK(one("src/unknown/a.cpp", "#include \"base/result.hpp\"\n").size() == 1);
    CHECK(one("src/go/rules/a.cpp", "#include <fstream>\n").size() == 1);
    CHECK(one("src/go/rules/a.cpp", "#include <boost/json.hpp>\n").size() == 1);
    CHECK(one("src/formats/rulefile/a.cpp", "#include <boost/json.hpp>\n#include <toml++/toml.h>\n").empty());
    CHECK(one("src/formats/rulefile/a.hpp", "#include <boost/json.hpp>\n").size() == 1);
    CHECK(one("src/apps/cli/a.cpp", "#include <toml++/toml.h>\n").size() == 1);
}

TEST_CASE("edges: one that leads up, and a room apart from its storey, are found") {
    CHECK(House("shinpan_folder(board)\nshinpan_folder(rules board)\n").out_of_order().empty());
    CHECK(House("shinpan_folder(board rules)\nshinpan_folder(rules)\n").out_of_order().size() == 1);
    CHECK(House("shinpan_program(shinpan cli capi)\n").out_of_order().size() == 1);
    CHECK(House("shinpan_folder(go/a)\nshinpan_folder(b)\nshinpan_folder(go/c)\n").out_of_order() ==
          std::vector<Violation>{{"CMakeLists.txt", 3, "go/c stands apart from its storey"}});
}

TEST_CASE("names: a ruleset's name is found as a whole word only") {
    CHECK(names("if (rules == \"Japanese\")", "japanese"));
    CHECK(names("aga_bonus", "aga"));
    CHECK(names("new_zealand", "new-zealand"));
    CHECK(!names("playing against", "ing"));
    CHECK(!names("again", "aga"));
    const std::vector<std::string> ids{"button-go"};
    CHECK(ruleset_names({"src/go/game/a.cpp", "int x; // french\nbool button_go;\n"}, ids) ==
          std::vector<Violation>{{"src/go/game/a.cpp", 2, "names button-go"}});
    CHECK(ruleset_names({"src/go/rulesets/a.cpp", "bool french;\n"}, ids).empty());
    CHECK(ruleset_names({"src/go/table/time_control.cpp", "\"ing\"\n"}, ids).empty());
    CHECK(ruleset_names({"src/go/table/offers.cpp", "\"ing\"\n"}, ids).size() == 1);
    CHECK(ruleset_names({"src/tournament/ratings/a.cpp", "\"egf\"\n"}, ids).empty());
    CHECK(ruleset_names({"src/tournament/event/a.cpp", "\"egf\"\n"}, ids).size() == 1);
    CHECK(ruleset_ids({"src/go/rulesets/a.cpp", ".id = \"button-go\",  // .id = \"x\"\n"}) == ids);
}

TEST_CASE("names: two types of one name in a storey are found") {
    const Source board{"src/go/board/a.hpp", "struct Point {\n};\nclass Board;\n"};
    const Source rules{"src/go/rules/a.hpp",
                       "class Board {\n    struct Point {\n    };\n};\n// struct Point {\n"};
    const Source twice{"src/go/score/a.hpp", "\nstruct Point {};\n"};
    const Source check{"src/check/a.hpp", "struct Point {};\n"};
    CHECK(types_of_one_name({board, rules, check}).empty());
    CHECK(types_of_one_name({board, rules, twice}) ==
          std::vector<Violation>{{"src/go/score/a.hpp", 2, "Point is in src/go/board/a.hpp too"}});
}

TEST_CASE("limits: functions are found with their lines") {
    const Source source{"src/go/board/a.cpp",
                        "namespace a {\n"
                        "struct B {\n"
                        "    B() : b_{1} {}\n"
                        "    int c() const {\n        return 1;\n    }\n"
                        "    int b_ = 0;\n};\n"
                        "constexpr int table[] = {\n    1, 2,\n};\n"
                        "template <class T>\nvoid f(T t) {\n    if (t) { t(); }\n}\n"
                        "}\n"};
    const auto found = functions_of(source);
    REQUIRE(found.size() == 3);
    CHECK(found[0].first_line == 3);
    CHECK(found[1].first_line == 4);
    CHECK(found[1].last_line == 6);
    CHECK(found[2].first_line == 12);
    CHECK(found[2].last_line == 15);
}

TEST_CASE("limits: what is too large is found") {
    CHECK(too_large({"src/a/a.cpp", std::string(110, 'x') + "\n"}).empty());
    CHECK(too_large({"src/a/a.cpp", std::string(111, 'x') + "\n"}).size() == 1);
    CHECK(too_large(function_of_lines(60)).empty());
    CHECK(too_large(function_of_lines(61)).size() == 1);
    CHECK(too_large({"src/a/a.cpp", std::string(500, '\n')}).empty());
    CHECK(too_large({"src/a/a.cpp", std::string(501, '\n')}).size() == 1);
    CHECK(too_large({"src/go/rulesets/a.cpp", ".id = \"a\"" + std::string(59, '\n')}).empty());
    CHECK(too_large({"src/go/rulesets/a.cpp", ".id = \"a\"" + std::string(60, '\n')}).size() == 1);
}

TEST_CASE("phrases: those of the page on language are found as whole words, over ends of lines too") {
    const std::vector<std::string> phrases = refused_phrases(
        "| not | but |\n| --- | --- |\n| `there is none`, `is none` | nothing |\n| it is | `was` |\n| `he` "
        "(a player) | |\n");
    CHECK(phrases == std::vector<std::string>{"there is none", "is none", "he"});
    CHECK(phrases_in({"a.hpp", "// a move that\n    // is none; then\n"}, phrases) ==
          std::vector<Violation>{{"a.hpp", 2, "is none"}});
    CHECK(phrases_in({"a.md", "what there is\nnone of; if he\n"}, phrases).size() == 3);
    CHECK(phrases_in({"a.md", "the other\nis nonetheless it; here\n"}, phrases).empty());
}

TEST_CASE("the project: includes keep to the table of folders") {
    const House house = project();
    check_project(sources_under("src"),
                  [&](const Source& source) { return house.forbidden_includes(source); });
}

TEST_CASE("the project: CMake's edges lead down") {
    const auto violations = project().out_of_order();
    INFO(report(violations));
    CHECK(violations.empty());
}

TEST_CASE("the project: no ruleset is named outside src/go/rulesets") {
    const auto ids = registered_ids();
    check_project(sources_under("src"), [&](const Source& source) { return ruleset_names(source, ids); });
}

TEST_CASE("the project: no two types of a storey have one name") {
    const auto violations = types_of_one_name(sources_under("src"));
    INFO(report(violations));
    CHECK(violations.empty());
}

TEST_CASE("the project: lines, functions and files keep to the limits") {
    check_project(own_sources(), too_large);
}

TEST_CASE("the project: pages and headers are in plain words") {
    const std::vector<std::string> phrases = refused_phrases(page_of("docs/language.md"));
    CHECK(phrases.size() >= 10);
    static constexpr std::string_view headers[]{".hpp", ".h"}, pages[]{".md"};
    auto sources = files_under("src", headers);
    for (Source& header : files_under("include", headers)) sources.push_back(std::move(header));
    for (Source& page : files_under("docs", pages)) {
        // The page that lists them; decisions, which stay as they were written.
        if (page.path == "docs/language.md" || page.path.starts_with("docs/decisions/")) continue;
        sources.push_back(std::move(page));
    }
    for (const char* page : {"README.md", "CONTRIBUTING.md", "CHANGELOG.md"})
        sources.push_back({page, page_of(page)});
    check_project(sources, [&](const Source& source) { return phrases_in(source, phrases); });
}

TEST_CASE("the project: docs/architecture.md names each room") {
    const std::string page = page_of("docs/architecture.md");
    for (const std::string& room : project().rooms()) {
        const std::string name = room.substr(room.rfind('/') + 1);
        INFO(room);
        CHECK(page.find("| `" + name + "` | ") != std::string::npos);
    }
}
