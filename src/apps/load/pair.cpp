#include "apps/load/pair.hpp"

#include "base/json_writer.hpp"
#include "formats/record/event_line.hpp"
#include "go/table/settlement.hpp"
#include "server/core/names.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include <algorithm>
#include <utility>

namespace shinpan::inline apps::load {
namespace {

namespace json = boost::json;

constexpr int attempts = 60, moves_of_area = 3;

std::string text_of(const json::object& object, const char* name) {
    const json::value* const value = object.if_contains(name);
    return value != nullptr && value->is_string() ? std::string(value->get_string()) : std::string();
}

// A request with these fields, each a text.
using TextFields = std::vector<std::pair<const char*, std::string>>;
std::string request(std::string_view word, const std::string& id, const TextFields& fields, int after = -1) {
    std::string frame;
    JsonWriter json(frame);
    json.begin_object().key("t").text(word).key("id").text(id);
    for (const auto& [name, value] : fields) json.key(name).text(value);
    if (after >= 0) json.key("after").number(after);
    json.end_object();
    return frame;
}

// Is each neighbour on the board a stone of theirs, so that a play there fills an eye?
bool is_own_eye(const Game& game, Color player, Point at) {
    for (const Point next : neighbours(at))
        if (contains(game.board().size(), next) && game.board().at(next) != player) return false;
    return true;
}

}  // namespace

Pair::Pair(boost::asio::io_context& context, unsigned short port, server::GameConditions conditions,
           std::uint64_t seed, Tally& tally, Ready ready)
    : context_(context),
      pages_{Page(context, port, *this), Page(context, port, *this)},
      conditions_(std::move(conditions)),
      random_(seed),
      tally_(tally),
      ready_(std::move(ready)) {}

void Pair::begin() {
    for (Page& page : pages_) boost::asio::co_spawn(context_, page.run(), boost::asio::detached);
}

void Pair::leave() {
    for (Page& page : pages_) page.leave();
}

void Pair::fault(const std::string& what) {
    const std::string where = games_.empty() ? std::string("before a game") : games_.back().name;
    tally_.faults.push_back(where + ": " + what);
}

std::string Pair::next_id() { return std::to_string(++ids_); }

void Pair::ask(std::size_t page, std::string frame) {
    asked_[page] = std::move(frame);
    if (pages_[page].is_open()) pages_[page].send(asked_[page]);
}

// What has no answer is said again; the game is asked for from where it is known.
void Pair::opened(Page& opened_page) {
    const std::size_t page = index_of(opened_page);
    if (!games_.empty() && !games_.back().is_over) {
        watch(page);
    } else if (!asked_[page].empty()) {
        pages_[page].send(asked_[page]);
    } else if (!is_meeting_) {
        meet();
    }
}

void Pair::meet() {
    if (rests_ || !pages_[0].is_open() || !pages_[1].is_open()) return;
    is_meeting_ = true;
    code_ = server::name_of_random({random_.next(), random_.next()});
    asked_id_[0] = next_id();
    ask(0, request("invite", asked_id_[0],
                   {{"code", code_}, {"conditions", to_text(conditions_)}, {"side", "nigiri"}}));
}

void Pair::watch(std::size_t page) {
    const ToldGame& game = games_.back();
    const std::size_t known = known_[page];
    watches_[page] = false;
    asked_id_[page] = next_id();
    ask(page, request("watch", asked_id_[page],
                      {{"g", game.name}, {"head", known == 0 ? std::string() : game.heads[known - 1]}},
                      static_cast<int>(known)));
}

void Pair::read(Page& from, std::string_view word, const Object& message) {
    const std::size_t page = index_of(from);
    if (word == "entered") {
        if (games_.empty() || text_of(message, "g") != games_.back().name) return;
        entered(page, message.at("entry").as_object());
        look_whether_said();
    } else if (word == "game") {
        seen(page, message);
    } else if (word == "done") {
        done(page, message);
    } else if (word == "no") {
        refused(page, message);
    }
}

void Pair::seen(std::size_t page, const Object& game) {
    const std::string you = text_of(game, "you");
    if (you.empty() || games_.empty()) return fault("a player is told that they look on");
    const Color color = you == "B" ? Color::black : Color::white;
    first_ = page == 0 ? color : other(color);
    known_[page] = static_cast<std::size_t>(game.at("after").as_int64());
    for (const json::value& entry : game.at("entries").as_array()) entered(page, entry.as_object());
    watches_[page] = true;
    look_whether_said();
}

// An entry, to one of them: the next that this page does not know, and to both with the same head.
void Pair::entered(std::size_t page, const Object& entry) {
    const auto number = static_cast<std::size_t>(entry.at("n").as_int64());
    std::vector<std::string>& heads = games_.back().heads;
    if (number != known_[page] + 1 || number > heads.size() + 1)
        return fault("entry " + std::to_string(number) + " follows " + std::to_string(known_[page]));
    known_[page] = number;
    const std::string head = text_of(entry, "head"), text = text_of(entry, "text");
    if (number <= heads.size()) {
        if (heads[number - 1] != head) fault("entry " + std::to_string(number) + " has two heads");
        return;
    }
    heads.push_back(head);
    if (text.starts_with("pause")) is_paused_ = true;
    if (text == "go_on") is_paused_ = false;
    if (said_ && text == said_->text) {
        if (said_->number != 0) fault("entry " + std::to_string(number) + " was entered twice");
        said_->number = static_cast<int>(number);
    }
    const std::string event = text_of(entry, "event");
    if (event.empty()) return;
    const auto read = event_in_line(event, conditions_.size);
    if (!read || !game_->apply(*read)) fault("the rules refuse entry " + std::to_string(number));
}

void Pair::done(std::size_t page, const Object& answer) {
    const std::string id = text_of(answer, "id"), game = text_of(answer, "g");
    if (said_ && said_->page == page && said_->id == id) {
        const auto number = static_cast<std::size_t>(answer.at("n").as_int64());
        const std::vector<std::string>& heads = games_.back().heads;
        if (number > heads.size() || heads[number - 1] != text_of(answer, "head"))
            fault("what is acknowledged is not what was entered");
        said_->is_answered = true;
        ++tally_.acknowledged;
        return look_whether_said();
    }
    if (id != asked_id_[page] || asked_[page].empty()) return;
    asked_[page].clear();
    const bool has_game = !games_.empty() && !games_.back().is_over;
    if (page == 0 && !has_game) {  // the link is made
        asked_id_[1] = next_id();
        ask(1, request("join", asked_id_[1], {{"code", code_}}));
    } else if (page == 1 && !has_game) {  // and taken
        games_.push_back({.name = game});
        game_.emplace(game_under(conditions_));
        known_ = {};
        is_paused_ = is_meeting_ = false;
        ++tally_.games_begun;
        watch(0);
        watch(1);
    } else if (said_ && said_->page == page) {  // the game is there again
        send_said();
    } else {
        look_whether_ready();
    }
}

void Pair::refused(std::size_t page, const Object& answer) {
    const std::string code = text_of(answer, "code");
    ++tally_.refusals[code];
    if (!said_ || said_->page != page || said_->id != text_of(answer, "id")) {
        if (code == "unstored" && !asked_[page].empty()) pages_[page].send(asked_[page]);
        return;
    }
    if (said_->number != 0) return fault("what was entered is refused: " + code);
    if (code == "behind" || code == "paused") {  // said again once the pause has ended
        said_.reset();
        return look_whether_ready();
    }
    if (code == "unstored" || code == "too_fast") return send_said();
    fault("a legal word is refused: " + code + ": " + said_->text);
}

// Both know it, and whoever said it has the answer.
void Pair::look_whether_said() {
    if (!said_) return look_whether_ready();
    const auto number = static_cast<std::size_t>(said_->number);
    if (number == 0 || known_[0] < number || known_[1] < number) return;
    if (said_->at != std::chrono::steady_clock::time_point()) {
        tally_.delays.push_back(std::chrono::steady_clock::now() - said_->at);
        said_->at = {};
    }
    if (!said_->is_answered) return;
    said_.reset();
    if (game_->is_over()) {
        games_.back().is_over = true;
        for (Page& page : pages_)
            if (page.is_open()) page.send(request("unwatch", next_id(), {{"g", games_.back().name}}));
        ++tally_.games_over;
        watches_ = {};
        return meet();
    }
    look_whether_ready();
}

bool Pair::is_ready() const {
    return !rests_ && !said_ && !is_paused_ && game_ && !game_->is_over() && watches_[0] && watches_[1] &&
           known_[0] == known_[1] && pages_[0].is_open() && pages_[1].is_open();
}

void Pair::look_whether_ready() {
    if (is_ready()) ready_(*this);
}

void Pair::say() {
    const Color by = game_->to_move();
    said_ = Said{.page = by == first_ ? 0U : 1U,
                 .id = next_id(),
                 .text = next_text(),
                 .at = std::chrono::steady_clock::now()};
    send_said();
}

void Pair::send_said() {
    pages_[said_->page].send(request("say", said_->id, {{"g", games_.back().name}, {"text", said_->text}},
                                     static_cast<int>(games_.back().heads.size())));
}

// A legal move that fills no eye of their own; a pass where none is found; where play has stopped, or goes on
// for very long, they resign.
std::string Pair::next_text() {
    const Color by = game_->to_move();
    const Size size = conditions_.size;
    const Settling state = settlement(*game_).state;
    const bool goes_on = state == Settling::moving && game_->tally().moves < moves_of_area * size.area();
    if (!goes_on) return event_line(event(EventKind::resign, by), size);
    for (int attempt = 0; attempt < attempts; ++attempt) {
        const Point at =
            point(static_cast<int>(random_.below(size.cols)), static_cast<int>(random_.below(size.rows)));
        if (!is_own_eye(*game_, by, at) && !game_->refuses_play(by, at))
            return event_line(play(by, at), size);
    }
    return event_line(pass(by), size);
}

}  // namespace shinpan::apps::load
