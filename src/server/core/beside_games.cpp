// What of the core goes on beside the moves of games: the players' chat, a game once more, a person's games.
#include "server/core/core.hpp"
#include "server/core/names.hpp"

#include <algorithm>
#include <utility>

namespace shinpan::server {
namespace {

constexpr std::size_t most_chats = 10;  // lines of a connection, in
constexpr Milliseconds chats_within = 30'000;
constexpr std::int64_t rematch_lasts = 30 * 60'000;

bool is_open(const KeptInvitation& rematch, std::int64_t now) {
    return rematch.game.empty() && now - rematch.at < rematch_lasts;
}

// Colors are swapped. Handicap stones are for the weaker player: with these, they stay.
Side side_once_more(Color color, const GameConditions& conditions) {
    return (color == Color::black) == (conditions.handicap > 0) ? Side::black : Side::white;
}

}  // namespace

void Core::handle(ConnectionId id, const Person&, const Chat& line, const Moment& now) {
    with_game(id, line.game, line, now);
}

void Core::handle(ConnectionId id, const Person&, const Report& wrong, const Moment& now) {
    with_game(id, wrong.game, wrong, now);
}

void Core::handle(ConnectionId id, const Person&, const Rematch& wanted, const Moment& now) {
    with_game(id, wanted.game, wanted, now);
}

void Core::handle(ConnectionId id, const Person& person, const Games& wanted, const Moment&) {
    ask(FindGames{person.id}, [this, id, person, request = wanted.id](StoreAnswer answer, const Moment&) {
        auto* found = std::get_if<FoundGames>(&answer);
        if (found == nullptr) return no(id, request, NoCode::unstored);
        out_.send(id, GameList{person, std::move(found->games)});
        out_.send(id, Done{.id = request});
    });
}

// ---- chat ----

void Core::chat(ConnectionId id, const Person& person, const PlayedGame& game, const Chat& said,
                const Moment& now) {
    if (game.seat_of(person.id) == Color::empty) return no(id, said.id, NoCode::not_yours);
    if (!is_chat_line(said.text))
        return no(id, said.id, NoCode::bad, "a line has 1 to 300 visible characters");
    std::deque<Milliseconds>& chats = find(id)->chats;
    while (!chats.empty() && chats.front() + chats_within <= now.steady) chats.pop_front();
    if (chats.size() == most_chats) return no(id, said.id, NoCode::too_fast);
    chats.push_back(now.steady);
    const ChatLine line{.at = now.calendar, .by = person.id, .text = said.text};
    ask(KeepChat{said.game, line, said.id}, [this, id, said](StoreAnswer answer, const Moment&) {
        auto* kept = std::get_if<FoundChat>(&answer);
        if (kept == nullptr)
            return no(id, said.id,
                      std::holds_alternative<Absent>(answer) ? NoCode::too_fast : NoCode::unstored);
        if (const auto held = games_.find(said.game); held != games_.end() && !kept->lines.empty()) {
            const PlayedGame& played = held->second.game;
            auto readers = played.log().is_over() ? played.watchers() : played.watching_players();
            std::erase_if(readers, [&](ConnectionId page) {
                const auto& hidden = kept->hidden_from;
                const auto& reader =
                    find(page)->person;  // nobody: they were deleted, and the page is to close
                return !reader || std::find(hidden.begin(), hidden.end(), reader->id) != hidden.end();
            });
            out_.send(std::move(readers), Chatted{said.game, std::move(kept->lines)});
        }
        out_.send(id, Done{.id = said.id, .game = said.game});
    });
}

void Core::tell_chat(ConnectionId id, const std::string& game, const std::string& reader) {
    ask(FindChat{game, reader}, [this, id, game](StoreAnswer answer, const Moment&) {
        auto* found = std::get_if<FoundChat>(&answer);
        if (found != nullptr && !found->lines.empty()) out_.send(id, Chatted{game, std::move(found->lines)});
    });
}

void Core::report(ConnectionId id, const Person& person, const PlayedGame& game, const Report& wrong) {
    if (game.seat_of(person.id) == Color::empty) return no(id, wrong.id, NoCode::not_yours);
    ask(KeepReport{wrong.game, wrong.line, person.id}, [this, id, request = wrong.id](
                                                           const StoreAnswer& answer, const Moment&) {
        if (!std::holds_alternative<Kept>(answer))
            return no(id, request, std::holds_alternative<Absent>(answer) ? NoCode::bad : NoCode::unstored);
        out_.send(id, Done{.id = request});
        tell_desks();
    });
}

// ---- once more ----

// An offer is an invitation whose code follows from the game. No link has it: it is longer than codes are.
std::string Core::rematch_code(const std::string& game) const { return digest_("once more after " + game); }

void Core::rematch(ConnectionId id, const Person& person, const PlayedGame& game, const Rematch& wanted) {
    const Color color = game.seat_of(person.id);
    if (color == Color::empty) return no(id, wanted.id, NoCode::not_yours);
    if (!game.log().is_over()) return no(id, wanted.id, NoCode::not_now);
    const OnceMore wish{id, wanted.id, wanted.game, person, color, game.log().conditions()};
    ask(FindInvitation{rematch_code(wish.game), person.id},
        [this, wish](const StoreAnswer& answer, const Moment& now) { found_rematch(wish, answer, now); });
}

void Core::found_rematch(const OnceMore& wish, const StoreAnswer& answer, const Moment& now) {
    if (std::holds_alternative<Absent>(answer)) return offer_rematch(wish, now);
    const auto* found = std::get_if<KeptInvitation>(&answer);
    if (found == nullptr) return no(wish.asked, wish.request, NoCode::unstored);
    if (!found->game.empty()) return out_.send(wish.asked, Done{.id = wish.request, .game = found->game});
    if (!is_open(*found, now.calendar)) {
        ask(DropInvitation{found->code, found->by.id},
            [this, wish](const StoreAnswer&, const Moment& then) { offer_rematch(wish, then); });
        return;
    }
    if (found->by.id == wish.person.id) return out_.send(wish.asked, Done{.id = wish.request});
    begin({wish.asked, wish.request, {}, {}, *found, wish.person}, now,
          [this, game = wish.game](const std::string& next) {
              if (const auto held = games_.find(game); held != games_.end())
                  out_.send(held->second.game.watching_players(), RematchOffer{.game = game, .next = next});
          });
}

void Core::offer_rematch(const OnceMore& wish, const Moment& now) {
    ask(KeepInvitation{{.code = rematch_code(wish.game),
                        .by = wish.person,
                        .conditions = wish.conditions,
                        .side = side_once_more(wish.color, wish.conditions),
                        .at = now.calendar}},
        [this, wish, until = now.calendar + rematch_lasts](const StoreAnswer& answer, const Moment&) {
            if (std::holds_alternative<NotKept>(answer))
                return no(wish.asked, wish.request, NoCode::unstored);
            if (std::holds_alternative<Kept>(answer)) tell_rematch_offer(wish, until);
            out_.send(wish.asked, Done{.id = wish.request});
        });
}

// To both; whoever has blocked the other hears nothing from them, and the other does not learn of it.
void Core::tell_rematch_offer(const OnceMore& wish, std::int64_t until) {
    const auto held = games_.find(wish.game);
    if (held == games_.end()) return;
    const RematchOffer offer{wish.game, wish.color, until};
    out_.send(held->second.game.pages_of(wish.color), offer);
    const Person& opponent = held->second.game.seats()[index_of(other(wish.color))];
    ask(FindBlock{wish.person.id, opponent.id}, [this, offer](const StoreAnswer& answer, const Moment&) {
        const auto game = games_.find(offer.game);
        if (std::holds_alternative<Absent>(answer) && game != games_.end())
            out_.send(game->second.game.pages_of(other(offer.by)), offer);
    });
}

void Core::tell_rematch(ConnectionId id, const std::string& game, const std::string& person) {
    ask(FindInvitation{rematch_code(game), person},
        [this, id, game](const StoreAnswer& answer, const Moment& now) {
            const auto* found = std::get_if<KeptInvitation>(&answer);
            const auto held = games_.find(game);
            if (found == nullptr || held == games_.end()) return;
            if (is_open(*found, now.calendar) || !found->game.empty())
                out_.send(id, RematchOffer{.game = game,
                                           .by = held->second.game.seat_of(found->by.id),
                                           .until = found->at + rematch_lasts,
                                           .next = found->game});
        });
}

}  // namespace shinpan::server
