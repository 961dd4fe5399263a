// Commands whose response goes on while the engine thinks: analysis until another line comes in, and moves
// with what was thought of them.
#include "engines/gtp/analysis.hpp"
#include "engines/gtp/commands.hpp"
#include "engines/gtp/thinking.hpp"

#include <functional>
#include <limits>
#include <utility>

namespace shinpan::inline engines::gtp {
namespace {

constexpr int endless = std::numeric_limits<int>::max();

// Shows a line at once, then after each interval, and one of the search as it ended.
class Reporter {
public:
    Reporter(SessionState& engine, const AnalysisAsked& asked, const Game& game)
        : engine_(engine), asked_(asked), analysis_(asked, game) {}

    void operator()(const RootParallelSearch& search) {
        const double now = engine_.environment.seconds();
        const bool is_due = search.has_ended() || (!is_last_only() && now >= next_);
        if (!is_due || search.playouts() == shown_) return;
        engine_.stream.line(engine_.host, analysis_.line(search));
        shown_ = search.playouts();
        next_ = now + asked_.seconds;
    }

private:
    // A server keeps one line a move.
    bool is_last_only() const { return asked_.style == AnalysisStyle::cgos && asked_.seconds <= 0; }

    SessionState& engine_;
    const AnalysisAsked& asked_;
    Analysis analysis_;
    double next_ = -1;
    int shown_ = 0;
};

Answer no_parts() { return failure(std::string("a response cannot be shown in parts here")); }

// It ends by another line alone, so whoever gives them must be able to say that one waits.
Answer analyze(SessionState& engine, const Arguments& words, AnalysisStyle style) {
    const Host& host = engine.host;
    if (!host.show || !host.another_line_waits || !host.wait_for_line) return no_parts();
    const auto asked = analysis_asked(style, words, engine.game.to_move(), engine.game.size());
    if (!asked) return failure(asked.error());
    engine.stream.begin(host);
    const Game game = engine.game.with_turn(asked->by);
    if (!game.is_over()) {
        Reporter report(engine, *asked, game);
        BotSettings settings = bot_settings(engine, game, asked->by);
        settings.playouts = endless;
        settings.confined = asked->confined;
        settings.seconds = {};
        think_beside(engine, game, asked->by, std::move(settings),
                     {.is_cancelled = host.another_line_waits, .watch = std::ref(report)});
    }
    host.wait_for_line();
    return "";
}

enum class Then : std::uint8_t { plays, names, names_unless_cancelled };

// With the move played, or only named; where that may be cancelled, the next line does it.
Answer generate(SessionState& engine, const Arguments& words, AnalysisStyle style, Then then) {
    if (!engine.host.show) return no_parts();
    auto asked = analysis_asked(style, words, engine.game.to_move(), engine.game.size());
    if (!asked) return failure(asked.error());
    if (style == AnalysisStyle::cgos) asked->seconds = 0;
    engine.stream.begin(engine.host);
    const Game game = engine.game.with_turn(asked->by);
    Reporter report(engine, *asked, game);
    BotSettings settings = bot_settings(engine, game, asked->by);
    settings.confined = asked->confined;
    Attended attended{.watch = std::ref(report)};
    bool is_cancelled = false;
    if (then == Then::names_unless_cancelled)
        attended.is_cancelled = cancelled_by_a_line(engine, is_cancelled);
    const BotMove thought = think_for(engine, asked->by, settings, attended);
    if (is_cancelled) return "play cancelled\n";
    if (then == Then::plays && thought.is != BotMove::Move::resign)
        if (auto done = engine.game.play(asked->by, thought.at); !done) return failure(done.error());
    return "play " + in_words(thought, engine.game.size()) + "\n";
}

Answer lz_analyze(SessionState& engine, const Arguments& words) {
    return analyze(engine, words, AnalysisStyle::leela_zero);
}
Answer kata_analyze(SessionState& engine, const Arguments& words) {
    return analyze(engine, words, AnalysisStyle::katago);
}
Answer cgos_analyze(SessionState& engine, const Arguments& words) {
    return analyze(engine, words, AnalysisStyle::cgos);
}
Answer lz_genmove(SessionState& engine, const Arguments& words) {
    return generate(engine, words, AnalysisStyle::leela_zero, Then::plays);
}
Answer kata_genmove(SessionState& engine, const Arguments& words) {
    return generate(engine, words, AnalysisStyle::katago, Then::plays);
}
Answer cgos_genmove(SessionState& engine, const Arguments& words) {
    return generate(engine, words, AnalysisStyle::cgos, Then::plays);
}
Answer kata_search(SessionState& engine, const Arguments& words) {
    return generate(engine, words, AnalysisStyle::katago, Then::names);
}
Answer kata_search_cancellable(SessionState& engine, const Arguments& words) {
    return generate(engine, words, AnalysisStyle::katago, Then::names_unless_cancelled);
}

constexpr const char* asked = "a colour, an interval, keys and values";

constexpr CommandEntry analysis[]{
    {"lz-analyze", asked, 0, any_number, lz_analyze},
    {"kata-analyze", asked, 0, any_number, kata_analyze},
    {"cgos-analyze", asked, 0, any_number, cgos_analyze},
    {"lz-genmove_analyze", asked, 0, any_number, lz_genmove},
    {"kata-genmove_analyze", asked, 0, any_number, kata_genmove},
    {"cgos-genmove_analyze", asked, 0, any_number, cgos_genmove},
    {"kata-search_analyze", asked, 0, any_number, kata_search},
    {"kata-search_analyze_cancellable", asked, 0, any_number, kata_search_cancellable},
};

}  // namespace

std::span<const CommandEntry> analysis_commands() { return analysis; }

}  // namespace shinpan::engines::gtp
