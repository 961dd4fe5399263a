// Rare: a list or text that is nearly always empty. It takes one pointer, and memory only where there is
// something in it; a copy has its own.
//
//   Rare<std::string> words;              // nothing
//   words = "late twice";
//   std::string_view(*words).size() == 10
#pragma once

#include <concepts>
#include <initializer_list>
#include <memory>
#include <utility>

namespace shinpan {

template <class T>
class Rare {
public:
    Rare() = default;
    Rare(std::initializer_list<typename T::value_type> items) : Rare(T(items)) {}
    template <class U>
    requires(std::convertible_to<U, T> && !std::same_as<std::remove_cvref_t<U>, Rare>) Rare(U&& value) {
        T full(std::forward<U>(value));
        if (!full.empty()) full_ = std::make_unique<T>(std::move(full));
    }
    Rare(const Rare& from) : full_(from.full_ ? std::make_unique<T>(*from.full_) : nullptr) {}
    Rare(Rare&&) noexcept = default;
    Rare& operator=(Rare from) noexcept {
        full_ = std::move(from.full_);
        return *this;
    }

    const T& operator*() const {
        static const T nothing{};
        return full_ ? *full_ : nothing;
    }
    const T* operator->() const { return &**this; }
    operator const T&() const { return **this; }

    void push_back(typename T::value_type item) {
        if (!full_) full_ = std::make_unique<T>();
        full_->push_back(std::move(item));
    }

    friend bool operator==(const Rare& a, const Rare& b) { return *a == *b; }

private:
    std::unique_ptr<T> full_{};  // never an empty one
};

}  // namespace shinpan
