// Rule<T>: what a ruleset says on one axis, and where its text says so.
//
//   Rule<SelfCapture> self_capture{SelfCapture::forbidden, "Rule 5"};
#pragma once

#include <string_view>

namespace shinpan::inline go {

// `clause` names the clause as printed ("Rule 6-2", "Article 9.1"), or the source where no numbered text was
// read; empty where the ruleset says nothing and the value is what that silence means.
template <class T>
struct Rule {
    T is{};
    std::string_view clause{};

    friend constexpr bool operator==(const Rule&, const Rule&) = default;
};

}  // namespace shinpan::go
