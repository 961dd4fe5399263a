#include "base/text.hpp"
#include "base/utf8.hpp"
#include "formats/rulefile/rulefile.hpp"

#include "formats/rulefile/checks.hpp"
#include "formats/rulefile/fault_messages.hpp"
#include "go/rules/keys.hpp"
#include "go/rules/words.hpp"
#include "go/rulesets/registry.hpp"

#include <toml++/toml.h>

#include <algorithm>
#include <cmath>
#include <optional>

namespace shinpan::inline formats {
namespace {

namespace fault = rulefile::fault;

constexpr int most = 1'000'000;  // moves, points
constexpr int longest_text = 300;

std::string shown(std::string_view text) { return "'" + std::string(utf8_head(text, 60)) + "'"; }

Argument key_fact(std::string_view key) { return fact("key", std::string(utf8_head(key, 60))); }

BadInput fault_at(std::string_view text, const toml::source_position& at, Message what) {
    const int line = static_cast<int>(at.line);
    return bad_input(line, rulefile::byte_column(text, line, static_cast<int>(at.column)), std::move(what));
}

// Fills a ruleset from the keys of a file and keeps the first thing that is wrong with them.
class Reader {
public:
    Reader(const toml::table& file, std::string_view text) : file_(file), text_(text) {}

    template <class Value>
    void plain(const std::string& key, Value& value) {
        (*this)(key, value);
    }

    // A value that the file changes is not what the clauses of the base say.
    template <class Value>
    void rule(const std::string& key, Rule<Value>& rule) {
        Value inherited = rule.is;
        for_each_part(key, rule.is, *this);
        Value read = rule.is;
        drop_clauses(inherited);
        drop_clauses(read);
        if (!(read == inherited)) {
            rule = {read, {}};
            for_each_part(key, rule.is, *this);
        }
        (*this)("clauses." + key, rule.clause);
    }

    template <class Value>
    void operator()(const std::string& key, Value& value) {
        known_.push_back(key);
        if (const auto node = file_.at_path(key)) read(key, *node.node(), value);
    }

    void read_base(const Ruleset*& base) {
        std::string_view word;
        (*this)("based_on", word);
        if (word.empty()) return;
        if (const auto found = ruleset_called(word))
            base = *found;
        else
            fail("based_on", {fault::unknown_base, {fact("reason", found.error().what)}});
    }

    void refuse_unknown_keys() { refuse_unknown_keys(file_, ""); }

    bool has(const std::string& key) const { return static_cast<bool>(file_.at_path(key)); }

    // `key` may be missing: then the error has no place.
    void fail(const std::string& key, Message what) {
        const auto node = file_.at_path(key);
        fail(node ? node.node()->source().begin : toml::source_position{}, std::move(what));
    }

    const std::optional<BadInput>& error() const { return error_; }

private:
    static void drop_clauses(Ending& ending) { ending.stop = ending.agree = ending.resume = ending.end = {}; }
    static void drop_clauses(Handicap& handicap) { handicap.komi_clause = {}; }
    static void drop_clauses(auto&) {}

    void read(const std::string& key, const toml::node& node, std::string_view& text) {
        const auto* string = node.as_string();
        if (!string) return fail(node, {fault::takes_text, {key_fact(key)}});
        text = string->get();
        const bool has_control = std::any_of(text.begin(), text.end(), [](char c) {
            return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
        });
        if (has_control || text.size() > std::size_t{longest_text})
            fail(node, {fault::takes_line, {key_fact(key), fact("most", longest_text)}});
    }

    void read(const std::string& key, const toml::node& node, bool& value) {
        if (const auto* given = node.as_boolean())
            value = given->get();
        else
            fail(node, {fault::takes_flag, {key_fact(key)}});
    }

    void read(const std::string& key, const toml::node& node, int& value) {
        const auto* given = node.as_integer();
        if (!given || given->get() < 0 || given->get() > most)
            return fail(node, {fault::takes_number, {key_fact(key), fact("least", 0), fact("most", most)}});
        value = static_cast<int>(given->get());
    }

    void read(const std::string& key, const toml::node& node, HalfPoints& value) {
        const auto halves = half_points(node);
        if (halves)
            value = *halves;
        else
            fail(node, {fault::takes_points, {key_fact(key)}});
    }

    static std::optional<HalfPoints> half_points(const toml::node& node) {
        const auto given = node.value<double>();
        if (!given || !node.is_number() || !(std::abs(*given) <= most)) return {};
        const double halves = 2 * *given;
        if (halves != std::floor(halves)) return {};
        return HalfPoints{static_cast<int>(halves)};
    }

