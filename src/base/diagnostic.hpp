// Diagnostic: what a person is told of a text, or of how it was judged, though nothing has failed: what was
// repaired or left out, what had to be assumed. What makes reading fail is BadInput.
//
//   for (const Diagnostic& warning : games.warnings()) out << warning.place.line << ": " << warning.what;
#pragma once

#include "base/bad_input.hpp"
#include "base/message.hpp"
#include "base/place.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace shinpan {

enum class Severity : std::uint8_t {
    note,     // nothing is wrong: something was assumed, or is pointed out
    warning,  // something is wrong with the text; it was repaired or left out
};

// `what` and `remark` are as those of BadInput; the place is unknown where the whole text is meant.
struct Diagnostic {
    Severity severity = Severity::note;
    Place place{};
    std::string what;
    Message remark{};

    friend bool operator==(const Diagnostic& a, const Diagnostic& b) {
        return a.severity == b.severity && a.place == b.place && a.what == b.what;
    }
};

// Of what is wrong with a text that is read all the same.
Diagnostic warning(BadInput);

// The same place and words as an error, for callers that cannot go on.
BadInput as_error(Diagnostic);

// What strict reading fails with: the first warning.
std::optional<BadInput> first_warning(const std::vector<Diagnostic>&);

}  // namespace shinpan
