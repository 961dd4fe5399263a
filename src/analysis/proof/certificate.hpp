// Certificates: proofs written down so that a program without any search can check them.
//
//   write_file(path, to_text(Certificate{"aga", 211, position, {black, white}}), force);
//
// docs/certificate.md has the format.
#pragma once

#include "analysis/proof/proof.hpp"
#include "go/board/position.hpp"

#include <string>
#include <vector>

namespace shinpan::inline analysis {

struct Certificate {
    std::string rules{};  // the ruleset's id; control characters are written as blanks
    int moves = 0;        // of the record's main line before the position
    Position position;
    std::vector<Section> sections{};  // at most one for each defender; those that show nothing are left out
};

std::string to_text(const Certificate&);

}  // namespace shinpan::analysis
