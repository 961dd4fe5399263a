#include "engines/driver/player.hpp"

#include "base/text.hpp"
#include "base/utf8.hpp"
#include "go/rulesets/katago.hpp"
#include "go/rulesets/registry.hpp"

namespace shinpan::inline engines {
namespace {

constexpr Milliseconds second = 1000;

char gtp_letter(Color color) { return color == Color::black ? 'b' : 'w'; }

bool is_whole(const TimeControl& time) { return time.main % second == 0 && time.period % second == 0; }

// The first word, up to a comment.
std::string first_word(const std::string& text) {
    const std::size_t begin = text.find_first_not_of(' ');
    if (begin == std::string::npos) return {};
    return text.substr(begin, text.find_first_of(" \n#", begin) - begin);
}

std::string whole_seconds(Milliseconds time) { return std::to_string(time / second); }

}  // namespace

std::string by_decimal_time_settings(const TimeControl& time) {
    const std::string main = seconds_text(time.main);
    const std::string period = seconds_text(time.period);
    switch (time.system) {
        case TimeSystem::unlimited: return "none";
        case TimeSystem::absolute: return "absolute " + main;
        case TimeSystem::byo_yomi: return "byoyomi " + main + " " + period + " " + std::to_string(time.count);
        case TimeSystem::canadian:
            return "canadian " + main + " " + period + " " + std::to_string(time.count);
        case TimeSystem::fischer: return "fischer " + main + " " + period;
        case TimeSystem::per_move: return "byoyomi 0 " + period + " 1";
        case TimeSystem::paid_overtime: return {};
    }
    return {};
}

std::string by_server_time_settings(const TimeControl& time) {
    if (!is_whole(time) || time.system == TimeSystem::fischer) return {};
    return by_decimal_time_settings(time);
}

std::string by_standard_time_settings(const TimeControl& time) {
    const std::string main = whole_seconds(time.main);
    const std::string period = whole_seconds(time.period);
    const bool is_short = time.period < second;
    switch (time.system) {
        case TimeSystem::unlimited: return "0 1 0";
        case TimeSystem::absolute:
        case TimeSystem::fischer: return time.main < second ? "" : main + " 0 0";
        case TimeSystem::byo_yomi: return is_short ? "" : main + " " + period + " 1";
        case TimeSystem::canadian:
            return is_short ? "" : main + " " + period + " " + std::to_string(time.count);
        case TimeSystem::per_move: return is_short ? "" : "0 " + period + " 1";
        case TimeSystem::paid_overtime: return {};
    }
    return {};
}

std::optional<GameResult> final_score_in(const std::string& text) {
    constexpr GameResult even{.how = Ended::scored, .margin = HalfPoints{}};
    const std::string word = lower(first_word(text));
    auto said = game_result_in(word);
    if (word == "jigo" || (said && (said->how == Ended::draw || said->margin == HalfPoints{}))) return even;
    if (said) return is_stone(said->winner) ? said : std::nullopt;
    if (!word.starts_with("b+") && !word.starts_with("w+")) return {};
    return GameResult{.how = Ended::scored, .winner = word[0] == 'b' ? Color::black : Color::white};
}

// True where the engine did it.
Result<bool, Fault> Player::tell(const std::string& command) {
    auto answer = engine_.ask(command, Expects::nothing);
    if (!answer) return failure(answer.error());
    return answer->has_value();
}

// What no game goes without.
Result<void, Fault> Player::must(const std::string& command) {
    auto answer = engine_.ask(command, Expects::nothing);
    if (!answer) return failure(answer.error());
    if (*answer) return {};
    return failure(Fault{FaultKind::refused, "refuses '" + command + "': " + answer->error()});
}

Result<void, Fault> Player::tell_size(Size size) {
    const std::string cols = std::to_string(size.cols);
    if (size.cols == size.rows) return must("boardsize " + cols);
    if (engine_.knows("rectangular_boardsize"))
        return must("rectangular_boardsize " + cols + " " + std::to_string(size.rows));
    return failure(Fault{FaultKind::refused, "knows no boards of " + cols + "x" + std::to_string(size.rows)});
}

// In the words that say the most of those that it knows.
Result<void, Fault> Player::tell_rules(const Ruleset& rules) {
    const std::string id(rules.id);
    std::vector<std::string> commands;
    if (engine_.knows("shinpan-rules")) commands.push_back("shinpan-rules " + id);
    const KatagoRules katago = katago_rules_of(rules);
    if (engine_.knows("kata-set-rules")) commands.push_back("kata-set-rules " + katago.without_komi);
    const std::string server_word(kgs_word(rules));
    if (engine_.knows("kgs-rules") && !server_word.empty()) commands.push_back("kgs-rules " + server_word);
    for (const std::string& command : commands) {
        const auto told = tell(command);
        if (!told) return failure(told.error());
        if (!*told) continue;
        if (command.starts_with("kata-"))
            for (const std::string& difference : katago.differences) note("knows other rules: " + difference);
        return {};
    }
    note("cannot be told to play by " + id + "; start it with options for such rules");
    return {};
}

Result<void, Fault> Player::tell_time(const TimeControl& time) {
    struct Way {
        const char* command;
        std::string words;
        Told told;
    };
    const Way ways[]{{"shinpan-time_settings", to_text(time), Told::decimals},
                     {"kata-time_settings", by_decimal_time_settings(time), Told::decimals},
                     {"kgs-time_settings", by_server_time_settings(time), Told::whole_seconds},
                     {"time_settings", by_standard_time_settings(time), Told::whole_seconds}};
    time_ = Told::nothing;
    for (const Way& way : ways) {
        if (way.words.empty() || !engine_.knows(way.command)) continue;
        const auto done = tell(std::string(way.command) + " " + way.words);
        if (!done) return failure(done.error());
        if (!*done) continue;
        time_ = way.told;
        return {};
    }
    if (time.system != TimeSystem::unlimited) note("cannot be told the time control " + to_text(time));
    return {};
}

Result<void, Fault> Player::tell_handicap(const std::vector<Point>& stones) {
    if (stones.empty()) return {};
    std::string command = "set_free_handicap";
    for (const Point at : stones) command += " " + gtp::vertex(at, size_);
    if (stones.size() >= 2 && engine_.knows("set_free_handicap")) {
        const auto told = tell(command);
        if (!told) return failure(told.error());
        if (*told) return {};
    }
    for (const Point at : stones)
        if (auto done = told(Color::black, at); !done) return done;
    return {};
}

Result<std::vector<std::string>, Fault> Player::begin(const GameConditions& game) {
    size_ = game.size;
    notes_.clear();
    if (auto done = tell_size(game.size); !done) return failure(done.error());
    if (auto done = must("clear_board"); !done) return failure(done.error());
    if (auto done = tell_rules(*game.rules); !done) return failure(done.error());
    const auto komi = tell("komi " + to_text(game.komi));
    if (!komi) return failure(komi.error());
    if (!*komi) note("does not take a komi of " + to_text(game.komi));
    if (auto done = tell_time(game.time); !done) return failure(done.error());
    if (auto done = tell_handicap(game.handicap); !done) return failure(done.error());
    return std::move(notes_);
}

Result<void, Fault> Player::told(Color color, Point at) {
    const std::string move = gtp::vertex(at, size_);
    auto answer = engine_.ask(std::string("play ") + gtp_letter(color) + " " + move, Expects::nothing);
    if (!answer) return failure(answer.error());
    if (*answer) return {};
    return failure(Fault{FaultKind::refused, std::string("refuses the move ") + shinpan::name(color) + " " +
                                                 move + ", which is legal: " + answer->error()});
}

Result<Choice, Fault> Player::choose(Color color, const std::optional<PlayerClock::Told>& left,
                                     double seconds) {
    const std::string player(1, gtp_letter(color));
    if (left && time_ != Told::nothing && engine_.knows("time_left")) {
        const std::string time =
            time_ == Told::decimals ? seconds_text(left->time) : whole_seconds(left->time);
        const auto told = tell("time_left " + player + " " + time + " " + std::to_string(left->count));
        if (!told) return failure(told.error());
    }
    auto answer = engine_.ask("genmove " + player, Expects::word, seconds);
    if (!answer) return failure(answer.error());
    if (!*answer)
        return failure(Fault{FaultKind::refused, "refuses 'genmove " + player + "': " + answer->error()});
    const std::string move = first_word(**answer);
    if (lower(move) == "resign") return Choice{Choice::Move::resign};
    const auto at = gtp::vertex_in(move, size_);
    if (!at)
        return failure(Fault{FaultKind::rubbish, "answered 'genmove " + player + "' with '" +
                                                     std::string(utf8_head(answer->value(), 80)) +
                                                     "', which is not a move on this board"});
    if (*at == no_point) return Choice{Choice::Move::pass};
    return Choice{Choice::Move::play, *at};
}

Result<bool, Fault> Player::undo(int moves) {
    for (int move = 0; move < moves; ++move) {
        const auto told = tell("undo");
        if (!told || !*told) return told;
    }
    return true;
}

Result<std::optional<std::string>, Fault> Player::final_score(double seconds) {
    if (!engine_.knows("final_score")) return std::optional<std::string>();
    auto answer = engine_.ask("final_score", Expects::word, seconds);
    if (!answer) return failure(answer.error());
    const std::string said = *answer ? first_word(**answer) : std::string();
    if (!final_score_in(said)) return std::optional<std::string>();
    return std::optional<std::string>(said);
}

}  // namespace shinpan::engines
