// Complete games for the theorems, all through Game: played at random, or every game of a small board.
//
//   Random random(1);
//   Game game(tromp_taylor, random_size(random), {});
//   finish_at_random(game, {.early_pass_percent = 10}, random);
//   for_each_game(Game(tromp_taylor, Size{2, 2}, {}), 6, [](const Game& finished) { return true; });
#pragma once

#include "go/game/game.hpp"

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <random>
#include <string>
#include <vector>

namespace shinpan::theorems {

using Random = std::mt19937_64;

inline int up_to(int most, Random& random) {
    return static_cast<int>(random() % static_cast<std::uint64_t>(most + 1));
}

inline bool chance(int percent, Random& random) { return up_to(99, random) < percent; }

// An event that the game must accept; a refusal here is an error of the generator or of the game.
inline void must(Game& game, const Event& e) {
    if (const auto done = game.apply(e); !done) {
        std::cerr << "refused: " << word_of(done.error().why) << '\n';
        std::abort();
    }
}

inline std::vector<Point> empty_points(const Game& game) {
    std::vector<Point> points;
    for (Point p : game.board().position().points(Color::empty)) points.push_back(p);
    return points;
}

// Plays on a point chosen among the legal ones; false if there is none.
inline bool play_anywhere(Game& game, Random& random) {
    std::vector<Point> points = empty_points(game);
    while (!points.empty()) {
        const auto chosen = static_cast<std::size_t>(up_to(static_cast<int>(points.size()) - 1, random));
        if (game.apply(play(game.to_move(), points[chosen]))) return true;
        points[chosen] = points.back();
        points.pop_back();
    }
    return false;
}

// One player proposes to take the chains on `dead` off, the other accepts.
inline void agree(Game& game, const PointSet& dead) {
    must(game, marks_proposed(Color::black, dead));
    must(game, marks_accepted(Color::white, dead));
}

inline PointSet some_chains(const Board& board, int percent, Random& random) {
    PointSet chains;
    for (Color player : {Color::black, Color::white})
        for (Point p : board.position().points(player))
            if (chance(percent, random)) chains |= board.chain(p);
    return chains;
}

// What random players do.
struct Habits {
    int early_pass_percent = 0;  // of the turns before the end at which they pass
    int longest = 3;             // moves before they set out to end the game: up to so many for each point
    int agree_percent = 70;      // of the stops at which they agree on what is dead
};

// Plays the game on to its end.
inline void finish_at_random(Game& game, Habits habits, Random& random) {
    const int area = game.board().size().area();
    int moves_left = up_to(habits.longest * area, random);
    int stops = 0;
    while (!game.is_over()) {
        if (game.stage().stops > stops) {  // stopped, or the preliminary end
            stops = game.stage().stops;
            moves_left = up_to(area, random);
            const bool may_agree =
                game.stage().phase == Phase::stopped && game.rules().removal.is != Removal::never;
            if (may_agree && chance(habits.agree_percent, random))
                agree(game, some_chains(game.board(), 10, random));
            continue;
        }
        const int pass_percent = game.stage().phase == Phase::settle ? 20 : habits.early_pass_percent;
        const bool passes = moves_left-- <= 0 || chance(pass_percent, random);
        if (passes || !play_anywhere(game, random)) must(game, pass(game.to_move()));
    }
}

// A board of 1x1 to 6x6 points; small ones come often.
inline Size random_size(Random& random) {
    const auto side = [&] {
        return static_cast<std::uint8_t>(1 + std::min(up_to(5, random), up_to(7, random)));
    };
    return {side(), side()};
}

// The game ended without a further stone: passes, and agreement that nothing is dead where it is asked for.
inline Game finished(Game game) {
    while (!game.is_over()) {
        const bool stopped = game.stage().phase == Phase::stopped;
        if (stopped && game.rules().removal.is != Removal::never)
            agree(game, {});
        else
            must(game, pass(game.to_move()));
    }
    return game;
}

// Every move that is legal now: plays first.
inline std::vector<Event> legal_moves(const Game& game) {
    std::vector<Event> moves;
    for (Point at : empty_points(game))
        if (!game.refuses_play(game.to_move(), at)) moves.push_back(play(game.to_move(), at));
    moves.push_back(pass(game.to_move()));
    return moves;
}

// Calls f(finished game) for every game that goes on with at most `depth` moves before it is ended by passes,
// until f returns false. Returns false if f did.
template <class F>
bool for_each_game(const Game& game, int depth, F&& f) {
    const bool passed_last = !game.events().empty() && game.events().back().kind == EventKind::pass;
    if (!passed_last && !f(finished(game))) return false;  // after a pass, the end by passes was seen before
    if (depth == 0 || game.is_over()) return true;
    for (const Event& move : legal_moves(game)) {
        Game next = game;
        must(next, move);
        if (!for_each_game(next, depth - 1, f)) return false;
    }
    return true;
}

// "2x2: B A1, W pass"
inline std::string moves_of(const Game& game) {
    const Size size = game.board().size();
    std::string text = std::to_string(size.cols) + "x" + std::to_string(size.rows) + ":";
    for (const Event& e : game.events()) {
        if (e.kind == EventKind::play) text += std::string{' ', letter(e.by), ' '} + name(e.at, size) + ",";
        if (e.kind == EventKind::pass) text += std::string{' ', letter(e.by)} + " pass,";
        if (e.kind == EventKind::turn) text += std::string{' ', letter(e.by)} + " begins,";
        if (e.kind == EventKind::handicap) text += " handicap " + std::to_string(e.number) + ",";
        if (e.kind == EventKind::marks_proposed)
            for (Point p : *e.points) text += " dead " + name(p, size) + ",";
    }
    text.pop_back();
    return text;
}

}  // namespace shinpan::theorems
