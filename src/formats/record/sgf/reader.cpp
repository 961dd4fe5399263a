#include "formats/record/sgf/reader.hpp"

#include "formats/record/fault_messages.hpp"
#include "formats/record/sgf/brackets.hpp"
#include "formats/record/sgf/scan.hpp"
#include "formats/record/sgf/standard.hpp"
#include "formats/record/sgf/warnings.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace shinpan::inline formats::sgf {
namespace {

// May a value that lost its ']' end before that sign? A backslash is not decided here.
constexpr auto stops_short = [] {
    std::array<bool, 256> all{};
    for (const char c : {']', '\\', ' ', '\t', '\r', '\n', ';', '('})
        all[static_cast<unsigned char>(c)] = true;
    return all;
}();

// The ']' of a value of a few plain characters, as nearly all short ones are.
std::size_t end_of_short_value(std::string_view text, std::size_t begin) {
    constexpr std::size_t few = 8;
    const std::size_t limit = std::min(text.size(), begin + few);
    std::size_t at = begin;
    while (at < limit && !stops_short[static_cast<unsigned char>(text[at])]) ++at;
    return at < limit && text[at] == ']' ? at : text.npos;
}

}  // namespace

class Reader {
public:
    Reader(std::string text, ReadOptions options)
        : games_(std::move(text)), text_(games_.text_), warnings_(text_), strict_(options.strict) {}

    Result<Collection, BadInput> read() &&;

private:
    // A game may need this many repairs more than it has properties; a text that needs more is no SGF.
    static constexpr std::size_t tolerated = 20;
    static constexpr std::size_t most_texts = 16;  // that may go on behind their first ']'

    enum class Token { open, node, value, close };  // what stands before, spaces and junk aside

    static constexpr std::uint32_t outside = 0xffffffff;
    struct Parenthesis {
        NodeIndex before;     // the node before it
        std::uint32_t outer;  // the one around it, or outside
    };

    struct Repair {
        std::size_t offset;
        const MessageTemplate* saying;
        std::string detail;
    };

    // All that the reader knew when a text began. If its first ']' turns out to be part of it, what was read
    // behind it is forgotten.
    struct Begun {
        std::uint32_t begin;  // of the text
        std::uint32_t nodes, properties, values, games, parentheses, repairs, attached, shortened;
        std::uint32_t game_begin, game_properties, game_repairs;
        std::uint32_t open;
    };

    void find_game();
    void begin_game();
    void end_game();
    void read_token();
    void open();
    void close();
    void start_node();
    bool read_plain_moves();
    bool read_plain_name();
    void read_name();
    void read_value();
    void skip_stray_value();
    bool end_short_value(std::size_t begin);
    void begin_text(std::size_t begin, const Standard* known);
    void note_move_at_end(std::size_t begin, std::size_t end);
    bool is_move_between(NodeIndex, char player) const;
    void tell_moves_in_text();
    void forget_texts();
    bool stretch_text();
    bool stretch(const Begun&, std::size_t end);
    void go_back_to(const Begun&);
    void skip_junk(std::size_t to);
    void leave_out(std::size_t begin, std::size_t end);
    void repair(std::size_t offset, const MessageTemplate&, std::string detail = {});
    void add_node();
    void add_property(std::size_t begin, std::size_t end, std::uint16_t short_name);
    void add_value(std::size_t begin, std::size_t end);

    Collection games_;
    std::string_view text_;
    Warnings warnings_;
    bool strict_;
    bool refused_ = false;
    std::size_t at_ = 0;
    Token before_ = Token::open;
    NodeIndex node_ = no_node;  // the node being read: parent of the next
    std::vector<Parenthesis> parentheses_;
    std::uint32_t open_ = outside;  // the innermost
    std::size_t game_begin_ = 0;
    std::size_t game_properties_ = 0;  // before this game
    std::size_t game_repairs_ = 0;     // in this game

