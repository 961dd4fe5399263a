#include "referee/causes.hpp"

#include "referee/notes.hpp"
#include "referee/report.hpp"
#include "score/control.hpp"

namespace shinpan {
namespace {

std::size_t slot(Color player) {
    return static_cast<std::size_t>(index_of(player));
}

// What the terms of that kind are worth, Black's less White's.
HalfPoints worth(const Verdict& verdict, What what) {
    HalfPoints sum;
    for (const Term& term : verdict.score->terms)
        if (term.what == what) sum += term.player == Color::black ? term.points : -term.points;
    return sum;
}

// Stones, territory, prisoners and shared points: what stands on the board and was lost there.
HalfPoints worth_of_board(const Verdict& verdict) {
    HalfPoints sum;
    for (What what : {What::stones, What::territory, What::prisoners, What::shared_points})
        sum += worth(verdict, what);
    return sum;
}

// ": 1 point for Black".
std::string for_whom(HalfPoints gain) {
    if (gain == HalfPoints{}) return {};
    const HalfPoints size = gain < HalfPoints{} ? -gain : gain;
    return ": " + to_text(size) + (size == points(1) ? " point for " : " points for ") +
           name(gain < HalfPoints{} ? Color::white : Color::black);
}

// Points that one colour surrounds and that were not counted.
int uncounted_points(const Verdict& verdict) {
    const Territory all = territory(verdict.score->settled);
    int points = 0;
    for (Color player : {Color::black, Color::white})
        points += (all.of[slot(player)] - verdict.score->owned[slot(player)]).size();
    return points;
}

std::string removed_in_words(const Verdict& verdict) {
    const int stones = verdict.score->removed.size();
    if (stones == 0) return "every stone on the board counts as it stands";
    return counted(stones, "stone comes", "stones come") + " off as dead";
}

std::string scoring_in_words(const Verdict& verdict) {
    switch (verdict.rules->scoring.is) {
        case Scoring::stones:
            return "only the stones on the board count";
        case Scoring::area:
            return "stones on the board count beside territory";
        case Scoring::territory:
            break;
    }
    return "territory counts and stones do not, so who put more on the board gains nothing by it (Black " +
           std::to_string(verdict.stones_put[0]) + ", White " + std::to_string(verdict.stones_put[1]) + ")";
}

class Causes {
public:
    Causes(const Verdict& verdict, const Verdict& usual) : verdict_(verdict), usual_(usual) {}

    std::vector<std::string> list() {
        if (verdict_.removal_refused)
            add("no stone comes off without play" + in_brackets(clause_of_removal()));
        if (!verdict_.score || !usual_.score)
            compare_ends();
        else
            compare_counts();
        return std::move(causes_);
    }

private:
    std::string_view clause_of_removal() const { return verdict_.rules->removal.clause; }

    void add(std::string cause) { causes_.push_back(std::move(cause)); }

    void compare_ends() {
        if (verdict_.illegal)
            add(refused_move_in_words(*verdict_.illegal, verdict_.size));
        else if (verdict_.score)
            add("the game is counted");
        else
            add("the game ends by " + ended_in_words(verdict_));
    }

    void compare_counts() {
        if (verdict_.illegal)
            add("the game was over before move " + std::to_string(verdict_.illegal->move) +
                in_brackets(verdict_.illegal->refusal.clause));
        compare_boards();
        compare_komi();
        compare(What::compensation, "White is compensated for the handicap");
        compare(What::first_pass, "White made the first pass of the game");
        compare(What::button, "the button");
        compare(What::group_tax, "each living group gives up two points");
        compare(What::pass_stones, "stones handed over with passes");
        compare(What::late_stones, "stones played late that are not immortal");
        compare_ties();
    }

    void compare_boards() {
        const HalfPoints gain = worth_of_board(verdict_) - worth_of_board(usual_);
        std::string reasons;
        const auto because = [&](const std::string& reason) {
            reasons += (reasons.empty() ? "" : "; ") + reason;
        };
        const bool same_removal = verdict_.score->removed == usual_.score->removed;
        const bool same_scoring = verdict_.rules->scoring.is == usual_.rules->scoring.is;
        const int uncounted = uncounted_points(verdict_);
        if (!same_removal) because(removed_in_words(verdict_));
        if (!same_scoring) because(scoring_in_words(verdict_));
        if (uncounted > uncounted_points(usual_) && verdict_.rules->scoring.is != Scoring::stones)
            because(counted(uncounted, "surrounded point does", "surrounded points do") + " not count" +
                    in_brackets(verdict_.rules->seki.clause));
        if (reasons.empty() && gain != HalfPoints{}) because("the board is counted differently");
        if (gain != HalfPoints{} || !same_removal) add(reasons + for_whom(gain));
    }

    void compare_komi() {
        const HalfPoints gain = worth(verdict_, What::komi) - worth(usual_, What::komi);
        if (gain == HalfPoints{}) return;
        add("komi " + to_text(verdict_.komi) + " instead of " + to_text(usual_.komi) + for_whom(gain));
    }

    void compare(What what, std::string_view cause) {
        const HalfPoints gain = worth(verdict_, what) - worth(usual_, what);
        if (gain == HalfPoints{}) return;
        const bool only_usually = worth(verdict_, what) == HalfPoints{};
        add((only_usually ? "not counted here: " : "") + std::string(cause) + for_whom(gain));
    }

    void compare_ties() {
        const Color won = winner({}, verdict_.rules->tie.is, verdict_.handicap);
        if (verdict_.score->margin() != HalfPoints{} || won == Color::empty) return;
        add(std::string(name(won)) + " wins a tie" + in_brackets(verdict_.rules->tie.clause));
    }

    const Verdict& verdict_;
    const Verdict& usual_;
    std::vector<std::string> causes_;
};

}  // namespace

std::vector<std::string> causes(const Verdict& verdict, const Verdict& usual) {
    return Causes(verdict, usual).list();
}

}  // namespace shinpan
