// Rare: a list or text that is nearly always empty. It takes one pointer, and memory only where there is
// something in it; a copy has its own.
//
//   Rare<std::string> words;              // nothing
//   words = "late twice";
//   std::string_view(*words).size() == 10
#pragma once

#include <concepts>
#include <initializer_list>
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
        if (!full.empty()) full_ = new T(std::move(full));
    }
    Rare(const Rare& from) : full_(from.full_ != nullptr ? new T(*from.full_) : nullptr) {}
    Rare(Rare&& from) noexcept : full_(std::exchange(from.full_, nullptr)) {}
    Rare& operator=(Rare from) noexcept {
        std::swap(full_, from.full_);
        return *this;
    }
    ~Rare() { delete full_; }

    const T& operator*() const {
        static const T nothing{};
        return full_ != nullptr ? *full_ : nothing;
    }
    const T* operator->() const { return &**this; }
    operator const T&() const { return **this; }

    void push_back(typename T::value_type item) {
        if (full_ == nullptr) full_ = new T;
        full_->push_back(std::move(item));
    }

    friend bool operator==(const Rare& a, const Rare& b) { return *a == *b; }

private:
    T* full_ = nullptr;  // owned, and never an empty one; <memory> would double what this header costs
};

}  // namespace shinpan
