// Records and collections of SGF.
#include "formats/record/sgf/records.hpp"
#include "base/json_writer.hpp"
#include "bindings/c/handles.hpp"
#include "formats/record/encoded_parts.hpp"
#include "formats/record/event_line.hpp"
#include "formats/record/formats.hpp"
#include "formats/record/record_writer.hpp"
#include "formats/record/sgf/writer.hpp"
#include "go/table/game_result.hpp"
#include "go/table/settlement.hpp"
#include "referee/proof/estimated.hpp"
#include "referee/proof/unjudged_replay.hpp"
#include "referee/report/causes.hpp"
#include "referee/report/json_parts.hpp"
#include "referee/report/shown.hpp"
#include "referee/report/table.hpp"

#include <algorithm>
#include <limits>

using namespace shinpan;

namespace {

Result<JudgeOptions, BadInput> options_for(const char* dead) {
    if (dead == nullptr) return JudgeOptions{};
    for (DeadFrom from : all_sources)
        if (word_of(from) == dead) return JudgeOptions{.dead = from};
    return failure(BadInput{0, 0, "dead stones come from marks, none, estimate or prove"});
}

void write_text_or_null(JsonWriter& json, std::string_view text) {
    if (text.empty())
        json.null();
    else
        json.text(text);
}

void write_marks(JsonWriter& json, const Record& record) {
    json.key("marks");
    if (!record.marks) {
        json.null();
        return;
    }
    json.begin_object();
    write_points(json.key("black"), record.marks->black, record.size);
    write_points(json.key("white"), record.marks->white, record.size);
    json.end_object();
}

void write_warnings(JsonWriter& json, const std::vector<Diagnostic>& warnings) {
    json.key("warnings").begin_array();
    for (const Diagnostic& one : warnings) write_fault(json, as_error(one));
    json.end_array();
}

void write_properties(JsonWriter& json, const sgf::Node& node) {
    json.key("properties").begin_array();
    for (int i = 0; i < node.property_count(); ++i) {
        const sgf::Property property = node.property(i);
        json.begin_object().key("name").text(property.name()).key("values").begin_array();
        for (int v = 0; v < property.value_count(); ++v) json.text(property.value(v));
        json.end_array().end_object();
    }
    json.end_array();
}

// Does the last node stand under it, or is it that node? Only such a node may get a child now.
bool is_on_last_line(const sgf::Collection& games, sgf::NodeIndex parent) {
    std::optional<sgf::Node> node = games.node(games.node_count() - 1);
    while (node && node->index() > parent) node = node->parent();
    return node && node->index() == parent;
}

bool is_property_name(std::string_view name) {
    return !name.empty() && name.size() <= sgf::longest_name &&
           std::all_of(name.begin(), name.end(), [](char c) { return 'A' <= c && c <= 'Z'; });
}

int up_to(int move) { return move == -1 ? std::numeric_limits<int>::max() : move; }

shinpan_record* record_or_fault(Result<Record, BadInput> record, char** why) {
    if (!record) return capi::fails(why, record.error());
    return new shinpan_record{*std::move(record)};
}

// Is there no more to say of the game's result? Where the players may still say which stones are dead, it is
// what their last word leaves, or the stones that are named.
bool has_result(const Game& game, const char* dead) {
    if (!game.is_over()) return false;
    return game.outcome().how != Ended::scored || dead != nullptr ||
           game.events().back().kind == EventKind::marks_accepted || !agreement_is_open(game);
}

// In English, and for other languages.
void write_causes(JsonWriter& json, const std::vector<Cause>& causes) {
    json.key("causes").begin_array();
    for (const Cause& cause : causes) json.text(in_english(cause));
    json.end_array().key("because").begin_array();
    for (const Cause& cause : causes) {
        json.begin_object().key("reasons").begin_array();
        for (const Message& reason : cause.reasons) write_message(json, reason);
        json.end_array().key("gain_half").number(cause.gain.halves).end_object();
    }
    json.end_array();
}

}  // namespace

shinpan_record* shinpan_game_record(const shinpan_game* game, const char* dead, char** why) noexcept {
    if (game == nullptr) return capi::fails(why, "a game is missing");
    Record record = capi::record_of(game->game);
    if (dead != nullptr) {
        const auto marks = capi::marks_with(game->game, dead);
        if (!marks) return capi::fails(why, marks.error());
        record.marks = *marks;
    }
    const auto finish = capi::finish_with(game->game, dead);
    if (finish && has_result(game->game, dead)) {
        const Score counted = score(game->game.rules(), *finish);
        record.result = result_of(game->game, counted);
    }
    return new shinpan_record{std::move(record)};
}

