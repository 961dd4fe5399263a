// Pair: two guests who meet by a link and play game after game with each other, by legal moves drawn by
// chance. It keeps the log of each game as both were told it, and says what was not as the protocol has it.
#pragma once

#include "analysis/playout/random.hpp"
#include "apps/load/page.hpp"
#include "apps/load/tally.hpp"
#include "go/game/game.hpp"
#include "server/log/game_conditions.hpp"

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::inline apps::load {

// A game as its players were told it: heads[n - 1] is the head of the log after entry n.
struct ToldGame {
    std::string name{};
    std::vector<std::string> heads{};
    bool is_over = false;
};

class Pair : private Page::Reader {
public:
    // `ready` is called each time that a word can be said, perhaps from within `say`.
    using Ready = std::function<void(Pair&)>;

    Pair(boost::asio::io_context&, unsigned short port, server::GameConditions, std::uint64_t seed, Tally&,
         Ready ready);

    // Connects both.
    void begin();

    // The next word of their game: a move, or what ends it. Precondition: a word can be said.
    void say();
    bool is_ready() const;

    // Ends after the word that is on its way: no new one is begun.
    void rest() { rests_ = true; }
    bool is_resting() const { return rests_ && !said_; }
    void leave();
    bool is_gone() const { return pages_[0].is_gone() && pages_[1].is_gone(); }
    int breaks() const { return pages_[0].breaks() + pages_[1].breaks(); }

    const std::vector<ToldGame>& games() const { return games_; }

private:
    using Object = boost::json::object;
    struct Said {
        std::size_t page = 0;
        std::string id{}, text{};
        int number = 0;  // of the entry that it has become; 0 before
        bool is_answered = false;
        std::chrono::steady_clock::time_point at{};
    };

    void opened(Page&) override;
    void read(Page&, std::string_view word, const Object&) override;
    std::size_t index_of(const Page& page) const { return &page == &pages_[0] ? 0 : 1; }
    std::string next_id();
    void meet();
    void watch(std::size_t page);
    void ask(std::size_t page, std::string frame);
    void seen(std::size_t page, const Object& game);
    void entered(std::size_t page, const Object& entry);
    void done(std::size_t page, const Object&);
    void refused(std::size_t page, const Object&);
    void look_whether_said();
    void look_whether_ready();
    std::string next_text();
    void send_said();
    void fault(const std::string& what);

    boost::asio::io_context& context_;
    std::array<Page, 2> pages_;
    server::GameConditions conditions_;
    Random random_;
    Tally& tally_;
    Ready ready_;
    std::int64_t ids_ = 0;
    std::string code_{};                     // of the link by which they meet
    std::array<std::string, 2> asked_{};     // what has no answer yet but for `say`, as frames
    std::array<std::string, 2> asked_id_{};  // and its id
    std::vector<ToldGame> games_{};
    std::optional<Game> game_{};          // the fold of the game that is played
    std::array<std::size_t, 2> known_{};  // how many entries of it each page knows
    std::array<bool, 2> watches_{};       // has the page its game, since it opened last?
    Color first_ = Color::empty;          // the colour of the first page
    std::optional<Said> said_{};
    bool is_meeting_ = false, is_paused_ = false, rests_ = false;
};

}  // namespace shinpan::apps::load
