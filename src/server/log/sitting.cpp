#include "server/log/sitting.hpp"

#include <array>
#include <utility>

namespace shinpan::server {
namespace {

constexpr std::string_view offer_pause = "offer pause", offer_go_on = "offer go_on";
constexpr std::string_view accept_pause = "accept 0 pause", accept_go_on = "accept 0 go_on";
constexpr std::string_view decline_any = "decline 0", go_on_word = "go_on", abort_word = "abort";
constexpr std::string_view pause_begins = "pause ", call_begins = "call ", answered_word = "answered";

bool is_player(Author author) { return player_of(author) != Color::empty; }

// The word alone, or with others after it.
bool says(std::string_view word, std::string_view text) {
    return text == word || (text.starts_with(word) && text.substr(word.size()).starts_with(' '));
}

tl::unexpected<NotTaken> no(NotTaken why) { return failure(why); }

}  // namespace

bool both_have_moved(const Game& game) {
    const Tally& made = game.tally();
    return made.plays[0] + made.passes[0] > 0 && made.plays[1] + made.passes[1] > 0;
}

std::string_view word_of(NotTaken why) {
    switch (why) {
        case NotTaken::unreadable: return "unreadable";
        case NotTaken::not_yours: return "not_yours";
        case NotTaken::refused: return "refused";
        case NotTaken::not_now: return "not_now";
        case NotTaken::paused: return "paused";
        case NotTaken::not_paused: return "not_paused";
        case NotTaken::out_of_time: return "out_of_time";
    }
    return {};
}

std::string_view word_of(Rest rest) {
    switch (rest) {
        case Rest::none: return {};
        case Rest::restart: return "restart";
        case Rest::agreed: return "agreed";
        case Rest::referee: return "referee";
    }
    return {};
}

std::string_view word_of(const RestOffer& offer) { return offer.goes_on ? go_on_word : "pause"; }

bool Sitting::is_text(std::string_view text) {
    constexpr std::array whole{offer_pause, offer_go_on, accept_pause, accept_go_on, decline_any, go_on_word};
    for (const std::string_view one : whole)
        if (text == one) return true;
    return text.starts_with(pause_begins) || text.starts_with(call_begins) || says(answered_word, text) ||
           says(abort_word, text);
}

Result<void, NotTaken> Sitting::take(Author by, std::string_view text, const Game& game, const Made& made) {
    if (is_aborted_) return no(NotTaken::not_now);
    if (text == offer_pause || text == offer_go_on) return propose(by, text == offer_go_on, game);
    if (text == accept_pause || text == accept_go_on) return accept(by, text == accept_go_on);
    if (text == decline_any) return decline(by);
    if (text == go_on_word) return go_on(by);
    if (says(abort_word, text)) return abort(by, text.substr(abort_word.size()), game);
    if (text.starts_with(pause_begins)) return pause(by, text.substr(pause_begins.size()));
    if (text.starts_with(call_begins)) return call_referee(by, text.substr(call_begins.size()), game, made);
    return answer_call(by);
}

void Sitting::adjourn() {
    rest_ = Rest::agreed;
    offer_.reset();
}

void Sitting::note_event(const Game& game, std::int64_t at) {
    if (!game.is_over())
        ended_at_.reset();
    else if (!ended_at_)
        ended_at_ = at;
}

Result<void, NotTaken> Sitting::pause(Author by, std::string_view why) {
    const bool is_restart = why == word_of(Rest::restart);
    if (!is_restart && why != word_of(Rest::referee)) return no(NotTaken::unreadable);
    if (is_player(by) || (is_restart && by != Author::server)) return no(NotTaken::not_yours);
    if (rest_ != Rest::none) return no(NotTaken::paused);
    rest_ = is_restart ? Rest::restart : Rest::referee;
    has_rested_for_call_ = !is_restart && call_;
    offer_.reset();
    return {};
}

// The server ends what was for its own sake, and what a call was for that is answered.
Result<void, NotTaken> Sitting::go_on(Author by) {
    if (is_player(by)) return no(NotTaken::not_yours);
    if (rest_ == Rest::none) return no(NotTaken::not_paused);
    if (by == Author::server && rest_ == Rest::agreed) return no(NotTaken::not_yours);
    rest_ = Rest::none;
    offer_.reset();
    return {};
}

Result<void, NotTaken> Sitting::propose(Author by, bool goes_on, const Game& game) {
    if (!is_player(by)) return no(NotTaken::not_yours);
    if (game.is_over()) return no(NotTaken::not_now);
    if (!goes_on && rest_ != Rest::none) return no(NotTaken::paused);
    if (goes_on && rest_ != Rest::agreed) return no(NotTaken::not_paused);
    offer_ = RestOffer{player_of(by), goes_on};
    return {};
}

Result<void, NotTaken> Sitting::accept(Author by, bool goes_on) {
    if (!is_player(by)) return no(NotTaken::not_yours);
    if (!offer_ || offer_->goes_on != goes_on || offer_->by == player_of(by)) return no(NotTaken::not_now);
    rest_ = goes_on ? Rest::none : Rest::agreed;
    offer_.reset();
    return {};
}

Result<void, NotTaken> Sitting::decline(Author by) {
    if (!is_player(by)) return no(NotTaken::not_yours);
    if (!offer_) return no(NotTaken::not_now);
    offer_.reset();
    return {};
}

Result<void, NotTaken> Sitting::call_referee(Author by, std::string_view words, const Game& game,
                                             const Made& made) {
    if (by == Author::referee) return no(NotTaken::not_yours);
    if (call_) return no(NotTaken::not_now);
    if (game.is_over() && ended_at_ && made.at - *ended_at_ > appeal_time) return no(NotTaken::not_now);
    call_ = Call{made.number, made.at, by, std::string(words)};
    has_rested_for_call_ = rest_ == Rest::referee;
    ++calls_[static_cast<std::size_t>(by)];
    return {};
}

Result<void, NotTaken> Sitting::answer_call(Author by) {
    if (!call_) return no(NotTaken::not_now);
    if (by != Author::referee && by != call_->by) return no(NotTaken::not_yours);
    call_.reset();
    return {};
}

Result<void, NotTaken> Sitting::abort(Author by, std::string_view words, const Game& game) {
    const bool is_servers = by == Author::server && !words.empty();
    if (!is_servers && !(is_player(by) && words.empty())) return no(NotTaken::not_yours);
    if (game.is_over() || (!is_servers && both_have_moved(game))) return no(NotTaken::not_now);
    is_aborted_ = true;
    rest_ = Rest::none;
    call_.reset();
    return {};
}

}  // namespace shinpan::server
