// The words for the values of the axes, in files of rules and for other programs.
//
//   word_of(SelfCapture::groups_only) == "groups_only"
//   value_of<SelfCapture>("groups_only") == SelfCapture::groups_only
#pragma once

#include "go/rules/refusal.hpp"
#include "go/rules/ruleset.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace shinpan::inline go {

// The word of a value; empty for a number that is no value of the axis.
std::string_view word_of(ClaimUntil);
std::string_view word_of(SelfCapture);
std::string_view word_of(Repetition::Same);
std::string_view word_of(Repetition::Maker);
std::string_view word_of(Repetition::Binds);
std::string_view word_of(Repetition::Back);
std::string_view word_of(Repetition::Cycles);
std::string_view word_of(LongCycle);
std::string_view word_of(PassCost);
std::string_view word_of(LastMove);
std::string_view word_of(FirstPass);
std::string_view word_of(Button);
std::string_view word_of(ResumeFirst);
std::string_view word_of(FinalStop);
std::string_view word_of(Removal);
std::string_view word_of(KoPass);
std::string_view word_of(Precedents);
std::string_view word_of(Scoring);
std::string_view word_of(SekiPoints);
std::string_view word_of(SharedPoints);
std::string_view word_of(GroupTax);
std::string_view word_of(Tie);
std::string_view word_of(Placement);
std::string_view word_of(Compensation);

// Procedures of an ending, and bans on repetition that have a name; empty for one that has none.
std::string_view word_of(Procedure);
std::string_view word_of(const Repetition&);

// All words of an axis, in the order of its values.
template <class T>
std::vector<std::string_view> all_words() {
    std::vector<std::string_view> words;
    for (int i = 0; !word_of(static_cast<T>(i)).empty(); ++i) words.push_back(word_of(static_cast<T>(i)));
    return words;
}
template <>
std::vector<std::string_view> all_words<Procedure>();
template <>
std::vector<std::string_view> all_words<Repetition>();

// The value that a word stands for.
template <class T>
std::optional<T> value_of(std::string_view word) {
    const auto words = all_words<T>();
    for (std::size_t i = 0; i < words.size(); ++i)
        if (words[i] == word) return static_cast<T>(i);
    return {};
}
template <>
std::optional<Procedure> value_of<Procedure>(std::string_view);
template <>
std::optional<Repetition> value_of<Repetition>(std::string_view);

}  // namespace shinpan::go