    void read(const std::string& key, const toml::node& node, Repetition& ban) {
        if (!node.is_table()) return read_word(key, node, ban);
        const auto part = [&](const char* name, auto& value) { (*this)(key + "." + name, value); };
        part("same", ban.same);
        part("maker", ban.maker);
        part("binds", ban.binds);
        part("back", ban.back);
        part("cycles", ban.cycles);
    }

    template <class Word>
    void read(const std::string& key, const toml::node& node, Word& value) {
        read_word(key, node, value);
    }

    template <class Word>
    void read_word(const std::string& key, const toml::node& node, Word& value) {
        const auto given = node.value<std::string_view>();
        const auto found = given ? value_of<Word>(*given) : std::optional<Word>{};
        if (found)
            value = *found;
        else
            fail(node, not_a_word(key, listed(all_words<Word>()), given));
    }

    void refuse_unknown_keys(const toml::table& table, const std::string& prefix) {
        for (const auto& [name, node] : table) {
            const std::string key = prefix + std::string(name.str());
            const bool is_value = std::find(known_.begin(), known_.end(), key) != known_.end();
            const bool is_table = !keys_in(key + ".").empty();
            if (is_table && node.is_table())
                refuse_unknown_keys(*node.as_table(), key + ".");
            else if (is_table && !is_value)
                fail(node, {fault::takes_table, {key_fact(key), keys_fact(key + ".")}});
            else if (!is_value)
                fail(name.source().begin, {fault::unknown_key, {key_fact(key), keys_fact(prefix)}});
        }
    }

    static Message not_a_word(const std::string& key, std::string words,
                              std::optional<std::string_view> given) {
        const Argument taken = fact("words", std::move(words));
        if (!given) return {fault::takes_word, {key_fact(key), taken}};
        return {fault::takes_other_word, {key_fact(key), taken, fact("given", shown(*given))}};
    }

    Argument keys_fact(const std::string& prefix) const { return fact("keys", listed(keys_in(prefix))); }

    // What may follow a prefix, each once.
    std::vector<std::string_view> keys_in(const std::string& prefix) const {
        std::vector<std::string_view> names;
        for (const std::string& key : known_) {
            if (!key.starts_with(prefix)) continue;
            std::string_view name = std::string_view(key).substr(prefix.size());
            name = name.substr(0, name.find('.'));
            if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
        }
        return names;
    }

    void fail(const toml::node& node, Message what) { fail(node.source().begin, std::move(what)); }

    // What stands first in the file is what is told.
    void fail(const toml::source_position& at, Message what) {
        BadInput bad = fault_at(text_, at, std::move(what));
        const auto place = [](const BadInput& b) { return std::pair{b.line, b.column}; };
        if (!error_ || place(bad) < place(*error_)) error_ = std::move(bad);
    }

    const toml::table& file_;
    std::string_view text_;
    std::vector<std::string> known_;
    std::optional<BadInput> error_;
};

// What has no natural default, where a ruleset is based on none.
constexpr const char* required[]{"self_capture", "repetition", "ending.procedure", "scoring"};

void check(Reader& reader, const Ruleset& rules, const Ruleset* base) {
    reader.refuse_unknown_keys();
    if (reader.error()) return;
    if (!reader.has("id")) reader.fail("id", {fault::no_id});
    for (const char* key : required)
        if (!base && !reader.has(key)) reader.fail(key, {fault::says_nothing_on, {key_fact(key)}});
    if (reader.error()) return;
    if (auto bad = rulefile::contradiction_in(rules))
        reader.fail(reader.has(bad->key) ? bad->key : bad->other_key, std::move(bad->what));
}

Result<OwnRuleset, BadInput> ruleset_from(const toml::table& file, std::string_view text) {
    Reader reader(file, text);
    Ruleset rules;
    const Ruleset* base = nullptr;
    reader.read_base(base);
    if (base) {
        rules = *base;
        rules.id = rules.name = rules.variant_of = {};
    }
    for_each_axis(rules, reader);
    if (rules.name.empty()) rules.name = rules.id;
    check(reader, rules, base);
    if (reader.error()) return failure(*reader.error());
    return OwnRuleset(rules);
}

}  // namespace

Result<OwnRuleset, BadInput> ruleset_in_toml(std::string_view text) {
    try {
        return ruleset_from(toml::parse(text), text);
    } catch (const toml::parse_error& error) {
        return failure(fault_at(text, error.source().begin,
                                {fault::not_toml, {fact("reason", std::string(error.description()))}}));
    }
}

}  // namespace shinpan::formats
