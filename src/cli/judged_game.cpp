#include "cli/judged_game.hpp"

#include "cli/pictures.hpp"
#include "cli/terminal.hpp"
#include "referee/json.hpp"
#include "referee/report.hpp"
#include "referee/table.hpp"

#include <algorithm>

namespace shinpan::cli {
namespace {

bool is_refused(const Verdict& verdict) {
    return !verdict.legal() || verdict.removal_refused;
}

class GameJudge {
public:
    GameJudge(const std::string& path, const HowToJudge& how) : path_(path), how_(how) {}

    JudgedGame run(const Result<Record, BadInput>& game) {
        if (game) judge_game(*game);
        else fail(game.error());
        return std::move(judged_);
    }

private:
    void judge_game(const Record& record) {
        switch (how_.rules) {
            case HowToJudge::Rules::all:
                return under_all(record, {});
            case HowToJudge::Rules::one:
                return under_one(record, *how_.one, {});
            case HowToJudge::Rules::of_record:
                break;
        }
        if (record.rules_word.empty()) return under_all(record, "the record names no rules");
        const auto rules = rules_called(record.rules_word);
        if (rules)
            under_one(record, **rules, rules->differences);
        else
            fail({0, 0, rules.error().what + "; choose one with --rules"});
    }

    void under_one(const Record& record, const Ruleset& rules, const std::vector<std::string>& warnings) {
        Verdict verdict = judge(record, rules, how_.options);
        for (const std::string& warning : warnings) verdict.notes.push_back(BadInput{0, 0, warning});
        judged_.refused = judged_.refused || is_refused(verdict);
        if (how_.json)
            judged_.texts.push_back(json_rest(verdict));
        else if (how_.brief)
            judged_.texts.push_back(": " + shinpan::brief(verdict) + "\n");
        else
            judged_.texts.push_back("\n" + report(verdict) + hint(verdict) +
                                    (verdict.illegal ? last_board(verdict) : ""));
        if (verdict.illegal) complain_of(verdict);
    }

    void under_all(const Record& record, std::string_view why) {
        std::vector<Verdict> verdicts = every_ruleset(record, how_.options);
        judged_.refused = judged_.refused || std::all_of(verdicts.begin(), verdicts.end(), is_refused);
        if (!how_.json) {
            const std::string because = why.empty() ? "" : ": " + std::string(why) + ", so all are shown";
            judged_.texts.push_back(because + "\n" + table(verdicts) + differences(verdicts));
            return;
        }
        for (Verdict& verdict : verdicts) {
            if (!why.empty()) verdict.notes.push_back(BadInput{0, 0, std::string(why)});
            judged_.texts.push_back(json_rest(verdict));
        }
    }

    void fail(const BadInput& error) { judged_ = unreadable(path_, error, how_); }

    void complain_of(const Verdict& verdict) {
        const IllegalMove& illegal = *verdict.illegal;
        const std::string what =
            refusal_in_words(illegal, verdict.size) + "; " + consequence_in_words(illegal);
        judged_.errors += with_place(path_, {illegal.place.line, illegal.place.column, what}) + "\n";
    }

    // A proof takes a hundred times as long as the rest, so it waits until somebody asks.
    static std::string hint(const Verdict& verdict) {
        if (verdict.basis != Basis::estimated || verdict.grade) return {};
        return "  Note       --dead prove tells what of it is proven, and the position's grade\n";
    }

    // The game up to where judging stopped.
    static std::string last_board(const Verdict& verdict) {
        Picture picture{verdict.position};
        picture.last_move = verdict.last_play;
        picture.caption = "The position after move " + std::to_string(verdict.moves);
        return "\n" + text_picture(picture);
    }

    const std::string& path_;
    const HowToJudge& how_;
    JudgedGame judged_{};
};

}  // namespace

std::vector<JudgedGame> judge_part(const std::string& path, GamePart part, const HowToJudge& how) {
    const auto games = records_of(std::move(part), how.strict);
    if (!games) return {unreadable(path, games.error(), how)};
    std::vector<JudgedGame> judged;
    for (const auto& game : *games) judged.push_back(GameJudge(path, how).run(game));
    return judged;
}

JudgedGame unreadable(const std::string& path, const BadInput& error, const HowToJudge& how) {
    JudgedGame judged{.errors = with_place(path, error) + "\n", .refused = true};
    if (how.json) judged.out = json_line(path, error);
    return judged;
}

}  // namespace shinpan::cli
