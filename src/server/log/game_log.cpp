#include "server/log/game_log.hpp"

#include "formats/record/event_line.hpp"
#include "go/score/score.hpp"
#include "go/table/offers.hpp"
#include "go/table/settlement.hpp"

#include <charconv>
#include <utility>

namespace shinpan::server {
namespace {

constexpr std::string_view start_word = "start ";

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
// says, but whoever writes down a game that was played elsewhere.
bool may_say(Author author, const Event& e) {
    switch (speaker_of(e.kind)) {
        case Speaker::player: return player_of(author) == e.by && e.words->empty();
        case Speaker::opponent: return is_stone(e.by) && player_of(author) == other(e.by);
        case Speaker::both: return false;
        case Speaker::clock:
        case Speaker::host: return author == Author::server;
        case Speaker::arbiter: return author == Author::referee || author == Author::server;
    }
    return false;
}

bool is_player(Author author) { return player_of(author) != Color::empty; }

}  // namespace

std::string_view word_of(NotTaken why) {
    switch (why) {
        case NotTaken::unreadable: return "unreadable";
        case NotTaken::not_yours: return "not_yours";
        case NotTaken::refused: return "refused";
        case NotTaken::paused: return "paused";
        case NotTaken::not_paused: return "not_paused";
        case NotTaken::out_of_time: return "out_of_time";
    }
    return {};
}

GameLog::GameLog(const GameConditions& conditions, std::string name, Digest digest)
    : name_(std::move(name)),
      digest_(digest),
      conditions_(conditions),
      table_(game_under(conditions)),
      clocks_{PlayerClock(conditions.clock), PlayerClock(conditions.clock)} {}

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
        if (entry.number != number) return bad(number, "entry " + std::to_string(number) + " is missing");
        auto taken = log.carry_out(entry.author, entry.text, entry.charged);
        if (!taken)
            return bad(number, "entry " + std::to_string(number) +
                                   " is not possible: " + std::string(word_of(taken.error().why)));
        log.enter(std::move(entry), std::move(*taken));
    }
    return log;
}

Result<void, LogRefusal> GameLog::take(Author author, std::string text, std::int64_t now,
                                       Milliseconds charged) {
    auto taken = carry_out(author, text, charged);
    if (!taken) return failure(std::move(taken.error()));
    enter({.number = last() + 1, .at = now, .author = author, .charged = charged, .text = std::move(text)},
          std::move(*taken));
    return {};
}

void GameLog::enter(LogEntry entry, std::string event) {
    events_.push_back(std::move(event));
    heads_.push_back(next_head(digest_, heads_.empty() ? name_ : heads_.back(), to_text(entry)));
    entries_.push_back(std::move(entry));
}

void GameLog::forget_last() {
    std::vector<LogEntry> kept(entries_.begin(), entries_.end() - 1);
    *this = *of(name_, digest_, std::move(kept));
}

GameLog::Taken GameLog::carry_out(Author author, std::string_view text, Milliseconds charged) {
    if (text == "go_on") return pause(author, false);
    if (after("pause", text)) return pause(author, true);
    if (is_paused_ && is_player(author)) return not_taken(NotTaken::paused);
    if (const auto rest = after("accept", text)) return accept(author, *rest);
    if (const auto rest = after("decline", text)) return decline(author, *rest);
    const auto offered = after("offer", text);
    const auto event = event_in_line(offered.value_or(text), conditions_.size);
    if (!event) return not_taken(NotTaken::unreadable);
    return offered ? offer(author, *event) : say(author, *event, charged);
}

GameLog::Taken GameLog::say(Author author, const Event& event, Milliseconds charged) {
    if (!may_say(author, event)) return not_taken(NotTaken::not_yours);
    const bool runs =
        is_move(event.kind) && is_stone(event.by) && conditions_.clock.system != TimeSystem::unlimited;
    PlayerClock clock = clocks_[runs ? index_of(event.by) : 0];
    if (runs && !clock.spend(charged)) return not_taken(NotTaken::out_of_time);
    if (auto done = table_.apply(event); !done) return refused(done.error());
    if (runs) clocks_[index_of(event.by)] = clock;
    return event_line(event, conditions_.size);
}

GameLog::Taken GameLog::offer(Author author, const Event& event) {
    if (!is_player(author)) return not_taken(NotTaken::not_yours);
    const auto made = table_.offer(player_of(author), event);
    if (!made) return refused(made.error());
    const bool is_of_both = speaker_of(event.kind) == Speaker::both;
    return is_of_both ? std::string() : event_line(event, conditions_.size);
}

GameLog::Taken GameLog::accept(Author author, std::string_view rest) {
    if (!is_player(author)) return not_taken(NotTaken::not_yours);
    const std::size_t blank = rest.find(' ');
    const auto number = number_in(rest.substr(0, blank));
    if (!number || blank == std::string_view::npos) return not_taken(NotTaken::unreadable);
    const auto event = event_in_line(rest.substr(blank + 1), conditions_.size);
    if (!event) return not_taken(NotTaken::unreadable);
    const auto taken = table_.accept(player_of(author), *number, *event);
    if (!taken) return refused(taken.error());
    return event_line(*taken, conditions_.size);
}

GameLog::Taken GameLog::decline(Author author, std::string_view text) {
    if (!is_player(author)) return not_taken(NotTaken::not_yours);
    const auto number = number_in(text);
    if (!number) return not_taken(NotTaken::unreadable);
    if (!table_.close(*number)) return refused(Refusal{.why = Why::not_now, .by = player_of(author)});
    return std::string();
}

GameLog::Taken GameLog::pause(Author author, bool pauses) {
    if (is_player(author)) return not_taken(NotTaken::not_yours);
    if (pauses == is_paused_) return not_taken(pauses ? NotTaken::paused : NotTaken::not_paused);
    is_paused_ = pauses;
    return std::string();
}

bool GameLog::is_closed() const { return settlement(game()).state == Settling::settled; }

GameResult GameLog::result() const {
    if (!game().is_over()) return {};
    if (game().outcome().how != Ended::scored) return result_of(game().outcome());
    return result_of(game(), score(game().rules(), game().finish()));
}

}  // namespace shinpan::server