shinpan_game* shinpan_record_game(const shinpan_record* handle, const char* rules, int move,
                                  char** why) noexcept {
    if (handle == nullptr) return capi::fails(why, "a record is missing");
    const auto found = capi::rules_for(handle->record, rules);
    if (!found) return capi::fails(why, found.error());
    if (move < -1) return capi::fails(why, "moves are counted from 0; -1 stands for all");
    Replayed replayed = replay(handle->record, **found, up_to(move));
    std::optional<Refusal> refused;
    if (replayed.illegal) refused = replayed.illegal->refusal;
    return new shinpan_game{*found, std::move(replayed.game), refused};
}

void shinpan_record_free(shinpan_record* record) noexcept { delete record; }

int shinpan_record_board(const shinpan_record* handle, int move, std::uint8_t* stones,
                         std::size_t size) noexcept {
    const bool asked_well = handle != nullptr && stones != nullptr && move >= -1 &&
                            size == static_cast<std::size_t>(handle->record.size.area());
    if (!asked_well) return SHINPAN_BAD_ARGUMENT;
    const Position shown = shown_position(handle->record, up_to(move)).position;
    for_each_point(handle->record.size, [&](Point p) { *stones++ = static_cast<std::uint8_t>(shown.at(p)); });
    return SHINPAN_DONE;
}

char* shinpan_record_facts(const shinpan_record* handle) noexcept {
    if (handle == nullptr) return nullptr;
    const Record& record = handle->record;
    std::string out;
    JsonWriter json(out);
    json.begin_object().key("size").begin_array().number(record.size.cols).number(record.size.rows);
    write_text_or_null(json.end_array().key("rules_word"), record.rules_word);
    json.key("komi_half");
    if (record.komi)
        json.number(record.komi->halves);
    else
        json.null();
    json.key("handicap").number(record.handicap).key("black").text(record.black);
    json.key("white").text(record.white).key("name").text(record.name).key("date").text(record.date);
    json.key("moves").number(moves_in(record));
    write_text_or_null(json.key("result"), written_result(record));
    write_marks(json, record);
    json.key("events").begin_array();
    for (const Event& e : record.events) json.text(event_line(e, record.size));
    json.end_array();
    write_warnings(json, record.warnings);
    json.end_object();
    return capi::text(out);
}

char* shinpan_record_verdict(const shinpan_record* handle, const char* rules, const char* dead,
                             char** why) noexcept {
    if (handle == nullptr) return capi::fails(why, "a record is missing");
    const auto found = capi::rules_for(handle->record, rules);
    if (!found) return capi::fails(why, found.error());
    const auto options = options_for(dead);
    if (!options) return capi::fails(why, options.error());
    std::string out;
    JsonWriter json(out);
    json.begin_object();
    write_verdict(json, judge(handle->record, **found, *options));
    json.end_object();
    return capi::text(out);
}

char* shinpan_record_every_verdict(const shinpan_record* handle, const char* rules, const char* dead,
                                   char** why) noexcept {
    if (handle == nullptr) return capi::fails(why, "a record is missing");
    const auto compared = capi::rules_for(handle->record, rules);
    if (!compared) return capi::fails(why, compared.error());
    const auto options = options_for(dead);
    if (!options) return capi::fails(why, options.error());
    Estimates estimates;
    const JudgeOptions shared{.dead = options->dead, .estimates = &estimates};
    const Verdict own = judge(handle->record, **compared, shared);
    std::string out;
    JsonWriter json(out);
    json.begin_array();
    for (const Verdict& verdict : every_ruleset(handle->record, shared)) {
        json.begin_object();
        write_verdict(json, verdict);
        const bool same = same_outcome(verdict, own);
        json.key("same").boolean(same);
        write_causes(json, same ? std::vector<Cause>{} : causes(verdict, own));
        json.end_object();
    }
    json.end_array();
    return capi::text(out);
}

char* shinpan_text_encodings(const char* bytes, std::size_t length) noexcept {
    if (bytes == nullptr) return nullptr;
    std::string out;
    JsonWriter json(out);
    json.begin_array();
    for (const EncodedPart& part : encoded_parts({bytes, length})) {
        json.begin_object().key("begin").number(static_cast<long>(part.begin));
        json.key("end").number(static_cast<long>(part.end)).key("encoding").text(part.encoding).end_object();
    }
    json.end_array();
    return capi::text(out);
}

