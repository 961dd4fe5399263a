// shinpan tournament rule, appeal, hear, approve: what arbiters and the director decide.
#include "apps/cli/commands/tournament/commands.hpp"
#include "apps/cli/commands/tournament/event_file.hpp"
#include "apps/cli/files/records.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "engines/gtp/protocol.hpp"
#include "formats/record/record_writer.hpp"
#include "formats/record/sgf/writer.hpp"
#include "referee/judge/judge.hpp"
#include "referee/report/report.hpp"
#include "tournament/event/words.hpp"
#include "tournament/pairing/game_terms.hpp"
#include "tournament/report/record_shown.hpp"

namespace shinpan::inline apps::cli {
namespace {

struct RuleOptions : EventOptions {
    std::string kind = "result", result, penalty, arbiter, clause, words, record;
    int round = 0;
    std::vector<std::string> players, evidence;
};

// The referee's word on the record of a game, with the event's komi.
Result<tournament::WrittenResult, BadInput> judged(const tournament::Conditions& laid, Record record,
                                                   const tournament::PairedGame* game,
                                                   std::vector<tournament::EvidenceLine>& evidence) {
    if (laid.rules == nullptr)
        return failure(BadInput{0, 0, "the event names no rules; say --result, or change --rules"});
    const HalfPoints komi = game ? terms_of(laid, *game).komi : laid.komi;
    if (record.komi && *record.komi != komi)
        evidence.emplace_back(std::in_place_type<tournament::Found>, tournament::OtherKomi{*record.komi});
    record.komi = komi;
    const Verdict verdict = judge(record, *laid.rules);
    const std::string said = "the referee: " + brief(verdict);
    evidence.emplace_back(said);
    if (const auto result = tournament::written_result_in(to_text(verdict.result));
        result && result->end != tournament::GameEnd::unknown)
        return *result;
    return failure(BadInput{0, 0, said + "; say --result to decide it"});
}

// As it is told, or without a word as the referee judges the record.
Result<tournament::WrittenResult, BadInput> result_ruled(const tournament::Event& event,
                                                         const RuleOptions& options,
                                                         const std::optional<Record>& record,
                                                         const tournament::PairedGame* game,
                                                         std::vector<tournament::EvidenceLine>& evidence) {
    if (options.result.empty() && record) return judged(event.conditions(), *record, game, evidence);
    const auto result = tournament::written_result_in(options.result);
    if (!result) return failure(BadInput{0, 0, "--result is like w, b, =, 0-0, W+3.5, or with ! by default"});
    return *result;
}

Result<tournament::Ruled, BadInput> ruled(const tournament::Event& event, const RuleOptions& options,
                                          const std::optional<Record>& record) {
    tournament::Ruled ruling{.kind = *tournament::value_with_word<tournament::RulingKind>(options.kind),
                             .arbiter = options.arbiter,
                             .clause = options.clause,
                             .words = options.words,
                             .evidence = {options.evidence.begin(), options.evidence.end()}};
    const auto round = round_asked(event, options.round);
    if (!round) return failure(round.error());
    ruling.round = *round;
    const auto players = players_called(event, options.players);
    if (!players) return failure(players.error());
    ruling.players = *players;
    if (record) {
        ruling.record = sgf::write(sgf::collection_of(*record));
        if (const auto shown = tournament::position_of_record(ruling.record, event.conditions()); !shown)
            return failure(shown.error());
    }
    if (ruling.kind == tournament::RulingKind::result) {
        const auto* game = event.round(ruling.round).game_of(ruling.players.empty() ? 0 : ruling.players[0]);
        auto result = result_ruled(event, options, record, game, ruling.evidence);
        if (!result) return failure(result.error());
        ruling.end = result->end;
        ruling.by_default = result->by_default;
        ruling.score = std::move(result->score);
        if (game != nullptr) ruling.players = {game->white, game->black};
    }
    if (ruling.kind == tournament::RulingKind::penalty) {
        const auto points = gtp::komi_in(options.penalty);
        if (!points) return failure(BadInput{0, 0, "--penalty must be a number of points, such as 0.5"});
        ruling.penalty = *points;
    }
    return ruling;
}

int run_rule(const RuleOptions& options) {
    std::optional<Record> record;
    if (!options.record.empty()) {
        auto read = first_game_in(options.record);
        if (!read) {
            complain(options.record, read.error());
            return refused;
        }
        record = *std::move(read);
    }
    return change_event(options, [&](tournament::Event& event) -> Result<void, BadInput> {
        auto ruling = ruled(event, options, record);
        if (!ruling) return failure(ruling.error());
        return event.take(std::move(*ruling), calendar_now());
    });
}

struct AppealOptions : EventOptions {
    std::string player, words;
    int ruling = 0;
};

int run_appeal(const AppealOptions& options) {
    return change_event(options, [&](tournament::Event& event) -> Result<void, BadInput> {
        const auto player = player_called(event, options.player);
        if (!player) return failure(player.error());
        return event.take(tournament::Appealed{options.ruling, *player, options.words}, calendar_now());
    });
}

struct HearOptions : EventOptions {
    std::string committee, words;
    int appeal = 0;
    bool upheld = false;
};

int run_hear(const HearOptions& options) {
    return enter(options,
                 tournament::Heard{options.appeal, options.upheld, options.committee, options.words});
}

struct ApproveOptions : EventOptions {
    std::string by;
    int round = 0;
};

int run_approve(const ApproveOptions& options) {
    return change_event(options, [&](tournament::Event& event) -> Result<void, BadInput> {
        const auto round = round_asked(event, options.round);
        if (!round) return failure(round.error());
        return event.take(tournament::Approved{*round, options.by}, calendar_now());
    });
}

}  // namespace

void add_rulings(const CommandParser& tournament) {
    const CommandParser ruling = tournament.command("rule", "Enter an arbiter's ruling");
    RuleOptions& rule = ruling.runs(run_rule);
    takes_event(ruling, rule);
    ruling.option("PLAYER", rule.players, "Whom it is about; of a result one of the two is enough");
    ruling
        .option("--kind", rule.kind, "What is decided: a result, a penalty, a warning, a matter of procedure")
        .one_of({"result", "penalty", "warning", "procedure"})
        .shows_default();
    takes_round(ruling, rule.round);
    ruling.option("--result", rule.result, "The result: w, b, =, 0-0, W+3.5; a ! behind it: by default");
    ruling.option("--record", rule.record,
                  "The game's record, kept with the ruling; without --result the referee judges it");
    ruling.option("--penalty", rule.penalty, "Points that a penalty takes off");
    ruling.option("--words", rule.words, "The reason").required();
    ruling.option("--clause", rule.clause, "The clause that says so");
    ruling.option("--arbiter", rule.arbiter, "Who decides");
    ruling.option("--evidence", rule.evidence, "What it rests on, a line each time").one_value_each_time();

    const CommandParser appealing = tournament.command("appeal", "Enter a player's appeal against a ruling");
    AppealOptions& appeal = appealing.runs(run_appeal);
    takes_event(appealing, appeal);
    appealing.option("RULING", appeal.ruling, "The number of the ruling's entry").required();
    appealing.option("PLAYER", appeal.player, "Who appeals").required();
    appealing.option("--words", appeal.words, "Why");

    const CommandParser hearing = tournament.command("hear", "Decide an appeal");
    HearOptions& hear = hearing.runs(run_hear);
    takes_event(hearing, hear);
    hearing.option("APPEAL", hear.appeal, "The number of the appeal's entry").required();
    hearing.flag("--upheld", hear.upheld,
                 "The appeal is upheld and the ruling no longer counts; without this option it stands");
    hearing.option("--committee", hear.committee, "Who decided");
    hearing.option("--words", hear.words, "Why");

    const CommandParser approving = tournament.command("approve", "Make standings final, as the director");
    ApproveOptions& approve = approving.runs(run_approve);
    takes_event(approving, approve);
    approving.option("--round", approve.round, "After which round; usually the last that is paired");
    approving.option("--by", approve.by, "Who approves");
}

}  // namespace shinpan::apps::cli
