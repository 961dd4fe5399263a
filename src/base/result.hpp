// Result<T, E>: a value, or the reason why there is no value. The one place that names the library behind it.
// Whoever calls a function that returns one looks at it: the compiler warns of one that is dropped.
//
//   Result<int, BadInput> n = size_in(text);
//   if (!n) return failure(n.error());
#pragma once

#include <tl/expected.hpp>

#include <utility>

namespace shinpan {

template <class T, class E>
class [[nodiscard]] Result : public tl::expected<T, E> {
public:
    using tl::expected<T, E>::expected;
    Result() = default;
    Result(tl::expected<T, E> from) : tl::expected<T, E>(std::move(from)) {}
};

// The failing side of a Result, to be returned.
template <class E>
constexpr tl::unexpected<std::decay_t<E>> failure(E&& why) {
    return tl::unexpected<std::decay_t<E>>(std::forward<E>(why));
}

}  // namespace shinpan
