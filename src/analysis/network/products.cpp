#include "analysis/network/products.hpp"

#include <cassert>
#include <cstring>

#if defined(__x86_64__)
#include <immintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

namespace shinpan::inline analysis {
namespace {

using Sums = Products::Sums;

void sum_up_anywhere(const std::int16_t* values, const std::int16_t* weights, std::size_t length,
                     Sums& sums) {
    for (std::int32_t& sum : sums) {
        sum = 0;
        for (std::size_t i = 0; i < length; ++i) sum += values[i] * weights[i];
        weights += length;
    }
}

// A pair of values is multiplied with the two weights that each channel has for it, for several channels by
// one instruction.
std::vector<std::int16_t> in_pairs(std::span<const std::int16_t> weights, std::size_t length) {
    std::vector<std::int16_t> ordered;
    for (std::size_t i = 0; i < length; i += 2)
        for (std::size_t channel = 0; channel < network_channels; ++channel)
            for (std::size_t half = 0; half < 2; ++half)
                ordered.push_back(weights[channel * length + i + half]);
    return ordered;
}

#if defined(__x86_64__)
constexpr std::size_t lanes = 8;  // 32-bit sums of one register
constexpr std::size_t registers = network_channels / lanes;
static_assert(network_channels % lanes == 0);

const bool has_wide_products = __builtin_cpu_supports("avx2") != 0;

[[gnu::target("avx2")]] __m256i everywhere(const std::int16_t* pair) {
    std::int32_t both = 0;
    std::memcpy(&both, pair, sizeof both);
    return _mm256_set1_epi32(both);
}

[[gnu::target("avx2")]] void keep(const __m256i* found, Sums& sums) {
    for (std::size_t r = 0; r < registers; ++r)
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(&sums[r * lanes]), found[r]);
}

[[gnu::target("avx2")]] void sum_up_pairs(const std::int16_t* values, const std::int16_t* more,
                                          const std::int16_t* weights, std::size_t length, Sums& sums,
                                          Sums& more_sums) {
    __m256i first[registers]{}, second[registers]{};
    for (std::size_t i = 0; i < length; i += 2) {
        const __m256i one = everywhere(values + i), other = everywhere(more + i);
        for (std::size_t r = 0; r < registers; ++r, weights += 2 * lanes) {
            const __m256i by = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(weights));
            first[r] = _mm256_add_epi32(first[r], _mm256_madd_epi16(one, by));
            second[r] = _mm256_add_epi32(second[r], _mm256_madd_epi16(other, by));
        }
    }
    keep(first, sums);
    keep(second, more_sums);
}
#elif defined(__wasm_simd128__)
constexpr std::size_t lanes = 4;  // 32-bit sums of one register
constexpr std::size_t registers = network_channels / lanes;
static_assert(network_channels % lanes == 0);

constexpr bool has_wide_products = true;

void sum_up_pairs(const std::int16_t* values, const std::int16_t* weights, std::size_t length, Sums& sums) {
    v128_t found[registers]{};
    for (std::size_t i = 0; i < length; i += 2) {
        const v128_t pair = wasm_v128_load32_splat(values + i);
        for (std::size_t r = 0; r < registers; ++r, weights += 2 * lanes)
            found[r] = wasm_i32x4_add(found[r], wasm_i32x4_dot_i16x8(pair, wasm_v128_load(weights)));
    }
    for (std::size_t r = 0; r < registers; ++r) wasm_v128_store(&sums[r * lanes], found[r]);
}

void sum_up_pairs(const std::int16_t* values, const std::int16_t* more, const std::int16_t* weights,
                  std::size_t length, Sums& sums, Sums& more_sums) {
    sum_up_pairs(values, weights, length, sums);
    sum_up_pairs(more, weights, length, more_sums);
}
#else
constexpr bool has_wide_products = false;

void sum_up_pairs(const std::int16_t*, const std::int16_t*, const std::int16_t*, std::size_t, Sums&, Sums&) {}
#endif

}  // namespace

Products::Products(std::span<const std::int16_t> weights, std::size_t length)
    : length_(length), weights_(weights.begin(), weights.end()) {
    assert(length % 2 == 0 && weights.size() == network_channels * length);
    if (has_wide_products) weights_ = in_pairs(weights, length);
}

void Products::sum_up(const std::int16_t* values, const std::int16_t* more, Sums& sums,
                      Sums& more_sums) const {
    if (has_wide_products) return sum_up_pairs(values, more, weights_.data(), length_, sums, more_sums);
    sum_up_anywhere(values, weights_.data(), length_, sums);
    sum_up_anywhere(more, weights_.data(), length_, more_sums);
}

}  // namespace shinpan::analysis
