#include "server/log/game_log.hpp"

#include "formats/record/event_line.hpp"
#include "go/score/score.hpp"
#include "go/table/offers.hpp"
#include "go/table/settlement.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

namespace shinpan::server {
namespace {

constexpr std::string_view start_word = "start ";
constexpr std::string_view claim_word = "claim", adjourn_word = "adjourn";
constexpr int most_correction = 86'400;  // seconds that a referee gives or takes at a time

tl::unexpected<LogRefusal> not_taken(NotTaken why) { return failure(LogRefusal{.why = why}); }

tl::unexpected<LogRefusal> refused(Refusal by_rules) {
    return failure(LogRefusal{.why = NotTaken::refused, .by_rules = std::move(by_rules)});
}

// The rest of a text that begins with that word and a blank.
std::optional<std::string_view> after(std::string_view word, std::string_view text) {
    if (!text.starts_with(word) || text.size() <= word.size() || text[word.size()] != ' ') return {};
    return text.substr(word.size() + 1);
}

std::optional<int> number_in(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return {};
    return number;
}

// May they say it, whatever the rules make of it? That a play stands against the rules nobody at a table
// says, but whoever writes down a game that was played elsewhere. A play against the rules is refused here,
// so that no player can claim that the other made one: the referee alone can find it.
bool may_say(Author author, const Event& e) {
    switch (speaker_of(e.kind)) {
        case Speaker::player: return player_of(author) == e.by && e.words->empty();
        case Speaker::opponent: return author == Author::referee;
        case Speaker::both: return false;
        case Speaker::clock:
        case Speaker::host: return author == Author::server;
        case Speaker::arbiter: return author == Author::referee || author == Author::server;
    }
    return false;
}

bool is_player(Author author) { return player_of(author) != Color::empty; }

}  // namespace

std::optional<int> seconds_of_absence(std::string_view text) {
    auto seconds = after(claim_word, text);
    if (!seconds) seconds = after(adjourn_word, text);
    return seconds ? number_in(*seconds) : std::nullopt;
}

GameLog::GameLog(const GameConditions& conditions, std::string name, Digest digest)
    : name_(std::move(name)),
      digest_(digest),
      conditions_(conditions),
      table_(game_under(conditions)),
      clocks_(conditions.clock) {}

GameLog GameLog::begin(const GameConditions& conditions, std::string name, Digest digest, std::int64_t now) {
    GameLog log(conditions, std::move(name), digest);
    log.enter({.number = 1, .at = now, .text = std::string(start_word) + to_text(conditions)}, {});
    return log;
}

Result<GameLog, BadInput> GameLog::of(std::string name, Digest digest, std::vector<LogEntry> entries) {
    const auto bad = [](int number, std::string what) {
        return failure(BadInput{.line = number, .what = what});
    };
    if (entries.empty() || !entries[0].text.starts_with(start_word) || entries[0].number != 1)
        return bad(1, "a log begins with the start of a game");
    auto conditions = game_conditions_in(std::string_view(entries[0].text).substr(start_word.size()));
    if (!conditions) return bad(1, conditions.error().what);
    GameLog log(*conditions, std::move(name), digest);
    log.enter(std::move(entries[0]), {});
    for (std::size_t i = 1; i < entries.size(); ++i) {
        LogEntry& entry = entries[i];
        const int number = log.last() + 1;
        const std::string what = "entry " + std::to_string(number);
        if (entry.number != number) return bad(number, what + " is missing");
        const auto done = log.carry_out(entry);
        if (!done) return bad(number, what + " is not possible: " + std::string(word_of(done.error().why)));
        if (done->charged != entry.charged) return bad(number, what + " costs what nobody's turn took");
        log.enter(std::move(entry), done->event);
    }
    return log;
}

Result<void, LogRefusal> GameLog::take(Author author, std::string text, std::int64_t now,
                                       Milliseconds elapsed) {
    LogEntry entry{
        .number = last() + 1, .at = now, .author = author, .charged = elapsed, .text = std::move(text)};
    auto done = carry_out(entry);
    if (!done) return failure(std::move(done.error()));
    entry.charged = done->charged;
    enter(std::move(entry), done->event);
    return {};
}

void GameLog::enter(LogEntry entry, const std::optional<Event>& event) {
    last_event_ = event ? std::optional(event->kind) : std::nullopt;
    events_.push_back(event ? event_line(*event, conditions_.size) : std::string());
    if (event && is_move(event->kind)) moves_.push_back(entry.number);
    heads_.push_back(next_head(digest_, heads_.empty() ? name_ : heads_.back(), to_text(entry)));
    entries_.push_back(std::move(entry));
}

void GameLog::forget_last() {
    std::vector<LogEntry> kept(entries_.begin(), entries_.end() - 1);
    *this = *of(name_, digest_, std::move(kept));
}

// What the entry says, with what the running clock pays for it; `charged` is what has run of the turn.
Result<GameLog::Effect, LogRefusal> GameLog::carry_out(const LogEntry& entry) {
    const Color was_running = running();
    const int moves = game().tally().moves;
    auto event = take_words(entry);
    if (!event) return failure(std::move(event.error()));
    if (*event) sitting_.note_event(game(), entry.at);
    const bool is_taken_back = game().tally().moves < moves;
    const bool is_move_of_turn = *event && is_move((*event)->kind) && (*event)->by == was_running;
    if (is_move_of_turn || is_taken_back || running() != was_running) turn_began_ = entry.number;
    const Milliseconds charged =
        turn_began_ == entry.number ? charge(was_running, is_move_of_turn, entry.charged) : 0;
    if (is_taken_back) clocks_.take_back_to(game().tally().moves);
    return Effect{std::move(*event), charged};
}

GameLog::Taken GameLog::take_words(const LogEntry& entry) {
    const auto& [number, at, author, charged, text] = entry;
    if (Sitting::is_text(text)) {
        if (const auto done = sitting_.take(author, text, game(), {number, at}); !done)
            return not_taken(done.error());
        return std::nullopt;
    }
    if (sitting_.is_aborted()) return not_taken(NotTaken::not_now);
    if (const auto rest = after("time", text)) return correct_time(author, *rest);
    if (const auto seconds = after(claim_word, text)) return take_absence(entry, *seconds, true);
    if (const auto seconds = after(adjourn_word, text)) return take_absence(entry, *seconds, false);
    const auto offered = after("offer", text);
    const auto event = event_in_line(offered.value_or(text), conditions_.size);
    const bool resigns = event && !offered && event->kind == EventKind::resign;
    if (is_paused() && is_player(author) && !resigns) return not_taken(NotTaken::paused);
    if (const auto rest = after("accept", text)) return accept(author, *rest);
    if (const auto rest = after("decline", text)) return decline(author, *rest);
    if (!event) return not_taken(NotTaken::unreadable);
    return offered ? offer(author, *event) : say(entry, *event);
}

// A move ends its player's turn. What takes moves back, or has the clock stop or another one run, breaks the
// turn off: what has run of it is used.
Milliseconds GameLog::charge(Color was_running, bool is_move_of_turn, Milliseconds elapsed) {
    if (!is_stone(was_running)) return 0;
    const Milliseconds charged = std::min(elapsed, clocks_.of(was_running).until_loss());
    if (is_move_of_turn)
        (void)clocks_.make(was_running, game().tally().moves, charged);
    else
        (void)clocks_.run(was_running, charged);
    return charged;
}

GameLog::Taken GameLog::say(const LogEntry& entry, const Event& event) {
    if (event.kind == EventKind::handicap && entry.author != Author::server)
        return place_stones(entry.author, event);
    if (!may_say(entry.author, event)) return not_taken(NotTaken::not_yours);
    if (is_move(event.kind) && awaits_stones()) return not_taken(NotTaken::not_now);
    const Color runs = running();
    if (is_move(event.kind) && is_stone(runs) && event.by == runs &&
        entry.charged > clocks_.of(runs).until_loss())
        return not_taken(NotTaken::out_of_time);
    if (auto done = table_.apply(event); !done) return refused(done.error());
    if (event.kind == EventKind::penalty && entry.author == Author::server)
        overtime_points_[index_of(event.by)] += event.number;
    return event;
}

// As many as were agreed on, each on a point of its own.
GameLog::Taken GameLog::place_stones(Author author, const Event& stones) {
    if (author != Author::black || !conditions_.black_places) return not_taken(NotTaken::not_yours);
    if (!awaits_stones()) return not_taken(NotTaken::not_now);
    if (stones.number != conditions_.handicap || stones.points->empty())
        return refused(
            {.why = Why::too_many_stones, .by = Color::black, .clause = conditions_.rules->handicap.clause});
    if (auto done = table_.apply(stones); !done) return refused(done.error());
    return stones;
}

GameLog::Taken GameLog::offer(Author author, const Event& event) {
    if (!is_player(author)) return not_taken(NotTaken::not_yours);
    const auto made = table_.offer(player_of(author), event);
    if (!made) return refused(made.error());
    return speaker_of(event.kind) == Speaker::both ? std::nullopt : std::optional(event);
}

GameLog::Taken GameLog::accept(Author author, std::string_view rest) {
    if (!is_player(author)) return not_taken(NotTaken::not_yours);
    const std::size_t blank = rest.find(' ');
    const auto number = number_in(rest.substr(0, blank));
    if (!number || blank == std::string_view::npos) return not_taken(NotTaken::unreadable);
    const auto event = event_in_line(rest.substr(blank + 1), conditions_.size);
    if (!event) return not_taken(NotTaken::unreadable);
    auto taken = table_.accept(player_of(author), *number, *event);
    if (!taken) return refused(taken.error());
    return std::optional(std::move(*taken));
}

GameLog::Taken GameLog::decline(Author author, std::string_view text) {
    if (!is_player(author)) return not_taken(NotTaken::not_yours);
    const auto number = number_in(text);
    if (!number) return not_taken(NotTaken::unreadable);
    if (!table_.close(*number)) return refused(Refusal{.why = Why::not_now, .by = player_of(author)});
    return std::nullopt;
}

// "W +60 WORDS": a player's main time, and seconds more or less; no clock has more than it began with.
GameLog::Taken GameLog::correct_time(Author author, std::string_view rest) {
    if (author != Author::referee) return not_taken(NotTaken::not_yours);
    const Color player = rest.starts_with("B ") ? Color::black : Color::white;
    const bool is_readable = rest.size() > 3 && (rest.starts_with("B ") || rest.starts_with("W ")) &&
                             (rest[2] == '+' || rest[2] == '-');
    if (!is_readable) return not_taken(NotTaken::unreadable);
    const bool is_less = rest[2] == '-';
    const std::string_view said = rest.substr(3);
    const auto seconds = number_in(said.substr(0, said.find(' ')));
    if (!seconds || *seconds < 0 || *seconds > most_correction) return not_taken(NotTaken::unreadable);
    if (!clocks_.are_limited() || game().is_over()) return not_taken(NotTaken::not_now);
    PlayerClock::Left left = clocks_.of(player).left();
    left.main += (is_less ? -1000 : 1000) * static_cast<Milliseconds>(*seconds);
    clocks_.set(player, PlayerClock::with_left(clocks_.control(), left));
    return std::nullopt;
}

// That the other player, on whom the game waits, has been away for so many seconds; whoever runs the log
// knows whether it is so.
GameLog::Taken GameLog::take_absence(const LogEntry& entry, std::string_view seconds, bool is_claim) {
    const Color player = player_of(entry.author);
    if (!is_stone(player)) return not_taken(NotTaken::not_yours);
    const auto away = number_in(seconds);
    if (!away) return not_taken(NotTaken::unreadable);
    const Color absent = other(player);
    if (conditions_.absence == 0 || *away < conditions_.absence || !waits_for(absent))
        return not_taken(NotTaken::not_now);
    if (!is_claim) {
        sitting_.adjourn();
        return std::nullopt;
    }
    Event event{.kind = EventKind::forfeit, .by = absent};
    event.words = "away for " + std::to_string(*away) + " seconds";
    if (auto done = table_.apply(event); !done) return refused(done.error());
    return std::optional(std::move(event));
}

bool GameLog::waits_for(Color player) const {
    const Rest rest = sitting_.rest();
    if (is_over() || !both_have_moved(game()) || rest == Rest::agreed || rest == Rest::referee) return false;
    if (rest == Rest::restart) return true;
    const Settlement ending = settlement(game());
    const bool has_mover = ending.state == Settling::moving || ending.state == Settling::resumed;
    if (has_mover) return game().to_move() == player;
    return ending.state != Settling::proposed || ending.by != player;
}

Color GameLog::running() const {
    if (is_paused() || sitting_.is_aborted() || !clocks_.are_limited() || awaits_stones())
        return Color::empty;
    const Settling state = settlement(game()).state;
    const bool moves = state == Settling::moving || state == Settling::resumed;
    return moves ? game().to_move() : Color::empty;
}

bool GameLog::is_closed() const {
    return sitting_.is_aborted() || settlement(game()).state == Settling::settled;
}

GameResult GameLog::result() const {
    if (sitting_.is_aborted()) return {.how = Ended::no_result};
    if (!game().is_over()) return {};
    if (game().outcome().how != Ended::scored) return result_of(game().outcome());
    return result_of(game(), score(game().rules(), game().finish()));
}

}  // namespace shinpan::server
