// What a front end asks of an analysis.
#include "engines/gtp/analysis.hpp"

#include <string_view>

namespace shinpan::inline engines::gtp {
namespace {

constexpr double hundredths = 100;
constexpr const char* expected =
    "a colour, an interval in hundredths of a second, and keys with values: interval, minmoves, maxmoves, "
    "avoid, allow, ownership, pvVisits, rootInfo";

// The words that are left to be read.
class Reader {
public:
    Reader(AnalysisAsked& asked, const Arguments& words, Size size)
        : asked_(asked), words_(words), size_(size) {}

    bool read() {
        if (has_more() && color_in(words_[at_])) asked_.by = *color_in(words_[at_++]);
        if (has_more() && whole_number_in(words_[at_]) && !interval()) return false;
        while (has_more())
            if (!pair(words_[at_++])) return false;
        return true;
    }

private:
    bool has_more() const { return at_ < words_.size(); }

    bool pair(std::string_view key) {
        if (key == "interval") return interval();
        if (key == "minmoves") return number(asked_.fewest);
        if (key == "maxmoves") return number(asked_.most);
        if (key == "avoid" || key == "allow") return points(key == "avoid");
        if (key == "ownership") return flag(asked_.ownership);
        if (key == "pvVisits") return flag(asked_.line_visits);
        if (key == "rootInfo") return flag(asked_.root);
        bool is_left_out = false;
        for (std::string_view other :
             {"ownershipStdev", "movesOwnership", "movesOwnershipStdev", "pvEdgeVisits", "noResultValue"})
            is_left_out = is_left_out || key == other;
        bool ignored = false;
        return is_left_out && flag(ignored);
    }

    bool interval() {
        int found = 0;
        if (!number(found)) return false;
        asked_.seconds = found / hundredths;
        return true;
    }

    bool number(int& value) {
        const auto found = has_more() ? whole_number_in(words_[at_++]) : std::nullopt;
        if (found) value = *found;
        return found.has_value();
    }

    bool flag(bool& value) {
        const auto found = has_more() ? truth_in(words_[at_++]) : std::nullopt;
        if (found) value = *found;
        return found.has_value();
    }

    // PLAYER VERTEX,VERTEX,... DEPTH: what is avoided, or alone allowed, in so many first moves of both.
    bool points(bool avoids) {
        if (at_ + 3 > words_.size()) return false;
        const auto color = color_in(words_[at_++]);
        MoveRestriction named{.only = !avoids};
        std::string_view list = words_[at_++];
        while (!list.empty()) {
            const std::string_view word = list.substr(0, list.find(','));
            list.remove_prefix(std::min(list.size(), word.size() + 1));
            const auto point = vertex_in(word, size_);
            if (!point) return false;
            if (*point == no_point)
                named.pass = true;
            else
                named.points.insert(*point);
        }
        if (!color || !number(named.moves)) return false;
        named.by = *color;
        asked_.confined.push_back(named);
        return true;
    }

    AnalysisAsked& asked_;
    const Arguments& words_;
    Size size_;
    std::size_t at_ = 0;
};

}  // namespace

Result<AnalysisAsked, std::string> analysis_asked(AnalysisStyle style, const Arguments& words, Color to_move,
                                                  Size size) {
    AnalysisAsked asked{.style = style, .by = to_move};
    if (!Reader(asked, words, size).read()) return syntax_error(expected);
    return asked;
}

}  // namespace shinpan::engines::gtp
