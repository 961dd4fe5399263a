#include "apps/match/run/refereed_game.hpp"

#include "go/game/game.hpp"
#include "go/rulesets/registry.hpp"
#include "referee/judge/judge.hpp"
#include "referee/report/report.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

namespace shinpan::inline apps::match {
namespace {

using Clock = std::chrono::steady_clock;

constexpr double seconds_for_score = 120;
constexpr double wall_for_cpu = 20;  // a second of processor time may take so many on a busy machine

Milliseconds milliseconds(double seconds) { return static_cast<Milliseconds>(seconds * 1000); }

double seconds(Milliseconds time) { return static_cast<double>(time) / 1000; }

class Table {
public:
    Table(Player* black, Player* white, const GameTerms& terms)
        : players_{black, white},
          terms_(terms),
          game_(*terms.rules, terms.size, {.komi = terms.komi}),
          clocks_{PlayerClock(terms.time[0]), PlayerClock(terms.time[1])},
          played_{Record{}, Verdict(*terms.rules, terms.size)} {}

    Result<PlayedGame, Fault> run() {
        set_up();
        const bool began = begin();
        while (began && !is_finished() && make_move()) {
        }
        if (cancelled_) return failure(*cancelled_);
        finish();
        if (cancelled_) return failure(*cancelled_);
        return std::move(played_);
    }

    // Without players.
    PlayedGame lost_by(Color color, const Fault& fault) {
        set_up();
        lose(color, fault);
        finish();
        return std::move(played_);
    }

private:
    Player& player(Color color) { return *players_[index_of(color)]; }

    void set_up() {
        Record& record = played_.record;
        record.size = terms_.size;
        record.rules_word = sgf_word(*terms_.rules);
        played_.rules_remark = rules_remark(*terms_.rules);
        record.komi = terms_.komi;
        for (const Event& event : terms_.opening) {
            if (event.kind == EventKind::handicap) record.handicap = event.number;
            played_.opening_moves += is_move(event.kind) ? 1 : 0;
            game_.must_apply(event);
            record.events.push_back(event);
        }
    }

    // False where a player could not be told of the game.
    bool begin() {
        for (const Color color : {Color::black, Color::white}) {
            GameConditions conditions{
                terms_.rules, terms_.size, terms_.komi, {}, terms_.time[index_of(color)]};
            for (const Event& event : terms_.opening)
                if (event.kind == EventKind::handicap) conditions.handicap = *event.points;
            auto begun = player(color).begin(conditions);
            if (!begun) return lose(color, begun.error());
            played_.notes[index_of(color)] = *std::move(begun);
            if (!tell_opening(color)) return false;
        }
        return true;
    }

    bool tell_opening(Color color) {
        for (const Event& event : terms_.opening) {
            std::vector<Point> stones;
            if (event.kind == EventKind::setup) stones = *event.points;
            if (is_move(event.kind)) stones = {event.kind == EventKind::play ? event.at : no_point};
            for (const Point at : stones)
                if (const auto told = player(color).told(event.by, at); !told)
                    return lose(color, told.error());
        }
        return true;
    }

    // The game is over, or has stopped for the players to agree on what is dead; they do not, we judge.
    bool is_finished() {
        if (game_.is_over() || game_.stage().phase == Phase::stopped ||
            game_.stage().phase == Phase::analysis_stopped)
            return true;
        played_.was_too_long = game_.tally().moves >= terms_.most_moves + played_.opening_moves;
        return played_.was_too_long;
    }

    // In wall time, after which the player counts as hung.
    double patience_with(Color color) const {
        const PlayerClock& clock = clocks_[index_of(color)];
        if (!clock.is_limited()) return terms_.longest_move;
        const double limit = seconds(clock.until_loss()) + terms_.grace;
        return terms_.by_cpu ? wall_for_cpu * limit + terms_.longest_move : limit + terms_.grace;
    }

    // False where the game ends with it.
    bool make_move() {
        const Color mover = game_.to_move();
        PlayerClock& clock = clocks_[index_of(mover)];
        const auto left = clock.is_limited() ? std::optional(clock.told()) : std::nullopt;
        const double cpu_before = player(mover).engine().cpu_seconds();
        const auto wall_before = Clock::now();
        const auto choice = player(mover).choose(mover, left, patience_with(mover));
        Thinking took{mover, std::chrono::duration<double>(Clock::now() - wall_before).count(), 0};
        took.cpu = std::max(0.0, player(mover).engine().cpu_seconds() - cpu_before);
        if (!choice) return lose(mover, as_seen_by_the_clock(choice.error(), clock));
        const double charged = std::max(0.0, (terms_.by_cpu ? took.cpu : took.wall));
        if (!spend(clock, charged)) return lose(mover, time_is_up(charged, seconds(clock.until_loss())));
        if (clock.is_limited()) took.left = clock.told();
        played_.thinking.push_back(took);
        charge_overtime(mover);
        return carry_out(mover, *choice);
    }

