#include "formats/rulefile/rulefile.hpp"
#include "go/rules/keys.hpp"
#include "go/rules/words.hpp"

namespace shinpan::inline formats {
namespace {

std::string quoted(std::string_view text) {
    std::string out = "\"";
    for (char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    return out + '"';
}

std::string value_text(std::string_view text) { return quoted(text); }
std::string value_text(bool value) { return value ? "true" : "false"; }
std::string value_text(int value) { return std::to_string(value); }
std::string value_text(HalfPoints value) { return to_text(value); }

std::string value_text(const Repetition& ban) {
    if (const auto word = word_of(ban); !word.empty()) return quoted(word);
    return "{ same = " + quoted(word_of(ban.same)) + ", maker = " + quoted(word_of(ban.maker)) +
           ", binds = " + quoted(word_of(ban.binds)) + ", back = " + quoted(word_of(ban.back)) +
           ", cycles = " + quoted(word_of(ban.cycles)) + " }";
}

template <class Word>
std::string value_text(Word value) {
    return quoted(word_of(value));
}

// "clauses" of "clauses.stop"; empty for a key outside the tables.
std::string_view table_of(std::string_view key) {
    const std::size_t dot = key.find('.');
    return dot == std::string_view::npos ? std::string_view{} : key.substr(0, dot);
}

std::string line_of(const RuleKey& entry) {
    const std::string_view table = table_of(entry.key);
    const std::string_view name = std::string_view(entry.key).substr(table.empty() ? 0 : table.size() + 1);
    return std::string(name) + " = " + entry.value + "\n";
}

// The tables in the order of their first keys, those outside the tables first and the clauses last.
std::vector<std::string_view> tables_of(const std::vector<RuleKey>& entries) {
    std::vector<std::string_view> tables{""};
    const auto add = [&](std::string_view table) {
        for (const std::string_view known : tables)
            if (known == table) return;
        tables.push_back(table);
    };
    for (const RuleKey& entry : entries)
        if (table_of(entry.key) != "clauses") add(table_of(entry.key));
    add("clauses");
    return tables;
}

}  // namespace

std::vector<RuleKey> keys_of(const Ruleset& rules) {
    std::vector<RuleKey> entries;
    for_each_key(rules, [&](const std::string& key, const auto& value) {
        entries.push_back({key, value_text(value)});
    });
    return entries;
}

std::string to_toml(const Ruleset& rules) {
    const auto entries = keys_of(rules);
    std::string text;
    for (const std::string_view table : tables_of(entries)) {
        std::string lines;
        for (const RuleKey& entry : entries)
            if (table_of(entry.key) == table && entry.value != quoted("")) lines += line_of(entry);
        if (!table.empty() && !lines.empty()) text += "\n[" + std::string(table) + "]\n";
        text += lines;
    }
    return text;
}

}  // namespace shinpan::formats
