// What is wrong with a text, as its place, its kind and what it is about: "1:3: lower_case: b".
#pragma once

#include "base/bad_input.hpp"
#include "base/diagnostic.hpp"

#include <string>
#include <vector>

namespace shinpan {

inline std::string told(Place place, const Message& remark) {
    std::string all = std::to_string(place.line) + ":" + std::to_string(place.column) + ": ";
    all += remark.saying.kind;
    const char* between = ": ";
    for (const Argument& fact : remark.facts) {
        if (fact.value.empty()) continue;
        all += between + fact.value;
        between = ", ";
    }
    return all;
}

inline std::string told(const BadInput& fault) { return told({fault.line, fault.column}, fault.remark); }
inline std::string told(const Diagnostic& warning) { return told(warning.place, warning.remark); }

// One a line.
inline std::string told(const std::vector<Diagnostic>& warnings) {
    std::string all;
    for (const Diagnostic& warning : warnings) all += told(warning) + '\n';
    return all;
}

}  // namespace shinpan