    // What overtime has cost so far, and was not yet entered.
    void charge_overtime(Color mover) {
        Event penalty = event(EventKind::penalty, mover);
        penalty.number = clocks_[index_of(mover)].points_lost() - game_.tally().penalties[index_of(mover)];
        if (penalty.number > 0 && game_.apply(penalty)) played_.record.events.push_back(penalty);
    }

    bool spend(PlayerClock& clock, double charged) const {
        if (!clock.is_limited()) return true;
        const double within = std::min(charged, seconds(clock.until_loss()));
        return charged <= within + terms_.grace && clock.spend(milliseconds(within));
    }

    Fault time_is_up(double took, double had) const {
        const auto in_seconds = [](double time) { return seconds_text(milliseconds(time)) + " s"; };
        return {FaultKind::out_of_time, "thought " + in_seconds(took) + " of " +
                                            (terms_.by_cpu ? "processor time" : "time") + " where it had " +
                                            in_seconds(had)};
    }

    // One who does not answer before their flag falls has lost on time.
    Fault as_seen_by_the_clock(const Fault& fault, const PlayerClock& clock) const {
        const bool is_late = fault.kind == FaultKind::hung && clock.is_limited() && !terms_.by_cpu;
        return is_late ? Fault{FaultKind::out_of_time, fault.what} : fault;
    }

    bool carry_out(Color mover, const Choice& choice) {
        Event event = choice.is == Choice::Move::play   ? shinpan::play(mover, choice.at)
                      : choice.is == Choice::Move::pass ? pass_or_button(game_, mover)
                                                        : shinpan::event(EventKind::resign, mover);
        if (const auto done = game_.apply(event); !done) {
            const IllegalMove illegal{.move = game_.tally().moves + 1, .refusal = done.error()};
            return lose(mover, {FaultKind::illegal_move,
                                "plays against the rules: " + refusal_in_words(illegal, terms_.size)});
        }
        played_.record.events.push_back(event);
        if (choice.is == Choice::Move::resign) return false;
        const Color next = other(mover);
        const auto told = player(next).told(mover, choice.at);
        return told ? true : lose(next, told.error());
    }

    // False, for the game ends so.
    bool lose(Color color, const Fault& fault) {
        if (fault.kind == FaultKind::cancelled || fault.kind == FaultKind::not_started) {
            cancelled_ = fault;
            return false;
        }
        played_.fault = fault;
        played_.at_fault = color;
        const bool is_time = fault.kind == FaultKind::out_of_time;
        Event end = event(is_time ? EventKind::timeout : EventKind::forfeit, color);
        end.words = fault.what;
        if (game_.apply(end)) played_.record.events.push_back(end);
        return false;
    }

    void finish() {
        Record& record = played_.record;
        if (played_.was_too_long) record.result = GameResult{.how = Ended::no_result};
        played_.verdict = judge(record, *terms_.rules, {.dead = terms_.dead});
        record.result = played_.verdict.result;
        if (played_.verdict.counted()) ask_scores();
    }

    // A fault now loses nothing: the game is over.
    void ask_scores() {
        for (const Color color : {Color::black, Color::white}) {
            auto said = player(color).final_score(seconds_for_score);
            if (said && *said) played_.said[index_of(color)] = **said;
            if (said) continue;
            if (said.error().kind == FaultKind::cancelled) cancelled_ = said.error();
            played_.notes[index_of(color)].push_back("after the end it " + said.error().what);
        }
    }

    std::array<Player*, 2> players_;
    const GameTerms& terms_;
    Game game_;
    std::array<PlayerClock, 2> clocks_;
    PlayedGame played_;
    std::optional<Fault> cancelled_{};
};

}  // namespace

Color winner_of(const PlayedGame& played) { return played.verdict.result.winner; }

bool is_drawn(const PlayedGame& played) { return as_told(played.verdict.result).how == Ended::draw; }

std::string_view disagreement(const PlayedGame& played, Color color) {
    const auto said = final_score_in(played.said[index_of(color)]);
    const GameResult& result = played.verdict.result;
    if (!said || !played.verdict.counted()) return "";
    // By nothing nobody has won: who wins a tie is the ruleset's.
    const Color winner = result.margin == HalfPoints{} ? Color::empty : result.winner;
    if (said->winner != winner) return "winner";
    return said->margin == result.margin ? "" : "margin";
}

Result<PlayedGame, Fault> play_game(Player& black, Player& white, const GameTerms& terms) {
    return Table(&black, &white, terms).run();
}

PlayedGame lost_game(const GameTerms& terms, Color color, const Fault& fault) {
    return Table(nullptr, nullptr, terms).lost_by(color, fault);
}

}  // namespace shinpan::apps::match
