#include "referee/json.hpp"

#include "base/json_writer.hpp"

namespace shinpan {
namespace {

void write_letter(JsonWriter& json, Color player) {
    const char text = letter(player);
    json.text({&text, 1});
}

void write_points(JsonWriter& json, const PointSet& points, Size size) {
    json.begin_array();
    for (Point p : points) json.text(name(p, size));
    json.end_array();
}

void write_place(JsonWriter& json, const BadInput& at) {
    json.begin_object().key("line").number(at.line).key("column").number(at.column);
    json.key("what").text(at.what).end_object();
}

void write_illegal(JsonWriter& json, const Verdict& verdict) {
    if (!verdict.illegal) {
        json.null();
        return;
    }
    const Refusal& refusal = verdict.illegal->refusal;
    json.begin_object().key("move").number(verdict.illegal->move).key("colour");
    if (is_stone(refusal.by))
        write_letter(json, refusal.by);
    else
        json.null();
    json.key("point");
    if (contains(verdict.size, refusal.at))
        json.text(name(refusal.at, verdict.size));
    else
        json.null();
    json.key("reason").text(word(refusal.why)).key("clause").text(refusal.clause).key("repeats_move");
    if (refusal.repeats_move)
        json.number(*refusal.repeats_move);
    else
        json.null();
    json.key("consequence").text(word(refusal.consequence)).end_object();
}

void write_score(JsonWriter& json, const Verdict& verdict) {
    if (!verdict.score) {
        json.null();
        return;
    }
    json.begin_object().key("terms").begin_array();
    for (const Term& term : verdict.score->terms) {
        json.begin_object().key("player");
        write_letter(json, term.player);
        json.key("clause").text(term.clause).key("what").text(word(term.what));
        json.key("half_points").number(term.points.halves).end_object();
    }
    json.end_array();
    json.key("black_half").number(verdict.score->of(Color::black).halves);
    json.key("white_half").number(verdict.score->of(Color::white).halves);
    json.key("margin_half").number(verdict.score->margin().halves).end_object();
}

void write_conditions(JsonWriter& json, const Verdict& verdict) {
    json.key("rules").text(verdict.rules->id).key("text_read").text(name(verdict.rules->read));
    json.key("size").begin_array().number(verdict.size.cols).number(verdict.size.rows).end_array();
    json.key("handicap").number(verdict.handicap).key("komi_half").number(verdict.komi.halves);
}

void write_result(JsonWriter& json, const Verdict& verdict) {
    json.key("result").text(verdict.result).key("basis");
    if (verdict.basis)
        json.text(word(*verdict.basis));
    else
        json.null();
    json.key("dead_black");
    write_points(json, removed(verdict, Color::black), verdict.size);
    json.key("dead_white");
    write_points(json, removed(verdict, Color::white), verdict.size);
    json.key("seki");
    write_points(json, verdict.seki.value_or(PointSet{}), verdict.size);
}

void write_proven(JsonWriter& json, const Verdict& verdict) {
    json.key("grade");
    if (verdict.grade)
        json.text(word(*verdict.grade));
    else
        json.null();
    json.key("proven_points");
    if (verdict.proven_points)
        json.number(*verdict.proven_points);
    else
        json.null();
}

void write_recorded(JsonWriter& json, const Verdict& verdict) {
    json.key("recorded");
    if (verdict.recorded.empty())
        json.null();
    else
        json.text(verdict.recorded);
    json.key("agrees");
    if (verdict.agrees)
        json.boolean(*verdict.agrees);
    else
        json.null();
    json.key("warnings").begin_array();
    for (const BadInput& warning : verdict.warnings) write_place(json, warning);
    json.end_array();
}

}  // namespace

std::string json_line(std::string_view file, int game, const Verdict& verdict) {
    std::string line;
    JsonWriter json(line);
    json.begin_object().key("file").text(file).key("game").number(game);
    write_conditions(json, verdict);
    json.key("moves").number(verdict.moves).key("legal").boolean(verdict.legal()).key("illegal");
    write_illegal(json, verdict);
    json.key("ended").text(word(verdict.ended)).key("score");
    write_score(json, verdict);
    write_result(json, verdict);
    write_proven(json, verdict);
    write_recorded(json, verdict);
    json.end_object();
    line += '\n';
    return line;
}

std::string json_line(std::string_view file, const BadInput& error) {
    std::string line;
    JsonWriter json(line);
    json.begin_object().key("file").text(file).key("error");
    write_place(json, error);
    json.end_object();
    line += '\n';
    return line;
}

}  // namespace shinpan
