#include "go/rules/handicap.hpp"

#include <algorithm>

namespace shinpan::inline go {
namespace {

int most_fixed(Size size) {
    if (size.cols != size.rows || size.cols < 7) return 0;
    return size.cols % 2 == 0 || size.cols == 7 ? 4 : 9;
}

// Lines counted from 1 at the edge.
int star_line(int side) { return side >= (side % 2 == 0 ? 12 : 13) ? 4 : 3; }

}  // namespace

HalfPoints compensation_for(int handicap, Compensation compensation) {
    if (handicap < 2) return {};
    switch (compensation) {
        case Compensation::none: return {};
        case Compensation::n: return points(handicap);
        case Compensation::n_minus_1: return points(handicap - 1);
        case Compensation::half: return half_point;
    }
    return {};
}

std::vector<Point> fixed_handicap(int stones, Size size, ThirdStone third) {
    if (stones < 2 || stones > most_fixed(size)) return {};
    const int low = star_line(size.cols) - 1;
    const int high = size.cols - 1 - low;
    const int middle = size.cols / 2;
    const Point upper_right = point(high, low), lower_left = point(low, high);
    const Point lower_right = point(high, high), upper_left = point(low, low), centre = point(middle, middle);

    std::vector<Point> order{upper_right, lower_left};
    if (stones == 3 && third == ThirdStone::centre) return {upper_right, lower_left, centre};
    if (third == ThirdStone::upper_left) {
        order.insert(order.end(), {upper_left, lower_right});
    } else {
        order.insert(order.end(), {lower_right, upper_left});
    }
    if (stones <= 4) {
        order.resize(static_cast<std::size_t>(stones));
        return order;
    }
    if (stones >= 6) order.insert(order.end(), {point(low, middle), point(high, middle)});
    if (stones >= 8) order.insert(order.end(), {point(middle, low), point(middle, high)});
    if (stones % 2 == 1) order.push_back(centre);
    return order;
}

std::vector<Point> fixed_handicap(int stones, Size size, Placement placement) {
    switch (placement) {
        case Placement::fixed: return fixed_handicap(stones, size, ThirdStone::lower_right);
        case Placement::fixed_centre: return fixed_handicap(stones, size, ThirdStone::centre);
        case Placement::none:
        case Placement::free:
        case Placement::white_passes: break;
    }
    return {};
}

std::vector<Point> customary_handicap(int stones, Size size, Placement placement) {
    return fixed_handicap(stones, size, placement == Placement::free ? Placement::fixed : placement);
}

HandicapGame handicap_between(int one_rank, int other_rank) {
    const int grades = std::min(std::max(one_rank, other_rank) - std::min(one_rank, other_rank), 9);
    return {.even = grades == 0, .stones = grades < 2 ? 0 : grades, .swapped = one_rank > other_rank};
}

std::optional<int> rank_in(std::string_view text) {
    std::size_t i = 0;
    int n = 0;
    while (i < text.size() && i < 2 && '0' <= text[i] && text[i] <= '9') n = n * 10 + (text[i++] - '0');
    if (i == 0) return {};
    while (i < text.size() && (text[i] == ' ' || text[i] == '-')) ++i;
    std::string_view unit = text.substr(i);
    const auto is = [&](std::string_view letter, std::string_view word) {
        const auto same = [&](std::string_view w) {
            return unit.size() == w.size() && std::equal(unit.begin(), unit.end(), w.begin(),
                                                         [](char a, char b) { return (a | 0x20) == b; });
        };
        return same(letter) || same(word);
    };
    if (is("k", "kyu") && 1 <= n && n <= 30) return 30 - n;
    if ((is("d", "dan") || is("p", "pro")) && 1 <= n && n <= 9) return 29 + n;
    return {};
}

}  // namespace shinpan::go
