// Case: one line of a case file, read and found to be of a known form; and what becomes of it. docs/cases.md
// has the forms. The runner knows no file by name: `kind` and the fields decide.
//
//   auto found = read_case(line, "cases");           // or why the line is no case
//   Verdict verdict = judge(*found);
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"
#include "runner/verdict.hpp"

#include <boost/json/fwd.hpp>

#include <memory>
#include <string>
#include <string_view>

namespace shinpan::runner {

struct Case {
    std::string id;
    std::string kind;    // "rules" where the line names none: questions by ruleset
    std::string folder;  // of the case file; files that a case names lie there
    std::shared_ptr<const boost::json::object> fields;
};

// One JSON object with an id, a known kind and no unknown field. Throws nothing, whatever the text.
Result<Case, BadInput> read_case(std::string_view line, std::string folder);

// Throws nothing; a case with values that cannot be read has failed.
Verdict judge(const Case&);

}  // namespace shinpan::runner