    std::optional<Brackets> brackets_;                       // of the whole text, once something was amiss
    std::vector<Begun> texts_;                               // one behind another, without a move between
    bool moved_ = false;                                     // since the last of them
    std::vector<Repair> repairs_;                            // since the first of them
    std::vector<std::pair<NodeIndex, NodeIndex>> attached_;  // since then: a parent, its last child before
    std::vector<std::pair<NodeIndex, std::size_t>> moves_in_text_;  // the first of a node, and where
    std::vector<std::pair<std::size_t, std::size_t>> shortened_;    // games by number, from 1, and where
};

void Reader::repair(std::size_t offset, const MessageTemplate& saying, std::string detail) {
    if (refused_) return;
    repairs_.push_back({offset, &saying, std::move(detail)});
    ++game_repairs_;
    refused_ = strict_;
    constexpr std::size_t many = 1000;
    if (repairs_.size() > many) forget_texts();
}

void Reader::add_node() {
    if (!texts_.empty() && node_ != no_node && games_.nodes_[node_].last_child != no_node)
        attached_.emplace_back(node_, games_.nodes_[node_].last_child);
    node_ = games_.push_node(node_);
}

void Reader::add_property(std::size_t begin, std::size_t end, std::uint16_t short_name) {
    const auto first_value = static_cast<std::uint32_t>(games_.values_.size());
    games_.properties_.push_back(
        {static_cast<std::uint32_t>(begin), first_value, short_name, static_cast<std::uint8_t>(end - begin)});
}

void Reader::add_value(std::size_t begin, std::size_t end) {
    games_.values_.push_back({static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)});
}

Result<Collection, BadInput> Reader::read() && {
    if (text_.size() > longest_text) return failure(bad_input(0, 0, {fault::longer_than_2_gib}));
    const std::size_t guess = std::min<std::size_t>(text_.size() / 6 + 16, 1 << 16);  // ";B[dd]"
    games_.nodes_.reserve(guess);
    games_.properties_.reserve(guess);
    games_.values_.reserve(guess);
    texts_.reserve(most_texts);
    if (text_.substr(0, 3) == "\xEF\xBB\xBF") at_ = 3;
    while (at_ < text_.size() && !refused_) open_ == outside ? find_game() : read_token();
    if (open_ != outside && !refused_) {
        repair(text_.size(), fault::ends_inside_game);
        end_game();
    }
    if (games_.games_.empty() && !refused_) return failure(bad_input(1, 1, {fault::no_sgf}));
    forget_texts();
    tell_moves_in_text();
    games_.warnings_ = warnings_.take();
    Places places(text_);
    for (const auto& [game, offset] : shortened_) {
        const Place at = places.at(offset);
        games_.set_shortened(static_cast<int>(game) - 1,
                             bad_input(at.line, at.column, {fault::moves_left_out}));
    }
    if (refused_) return failure(as_error(games_.warnings_.front()));
    return std::move(games_);
}

// To the next parenthesis that opens a game, or to the end of the text.
void Reader::find_game() {
    const std::size_t begin = skip_spaces(text_, at_);
    at_ = begin;
    if (at_ < text_.size() && !opens_game(text_, at_) && stretch_text()) return;
    while (at_ < text_.size() && !opens_game(text_, at_)) at_ = find(text_, '(', at_ + 1);
    if (at_ != begin && !games_.games_.empty()) {
        repair(begin, fault::after_a_game);
        leave_out(begin, at_);
    } else if (at_ != begin && at_ < text_.size()) {
        repair(begin, fault::before_first_game);
    }
    if (at_ < text_.size()) begin_game();
}

void Reader::begin_game() {
    game_begin_ = at_;
    game_properties_ = games_.properties_.size();
    game_repairs_ = 0;
    node_ = no_node;
    before_ = Token::open;
    open_ = static_cast<std::uint32_t>(parentheses_.size());
    parentheses_.push_back({no_node, outside});
    ++at_;
}

