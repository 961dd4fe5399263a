// The commands of a dialogue: moves and taking back, what is told, files.
#include "apps/dialogue/dialogue.hpp"
#include "apps/dialogue/stop.hpp"
#include "apps/dialogue/words.hpp"
#include "base/text.hpp"

#include "analysis/ownership/estimate.hpp"
#include "formats/diagram/frames.hpp"
#include "go/counting/count.hpp"
#include "go/rulesets/named_rules.hpp"
#include "go/rulesets/registry.hpp"
#include "referee/judge/judge.hpp"
#include "referee/report/notes.hpp"
#include "referee/report/report.hpp"

#include <algorithm>
#include <utility>

namespace shinpan::inline apps::dialogue {
namespace {

constexpr int estimate_playouts = 400;
constexpr std::size_t moves_a_line = 10;

// What a record names, where that is not what is played by.
std::string other_rules_in_words(const std::string& named, const Ruleset& rules) {
    const auto ruleset = rules_called(named);
    if (named.empty() || !ruleset || **ruleset == rules) return {};
    return "The record names " + std::string((**ruleset).name) + " rules; the game goes on by " +
           std::string(rules.name) + ".\n";
}

}  // namespace

struct Dialogue::Command {
    std::string_view name;
    std::string_view other;  // another word for it, or empty
    std::string_view about;
    std::string (Dialogue::*run)(const Words&);
    bool takes_words = false;
};

const std::vector<Dialogue::Command>& Dialogue::commands() {
    static const std::vector<Command> all{
        {"pass", "", "give up the move", &Dialogue::pass},
        {"button", "", "take the button, where the rules have one", &Dialogue::button},
        {"resign", "", "give up the game", &Dialogue::resign},
        {"undo", "", "take back your last move and what followed it", &Dialogue::undo},
        {"hint", "", "a move that a program would play", &Dialogue::hint},
        {"score", "estimate", "how it looks: who owns what", &Dialogue::estimate},
        {"show", "board", "the board; 'show words' tells it in words", &Dialogue::show, true},
        {"moves", "", "the moves so far", &Dialogue::moves},
        {"rules", "", "what these rules say", &Dialogue::show_rules},
        {"why", "", "why the last refused move was refused", &Dialogue::why},
        {"accept", "agree", "at a stop: agree to the marks and to the end", &Dialogue::accept},
        {"resume", "", "at a stop: play on", &Dialogue::resume},
        {"no-result", "", "both agree that the game has no result, where the rules let them",
         &Dialogue::no_result},
        {"count", "", "count a finished game step by step; METHOD chooses how", &Dialogue::count, true},
        {"save", "", "FILE: write a copy of the game as SGF", &Dialogue::save, true},
        {"load", "", "FILE: go on with the game of a file", &Dialogue::load, true},
        {"help", "", "this list", &Dialogue::help},
        {"quit", "exit", "leave; the game is kept", &Dialogue::quit},
    };
    return all;
}

std::string Dialogue::answer(std::string_view line) {
    Words words;
    bool inside = false;
    for (char c : line) {
        const bool blank = c == ' ' || c == '\t' || c == '\r';
        if (!blank && !inside) words.emplace_back();
        if (!blank) words.back() += c;
        inside = !blank;
    }
    if (words.empty()) return {};
    const std::string first = lower(words[0]);
    words.erase(words.begin());
    for (const Command& command : commands()) {
        if (first != command.name && (first != command.other || first.empty())) continue;
        if (words.empty() || command.takes_words) return (this->*command.run)(words);
        return "'" + first + "' takes no words after it: nothing was done.\n";
    }
    const auto point = point_named(first, settings_.size);
    if (point && !words.empty()) return "One point at a time: " + first + " is not played.\n";
    if (point) return at_point(*point);
    const std::string last = name(shinpan::point(settings_.size.cols - 1, 0), settings_.size);
    return wrong("'" + first + "' is neither a point from A1 to " + last + " nor a command.") +
           " 'help' lists them.\n";
}

std::string Dialogue::at_point(Point at) {
    if (decides()) return mark(at);
    if (game().is_over()) return refuse({.why = Why::game_over, .by = game().to_move(), .at = at});
    const std::string done = in_time(shinpan::play(game().to_move(), at));
    return refused_ ? done : go_on(done);
}

// At a stop a stone that is named changes its chain's mark.
std::string Dialogue::mark(Point at) {
    const Position& position = game().board().position();
    if (!may_mark()) return "Stones do not come off here. 'resume' plays on.\n";
    if (!is_stone(position.at(at))) return "No stone stands there. 'resume' plays on.\n";
    const PointSet chain = connected(position, at);
    const bool was_dead = dead_.contains(at);
    if (was_dead)
        dead_ -= chain;
    else
        dead_ |= chain;
    if (offered() != nullptr) table_.close(offered()->number);
    const std::string what = std::string(name(position.at(at))) + "'s " + names(chain, settings_.size) +
                             (was_dead ? " lives" : " is dead") + ".\n";
    return what + (settings_.look.plain ? "" : drawn()) + score_with_marks();
}

std::string Dialogue::pass(const Words&) {
    if (game().is_over()) return "The game is over.\n";
    const bool is_again = decides() && may_pass_again(game());
    const std::string done = in_time(shinpan::pass(game().to_move()));
    if (is_again && !refused_) at_stop_ = AtStop::passed;
    return refused_ ? done : go_on(done);
}

std::string Dialogue::button(const Words&) {
    const std::string done = in_time(shinpan::event(EventKind::button, game().to_move()));
    return refused_ ? done : go_on(done);
}

std::string Dialogue::resign(const Words&) {
    if (game().is_over()) return "The game is over.\n";
    const std::string done = carry_out(shinpan::event(EventKind::resign, speaker()));
    return done + after_change();
}

// Back to where a person was last to move.
int Dialogue::moves_to_undo() const {
    const auto& past = game().events();
    if (!past.empty() && past.back().kind == EventKind::resign) return 0;
    int number = 0;
    for (auto event = past.rbegin(); event != past.rend(); ++event) {
        if (!is_move(event->kind)) continue;
        ++number;
        if (!is_program(event->by)) return number;
    }
    return -1;
}

std::string Dialogue::undo(const Words&) {
    int left = moves_to_undo();
    if (left < 0) return "There is no move to take back.\n";
    const double now = environment_.seconds();
    if (!decides() && !game().is_over()) {
        if (clocks_.has_run_out(game().to_move(), now))
            return go_on(carry_out(shinpan::event(EventKind::timeout, game().to_move())));
        clocks_.run(game().to_move(), now);
    }
    std::vector<Event> kept = game().events(), penalties;
    if (left == 0) kept.pop_back();
    while (left > 0) {
        left -= is_move(kept.back().kind) ? 1 : 0;
        if (kept.back().kind == EventKind::penalty) penalties.insert(penalties.begin(), kept.back());
        kept.pop_back();
    }
    Game before(*settings_.rules, settings_.size, {.komi = settings_.komi});
    for (const Event& event : kept) before.must_apply(event);
    for (const Event& penalty : penalties) before.must_apply(penalty);  // what the clock took stays taken
    begin_anew(std::move(before));
    clocks_.take_back_to(game().tally().moves);
    clocks_.start(environment_.seconds());
    return go_on("Taken back, to after move " + std::to_string(game().tally().moves) + ".\n" + saved());
}

std::string Dialogue::hint(const Words&) {
    if (game().is_over() || !settings_.adviser) return "There is no hint here.\n";
    const auto reply = settings_.adviser(game(), game().to_move(), PlayerClock(TimeControl{}));
    if (!reply) return wrong(reply.error()) + "\n";
    switch (reply->is) {
        case Reply::Move::play: return "Hint: " + strong(name(reply->at, settings_.size)) + ".\n";
        case Reply::Move::pass: return "Hint: pass.\n";
        case Reply::Move::resign: return "Hint: the game looks lost.\n";
    }
    return {};
}

std::string Dialogue::estimate(const Words&) {
    if (game().is_over() && !decides()) return result();
    if (decides() && may_mark()) return score_with_marks();
    const Estimate seen = shinpan::estimate(game().board().position(), {.playouts = estimate_playouts});
    std::string text;
    if (!settings_.look.plain) {
        Picture picture{game().board().position()};
        picture.dead = seen.dead;
        picture.territory = seen.owned;
        text = shinpan::text(picture, settings_.look.charset);
    }
    return text + estimate_in_words(game(), seen);
}

std::string Dialogue::show_rules(const Words&) { return rules_in_words(*settings_.rules); }

std::string Dialogue::why(const Words&) {
    if (!refused_) return "No move was refused since the last one that was made.\n";
    std::string text = refusal_in_words(*refused_, settings_.size) + ".\n" +
                       std::string(settings_.rules->name) + ", " + std::string(settings_.rules->source) +
                       ".\nUnder these rules, " + consequence_in_words(*refused_) + ".\n";
    if (!refused_->refusal.repeats_move) return text;
    const int move = *refused_->refusal.repeats_move;
    Game earlier(*settings_.rules, settings_.size, {.komi = settings_.komi});
    for (const Event& event : game().events()) {
        if (is_move(event.kind) && earlier.tally().moves == move) break;
        earlier.must_apply(event);
    }
    text += "The board after move " + std::to_string(move) + ":\n";
    return text +
           (settings_.look.plain ? board_in_words(earlier) : drawn(earlier, {}, state_in_words(earlier)));
}

std::string Dialogue::show(const Words& words) {
    const bool in_words = settings_.look.plain || (!words.empty() && lower(words[0]) == "words");
    return in_words ? board_in_words(game()) + state() + "\n" : drawn();
}

std::string Dialogue::moves(const Words&) {
    std::string text;
    std::size_t number = 0;
    for (const Event& event : game().events()) {
        if (!is_move(event.kind)) continue;
        text += number == 0 ? "" : number % moves_a_line == 0 ? "\n" : " ";
        const std::string what = event.kind == EventKind::play   ? name(event.at, settings_.size)
                                 : event.kind == EventKind::pass ? "pass"
                                                                 : "button";
        text += std::to_string(++number) + "." + std::string(1, letter(event.by)) + " " + what;
    }
    return text.empty() ? "No move was made.\n" : text + "\n";
}

std::string Dialogue::count(const Words& words) {
    if (!game().is_over() || decides()) return "The game is not over. 'score' tells how it looks.\n";
    const Verdict verdict = judge(without_result(), *settings_.rules);
    if (!verdict.counted())
        return "There is nothing to count: the game ended by " + ended_in_words(verdict) + ".\n";
    const std::vector<Method> methods = methods_for(*settings_.rules, verdict.counted()->finish);
    const std::string wanted = words.empty() ? std::string(word_of(methods.front())) : listed(words, " ");
    const auto method = method_in(method_called(wanted));
    if (!method) return wrong(method.error().what) + "\n";
    const auto counted = shinpan::count(*method, *settings_.rules, verdict.counted()->finish);
    if (!counted) return counted.error().in_words() + "\n";
    if (!settings_.look.plain)
        return text(*counted, settings_.look.charset) + "Result: " + to_text(verdict.result) + "\n";
    std::string text;
    for (std::size_t i = 0; i < counted->steps.size(); ++i)
        text += "Step " + std::to_string(i + 1) + ". " + counted->steps[i].sentence + "\n";
    return text + "Result: " + to_text(verdict.result) + ".\n";
}

std::string Dialogue::save(const Words& words) {
    if (words.empty()) return "Say where: save FILE.\n";
    const std::string path = listed(words, " ");
    const auto done = storage_.write(path, record(), clocks_);
    return done ? "Written to " + path + ".\n" : wrong("Not written: " + done.error().what + ".") + "\n";
}

std::string Dialogue::load(const Words& words) {
    if (words.empty()) return "Say which: load FILE.\n";
    const auto record = storage_.load(listed(words, " "));
    if (!record) return wrong("Not loaded: " + record.error().what + ".") + "\n";
    auto loaded = played(*record);
    if (!loaded) return wrong("Not loaded: " + loaded.error() + ".") + "\n";
    // A game without a move is no loss.
    const auto kept = game().tally().moves > 0 ? storage_.set_aside() : std::string{};
    if (!kept) return wrong("Not loaded: " + kept.error().what + ".") + "\n";
    continue_with(*std::move(loaded), *record, {});
    return go_on(*kept + other_rules_in_words(record->rules_word, *settings_.rules) + saved());
}

// Of two persons one offers and the other accepts; a program accepts what costs it nothing.
std::string Dialogue::accept(const Words&) {
    if (!decides()) return "There is nothing to accept: the players agree when play has stopped.\n";
    const Color person = speaker();
    const bool answers = offered() != nullptr;
    const auto what = what_both_may_say(game(), answers ? other(person) : person, dead_);
    if (!what) return "These rules know no agreement here: 'pass' again, or play on.\n";
    const Color second = answers ? person : other(person);
    if (is_program(second))
        if (const std::string no = may_mark() ? objection(second) : ""; !no.empty()) return no;
    if (!answers) {
        if (const auto number = table_.offer(person, *what); !number) return refuse(number.error());
        if (!is_program(second))
            return std::string(name(person)) + " accepts. " + std::string(name(second)) +
                   ": 'accept' too, or change the marks.\n";
    }
    if (const auto done = table_.accept(second, offered()->number, *what); !done) return refuse(done.error());
    at_stop_ = game().is_over() ? AtStop::left_at_that : AtStop::playing_on;
    std::string text = "Both agree.\n" + saved();
    if (!game().is_over()) text += "The game is over when both have passed again.\n";
    return go_on(text);
}

// Where the rules have no word for it, play simply goes on.
std::string Dialogue::resume(const Words&) {
    if (!decides()) return "There is nothing to resume.\n";
    if (game().is_over()) return "The game is over, and these rules do not let it go on.\n";
    const Event asked = shinpan::event(EventKind::resume, speaker());
    const Game before = game();
    const bool is_told = table_.apply(asked).has_value();
    if (!is_told && offered() != nullptr) table_.close(offered()->number);
    dead_ = {};
    at_stop_ = AtStop::playing_on;
    clocks_.start(environment_.seconds());
    const std::string text = is_told ? move_in_words(before, asked, game()) : "Play goes on.";
    return go_on(text + in_brackets(settings_.rules->ending.is.resume) + "\n" + saved());
}

std::string Dialogue::no_result(const Words&) {
    const Event what = shinpan::event(EventKind::no_result_agreed, Color::empty);
    const auto number = table_.offer(game().to_move(), what);
    if (!number) return refuse(number.error());
    const auto agreed = table_.accept(other(game().to_move()), *number, what);
    return agreed ? go_on(saved()) : refuse(agreed.error());
}

std::string Dialogue::help(const Words&) {
    std::string text = "A point, such as D4, plays there; at a stop it marks the stones there as dead.\n";
    for (const Command& command : commands()) {
        std::string word(command.name);
        if (!command.other.empty()) word += ", " + std::string(command.other);
        word.resize(std::max<std::size_t>(word.size() + 1, 17), ' ');
        text += settings_.look.plain ? std::string(command.name) + ": " + std::string(command.about) + ".\n"
                                     : "  " + word + std::string(command.about) + "\n";
    }
    return text;
}

std::string Dialogue::quit(const Words&) {
    has_quit_ = true;
    return {};
}

}  // namespace shinpan::apps::dialogue
