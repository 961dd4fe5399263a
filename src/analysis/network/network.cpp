#include "analysis/network/network.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <span>

namespace shinpan::inline analysis {
namespace {

constexpr int factor_bits = 20;
constexpr std::int64_t most_active = 8191;

// Numbers for each channel of each point, within a border of zeros: a row of a window is one stretch of them.
class Sheet {
public:
    Sheet(Size size, std::size_t channels)
        : channels_(channels), stride_((size.cols + window_side - 1) * channels) {
        cells_.resize((size.rows + window_side - 1) * stride_);
    }

    std::size_t channels() const { return channels_; }
    std::size_t stride() const { return stride_; }  // from one row to the next

    // The first of the window around the point, and the first of the point itself.
    const std::int16_t* window(Point p) const { return &cells_[place(p.row(), p.col())]; }
    std::int16_t* of(Point p) { return &cells_[place(p.row() + 1, p.col() + 1)]; }

private:
    std::size_t place(int row, int col) const {
        return static_cast<std::size_t>(row) * stride_ + static_cast<std::size_t>(col) * channels_;
    }

    std::size_t channels_, stride_;
    std::vector<std::int16_t> cells_;
};

// Writes down what the window around the point holds, row by row.
void look_through(const Sheet& sheet, Point p, std::int16_t* held) {
    const std::size_t stretch = window_side * sheet.channels();
    for (std::size_t row = 0; row < window_side; ++row)
        std::copy_n(sheet.window(p) + row * sheet.stride(), stretch, held + row * stretch);
}

// Calls take(Point, channel, sum) for each.
template <class Take>
void convolve(Size size, const Sheet& in, const Products& products, const LayerScale& scale, Take take) {
    const auto tell = [&](Point p, const Products::Sums& sums) {
        for (std::size_t channel = 0; channel < network_channels; ++channel) {
            const std::int64_t scaled = std::int64_t{sums[channel]} * scale.factors[channel];
            take(p, channel, (scaled >> factor_bits) + scale.offsets[channel]);
        }
    };
    std::vector<Point> points;
    for_each_point(size, [&](Point p) { points.push_back(p); });
    std::vector<std::int16_t> held(products.length()), more(products.length());
    Products::Sums sums{}, more_sums{};
    for (std::size_t i = 0; i < points.size(); i += 2) {  // two at once, a last one with itself
        const Point one = points[i], other = points[std::min(i + 1, points.size() - 1)];
        look_through(in, one, held.data());
        look_through(in, other, more.data());
        products.sum_up(held.data(), more.data(), sums, more_sums);
        tell(one, sums);
        if (other != one) tell(other, more_sums);
    }
}

std::int16_t active(std::int64_t sum) {
    return static_cast<std::int16_t>(std::clamp<std::int64_t>(sum, 0, most_active));
}

}  // namespace

Network::Network(const NetworkWeights& weights) : judgement_(weights.judgement), straight_(weights.straight) {
    std::size_t inputs = straight_.size();
    for (const LayerWeights& layer : weights.layers) {
        layers_.push_back({layer.scale, Products(layer.weights, window_area * inputs)});
        inputs = network_channels;
    }
}

std::vector<float> Network::judge(Size size, std::span<const std::int16_t> planes) const {
    const std::size_t count = straight_.size();
    assert(planes.size() == count * static_cast<std::size_t>(size.area()));
    Sheet seen(size, count), outer(size, network_channels), inner(size, network_channels);
    const std::int16_t* next = planes.data();
    for_each_point(size, [&](Point p) {
        std::copy_n(next, count, seen.of(p));
        next += count;
    });

    const auto go_through = [&](std::size_t layer, const Sheet& in, auto take) {
        convolve(size, in, layers_[layer].products, layers_[layer].scale, take);
    };
    const auto put_in = [](Sheet& sheet) {
        return
            [&sheet](Point p, std::size_t channel, std::int64_t sum) { sheet.of(p)[channel] = active(sum); };
    };
    const auto add_to = [](Sheet& sheet) {
        return [&sheet](Point p, std::size_t channel, std::int64_t sum) {
            std::int16_t& here = sheet.of(p)[channel];
            here = active(here + sum);
        };
    };
    go_through(0, seen, put_in(outer));
    for (std::size_t layer = 1; layer < layers_.size(); layer += 2) {
        go_through(layer, outer, put_in(inner));
        go_through(layer + 1, inner, add_to(outer));
    }

    std::vector<float> sums;
    for_each_point(size, [&](Point p) {
        float sum = 0;
        for (std::size_t plane = 0; plane < count; ++plane)
            sum += straight_[plane] * static_cast<float>(seen.of(p)[plane]);
        for (std::size_t channel = 0; channel < network_channels; ++channel)
            sum += judgement_[channel] * static_cast<float>(outer.of(p)[channel]);
        sums.push_back(sum);
    });
    return sums;
}

}  // namespace shinpan::analysis
