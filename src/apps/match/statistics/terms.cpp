#include "apps/match/statistics/terms.hpp"

#include "apps/match/run/json_values.hpp"
#include "base/json_writer.hpp"
#include "engines/gtp/protocol.hpp"
#include "go/game/game.hpp"
#include "go/rules/handicap.hpp"
#include "referee/report/report.hpp"

#include <boost/json.hpp>

namespace shinpan::inline apps::match {
namespace {

namespace json = boost::json;

constexpr std::string_view number_place = "{game}";
constexpr std::string_view kind = "shinpan match";
constexpr const char* key_of_colors = "colours";  // as in the files of every match so far

void number_or_null(JsonWriter& out, std::string_view key, const std::optional<int>& number) {
    out.key(key);
    if (number)
        out.number(*number);
    else
        out.null();
}

void texts(JsonWriter& out, std::string_view key, const std::vector<std::string>& all) {
    out.key(key).begin_array();
    for (const std::string& one : all) out.text(one);
    out.end_array();
}

std::vector<std::string> texts_at(const json::object& from, const char* key) {
    std::vector<std::string> all;
    for (const json::value& one : from.at(key).as_array()) all.emplace_back(one.as_string());
    return all;
}

// 0: no limit; nothing: what is usual.
void read_memory(std::optional<int> mib, MatchTerms& terms) {
    if (mib == 0)
        terms.within.memory_mib = 0;
    else
        terms.limits.memory_mib = mib;
}

BadInput bad(std::string what) { return {0, 0, std::move(what)}; }

// Throws where a value is none.
template <class Value, class Error>
Value sure(Result<Value, Error> value) {
    if (!value) throw json::system_error(json::error::incomplete);
    return *std::move(value);
}

MatchTerms terms_in(const json::object& from) {
    if (text_at(from, "kind") != kind) throw json::system_error(json::error::incomplete);
    MatchTerms terms;
    terms.commands = {text_at(from, "a"), text_at(from, "b")};
    terms.rules = text_at(from, "rules");
    const json::array& size = from.at("size").as_array();
    terms.size = {size.at(0).to_number<std::uint8_t>(), size.at(1).to_number<std::uint8_t>()};
    terms.komi = {number_at(from, "komi_half")};
    terms.handicap = number_at(from, "handicap");
    terms.openings = text_at(from, "openings");
    terms.colors = colors_in(text_at(from, key_of_colors)).value();
    terms.time = {sure(time_control_in(text_at(from, "time_a"))),
                  sure(time_control_in(text_at(from, "time_b")))};
    terms.by_cpu = text_at(from, "clock") == "cpu";
    terms.grace = from.at("grace_ms").to_number<Milliseconds>();
    terms.longest_move = from.at("longest_move_ms").to_number<Milliseconds>();
    terms.most_moves = number_at(from, "most_moves");
    terms.dead = text_at(from, "dead");
    terms.sandbox = from.at("sandbox").as_bool();
    terms.limits.cpu_seconds = number_or_none(from, "cpu_seconds");
    read_memory(number_or_none(from, "memory_mib"), terms);
    if (from.contains("processes")) terms.within.processes = number_at(from, "processes");
    if (from.contains("scratch_mib")) terms.within.scratch_mib = number_at(from, "scratch_mib");
    if (from.contains("read")) terms.within.read = texts_at(from, "read");
    if (from.contains("environment")) terms.within.environment = texts_at(from, "environment");
    terms.fresh = from.at("fresh").as_bool();
    terms.games = number_at(from, "games");
    if (const json::array* test = from.at("test").if_array())
        terms.test = {.elo0 = decimal_in(test->at(0)), .elo1 = decimal_in(test->at(1))};
    if (!is_playable(terms.size.cols, terms.size.rows)) throw json::system_error(json::error::incomplete);
    return terms;
}

// The first that the rules refuse.
Result<Game, BadInput> played(const std::vector<Event>& events, const Ruleset& rules, Size size,
                              HalfPoints komi) {
    Game game(rules, size, {.komi = komi});
    for (const Event& event : events) {
        const auto done = game.apply(event);
        if (done) continue;
        const int move = is_move(event.kind) ? game.tally().moves + 1 : 0;
        return failure(bad(refusal_in_words({.move = move, .refusal = done.error()}, size)));
    }
    if (game.is_over() || game.stage().phase != Phase::play)
        return failure(bad("play has stopped at its end, so that nothing is left to play"));
    return game;
}

}  // namespace

std::string_view word_of(Colors colors) {
    switch (colors) {
        case Colors::alternate: return "alternate";
        case Colors::a_black: return "a-black";
        case Colors::b_black: return "b-black";
    }
    return {};
}

std::optional<Colors> colors_in(std::string_view wanted) {
    for (const Colors colors : {Colors::alternate, Colors::a_black, Colors::b_black})
        if (word_of(colors) == wanted) return colors;
    return {};
}

std::string to_json(const MatchTerms& terms) {
    std::string text;
    JsonWriter out(text);
    out.begin_object().key("kind").text(kind);
    out.key("a").text(terms.commands[0]).key("b").text(terms.commands[1]);
    out.key("rules").text(terms.rules).key("size").begin_array();
    out.number(terms.size.cols).number(terms.size.rows).end_array();
    out.key("komi_half").number(terms.komi.halves).key("handicap").number(terms.handicap);
    out.key("openings").text(terms.openings).key(key_of_colors).text(word_of(terms.colors));
    out.key("time_a").text(to_text(terms.time[0])).key("time_b").text(to_text(terms.time[1]));
    out.key("clock").text(terms.by_cpu ? "cpu" : "wall").key("grace_ms").number(terms.grace);
    out.key("longest_move_ms").number(terms.longest_move).key("most_moves").number(terms.most_moves);
    out.key("dead").text(terms.dead).key("sandbox").boolean(terms.sandbox);
    number_or_null(out, "cpu_seconds", terms.limits.cpu_seconds);
    number_or_null(out, "memory_mib",
                   terms.within.memory_mib == 0 ? std::optional(0) : terms.limits.memory_mib);
    out.key("processes").number(terms.within.processes).key("scratch_mib").number(terms.within.scratch_mib);
    texts(out, "read", terms.within.read);
    texts(out, "environment", terms.within.environment);
    out.key("fresh").boolean(terms.fresh).key("games").number(terms.games).key("test");
    if (terms.test)
        out.begin_array().decimal(terms.test->elo0, 2).decimal(terms.test->elo1, 2).end_array();
    else
        out.null();
    out.end_object();
    return text + "\n";
}

Result<MatchTerms, BadInput> match_terms_in(std::string_view text) {
    try {
        return terms_in(json::parse(text).as_object());
    } catch (const std::bad_alloc&) {
        throw;  // that says nothing of the text
    } catch (const std::exception&) {
        return failure(bad("holds no terms of a match"));
    }
}

Pairing pairing_of(int number, Colors colors, int openings) {
    const int index = number - 1;
    Pairing pairing{.number = number};
    switch (colors) {
        case Colors::alternate: pairing.black = index % 2 == 0 ? Side::a : Side::b; break;
        case Colors::a_black: pairing.black = Side::a; break;
        case Colors::b_black: pairing.black = Side::b; break;
    }
    const int turn = colors == Colors::alternate ? index / 2 : index;
    if (openings > 0) pairing.opening = turn % openings + 1;
    return pairing;
}

bool has_number(std::string_view command) { return command.find(number_place) != std::string_view::npos; }

std::string with_number(std::string_view command, int number) {
    std::string made(command);
    const std::string text = std::to_string(number);
    for (std::size_t at = made.find(number_place); at != std::string::npos; at = made.find(number_place, at))
        made.replace(at, number_place.size(), text);
    return made;
}

Result<std::vector<Event>, BadInput> opening_in(const Record& record, const Ruleset& rules, Size size,
                                                HalfPoints komi) {
    if (!(record.size == size))
        return failure(bad("is on a board of " + std::to_string(record.size.cols) + "x" +
                           std::to_string(record.size.rows) + "; name that with --size"));
    std::vector<Event> events;
    for (const Event& event : record.events) {
        if (event.kind == EventKind::setup && event.by == Color::empty)
            return failure(bad("takes stones off (AE), which no engine can be told"));
        if (is_move(event.kind) || event.kind == EventKind::setup || event.kind == EventKind::handicap ||
            event.kind == EventKind::turn)
            events.push_back(event);
    }
    const auto game = played(events, rules, size, komi);
    if (!game) return failure(game.error());
    return events;
}

Result<std::vector<Event>, BadInput> handicap_opening(int stones, const Ruleset& rules, Size size,
                                                      HalfPoints komi) {
    const Placement placement = rules.handicap.is.placement;
    if (placement == Placement::none || placement == Placement::white_passes)
        return failure(bad("these rules put no handicap stones on the board before the game"));
    const std::vector<Point> points = customary_handicap(stones, size, placement);
    if (points.empty())
        return failure(bad("a board of this size has no points for a handicap of " + std::to_string(stones)));
    const std::vector<Event> events{
        {.kind = EventKind::handicap, .by = Color::black, .number = stones, .points = points}};
    const auto game = played(events, rules, size, komi);
    if (!game) return failure(game.error());
    return events;
}

}  // namespace shinpan::apps::match
