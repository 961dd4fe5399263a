#include "score/score.hpp"

#include "score/control.hpp"
#include "score/seki.hpp"
#include "score/unconditional.hpp"

namespace shinpan {
namespace {

constexpr Color players[]{Color::black, Color::white};

std::size_t slot(Color player) { return static_cast<std::size_t>(index_of(player)); }

// The stones that come off before the count.
PointSet stones_to_remove(const Finish& finish) {
    if (!finish.analysis) return finish.dead;
    PointSet removed = finish.dead;
    for (Color player : players)
        removed |= finish.position.points(player) & control(*finish.analysis, other(player));
    return removed;
}

Position without(Position position, const PointSet& stones) {
    for (Point p : stones) position.set(p, Color::empty);
    return position;
}

// The regions of a player's territory that count.
class Counted {
public:
    Counted(const Ruleset& rules, const Finish& finish, const Position& settled) {
        const Territory t = territory(settled);
        owned_ = t.of;
        if (rules.scoring.is == Scoring::stones || rules.seki.is == SekiPoints::count) return;
        const bool agreed = rules.seki.is == SekiPoints::none && finish.agreed_territory;
        for (Color player : players) {
            if (agreed) owned_[slot(player)] &= (*finish.agreed_territory)[slot(player)];
            if (!agreed) keep_regions(rules, finish, settled, player);
        }
    }

    const std::array<PointSet, 2>& owned() const { return owned_; }
    const PointSet& immortal() const { return immortal_; }

private:
    void keep_regions(const Ruleset& rules, const Finish& finish, const Position& settled, Color player) {
        PointSet barred;  // stones whose territory does not count
        if (rules.seki.is == SekiPoints::immortal_only) {
            const PointSet alive = unconditionally_alive(settled, player, rules.self_capture.is);
            immortal_ |= alive;
            barred = settled.points(player) - alive;
        } else {
            const bool any_dame = rules.seki.is == SekiPoints::none_by_dame;
            const PointSet in_seki = any_dame ? stones_with_dame(settled) : stones_in_seki(settled);
            barred = finish.seki.value_or(in_seki);
        }
        PointSet kept;
        for_each_region(owned_[slot(player)], settled.size(), [&](const PointSet& region) {
            if ((surroundings(region, settled.size()) & barred).empty()) kept |= region;
        });
        owned_[slot(player)] = kept;
    }

    std::array<PointSet, 2> owned_{};
    PointSet immortal_{};
};

// Groups that have territory of their own; those in seki without any have nothing to give up.
int living_groups(const Position& settled, const Counted& counted, Color player) {
    int groups = 0;
    const PointSet& owned = counted.owned()[slot(player)];
    for_each_region(settled.points(player) | owned, settled.size(),
                    [&](const PointSet& group) { groups += (group & owned).empty() ? 0 : 1; });
    return groups;
}

class Terms {
public:
    explicit Terms(std::vector<Term>& terms) : terms_(terms) { terms_.reserve(12); }
    void add(Color player, What what, HalfPoints points, std::string_view clause) {
        if (points != HalfPoints{}) terms_.push_back({player, what, points, clause});
    }

private:
    std::vector<Term>& terms_;
};

void add_board(Terms& terms, const Ruleset& rules, const Position& settled, const Counted& counted,
               Color player) {
    const auto clause = rules.scoring.clause;
    if (rules.scoring.is != Scoring::territory)
        terms.add(player, What::stones, points(settled.count(player)), clause);
    if (rules.scoring.is != Scoring::stones)
        terms.add(player, What::territory, points(counted.owned()[slot(player)].size()), clause);
    if (rules.shared.is == SharedPoints::nobody) return;
    const int dame = territory(settled).dame.size();
    const bool halved = rules.shared.is == SharedPoints::halved;
    terms.add(player, What::shared_points, halved ? HalfPoints{dame} : points(dame), rules.shared.clause);
}

// What a player lost: his stones taken or removed, those handed over, and those played late for nothing.
void add_losses(Terms& terms, const Ruleset& rules, const Finish& finish, const Score& score,
                const Counted& counted, Color player) {
    if (rules.scoring.is != Scoring::territory) return;
    const auto lost =
        finish.prisoners[slot(player)] + (score.removed & finish.position.points(player)).size();
    terms.add(player, What::prisoners, -points(lost), rules.scoring.clause);
    terms.add(player, What::pass_stones, -points(finish.handed[slot(player)]), rules.pass_cost.clause);
    if (rules.seki.is != SekiPoints::immortal_only) return;
    const PointSet late = finish.late[slot(player)] & score.settled.points(player);
    terms.add(player, What::late_stones, -points((late - counted.immortal()).size()), rules.seki.clause);
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
    const PointSet removed = stones_to_remove(finish);
    Score result{{}, without(finish.position, removed), {}, removed};
    const Counted counted(rules, finish, result.settled);
    result.owned = counted.owned();

    Terms terms(result.terms);
    for (Color player : players) {
        add_board(terms, rules, result.settled, counted, player);
        add_losses(terms, rules, finish, result, counted, player);
        if (rules.group_tax.is == GroupTax::two_each)
            terms.add(player, What::group_tax, -points(2 * living_groups(result.settled, counted, player)),
                      rules.group_tax.clause);
    }
    add_first_pass(terms, rules, finish);
    if (finish.button_taker != Color::empty)
        terms.add(finish.button_taker, What::button, half_point, rules.button.clause);
    terms.add(Color::white, What::komi, finish.komi, rules.komi.clause);
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

std::string_view word(What what) {
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
    case What::komi: return "komi";
    case What::compensation: return "compensation";
    }
    return {};
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

std::string result_text(HalfPoints margin, Tie tie, int handicap) {
    const Color won = winner(margin, tie, handicap);
    if (won == Color::empty) return "0";
    return std::string{letter(won)} + "+" + to_text(margin < HalfPoints{} ? -margin : margin);
}

}  // namespace shinpan
