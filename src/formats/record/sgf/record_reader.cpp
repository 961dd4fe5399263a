#include "formats/record/sgf/record_reader.hpp"

#include "base/utf8.hpp"
#include "formats/record/fault_messages.hpp"
#include "formats/record/sgf/check.hpp"
#include "formats/record/sgf/events.hpp"
#include "formats/record/sgf/values.hpp"
#include "formats/record/sgf/words.hpp"

#include <algorithm>
#include <utility>

namespace shinpan::inline formats::sgf {
namespace {

// "B[zz]", for a message.
std::string in_brackets(const Property& p, int value) {
    return std::string(p.name()) + "[" + simple_text(utf8_head(p.value(value), 20)) + "]";
}

int moves_in(const std::vector<Event>& events) {
    return static_cast<int>(
        std::count_if(events.begin(), events.end(), [](const Event& event) { return is_move(event.kind); }));
}

}  // namespace

void RecordReader::warn(std::size_t offset, const MessageTemplate& saying, std::string_view detail) {
    warnings_.add(offset, saying, detail);
}

void RecordReader::warn_of(const MessageTemplate& saying, const Property& p, const MessageTemplate& note) {
    warnings_.add(p.offset(), saying, fact("note", std::string(note.kind), std::string(note.english)));
}

void RecordReader::refuse(std::size_t offset, Message why) {
    if (refused_) return;
    const Place at = places_.at(offset);
    refused_ = bad_input(at.line, at.column, std::move(why));
}

void RecordReader::add(Event e, std::size_t offset) {
    record_.events.push_back(std::move(e));
    record_.places.push_back(places_.at(offset));
}

void RecordReader::begin(Node root, std::size_t nodes) {
    record_ = {};
    record_.events.reserve(nodes + 2);
    record_.places.reserve(nodes + 2);
    opening_.clear();
    refused_.reset();
    moves_ = 0;
    turn_ = Color::black;
    is_of_fox_ = false;
    handicap_given_ = false;
    as_read_.reset();
    read_kind(root);
}

const Record& RecordReader::end_line() {
    handicap_moves_ = 0;
    if (!refused_) end_setup(Color::empty);
    if (refused_) return record_;
    if (record_.handicap >= 2 && !handicap_given_) as_read_ = record_;
    find_handicap();
    if (as_read_) handicap_moves_ = moves_in(as_read_->events) - moves_in(record_.events);
    return record_;
}

Result<Record, BadInput> RecordReader::take() {
    if (!refused_) leave_out_marks_for_both();
    record_.warnings = warnings_.take();
    if (!refused_ && strict_) refused_ = first_warning(record_.warnings);
    if (refused_) return failure(std::move(*refused_));
    return std::move(record_);
}

std::size_t RecordReader::common_events(std::size_t read) const {
    if (!ended_before_ && !as_read_) return read;
    const std::vector<Event>* before = ended_before_ ? &*ended_before_ : &as_read_->events;
    const std::vector<Event>& now = record_.events;
    const auto end = std::mismatch(before->begin(), before->end(), now.begin(), now.end()).second;
    const auto common = static_cast<std::size_t>(end - now.begin());
    return ended_before_ ? common : std::min(read, common);
}

RecordReader::Mark RecordReader::mark() const {
    Mark mark{.events = record_.events.size(),
              .moves = moves_,
              .handicap = record_.handicap,
              .handicap_offset = handicap_offset_,
              .handicap_given = handicap_given_,
              .turn = turn_,
              .refused = refused_};
    if (!opening_.is_empty()) mark.opening = opening_;
    return mark;
}

void RecordReader::go_back(const Mark& mark) {
    ended_before_.reset();
    if (as_read_) {
        ended_before_ = std::move(record_.events);
        record_ = *std::exchange(as_read_, {});
    }
    record_.events.resize(mark.events);
    record_.places.resize(mark.events);
    record_.handicap = mark.handicap;
    moves_ = mark.moves;
    handicap_offset_ = mark.handicap_offset;
    handicap_given_ = mark.handicap_given;
    turn_ = mark.turn;
    if (mark.opening)
        opening_ = *mark.opening;
    else
        opening_.clear();
    refused_ = mark.refused;
}

// Game and board come first: all else depends on them.
void RecordReader::read_kind(Node root) {
    if (const auto game = root.find("GM"); game && number(game->value(0)) != 1)
        refuse(game->offset(), {fault::another_game, {fact("value", in_brackets(*game, 0))}});
    for (int i = 0; i < root.property_count(); ++i) {
        const Property p = root.property(i);
        if (p.short_name() != code("AP")) continue;
        for (int v = 0; v < p.value_count(); ++v)
            is_of_fox_ = is_of_fox_ || trimmed(p.value(v)).substr(0, 5) == "foxwq";
    }
    record_.size = {19, 19};
    const auto board = root.find("SZ");
    if (!board) return;
    if (const auto read = size(board->value(0)))
        record_.size = *read;
    else if (!refused_)
        refused_ = impossible_board(root, places_);
}

void RecordReader::read_nodes(NodeIndex first, NodeIndex end) {
    const auto& unread = games_.unread();
    for (NodeIndex next = first; next < end && !refused_; ++next) {
        if (unread && unread->node == next) {
            refused_ = unread->why;
            return;
        }
        const Node node = games_.node(next);
        const bool has_properties = node.property_count() > 0;
        node_has_move_ = has_properties && read_plain_move(node.property(0));
        if (!node_has_move_ || node.property_count() > 1) read_node(node, node_has_move_ ? 1 : 0);
    }
}

void RecordReader::read_node(Node node, int from) {
    if (!set_up_here_.empty()) set_up_here_ = {};
    for (int i = from; i < node.property_count() && !refused_; ++i) read_property(node.property(i));
    const bool may_be_handicap = record_.handicap >= 2 && !handicap_given_ && moves_ == 0;
    if (may_be_handicap && opening_.stones(Color::black) == record_.handicap) give_handicap(record_.handicap);
}

// One move on one point of the board, with nothing set up before: nearly all of most games.
inline bool RecordReader::read_plain_move(const Property& p) {
    const bool black = p.short_name() == code("B");
    if (!black && p.short_name() != code("W")) return false;
    const auto raw = p.value(0);
    if (raw.size() != 2 || p.value_count() != 1 || !opening_.is_empty()) return false;
    const int col = coordinate(raw[0]);
    const int row = coordinate(raw[1]);
    if (col < 0 || row < 0 || col >= record_.size.cols || row >= record_.size.rows) return false;
    const Color by = black ? Color::black : Color::white;
    if (is_of_fox_) add_pass_left_out(by, p);
    Event& e = record_.events.emplace_back();
    e.kind = EventKind::play;
    e.by = by;
    e.at = shinpan::point(col, row);
    record_.places.push_back(places_.at(p.offset()));
    record_.marks.reset();
    ++moves_;
    turn_ = other(by);
    return true;
}

void RecordReader::read_property(const Property& p) {
    switch (p.short_name()) {
        case code("B"): return read_move(Color::black, p);
        case code("W"): return read_move(Color::white, p);
        case code("AB"): return read_setup(Color::black, p);
        case code("AW"): return read_setup(Color::white, p);
        case code("AE"): return read_setup(Color::empty, p);
        case code("PL"): return read_turn(p);
        case code("TB"): return read_marks(&TerritoryMarks::black, p);
        case code("TW"): return read_marks(&TerritoryMarks::white, p);
        case code("KM"): return read_komi(p);
        case code("KO"): return read_ko(p);
        case code("HA"): return read_handicap(p);
        case code("RE"): return read_result(p);
        case code("RU"): record_.rules_word = simple_text(p.value(0)); return;
        case code("PB"): record_.black = simple_text(p.value(0)); return;
        case code("PW"): record_.white = simple_text(p.value(0)); return;
        case code("DT"): record_.date = simple_text(p.value(0)); return;
        case code("GN"):
        case code("EV"):
            if (record_.name.empty()) record_.name = simple_text(p.value(0));
            return;
        default:
            if (p.short_name() == 0 && p.name().substr(0, 3) == "SHN" && p.name() != log_property)
                read_private(p);
    }
}

void RecordReader::read_private(const Property& p) {
    const auto kind = private_kind(p.name());
    auto e = kind ? event_in(*kind, p.value(0), record_.size) : std::nullopt;
    if (!e) return warn(p.offset(), fault::event_of_ours, p.name());
    end_setup(Color::empty);
    if (e->kind == EventKind::button) turn_ = other(turn_);
    add(std::move(*e), p.offset());
}

void RecordReader::read_move(Color by, const Property& p) {
    if (node_has_move_) warn(p.offset(), fault::second_move);
    node_has_move_ = true;
    auto at = move(p.value(0), record_.size);
    if (!at && is_pass_beyond_board(p.value(0), record_.size)) {
        warn(p.offset(), fault::pass_beyond_board, in_brackets(p, 0));
        record_.is_plain = false;
        at = no_point;
    }
    if (!at)
        return refuse(
            p.offset(),
            {fault::no_point, {fact("value", in_brackets(p, 0)), fact("size", size_value(record_.size))}});
    if (p.value_count() > 1) warn(p.offset(), fault::move_of_many_values);
    end_setup(by);
    if (is_of_fox_) add_pass_left_out(by, p);
    record_.marks.reset();
    add(*at == no_point ? pass(by) : play(by, *at), p.offset());
    ++moves_;
    turn_ = other(by);
}

// Before a move of the player who made the last one, where the file does not tell passes.
void RecordReader::add_pass_left_out(Color by, const Property& p) {
    if (by == turn_ || moves_ == 0) return;
    warn(p.offset(), fault::pass_left_out);
    add(pass(turn_), p.offset());
    record_.is_plain = false;
    ++moves_;
}

void RecordReader::read_setup(Color color, const Property& p) {
    if (node_has_move_) warn(p.offset(), fault::setup_with_move);
    if (moves_ > 0 && !opening_.has_stones()) warn(p.offset(), fault::setup_after_move);
    for (int i = 0; i < p.value_count(); ++i) {
        bool is_contrary = false;
        const bool listed = for_each_listed(p.value(i), record_.size, [&](Point at) {
            is_contrary = is_contrary || (set_up_here_.contains(at) && opening_.contradicts(color, at));
            set_up_here_.insert(at);
            opening_.put(color, at, p.offset());
        });
        if (is_contrary) warn(p.value_offset(i), fault::set_up_two_ways, in_brackets(p, i));
        if (listed) continue;
        if (trimmed(p.value(i)).empty())
            warn(p.value_offset(i), fault::empty_point);
        else
            warn(p.value_offset(i), fault::off_board_left_out, in_brackets(p, i));
    }
}

void RecordReader::read_turn(const Property& p) {
    const std::string_view raw = trimmed(p.value(0));
    const char c = raw.empty() ? ' ' : static_cast<char>(raw.front() & ~0x20);
    if (c != 'B' && c != 'W') return warn(p.offset(), fault::no_player);
    if (raw.size() > 1) warn(p.offset(), fault::player_in_words);
    opening_.set_turn(c == 'B' ? Color::black : Color::white, p.offset());
}

// The move before it stands even if it is illegal; some files have a komi there.
void RecordReader::read_ko(const Property& p) {
    const bool is_mark = trimmed(p.value(0)).empty() || p.value(0) == "1";
    const bool after_play = node_has_move_ && record_.events.back().kind == EventKind::play;
    if (is_mark && after_play) record_.events.back().words = std::string(let_stand);
    if (!is_mark && moves_ == 0 && !record_.komi) read_komi(p);
}

void RecordReader::read_komi(const Property& p) {
    const auto reading = komi(p.value(0), is_of_fox_);
    record_.komi = reading.value;
    if (p.is("KO"))
        warn(p.offset(), fault::ko_for_komi);
    else if (reading.note)
        warn_of(fault::komi, p, *reading.note);
}

void RecordReader::read_handicap(const Property& p) {
    const auto reading = handicap(p.value(0));
    record_.handicap = reading.value.value_or(0);
    handicap_offset_ = p.offset();
    if (reading.note) warn_of(fault::handicap, p, *reading.note);
}

void RecordReader::read_result(const Property& p) {
    const auto reading = result(p.value(0));
    record_.result = reading.value;
    record_.result_as_written = simple_text(p.value(0));
    if (reading.note) warn_of(fault::result, p, *reading.note);
}

void RecordReader::read_marks(PointSet TerritoryMarks::*side, const Property& p) {
    if (!record_.marks) record_.marks.emplace();
    marks_offset_ = p.offset();
    PointSet& marks = *record_.marks.*side;
    for (int i = 0; i < p.value_count(); ++i) {
        if (for_each_listed(p.value(i), record_.size, [&](Point at) { marks.insert(at); })) continue;
        if (!trimmed(p.value(i)).empty()) warn(p.value_offset(i), fault::off_board_left_out);
    }
}

// A point is one player's territory, or no territory. Which of two such claims the players agreed on, nobody
// can tell, and the other marks are then no better known.
void RecordReader::leave_out_marks_for_both() {
    if (!record_.marks || (record_.marks->black & record_.marks->white).empty()) return;
    warn(marks_offset_, fault::marks_for_both);
    record_.marks.reset();
}

// What was set up becomes events, handicap first, before the next move; `next` makes it.
void RecordReader::end_setup(Color next) {
    if (opening_.is_empty()) return;
    const int stones = opening_.stones(Color::black);
    if (moves_ == 0 && record_.handicap >= 2 && stones >= 2 && !handicap_given_) {
        warn(opening_.offset(), fault::other_handicap);
        const bool is_position = !opening_.has_only_black();  // of a game that has gone on
        give_handicap(is_position ? std::min(stones, record_.handicap) : stones);
    }
    for (auto& [e, offset] : opening_.take_events()) add(std::move(e), offset);
    const Color told = opening_.turn();
    const bool is_wrong = moves_ == 0 && told != Color::empty && next == other(told);
    if (is_wrong) warn(opening_.offset(), fault::turn_against_move);
    const Color to_move = told == Color::empty || is_wrong ? next : told;
    if (to_move != Color::empty && to_move != turn_) {
        add(event(EventKind::turn, to_move), opening_.offset());
        turn_ = to_move;
    }
    opening_.clear();
}

// The standard has the stones of HA in its own node; other programs set them up over several. What is set up
// behind them is no handicap.
void RecordReader::give_handicap(int stones) {
    auto [e, offset] = opening_.take_handicap(stones);
    add(std::move(e), offset);
    handicap_given_ = true;
    turn_ = Color::white;
}

// The handicap is the one that is given, whatever number HA tells. One may be meant that sets up no stones.
void RecordReader::find_handicap() {
    auto& events = record_.events;
    const auto given = std::find_if(events.begin(), events.end(),
                                    [](const Event& e) { return e.kind == EventKind::handicap; });
    if (given != events.end()) {
        record_.handicap = given->number;
        return;
    }
    if (record_.handicap < 2) return;
    const bool set_up = !events.empty() && events.front().kind == EventKind::setup;
    const Shown shown = set_up ? Shown::nowhere : put_handicap(record_.handicap, record_.size, events);
    const Place at = places_.at(handicap_offset_);
    record_.is_plain = record_.is_plain && shown != Shown::first_moves && shown != Shown::star_points;
    switch (shown) {
        case Shown::first_moves:
            record_.places.erase(record_.places.begin() + 1, record_.places.begin() + record_.handicap);
            return warn(handicap_offset_, fault::handicap_by_moves);
        case Shown::star_points:
            record_.places.insert(record_.places.begin(), at);
            return warn(handicap_offset_, fault::handicap_on_stars);
        case Shown::white_passes: record_.places.insert(record_.places.begin(), at); return;
        case Shown::nowhere:
            record_.handicap = 0;
            if (!set_up && !events.empty() && events.front().by == Color::white) {
                events.insert(events.begin(), event(EventKind::turn, Color::white));
                record_.places.insert(record_.places.begin(), at);
                return warn(handicap_offset_, fault::handicap_white_begins);
            }
            return warn(handicap_offset_, set_up ? fault::handicap_not_set_up : fault::handicap_even);
    }
}

}  // namespace shinpan::formats::sgf
