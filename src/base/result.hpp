// Result<T, E>: a value, or why there is none. The one place that names the library behind it.
//
//   Result<int, BadInput> n = parse_size(text);
//   if (!n) return failure(n.error());
#pragma once

#include <tl/expected.hpp>

#include <utility>

namespace shinpan {

template <class T, class E>
using Result = tl::expected<T, E>;

// The failing side of a Result, to be returned.
template <class E>
constexpr tl::unexpected<std::decay_t<E>> failure(E&& why) {
    return tl::unexpected<std::decay_t<E>>(std::forward<E>(why));
}

}  // namespace shinpan
