#include "apps/cli/commands/judged_game.hpp"

#include "apps/cli/commands/pictures.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "referee/report/json.hpp"
#include "referee/report/report.hpp"
#include "referee/report/table.hpp"
#include "referee/report/variation_words.hpp"

#include <algorithm>

namespace shinpan::inline apps::cli {
namespace {

bool is_refused(const Verdict& verdict) { return !verdict.legal() || verdict.is_removal_refused(); }

bool are_refused(const std::vector<JudgedVariation>& variations) {
    return !std::all_of(variations.begin(), variations.end(),
                        [](const JudgedVariation& one) { return one.legal(); });
}

class GameJudge {
public:
    GameJudge(const std::string& path, const HowToJudge& how, const ReadGames& read)
        : path_(path), how_(how), read_(read) {}

    // The game of that number in what was read, from 0.
    JudgedGame run(std::size_t number) {
        number_ = static_cast<int>(number);
        const auto& game = read_.games[number];
        if (game)
            judge_game(*game);
        else
            fail(game.error().why, game.error().warnings);
        return std::move(judged_);
    }

private:
    void judge_game(const Record& record) {
        switch (how_.rules) {
            case HowToJudge::Rules::all: return under_all(record, {});
            case HowToJudge::Rules::one: return under_one(record, *how_.one, {});
            case HowToJudge::Rules::of_record: break;
        }
        if (record.rules_word.empty()) return under_all(record, "the record names no rules");
        const auto rules = rules_called(record.rules_word);
        if (rules)
            under_one(record, **rules, rules->differences);
        else
            fail({0, 0, rules.error().what + "; choose one with --rules"}, record.warnings);
    }

    void under_one(const Record& record, const Ruleset& rules, const std::vector<std::string>& differences) {
        Verdict verdict = judge(record, rules, how_.options);
        for (const std::string& one : differences)
            verdict.notes.push_back(Diagnostic{Severity::note, {}, one});
        const auto variations = variations_under(rules);
        judged_.refused = judged_.refused || is_refused(verdict) || are_refused(variations);
        if (how_.json)
            judged_.texts.push_back(json_rest(verdict, how_.variations ? &variations : nullptr));
        else if (how_.brief)
            judged_.texts.push_back(": " + shinpan::brief(verdict) +
                                    brief_of(variations, verdict.conditions.size) + "\n");
        else
            judged_.texts.push_back("\n" + report(verdict) + hint(verdict) +
                                    report(variations, verdict.conditions.size) +
                                    (verdict.play.illegal ? last_board(verdict) : ""));
        if (verdict.play.illegal) complain_of(*verdict.play.illegal, verdict.conditions.size);
        for (const JudgedVariation& one : variations) complain_of(one, verdict.conditions.size);
    }

    // None where nobody asked for them.
    std::vector<JudgedVariation> variations_under(const Ruleset& rules) const {
        if (!how_.variations) return {};
        auto variations = judge_variations(read_.tree, number_, rules);
        for (JudgedVariation& one : variations) {
            one.place = within_file(one.place, read_.begins);
            if (one.illegal) one.illegal->place = within_file(one.illegal->place, read_.begins);
            if (one.unreadable) one.unreadable = within_file(*std::move(one.unreadable), read_.begins);
        }
        return variations;
    }

    std::string brief_of(const std::vector<JudgedVariation>& variations, Size size) const {
        return how_.variations ? "; " + shinpan::brief(variations, size) : std::string{};
    }

    void under_all(const Record& record, std::string_view why) {
        std::vector<Verdict> verdicts = every_ruleset(record, how_.options);
        std::vector<VariationsUnder> variations;
        bool is_legal_under_one = false;
        for (const Verdict& verdict : verdicts) {
            variations.push_back({verdict.rules, variations_under(*verdict.rules)});
            const bool refuses = is_refused(verdict) || are_refused(variations.back().variations);
            is_legal_under_one = is_legal_under_one || !refuses;
        }
        judged_.refused = judged_.refused || !is_legal_under_one;
        if (!how_.json) {
            const std::string because = why.empty() ? "" : ": " + std::string(why) + ", so all are shown";
            judged_.texts.push_back(because + "\n" + (how_.verbose ? table(verdicts) : "") +
                                    by_result(verdicts) + report(variations, record.size));
            return;
        }
        for (std::size_t i = 0; i < verdicts.size(); ++i) {
            if (!why.empty()) verdicts[i].notes.push_back(Diagnostic{Severity::note, {}, std::string(why)});
            judged_.texts.push_back(
                json_rest(verdicts[i], how_.variations ? &variations[i].variations : nullptr));
        }
    }

    void fail(const BadInput& error, const std::vector<Diagnostic>& warnings) {
        judged_ = unreadable(path_, error, how_, warnings);
    }

    // Lines with a move in common follow each other: it is told once.
    void complain_of(const IllegalMove& illegal, Size size) {
        const std::string what = refusal_in_words(illegal, size) + "; " + consequence_in_words(illegal);
        const std::string line = with_place(path_, {illegal.place.line, illegal.place.column, what}) + "\n";
        if (line != told_) judged_.errors += line;
        told_ = line;
    }

    void complain_of(const JudgedVariation& variation, Size size) {
        if (variation.illegal)
            complain_of(*variation.illegal, size);
        else if (variation.unreadable)
            judged_.errors += with_place(path_, *variation.unreadable) + "\n";
    }

    // A proof takes a hundred times as long as the rest, so it waits until somebody asks.
    static std::string hint(const Verdict& verdict) {
        if (verdict.result.basis != Basis::estimated || verdict.estimate->proof) return {};
        return "  Note       --dead prove tells what of it is proven, and the position's grade\n";
    }

    // The game up to where judging stopped.
    static std::string last_board(const Verdict& verdict) {
        Picture picture{verdict.play.position};
        picture.last_move = verdict.play.last_play;
        picture.caption = "The board after move " + std::to_string(verdict.play.moves);
        return "\n" + text_picture(picture);
    }

    const std::string& path_;
    const HowToJudge& how_;
    const ReadGames& read_;
    int number_ = 0;
    std::string told_{};  // the last refusal
    JudgedGame judged_{};
};

}  // namespace

std::vector<JudgedGame> judge_part(const std::string& path, GamePart part, const HowToJudge& how) {
    const auto read = games_of(std::move(part), how.strict);
    if (!read) return {unreadable(path, read.error(), how)};
    std::vector<JudgedGame> judged;
    for (std::size_t i = 0; i < read->games.size(); ++i) judged.push_back(GameJudge(path, how, *read).run(i));
    return judged;
}

JudgedGame unreadable(const std::string& path, const BadInput& error, const HowToJudge& how,
                      const std::vector<Diagnostic>& warnings) {
    JudgedGame judged{.refused = true};
    for (const Diagnostic& one : warnings) judged.errors += with_place(path, as_error(one)) + "\n";
    judged.errors += with_place(path, error) + "\n";
    if (how.json) judged.out = json_line(path, error, warnings);
    return judged;
}

}  // namespace shinpan::apps::cli
