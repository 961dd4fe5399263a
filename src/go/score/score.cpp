#include "go/score/score.hpp"

#include "go/score/control.hpp"
#include "go/score/immortal.hpp"
#include "go/score/seki.hpp"

namespace shinpan::inline go {
namespace {

constexpr Color players[]{Color::black, Color::white};

// The stones that come off before the count.
PointSet stones_to_remove(const Finish& finish) {
    PointSet removed = finish.dead;
    if (finish.analysis)
        for (Color player : players)
            removed |= finish.position.points(player) & control(*finish.analysis, other(player));
    return removed - finish.standing;
}

// The stones in seki, where they cost their owner territory.
std::optional<PointSet> seki_of(const Ruleset& rules, const Finish& finish, const Position& settled) {
    if (rules.scoring.is == Scoring::stones) return {};
    switch (rules.seki.is) {
        case SekiPoints::count:
        case SekiPoints::immortal_only: return {};
        case SekiPoints::none: return finish.seki ? *finish.seki : stones_in_seki(settled);
        case SekiPoints::none_by_dame: return finish.seki ? *finish.seki : stones_with_dame(settled);
    }
    return {};
}

// Where territory is for them alone.
PointSet immortal_stones(const Ruleset& rules, const Finish& finish, const Position& settled) {
    PointSet found;
    if (rules.seki.is != SekiPoints::immortal_only || rules.scoring.is == Scoring::stones) return found;
    for (Color player : players)
        found |= immortal(settled, player, rules.self_capture.is, rules.repetition.is, finish.earlier);
    return found;
}

// Territory, dame and seki of the settled position.
void find_territory(const Ruleset& rules, const Finish& finish, const PointSet& immortal, Score& score) {
    const Territory all = territory(score.settled);
    score.owned = all.of;
    score.dame = all.dame;
    score.seki = seki_of(rules, finish, score.settled);
    if (rules.scoring.is == Scoring::stones) return;
    const Size size = score.settled.size();
    const bool agreed = rules.seki.is == SekiPoints::none && finish.agreed_territory;
    for (Color player : players) {
        PointSet& owned = score.owned[index_of(player)];
        if (agreed)
            owned &= (*finish.agreed_territory)[index_of(player)];
        else if (rules.seki.is == SekiPoints::immortal_only)
            owned = without_regions_beside(owned, score.settled.points(player) - immortal, size);
        else if (score.seki)
            owned = without_regions_beside(owned, *score.seki, size);
    }
}

// What is dead within a group in seki does not come off: it is in no territory.
void leave_dead_in_seki(const Ruleset& rules, const Finish& finish, const PointSet& immortal, Score& score) {
    if (!score.seki) return;
    const PointSet staying = dead_within(*score.seki, finish.position, score.removed);
    if (staying.empty()) return;
    Finish told = finish;
    told.seki = *score.seki | staying;
    score.removed -= staying;
    score.settled = without(finish.position, score.removed);
    find_territory(rules, told, immortal, score);
}

// Groups that have territory of their own; those in seki without any have nothing to give up.
int living_groups(const Score& score, Color player) {
    int groups = 0;
    const PointSet& owned = score.owned[index_of(player)];
    for_each_region(score.settled.points(player) | owned, score.settled.size(),
                    [&](const PointSet& group) { groups += (group & owned).empty() ? 0 : 1; });
    return groups;
}

class Terms {
public:
    explicit Terms(std::vector<Term>& terms) : terms_(terms) { terms_.reserve(14); }
    void add(Color player, What what, HalfPoints points, std::string_view clause) {
        if (points != HalfPoints{}) terms_.push_back({player, what, points, clause});
    }

private:
    std::vector<Term>& terms_;
};

void add_board(Terms& terms, const Ruleset& rules, const Score& score, Color player) {
    const auto clause = rules.scoring.clause;
    if (rules.scoring.is != Scoring::territory)
        terms.add(player, What::stones, points(score.settled.count(player)), clause);
    if (rules.scoring.is != Scoring::stones)
        terms.add(player, What::territory, points(score.owned[index_of(player)].size()), clause);
    const bool is_empty = score.settled.count(Color::empty) == score.settled.size().area();
    if (rules.shared.is == SharedPoints::nobody || is_empty) return;  // an empty board is nobody's
    const int dame = score.dame.size();
    const bool halved = rules.shared.is == SharedPoints::halved;
    terms.add(player, What::shared_points, halved ? HalfPoints{dame} : points(dame), rules.shared.clause);
}

// What a player lost: their stones taken or removed, those handed over, and those played late for nothing.
void add_losses(Terms& terms, const Ruleset& rules, const Finish& finish, const Score& score,
                const PointSet& immortal, Color player) {
    if (rules.scoring.is != Scoring::territory) return;
    const auto lost =
        finish.prisoners[index_of(player)] + (score.removed & finish.position.points(player)).size();
    terms.add(player, What::prisoners, -points(lost), rules.scoring.clause);
    terms.add(player, What::pass_stones, -points(finish.handed[index_of(player)]), rules.pass_cost.clause);
    if (rules.seki.is != SekiPoints::immortal_only) return;
    const PointSet late = finish.late[index_of(player)] & score.settled.points(player);
    terms.add(player, What::late_stones, -points((late - immortal).size()), rules.seki.clause);
}

void add_first_pass(Terms& terms, const Ruleset& rules, const Finish& finish) {
    if (finish.first_passer != Color::white) return;
    switch (rules.first_pass.is) {
        case FirstPass::nothing: return;
        case FirstPass::half_each_if_white:
            terms.add(Color::black, What::first_pass, -half_point, rules.first_pass.clause);
            terms.add(Color::white, What::first_pass, half_point, rules.first_pass.clause);
            return;
        case FirstPass::point_if_white:
            terms.add(Color::white, What::first_pass, points(1), rules.first_pass.clause);
            return;
    }
}

}  // namespace

Score score(const Ruleset& rules, const Finish& finish) {
    const PointSet dead = stones_to_remove(finish);
    Score result{.settled = without(finish.position, dead), .removed = dead};
    const PointSet immortal = immortal_stones(rules, finish, result.settled);
    find_territory(rules, finish, immortal, result);
    const bool seki_is_told = finish.seki.has_value();
    if (rules.removal.is == Removal::by_confirmation && !seki_is_told)
        leave_dead_in_seki(rules, finish, immortal, result);

    Terms terms(result.terms);
    for (Color player : players) {
        add_board(terms, rules, result, player);
        add_losses(terms, rules, finish, result, immortal, player);
        if (rules.group_tax.is == GroupTax::two_each)
            terms.add(player, What::group_tax, -points(2 * living_groups(result, player)),
                      rules.group_tax.clause);
        terms.add(player, What::penalty, -points(finish.penalties[index_of(player)]), {});
    }
    add_first_pass(terms, rules, finish);
    if (finish.button_taker != Color::empty)
        terms.add(finish.button_taker, What::button, half_point, rules.button.clause);
    terms.add(Color::white, What::komi, finish.komi, komi_clause(rules, finish.handicap));
    terms.add(Color::white, What::compensation,
              compensation_for(finish.handicap, rules.handicap.is.compensation), rules.handicap.clause);
    return result;
}

HalfPoints Score::of(Color player) const {
    HalfPoints sum;
    for (const Term& term : terms)
        if (term.player == player) sum += term.points;
    return sum;
}

std::string_view word_of(What what) {
    switch (what) {
        case What::stones: return "stones";
        case What::territory: return "territory";
        case What::shared_points: return "shared_points";
        case What::prisoners: return "prisoners";
        case What::pass_stones: return "pass_stones";
        case What::late_stones: return "late_stones";
        case What::first_pass: return "first_pass";
        case What::button: return "button";
        case What::group_tax: return "group_tax";
        case What::penalty: return "penalty";
        case What::komi: return "komi";
        case What::compensation: return "compensation";
    }
    return {};
}

HalfPoints komi_for(const Ruleset& rules, int handicap) {
    return handicap < 2 ? rules.komi.is : rules.handicap.is.komi;
}

std::string_view komi_clause(const Ruleset& rules, int handicap) {
    if (handicap < 2) return rules.komi.clause;
    for (const std::string_view clause : {rules.handicap.is.komi_clause, rules.handicap.clause})
        if (!clause.empty()) return clause;
    return rules.komi.clause;
}

Color winner(HalfPoints margin, Tie tie, int handicap) {
    if (margin != HalfPoints{}) return margin > HalfPoints{} ? Color::black : Color::white;
    switch (tie) {
        case Tie::draw: return Color::empty;
        case Tie::black_wins: return Color::black;
        case Tie::white_wins: return Color::white;
        case Tie::white_wins_with_handicap: return handicap < 2 ? Color::empty : Color::white;
    }
    return Color::empty;
}

}  // namespace shinpan::go
