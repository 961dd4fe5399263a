#include "cli/judged_file.hpp"

#include "cli/pictures.hpp"
#include "cli/records.hpp"
#include "cli/terminal.hpp"
#include "referee/json.hpp"
#include "referee/report.hpp"
#include "referee/table.hpp"

#include <algorithm>
#include <new>

namespace shinpan::cli {
namespace {

bool is_refused(const Verdict& verdict) {
    return !verdict.legal() || verdict.removal_refused;
}

class FileJudge {
public:
    FileJudge(const std::string& path, const HowToJudge& how) : path_(path), how_(how) {}

    JudgedFile run() try {
        auto games = records_in(path_, {.strict = how_.strict});
        if (!games) {
            fail(games.error());
            return std::move(judged_);
        }
        several_ = games->size() > 1;
        for (const auto& game : *games) {
            ++number_;
            if (game)
                judge_game(*game);
            else
                fail(game.error());
        }
        return std::move(judged_);
    } catch (const std::bad_alloc&) {
        fail({0, 0, "needs more memory than there is"});
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
        for (const std::string& warning : warnings) verdict.warnings.push_back({0, 0, warning});
        judged_.refused = judged_.refused || is_refused(verdict);
        if (how_.json)
            judged_.out += json_line(path_, number_, verdict);
        else if (how_.brief)
            judged_.out += title() + ": " + shinpan::brief(verdict) + "\n";
        else
            judged_.out += title() + "\n" + report(verdict) + hint(verdict) +
                           (verdict.illegal ? last_board(verdict) : "");
        if (verdict.illegal) complain_of(verdict);
    }

    void under_all(const Record& record, std::string_view why) {
        std::vector<Verdict> verdicts = every_ruleset(record, how_.options);
        judged_.refused = judged_.refused || std::all_of(verdicts.begin(), verdicts.end(), is_refused);
        if (!how_.json) {
            judged_.out +=
                title() + (why.empty() ? "" : ": " + std::string(why) + ", so all are shown") + "\n";
            judged_.out += table(verdicts) + differences(verdicts);
            return;
        }
        for (Verdict& verdict : verdicts) {
            if (!why.empty()) verdict.warnings.push_back({0, 0, std::string(why)});
            judged_.out += json_line(path_, number_, verdict);
        }
    }

    void fail(const BadInput& error) {
        judged_.refused = true;
        judged_.errors += with_place(path_, error) + "\n";
        if (how_.json) judged_.out += json_line(path_, error);
    }

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

    std::string title() const { return several_ ? path_ + " game " + std::to_string(number_) : path_; }

    const std::string& path_;
    const HowToJudge& how_;
    JudgedFile judged_{};
    bool several_ = false;
    int number_ = 0;
};

}  // namespace

JudgedFile judge_file(const std::string& path, const HowToJudge& how) {
    return FileJudge(path, how).run();
}

}  // namespace shinpan::cli
