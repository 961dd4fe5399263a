// Properties: rapidcheck's random cases as doctest checks. A failure prints the shrunk case and the line
// `RC_PARAMS="reproduce=..."` that runs it again; RC_PARAMS="max_success=10000" runs more cases.
//
//   property("the hash is that of the stones", [](...) { RC_ASSERT(...); });
#pragma once

#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <iostream>
#include <sstream>
#include <string>
#include <utility>

namespace shinpan {

template <class Testable>
void property(const std::string& what, Testable&& testable) {
    std::ostringstream said;
    std::streambuf* const terminal = std::cerr.rdbuf(said.rdbuf());
    const bool holds = rc::check(what, std::forward<Testable>(testable));
    std::cerr.rdbuf(terminal);
    CHECK_MESSAGE(holds, said.str());
}

}  // namespace shinpan
