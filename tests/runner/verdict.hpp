// Verdict: how a case came out. A case asks one question or several; it has passed when at least one was
// asked and all answers are as expected, and is skipped when none could be asked.
//
//   Answers answers;
//   answers.expect("area", 43, counted);
//   answers.leave_out("statuses by search");
//   return answers.verdict();
#pragma once

#include "base/half_points.hpp"

#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace shinpan::runner {

enum class How { passed, failed, skipped };

struct Mismatch {
    std::string expected;  // with the question in front: "area 43"
    std::string got;
};

struct Verdict {
    How how = How::skipped;
    std::vector<Mismatch> mismatches{};
    std::vector<std::string> left_out{};  // why a question was not asked, each reason once
    int moves_judged = 0;                 // by the rules, in records of games
    bool counted = false;                 // the record's marks gave the recorded result
};

class Answers {
public:
    template <class T>
    void expect(std::string_view question, const T& expected, const T& got) {
        ++asked_;
        if (expected == got) return;
        const std::string start = question.empty() ? "" : std::string(question) + " ";
        mismatches_.push_back({start + in_words(expected), in_words(got)});
    }
    void expect(std::string_view question, const char* expected, const std::string& got) {
        expect(question, std::string(expected), got);
    }

    void leave_out(std::string_view reason);
    void leave_out_field(std::string_view name);  // of `expect`: nobody can say here whether it is so

    Verdict verdict() const;

private:
    template <class T>
    static std::string in_words(const T& value) {
        if constexpr (std::is_same_v<T, bool>)
            return value ? "yes" : "no";
        else if constexpr (std::is_same_v<T, HalfPoints>)
            return to_text(value);
        else if constexpr (std::is_arithmetic_v<T>)
            return std::to_string(value);
        else
            return value.empty() ? "nothing" : value;
    }

    int asked_ = 0;
    std::vector<Mismatch> mismatches_;
    std::vector<std::string> left_out_;
};

}  // namespace shinpan::runner
