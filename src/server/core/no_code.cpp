#include "server/core/no_code.hpp"

namespace shinpan::server {

std::string_view word_of(NoCode code) {
    switch (code) {
        case NoCode::bad: return "bad";
        case NoCode::behind: return "behind";
        case NoCode::code_taken: return "code_taken";
        case NoCode::no_code: return "no_code";
        case NoCode::no_game: return "no_game";
        case NoCode::no_invitation: return "no_invitation";
        case NoCode::not_now: return "not_now";
        case NoCode::not_paused: return "not_paused";
        case NoCode::not_yours: return "not_yours";
        case NoCode::out_of_time: return "out_of_time";
        case NoCode::own_invitation: return "own_invitation";
        case NoCode::paused: return "paused";
        case NoCode::refused: return "refused";
        case NoCode::too_fast: return "too_fast";
        case NoCode::too_long: return "too_long";
        case NoCode::too_often: return "too_often";
        case NoCode::too_soon: return "too_soon";
        case NoCode::unreadable: return "unreadable";
        case NoCode::unstored: return "unstored";
    }
    return {};
}

NoCode no_code_of(NotTaken why) {
    switch (why) {
        case NotTaken::unreadable: return NoCode::unreadable;
        case NotTaken::not_yours: return NoCode::not_yours;
        case NotTaken::refused: return NoCode::refused;
        case NotTaken::not_now: return NoCode::not_now;
        case NotTaken::paused: return NoCode::paused;
        case NotTaken::not_paused: return NoCode::not_paused;
        case NotTaken::out_of_time: return NoCode::out_of_time;
    }
    return NoCode::bad;
}

}  // namespace shinpan::server
