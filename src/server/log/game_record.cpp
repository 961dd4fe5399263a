#include "server/log/game_record.hpp"

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

}  // namespace shinpan::server
