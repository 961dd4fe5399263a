#include "analysis/solve/score_bisection.hpp"

#include "analysis/solve/line.hpp"
#include "analysis/solve/settled.hpp"

#include <algorithm>
#include <map>
#include <memory>

namespace shinpan::inline analysis::solving {
namespace {

using Answer = HistorySearch::Answer;

// Every score that a game may end with, in half points. Of a graph that grows, whole points that are not
// ruled out at the start: nothing is worth half a point there.
std::vector<int> possible_scores(const BoardGraph& graph, const Stages& stages, const Settled& settled) {
    const int least = stages.least_extra(stages.start()).halves;
    const int greatest = stages.greatest_extra(stages.start()).halves;
    std::vector<int> scores;
    if (graph.grows()) {
        for (int score = settled.low(0) + least; score <= settled.high(0) + greatest; score += 2)
            scores.push_back(score);
        return scores;
    }
    for (BoardGraph::Node node = 0; node < graph.size(); ++node)
        for (int extra = least; extra <= greatest; ++extra) scores.push_back(graph.score(node) + extra);
    std::sort(scores.begin(), scores.end());
    scores.erase(std::unique(scores.begin(), scores.end()), scores.end());
    return scores;
}

// Asks for one score after the other whether Black reaches it.
class ScoreBisection {
public:
    ScoreBisection(const HistoryGame& game, const Settled& settled, const std::vector<int>& scores,
                   Color endless_favours, const SolveLimits& limits)
        : game_(game), settled_(settled), scores_(scores), favours_(endless_favours), limits_(limits) {}

    // How many of the scores Black surely reaches, and how many White cannot keep Black from.
    struct Reached {
        std::size_t surely = 0;
        std::size_t perhaps = 0;
    };
    Reached ask() {
        const std::size_t all = scores_.size() + 1;  // the last question is for more than any score
        std::size_t surely = first_without(all, [](Answer a) { return a == Answer::yes; });
        std::size_t perhaps = first_without(all, [](Answer a) { return a != Answer::no; });
        return {surely, perhaps};
    }

    // The search that showed that Black reaches so many of the scores, or that Black does not.
    HistorySearch& search(std::size_t question) { return *searches_.at(question); }
    std::uint64_t nodes() const { return nodes_; }

private:
    int score(std::size_t question) const {
        return question < scores_.size() ? scores_[question] : scores_.back() + 1;
    }

    // The first question of 0..end whose answer is not `wanted`; answers go from yes to no.
    template <class Wanted>
    std::size_t first_without(std::size_t end, Wanted wanted) {
        std::size_t begin = 0;
        while (begin < end) {
            const std::size_t middle = begin + (end - begin) / 2;
            if (wanted(answer(middle)))
                begin = middle + 1;
            else
                end = middle;
        }
        return begin;
    }

    Answer answer(std::size_t question) {
        if (const auto known = answers_.find(question); known != answers_.end()) return known->second;
        auto search = std::make_unique<HistorySearch>(game_, settled_,
                                                      HistorySearch::Question{score(question), favours_});
        const std::uint64_t before = nodes_;
        const auto go_on = [&](std::uint64_t nodes) { return limits_.go_on(before + nodes); };
        const Answer answer = search->answer(
            {}, {limits_.nodes, limits_.bytes, limits_.go_on ? go_on : std::function<bool(std::uint64_t)>{}});
        nodes_ += search->nodes();
        searches_[question] = std::move(search);
        answers_[question] = answer;
        forget_all_but_the_nearest();
        return answer;
    }

    // Only the last yes and the first no are of further use.
    void forget_all_but_the_nearest() {
        std::size_t last_yes = 0;
        std::size_t first_no = scores_.size() + 1;
        for (const auto& [question, answer] : answers_) {
            if (answer == Answer::yes) last_yes = std::max(last_yes, question);
            if (answer == Answer::no) first_no = std::min(first_no, question);
        }
        std::erase_if(searches_, [&](const auto& search) {
            return search.first != last_yes && search.first != first_no;
        });
    }

    const HistoryGame& game_;
    const Settled& settled_;
    const std::vector<int>& scores_;
    Color favours_;
    const SolveLimits& limits_;
    std::map<std::size_t, Answer> answers_{};
    std::map<std::size_t, std::unique_ptr<HistorySearch>> searches_{};
    std::uint64_t nodes_ = 0;
};

}  // namespace

Solution solve_with_history(const HistoryGame& game, const Settled& settled, const SolveLimits& limits) {
    const BoardGraph& graph = game.graph;
    const std::vector<int> scores = possible_scores(graph, game.stages, settled);

    Solution solution{.positions = graph.size()};
    ScoreBisection against(game, settled, scores, Color::white, limits);
    const auto reached = against.ask();
    solution.nodes = against.nodes();
    std::size_t perhaps = reached.perhaps;
    if (game.keys.may_be_endless()) {
        ScoreBisection with(game, settled, scores, Color::black, limits);
        const auto also = with.ask();
        solution.nodes += with.nodes();
        perhaps = also.perhaps;
        solution.endless = reached.surely == reached.perhaps && also.surely == also.perhaps;
        if (!solution.endless && reached.perhaps > 0 && reached.perhaps <= scores.size())
            solution.low_limit = HalfPoints{scores[reached.perhaps - 1]};
        if (!solution.endless && also.surely > 0 && also.surely <= scores.size())
            solution.high_limit = HalfPoints{scores[also.surely - 1]};
    }
    if (reached.surely > 0) solution.low = HalfPoints{scores[reached.surely - 1]};
    if (perhaps > 0 && perhaps <= scores.size()) solution.high = HalfPoints{scores[perhaps - 1]};
    solution.endless = solution.endless && !solution.is_exact();
    const bool both_ways = reached.surely == reached.perhaps && reached.perhaps < scores.size() + 1;
    if (limits.line && solution.is_exact() && both_ways)
        solution.line = best_line(game, settled, solution.low->halves, against.search(reached.surely - 1),
                                  against.search(reached.perhaps));
    return solution;
}

Solution solve_backwards(const BoardGraph& graph, const Stages& stages, RetrogradeSolver::Ban ban,
                         const SolveLimits& limits) {
    const RetrogradeSolver game(graph, stages, ban, limits.go_on);
    const RetrogradeValue value = game.value(game.start());

    Solution solution{.nodes = game.evaluated(), .positions = graph.size()};
    if (value.low != -RetrogradeValue::never) solution.low = HalfPoints{value.low};
    if (value.high != RetrogradeValue::never) solution.high = HalfPoints{value.high};
    solution.endless = game.finished() && value.low != value.high;
    if (limits.line && solution.is_exact()) solution.line = best_line(graph, stages, Settled(graph), game);
    return solution;
}

}  // namespace shinpan::analysis::solving
