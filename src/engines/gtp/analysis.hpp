// Analysis: what the bot thinks of the moves of a position, as front ends and servers read it meanwhile.
//
//   const auto asked = analysis_asked(AnalysisStyle::katago, {"b", "50"}, Color::black, size);
//   Analysis analysis(*asked, game);
//   analysis.line(forest);   // "info move D4 visits 81 winrate 0.5131 ... pv D4 Q16 ownership 0.12 ..."
#pragma once

#include "bot/search/root_parallel_search.hpp"
#include "engines/gtp/commands.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace shinpan::inline engines::gtp {

enum class AnalysisStyle : std::uint8_t {
    leela_zero,  // shares as whole numbers up to 10000
    katago,      // shares from 0 to 1, and points
    cgos,        // JSON
};

struct AnalysisAsked {
    AnalysisStyle style = AnalysisStyle::leela_zero;
    Color by = Color::black;
    double seconds = 1;  // from one line to the next
    int fewest = 0;      // moves to be told, although nobody looked at them
    int most = any_number;
    std::vector<MoveRestriction> confined{};
    bool ownership = false;
    bool line_visits = false;
    bool root = false;
};

// The arguments: a colour, an interval in hundredths of a second, then keys with their values; each may be
// left out. `to_move` is the colour where none is named.
Result<AnalysisAsked, std::string> analysis_asked(AnalysisStyle, const Arguments&, Color to_move, Size);

// The estimate's: row by row from the top left, from 1, surely the player's, to -1, surely the opponent's.
std::vector<double> ownership_of(const Position&, Color by);

class Analysis {
public:
    Analysis(const AnalysisAsked&, const Game&);

    // All from the view of the player that was asked for, without a line feed.
    std::string line(const RootParallelSearch&) const;

private:
    struct Told;

    std::vector<Told> moves(const RootParallelSearch&) const;
    std::string info(const Told&, int order) const;
    std::string root_info(const RootParallelSearch&) const;
    std::string json(const RootParallelSearch&) const;
    std::string names(const std::vector<CandidateStats>&, std::size_t from) const;

    AnalysisAsked asked_;
    const Game& game_;
    std::vector<double> ownership_{};  // as of `ownership_of`
};

}  // namespace shinpan::engines::gtp