void Reader::end_game() {
    if (refused_ || game_repairs_ <= games_.properties_.size() - game_properties_ + tolerated) return;
    warnings_ = Warnings(text_);
    repairs_.clear();
    repair(game_begin_, fault::hardly_sgf);
    refused_ = true;
}

void Reader::read_token() {
    switch (const char c = text_[at_]) {
        case ';': return start_node();
        case '(': return open();
        case ')': return close();
        case '[': return before_ == Token::value ? read_value() : skip_stray_value();
        default:
            if (is_space(c))
                at_ = skip_spaces(text_, at_ + 1);
            else if (is_letter(c))
                read_name();
            else
                skip_junk(at_ + 1);
    }
}

void Reader::open() {
    if (before_ == Token::open) {
        if (stretch_text()) return;
        repair(at_, fault::no_node_before);
    }
    const std::uint32_t outer = std::exchange(open_, static_cast<std::uint32_t>(parentheses_.size()));
    parentheses_.push_back({node_, outer});
    before_ = Token::open;
    ++at_;
}

void Reader::close() {
    if (before_ == Token::open) {
        if (stretch_text()) return;
        repair(at_, fault::empty_variation);
    }
    node_ = parentheses_[open_].before;
    open_ = parentheses_[open_].outer;
    before_ = Token::close;
    ++at_;
    if (open_ == outside) end_game();
}

void Reader::start_node() {
    if (before_ == Token::close) {
        if (stretch_text()) return;
        repair(at_, fault::node_after_variations);
    }
    if (read_plain_moves()) return;
    add_node();
    before_ = Token::node;
    ++at_;
}

// ";B[dd];W[qd]": nodes of one move and nothing more, nearly all of most files.
bool Reader::read_plain_moves() {
    constexpr std::size_t length = 6;
    const auto is_here = [&] {
        return text_.size() - at_ >= plain_move_read && is_plain_move(text_.data() + at_);
    };
    if (!is_here()) return false;
    add_node();
    for (;;) {
        add_property(at_ + 1, at_ + 2, static_cast<std::uint16_t>(text_[at_ + 1] << 8));
        add_value(at_ + 3, at_ + 5);
        at_ += length;
        if (!is_here()) break;
        games_.nodes_.back().last_child = node_ + 1;
        games_.nodes_.push_back(
            {static_cast<std::uint32_t>(games_.properties_.size()), node_, no_node, no_node});
        ++node_;
    }
    before_ = Token::value;
    moved_ = true;
    return true;
}

// "PB[": a name of one or two capitals in its node, as nearly all are.
bool Reader::read_plain_name() {
    if (before_ != Token::node && before_ != Token::value) return false;
    const std::string_view head = text_.substr(at_, 3);
    const std::size_t length = head.size() > 1 && is_capital(head[1]) ? 2 : 1;
    if (!is_capital(head[0]) || head.size() <= length || head[length] != '[') return false;
    const int second = length == 2 ? head[1] : 0;
    add_property(at_, at_ + length, static_cast<std::uint16_t>(head[0] << 8 | second));
    at_ += length;
    read_value();
    return true;
}

void Reader::read_name() {
    if (read_plain_name()) return;
    const std::size_t begin = at_;
    const std::size_t end = end_of_name(text_, begin);
    const std::size_t bracket = skip_spaces(text_, end);
    const std::string_view name = text_.substr(begin, end - begin);
    const bool has_value = bracket < text_.size() && text_[bracket] == '[' && name.size() <= longest_name;
    const bool is_small = !has_capital(name);
    const bool begins_node = before_ == Token::open || before_ == Token::close;
    if (before_ == Token::node && is_small_move(text_, begin)) forget_texts();
    if ((!has_value || is_small || begins_node) && stretch_text()) return;
    if (!has_value) return skip_junk(end);
    if (begins_node) {
        repair(begin, fault::node_sign_missing);
        add_node();
    }
    if (is_small) repair(begin, fault::lower_case, std::string(name));
    add_property(begin, end, short_name(name));
    at_ = bracket;
    read_value();
}

