// The variations of a record, judged. A page that shows games does without them: what it waits for leaves
// this file out.
#include "referee/judge/variations.hpp"
#include "base/json_writer.hpp"
#include "bindings/c/handles.hpp"
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
