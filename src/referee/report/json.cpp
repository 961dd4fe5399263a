#include "referee/report/json.hpp"

#include "referee/report/json_parts.hpp"
#include "referee/report/notes.hpp"

namespace shinpan::inline referee {
namespace {

void write_conditions(JsonWriter& json, const Verdict& verdict) {
    json.key("rules").text(verdict.rules->id).key("text_read").text(word_of(verdict.rules->read));
    json.key("size").begin_array().number(verdict.size.cols).number(verdict.size.rows).end_array();
    json.key("handicap").number(verdict.handicap).key("komi_half").number(verdict.komi.halves);
}

void write_counted(JsonWriter& json, const Verdict& verdict) {
    if (!verdict.score) {
        json.null();
        return;
    }
    json.begin_object();
    write_score(json, *verdict.score);
    json.end_object();
}

void write_result(JsonWriter& json, const Verdict& verdict) {
    json.key("result").text(to_text(verdict.result)).key("basis");
    if (verdict.result.basis)
        json.text(word_of(*verdict.result.basis));
    else
        json.null();
    write_points(json.key("dead_black"), removed(verdict, Color::black), verdict.size);
    write_points(json.key("dead_white"), removed(verdict, Color::white), verdict.size);
    write_points(json.key("seki"), verdict.seki.value_or(PointSet{}), verdict.size);
}

void write_proven(JsonWriter& json, const Verdict& verdict) {
    json.key("grade");
    if (verdict.grade)
        json.text(word_of(*verdict.grade));
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
    for (const Diagnostic& said : diagnostics_of(verdict)) write_fault(json, as_error(said));
    json.end_array();
}

}  // namespace

void write_verdict(JsonWriter& json, const Verdict& verdict) {
    write_conditions(json, verdict);
    json.key("moves").number(verdict.moves).key("legal").boolean(verdict.legal());
    write_illegal(json.key("illegal"), verdict.illegal, verdict.size);
    json.key("ended").text(ended_word(verdict));
    write_counted(json.key("score"), verdict);
    write_result(json, verdict);
    write_proven(json, verdict);
    write_recorded(json, verdict);
}

std::string json_beginning(std::string_view file, int game) {
    std::string line;
    JsonWriter json(line);
    json.begin_object().key("file").text(file).key("game").number(game);
    return line;
}

std::string json_rest(const Verdict& verdict, const std::vector<JudgedVariation>* variations) {
    std::string line;
    JsonWriter json(line);
    json.begin_object();
    write_verdict(json, verdict);
    if (variations != nullptr) write_variations(json.key("variations"), *variations, verdict.size);
    json.end_object();
    line.front() = ',';  // behind what stands in the object already
    line += '\n';
    return line;
}

std::string json_line(std::string_view file, int game, const Verdict& verdict) {
    return json_beginning(file, game) + json_rest(verdict);
}

std::string json_line(std::string_view file, const BadInput& error) {
    std::string line;
    JsonWriter json(line);
    json.begin_object().key("file").text(file).key("error");
    write_fault(json, error);
    json.end_object();
    line += '\n';
    return line;
}

}  // namespace shinpan::referee