void Reader::read_value() {
    const std::size_t begin = at_ + 1;
    before_ = Token::value;
    const std::uint16_t name = games_.properties_.back().short_name;
    const Standard* const known = standard(name);
    const bool is_short = known != nullptr && known->short_values;
    std::size_t end = is_short ? end_of_short_value(text_, begin) : text_.npos;
    if (!is_short)
        begin_text(begin, known);
    else if (end == text_.npos && end_short_value(begin))
        return;
    else
        moved_ = moved_ || name == code("B") || name == code("W");
    if (end == text_.npos) end = end_of_value(text_, begin);
    if (end < text_.size()) {
        if (!is_short) note_move_at_end(begin, end);
        add_value(begin, end);
        at_ = end + 1;
        return;
    }
    repair(begin - 1, fault::ends_inside_value);
    leave_out(begin, end);
    add_value(begin, end_of_open_value(text_, begin));
    at_ = end;
}

// A value that is short by its nature (Standard::short_values), but runs on over the next node for want of
// its ']': "B[nc;W[rd]".
bool Reader::end_short_value(std::size_t begin) {
    constexpr std::size_t longest = 5;
    const std::size_t length = text_.substr(begin, longest + 1).find_first_of(" \t\r\n;(");
    if (length == 0 || length > longest || !goes_on(text_, begin + length)) return false;
    const std::size_t end = begin + length;
    if (end_of_value(text_.substr(0, end), begin) != end || !opens_bracket(text_, begin)) return false;
    repair(begin - 1, fault::bracket_missing);
    add_value(begin, end);
    at_ = end;
    return true;
}

// Of a property of one value all that follows in brackets may be part of it.
void Reader::begin_text(std::size_t begin, const Standard* known) {
    const auto& property = games_.properties_.back();
    if (known != nullptr && !known->list && property.first_value < games_.values_.size()) return;
    if (known == nullptr && !is_usual_name(text_.substr(property.name_begin, property.name_length))) return;
    if (moved_ || texts_.size() >= most_texts) forget_texts();
    const auto number = [](std::size_t n) { return static_cast<std::uint32_t>(n); };  // of longest_text
    texts_.push_back({number(begin), number(games_.nodes_.size()), number(games_.properties_.size()),
                      number(games_.values_.size()), number(games_.games_.size()),
                      number(parentheses_.size()), number(repairs_.size()), number(attached_.size()),
                      number(shortened_.size()), number(game_begin_), number(game_properties_),
                      number(game_repairs_), open_});
}

// "C[nice;W[cc]" is a text by the standard, and a lost move by the look of it.
void Reader::note_move_at_end(std::size_t begin, std::size_t end) {
    const std::size_t found = move_at_end(text_.substr(begin, end - begin));
    if (found == Brackets::none) return;
    if (moves_in_text_.empty() || moves_in_text_.back().first != node_)
        moves_in_text_.emplace_back(node_, begin + found);
}

// Would the player's move stand between moves of the opponent: that of the node and that of the next, or the
// one of these that there is?
bool Reader::is_move_between(NodeIndex at, char player) const {
    const std::string_view own(&player, 1);
    const std::string_view other = player == 'B' ? "W" : "B";
    const Node node = games_.node(at);
    const auto next = node.first_child();
    if (node.find(own) || (next && next->find(own))) return false;
    return node.find(other) || (next && next->find(other));
}

void Reader::tell_moves_in_text() {
    for (const auto& [node, at] : moves_in_text_)
        if (is_move_between(node, text_[at])) warnings_.add(at, fault::move_in_text);
}

void Reader::forget_texts() {
    for (const Repair& one : repairs_) warnings_.add(one.offset, *one.saying, one.detail);
    repairs_.clear();
    attached_.clear();
    texts_.clear();
    moved_ = false;
}

