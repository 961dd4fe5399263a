#include "apps/load/refereed.hpp"

#include "formats/record/record_writer.hpp"
#include "formats/record/sgf/reader.hpp"
#include "formats/record/sgf/records.hpp"
#include "formats/record/sgf/writer.hpp"
#include "go/table/game_result.hpp"
#include "referee/judge/judge.hpp"
#include "server/log/game_record.hpp"

namespace shinpan::inline apps::load {

std::string refereed(const server::GameLog& log) {
    const auto again = sgf::records(*sgf::read(sgf::write(sgf::collection_of(server::record_of(log)))));
    return to_text(judge(**again.begin(), log.game().rules(), {.dead = DeadFrom::none}).result);
}

}  // namespace shinpan::apps::load
