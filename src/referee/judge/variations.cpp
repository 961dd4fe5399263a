#include "referee/judge/variations.hpp"

#include "formats/record/sgf/variations.hpp"
#include "referee/judge/line_judge.hpp"

#include <algorithm>
#include <bit>

namespace shinpan::inline referee {
namespace {

// Does a game not go back over it, or only by playing all of it again?
bool is_lasting(EventKind kind) {
    switch (kind) {
        case EventKind::undo_asked:
        case EventKind::undo_granted:
        case EventKind::breach:
        case EventKind::annulled: return true;
        case EventKind::setup:
        case EventKind::turn:
        case EventKind::handicap:
        case EventKind::button:
        case EventKind::nigiri:
        case EventKind::play:
        case EventKind::pass:
        case EventKind::resign:
        case EventKind::timeout:
        case EventKind::forfeit:
        case EventKind::marks_proposed:
        case EventKind::marks_accepted:
        case EventKind::group_agreed:
        case EventKind::end_agreed:
        case EventKind::analysis_agreed:
        case EventKind::resume:
        case EventKind::no_result_agreed:
        case EventKind::both_lose:
        case EventKind::penalty:
        case EventKind::ruling:
        case EventKind::award:
        case EventKind::resumed_by_ruling:
        case EventKind::status_ruled: return false;
    }
    return false;
}

// Judges one line after another, each from where it leaves the one before.
class TreeJudge {
public:
    TreeJudge(const Record& main_line, const Ruleset& rules)
        : game_(rules, main_line.size, {.komi = komi_of(main_line, rules)}),
          play_{.position = Position(main_line.size)},
          judge_(main_line, game_, play_, notes_),
          played_(main_line.events.size()) {
        game_.expect_to_go_back();
        kept_.push_back({0, 0, game_});
        go_on(main_line);
    }

    // The line has so many events in common with the one that was judged before.
    const JudgedPlay& judge_line(const Record& line, std::size_t common) {
        played_ = std::min(played_, common);
        notes_.clear();
        go_back(std::min(common, steps_.size() - 1));
        judge_.begin_line(line, played_);
        go_on(line);
        return play_;
    }

private:
    // After so many events of the line.
    struct Step {
        int judged = 0;   // moves
        int carried = 0;  // moves
        std::size_t let_stand = 0;
        std::size_t in_game = 0;             // events
        std::size_t lasting = 0;             // events that the game cannot go back over
        std::size_t from = 0;                // where to judge anew when other events follow
        std::optional<std::size_t> open{};   // since that event it hangs on later plays what is made of one
        std::optional<std::size_t> asked{};  // since that one a request to take back moves waits
    };
    struct Kept {
        std::size_t event;    // the next one
        std::size_t lasting;  // how many came before
        Game game;
    };

    void go_on(const Record& line) {
        while (steps_.size() <= line.events.size() && !play_.illegal) {
            const std::size_t event = steps_.size() - 1;
            const bool lasts = is_lasting(line.events[event].kind);
            if (lasts) keep(event);
            const auto hangs_on = judge_.step(event);
            const bool is_play = line.events[event].kind == EventKind::play;
            add_step(event, hangs_on, is_play, lasts);
        }
    }

    void add_step(std::size_t event, LineJudge::HangsOn hangs_on, bool is_play, bool lasts) {
        using HangsOn = LineJudge::HangsOn;
        const Step& before = steps_.back();
        Step now{.judged = judge_.moves(),
                 .carried = play_.moves,
                 .let_stand = play_.let_stand.size(),
                 .in_game = game_.events().size(),
                 .lasting = before.lasting + (lasts ? 1 : 0),
                 .from = hangs_on == HangsOn::nothing ? event + 1 : event};
        if (!is_play) now.open = before.open;
        if (!is_play && !now.open && hangs_on == HangsOn::later_play) now.open = event;
        if (game_.undo_asked_by() != Color::empty) now.asked = before.asked.value_or(event);
        for (const auto& since : {now.open, now.asked})
            now.from = std::min(now.from, since.value_or(now.from));
        steps_.push_back(now);
    }

    // Copies lie the closer together the nearer they are: there are few, and one is near whatever the game
    // goes back to.
    void keep(std::size_t event) {
        if (kept_.back().event == event) return;
        const std::size_t now = steps_.back().lasting;
        std::erase_if(kept_, [now](const Kept& one) {
            const std::size_t distance = now - one.lasting;
            return distance >= 4 && one.lasting % std::bit_floor(distance / 4) != 0;
        });
        kept_.push_back({event, now, game_});
    }

    void go_back(std::size_t event) {
        const std::size_t end = steps_.size() - 1;
        event = steps_[event].from;
        if (event == end) return;
        if (steps_[event].lasting == steps_[end].lasting) {
            game_.go_back(steps_[event].in_game);
        } else {
            while (kept_.back().event > event) kept_.pop_back();
            game_ = kept_.back().game;
            event = kept_.back().event;
        }
        steps_.resize(event + 1);
        const Step& step = steps_.back();
        judge_.go_back(step.judged);
        play_.moves = step.carried;
        play_.let_stand.resize(step.let_stand);
        play_.illegal.reset();
    }

    Game game_;
    JudgedPlay play_;
    std::vector<Note> notes_{};  // nobody asks for them
    LineJudge judge_;
    std::size_t played_;  // events of the main line that the line begins with
    std::vector<Step> steps_{{}};
    std::vector<Kept> kept_{};
};

}  // namespace

std::vector<JudgedVariation> judge_variations(const sgf::Collection& games, int game, const Ruleset& rules) {
    sgf::Variations variations(games, game);
    std::vector<JudgedVariation> judged;
    if (games.shortened(game) || variations.main_line_refused()) return judged;
    TreeJudge judge(variations.line(), rules);
    while (auto one = variations.next()) {
        const JudgedPlay& play = judge.judge_line(variations.line(), one->common);
        judged.push_back({.after = one->after,
                          .branch_after = one->branch_after,
                          .place = one->place,
                          .moves = play.moves,
                          .let_stand = static_cast<int>(play.let_stand.size()),
                          .illegal = play.illegal,
                          .unreadable = std::move(one->unreadable)});
    }
    return judged;
}

}  // namespace shinpan::referee
