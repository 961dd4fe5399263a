// Questions by ruleset: what each says of a position, or of the moves from it. A sum of points and a whole
// game have files of their own.
#include "analysis/confirm/confirmation.hpp"
#include "go/score/score.hpp"
#include "go/score/seki.hpp"
#include "go/score/unconditional.hpp"
#include "runner/game_record.hpp"
#include "runner/kinds.hpp"
#include "runner/rules_words.hpp"

#include <boost/json.hpp>

namespace shinpan::runner {
namespace {

constexpr std::string_view disputed = "asks for a status that the source calls disputed";
constexpr std::string_view needs_play = "asks for life and death, which play decides under these rules";
constexpr std::string_view undecided = "asks what the text itself leaves undecided";
constexpr std::string_view custom = "asks for points that custom gives without play";

std::string in_words(const json::value* number) {
    return number == nullptr ? "none" : std::to_string(integer(*number));
}

// The moves are played from the diagram: which is refused first, and which brings a position back?
void judge_moves(Answers& answers, const json::object& fields, const Ruleset& rules,
                 const json::object& asked) {
    constexpr std::string_view names[]{"illegal_at", "repetition_first_at"};
    if (leave_out_others(answers, asked, names) == 0) return;
    const Position diagram = board_of(fields);
    Game game = start(rules, diagram, color_of(required(fields, "to_move")), HalfPoints{});
    std::string refused_at = "none";
    int number = 0;
    for (const Event& move : moves_of(required(fields, "moves"), diagram.size())) {
        ++number;
        if (game.is_over()) break;
        if (game.apply(move)) continue;
        refused_at = std::to_string(number);
        break;
    }
    const std::string who = std::string(rules.id) + ": ";
    if (asked.contains("illegal_at"))
        answers.expect(who + "the first forbidden move", in_words(field(asked, "illegal_at")), refused_at);
    if (const auto* first = field(asked, "repetition_first_at")) {
        const auto back = game.first_recurrence();
        answers.expect(who + "the first repetition", in_words(first),
                       back ? std::to_string(back->move) : "none");
    }
}

constexpr std::string_view of_diagrams[]{"status",
                                         "dead",
                                         "status_by_letter",
                                         "status_intended",
                                         "territory",
                                         "dame",
                                         "not_territory",
                                         "area",
                                         "neutral",
                                         "area_as_it_stands",
                                         "territory_as_it_stands",
                                         "B",
                                         "W",
                                         "points_as_left",
                                         "ko_class"};

constexpr std::size_t most_states = 300'000;  // of hypothetical play against one chain
constexpr int least_open = 12;  // beside so many empty points a diagram's chain is meant to live

// Does hypothetical play, or precedents that it agrees with, decide life and death under these rules?
bool has_confirmation(const Ruleset& rules) {
    return rules.scoring.is == Scoring::territory &&
           (rules.removal.is == Removal::by_confirmation || rules.removal.is == Removal::by_agreement);
}

// The statuses of every chain of a diagram.
class Statuses {
public:
    Statuses(const Ruleset& rules, const Position& position) {
        const KoPass ko_pass = rules.ko_pass.is == KoPass::none ? KoPass::every_ko : rules.ko_pass.is;
        dead_ = dead(confirm(position, undisputed(position, least_open), ko_pass, most_states));
        settled_ = settle(position, dead_);
    }

    std::string_view of(Point p) const {
        if (settled_.removed.contains(p)) return "dead";
        if (dead_.contains(p)) return "dead_not_removed";
        return settled_.seki.contains(p) ? "seki" : "alive";
    }

    Finish finish(Finish of_diagram) const {
        of_diagram.dead = settled_.removed;
        of_diagram.seki = settled_.seki;
        return of_diagram;
    }

private:
    PointSet dead_;
    DeadAndSeki settled_;
};

// All that scoring needs. Where the case asks for statuses, stones are dead by hypothetical play; else the
// position counts as it stands.
Finish finish_of(const Ruleset& rules, const Position& position, const json::object& asked) {
    const Finish finish = start(rules, position, Color::black, HalfPoints{}).finish();
    const bool by_play = (has(asked, "status") || has(asked, "dead")) && has_confirmation(rules);
    return by_play ? Statuses(rules, position).finish(finish) : finish;
}

void expect_statuses(Answers& answers, const Position& position, const Ruleset& rules,
                     const json::object& wanted) {
    if (!has_confirmation(rules)) return answers.leave_out(needs_play);
    const Statuses statuses(rules, position);
    for (const auto& [name, status] : wanted)
        answers.expect(std::string(rules.id) + ": " + std::string(name), std::string(text(status)),
                       std::string(statuses.of(point_of(json::string(name), position.size()))));
}

// The stones named are dead, whether they come off or not.
void expect_dead(Answers& answers, const Position& position, const Ruleset& rules,
                 const json::value& wanted) {
    if (!has_confirmation(rules)) return answers.leave_out(needs_play);
    const Statuses statuses(rules, position);
    const PointSet named = points_of(wanted, position.size());
    PointSet found;
    for (Point p : named)
        if (statuses.of(p).starts_with("dead")) found.insert(p);
    answers.expect(std::string(rules.id) + ": dead", names_of(named, position.size()),
                   names_of(found, position.size()));
}

// How many points, and which.
class Counted {
public:
    Counted(Answers& answers, const Ruleset& rules, const Position& position, const json::object& asked)
        : answers_(answers),
          position_(position),
          who_(std::string(rules.id) + ": "),
          score_(score(rules, finish_of(rules, position, asked))) {}

