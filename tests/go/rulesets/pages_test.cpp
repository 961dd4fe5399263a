// The constants and their pages in docs/rules say the same: references, how far the text was read, variants.
#include "go/rulesets/pages.hpp"
#include "go/rulesets/clauses.hpp"
#include "go/rulesets/registry.hpp"

#include <doctest/doctest.h>

#include <filesystem>
#include <string>

using namespace shinpan;

namespace {

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("every clause that a ruleset cites stands on its page") {
    for (const Ruleset* rules : all_rulesets()) {
        CAPTURE(rules->id);
        const auto known = references(page_of(*rules));
        for (std::string_view clause : clauses(*rules)) {
            CAPTURE(clause);
            CHECK(known.count(std::string(clause)) == 1);
        }
    }
}

TEST_CASE("a translated page has the clauses of the page behind it") {
    int translations = 0;
    for (const auto& page : std::filesystem::directory_iterator("docs/rules")) {
        const std::filesystem::path stem = page.path().stem();  // french-2007.fr
        if (!stem.has_extension()) continue;
        CAPTURE(stem.string());
        const std::string original = content(page.path().parent_path() / (stem.stem().string() + ".md"));
        CHECK(references(content(page.path())) == references(original));
        ++translations;
    }
    CHECK(translations == 2);
}

TEST_CASE("a page says how far the text was read, as the ruleset does") {
    for (const Ruleset* rules : all_rulesets()) {
        CAPTURE(rules->id);
        CHECK(has(page_of(*rules), "- Read: **" + std::string(word_of(rules->read)) + "**"));
    }
}

TEST_CASE("a ruleset's page carries its id, and names its variants") {
    for (const Ruleset* rules : all_rulesets()) {
        CAPTURE(rules->id);
        CHECK(has(page_of(*rules), "`" + std::string(rules->id) + "`"));
    }
}

TEST_CASE("every variant that a page names is a ruleset") {
    for (const auto& page : std::filesystem::directory_iterator("docs/rules")) {
        std::string text = content(page.path());
        const auto list = text.find("## Variants");
        if (list == std::string::npos) continue;
        for (auto at = text.find("\n- `", list); at != std::string::npos; at = text.find("\n- `", at + 1)) {
            const std::string id = text.substr(at + 4, text.find('`', at + 4) - at - 4);
            CAPTURE(id);
            const auto found = ruleset_called(id);
            REQUIRE(found);
            CHECK((*found)->id == id);
        }
    }
}

TEST_CASE("the overview lists every ruleset that is no variant") {
    const std::string overview = content("docs/rules/README.md");
    for (const Ruleset* rules : all_rulesets()) {
        CAPTURE(rules->id);
        if (rules->variant_of.empty()) CHECK(has(overview, "| [" + std::string(rules->id) + "]"));
    }
}

TEST_CASE("only a text that was read gives clause numbers") {
    for (const Ruleset* rules : all_rulesets()) {
        if (rules->read == TextRead::text) continue;
        CAPTURE(rules->id);
        for (std::string_view clause : clauses(*rules)) {
            CAPTURE(clause);
            for (const char* numbered : {"Rule 1", "Rule 2", "Article ", "article ", "§", "Section "})
                CHECK_FALSE(has(std::string(clause), numbered));
        }
    }
}

TEST_CASE("every link between pages of rules and decisions leads somewhere") {
    for (const char* folder : {"docs/rules", "docs/decisions"})
        for (const auto& page : std::filesystem::directory_iterator(folder)) {
            const std::string text = content(page.path());
            CAPTURE(page.path().string());
            for (std::size_t at = text.find("]("); at != std::string::npos; at = text.find("](", at + 1)) {
                const std::string target = text.substr(at + 2, text.find(')', at) - at - 2);
                CAPTURE(target);
                CHECK(std::filesystem::exists(page.path().parent_path() / target));
            }
        }
}

TEST_CASE("the list of decisions has each of them once, by its title") {
    const std::string list = content("docs/decisions/README.md");
    for (const auto& page : std::filesystem::directory_iterator("docs/decisions")) {
        const std::string name = page.path().filename().string(), text = content(page.path());
        CAPTURE(name);
        if (name == "README.md") continue;
        const std::string number = "# " + name.substr(0, 4) + ". ";
        CHECK(text.starts_with(number));
        const std::string title = text.substr(number.size(), text.find('\n') - number.size());
        const std::size_t at = list.find("- [" + title + "](" + name + ")");
        CHECK(at != std::string::npos);
        CHECK(list.find(name, list.find(name) + 1) == std::string::npos);
    }
}

TEST_CASE("every case table that a decision names is there") {
    for (const auto& page : std::filesystem::directory_iterator("docs/decisions")) {
        const std::string text = content(page.path());
        CAPTURE(page.path().string());
        for (auto at = text.find("`tests/"); at != std::string::npos; at = text.find("`tests/", at + 1)) {
            const std::string path = text.substr(at + 1, text.find('`', at + 1) - at - 1);
            CAPTURE(path);
            CHECK(std::filesystem::exists(path));
        }
    }
}
