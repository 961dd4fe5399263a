#include "engines/gtp/analysis.hpp"

#include "analysis/ownership/estimate.hpp"
#include "base/decimal.hpp"
#include "base/json_writer.hpp"

#include <algorithm>
#include <cmath>

namespace shinpan::inline engines::gtp {
namespace {

constexpr double sure = 1.96;  // standard deviations below a share, for its lower bound
constexpr int ownership_playouts = 200;
constexpr int share_digits = 4;
constexpr int points_digits = 2;

double lower_bound(const CandidateStats& move) {
    if (move.visits == 0) return 0;
    return std::max(0.0, move.share - sure * std::sqrt(move.share * (1 - move.share) / move.visits));
}

// One of 63 characters a point.
std::string in_letters(const std::vector<double>& ownership) {
    constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    for (double here : ownership) text += letters[static_cast<std::size_t>(std::lround((here + 1) * 31))];
    return text;
}

}  // namespace

std::vector<double> ownership_of(const Position& position, Color by) {
    const Estimate seen = estimate(position, {.playouts = ownership_playouts});
    const auto mine = index_of(by);
    std::vector<double> all;
    for_each_point(position.size(), [&](Point p) {
        const double certain = std::max(0.0, seen.point_confidence[p.index] / 500.0 - 1);
        const double owner = seen.owned[mine].contains(p) ? 1 : seen.owned[1 - mine].contains(p) ? -1 : 0;
        all.push_back(owner * certain);
    });
    return all;
}

struct Analysis::Told {
    CandidateStats found{};
    double prior = 0;  // of all moves together 1
    std::vector<CandidateStats> line{};
};

Analysis::Analysis(const AnalysisAsked& asked, const Game& game) : asked_(asked), game_(game) {
    if (asked.ownership || asked.style == AnalysisStyle::cgos)
        ownership_ = ownership_of(game.board().position(), asked.by);
}

// The most visited first.
std::vector<Analysis::Told> Analysis::moves(const RootParallelSearch& forest) const {
    std::vector<CandidateStats> tried = forest.tried();
    std::stable_sort(tried.begin(), tried.end(), [](const CandidateStats& a, const CandidateStats& b) {
        return a.visits != b.visits ? a.visits > b.visits : a.share > b.share;
    });
    std::vector<Candidate> glance;
    for (const CandidateStats& move : tried) glance.push_back({move.at});
    learned_priors({game_, asked_.by}, glance);
    double all = 0;
    for (const Candidate& move : glance) all += move.wins / move.visits;
    std::vector<Told> told;
    for (std::size_t i = 0; i < tried.size(); ++i) {
        const int number = static_cast<int>(told.size());
        const bool is_told = tried[i].visits > 0 || number < asked_.fewest;
        if (!is_told || number >= asked_.most) break;
        told.push_back({tried[i], glance[i].wins / glance[i].visits / all, forest.line(tried[i].at)});
        if (told.back().line.empty()) told.back().line.push_back(tried[i]);
    }
    return told;
}

std::string Analysis::names(const std::vector<CandidateStats>& line, std::size_t from) const {
    std::string text;
    for (std::size_t i = from; i < line.size(); ++i)
        text += (i == from ? "" : " ") + vertex(line[i].at, game_.board().size());
    return text;
}

std::string Analysis::info(const Told& told, int order) const {
    const CandidateStats& move = told.found;
    const auto share = [&](double value) {
        return asked_.style == AnalysisStyle::katago ? decimal(value, share_digits)
                                                     : decimal(value * 10'000, 0);
    };
    std::string text = "info move " + vertex(move.at, game_.board().size()) + " visits " +
                       std::to_string(move.visits) + " winrate " + share(move.share);
    if (asked_.style == AnalysisStyle::katago) {
        const std::string ahead = decimal(move.ahead, points_digits);
        text += " scoreMean " + ahead + " scoreLead " + ahead;
    }
    text += " prior " + share(told.prior) + " lcb " + share(lower_bound(move)) + " order " +
            std::to_string(order) + " pv " + names(told.line, 0);
    if (!asked_.line_visits) return text;
    text += " pvVisits";
    for (const CandidateStats& step : told.line) text += " " + std::to_string(step.visits);
    return text;
}

std::string Analysis::root_info(const RootParallelSearch& forest) const {
    const std::vector<Told> all = moves(forest);
    if (all.empty()) return {};
    const CandidateStats& best = all.front().found;
    return " rootInfo visits " + std::to_string(forest.visits()) + " winrate " +
           decimal(best.share, share_digits) + " scoreLead " + decimal(best.ahead, points_digits);
}

std::string Analysis::json(const RootParallelSearch& forest) const {
    std::string text;
    JsonWriter json(text);
    const std::vector<Told> all = moves(forest);
    json.begin_object();
    if (!all.empty())
        json.key("winrate")
            .decimal(all.front().found.share, share_digits)
            .key("score")
            .decimal(all.front().found.ahead, points_digits);
    json.key("visits").number(forest.visits()).key("moves").begin_array();
    for (const Told& told : all) {
        json.begin_object().key("move").text(vertex(told.found.at, game_.board().size()));
        json.key("visits").number(told.found.visits);
        json.key("winrate").decimal(told.found.share, share_digits);
        json.key("score").decimal(told.found.ahead, points_digits);
        json.key("prior").decimal(told.prior, share_digits);
        json.key("pv").text(names(told.line, 1)).end_object();
    }
    json.end_array().key("ownership").text(in_letters(ownership_)).end_object();
    return text;
}

std::string Analysis::line(const RootParallelSearch& forest) const {
    if (asked_.style == AnalysisStyle::cgos) return json(forest);
    std::string text;
    int order = 0;
    for (const Told& told : moves(forest)) text += (order == 0 ? "" : " ") + info(told, order), ++order;
    if (asked_.root) text += root_info(forest);
    if (!asked_.ownership) return text;
    text += " ownership";
    for (double here : ownership_) text += " " + decimal(here, share_digits);
    return text;
}

}  // namespace shinpan::engines::gtp
