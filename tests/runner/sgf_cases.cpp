// Files and texts of SGF, and of other formats of records: does a reader load them, does it warn, and how
// many nodes and branches does it find? What should load is read leniently, with a warning for each repair;
// what should not is read strictly.
#include "formats/charset/labels.hpp"
#include "formats/encoding/encoding.hpp"
#include "formats/record/formats.hpp"
#include "formats/record/sgf/check.hpp"
#include "formats/record/sgf/records.hpp"
#include "go/rulesets/registry.hpp"
#include "referee/judge/judge.hpp"
#include "runner/kinds.hpp"
#include "runner/lines.hpp"
#include "runner/rules_words.hpp"

#include <boost/json.hpp>

#include <algorithm>
#include <optional>

namespace shinpan::runner {
namespace {

struct Bytes {
    std::string text;
    bool of_a_file = false;
};

// The bytes that a text of the characters U+0000 to U+00FF stands for.
std::string latin1_bytes(const std::string& utf8) {
    std::string bytes;
    for (std::size_t i = 0; i < utf8.size(); ++i) {
        const auto lead = static_cast<unsigned char>(utf8[i]);
        if (lead < 0x80) {
            bytes += utf8[i];
        } else {
            if (lead > 0xC3 || i + 1 == utf8.size()) throw BadCase{"a character that Latin-1 has not"};
            bytes += static_cast<char>((lead << 6) | (static_cast<unsigned char>(utf8[++i]) & 0x3F));
        }
    }
    return bytes;
}

Bytes bytes_of(const json::object& fields, const std::string& folder) {
    if (const auto* latin1 = field(fields, "text_latin1")) return {latin1_bytes(text(*latin1))};
    const std::string path = (folder.empty() ? "" : folder + "/") + text(required(fields, "sgf"));
    auto bytes = text_of(path);
    if (!bytes) throw BadCase{bytes.error().what};
    if (const auto* size = field(fields, "bytes"); size && integer(*size) != static_cast<int>(bytes->size()))
        throw BadCase{"the file has another size"};
    return {std::move(*bytes), true};
}

struct Loaded {
    std::optional<sgf::Collection> games;  // nothing where the text is refused
    std::size_t warnings = 0;
    std::string encoding;
};

Loaded load(const Bytes& bytes, bool strict) {
    auto utf8 = encoding::to_utf8(bytes.text, declared_charset(bytes.text));
    Loaded loaded{.games = {}, .warnings = bytes.of_a_file ? utf8.warnings.size() : 0, .encoding = utf8.used};
    const Format format = format_of(utf8.text);
    auto games = read_record(std::move(utf8.text), format, {.strict = strict});
    if (!games) return loaded;
    loaded.warnings += games->warnings().size() + sgf::check(*games).size();
    const auto records = sgf::records(*games, {.strict = strict});
    const bool is_go = !records.empty() && records.front();
    if (strict && !is_go) return loaded;
    for (const auto& record : records)
        if (record) loaded.warnings += record->warnings.size();
    loaded.games = std::move(*games);
    return loaded;
}

bool is_move(const sgf::Node& node) { return node.find("B").has_value() || node.find("W").has_value(); }

struct Counts {
    int nodes = 0;
    int leaves = 0;
    int main_nodes = 0;
    int main_moves = 0;
    int until_branch = 0;  // nodes of the main line up to the first with variations
    int branches = 0;      // there
};

int branches_behind(const sgf::Node& node) {
    int branches = 0;
    if (!node.has_variations()) return branches;
    for (auto child = node.first_child(); child; child = child->next_sibling()) ++branches;
    return branches;
}

Counts counts_of(const sgf::Collection& games) {
    Counts counts;
    const sgf::NodeIndex first = games.game(0).index();
    const sgf::NodeIndex end = games.game_count() > 1 ? games.game(1).index() : games.node_count();
    for (sgf::NodeIndex i = first; i < end; ++i) {
        ++counts.nodes;
        counts.leaves += games.node(i).first_child() ? 0 : 1;
    }
    for (std::optional<sgf::Node> at = games.game(0); at; at = at->first_child()) {
        ++counts.main_nodes;
        counts.main_moves += is_move(*at) ? 1 : 0;
        if (counts.branches > 0) continue;
        ++counts.until_branch;
        counts.branches = branches_behind(*at);
    }
    return counts;
}

// A sequence with one branch goes on in that branch: the tree has no node for the brackets.
void expect_sequence(Answers& answers, const json::array& wanted, const Counts& counts) {
    if (wanted.size() != 2) throw BadCase{"[nodes, branches] is wanted"};
    if (integer(wanted[1]) == 1) {
        answers.expect("the sequence goes on", true, counts.until_branch > integer(wanted[0]));
        return;
    }
    answers.expect("nodes of the sequence", integer(wanted[0]), counts.until_branch);
    answers.expect("branches", integer(wanted[1]), counts.branches);
}

// [nodes, [shapes of the branches]], with single branches drawn into the sequence.
std::string shape_in_words(const json::value& shape) {
    const json::array& parts = array(shape);
    if (parts.size() != 2) throw BadCase{"[nodes, [branches]] is wanted"};
    int nodes = integer(parts[0]);
    const json::array* branches = &array(parts[1]);
    while (branches->size() == 1) {
        const json::array& only_branch = array(branches->at(0));
        nodes += integer(only_branch.at(0));
        branches = &array(only_branch.at(1));
    }
    std::string words = std::to_string(nodes) + "(";
    for (const json::value& branch : *branches) words += shape_in_words(branch);
    return words + ")";
}

std::string shape_of(sgf::Node at) {
    int nodes = 1;
    for (; at.first_child() && !at.has_variations(); at = *at.first_child()) ++nodes;
    std::string words = std::to_string(nodes) + "(";
    for (auto child = at.first_child(); child; child = child->next_sibling()) words += shape_of(*child);
    return words + ")";
}

// Case files call encodings by the language or the system that wrote them: "japanese-shiftjis",
// "utf16-nobom". UTF-16 without a mark may be of either order, and empty is what nobody knows.
std::string encoding_in_words(const std::string& wanted) {
    struct Known {
        std::string_view words;
        std::string_view encoding;
    };
    constexpr Known known[]{
        {"chinese-gbk", "GB18030"},
        {"korean-macos", "EUC-KR"},
        {"utf16-withbom", "UTF-16BE"},
        {"utf8-withbom", "UTF-8"},
        {"western-isolatin1", "windows-1252"},
        {"western-isolatin9", "ISO-8859-15"},
        {"western-macosroman", "macintosh"},
    };
    for (const Known& each : known)
        if (wanted == each.words) return std::string(each.encoding);
    std::string_view label = wanted;
    for (const std::string_view mark : {"-withbom", "-nobom"})
        if (label.ends_with(mark)) label.remove_suffix(mark.size());
    if (label == "utf16") return "UTF-16";
    if (const auto named = charset::encoding_called(label); !named.empty()) return std::string(named);
    return std::string(charset::encoding_called(label.substr(label.find('-') + 1)));
}

void expect_encoding(Answers& answers, const std::string& wanted, const std::string& got) {
    const std::string name = encoding_in_words(wanted);
    if (name.empty()) return answers.leave_out("names an encoding that the runner does not know");
    answers.expect("the encoding", name, name == "UTF-16" ? got.substr(0, name.size()) : got);
}

// In the main line of the first game, under the rules that it names, or the Japanese where it names none.
bool holds_illegal_move(const sgf::Collection& games) {
    const auto records = sgf::records(games);
    if (records.empty() || !records.front()) return false;
    const auto named = ruleset_called(records.front()->rules_word);
    return replay(*records.front(), named ? **named : rules_in_words("Japanese")).illegal.has_value();
}

void expect_counts(Answers& answers, const json::object& expect, const sgf::Collection& games) {
    const Counts counts = counts_of(games);
    const auto number = [&](std::string_view name, int got) {
        if (const auto* wanted = field(expect, name)) answers.expect(name, integer(*wanted), got);
    };
    number("nodes_first_game", counts.nodes);
    number("variations_first_game", counts.leaves);
    number("main_line_nodes", counts.main_nodes);
    number("main_line_moves", counts.main_moves);
    if (const auto* wanted = field(expect, "sequence_and_children"))
        expect_sequence(answers, array(*wanted), counts);
    if (const auto* wanted = field(expect, "tree_shape"))
        answers.expect("the tree", shape_in_words(*wanted), shape_of(games.game(0)));
}

}  // namespace

Verdict judge_sgf(const json::object& fields, const std::string& folder) {
    const json::object& expect = object(required(fields, "expect"));
    const bool should_load = boolean(required(expect, "loads"));
    const Loaded loaded = load(bytes_of(fields, folder), !should_load);
    Answers answers;
    answers.expect("it loads", should_load, loaded.games.has_value());
    if (!loaded.games) return answers.verdict();
    if (const auto* warns = field(expect, "warns"))
        answers.expect("a warning", boolean(*warns), loaded.warnings > 0);
    if (const auto* wanted = field(expect, "encoding_of_file"))
        expect_encoding(answers, text(*wanted), loaded.encoding);
    if (const auto* wanted = field(expect, "contains_illegal_move"))
        answers.expect("an illegal move", boolean(*wanted), holds_illegal_move(*loaded.games));
    expect_counts(answers, expect, *loaded.games);
    return answers.verdict();
}

}  // namespace shinpan::runner
