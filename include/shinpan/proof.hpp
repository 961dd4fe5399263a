// Proofs: which stones can never be taken and which points their owner keeps, with a certificate that a
// program without any search can check.
//
//     #include <shinpan/proof.hpp>
//     #include <shinpan/record.hpp>
//     using namespace shinpan;
//     const auto games = sgf::read("(;SZ[8:2]AB[ba][da][ab][bb][cb][db]AW[ea][ga][eb][fb][gb][hb])");
//     const Record record = *sgf::records(*games).front();
//     const ProvenPosition proven = prove_position(record, 0, "aga", {});
//     std::cout << word_of(grade(proven)) << "\n";              // final
//     std::cout << proven.points().size() << "\n";              // 16
//     std::cout << to_text(certificate_of(proven)).substr(0, 7) << "\n";  // shinpan
//
// What is not proven is open, never false. `ProveOptions` bound the work in nodes. A record may break any
// rules before the position: there is no error, and the ruleset's id is only written down, line feeds and
// other control characters as blanks. Moves go from 0 to the number that the record has; what is less or more
// counts as the nearer of the two. docs/certificate.md has the format. The same question has the same answer;
// different threads may prove at the same time.
#pragma once

#include "referee/proof/proven.hpp"
