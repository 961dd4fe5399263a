#include "go/rules/words.hpp"
#include "go/rulesets/katago.hpp"
#include "go/rulesets/katago_settings.hpp"

namespace shinpan::inline go {
namespace {

// Finds the nearest settings axis by axis and notes what they leave out.
class Writer {
public:
    explicit Writer(const Ruleset& rules) : rules_(rules) {
        write_repetition();
        write_self_capture();
        write_count();
        write_end();
        write_handicap();
        settings_.komi = rules.komi.is;
    }

    const KatagoSettings& settings() const { return settings_; }
    std::vector<std::string> differences() && { return std::move(differences_); }

private:
    void differs(bool does, std::string_view how) {
        if (does) differences_.emplace_back(how);
    }

    void write_repetition() {
        const Repetition& ban = rules_.repetition.is;
        const bool whole_game = ban.back == Repetition::Back::whole_game;
        const bool by_turn =
            ban.same == Repetition::Same::board_and_turn || ban.maker != Repetition::Maker::anyone;
        settings_.ko = ban.back == Repetition::Back::last_pass ? "SPIGHT"
                       : !whole_game                           ? "SIMPLE"
                       : by_turn                               ? "SITUATIONAL"
                                                               : "POSITIONAL";
        const bool known = ban == basic_ko || ban == positional_superko || ban == situational_superko ||
                           ban == superko_since_pass;
        if (!known)
            differences_.push_back("repetition: " + ban_in_words(ban) + ", which KataGo does not know");
        if (!(rules_.second_repetition.is == repetition_allowed))
            differences_.push_back("repetition: there is a second ban, " +
                                   ban_in_words(rules_.second_repetition.is));
        differs(settings_.ko == "SIMPLE", katago_long_cycles);
        const LongCycle cycle = rules_.long_cycle.is;
        if (settings_.ko == "SIMPLE" ? cycle != LongCycle::no_result : cycle != LongCycle::nothing)
            differences_.push_back("long cycles: '" + std::string(word_of(cycle)) + "' here");
    }

    static std::string ban_in_words(const Repetition& ban) {
        const auto word = word_of(ban);
        return word.empty() ? "a ban composed of its own answers" : "'" + std::string(word) + "'";
    }

    // KataGo never lets a lone stone take itself off; no more does positional superko.
    void write_self_capture() {
        settings_.suicide = rules_.self_capture.is != SelfCapture::forbidden;
        differs(rules_.self_capture.is == SelfCapture::allowed && settings_.ko != "POSITIONAL",
                "self-capture: one stone may take itself off here");
        differs(rules_.illegal_play.is.then != Consequence::refused ||
                    rules_.out_of_turn.is.then != Consequence::refused,
                "an illegal move has a consequence here; KataGo refuses it");
    }

    void write_count() {
        const Scoring scoring = rules_.scoring.is;
        settings_.scoring = scoring == Scoring::territory ? "TERRITORY" : "AREA";
        const SekiPoints seki = rules_.seki.is;
        const bool none_in_seki = seki == SekiPoints::none || seki == SekiPoints::none_by_dame;
        settings_.tax = none_in_seki ? "SEKI" : "NONE";
        if (rules_.group_tax.is == GroupTax::two_each || scoring == Scoring::stones) settings_.tax = "ALL";
        differs(scoring == Scoring::stones,
                "the count: stones alone count here; KataGo counts area less two points a living group");
        differs(settings_.tax != "NONE", katago_seki);
        differs(seki == SekiPoints::none, "seki: dame that could have been filled make none here");
        differs(settings_.tax == "ALL" && seki == SekiPoints::count && scoring != Scoring::stones,
                "seki: its territory counts here; KataGo taxes it away with the groups");
        differs(seki == SekiPoints::immortal_only, "seki: only the territory of immortal stones counts here");
        differs(rules_.first_pass.is != FirstPass::nothing,
                "the first pass: it moves points here if it is White's");
        differs(scoring == Scoring::territory && rules_.pass_cost.is != PassCost::none,
                "passes cost stones here");
        differs(rules_.tie.is != Tie::draw, "ties: one player wins them here; in KataGo they are draws");
        settings_.button = rules_.button.is != Button::none;
        differs(settings_.button, katago_button);
        differs(rules_.button.is == Button::plain, "button: it lifts no bans here");
    }

    void write_end() {
        const Ending& ending = rules_.ending.is;
        settings_.friendly_pass = settings_.scoring == "AREA" && rules_.removal.is != Removal::never;
        differs(settings_.scoring == "TERRITORY", katago_cleanup);
        differs(settings_.ko == "SPIGHT", katago_pass_again);
        if (ending.procedure != two_passes || ending.passes != 2)
            differences_.push_back("the end: '" + std::string(word_of(ending.procedure)) + "' with " +
                                   std::to_string(ending.passes) +
                                   " passes here; KataGo stops play for good at two passes");
        differs(rules_.removal.is != Removal::never && rules_.removal.is != Removal::by_agreement,
                "dead stones: not by agreement alone here");
        differs(rules_.most_moves.is != 0, "the number of moves is bounded here");
        differs(rules_.both_may_lose.is, "both players may lose here");
    }

    void write_handicap() {
        switch (rules_.handicap.is.compensation) {
            case Compensation::none: return;
            case Compensation::n: settings_.bonus = "N"; return;
            case Compensation::n_minus_1: settings_.bonus = "N-1"; return;
            case Compensation::half: break;
        }
        differs(true, "handicap: White receives half a point here");
    }

    const Ruleset& rules_;
    KatagoSettings settings_{};
    std::vector<std::string> differences_;
};

std::string json_of(const KatagoSettings& s, bool with_komi) {
    const auto flag = [](bool value) { return value ? "true" : "false"; };
    const auto word = [](std::string_view value) { return '"' + std::string(value) + '"'; };
    return std::string("{\"friendlyPassOk\":") + flag(s.friendly_pass) + ",\"hasButton\":" + flag(s.button) +
           ",\"ko\":" + word(s.ko) + (with_komi ? ",\"komi\":" + to_text(s.komi) : "") +
           ",\"scoring\":" + word(s.scoring) + ",\"suicide\":" + flag(s.suicide) + ",\"tax\":" + word(s.tax) +
           ",\"whiteHandicapBonus\":" + word(s.bonus) + "}";
}

}  // namespace

KatagoRules katago_rules_of(const Ruleset& rules) {
    Writer writer(rules);
    std::string json = json_of(writer.settings(), true);
    std::string without_komi = json_of(writer.settings(), false);
    return {std::move(json), std::move(without_komi), std::move(writer).differences()};
}

}  // namespace shinpan::go