// Something here is no SGF. If a ']' without its backslash ended a text before, and the rest of it stands
// here, "C[a (see [5]) b]", the text goes on to where its brackets are pairs, or else to a ']' without a
// partner.
bool Reader::stretch_text() {
    if (texts_.empty()) return false;
    if (!brackets_) brackets_.emplace(text_);
    for (const Begun& text : texts_)
        if (stretch(text, brackets_->partner(text.begin - 1))) return true;
    const Begun& last = texts_.back();
    const std::size_t end = brackets_->lone(at_);
    return end != Brackets::none && !brackets_->holds_structure(last.begin, end) && stretch(last, end);
}

bool Reader::stretch(const Begun& text, std::size_t end) {
    if (end == Brackets::none || end < at_) return false;
    if (text.games != games_.games_.size() && brackets_->holds_structure(text.begin, end)) return false;
    if (open_ == outside) {  // a game goes on behind it, and no other begins
        const std::size_t next = skip_spaces(text_, end + 1);
        if (next == text_.size() || opens_root(text_, next)) return false;
    }
    go_back_to(text);
    auto& value = games_.values_.back();
    repair(value.end, fault::bracket_inside_value);
    value.end = static_cast<std::uint32_t>(end);
    at_ = end + 1;
    return true;
}

void Reader::go_back_to(const Begun& text) {
    const auto keep = static_cast<NodeIndex>(text.nodes);
    for (; attached_.size() > text.attached; attached_.pop_back()) {
        const auto [parent, child] = attached_.back();
        if (parent >= keep || child >= keep) continue;
        games_.nodes_[parent].last_child = child;
        games_.nodes_[child].next_sibling = no_node;
    }
    games_.nodes_.resize(keep);
    games_.nodes_.back().last_child = no_node;
    games_.properties_.resize(text.properties);
    games_.values_.resize(text.values + 1);
    games_.games_.resize(text.games);
    shortened_.resize(text.shortened);
    parentheses_.resize(text.parentheses);
    repairs_.resize(text.repairs);
    game_begin_ = text.game_begin;
    game_properties_ = text.game_properties;
    game_repairs_ = text.game_repairs;
    open_ = text.open;
    while (!moves_in_text_.empty() && moves_in_text_.back().second >= text.begin) moves_in_text_.pop_back();
    node_ = keep - 1;
    before_ = Token::value;
    texts_.resize(static_cast<std::size_t>(&text - texts_.data()) + 1);
    moved_ = false;
}

void Reader::skip_stray_value() {
    if (stretch_text()) return;
    const std::size_t begin = at_;
    repair(at_, fault::stray_value);
    at_ = std::min(end_of_value(text_, at_ + 1) + 1, text_.size());
    leave_out(begin, at_);
}

void Reader::skip_junk(std::size_t to) {
    if (stretch_text()) return;
    const std::size_t begin = at_;
    at_ = to;
    repair(begin, fault::unexpected_text, excerpt(text_.substr(begin, to - begin)));
}

// A game is not what was played where moves were left out of it.
void Reader::leave_out(std::size_t begin, std::size_t end) {
    if (!holds_move(text_.substr(begin, end - begin))) return;
    const std::size_t games = games_.games_.size();
    if (shortened_.empty() || shortened_.back().first != games) shortened_.emplace_back(games, begin);
}

Result<Collection, BadInput> read(std::string text, ReadOptions options) {
    return Reader(std::move(text), options).read();
}

std::string_view declared_charset(std::string_view bytes) {
    constexpr std::size_t longest = 40;
    for (std::size_t at = bytes.find("CA["); at != bytes.npos; at = bytes.find("CA[", at + 1)) {
        if (at > 0 && is_letter(bytes[at - 1])) continue;
        const std::string_view value = bytes.substr(at + 3, longest);
        const std::size_t end = value.find(']');
        return end == value.npos ? std::string_view{} : value.substr(0, end);
    }
    return {};
}

}  // namespace shinpan::formats::sgf
