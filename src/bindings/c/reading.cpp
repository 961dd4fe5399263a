// What can be found out about a game's position: proof, confirmation, estimate.
#include "analysis/confirm/precedent.hpp"
#include "analysis/ownership/estimate.hpp"
#include "analysis/playout/playout.hpp"
#include "base/json_writer.hpp"
#include "bindings/c/handles.hpp"
#include "formats/record/event_line.hpp"
#include "go/score/score.hpp"
#include "go/table/game_result.hpp"
#include "referee/proof/agreed.hpp"
#include "referee/proof/unjudged_replay.hpp"
#include "referee/report/json_parts.hpp"

#include <algorithm>
#include <vector>

using namespace shinpan;

namespace {

constexpr int most_nodes = 100'000'000;
constexpr int most_states = 10'000'000;
constexpr int most_playouts = 1'000'000;

ProvenPosition proven_of(const Game& game, int nodes) {
    const Record record = capi::record_of(game);
    return prove_position(record, moves_in(record), game.rules().id, {.nodes = nodes});
}

ChainFate grade_of(const ProvenPosition& proven, const std::vector<ChainStatus>& standings, Point stone) {
    for (const Section& section : proven.sections) {
        const bool own = proven.position.at(stone) == section.defender;
        if (own && section.safe.contains(stone)) return ChainFate::lives;
        if (!own && section.held.contains(stone)) return ChainFate::dead;
    }
    for (const ChainStatus& standing : standings)
        if (standing.stones.contains(stone)) return standing.is;
    return ChainFate::open;
}

void write_groups(JsonWriter& json, const ProvenPosition& proven, const std::vector<ChainStatus>& standings) {
    const Position& now = proven.position;
    PointSet left = now.points(Color::black) | now.points(Color::white);
    json.key("groups").begin_array();
    while (!left.empty()) {
        const Point stone = *left.begin();
        const PointSet stones = connected(now, stone);
        left -= stones;
        json.begin_object();
        write_player(json.key("color"), now.at(stone));
        write_points(json.key("stones"), stones, now.size());
        json.key("is").text(word_of(grade_of(proven, standings, stone))).end_object();
    }
    json.end_array();
}

void write_precedents(JsonWriter& json, const Position& position, const Confirmation& chains,
                      const Rule<Precedents>& rule) {
    json.begin_object().key("clause").text(rule.clause).key("decided").begin_array();
    for (const Precedent& one : precedents_in(position, chains)) {
        json.begin_object().key("shape").text(word_of(one.shape));
        const PointSet& stones = one.chain->stones;
        write_player(json.key("color"), position.at(*stones.begin()));
        write_points(json.key("stones"), stones, position.size());
        write_points(json.key("beside"), one.beside ? one.beside->stones : PointSet{}, position.size());
        json.key("points").number(points_of(one, rule.is));
        const bool whole = one.chain->whole && (!one.beside || one.beside->whole);
        json.key("played_to_the_end").boolean(whole).end_object();
    }
    const auto is_open = [](const ConfirmedChain& chain) {
        return chain.status == Confirmed::undecided || chain.status == Confirmed::capturable;
    };
    json.end_array().key("open").number(std::count_if(chains.begin(), chains.end(), is_open)).end_object();
}

}  // namespace

char* shinpan_game_proof(const shinpan_game* game, int nodes, int first) noexcept {
    if (game == nullptr) return nullptr;
    const int each = capi::bounded(nodes, 1, most_nodes);
    const ProvenPosition proven = proven_of(game->game, each);
    const Size size = proven.position.size();
    std::vector<ChainStatus> found;
    std::vector<ProvenSeki> sekis;
    if (first != 0) {
        found = standings(proven, {.nodes = each / 4});
        sekis = proven_sekis(proven, {.nodes = each / 4});
    }
    std::string out;
    JsonWriter json(out);
    json.begin_object().key("grade").text(shinpan::word_of(grade(proven, found)));
    json.key("proven_points").number(proven.points().size());
    write_groups(json, proven, found);
    write_proof(json, proven);
    write_standings(json, found, size);
    write_sekis(json, sekis, size);
    json.end_object();
    return capi::text(out);
}

