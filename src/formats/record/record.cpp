#include "formats/record/record.hpp"

#include "go/score/score.hpp"

namespace shinpan::inline formats {

HalfPoints komi_of(const Record& record, const Ruleset& rules) {
    return record.komi ? *record.komi : komi_for(rules, record.handicap);
}

}  // namespace shinpan::formats
