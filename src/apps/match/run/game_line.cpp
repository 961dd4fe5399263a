#include "apps/match/run/game_line.hpp"

#include "apps/match/run/json_values.hpp"
#include "base/hash.hpp"
#include "base/json_writer.hpp"
#include "base/text.hpp"

#include <boost/json.hpp>

#include <algorithm>

namespace shinpan::inline apps::match {
namespace {

namespace json = boost::json;

constexpr std::string_view outcomes[]{"won", "drawn", "lost", "none"};
constexpr int digits = 3;  // of seconds

std::string hash_of_moves(const std::vector<Event>& events) {
    Fnv1a hash;
    for (const Event& event : events) {
        hash.add(static_cast<unsigned>(event.kind));
        hash.add(static_cast<unsigned>(event.by));
        hash.add(event.kind == EventKind::play ? event.at.index : 0U);
        for (const Point p : *event.points) hash.add(p.index);
    }
    return hexadecimal(hash.value(), 16);
}

OutcomeForA outcome_for_a(const PlayedGame& played, Side black) {
    if (is_drawn(played)) return OutcomeForA::drawn;
    const Color winner = winner_of(played);
    if (winner == Color::empty) return OutcomeForA::none;
    const Side won = winner == Color::black ? black : other(black);
    return won == Side::a ? OutcomeForA::won : OutcomeForA::lost;
}

PartOfGame part_of(const PlayedGame& played, Color color) {
    PartOfGame part{.said = played.said[index_of(color)],
                    .disagrees = std::string(disagreement(played, color)),
                    .notes = played.notes[index_of(color)]};
    for (const Thinking& took : played.thinking) {
        if (took.by != color) continue;
        ++part.moves;
        part.wall += took.wall;
        part.cpu += took.cpu;
        part.longest_wall = std::max(part.longest_wall, took.wall);
        part.longest_cpu = std::max(part.longest_cpu, took.cpu);
    }
    return part;
}

void text_or_null(JsonWriter& out, std::string_view key, std::string_view text) {
    out.key(key);
    if (text.empty())
        out.null();
    else
        out.text(text);
}

void write_part(JsonWriter& out, const PartOfGame& part) {
    out.begin_object();
    text_or_null(out, "final_score", part.said);
    text_or_null(out, "disagrees", part.disagrees);
    out.key("moves").number(part.moves);
    out.key("wall").decimal(part.wall, digits).key("cpu").decimal(part.cpu, digits);
    out.key("longest_wall").decimal(part.longest_wall, digits);
    out.key("longest_cpu").decimal(part.longest_cpu, digits).key("notes").begin_array();
    for (const std::string& note : part.notes) out.text(note);
    out.end_array().end_object();
}

// Reading throws where the text is not ours; it is caught in one place.
Side side_in(const std::string& word) { return word == "B" ? Side::b : Side::a; }

PartOfGame part_in(const json::object& from) {
    std::vector<std::string> notes;
    for (const json::value& note : from.at("notes").as_array()) notes.emplace_back(note.as_string());
    return {.said = text_or_empty(from, "final_score"),
            .disagrees = text_or_empty(from, "disagrees"),
            .moves = number_at(from, "moves"),
            .wall = decimal_in(from.at("wall")),
            .cpu = decimal_in(from.at("cpu")),
            .longest_wall = decimal_in(from.at("longest_wall")),
            .longest_cpu = decimal_in(from.at("longest_cpu")),
            .notes = std::move(notes)};
}

GameLine line_in(const json::object& from) {
    GameLine line;
    line.pairing.number = number_at(from, "game");
    line.pairing.black = side_in(text_at(from, "black"));
    line.pairing.opening = number_or_none(from, "opening");
    const auto* const outcome = std::find(std::begin(outcomes), std::end(outcomes), text_at(from, "a"));
    if (outcome == std::end(outcomes)) throw json::system_error(json::error::incomplete);
    line.outcome = static_cast<OutcomeForA>(outcome - std::begin(outcomes));
    line.result = text_at(from, "result");
    line.ended = text_at(from, "ended");
    line.basis = text_or_empty(from, "basis");
    line.grade = text_or_empty(from, "grade");
    line.confidence = number_or_none(from, "confidence").value_or(0);
    if (const json::object* fault = from.at("fault").if_object()) {
        line.fault = text_at(*fault, "kind");
        line.at_fault = side_in(text_at(*fault, "by"));
        line.why = text_at(*fault, "what");
    }
    line.moves = number_at(from, "moves");
    line.hash = text_at(from, "hash");
    const json::object& engines = from.at("engines").as_object();
    for (const Side side : {Side::a, Side::b})
        line.parts[index_of(side)] = part_in(engines.at(name(side)).as_object());
    line.sgf = text_at(from, "sgf");
    return line;
}

}  // namespace

GameLine line_of(const PlayedGame& played, const Pairing& pairing, const std::string& sgf) {
    const Verdict& verdict = played.verdict;
    GameLine line;
    line.pairing = pairing;
    line.outcome = outcome_for_a(played, pairing.black);
    line.result = to_text(verdict.result);
    line.ended = ended_word(verdict);
    if (verdict.result.basis) line.basis = word_of(*verdict.result.basis);
    if (const auto& estimate = verdict.estimate) {
        line.confidence = estimate->percent;
        if (estimate->proof) line.grade = word_of(estimate->proof->grade);
    }
    if (played.fault) {
        line.fault = word_of(played.fault->kind);
        line.at_fault = played.at_fault == Color::black ? pairing.black : other(pairing.black);
        line.why = played.fault->what;
    }
    line.moves = verdict.play.moves;
    line.hash = hash_of_moves(played.record.events);
    line.parts[index_of(pairing.black)] = part_of(played, Color::black);
    line.parts[index_of(other(pairing.black))] = part_of(played, Color::white);
    line.sgf = sgf;
    return line;
}

std::string to_json(const GameLine& line) {
    std::string text;
    JsonWriter out(text);
    out.begin_object().key("game").number(line.pairing.number);
    out.key("black").text(name(line.pairing.black)).key("opening");
    if (line.pairing.opening)
        out.number(*line.pairing.opening);
    else
        out.null();
    out.key("a").text(outcomes[static_cast<std::size_t>(line.outcome)]);
    out.key("result").text(line.result).key("ended").text(line.ended);
    text_or_null(out, "basis", line.basis);
    text_or_null(out, "grade", line.grade);
    out.key("confidence");
    if (line.basis == word_of(Basis::estimated))
        out.number(line.confidence);
    else
        out.null();
    out.key("fault");
    if (line.fault.empty()) {
        out.null();
    } else {
        out.begin_object().key("kind").text(line.fault).key("by").text(name(line.at_fault));
        out.key("what").text(line.why).end_object();
    }
    out.key("moves").number(line.moves).key("hash").text(line.hash).key("engines").begin_object();
    for (const Side side : {Side::a, Side::b}) {
        out.key(name(side));
        write_part(out, line.parts[index_of(side)]);
    }
    out.end_object().key("sgf").text(line.sgf).end_object();
    return text + "\n";
}

Result<GameLine, BadInput> game_line_in(std::string_view text) {
    try {
        return line_in(json::parse(text).as_object());
    } catch (const std::bad_alloc&) {
        throw;  // that says nothing of the text
    } catch (const std::exception&) {
        return failure(BadInput{0, 0, "is not a line of a match"});
    }
}

}  // namespace shinpan::apps::match
