// A game between two people whose log goes to a store as a server has it go there.
#pragma once

#include "base/hash.hpp"
#include "formats/record/event_line.hpp"
#include "server/core/names.hpp"
#include "server/log/game_log.hpp"
#include "server/store/sha256.hpp"
#include "server/store/store_file.hpp"

#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace shinpan::server {

class StoredGame {
public:
    // Each entry comes a second after the one before. Black is known by that token.
    explicit StoredGame(Store& store, const std::string& token_of_black = drawn())
        : store_(&store),
          log_(GameLog::begin(*game_conditions_in("aga 19x19 7.5 0 byoyomi:600:30:5"), drawn(), sha256,
                              began)) {
        CHECK(is_kept(ask(store, KeepGuest{seats_[0], sha256(token_of_black), began})));
        CHECK(is_kept(ask(store, KeepGuest{seats_[1], sha256(drawn()), began})));
        const std::string code = drawn();
        const KeptInvitation link{
            .code = code, .by = seats_[0], .conditions = log_.conditions(), .at = began};
        CHECK(is_kept(ask(store, KeepInvitation{link})));
        CHECK(is_kept(
            ask(store, KeepGame{name(), code, seats_[1].id, seats_, {last()}, to_text(log_.conditions())})));
        kept_.push_back(last());
    }

    const std::string& name() const { return log_.name(); }
    const Person& player(Color color) const { return seats_[index_of(color)]; }
    const std::vector<KeptEntry>& kept() const { return kept_; }
    std::int64_t last_at() const { return log_.entries().back().at; }

    // What the store has to take.
    KeepEntry next(Author author, const std::string& text, std::int64_t at) {
        REQUIRE(log_.take(author, text, at, 900));
        KeptEntry entry = last();
        entry.person = author == Author::referee ? "referee" : seats_[author == Author::white ? 1 : 0].id;
        entry.request = drawn();
        kept_.push_back(entry);
        const std::string result = log_.is_over() ? to_text(log_.result()) : "";
        const auto& call = log_.sitting().call();
        return {name(), entry, result, call ? call->number : 0};
    }

    bool say(Author author, const std::string& text, std::int64_t after = 1000) {
        return is_kept(ask(*store_, next(author, text, last_at() + after)));
    }

    // The players fill the board from its first row on, and Black resigns.
    void play_to_end(int moves) {
        const Size size = log_.conditions().size;
        for (int cell = 0; moves > 0 && cell < size.area(); ++cell) {
            const Color mover = log_.game().to_move();
            const Point at = point(cell % size.cols, cell / size.cols);
            if (log_.game().refuses_play(mover, at)) continue;
            CHECK(say(author_of(mover), event_line(play(mover, at), size)));
            --moves;
        }
        CHECK(say(Author::black, "resign B"));
    }

    // Goes on in another store, such as a copy.
    void move_to(Store& store) { store_ = &store; }

private:
    static constexpr std::int64_t began = 1'764'000'000'000;  // 2025-11-24

    KeptEntry last() const { return {.entry = log_.entries().back(), .head = log_.head()}; }

    // As random as a server's: names in order would be packed better.
    static std::string drawn() {
        static std::uint64_t draws = 0;
        ++draws;
        return name_of_random(
            {hash_of("high" + std::to_string(draws)), hash_of("low" + std::to_string(draws))});
    }

    std::array<Person, 2> seats_{Person{drawn(), "Ann"}, Person{drawn(), "Bob"}};
    Store* store_;
    GameLog log_;
    std::vector<KeptEntry> kept_{};
};

// What a store has of it.
inline std::vector<KeptEntry> entries_in(Store& store, const std::string& game) {
    const StoreAnswer answer = ask(store, FindGame{game});
    const auto* found = std::get_if<FoundGame>(&answer);
    return found == nullptr ? std::vector<KeptEntry>() : found->entries;
}

inline int packed_in(Store& store, std::int64_t before, int most = 10) {
    const StoreAnswer answer = ask(store, PackLogs{before, most});
    const auto* packed = std::get_if<Packed>(&answer);
    return packed == nullptr ? -1 : packed->games;
}

}  // namespace shinpan::server
