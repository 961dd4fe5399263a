#include "formats/record/record.hpp"

#include "go/score/score.hpp"

namespace shinpan::inline formats {

HalfPoints komi_of(const Record& record, const Ruleset& rules) {
    return record.komi ? *record.komi : komi_for(rules, record.handicap);
}

std::string written_result(const Record& record) {
    if (!record.result_as_written.empty() || !record.result) return record.result_as_written;
    return to_text(*record.result);
}

}  // namespace shinpan::formats
