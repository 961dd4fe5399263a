#include "referee/report/shown.hpp"

#include "go/board/definition.hpp"
#include "referee/proof/unjudged_replay.hpp"
#include "referee/report/report.hpp"

#include <algorithm>
#include <utility>

namespace shinpan::inline referee {
namespace {

class Board {
public:
    explicit Board(Size size) : position_(size) {}

    const Position& position() const { return position_; }

    // What no rules let stand; the stones stand all the same.
    std::optional<Why> put(const Event& e) {
        if (e.kind == EventKind::play) return play(e);
        if (e.kind != EventKind::setup && e.kind != EventKind::handicap) return {};
        const Color color = e.kind == EventKind::handicap ? Color::black : e.by;
        for (const Point p : *e.points)
            if (position_.contains(p)) position_.set(p, color);
        if (has_captured_chain(position_)) return Why::captured_setup;
        return {};
    }

private:
    std::optional<Why> play(const Event& e) {
        const bool occupied = position_.at(e.at) != Color::empty;
        position_.set(e.at, Color::empty);
        (void)play_by_definition(position_, e.by, e.at);
        return occupied ? std::optional{Why::occupied} : std::nullopt;
    }

    Position position_;
};

class Showing {
public:
    Showing(const Record& record, int moves) : record_(record), board_(record.size) {
        for (const Event& e : record.events) {
            if (is_move(e.kind) && ++number_ > moves) break;
            show(e);
        }
    }

    Shown shown() && { return {board_.position(), std::move(events_), std::move(numbers_), parts_}; }

private:
    void show(const Event& e) {
        if (e.kind == EventKind::undo_asked) asked_ = e.number;
        if (e.kind == EventKind::undo_granted) return take_back();
        const auto why = board_.put(e);
        events_.push_back(e);
        if (is_move(e.kind)) numbers_.push_back(number_);
        if (!why || parts_) return;
        const auto index = static_cast<std::size_t>(&e - record_.events.data());
        const Place place = index < record_.places.size() ? record_.places[index] : Place{};
        const int move = is_move(e.kind) ? number_ : 0;
        parts_ = {.move = move, .after = number_, .place = place, .refusal = {*why, e.by, e.at}};
    }

    void take_back() {
        for (int moves = asked_; moves > 0 && !events_.empty(); events_.pop_back()) {
            if (!is_move(events_.back().kind)) continue;
            --moves;
            numbers_.pop_back();
        }
        board_ = Board(record_.size);
        for (const Event& e : events_) (void)board_.put(e);
    }

    const Record& record_;
    Board board_;
    std::vector<Event> events_{};
    std::vector<int> numbers_{};
    std::optional<IllegalMove> parts_{};
    int number_ = 0;
    int asked_ = 1;
};

}  // namespace

Shown shown_position(const Record& record, int moves) { return Showing(record, moves).shown(); }

Diagnostic parting_in_words(const IllegalMove& first, Size size) {
    return {
        Severity::note, first.place,
        refusal_in_words(first, size) +
            "; the picture has the stones as SGF says, and from here on the referee's position is another"};
}

}  // namespace shinpan::referee
