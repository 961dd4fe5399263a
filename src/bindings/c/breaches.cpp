// Where a record breaks rules: its variations, judged, and the event at which its board leaves the position
// of every ruleset. A page that shows games does without them: what it waits for leaves this file out.
#include "base/json_writer.hpp"
#include "bindings/c/handles.hpp"
#include "referee/judge/variations.hpp"
#include "referee/proof/unjudged_replay.hpp"
#include "referee/report/json_parts.hpp"
#include "referee/report/shown.hpp"
#include "referee/report/variation_words.hpp"

using namespace shinpan;

char* shinpan_sgf_variations(const shinpan_sgf* handle, int game, const char* rules, char** why) noexcept {
    if (handle == nullptr) return capi::fails(why, "a collection is missing");
    const auto record = capi::main_line(handle->games, game);
    if (!record) return capi::fails(why, record.error());
    const auto found = capi::rules_for(*record, rules);
    if (!found) return capi::fails(why, found.error());
    std::string out;
    JsonWriter json(out);
    write_variations(json, judge_variations(handle->games, game, **found), record->size);
    return capi::text(out);
}

char* shinpan_record_parting(const shinpan_record* handle) noexcept {
    if (handle == nullptr) return nullptr;
    const auto parts = shown_position(handle->record, moves_in(handle->record)).parts;
    if (!parts) return nullptr;
    const Size size = handle->record.size;
    const Diagnostic said = parting_in_words(*parts, size);
    std::string out;
    JsonWriter json(out);
    json.begin_object().key("from_move").number(parts->after);
    json.key("line").number(said.place.line).key("column").number(said.place.column);
    write_illegal(json.key("illegal"), parts, size);
    json.key("what").text(said.what).end_object();
    return capi::text(out);
}
