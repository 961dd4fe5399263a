#include "referee/report/causes.hpp"

#include "go/score/control.hpp"
#include "referee/report/cause_messages.hpp"
#include "referee/report/report.hpp"

namespace shinpan::inline referee {
namespace {

// What the terms of that kind are worth, Black's less White's.
HalfPoints worth(const Verdict& verdict, What what) {
    HalfPoints sum;
    for (const Term& term : verdict.counted()->score.terms)
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
    const Territory all = territory(verdict.counted()->score.settled);
    int points = 0;
    for (Color player : {Color::black, Color::white})
        points += (all.of[index_of(player)] - verdict.counted()->score.owned[index_of(player)]).size();
    return points;
}

Message removed_remark(const Verdict& verdict) {
    const int stones = verdict.counted()->score.removed.size();
    if (stones == 0) return {why::all_stand};
    return {why::come_off, {fact("stones", stones)}};
}

Message scoring_remark(const Verdict& verdict) {
    switch (verdict.rules->scoring.is) {
        case Scoring::stones: return {why::only_stones};
        case Scoring::area: return {why::stones_too};
        case Scoring::territory: break;
    }
    return {why::territory_alone,
            {fact("black", verdict.play.stones_put[0]), fact("white", verdict.play.stones_put[1])}};
}

Argument clause_fact(std::string_view clause) { return fact("clause", std::string(clause)); }

Message refused_remark(const Verdict& verdict) {
    return {why::refused,
            {fact("refusal", std::string(word_of(verdict.play.illegal->refusal.why)),
                  refused_move_in_words(*verdict.play.illegal, verdict.conditions.size))}};
}

Message end_remark(const Verdict& verdict) {
    return {why::ends_by,
            {fact("how", std::string(ended_word(verdict)), ended_without_clause(verdict)),
             clause_fact(verdict.end.clause)}};
}

Message over_before_remark(const Verdict& verdict) {
    return {why::over_before,
            {fact("move", verdict.play.illegal->move), clause_fact(verdict.play.illegal->refusal.clause)}};
}

class Causes {
public:
    Causes(const Verdict& verdict, const Verdict& usual) : verdict_(verdict), usual_(usual) {}

    std::vector<Cause> list() {
        if (verdict_.is_removal_refused())
            add({why::not_without_play, {clause_fact(verdict_.rules->removal.clause)}});
        if (!verdict_.counted() || !usual_.counted())
            compare_ends();
        else
            compare_counts();
        return std::move(causes_);
    }

private:
    void add(Message reason, HalfPoints gain = {}) { causes_.push_back({{std::move(reason)}, gain}); }

    void compare_ends() {
        const bool was_over = verdict_.play.illegal && verdict_.play.illegal->refusal.why == Why::game_over;
        if (verdict_.play.illegal && !was_over)
            add(refused_remark(verdict_));
        else if (verdict_.counted())
            add(was_over ? over_before_remark(verdict_) : Message{why::is_counted});
        else
            add(end_remark(verdict_));
    }

    void compare_counts() {
        if (verdict_.play.illegal) add(over_before_remark(verdict_));
        compare_boards();
        compare_komi();
        compare(What::compensation, why::compensation);
        compare(What::first_pass, why::first_pass);
        compare(What::button, why::button);
        compare(What::group_tax, why::group_tax);
        compare(What::pass_stones, why::pass_stones);
        compare(What::late_stones, why::late_stones);
        compare_ties();
    }

    void compare_boards() {
        const HalfPoints gain = worth_of_board(verdict_) - worth_of_board(usual_);
        std::vector<Message> reasons;
        const bool same_removal = verdict_.counted()->score.removed == usual_.counted()->score.removed;
        const bool same_scoring = verdict_.rules->scoring.is == usual_.rules->scoring.is;
        const int uncounted = uncounted_points(verdict_);
        if (!same_removal) reasons.push_back(removed_remark(verdict_));
        if (!same_scoring) reasons.push_back(scoring_remark(verdict_));
        if (uncounted > uncounted_points(usual_) && verdict_.rules->scoring.is != Scoring::stones)
            reasons.push_back(
                {why::uncounted, {fact("points", uncounted), clause_fact(verdict_.rules->seki.clause)}});
        if (reasons.empty() && gain != HalfPoints{}) reasons.push_back({why::counted_differently});
        if (gain != HalfPoints{} || !same_removal) causes_.push_back({std::move(reasons), gain});
    }

    void compare_komi() {
        const HalfPoints gain = worth(verdict_, What::komi) - worth(usual_, What::komi);
        if (gain == HalfPoints{}) return;
        add({why::komi,
             {fact("komi", to_text(verdict_.conditions.komi)),
              fact("usual", to_text(usual_.conditions.komi))}},
            gain);
    }

    void compare(What what, const MessageTemplate& saying) {
        const HalfPoints gain = worth(verdict_, what) - worth(usual_, what);
        if (gain == HalfPoints{}) return;
        const bool only_usually = worth(verdict_, what) == HalfPoints{};
        add({saying, {fact("not_here", only_usually ? "yes" : "")}}, gain);
    }

    void compare_ties() {
        const Color won = winner({}, verdict_.rules->tie.is, verdict_.conditions.handicap);
        if (verdict_.counted()->score.margin() != HalfPoints{} || won == Color::empty) return;
        add({why::wins_tie,
             {fact("player", std::string(1, letter(won)), name(won)),
              clause_fact(verdict_.rules->tie.clause)}});
    }

    const Verdict& verdict_;
    const Verdict& usual_;
    std::vector<Cause> causes_;
};

}  // namespace

bool operator==(const Cause& a, const Cause& b) { return in_english(a) == in_english(b); }

std::string in_english(const Cause& cause) {
    std::string text;
    for (const Message& reason : cause.reasons) text += (text.empty() ? "" : "; ") + in_english(reason);
    return text + for_whom(cause.gain);
}

std::vector<Cause> causes(const Verdict& verdict, const Verdict& usual) {
    return Causes(verdict, usual).list();
}

}  // namespace shinpan::referee