char* shinpan_game_standing(const shinpan_game* handle, const char* stone, const char* dead, int nodes,
                            char** why) noexcept {
    if (handle == nullptr) return capi::fails(why, "a game is missing");
    const Game& game = handle->game;
    const auto asked = capi::stones_in(stone, game);
    if (!asked) return capi::fails(why, asked.error());
    if (asked->size() != 1) return capi::fails(why, "the stone in question is missing, or is more than one");
    std::optional<PointSet> agreed;
    if (dead != nullptr) {
        const auto stones = capi::stones_in(dead, game);
        if (!stones) return capi::fails(why, stones.error());
        agreed = *stones;
    }
    const Record record = capi::record_of(game);
    const auto [from, standing] = verdict_on(*asked->begin(), record, moves_in(record), game.rules().id,
                                             agreed, {.nodes = capi::bounded(nodes, 1, most_nodes)});
    std::string out;
    JsonWriter json(out);
    json.begin_object();
    write_agreed(json, from);
    write_standing(json.key("standing"), standing, game.board().size());
    json.end_object();
    return capi::text(out);
}

char* shinpan_game_certificate(const shinpan_game* game, int nodes) noexcept {
    if (game == nullptr) return nullptr;
    return capi::text(to_text(certificate_of(proven_of(game->game, capi::bounded(nodes, 1, most_nodes)))));
}

char* shinpan_game_confirmation(const shinpan_game* game, int states, char** why) noexcept {
    if (game == nullptr) return capi::fails(why, "a game is missing");
    const Ruleset& rules = game->game.rules();
    if (!has_confirmation(rules))
        return capi::fails(why, "the ruleset has no confirmation of life and death by hypothetical play");
    const Record record = capi::record_of(game->game);
    const auto each = static_cast<std::size_t>(capi::bounded(states, 1, most_states));
    const ConfirmedPosition confirmed = confirm_position(record, moves_in(record), rules.ko_pass.is, each);
    std::string out;
    JsonWriter json(out);
    json.begin_object().key("clause").text(rules.ko_pass.clause);
    write_confirmation(json, confirmed);
    json.end_object();
    return capi::text(out);
}

char* shinpan_game_precedents(const shinpan_game* handle, int states, char** why) noexcept {
    if (handle == nullptr) return capi::fails(why, "a game is missing");
    const Game& game = handle->game;
    const Rule<Precedents>& rule = game.rules().precedents;
    if (rule.is == Precedents::none) return capi::fails(why, "the ruleset decides no position by precedent");
    const Position& position = game.board().position();
    const auto each = static_cast<std::size_t>(capi::bounded(states, 1, most_states));
    const Confirmation chains = confirm(position, undisputed(position, open_enough), KoPass::every_ko, each);
    std::string out;
    JsonWriter json(out);
    write_precedents(json, position, chains, rule);
    return capi::text(out);
}

char* shinpan_game_estimate(const shinpan_game* handle, int playouts, std::uint32_t seed) noexcept {
    if (handle == nullptr) return nullptr;
    const Game& game = handle->game;
    const Position& position = game.board().position();
    const Estimate found =
        estimate(position, {.playouts = capi::bounded(playouts, 2, most_playouts), .seed = seed});
    const Score counted = score(game.rules(), as_estimated(game.finish(), found));
    std::string out;
    JsonWriter json(out);
    json.begin_object().key("result");
    json.text(to_text(result_of_count(counted.margin(), game.rules().tie.is, game.handicap())));
    json.key("margin_half").number(counted.margin().halves);
    write_estimate(json, position, found);
    json.end_object();
    return capi::text(out);
}

char* shinpan_game_playouts(const shinpan_game* handle, int playouts, std::uint32_t seed) noexcept {
    if (handle == nullptr) return nullptr;
    const Position& position = handle->game.board().position();
    const int count = capi::bounded(playouts, 1, most_playouts);
    const Ownership owned = ownership(position, handle->game.to_move(), count, seed);
    std::string out;
    JsonWriter json(out);
    json.begin_object().key("playouts").number(owned.playouts).key("moves").number(owned.moves);
    const auto write = [&](std::string_view key, const std::array<int, cell_count>& of) {
        json.key(key).begin_array();
        for_each_point(position.size(), [&](Point p) { json.number(of[p.index]); });
        json.end_array();
    };
    write("black", owned.black);
    write("white", owned.white);
    json.end_object();
    return capi::text(out);
}
