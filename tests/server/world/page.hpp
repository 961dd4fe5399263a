// A page of the simulated world: it says what a person says, keeps to the protocol as the site's pages do,
// and says again what has no answer. It draws its moves by chance.
#pragma once

#include "analysis/playout/random.hpp"
#include "go/game/game.hpp"
#include "server/core/messages.hpp"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace shinpan::server::world {

// A game as the page knows it.
struct Shown {
    std::vector<KnownEntry> entries{};
    std::vector<OpenOffer> offers{};
    Color you = Color::empty;
    std::optional<Absence> absence{};
    std::optional<Game> game{};  // the fold of the events
};

struct Pending {
    std::string game{};
    Say said{};
};

// What the page tells the world that looks after it.
struct Witness {
    std::function<void(const Pending&, const Done&)> done{};
    std::function<void(const Pending&)> refused{};
    std::function<void(const std::string& game, const Shown&)> shown{};
};

// How it departs from what a page does, to see the world find it.
enum class Mistake { none, shows_refused };

class Page {
public:
    Page(std::string name, std::uint64_t seed, Witness, Mistake = Mistake::none);

    // What it says when its line has opened, and to a message.
    std::vector<FromPage> opened();
    std::vector<FromPage> received(const ToPage&);
    void cut();

    // What it says of its own accord: a move or a word in one of its games; nothing while it waits.
    std::vector<FromPage> act();

    std::vector<FromPage> invite(const std::string& code, const GameConditions&);
    std::vector<FromPage> join(const std::string& code);

    // It looks at that game from now on; a referee answers calls there.
    std::vector<FromPage> begin(const std::string& game);

    const std::map<std::string, Shown>& games() const { return games_; }
    bool waits() const { return !requests_.empty() || !pending_.empty(); }
    bool awaits(const std::string& request) const;  // an answer to it, and will say it again
    bool is_idle() const;                           // plays no game and waits for none

private:
    std::string next_id();
    std::vector<FromPage> ask(FromPage);
    FromPage watching(const std::string& game);
    std::vector<FromPage> seen(const GameSeen&);
    void entered(const std::string& game, const std::vector<KnownEntry>&, const std::vector<OpenOffer>&);
    std::vector<FromPage> done(const Done&);
    std::vector<FromPage> refused(const NotDone&);
    std::string word_in(const Shown&);
    std::string play_in(const Shown&);
    std::string answer_in(const Shown&);
    std::string word_of_chance(const Shown&);
    std::string ruling_in(const Shown&);

    std::string name_;
    Random random_;
    Witness witness_;
    Mistake mistake_;
    int ids_ = 0;
    bool is_open_ = false;
    std::map<std::string, Shown> games_{};
    std::map<std::string, FromPage> requests_{};    // invite, look, join: said again until they are answered
    std::map<std::string, std::string> watches_{};  // the game of each
    std::vector<Pending> pending_{};
    std::optional<std::string> invited_{};  // the code of the link that it waits for
};

}  // namespace shinpan::server::world
