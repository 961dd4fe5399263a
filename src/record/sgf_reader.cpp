#include "record/sgf_reader.hpp"

#include "record/fault_sayings.hpp"
#include "record/sgf_scan.hpp"
#include "record/sgf_warnings.hpp"

#include <algorithm>

namespace shinpan::sgf {

class Reader {
public:
    Reader(std::string text, ReadOptions options)
        : games_(std::move(text)), text_(games_.text_), warnings_(text_), strict_(options.strict) {}

    Result<Collection, BadInput> read() &&;

private:
    // A game may need this many repairs more than it has properties; a text that needs more is no SGF.
    static constexpr std::size_t tolerated = 20;

    enum class Token { open, node, value, close };  // what stands before, spaces and junk aside

    void find_game();
    void read_game();
    void read_token();
    void open();
    void close();
    void start_node();
    bool read_plain_moves();
    void read_name();
    void read_value();
    void skip_stray_value();
    bool end_short_value(std::size_t begin);
    bool stretch_value();
    void skip_junk(std::size_t to);
    void repair(std::size_t offset, const Saying&, std::string_view detail = {});
    void add_node();
    void add_property(std::size_t begin, std::size_t end, std::uint16_t short_name);
    void add_value(std::size_t begin, std::size_t end);

    Collection games_;
    std::string_view text_;
    Warnings warnings_;
    bool strict_;
    bool refused_ = false;
    std::size_t repairs_ = 0;  // in this game
    std::size_t at_ = 0;
    Token before_ = Token::open;
    NodeIndex node_ = no_node;     // the node being read: parent of the next
    std::vector<NodeIndex> open_;  // for each open parenthesis the node before it
    std::size_t searched_ = 0;     // stretch_value found nothing up to here
};

void Reader::repair(std::size_t offset, const Saying& saying, std::string_view detail) {
    if (refused_) return;
    warnings_.add(offset, saying, detail);
    ++repairs_;
    refused_ = strict_;
}

void Reader::add_node() { node_ = games_.push_node(node_); }

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
    if (text_.substr(0, 3) == "\xEF\xBB\xBF") at_ = 3;
    for (find_game(); at_ < text_.size() && !refused_; find_game()) read_game();
    if (games_.games_.empty() && !refused_)
        return failure(bad_input(1, 1, {fault::no_sgf}));
    games_.warnings_ = warnings_.take();
    if (refused_) return failure(games_.warnings_.front());
    return std::move(games_);
}

// To the next parenthesis that opens a game, or to the end of the text.
void Reader::find_game() {
    const std::size_t begin = skip_spaces(text_, at_);
    at_ = begin;
    while (at_ < text_.size() && !opens_game(text_, at_)) at_ = find(text_, '(', at_ + 1);
    if (at_ != begin && !games_.games_.empty()) repair(begin, fault::after_a_game);
    else if (at_ != begin && at_ < text_.size()) repair(begin, fault::before_first_game);
}

void Reader::read_game() {
    const std::size_t begin = at_;
    const std::size_t known = games_.properties_.size();
    repairs_ = 0;
    open_.assign(1, no_node);
    node_ = no_node;
    before_ = Token::open;
    ++at_;
    while (at_ < text_.size() && !open_.empty() && !refused_) read_token();
    if (!open_.empty()) repair(text_.size(), fault::ends_inside_game);
    if (refused_ || repairs_ <= games_.properties_.size() - known + tolerated) return;
    warnings_ = Warnings(text_);
    repair(begin, fault::hardly_sgf);
    refused_ = true;
}

void Reader::read_token() {
    switch (const char c = text_[at_]) {
    case ';': return start_node();
    case '(': return open();
    case ')': return close();
    case '[': return before_ == Token::value ? read_value() : skip_stray_value();
    default:
        if (is_space(c)) at_ = skip_spaces(text_, at_ + 1);
        else if (is_letter(c)) read_name();
        else if (before_ != Token::value || !stretch_value()) skip_junk(at_ + 1);
    }
}

void Reader::open() {
    if (before_ == Token::open) repair(at_, fault::no_node_before);
    open_.push_back(node_);
    before_ = Token::open;
    ++at_;
}

void Reader::close() {
    if (before_ == Token::open) repair(at_, fault::empty_variation);
    node_ = open_.back();
    open_.pop_back();
    before_ = Token::close;
    ++at_;
}

void Reader::start_node() {
    if (before_ == Token::close) repair(at_, fault::node_after_variations);
    if (read_plain_moves()) return;
    add_node();
    before_ = Token::node;
    ++at_;
}

