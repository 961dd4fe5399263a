#include "tournament/report/record_shown.hpp"

#include "formats/diagram/game_picture.hpp"
#include "formats/diagram/text.hpp"
#include "formats/record/sgf/reader.hpp"
#include "formats/record/sgf/records.hpp"
#include "referee/judge/judge.hpp"
#include "referee/report/report.hpp"

namespace shinpan::tournament {

Result<std::string, BadInput> position_of_record(std::string_view sgf, const Conditions& laid) {
    const auto games = sgf::read(std::string(sgf));
    if (!games) return failure(games.error());
    const auto records = sgf::records(*games);
    if (records.empty()) return failure(BadInput{0, 0, "there is no game in the record"});
    const auto& record = records.front();
    if (!record) return failure(record.error());
    if (laid.rules == nullptr)
        return failure(BadInput{0, 0, "the event names no rules to replay the record by"});
    const Replayed replayed = replay(*record, *laid.rules);
    Picture picture = picture_of(replayed.game);
    if (replayed.illegal)
        picture.caption = "refused: " + refused_move_in_words(*replayed.illegal, record->size);
    return text(picture, Charset::ascii);
}

}  // namespace shinpan::tournament
