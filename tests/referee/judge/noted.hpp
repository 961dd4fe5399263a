// The notes of a verdict by their kinds: which there are, and what they hold. Their sentences stand in
// tests/referee/report/notes.txt.
#pragma once

#include "referee/judge/verdict.hpp"

#include <variant>

namespace shinpan {

// The verdict's first note of that kind; nullptr where it has no such note.
template <class Kind>
const Kind* noted(const Verdict& verdict) {
    for (const Note& note : verdict.notes)
        if (const Kind* found = std::get_if<Kind>(&note)) return found;
    return nullptr;
}

}  // namespace shinpan