// ";B[dd];W[qd]": nodes of one move and nothing more, nearly all of most files. First counted, then put in.
bool Reader::read_plain_moves() {
    constexpr std::size_t length = 6;
    std::size_t end = at_;
    while (text_.size() - end >= plain_move_read && is_plain_move(text_.data() + end)) end += length;
    if (end == at_) return false;

    const std::size_t count = (end - at_) / length;
    const auto first_property = static_cast<std::uint32_t>(games_.properties_.size());
    const auto first_value = static_cast<std::uint32_t>(games_.values_.size());
    const NodeIndex first_node = games_.push_node(node_);
    games_.nodes_.resize(first_node + count);
    games_.properties_.resize(first_property + count);
    games_.values_.resize(first_value + count);
    NodeIndex index = first_node;
    auto* node = games_.nodes_.data() + first_node;
    auto* property = games_.properties_.data() + first_property;
    auto* value = games_.values_.data() + first_value;
    const char* const text = text_.data();
    for (auto at = static_cast<std::uint32_t>(at_); index < first_node + count; at += length, ++index) {
        const std::uint32_t i = index - first_node;
        *node++ = {first_property + i, index - 1, index + 1, no_node};
        *property++ = {at + 1, first_value + i, static_cast<std::uint16_t>(text[at + 1] << 8), 1};
        *value++ = {at + 3, at + 5};
    }
    games_.nodes_[first_node].parent = node_;
    node_ = first_node + static_cast<NodeIndex>(count) - 1;
    games_.nodes_[node_].last_child = no_node;
    before_ = Token::value;
    at_ = end;
    return true;
}

void Reader::read_name() {
    const std::size_t begin = at_;
    const std::size_t end = end_of_name(text_, begin);
    const std::size_t bracket = skip_spaces(text_, end);
    const std::string_view name = text_.substr(begin, end - begin);
    const bool is_word = name.size() > 2 && !has_capital(name);  // rather prose than a name
    if (bracket == text_.size() || text_[bracket] != '[' || name.size() > longest_name || is_word) {
        if (before_ == Token::value && stretch_value()) return;
        if (bracket == text_.size() || text_[bracket] != '[') return skip_junk(end);
        if (name.size() > longest_name) return skip_junk(end);
    }
    if (before_ == Token::open || before_ == Token::close) {
        repair(begin, fault::node_sign_missing);
        add_node();
    }
    if (!has_capital(name)) repair(begin, fault::lower_case, name);
    add_property(begin, end, short_name(name));
    at_ = bracket;
    read_value();
}

void Reader::read_value() {
    const std::size_t begin = at_ + 1;
    before_ = Token::value;
    if (end_short_value(begin)) return;
    const std::size_t end = end_of_value(text_, begin);
    if (end < text_.size()) {
        add_value(begin, end);
        at_ = end + 1;
        return;
    }
    repair(begin - 1, fault::ends_inside_value);
    add_value(begin, end_of_open_value(text_, begin));
    at_ = end;
}

// A value that is short by its nature, but runs on over the next node for want of its ']': "B[nc;W[rd]".
bool Reader::end_short_value(std::size_t begin) {
    constexpr std::size_t longest = 5;
    if (!has_short_values(games_.properties_.back().short_name)) return false;
    const std::size_t length = text_.substr(begin, longest + 1).find_first_of(" \t\r\n;(");
    if (length == 0 || length > longest || !goes_on(text_, begin + length)) return false;
    const std::size_t end = begin + length;
    if (end_of_value(text_.substr(0, end), begin) != end || !opens_bracket(text_, begin)) return false;
    repair(begin - 1, fault::bracket_missing);
    add_value(begin, end);
    at_ = end;
    return true;
}

// A ']' without its backslash ended the value before, and the rest of it stands here: "PB[a [5d] b]". Takes
// the next unmatched ']' behind which the file goes on as a file does.
bool Reader::stretch_value() {
    constexpr std::size_t farthest = 4096;
    if (at_ < searched_ || has_short_values(games_.properties_.back().short_name)) return false;
    const std::size_t limit = std::min(text_.size(), at_ + farthest);
    searched_ = limit;
    int depth = 0;
    for (std::size_t i = at_; i < limit; ++i) {
        if (text_[i] == '\\') ++i;
        else if (text_[i] == '[') ++depth;
        else if (text_[i] == ']' && depth > 0) --depth;
        else if (text_[i] == ']' && goes_on(text_, i + 1)) {
            repair(games_.values_.back().end, fault::bracket_inside_value);
            games_.values_.back().end = static_cast<std::uint32_t>(i);
            at_ = i + 1;
            return true;
        }
    }
    return false;
}

void Reader::skip_stray_value() {
    repair(at_, fault::stray_value);
    at_ = std::min(end_of_value(text_, at_ + 1) + 1, text_.size());
}

void Reader::skip_junk(std::size_t to) {
    const std::size_t begin = at_;
    at_ = to;
    repair(begin, fault::unexpected_text, excerpt(text_.substr(begin, to - begin)));
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

}  // namespace shinpan::sgf
