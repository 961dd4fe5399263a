// Case tables: what a ruleset says of small records, as text. One file a ruleset, tests/cases/ID.case:
//
//   rules ikeda-area-1
//
//   row    a play that takes nothing may restore a position
//   clause Rule 4
//   board  .OOXXO OXXXO. O.X.OO XX.OO. OOOO.O
//   record B A5, W B5, B pass, W C5, B A5
//   legal  refused at 5: repetition
//   tromp-taylor  refused at 4: repetition
//
// A row begins with its title. Then, a line each: the clause that it is about; `size` (COLSxROWS) or `board`
// (rows from the top); `first W` where White moves first; `komi` where it is not the ruleset's own; the
// record; a question with the answer expected; and rulesets under which the same record is judged
// differently, with their answers. A hash begins a comment. verdict.hpp has the events of a record, the
// questions and the answers.
#pragma once

#include "base/bad_input.hpp"
#include "base/half_points.hpp"
#include "base/result.hpp"
#include "go/board/position.hpp"
#include "go/rules/ruleset.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cases {

struct Expected {
    const shinpan::Ruleset* rules;
    std::string answer;
};

struct Row {
    int line = 0;
    std::string title{};
    std::string clause{};
    shinpan::Position board{shinpan::Size{1, 1}};
    shinpan::Color first = shinpan::Color::black;
    std::optional<shinpan::HalfPoints> komi{};
    std::vector<std::string> record{};  // one event each
    std::string question{};
    std::string answer{};
    std::string says_so{};           // the clause that the verdict cites, where it cites one
    std::vector<Expected> others{};  // the same record under other rulesets
};

struct Table {
    const shinpan::Ruleset* rules = nullptr;
    std::vector<Row> rows{};
};

// A number of one to three digits; nothing for other text.
std::optional<int> small_number(std::string_view);

shinpan::Result<Table, shinpan::BadInput> table_from(std::string_view text);

}  // namespace cases
