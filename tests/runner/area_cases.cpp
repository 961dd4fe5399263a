// Whose each point is by another program's count; of its ways to count, unconditional life is ours too.
#include "go/score/unconditional.hpp"
#include "runner/kinds.hpp"

#include <boost/json.hpp>

namespace shinpan::runner {
namespace {

constexpr std::string_view other_notions = "asks for another program's own notions of area";

bool asks_for_unconditional_life(const json::object& fields) {
    if (text(required(fields, "mode")) != "pass_alive_area") return false;
    const json::object& flags = object(required(fields, "flags"));
    only(flags, {"safe_big_territories", "unsafe_big_territories", "non_pass_alive_stones", "suicide"});
    for (const char* name : {"safe_big_territories", "unsafe_big_territories", "non_pass_alive_stones"})
        if (integer(required(flags, name)) != 0) return false;
    return true;
}

}  // namespace

// A stone is unconditionally alive where the map leaves its point to its own colour; all other points that it
// gives to a player are his territory. Ours is larger: the map leaves out regions with two points that no
// alive stone touches, even where these could be one eye only.
Verdict judge_area(const json::object& fields) {
    Answers answers;
    if (!asks_for_unconditional_life(fields)) {
        answers.leave_out(other_notions);
        return answers.verdict();
    }
    const Position position = board_of(fields);
    const Position owner = position_of(required(object(required(fields, "expect")), "owner"), fields);
    const bool suicide = integer(required(object(required(fields, "flags")), "suicide")) != 0;
    const SelfCapture attacker = suicide ? SelfCapture::groups_only : SelfCapture::forbidden;
    for (const Color player : {Color::black, Color::white}) {
        const PointSet wanted = position.points(player) & owner.points(player);
        const UnconditionalLife life = unconditional_life(position, player, attacker);
        answers.expect("unconditionally alive of " + std::string(name(player)),
                       names_of(wanted, position.size()), names_of(life.alive, position.size()));
        const PointSet missing = owner.points(player) - life.alive - life.territory;
        answers.expect("territory missing of " + std::string(name(player)), std::string(),
                       names_of(missing, position.size()));
    }
    return answers.verdict();
}

}  // namespace shinpan::runner