    void expect_numbers(std::string_view what, const json::object& wanted, bool with_stones) {
        only(wanted, {"B", "W"});
        for (Color player : {Color::black, Color::white}) {
            const int stones = with_stones ? score_.settled.count(player) : 0;
            const int own = score_.owned[index_of(player)].size();
            answers_.expect(who_ + std::string(what) + " of " + name(player),
                            integer(required(wanted, std::string(1, letter(player)))), stones + own);
        }
    }

    void expect_points(const json::object& wanted) {
        for (Color player : {Color::black, Color::white})
            answers_.expect(who_ + "points of " + name(player),
                            half_points(required(wanted, std::string(1, letter(player)))), score_.of(player));
    }

    void expect_nobodys(std::string_view what, const json::value& wanted) {
        const PointSet points = points_of(wanted, position_.size());
        answers_.expect(who_ + std::string(what), names_of(points, position_.size()),
                        names_of(points - score_.owned[0] - score_.owned[1], position_.size()));
    }

private:
    Answers& answers_;
    const Position& position_;
    std::string who_;
    Score score_;
};

void judge_diagram(Answers& answers, const Position& position, const Ruleset& rules,
                   const json::object& asked) {
    leave_out_others(answers, asked, of_diagrams);
    Counted counted(answers, rules, position, asked);
    for (const char* name : {"territory", "territory_as_it_stands"})
        if (const auto* wanted = field(asked, name))
            counted.expect_numbers("territory", object(*wanted), false);
    for (const char* name : {"area", "area_as_it_stands"})
        if (const auto* wanted = field(asked, name)) counted.expect_numbers("area", object(*wanted), true);
    for (const char* name : {"dame", "neutral", "not_territory"})
        if (const auto* wanted = field(asked, name)) counted.expect_nobodys(name, *wanted);
    if (has(asked, "B")) counted.expect_points(asked);
    if (const auto* wanted = field(asked, "status"))
        expect_statuses(answers, position, rules, object(*wanted));
    if (const auto* wanted = field(asked, "dead")) expect_dead(answers, position, rules, *wanted);
    for (const char* name : {"status_by_letter", "status_intended"})
        if (has(asked, name)) answers.leave_out(disputed);
    if (has(asked, "points_as_left")) answers.leave_out(custom);
    if (has(asked, "ko_class")) answers.leave_out(undecided);
}

// One point of each unconditionally alive chain: together these chains are all that live so.
void judge_unconditional_life(Answers& answers, const Position& position, const json::object& asked) {
    constexpr std::string_view names[]{"B_alive", "W_alive", "not_alive"};
    leave_out_others(answers, asked, names);
    const Size size = position.size();
    PointSet all;
    for (Color player : {Color::black, Color::white}) {
        const PointSet alive = unconditionally_alive(position, player, SelfCapture::forbidden);
        PointSet wanted;
        const std::string name = std::string(1, letter(player)) + "_alive";
        for (Point p : points_of(required(asked, name), size)) wanted |= connected(position, p);
        answers.expect(name, names_of(wanted, size), names_of(alive, size));
        all |= alive;
    }
    if (const auto* others = field(asked, "not_alive")) {
        const PointSet points = points_of(*others, size);
        answers.expect("not alive", names_of(points, size), names_of(points - all, size));
    }
}

}  // namespace

Verdict judge_by_ruleset(const json::object& fields) {
    const json::object& expect = object(required(fields, "expect"));
    if (has(expect, "final_board")) return judge_whole_game(fields);
    Answers answers;
    for (const auto& [name, value] : expect) {
        if (!value.is_object()) {
            answers.leave_out_field(name);
            continue;
        }
        const json::object& asked = object(value);
        if (std::string_view(name) == "benson") {
            judge_unconditional_life(answers, board_of(fields), asked);
            continue;
        }
        for (const Ruleset& rules : rulesets_named(name)) {
            if (!has(fields, "board"))
                judge_sum(answers, rules, asked);
            else if (has(fields, "moves"))
                judge_moves(answers, fields, rules, asked);
            else
                judge_diagram(answers, board_of(fields), rules, asked);
        }
    }
    return answers.verdict();
}

}  // namespace shinpan::runner
