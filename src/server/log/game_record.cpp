#include "server/log/game_record.hpp"

#include "formats/record/record_writer.hpp"
#include "formats/record/sgf/clocks.hpp"
#include "formats/record/sgf/events.hpp"
#include "formats/record/sgf/writer.hpp"
#include "go/rulesets/registry.hpp"

namespace shinpan::server {

Record record_of(const GameLog& log) {
    Record record;
    record.size = log.conditions().size;
    record.rules_word = log.game().rules().id;
    record.komi = log.game().komi();
    record.handicap = log.game().handicap();
    record.events = log.game().events();
    return record;
}

std::string sgf_of(const GameLog& log, const std::array<std::string, 2>& names, const std::string& day) {
    Record record = record_of(log);
    record.rules_word = sgf_word(log.game().rules());
    record.black = names[0];
    record.white = names[1];
    record.date = day;
    record.result = log.result();
    sgf::Remarks remarks{.of_game = sgf::time_said(log.conditions().clock)};
    remarks.of_game.emplace_back(sgf::log_property, log.name() + ' ' + log.head());
    return sgf::write(sgf::collection_of(record, remarks));
}

}  // namespace shinpan::server
