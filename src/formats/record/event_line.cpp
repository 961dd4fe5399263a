#include "formats/record/event_line.hpp"

#include "base/text.hpp"
#include "formats/record/event_line_faults.hpp"

#include <charconv>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace shinpan::inline formats {
namespace {

namespace fault = event_line_fault;

constexpr std::string_view dead_word = "dead";
constexpr std::string_view alive_word = "alive";

// What a line of that kind has beside its player.
struct Form {
    bool number = false;
    bool hash = false;
    bool point = false;   // exactly one
    bool points = false;  // any number
    bool status = false;  // of the points: dead or alive
    bool words = false;   // perhaps
    bool stands = false;  // perhaps: the opponent let it stand
};

Form form_of(EventKind kind) {
    switch (kind) {
        case EventKind::setup:
        case EventKind::marks_proposed:
        case EventKind::group_agreed:
        case EventKind::analysis_agreed: return {.points = true};
        case EventKind::handicap: return {.number = true, .points = true};
        case EventKind::nigiri:
        case EventKind::penalty:
        case EventKind::ruling:
        case EventKind::award:
        case EventKind::annulled: return {.number = true, .words = true};
        case EventKind::status_ruled: return {.points = true, .status = true, .words = true};
        case EventKind::timeout:
        case EventKind::forfeit:
        case EventKind::resumed_by_ruling: return {.words = true};
        case EventKind::play: return {.point = true, .stands = true};
        case EventKind::breach: return {.point = true};
        case EventKind::undo_asked: return {.number = true};
        case EventKind::marks_accepted: return {.hash = true};
        case EventKind::end_agreed:
        case EventKind::no_result_agreed:
        case EventKind::both_lose:
        case EventKind::turn:
        case EventKind::pass:
        case EventKind::button:
        case EventKind::resign:
        case EventKind::undo_granted:
        case EventKind::resume: break;
    }
    return {};
}

std::optional<EventKind> kind_called(std::string_view called) {
    for (int i = 0;; ++i) {
        const auto kind = static_cast<EventKind>(i);
        if (word_of(kind).empty()) return {};
        if (word_of(kind) == called) return kind;
    }
}

std::string escaped(std::string_view words) {
    std::string text;
    for (const char c : words) {
        if (c == '\n')
            text += "\\n";
        else if (c == '\\')
            text += "\\\\";
        else
            text += c;
    }
    return text;
}

std::string unescaped(std::string_view text) {
    std::string words;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool is_escape = text[i] == '\\' && i + 1 < text.size();
        if (!is_escape)
            words += text[i];
        else
            words += text[++i] == 'n' ? '\n' : text[i];
    }
    return words;
}

class EventReader {
public:
    EventReader(std::string_view line, Size size) : line_(line), left_(line), size_(size) {}

    Result<Event, BadInput> read() {
        const std::string_view called = next_word();
        const auto kind = kind_called(called);
        if (!kind) return wrong({fault::no_kind_of_event, {fact("given", std::string(called))}});
        Event e{.kind = *kind};
        const Form form = form_of(*kind);
        if (!read_player(e)) return wrong({fault::no_player});
        if (e.by == Color::empty && needs_player(*kind)) return wrong({fault::player_missing});
        if (form.number && !read_number(e.number, 10)) return wrong({fault::number_missing});
        if (form.hash && !read_number(e.hash, 16)) return wrong({fault::hash_missing});
        if (form.point && !read_point(e.at)) return wrong({fault::point_missing});
        if (form.points && !read_points(e, form.status)) return wrong({fault::point_missing});
        if (form.status && !read_status(e)) return wrong({fault::status_missing});
        if (form.words) read_words(e);
        if (form.stands && says(let_stand)) e.words = std::string(let_stand);
        if (e.kind == EventKind::ruling && e.number == 0 && e.by == Color::empty)
            return wrong({fault::winner_missing});
        skip_blanks();
        if (!left_.empty()) return wrong({fault::too_much, {fact("given", std::string(left_))}});
        return e;
    }

private:
    tl::unexpected<BadInput> wrong(Message what) const {
        return failure(bad_input(1, static_cast<int>(word_at_) + 1, std::move(what)));
    }

