#include "apps/dialogue/dialogue.hpp"

#include "analysis/ownership/estimate.hpp"
#include "apps/dialogue/stop.hpp"
#include "apps/dialogue/words.hpp"
#include "formats/diagram/game_picture.hpp"
#include "go/rulesets/registry.hpp"
#include "go/table/settlement.hpp"
#include "referee/judge/close.hpp"
#include "referee/judge/judge.hpp"
#include "referee/report/report.hpp"

#include <utility>

namespace shinpan::inline apps::dialogue {
namespace {

constexpr int stop_playouts = 400;  // of the estimate that proposes marks

}  // namespace

Dialogue::Dialogue(Settings settings, Environment environment, Storage storage)
    : settings_(std::move(settings)),
      environment_(std::move(environment)),
      storage_(std::move(storage)),
      table_(fresh()),
      clocks_(settings_.time) {}

// The conditions, and the handicap stones.
Game Dialogue::fresh() const {
    Game game(*settings_.rules, settings_.size, {.komi = settings_.komi});
    const int stones = static_cast<int>(settings_.handicap.size());
    if (stones > 0)
        game.must_apply({.kind = EventKind::handicap,
                         .by = Color::black,
                         .number = stones,
                         .points = settings_.handicap});
    return game;
}

Record Dialogue::without_result() const {
    Record record;
    record.size = settings_.size;
    record.rules_word = sgf_word(*settings_.rules);
    record.komi = settings_.komi;
    record.handicap = game().handicap();
    record.black = settings_.seats[0].name;
    record.white = settings_.seats[1].name;
    record.events = game().events();
    return record;
}

Record Dialogue::record() const {
    Record record = without_result();
    if (!game().is_over() || (has_stopped(game()) && at_stop_ != AtStop::left_at_that)) return record;
    record.result = judge(record, *settings_.rules).result;
    return record;
}

Result<void, std::string> Dialogue::take_up(const Record& record, const std::optional<Left>& left) {
    auto game = played(record);
    if (!game) return failure(game.error());
    continue_with(*std::move(game), record, left);
    return {};
}

// The game of a record under these rules, or why they refuse it.
Result<Game, std::string> Dialogue::played(const Record& record) const {
    Replayed replayed = replay(record, *settings_.rules);
    if (replayed.illegal) return failure(refusal_in_words(*replayed.illegal, record.size));
    return std::move(replayed.game);
}

void Dialogue::continue_with(Game game, const Record& record, const std::optional<Left>& left) {
    settings_.size = record.size;
    settings_.komi = komi_of(record, *settings_.rules);
    settings_.handicap.clear();
    if (record.result && record.result->how == Ended::resignation && !game.is_over())
        game.must_apply(event(EventKind::resign, other(record.result->winner)));
    const bool is_done = game.is_over() && record.result.has_value();
    begin_anew(std::move(game));
    if (left) clocks_.set(*left);
    if (is_done) at_stop_ = AtStop::left_at_that;
}

std::string Dialogue::begin() {
    const bool is_drawn = !settings_.look.plain;
    const bool is_ascii = settings_.look.charset == Charset::ascii;
    const std::string black = is_drawn ? is_ascii ? " (X)" : " (●)" : "";
    const std::string white = is_drawn ? is_ascii ? " (O)" : " (○)" : "";
    std::string text = "Black" + black + ": " + settings_.seats[0].name + ". White" + white + ": " +
                       settings_.seats[1].name + ". " + std::string(settings_.rules->name) + " rules, komi " +
                       to_text(settings_.komi);
    if (clocks_.are_limited()) text += ", time " + to_text(settings_.time);
    if (game().handicap() > 1) text += ", handicap " + std::to_string(game().handicap());
    text += ". 'help' lists what you can say.\n";
    clocks_.start(environment_.seconds());
    return go_on(text + saved());
}

// A move of whoever is to move, unless their time has run out.
std::string Dialogue::in_time(const Event& event) {
    const double now = environment_.seconds();
    const bool counts = !decides() && !game().is_over();
    if (counts && clocks_.has_run_out(event.by, now))
        return carry_out(shinpan::event(EventKind::timeout, event.by));
    const std::string charged = counts ? charge_overtime(now) : std::string{};
    const Clocks before = clocks_;
    if (counts)
        clocks_.stop(event.by, game().tally().moves + 1, now);
    else
        clocks_.start(now);
    const std::string done = carry_out(event);
    if (refused_) clocks_ = before;
    return charged + done;
}

// What overtime has cost the player to move, and was not yet entered.
std::string Dialogue::charge_overtime(double now) {
    const Color player = game().to_move();
    Event penalty = shinpan::event(EventKind::penalty, player);
    penalty.number = clocks_.points_lost(player, now) - game().tally().penalties[index_of(player)];
    return penalty.number > 0 ? carry_out(penalty) : std::string{};
}

std::string Dialogue::state() const {
    const std::string time = clocks_.in_words();
    return state_in_words(game()) + (time.empty() ? "" : " " + time);
}

std::string Dialogue::prompt() const {
    if (decides()) return offered() == nullptr ? "Stop> " : std::string(name(other(offered()->by))) + "> ";
    if (game().is_over()) return "Over> ";
    return std::string(name(game().to_move())) + "> ";
}

bool Dialogue::decides() const {
    const bool is_decided = at_stop_ == AtStop::playing_on || at_stop_ == AtStop::left_at_that;
    return has_stopped(game()) && !is_decided;
}

bool Dialogue::may_mark() const { return agreement_is_open(game()); }

bool Dialogue::is_program(Color player) const { return settings_.seats[index_of(player)].mover != nullptr; }

Color Dialogue::speaker() const {
    if (offered() != nullptr) return other(offered()->by);
    return is_program(game().to_move()) ? other(game().to_move()) : game().to_move();
}

void Dialogue::begin_anew(Game game) {
    table_ = GameTable(std::move(game));
    at_stop_ = AtStop::untold;
    dead_ = {};
    refused_.reset();
}

const JointOffer* Dialogue::offered() const {
    const auto open = table_.open_offers();
    return open.empty() ? nullptr : &open.back();
}

std::string Dialogue::strong(std::string_view text) const {
    return settings_.look.strong ? settings_.look.strong(text) : std::string(text);
}

std::string Dialogue::wrong(std::string_view text) const {
    return settings_.look.wrong ? settings_.look.wrong(text) : std::string(text);
}

std::string Dialogue::saved() {
    const auto done = storage_.save(record(), clocks_);
    return done ? "" : wrong("The game could not be saved: " + done.error().what + ".") + "\n";
}

// What was done, or why not.
std::string Dialogue::carry_out(const Event& event) {
    const Game before = game();
    if (const auto done = table_.apply(event); !done) return refuse(done.error());
    refused_.reset();
    if (event.kind == EventKind::pass || at_stop_ == AtStop::told) at_stop_ = AtStop::untold;
    const bool play_goes_on = game().stage().phase == Phase::settle && before.stage().phase == Phase::play;
    return strong(move_in_words(before, event, game())) + "\n" +
           (play_goes_on && !decides() ? stop_in_words(game()) + "\n" : "") + saved();
}

std::string Dialogue::refuse(const Refusal& refusal) {
    refused_ = IllegalMove{.move = game().tally().moves + 1, .refusal = refusal};
    refused_->consequence_clause = refusal.why == Why::out_of_turn ? settings_.rules->out_of_turn.clause
                                                                   : settings_.rules->illegal_play.clause;
    const bool has_more = refusal.repeats_move.has_value();
    return wrong("Refused: " + refusal_in_words(*refused_, settings_.size) + ".") +
           (has_more ? " 'why' shows that position.\n" : " 'why' tells more.\n");
}

// Programs move until it is a person's turn, or the players have something to decide.
std::string Dialogue::programs_move() {
    std::string text;
    while (!game().is_over() && (!decides() || at_stop_ == AtStop::passed) && is_program(game().to_move())) {
        const Color by = game().to_move();
        if (at_stop_ == AtStop::passed) at_stop_ = AtStop::untold;
        const auto reply = settings_.seats[index_of(by)].mover(game(), by, clocks_.of(by));
        if (!reply) {
            settings_.seats[index_of(by)].mover = nullptr;
            text += wrong(settings_.seats[index_of(by)].name + " can play no more: " + reply.error()) + ".";
            const bool is_late = clocks_.has_run_out(by, environment_.seconds());
            if (!is_late) return text + " You may move for it.\n";
            return text + "\n" + carry_out(event(EventKind::timeout, by));
        }
        Event event = shinpan::play(by, reply->at);
        if (reply->is == Reply::Move::pass) event = pass_or_button(game(), by);
        if (reply->is == Reply::Move::resign) event = shinpan::event(EventKind::resign, by);
        text += in_time(event);
        if (!refused_) continue;
        settings_.seats[index_of(by)].mover = nullptr;
        return text + settings_.seats[index_of(by)].name + " plays no more. You may move for it.\n";
    }
    return text;
}

// What was said, then the programs' moves, then how it stands.
std::string Dialogue::go_on(std::string said) {
    said += programs_move();
    said += after_change();
    return said;
}

// The board and what comes next, after the game has changed.
std::string Dialogue::after_change() {
    if (decides() && at_stop_ != AtStop::told) return stop();
    if (game().is_over()) {
        const std::string board = settings_.look.plain ? "" : drawn(game(), game().finish().dead, state());
        return board + result();
    }
    if (settings_.look.plain) return state() + "\n";
    return drawn();
}

std::string Dialogue::drawn() const { return drawn(game(), dead_, state()); }

std::string Dialogue::drawn(const Game& game, const PointSet& dead, const std::string& caption) const {
    Picture picture = picture_of(game);
    picture.title.clear();
    picture.dead = dead;
    picture.caption = caption;
    std::string board = text(picture, settings_.look.charset);
    const std::size_t ring = board.find('(');
    if (picture.last_move == no_point || ring == std::string::npos) return board;
    const std::size_t end = board.find(')', ring);
    if (end == std::string::npos) return board;
    return board.substr(0, ring) + strong(board.substr(ring, end + 1 - ring)) + board.substr(end + 1);
}

// Play has stopped: what the rules say of it, and the marks that are proposed.
std::string Dialogue::stop() {
    at_stop_ = AtStop::told;
    std::string text;
    if (may_mark()) {
        dead_ = shinpan::estimate(game().board().position(), {.playouts = stop_playouts}).dead;
        if (!settings_.look.plain) text += drawn();
        return text + stop_in_words(game()) + "\n" + score_with_marks();
    }
    if (!settings_.look.plain) text += drawn();
    return text + stop_in_words(game()) + "\n";
}

std::string Dialogue::score_with_marks() const {
    const Verdict verdict = verdict_with(without_result(), *settings_.rules, dead_);
    const std::string dead = dead_.empty() ? "none" : names(dead_, settings_.size);
    return "Dead: " + dead + ". With that: " + strong(to_text(verdict.result)) + ".\n";
}

// A program holds to what it estimates, where the marks cost it something.
std::string Dialogue::objection(Color program) const {
    const Estimate own = shinpan::estimate(game().board().position(), {.playouts = stop_playouts});
    const Verdict marked = verdict_with(without_result(), *settings_.rules, dead_);
    const Verdict thought = verdict_with(without_result(), *settings_.rules, own.dead);
    if (!marked.counted() || !thought.counted()) return {};
    const int lost = (thought.counted()->score.margin() - marked.counted()->score.margin()).halves;
    if ((program == Color::black ? lost : -lost) <= 0) return {};
    const std::string dead =
        own.dead.empty() ? "no stone dead" : "these dead: " + names(own.dead, settings_.size);
    return settings_.seats[index_of(program)].name + " does not accept: it thinks " + dead +
           ". Change the marks, or 'resume' and play it out.\n";
}

std::string Dialogue::result() const {
    const Verdict verdict = judge(without_result(), *settings_.rules);
    std::string text =
        strong("Result: " + result_with_basis(verdict) + ", by " + ended_in_words(verdict) + ".") + "\n";
    if (verdict.counted()) text += report(verdict) + "'count' counts it step by step.\n";
    return text;
}

}  // namespace shinpan::apps::dialogue
