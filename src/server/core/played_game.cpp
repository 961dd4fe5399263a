#include "server/core/played_game.hpp"

#include "formats/record/event_line.hpp"
#include "go/table/settlement.hpp"

#include <algorithm>
#include <utility>

namespace shinpan::server {
namespace {

constexpr std::size_t most_waiting = 16;
constexpr std::string_view pause_restart = "pause restart";

NotDone not_done(const std::string& id, const std::string& game, std::string_view code) {
    return {.id = id, .code = code, .game = game};
}

bool starts_a_move(std::string_view text) {
    return text.starts_with("play ") || text.starts_with("pass ") || text.starts_with("button ");
}

}  // namespace

PlayedGame::PlayedGame(GameLog log, std::array<Person, 2> seats, const std::vector<KeptEntry>& kept,
                       const Moment& now)
    : log_(std::move(log)), seats_(std::move(seats)) {
    for (const KeptEntry& one : kept)
        if (!one.request.empty()) answered_[{one.person, one.request}] = one.entry.number;
    note_offers();
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

std::vector<KnownEntry> PlayedGame::entries_after(int number) const {
    std::vector<KnownEntry> all;
    for (int next = number + 1; next <= committed(); ++next) all.push_back(known(next));
    return all;
}

void PlayedGame::note_offers() {
    offers_.clear();
    for (const JointOffer& open : log_.table().open_offers())
        offers_.push_back({open.number, open.by, event_line(open.what, log_.conditions().size)});
}

std::vector<ConnectionId> PlayedGame::watchers() const {
    std::vector<ConnectionId> all;
    for (const auto& [connection, person] : watching_) all.push_back(connection);
    return all;
}

std::array<bool, 2> PlayedGame::present() const {
    std::array<bool, 2> is_there{};
    for (const auto& [connection, person] : watching_)
        if (const Color seat = seat_of(person); seat != Color::empty) is_there[index_of(seat)] = true;
    return is_there;
}

void PlayedGame::watch(ConnectionId connection, const std::string& person, const Watch& wanted,
                       const Moment& now, Outbox& out) {
    const auto before = present();
    watching_[connection] = person;
    const bool is_known = wanted.after >= 1 && wanted.after <= committed() &&
                          log_.heads()[static_cast<std::size_t>(wanted.after) - 1] == wanted.head;
    const int after = is_known ? wanted.after : 0;
    out.send(connection, GameSeen{.game = name(),
                                  .seats = seats_,
                                  .present = present(),
                                  .you = seat_of(person),
                                  .after = after,
                                  .entries = entries_after(after),
                                  .offers = offers_});
    out.send(connection, Done{.id = wanted.id, .game = name()});
    tell_presence(before, out);
    end_pause(now, out);
}

void PlayedGame::unwatch(ConnectionId connection, Outbox& out) {
    const auto before = present();
    if (watching_.erase(connection) > 0) tell_presence(before, out);
}

void PlayedGame::tell_presence(const std::array<bool, 2>& before, Outbox& out) {
    if (const auto now = present(); now != before)
        out.send(watchers(), Present{.game = name(), .present = now});
}

void PlayedGame::say(ConnectionId connection, const std::string& person, const Say& said, const Moment& now,
                     Outbox& out) {
    Waiting asked{connection, person, said, now};
    if (is_known(asked, out)) return;
    if (!on_its_way_) return judge(asked, out);
    if (waiting_.size() < most_waiting)
        waiting_.push_back(std::move(asked));
    else
        out.send(connection, not_done(said.id, name(), "too_fast"));
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
    const Color seat = seat_of(asked.person);
    if (seat == Color::empty) return no(not_done(asked.said.id, name(), word_of(NotTaken::not_yours)));
    if (asked.said.after != log_.last()) {
        NotDone behind = not_done(asked.said.id, name(), "behind");
        if (asked.said.after >= 0) behind.missed = entries_after(asked.said.after);
        behind.offers = offers_;
        return no(std::move(behind));
    }
    const bool is_charged = running_ == seat && starts_a_move(asked.said.text);
    const Milliseconds charged = is_charged ? std::max<Milliseconds>(0, asked.at.steady - running_since_) : 0;
    const auto taken = log_.take(author_of(seat), asked.said.text, asked.at.calendar, charged);
    if (taken) return keep(asked, out);
    NotDone refusal = not_done(asked.said.id, name(), word_of(taken.error().why));
    refusal.by_rules = taken.error().by_rules;
    no(std::move(refusal));
}

void PlayedGame::keep(std::optional<Waiting> asked, Outbox& out) {
    KeepEntry keep{.game = name(), .kept = {.entry = log_.entries().back(), .head = log_.head()}};
    if (asked) {
        keep.kept.person = asked->person;
        keep.kept.request = asked->said.id;
    }
    if (log_.game().is_over()) keep.result = to_text(log_.result());
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
        note_offers();
        out.send(watchers(), Entered{.game = name(), .known = known(log_.last()), .offers = offers_});
        if (sent.asked) {
            const Waiting& asked = *sent.asked;
            answered_[{asked.person, asked.said.id}] = log_.last();
            out.send(asked.connection,
                     Done{.id = asked.said.id, .game = name(), .number = log_.last(), .head = log_.head()});
        }
        note_turn(now);
        end_pause(now, out);
    } else {
        log_.forget_last();
        if (sent.asked) out.send(sent.asked->connection, not_done(sent.asked->said.id, name(), "unstored"));
        if (std::holds_alternative<Absent>(answer)) return false;
    }
    judge_next(out);
    return true;
}

void PlayedGame::judge_next(Outbox& out) {
    while (!on_its_way_ && !waiting_.empty()) {
        const Waiting next = std::move(waiting_.front());
        waiting_.pop_front();
        judge(next, out);
    }
}

void PlayedGame::give_up(Outbox& out) {
    for (const Waiting& one : waiting_) out.send(one.connection, not_done(one.said.id, name(), "unstored"));
    waiting_.clear();
}

// A clock runs while moves are made, on a game that is not paused.
bool PlayedGame::clock_runs() const {
    if (log_.is_paused() || log_.conditions().clock.system == TimeSystem::unlimited) return false;
    const Settling state = settlement(log_.game()).state;
    return state == Settling::moving || state == Settling::resumed;
}

// The commit of an entry is what gives the turn: what it takes to reach the disk is nobody's time.
void PlayedGame::note_turn(const Moment& now) {
    const Color runs = clock_runs() ? log_.game().to_move() : Color::empty;
    const bool gives_turn = starts_a_move(log_.entries().back().text);
    if (runs != running_ || gives_turn) running_since_ = now.steady;
    running_ = runs;
}

std::optional<Milliseconds> PlayedGame::due() const {
    if (running_ == Color::empty || on_its_way_) return {};
    return running_since_ + log_.clock(running_).until_loss() + 1;
}

void PlayedGame::run_out(const Moment& now, Outbox& out) {
    if (const auto when = due(); when && *when <= now.steady)
        server_says(std::string("timeout ") + letter(running_), now, out);
}

void PlayedGame::come_back(const Moment& now, Outbox& out) {
    if (clock_runs()) server_says(std::string(pause_restart), now, out);
}

void PlayedGame::end_pause(const Moment& now, Outbox& out) {
    const std::array<bool, 2> both{true, true};
    if (log_.is_paused() && present() == both) server_says("go_on", now, out);
}

void PlayedGame::server_says(std::string text, const Moment& now, Outbox& out) {
    if (on_its_way_) return;
    if (log_.take(Author::server, std::move(text), now.calendar, 0)) keep({}, out);
}

}  // namespace shinpan::server
