#include "server/core/played_game.hpp"

#include "formats/record/event_line.hpp"
#include "go/table/settlement.hpp"
#include "server/core/awaited.hpp"
#include "server/core/estimates.hpp"
#include "server/log/game_record.hpp"

#include <algorithm>
#include <utility>

namespace shinpan::server {
namespace {

constexpr std::size_t most_waiting = 16;
constexpr Milliseconds before_trying_again = 1000;  // what the disk has refused
constexpr Milliseconds marks_rest = 10'000;         // before changed marks may be accepted
constexpr Milliseconds patience = 180'000;          // with an end that nobody settles
constexpr int few_moves = 10;                       // within which whoever has asked to take back
constexpr int often = 2;                            // so many times asks again
constexpr Milliseconds asking_rest = 30'000;        // so long after the last time
constexpr std::string_view resign_begins = "resign ";
constexpr std::int64_t milliseconds_of_day = 86'400'000;
constexpr int entries_of_point = 10, entries_besides = 1000;  // that a log takes
constexpr Milliseconds short_return = 10'000;                 // by which an absence is not over

// So long after a turn began the clock has run out, or its overtime costs more; it was looked at `at` so
// long.
Milliseconds until_word(PlayerClock clock, Milliseconds at) {
    const Milliseconds loss = clock.until_loss() + 1;
    if (!clock.run(at)) return loss;
    const auto cost = clock.until_cost();
    return cost ? std::min(loss, at + *cost + 1) : loss;
}

// As many as any game takes, and no more: a log is read again whole.
int most_entries(const GameConditions& conditions) {
    return entries_of_point * conditions.size.area() + entries_besides;
}

NotDone not_done(const std::string& id, const std::string& game, NoCode code) {
    return {.id = id, .code = code, .game = game};
}

}  // namespace

PlayedGame::PlayedGame(GameLog log, std::array<Person, 2> seats, const std::vector<KeptEntry>& kept,
                       const Moment& now)
    : log_(std::move(log)), seats_(std::move(seats)), attendance_(now) {
    for (const KeptEntry& one : kept)
        if (!one.request.empty()) answered_[{one.person, one.request}] = one.entry.number;
    last_entry_ = now.steady;
    shown_ = last_for_onlookers();
    note_table();
    note_turn(now);
}

Color PlayedGame::seat_of(const std::string& person) const {
    for (const Color color : {Color::black, Color::white})
        if (seats_[index_of(color)].id == person) return color;
    return Color::empty;
}

KnownEntry PlayedGame::known(int number) const {
    const auto at = static_cast<std::size_t>(number) - 1;
    return {log_.entries()[at], log_.heads()[at], log_.events()[at]};
}

std::vector<KnownEntry> PlayedGame::entries_between(int after, int last) const {
    std::vector<KnownEntry> all;
    for (int next = after + 1; next <= last; ++next) all.push_back(known(next));
    return all;
}

void PlayedGame::note_table() {
    offers_.clear();
    for (const JointOffer& open : log_.table().open_offers())
        offers_.push_back({open.number, open.by, event_line(open.what, log_.conditions().size)});
    if (const auto& offer = log_.sitting().offer())
        offers_.push_back({table_offer, offer->by, std::string(word_of(*offer))});
    at_table_ = AtTable{.rest = log_.sitting().rest(),
                        .call = call() ? call()->number : 0,
                        .is_aborted = log_.sitting().is_aborted()};
    if (log_.conditions().clock.system == TimeSystem::unlimited) return;
    at_table_.clocks.emplace();
    for (const Color player : {Color::black, Color::white})
        at_table_.clocks->left[index_of(player)] = log_.clock(player).left();
}

AtTable PlayedGame::at_table(const Moment& now) const {
    AtTable table = at_table_;
    if (table.clocks) {
        table.clocks->running = running_;
        table.clocks->elapsed = elapsed(now);
    }
    if (is_stone(absent_) && !told_[index_of(absent_)])
        table.absence = Absence{absent_, now.steady - absent_since_};
    return table;
}

void PlayedGame::forget(const std::string& person, const Moment& now, Outbox& out) {
    for (Person& seat : seats_)
        if (seat.id == person) seat.name.clear();
    say_wish(now, out);
}

void PlayedGame::abandon(std::int64_t before, const Moment& now, Outbox& out) {
    is_abandoned_ = log_.entries().back().at < before;
    say_wish(now, out);
}

Evidence PlayedGame::evidence(const Moment& now) const {
    Evidence all{.game = name(), .since = attendance_.began()};
    for (const Color player : {Color::black, Color::white}) {
        const std::size_t i = index_of(player);
        all.players[i].away = attendance_.away(player, now);
        all.players[i].granted = lag_[i].granted();
        all.players[i].quota = lag_[i].left(allowance_[i]);
    }
    return all;
}

void PlayedGame::say(ConnectionId connection, const Person& person, Milliseconds allowance, const Say& said,
                     const Moment& now, Outbox& out) {
    const Color seat = seat_of(person.id);
    if (!is_stone(seat) && !person.judges)
        return out.send(connection, not_done(said.id, name(), NoCode::not_yours));
    Waiting asked{connection, person.id, is_stone(seat) ? author_of(seat) : Author::referee,
                  said,       now,       allowance};
    if (is_known(asked, out)) return;
    if (!on_its_way_) return judge(asked, out);
    if (waiting_.size() < most_waiting)
        waiting_.push_back(std::move(asked));
    else
        out.send(connection, not_done(said.id, name(), NoCode::too_fast));
}

// A request that was made before is answered as it was then, or will be, where it asks from now.
bool PlayedGame::is_known(const Waiting& asked, Outbox& out) {
    const auto is_same = [&](const Waiting& other) {
        return other.person == asked.person && other.said.id == asked.said.id;
    };
    if (on_its_way_ && on_its_way_->asked && is_same(*on_its_way_->asked)) {
        on_its_way_->asked->connection = asked.connection;
        return true;
    }
    const auto waiting = std::find_if(waiting_.begin(), waiting_.end(), is_same);
    if (waiting != waiting_.end()) {
        waiting->connection = asked.connection;
        return true;
    }
    const auto answered = answered_.find({asked.person, asked.said.id});
    if (answered == answered_.end()) return false;
    const int number = answered->second;
    out.send(asked.connection, Done{.id = asked.said.id,
                                    .game = name(),
                                    .number = number,
                                    .head = log_.heads()[static_cast<std::size_t>(number) - 1]});
    return true;
}

void PlayedGame::judge(const Waiting& asked, Outbox& out) {
    const auto no = [&](NotDone refusal) { out.send(asked.connection, std::move(refusal)); };
    if (asked.said.after != log_.last()) {
        NotDone behind = not_done(asked.said.id, name(), NoCode::behind);
        if (asked.said.after >= 0) behind.missed = entries_between(asked.said.after, committed());
        behind.offers = offers_;
        behind.table = at_table(asked.at);
        return no(std::move(behind));
    }
    const bool is_full = log_.last() >= most_entries(log_.conditions());
    if (is_full && is_stone(player_of(asked.author)) && !asked.said.text.starts_with(resign_begins))
        return no(not_done(asked.said.id, name(), NoCode::too_long));
    if (is_untrue(asked)) return no(not_done(asked.said.id, name(), NoCode::not_now));
    const Color player = player_of(asked.author);
    const bool is_thinking = is_stone(player) && player == running_;
    const Milliseconds took = elapsed(asked.at);
    Milliseconds gift = 0;
    if (is_thinking) {
        allowance_[index_of(player)] = asked.allowance;
        gift = lag_[index_of(player)].gift(took, asked.said.thought, asked.allowance);
    }
    const auto taken = log_.take(asked.author, asked.said.text, asked.at.calendar, took - gift);
    if (!taken) {
        NotDone refusal = not_done(asked.said.id, name(), no_code_of(taken.error().why));
        refusal.by_rules = taken.error().by_rules;
        return no(std::move(refusal));
    }
    if (is_thinking && log_.last_event() && is_move(*log_.last_event()))
        lag_[index_of(player)].spend(gift, asked.allowance);
    const bool comes_too_soon = is_too_soon(asked.at);
    if (!comes_too_soon && !asks_too_often()) return keep(asked, out);
    log_.forget_last();
    no(not_done(asked.said.id, name(), comes_too_soon ? NoCode::too_soon : NoCode::too_often));
}

// Marks that replace others can be accepted once the other player has had time to see it.
bool PlayedGame::is_too_soon(const Moment& now) const {
    return log_.last_event() == EventKind::marks_accepted && marks_changed_ &&
           now.steady - *marks_changed_ < marks_rest;
}

// The last entry asks to take moves back, and its player has asked for that often within few moves, and not
// long ago.
bool PlayedGame::asks_too_often() const {
    if (log_.last_event() != EventKind::undo_asked) return false;
    const std::vector<LogEntry>& entries = log_.entries();
    const LogEntry& asks = entries.back();
    int moves = 0, times = 0;
    for (auto entry = entries.rbegin() + 1; entry != entries.rend() && moves < few_moves; ++entry) {
        const std::string& line = log_.events()[static_cast<std::size_t>(entry->number) - 1];
        const auto event = event_in_line(line, log_.conditions().size);
        if (event && is_move(event->kind)) ++moves;
        if (!event || event->kind != EventKind::undo_asked || entry->author != asks.author) continue;
        if (times == 0 && asks.at - entry->at >= asking_rest) return false;
        if (++times == often) return true;
    }
    return false;
}

void PlayedGame::keep(std::optional<Waiting> asked, Outbox& out) {
    KeepEntry keep{.game = name(), .kept = {.entry = log_.entries().back(), .head = log_.head()}};
    if (asked) {
        keep.kept.person = asked->person;
        keep.kept.request = asked->said.id;
    }
    if (log_.is_over()) keep.result = to_text(log_.result());
    if (const auto& called = call()) keep.call = called->number;
    keep.kept.awaited = awaited_in(log_);
    keep.owes_estimate = needs_estimate(log_);
    const Ticket ticket = out.ask(std::move(keep));
    on_its_way_ = OnItsWay{ticket, std::move(asked)};
}

std::optional<Ticket> PlayedGame::on_its_way() const {
    if (!on_its_way_) return {};
    return on_its_way_->ticket;
}

bool PlayedGame::stored(const StoreAnswer& answer, const Moment& now, Outbox& out) {
    const OnItsWay sent = *std::exchange(on_its_way_, std::nullopt);
    if (std::holds_alternative<Kept>(answer)) {
        last_entry_ = now.steady;
        if (sent.asked) is_abandoned_ = false;
        if (log_.is_paused() || log_.is_over()) must_rest_ = false;
        note_table();
        note_turn(now);
        note_marks(now);
        note_absence(now);
        returned_.reset();
        tell_entered(now, out);
        if (sent.asked) {
            const Waiting& asked = *sent.asked;
            answered_[{asked.person, asked.said.id}] = log_.last();
            out.send(asked.connection,
                     Done{.id = asked.said.id, .game = name(), .number = log_.last(), .head = log_.head()});
        }
    } else {
        log_.forget_last();
        note_absence(now);
        if (sent.asked)
            out.send(sent.asked->connection, not_done(sent.asked->said.id, name(), NoCode::unstored));
        if (std::holds_alternative<Absent>(answer)) return false;
        if (!sent.asked) tries_again_ = now.steady + before_trying_again;
    }
    judge_next(out);
    say_wish(now, out);
    return true;
}

void PlayedGame::judge_next(Outbox& out) {
    while (!on_its_way_ && !waiting_.empty()) {
        const Waiting next = std::move(waiting_.front());
        waiting_.pop_front();
        judge(next, out);
    }
}

bool PlayedGame::is_at_rest() const {
    if (!watching_.empty() || on_its_way_ || !waiting_.empty() || tries_again_ || must_rest_ || call() ||
        estimating_ || (estimate_ && needs_estimate(log_)))
        return false;
    const Settling state = settlement(log_.game()).state;
    const bool moves = state == Settling::moving || state == Settling::resumed;
    const bool is_ended = log_.is_closed() || (state == Settling::open && !marks_changed_);
    return is_ended || (moves && !is_stone(log_.running()));
}

void PlayedGame::give_up(Outbox& out) {
    for (const Waiting& one : waiting_)
        out.send(one.connection, not_done(one.said.id, name(), NoCode::unstored));
    waiting_.clear();
}

// ---- time ----

// Clocks run once both players have been here.
Color PlayedGame::running() const { return have_met_ && !must_rest_ ? log_.running() : Color::empty; }

Milliseconds PlayedGame::elapsed(const Moment& now) const {
    return is_stone(running_) ? std::max<Milliseconds>(0, now.steady - running_since_) : 0;
}

// So long after the player's time a move of theirs may still come.
Milliseconds PlayedGame::grace() const {
    if (!is_stone(running_)) return 0;
    return lag_[index_of(running_)].left(allowance_[index_of(running_)]);
}

// The commit of an entry is what gives the turn: what it takes to reach the disk is nobody's time.
void PlayedGame::note_turn(const Moment& now) {
    const Color runs = running();
    if (runs != running_ || log_.turn_began() == log_.last()) {
        running_since_ = now.steady;
        looked_at_ = 0;
    }
    running_ = runs;
}

void PlayedGame::note_marks(const Moment& now) {
    std::optional<std::vector<Point>> marks;
    for (const JointOffer& open : log_.table().open_offers())
        if (open.what.kind == EventKind::marks_proposed) marks = *open.what.points;
    if (marks && marks_ && *marks != *marks_) marks_changed_ = now.steady;
    if (log_.last_event() && is_move(*log_.last_event())) marks_changed_.reset(), marks_.reset();
    if (marks) marks_ = std::move(marks);
}

// The player who keeps the other waiting: the game waits for them, and they alone are not here.
Color PlayedGame::waited_for() const {
    const std::array<bool, 2> here = present();
    for (const Color player : {Color::black, Color::white})
        if (!here[index_of(player)] && here[index_of(other(player))] && log_.waits_for(player)) return player;
    return Color::empty;
}

// Whoever comes back for a moment and goes again, and says nothing, was away all the time but that moment.
void PlayedGame::note_absence(const Moment& now) {
    if (log_.conditions().absence == 0) return;
    const std::array<bool, 2> here = present();
    const bool is_still = is_stone(absent_) && !here[index_of(absent_)] && here[index_of(other(absent_))];
    if (on_its_way_ && is_still) return;  // whom the game waits for is what the disk has
    const Color player = on_its_way_ ? Color::empty : waited_for();
    if (player == absent_) return;
    if (is_stone(absent_) && here[index_of(absent_)])
        returned_ = Return{.of = absent_, .absent_since = absent_since_, .at = now.steady};
    const bool is_gone_again =
        returned_ && returned_->of == player && now.steady - returned_->at < short_return;
    absent_since_ = is_gone_again ? returned_->absent_since + (now.steady - returned_->at) : now.steady;
    absent_ = player;
}

// Do they say that the other has been away for longer than that was so?
bool PlayedGame::is_untrue(const Waiting& asked) const {
    const auto seconds = seconds_of_absence(asked.said.text);
    if (!seconds) return false;
    const bool is_away = is_stone(absent_) && player_of(asked.author) == other(absent_);
    return !is_away || *seconds * Milliseconds{1000} > asked.at.steady - absent_since_;
}

std::optional<Milliseconds> PlayedGame::due() const {
    const auto word = word_due(), presence = presence_due();
    return word && presence ? std::min(word, presence) : word ? word : presence;
}

std::optional<Milliseconds> PlayedGame::word_due() const {
    if (on_its_way_) return {};
    if (tries_again_) return tries_again_;
    if (is_stone(running_)) return running_since_ + grace() + until_word(log_.clock(running_), looked_at_);
    if (stalls()) return last_entry_ + patience;
    return {};
}

void PlayedGame::look(const Moment& now, Outbox& out) {
    if (tries_again_ && *tries_again_ <= now.steady) tries_again_.reset();
    looked_at_ = std::max<Milliseconds>(0, elapsed(now) - grace());
    if (note_presence(now)) tell_presence(now, out);
    say_wish(now, out);
}

// ---- what the server says by itself ----

void PlayedGame::come_back(const Moment& now, Outbox& out) {
    must_rest_ = is_stone(log_.running());
    say_wish(now, out);
}

void PlayedGame::say_wish(const Moment& now, Outbox& out) {
    if (on_its_way_ || tries_again_) return;
    auto wished = wish(now);
    if (wished && log_.take(Author::server, std::move(*wished), now.calendar, elapsed(now))) keep({}, out);
}

std::optional<std::string> PlayedGame::wish(const Moment& now) const {
    if (estimate_ && needs_estimate(log_) && estimated_after_ == log_.moves().back())
        return ruling_by(*estimate_, log_.game());
    if (log_.is_closed() || log_.game().is_over()) return {};
    if (auto end = end_wish(now)) return end;
    if (must_rest_) return "pause restart";
    if (auto rests = rest_wish()) return rests;
    if (auto time = clock_wish(std::max<Milliseconds>(0, elapsed(now) - grace()))) return time;
    if (stalls() && now.steady - last_entry_ >= patience)
        return "call nobody has settled the end for 3 minutes";
    return {};
}

// Nobody will finish the game.
std::optional<std::string> PlayedGame::end_wish(const Moment& now) const {
    for (const Color player : {Color::black, Color::white}) {
        if (!seats_[index_of(player)].name.empty()) continue;
        if (!both_have_moved(log_.game())) return "abort a player was deleted";
        return "forfeit " + std::string(1, letter(player)) + " was deleted";
    }
    if (!is_abandoned_) return {};
    const std::int64_t days = (now.calendar - log_.entries().back().at) / milliseconds_of_day;
    return "abort nothing was entered for " + std::to_string(days) + " days";
}

// A call has the game rest once the turn in which it came has ended, the first call of a player does.
std::optional<std::string> PlayedGame::rest_wish() const {
    const Sitting& sitting = log_.sitting();
    const bool is_for_server = sitting.rest() == Rest::restart;
    const bool is_answered =
        sitting.rest() == Rest::referee && sitting.has_rested_for_call() && !sitting.call();
    if ((is_for_server || is_answered) && present() == std::array{true, true}) return "go_on";
    const auto& call = sitting.call();
    if (!call || sitting.rest() != Rest::none || sitting.has_rested_for_call()) return {};
    const bool is_first = is_stone(player_of(call->by)) && sitting.calls_of(call->by) == 1;
    const bool has_turn_ended = !is_stone(log_.running()) || log_.turn_began() > call->number;
    return is_first && has_turn_ended ? std::optional<std::string>("pause referee") : std::nullopt;
}

std::optional<std::string> PlayedGame::clock_wish(Milliseconds elapsed) const {
    for (const Color player : {Color::black, Color::white}) {
        PlayerClock clock = log_.clock(player);
        const std::string whose(1, letter(player));
        if (player == running_ && !clock.run(elapsed)) return "timeout " + whose;
        const int owed = clock.points_lost() - log_.overtime_points(player);
        if (owed > 0) return "penalty " + whose + " " + std::to_string(owed) + " overtime";
    }
    return {};
}

bool PlayedGame::wants_estimate() const {
    return !estimating_ && !on_its_way_ && needs_estimate(log_) && estimated_after_ != log_.moves().back();
}

Ticket PlayedGame::ask_for_estimate(Outbox& out) {
    estimated_after_ = log_.moves().back();
    estimate_.reset();
    estimating_ = out.ask(record_of(log_), log_.game().rules());
    return *estimating_;
}

void PlayedGame::take_estimate(Ticket ticket, const Estimated& estimated, const Moment& now, Outbox& out) {
    if (estimating_ != ticket) return;
    estimating_.reset();
    estimate_ = estimated;
    say_wish(now, out);
}

// Moves rest in a game with clocks, and a player waits for the other.
bool PlayedGame::stalls() const {
    const Sitting& sitting = log_.sitting();
    const Settling state = settlement(log_.game()).state;
    const bool waits = state == Settling::stopped || state == Settling::proposed;
    const bool is_somebody_here = present() != std::array{false, false};
    return waits && is_somebody_here && log_.conditions().clock.system != TimeSystem::unlimited &&
           sitting.rest() == Rest::none && !sitting.call() && sitting.calls_of(Author::server) == 0;
}

}  // namespace shinpan::server
