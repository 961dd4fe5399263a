#include "referee/report/json_parts.hpp"

namespace shinpan::inline referee {
namespace {

void write_chains(JsonWriter& json, const Position& position, const Estimate& estimate) {
    json.key("chains").begin_array();
    for (const ChainEstimate& chain : estimate.chains) {
        json.begin_object();
        write_point(json.key("at"), *chain.stones.begin(), position.size());
        write_player(json.key("color"), chain.color);
        json.key("dead").boolean(chain.dead).key("settled").boolean(chain.settled);
        json.key("proven").boolean(chain.proven).key("confidence").number(chain.confidence).end_object();
    }
    json.end_array();
}

// Rows from the top: B, W or . for a likely owner or none; and in thousandths how sure that is.
void write_owners(JsonWriter& json, Size size, const Estimate& e) {
    json.key("owner").begin_array();
    for (int row = 0; row < size.rows; ++row) {
        std::string owners;
        for (int col = 0; col < size.cols; ++col) {
            const Point p = point(col, row);
            owners += e.owned[0].contains(p) ? 'B' : e.owned[1].contains(p) ? 'W' : '.';
        }
        json.text(owners);
    }
    json.end_array().key("owner_confidence").begin_array();
    for (int row = 0; row < size.rows; ++row) {
        json.begin_array();
        for (int col = 0; col < size.cols; ++col) json.number(e.point_confidence[point(col, row).index]);
        json.end_array();
    }
    json.end_array();
}

void write_play(JsonWriter& json, const std::optional<FirstPlay>& play, Size size) {
    if (!play) {
        json.null();
        return;
    }
    json.begin_object();
    write_point(json.key("play"), play->at, size);
    write_points(json.key("keeps"), play->section.kept(), size);
    json.end_object();
}

}  // namespace

void write_player(JsonWriter& json, Color player) {
    const char text = letter(player);
    if (is_stone(player))
        json.text({&text, 1});
    else
        json.null();
}

void write_point(JsonWriter& json, Point at, Size size) {
    if (contains(size, at))
        json.text(name(at, size));
    else
        json.null();
}

void write_points(JsonWriter& json, const PointSet& points, Size size) {
    json.begin_array();
    for (Point p : points) json.text(name(p, size));
    json.end_array();
}

void write_fault(JsonWriter& json, const BadInput& at) {
    json.begin_object().key("line").number(at.line).key("column").number(at.column);
    json.key("what").text(at.what);
    if (!at.remark.saying.kind.empty()) write_message(json.key("remark"), at.remark);
    json.end_object();
}

void write_refusal(JsonWriter& json, const Refusal& refusal, Size size) {
    write_player(json.key("color"), refusal.by);
    write_point(json.key("point"), refusal.at, size);
    json.key("reason").text(word_of(refusal.why)).key("clause").text(refusal.clause).key("repeats_move");
    if (refusal.repeats_move)
        json.number(*refusal.repeats_move);
    else
        json.null();
    json.key("consequence").text(word_of(refusal.consequence));
}

void write_illegal(JsonWriter& json, const std::optional<IllegalMove>& illegal, Size size) {
    if (!illegal) {
        json.null();
        return;
    }
    json.begin_object().key("move").number(illegal->move);
    write_refusal(json, illegal->refusal, size);
    json.end_object();
}

void write_score(JsonWriter& json, const Score& score) {
    json.key("terms").begin_array();
    for (const Term& term : score.terms) {
        json.begin_object();
        write_player(json.key("player"), term.player);
        json.key("clause").text(term.clause).key("what").text(word_of(term.what));
        json.key("half_points").number(term.points.halves).end_object();
    }
    json.end_array();
    json.key("black_half").number(score.of(Color::black).halves);
    json.key("white_half").number(score.of(Color::white).halves);
    json.key("margin_half").number(score.margin().halves);
}

void write_estimate(JsonWriter& json, const Position& position, const Estimate& e) {
    const Size size = position.size();
    json.key("basis").text("estimated").key("confidence").number(e.confidence);
    write_points(json.key("dead"), e.dead, size);
    write_points(json.key("seki"), e.seki, size);
    write_points(json.key("unsettled"), e.unsettled, size);
    write_points(json.key("play_here"), e.play_here, size);
    write_points(json.key("protective"), e.protective, size);
    write_chains(json, position, e);
    write_owners(json, size, e);
}

void write_proof(JsonWriter& json, const ProvenPosition& proven) {
    const Size size = proven.position.size();
    for (const Section& section : proven.sections) {
        json.key(section.defender == Color::black ? "black" : "white").begin_object();
        write_points(json.key("safe"), section.safe, size);
        write_points(json.key("held"), section.held, size);
        json.key("nodes").number(static_cast<int>(section.nodes));
        if (section.is_cut_short) json.key("cut_short").boolean(true);
        json.end_object();
    }
}

void write_agreed(JsonWriter& json, const ProvenPosition& proven) {
    json.key("agreed").begin_object();
    for (const Section& section : proven.sections)
        write_points(json.key(section.defender == Color::black ? "black" : "white"), section.agreed,
                     proven.position.size());
    json.end_object();
}

void write_standing(JsonWriter& json, const ChainStatus& one, Size size) {
    json.begin_object().key("player").text(one.owner == Color::black ? "black" : "white");
    write_points(json.key("stones"), one.stones, size);
    json.key("is").text(word_of(one.is));
    if (one.is == ChainFate::open && one.is_cut_short) json.key("cut_short").boolean(true);
    write_play(json.key("saved"), one.saved, size);
    write_play(json.key("killed"), one.killed, size);
    json.key("owner_needs_threats");
    if (one.ko && one.ko->owner_needs)
        json.number(*one.ko->owner_needs);
    else
        json.null();
    json.end_object();
}

void write_standings(JsonWriter& json, const std::vector<ChainStatus>& standings, Size size) {
    json.key("standings").begin_array();
    for (const ChainStatus& one : standings) write_standing(json, one, size);
    json.end_array();
}

void write_sekis(JsonWriter& json, const std::vector<ProvenSeki>& sekis, Size size) {
    json.key("sekis").begin_array();
    for (const ProvenSeki& seki : sekis) {
        json.begin_object();
        write_points(json.key("black"), seki.stones[0], size);
        write_points(json.key("white"), seki.stones[1], size);
        write_points(json.key("shared"), seki.shared, size);
        for (const std::size_t player : {0, 1}) {
            json.key(player == 0 ? "black_loses" : "white_loses");
            if (seki.costs_to_start[player])
                json.number(*seki.costs_to_start[player]);
            else
                json.null();
        }
        json.end_object();
    }
    json.end_array();
}

namespace {

void write_line(JsonWriter& json, const ConfirmedChain& chain, Size size) {
    json.key("line").begin_array();
    for (const HypotheticalMove& move : chain.line) {
        json.begin_object();
        write_player(json.key("player"), move.by);
        write_point(json.key("point"), move.at, size);
        write_points(json.key("takes"), move.takes, size);
        json.end_object();
    }
    json.end_array();
}

}  // namespace

void write_confirmation(JsonWriter& json, const ConfirmedPosition& confirmed) {
    const Size size = confirmed.position.size();
    json.key("chains").begin_array();
    for (const ConfirmedChain& chain : confirmed.chains) {
        const Point stone = *chain.stones.begin();
        json.begin_object();
        write_player(json.key("color"), confirmed.position.at(stone));
        write_points(json.key("stones"), chain.stones, size);
        json.key("status").text(word_of(chain.status));
        json.key("played_to_the_end").boolean(chain.whole);
        json.key("removed").boolean(confirmed.settled.removed.contains(stone));
        json.key("seki").boolean(confirmed.settled.seki.contains(stone));
        write_line(json, chain, size);
        json.end_object();
    }
    json.end_array().key("unconditional").number(confirmed.unconditional.size());
    json.key("taken_to_live").number(confirmed.taken_to_live.size());
}

}  // namespace shinpan::referee