    void skip_blanks() {
        while (!left_.empty() && left_.front() == ' ') left_.remove_prefix(1);
        word_at_ = line_.size() - left_.size();
    }

    std::string_view next_word() {
        skip_blanks();
        const std::string_view found = left_.substr(0, left_.find(' '));
        left_.remove_prefix(found.size());
        return found;
    }

    // Is that word all that is left?
    bool says(std::string_view word) {
        skip_blanks();
        if (left_ != word) return false;
        left_ = {};
        return true;
    }

    bool read_player(Event& e) {
        const std::string_view player = next_word();
        if (player == "B")
            e.by = Color::black;
        else if (player == "W")
            e.by = Color::white;
        return e.by != Color::empty || player == "-";
    }

    template <class T>
    bool read_number(T& number, int base) {
        const std::string_view text = next_word();
        const auto read = std::from_chars(text.data(), text.data() + text.size(), number, base);
        return read.ec == std::errc{} && read.ptr == text.data() + text.size() && !text.empty();
    }

    bool read_point(Point& at) {
        const auto found = point_named(next_word(), size_);
        if (found) at = *found;
        return found.has_value();
    }

    // All that is left, less the one blank before it.
    void read_words(Event& e) {
        if (!left_.empty()) left_.remove_prefix(1);
        e.words = unescaped(std::exchange(left_, {}));
    }

    bool is_at_status() const { return left_.starts_with(dead_word) || left_.starts_with(alive_word); }

    bool read_status(Event& e) {
        const std::string_view status = next_word();
        e.number = status == alive_word ? ruled_alive : ruled_dead;
        return status == alive_word || status == dead_word;
    }

    bool read_points(Event& e, bool up_to_status) {
        std::vector<Point> points;
        for (skip_blanks(); !left_.empty() && !(up_to_status && is_at_status()); skip_blanks()) {
            Point at;
            if (!read_point(at)) return false;
            points.push_back(at);
        }
        e.points = std::move(points);
        return true;
    }

    std::string_view line_;
    std::string_view left_;
    std::size_t word_at_ = 0;
    Size size_;
};

}  // namespace

bool needs_player(EventKind kind) {
    switch (kind) {
        case EventKind::setup:
        case EventKind::handicap:
        case EventKind::group_agreed:
        case EventKind::analysis_agreed:
        case EventKind::end_agreed:
        case EventKind::no_result_agreed:
        case EventKind::both_lose:
        case EventKind::ruling:
        case EventKind::annulled:
        case EventKind::status_ruled: return false;
        case EventKind::turn:
        case EventKind::nigiri:
        case EventKind::play:
        case EventKind::pass:
        case EventKind::button:
        case EventKind::resign:
        case EventKind::timeout:
        case EventKind::forfeit:
        case EventKind::undo_asked:
        case EventKind::undo_granted:
        case EventKind::marks_proposed:
        case EventKind::marks_accepted:
        case EventKind::resume:
        case EventKind::penalty:
        case EventKind::breach:
        case EventKind::award:
        case EventKind::resumed_by_ruling: break;
    }
    return true;
}

std::string event_line(const Event& e, Size size) {
    const Form form = form_of(e.kind);
    std::string line(word_of(e.kind));
    line += is_stone(e.by) ? std::string{' ', letter(e.by)} : " -";
    if (form.number) line += " " + std::to_string(e.number);
    if (form.hash) line += " " + hexadecimal(e.hash);
    if (form.point) line += " " + name(e.at, size);
    if (form.points)
        for (Point p : *e.points) line += " " + name(p, size);
    if (form.status) line += " " + std::string(e.number == ruled_alive ? alive_word : dead_word);
    if (form.stands && *e.words == let_stand) line += " " + std::string(let_stand);
    if (form.words && !e.words->empty()) line += " " + escaped(*e.words);
    return line;
}

Result<Event, BadInput> event_in_line(std::string_view line, Size size) {
    return EventReader(line, size).read();
}

}  // namespace shinpan::formats
