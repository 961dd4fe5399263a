#include "server/world/world.hpp"

#include "go/rulesets/registry.hpp"
#include "server/core/names.hpp"
#include "server/store/sha256.hpp"
#include "server/store/sqlite_store.hpp"
#include "server/web/estimating.hpp"

#include <algorithm>
#include <limits>

namespace shinpan::server::world {
namespace {

constexpr std::size_t people = 8, lines_told = 25;
constexpr Milliseconds too_long_an_absence = 5000;
constexpr Milliseconds short_return = 10'000;            // by which an absence is not over
constexpr Milliseconds patience = 5000;                  // of a page, before it says the same again
constexpr std::size_t most_away = 6000;                  // milliseconds before a page opens its line again
constexpr Milliseconds longer_than_marks_rest = 11'000;  // after a change, before marks may be accepted
constexpr std::size_t referee = 0, onlooker = 1;         // of the people, who play no game
constexpr std::size_t most_delay = 6;                    // moves that are held back from who looks on
constexpr std::array clocks{"none",           "absolute:60",      "fischer:20:3",
                            "byoyomi:10:5:3", "canadian:20:20:5", "ing:10:5:3:2"};

std::string text_of(const FromPage& message) {
    if (const auto* said = std::get_if<Say>(&message))
        return "say " + said->id + " after " + std::to_string(said->after) + ": " + said->text;
    return "message " + std::to_string(message.index());
}

bool accepts(const FromPage& message) {
    const auto* said = std::get_if<Say>(&message);
    return said != nullptr && said->text.starts_with("accept ");
}

// The request that it answers; empty for all else.
std::string answered_by(const ToPage& message) {
    if (const auto* done = std::get_if<Done>(&message)) return done->id;
    if (const auto* refused = std::get_if<NotDone>(&message)) return refused->id;
    return {};
}

bool is_move_text(const std::string& text) {
    return text.starts_with("play ") || text.starts_with("pass ") || text.starts_with("button ");
}

bool is_move_or_start(const std::string& text) {
    return is_move_text(text) || text == "go_on" || text == "accept 0 go_on";
}

}  // namespace

World::World(std::uint64_t seed, Fault fault, Mistake mistake)
    : random_(seed),
      fault_(fault),
      mistake_(mistake),
      store_(*SqliteStore::open(":memory:")),
      core_(std::make_unique<Core>(sha256)) {
    for (std::size_t i = 0; i < people; ++i) add_person();
    for (std::size_t page = 0; page < pages_.size(); ++page) open(page);
    later(1, [this] { stir(); });
}

Moment World::now() { return {time_, calendar_, {random_.next(), random_.next()}}; }

void World::later(Milliseconds wait, std::function<void()> then) {
    to_happen_.emplace(time_ + wait, std::move(then));
}

void World::note(std::string what) { happened_.push_back(std::to_string(time_) + " " + std::move(what)); }

void World::fail(const std::string& what) {
    if (!wrong_.empty()) return;
    wrong_ = what + "\n";
    const std::size_t first = happened_.size() < lines_told ? 0 : happened_.size() - lines_told;
    for (std::size_t i = first; i < happened_.size(); ++i) wrong_ += "  " + happened_[i] + '\n';
}

// Most have one page, some two.
void World::add_person() {
    Person person{.token = "token" + std::to_string(people_.size())};
    const StoreRequest guest =
        KeepGuest{{"person" + std::to_string(people_.size()), "Somebody"}, sha256(person.token), calendar_};
    store_->carry_out({&guest, 1});
    const bool is_told_all = people_.size() == onlooker && fault_ == Fault::tells_onlookers;
    if (people_.size() == referee || is_told_all) {
        const std::string name = std::to_string(people_.size());
        const StoreRequest code = KeepCode{"code" + name, Role::referee, calendar_ + 1};
        const StoreRequest use = UseCode{"code" + name, "person" + name, calendar_};
        store_->carry_out({&code, 1});
        store_->carry_out({&use, 1});
    }
    for (std::size_t i = 0; i < 1 + random_.below(2); ++i) {
        person.pages.push_back(pages_.size());
        const std::string name = std::string(1, static_cast<char>('a' + pages_.size()));
        pages_.emplace_back(
            name, random_.next(),
            Witness{[this](const Pending& said, const Done& answer) { check_done(said, answer); },
                    [this](const Pending& said) { check_refused(said); },
                    [this, page = pages_.size()](const std::string& game, const Shown& shown) {
                        check_shown(page, game, shown);
                    }},
            mistake_);
        lines_.emplace_back();
    }
    people_.push_back(std::move(person));
}

// ---- lines ----

void World::open(std::size_t page) {
    if (lines_[page]) return;
    if (is_down_)
        return later(50 + static_cast<Milliseconds>(random_.below(500)), [this, page] { open(page); });
    lines_[page] = Line{++last_connection_};
    page_of_[last_connection_] = page;
    const auto whose = std::find_if(people_.begin(), people_.end(), [&](const Person& person) {
        return std::find(person.pages.begin(), person.pages.end(), page) != person.pages.end();
    });
    core_->connect(last_connection_, sha256(whose->token), now());
    say(page, pages_[page].opened());
    do_all();
}

void World::cut(std::size_t page) {
    if (!lines_[page]) return;
    const ConnectionId id = lines_[page]->id;
    lines_[page].reset();
    page_of_.erase(id);
    pages_[page].cut();
    if (happens(2)) {
        count("line half open");  // the server learns of it late
        const std::uint64_t life = life_;
        later(5000, [this, id, life] {
            if (life != life_ || is_down_) return;
            disconnect(id);
        });
    } else {
        disconnect(id);
    }
    later(50 + static_cast<Milliseconds>(random_.below(most_away)), [this, page] { open(page); });
}

void World::disconnect(ConnectionId id) {
    for (auto& [name, game] : disk_)
        for (Attendance& one : game.attendance) note_leave(one, id);
    core_->disconnect(id, now());
    do_all();
}

void World::note_leave(Attendance& player, ConnectionId id) const {
    if (player.pages.erase(id) == 0 || !player.pages.empty()) return;
    const Milliseconds was_here = time_ - player.back;
    player.left = was_here < short_return ? player.left + was_here : time_;
}

void World::say(std::size_t page, const std::vector<FromPage>& messages) {
    for (const FromPage& message : messages) {
        if (!lines_[page]) return;
        const ConnectionId id = lines_[page]->id;
        const std::uint64_t life = life_;
        Milliseconds delay = 1;
        if (happens(20)) {
            count("message delayed");
            delay = 1 + static_cast<Milliseconds>(random_.below(400));
        }
        if (fault_ == Fault::takes_other_marks && accepts(message)) delay += longer_than_marks_rest;
        const int times = happens(20) ? 2 : 1;
        if (times == 2) count("request twice");
        lines_[page]->free = std::max(lines_[page]->free, time_ + delay);
        say_again_later(page, message);
        for (int i = 0; i < times; ++i)
            to_happen_.emplace(lines_[page]->free, [this, id, life, message] {
                if (life != life_ || is_down_ || !page_of_.contains(id)) return;
                note(text_of(message));
                core_->receive(id, as_heard(message), heard_at(message));
                do_all();
            });
    }
}

// As pages do what has no answer after a while, on the same line.
void World::say_again_later(std::size_t page, const FromPage& message) {
    const std::string request = id_of(message);
    if (!pages_[page].awaits(request)) return;
    said_[request] = time_;
    later(patience, [this, page, message, request, connection = lines_[page]->id, said = time_] {
        const bool is_line = lines_[page] && lines_[page]->id == connection;
        if (!is_line || said_[request] != said || !pages_[page].awaits(request)) return;
        said_again_.insert(request);
        say(page, {message});
    });
}

void World::deliver(std::size_t page, ConnectionId id, const ToPage& message) {
    later(1, [this, page, id, message] {
        if (!lines_[page] || lines_[page]->id != id) return;
        if (said_again_.erase(answered_by(message)) > 0) count("answer late");
        say(page, pages_[page].received(message));
    });
}

// ---- what happens by itself ----

void World::stir() {
    later(20 + static_cast<Milliseconds>(random_.below(60)), [this] { stir(); });
    const std::size_t page = random_.below(pages_.size());
    if (!is_settling_ && !looks_on(page)) say(page, pages_[page].act());
    pair_up();
    if (happens(60)) {
        count("line cut");
        cut(random_.below(pages_.size()));
    }
    if (happens(400)) kill();
    if (happens(200)) pack();
    if (happens(200)) {
        count("calendar jumps");
        calendar_ += random_.below(2) == 0 ? 3'600'000 : -3'600'000;
    }
    if (is_down_ || is_still_) return;
    core_->look_at_clocks(now());
    do_all();
}

GameConditions World::some_conditions() {
    const auto all = all_rulesets();
    const Ruleset& rules = *all[random_.below(all.size())];
    const auto side = static_cast<std::uint8_t>(2 + random_.below(4));
    return {.rules = &rules,
            .size = {side, side},
            .komi = conditions_of(rules).komi,
            .clock = *time_control_in(clocks[random_.below(clocks.size())]),
            .absence = random_.below(2) == 0 ? 1 : 0,
            .delay = static_cast<int>(random_.below(most_delay + 1))};
}

// Two who play nothing meet by a link.
void World::pair_up() {
    if (is_settling_) return;
    const std::size_t host = random_.below(people_.size()), guest = random_.below(people_.size());
    if (host == guest || std::min(host, guest) <= onlooker) return;
    const std::size_t one = people_[host].pages[0], two = people_[guest].pages[0];
    if (!pages_[one].is_idle() || !pages_[two].is_idle()) return;
    const std::string code = name_of_random({random_.next(), random_.next()});
    say(one, pages_[one].invite(code, some_conditions()));
    later(2000, [this, two, code] { say(two, pages_[two].join(code)); });
}

// Logs of games that are over, without waiting for a day.
void World::pack() {
    const StoreRequest wanted = PackLogs{std::numeric_limits<std::int64_t>::max(), 10};
    tally_.packed += std::get<Packed>(store_->carry_out({&wanted, 1}).front()).games;
}

void World::kill() {
    if (is_down_) return;
    count("server killed");
    note("killed");
    is_down_ = true;
    ++life_;
    core_ = std::make_unique<Core>(sha256);
    for (std::size_t page = 0; page < pages_.size(); ++page) {
        if (!lines_[page]) continue;
        page_of_.erase(lines_[page]->id);
        lines_[page].reset();
        pages_[page].cut();
        later(50 + static_cast<Milliseconds>(random_.below(3000)), [this, page] { open(page); });
    }
    later(10 + static_cast<Milliseconds>(random_.below(8000)), [this] {
        is_down_ = false;
        begun_ = time_;
        for (auto& [name, game] : disk_) {
            game.here.clear();
            for (Attendance& one : game.attendance) one = {.pages = {}, .left = time_};
        }
        note("begins again");
        core_->tidy(now());
        do_all();
    });
}

// ---- the server's wishes ----

void World::do_all() {
    for (auto outputs = core_->take_outputs(); !outputs.empty(); outputs = core_->take_outputs())
        for (const Output& output : outputs) {
            if (const auto* asked = std::get_if<AskStore>(&output)) ask_store(*asked);
            if (const auto* asked = std::get_if<AskEstimate>(&output)) estimate(*asked);
            if (const auto* told = std::get_if<ToPages>(&output)) tell(*told);
            if (const auto* end = std::get_if<Disconnect>(&output)) ended(*end);
        }
}

void World::tell(const ToPages& told) {
    note_visit(told);
    const ToPage message = as_told(told.message);
    check_answer(message);
    for (const ConnectionId id : told.to)
        if (const auto page = page_of_.find(id); page != page_of_.end()) deliver(page->second, id, message);
}

// What the server answers: one that answers otherwise names another entry when it is asked again.
ToPage World::as_told(ToPage message) const {
    auto* done = std::get_if<Done>(&message);
    if (fault_ == Fault::answers_otherwise && done && answered_.contains(done->id)) ++done->number;
    return message;
}

void World::estimate(const AskEstimate& asked) {
    later(1 + static_cast<Milliseconds>(random_.below(3000)), [this, asked, life = life_] {
        if (life != life_ || is_down_) return;
        ++tally_.estimates;
        core_->answer(asked.ticket, estimated(asked.record, *asked.rules), now());
        do_all();
    });
}

// Whoever is shown a game has come to it.
void World::note_visit(const ToPages& message) {
    const auto* seen = std::get_if<GameSeen>(&message.message);
    if (seen == nullptr || !is_stone(seen->you)) return;
    Kept& game = disk_[seen->game];
    game.here.insert(seen->seats[index_of(seen->you)].id);
    Attendance& one = game.attendance[index_of(seen->you)];
    if (one.pages.empty()) one.back = time_;
    one.pages.insert(message.to.begin(), message.to.end());
}

// What the server takes a message to be: one that takes other marks hears another acceptance.
FromPage World::as_heard(FromPage message) const {
    if (fault_ != Fault::takes_other_marks || !accepts(message)) return message;
    auto* said = std::get_if<Say>(&message);
    std::optional<std::string> marks;
    const auto game = disk_.find(said->game);
    if (game == disk_.end()) return message;
    int number = 0;
    for (const KeptEntry& kept : game->second.entries)
        if (kept.entry.text.starts_with("offer ") && !Sitting::is_text(kept.entry.text)) {
            ++number;
            if (kept.entry.text.starts_with("offer marks_"))
                marks = std::to_string(number) + kept.entry.text.substr(5);
        }
    if (marks) said->text = "accept " + *marks;
    said->after = game->second.entries.back().entry.number;
    return message;
}

// When the server takes it to come: one that miscounts absences has counted more by then.
Moment World::heard_at(const FromPage& message) {
    Moment at = now();
    const auto* said = std::get_if<Say>(&message);
    if (fault_ == Fault::miscounts_absence && said != nullptr && seconds_of_absence(said->text))
        at.steady += too_long_an_absence;
    return at;
}

void World::ended(const Disconnect& end) {
    if (end.code != CloseCode::try_again)
        return fail("a connection was ended with " + std::to_string(static_cast<int>(end.code)));
    if (const auto page = page_of_.find(end.connection); page != page_of_.end())
        later(1, [this, page = page->second] { cut(page); });
}

void World::ask_store(const AskStore& asked) {
    if (const auto* entry = std::get_if<KeepEntry>(&asked.request))
        check_absence(disk_[entry->game], entry->kept.entry);
    Milliseconds takes = 2 + static_cast<Milliseconds>(random_.below(10));
    if (happens(60)) {
        count("store slow");
        takes += random_.below(4) == 0 ? patience + 1000 : 2000;
    }
    store_free_ = std::max(store_free_, time_) + takes;
    const std::uint64_t life = life_;
    to_happen_.emplace(store_free_, [this, asked, life, begun = begun_] { carry_out(asked, life, begun); });
    if (fault_ != Fault::answers_before_commit || !std::holds_alternative<KeepEntry>(asked.request)) return;
    core_->answer(asked.ticket, server::Kept{}, now());
    do_all();
}

// What the server asked before it was killed is on disk, or not, as far as the store had come.
void World::carry_out(const AskStore& asked, std::uint64_t life, Milliseconds begun) {
    const bool is_asker_gone = life != life_;
    if (is_asker_gone && random_.below(2) == 0) return count("request lost with the server");
    StoreAnswer answer = NotKept{"full"};
    if (happens(50)) {
        count("store fails");
    } else {
        StoreRequest request = asked.request;
        if (auto* entry = std::get_if<KeepEntry>(&request); entry && fault_ == Fault::charges_down_time)
            if (entry->kept.entry.charged > 0 && begun_ > 0) entry->kept.entry.charged += 8000;
        answer = store_->carry_out({&request, 1}).front();
        if (std::holds_alternative<server::Kept>(answer)) keep(request, begun);
        if (auto* found = std::get_if<FoundGame>(&answer); found && fault_ == Fault::forgets_requests)
            for (KeptEntry& kept : found->entries) kept.request.clear();
    }
    if (is_asker_gone) return count("kept but not answered");
    core_->answer(asked.ticket, std::move(answer), now());
    do_all();
}

void World::keep(const StoreRequest& request, Milliseconds begun) {
    if (const auto* game = std::get_if<KeepGame>(&request)) {
        ++tally_.games;
        Kept& kept = disk_[game->game];
        kept.seats = {game->seats[0].id, game->seats[1].id};
        kept.entries = game->entries;
        kept.turn_since = time_;
        kept.delay = game_conditions_in(game->conditions)->delay;
        kept.most_for_onlookers = for_onlookers(kept);
        for (const std::size_t person : {referee, onlooker}) {
            const std::size_t page = people_[person].pages[0];
            say(page, pages_[page].begin(game->game));
        }
    }
    if (const auto* entry = std::get_if<KeepEntry>(&request)) keep_entry(*entry, begun);
}

void World::keep_entry(const KeepEntry& request, Milliseconds begun) {
    Kept& game = disk_[request.game];
    const LogEntry& entry = request.kept.entry;
    note("on disk: " + request.game.substr(0, 4) + " " + to_text(entry));
    if (entry.number != static_cast<int>(game.entries.size()) + 1)
        fail("a number came twice, or one is missing");
    const Color player = player_of(entry.author);
    if (player != Color::empty && game.seats[index_of(player)] != request.kept.person)
        fail("somebody spoke for another");
    if (!request.kept.request.empty() && !entered_.insert(request.kept.request).second)
        fail("a request was carried out twice\n" + request.kept.request);
    if (entry.charged > time_ - std::max(game.turn_since, begun))
        fail("a clock paid for what was nobody's turn");
    if (begun == begun_ && entry.charged > 0 &&
        (!game.here.contains(game.seats[0]) || !game.here.contains(game.seats[1])))
        fail("a clock ran before both were there");
    game.entries.push_back(request.kept);
    game.result = request.result;
    game.most_for_onlookers = std::max(game.most_for_onlookers, for_onlookers(game));
    if (is_move_or_start(entry.text)) game.turn_since = time_;
    ++tally_.moves;
}

// ---- what onlookers may know ----

bool World::looks_on(std::size_t page) const {
    const auto& pages = people_[onlooker].pages;
    return std::find(pages.begin(), pages.end(), page) != pages.end();
}

// All that is before the last moves, as many as are held back; the whole log where it is over.
std::size_t World::for_onlookers(const Kept& game) {
    std::size_t last = game.entries.size();
    int held_back = 0;
    for (std::size_t i = game.entries.size(); i > 0 && held_back < game.delay && game.result.empty(); --i)
        if (is_move_text(game.entries[i - 1].entry.text)) {
            last = i - 1;
            ++held_back;
        }
    return last;
}

bool World::run(int steps) {
    for (int i = 0; i < steps && wrong_.empty() && !to_happen_.empty(); ++i) {
        const auto next = to_happen_.begin();
        calendar_ += next->first - time_;
        time_ = next->first;
        const auto happens_now = std::move(next->second);
        to_happen_.erase(next);
        happens_now();
    }
    return wrong_.empty();
}

bool World::settle() {
    is_settling_ = true;
    if (!is_down_) core_->tidy(now());
    do_all();
    for (const Milliseconds wait : {60'000, 2'000}) {
        const Milliseconds until = time_ + wait;
        while (time_ < until && run(1)) {
        }
        is_still_ = true;  // what was said last arrives
    }
    for (std::size_t page = 0; page < pages_.size(); ++page) {
        if (pages_[page].waits()) fail("something was never answered");
        for (const auto& [name, shown] : pages_[page].games()) {
            const Kept& kept = disk_[name];
            const std::size_t due = looks_on(page) ? for_onlookers(kept) : kept.entries.size();
            if (shown.entries.size() < due) fail("a page was never told all of " + name);
        }
    }
    for (const auto& [name, kept] : disk_) {
        check_store(name, kept);
        check_end(name, kept);
    }
    return wrong_.empty();
}

}  // namespace shinpan::server::world