shinpan_sgf* shinpan_sgf_read(const char* text, std::size_t length, char** why) noexcept {
    if (text == nullptr) return capi::fails(why, "a text is missing");
    const std::string_view bytes(text, length);
    if (const auto packed = compressed(bytes)) return capi::fails(why, *packed);
    auto games = read_record(std::string(bytes), format_of(bytes));
    if (!games) return capi::fails(why, games.error());
    if (auto fault = no_utf8(bytes)) games->add_warning(warning(*std::move(fault)));
    return new shinpan_sgf{*std::move(games)};
}

shinpan_sgf* shinpan_sgf_new(void) noexcept { return new shinpan_sgf; }

shinpan_sgf* shinpan_record_sgf(const shinpan_record* record) noexcept {
    return record == nullptr ? nullptr : new shinpan_sgf{sgf::collection_of(record->record)};
}

void shinpan_sgf_free(shinpan_sgf* sgf) noexcept { delete sgf; }

char* shinpan_sgf_tree(const shinpan_sgf* handle) noexcept {
    if (handle == nullptr) return nullptr;
    const sgf::Collection& games = handle->games;
    std::string out;
    JsonWriter json(out);
    json.begin_object().key("games").begin_array();
    for (int i = 0; i < games.game_count(); ++i) json.number(games.game(i).index());
    json.end_array().key("nodes").begin_array();
    for (sgf::NodeIndex i = 0; i < games.node_count(); ++i) {
        const auto parent = games.node(i).parent();
        json.begin_object().key("parent");
        if (parent)
            json.number(parent->index());
        else
            json.null();
        write_properties(json, games.node(i));
        json.end_object();
    }
    json.end_array();
    write_warnings(json, games.warnings());
    json.end_object();
    return capi::text(out);
}

char* shinpan_sgf_text(const shinpan_sgf* handle, std::size_t* length) noexcept {
    if (handle == nullptr) return nullptr;
    const std::string written = sgf::write(handle->games);
    if (length != nullptr) *length = written.size();
    return capi::text(written);
}

int shinpan_sgf_add_node(shinpan_sgf* handle, int parent) noexcept {
    if (handle == nullptr || parent < -1) return SHINPAN_BAD_ARGUMENT;
    sgf::Collection& games = handle->games;
    if (games.node_count() >= static_cast<std::uint32_t>(std::numeric_limits<int>::max()))
        return SHINPAN_BAD_ARGUMENT;
    if (parent == -1) return static_cast<int>(games.add_node(sgf::no_node));
    const auto under = static_cast<sgf::NodeIndex>(parent);
    if (under >= games.node_count() || !is_on_last_line(games, under)) return SHINPAN_BAD_ARGUMENT;
    return static_cast<int>(games.add_node(under));
}

int shinpan_sgf_add_value(shinpan_sgf* handle, const char* name, const char* value) noexcept {
    if (handle == nullptr || name == nullptr || value == nullptr || !is_property_name(name) || no_utf8(value))
        return SHINPAN_BAD_ARGUMENT;
    sgf::Collection& games = handle->games;
    if (games.node_count() == 0) return SHINPAN_BAD_ARGUMENT;
    const sgf::Node last = games.node(games.node_count() - 1);
    const int count = last.property_count();
    const bool goes_on = count > 0 && last.property(count - 1).name() == name;
    if (!goes_on && !games.add_property(name)) return SHINPAN_BAD_ARGUMENT;
    return games.add_value(value) ? SHINPAN_DONE : SHINPAN_BAD_ARGUMENT;
}

shinpan_record* shinpan_sgf_record(const shinpan_sgf* handle, int game, char** why) noexcept {
    if (handle == nullptr) return capi::fails(why, "a collection is missing");
    return record_or_fault(capi::main_line(handle->games, game), why);
}

shinpan_record* shinpan_sgf_record_to(const shinpan_sgf* handle, int node, char** why) noexcept {
    const bool known =
        handle != nullptr && node >= 0 && static_cast<std::uint32_t>(node) < handle->games.node_count();
    if (!known) return capi::fails(why, "the collection has no node of that number");
    return record_or_fault(sgf::record_to(handle->games, static_cast<sgf::NodeIndex>(node)), why);
}
