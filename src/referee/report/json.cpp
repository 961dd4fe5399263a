#include "referee/report/json.hpp"

#include "referee/report/json_parts.hpp"
#include "referee/report/notes.hpp"
#include "referee/report/variation_words.hpp"

namespace shinpan::inline referee {
namespace {

void write_warnings(JsonWriter& json, const std::vector<Diagnostic>& warnings) {
    json.key("warnings").begin_array();
    for (const Diagnostic& said : warnings) write_fault(json, as_error(said));
    json.end_array();
}

void write_conditions(JsonWriter& json, const Verdict& verdict) {
    json.key("rules").text(verdict.rules->id).key("text_read").text(word_of(verdict.rules->read));
    const RecordConditions& under = verdict.conditions;
    json.key("size").begin_array().number(under.size.cols).number(under.size.rows).end_array();
    json.key("handicap").number(under.handicap).key("komi_half").number(under.komi.halves);
}

void write_counted(JsonWriter& json, const Verdict& verdict) {
    const Counted* counted = verdict.counted();
    if (counted == nullptr) {
        json.null();
        return;
    }
    json.begin_object();
    write_score(json, counted->score);
    json.end_object();
}

void write_result(JsonWriter& json, const Verdict& verdict) {
    json.key("result").text(to_text(verdict.result)).key("basis");
    if (verdict.result.basis)
        json.text(word_of(*verdict.result.basis));
    else
        json.null();
    const Size board = verdict.conditions.size;
    const Counted* counted = verdict.counted();
    write_points(json.key("dead_black"), removed(verdict, Color::black), board);
    write_points(json.key("dead_white"), removed(verdict, Color::white), board);
    write_points(json.key("seki"), counted ? counted->seki.value_or(PointSet{}) : PointSet{}, board);
}

void write_proven(JsonWriter& json, const Verdict& verdict) {
    if (verdict.estimate && verdict.estimate->proof) {
        const ProofTaken& proof = *verdict.estimate->proof;
        json.key("grade").text(word_of(proof.grade)).key("proven_points").number(proof.points);
    } else {
        json.key("grade").null().key("proven_points").null();
    }
}

void write_recorded(JsonWriter& json, const Verdict& verdict) {
    json.key("recorded");
    if (verdict.recorded.text.empty())
        json.null();
    else
        json.text(verdict.recorded.text);
    json.key("agrees");
    if (verdict.recorded.agrees)
        json.boolean(*verdict.recorded.agrees);
    else
        json.null();
    write_warnings(json, diagnostics_of(verdict));
}

}  // namespace

void write_verdict(JsonWriter& json, const Verdict& verdict) {
    write_conditions(json, verdict);
    json.key("moves").number(verdict.play.moves).key("legal").boolean(verdict.legal());
    write_illegal(json.key("illegal"), verdict.play.illegal, verdict.conditions.size);
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
    if (variations != nullptr) write_variations(json.key("variations"), *variations, verdict.conditions.size);
    json.end_object();
    line.front() = ',';  // behind what stands in the object already
    line += '\n';
    return line;
}

std::string json_line(std::string_view file, int game, const Verdict& verdict) {
    return json_beginning(file, game) + json_rest(verdict);
}

std::string json_line(std::string_view file, const BadInput& error, const std::vector<Diagnostic>& warnings) {
    std::string line;
    JsonWriter json(line);
    json.begin_object().key("file").text(file).key("error");
    write_fault(json, error);
    if (!warnings.empty()) write_warnings(json, warnings);
    json.end_object();
    line += '\n';
    return line;
}

}  // namespace shinpan::referee
