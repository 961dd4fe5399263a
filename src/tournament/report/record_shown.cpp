#include "tournament/report/record_shown.hpp"

#include "formats/diagram/game_picture.hpp"
#include "formats/diagram/text.hpp"
#include "formats/record/sgf/reader.hpp"
#include "formats/record/sgf/records.hpp"
#include "referee/judge/judge.hpp"
#include "referee/report/report.hpp"
#include "tournament/event/fault_messages.hpp"

namespace shinpan::tournament {
namespace {

// The fault goes along by its kind and with its facts, for other languages.
BadInput unreadable(const BadInput& why) {
    Message said{fault::unreadable_record, why.remark.facts};
    if (why.line > 0) {
        said.facts.push_back(fact("line", why.line));
        said.facts.push_back(fact("column", why.column));
    }
    said.facts.push_back(fact("fault", std::string(why.remark.saying.kind), why.what));
    return as_input(std::move(said));
}

}  // namespace

Result<std::string, BadInput> position_of_record(std::string_view sgf, const Conditions& laid) {
    const auto games = sgf::read(std::string(sgf));
    if (!games) return failure(unreadable(games.error()));
    const auto records = sgf::records(*games);
    const auto& record = records.front();  // what is read has a game
    if (!record) return failure(unreadable(record.error()));
    if (laid.rules == nullptr) return failure(as_input({fault::no_rules_to_replay}));
    const Replayed replayed = replay(*record, *laid.rules);
    Picture picture = picture_of(replayed.game);
    if (replayed.illegal)
        picture.caption = "refused: " + refused_move_in_words(*replayed.illegal, record->size);
    return text(picture, Charset::ascii);
}

}  // namespace shinpan::tournament
