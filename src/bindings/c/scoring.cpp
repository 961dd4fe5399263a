// The score and the count of a game.
#include "base/json_writer.hpp"
#include "bindings/c/handles.hpp"
#include "formats/diagram/frames.hpp"
#include "formats/diagram/svg.hpp"
#include "go/counting/count.hpp"
#include "go/rulesets/registry.hpp"
#include "go/score/score.hpp"
#include "go/table/game_result.hpp"
#include "referee/report/json_parts.hpp"

#include <array>

using namespace shinpan;

namespace {

void write_by_player(JsonWriter& json, std::string_view key, const std::array<PointSet, 2>& points,
                     Size size) {
    json.key(key).begin_object();
    write_points(json.key("black"), points[0], size);
    write_points(json.key("white"), points[1], size);
    json.end_object();
}

void write_held(JsonWriter& json, std::string_view key, Held held) {
    json.key(key).begin_object().key("bowl").number(held.bowl).key("lid").number(held.lid).end_object();
}

void write_table(JsonWriter& json, const Table& table) {
    json.begin_object();
    capi::write_rows(json.key("board"), table.board);
    write_held(json, "black", table.held[0]);
    write_held(json, "white", table.held[1]);
    json.key("black_quarters").number(table.totals[0].quarters);
    json.key("white_quarters").number(table.totals[1].quarters);
    write_by_player(json, "counted", table.counted, table.board.size());
    json.end_object();
}

void write_remarks(JsonWriter& json, const std::vector<Message>& remarks) {
    json.key("remarks").begin_array();
    for (const Message& remark : remarks) write_message(json, remark);
    json.end_array();
}

void write_steps(JsonWriter& json, const Count& counted) {
    const Size size = counted.start.board.size();
    json.key("steps").begin_array();
    for (const CountStep& step : counted.steps) {
        json.begin_object().key("sentence").text(step.sentence);
        write_remarks(json, step.remarks);
        write_points(json.key("placed"), step.placed, size);
        write_points(json.key("lifted"), step.lifted, size);
        write_table(json.key("table"), step.table);
        json.end_object();
    }
    json.end_array();
}

Result<Count, BadInput> counted_by(const Game& game, const char* word, const char* dead) {
    if (word == nullptr) return failure(BadInput{0, 0, "a counting method is missing"});
    const auto method = method_in(method_called(word));
    if (!method) return failure(method.error());
    const auto finish = capi::finish_with(game, dead);
    if (!finish) return failure(finish.error());
    auto counted = count(*method, game.rules(), *finish);
    if (counted) return *std::move(counted);
    return failure(BadInput{0, 0, counted.error().in_words()});
}

}  // namespace

char* shinpan_game_score(const shinpan_game* handle, const char* dead, char** why) noexcept {
    if (handle == nullptr) return capi::fails(why, "a game is missing");
    const Game& game = handle->game;
    const auto finish = capi::finish_with(game, dead);
    if (!finish) return capi::fails(why, finish.error());
    const Score counted = score(game.rules(), *finish);
    const Size size = game.board().size();
    std::string out;
    JsonWriter json(out);
    json.begin_object().key("rules").text(game.rules().id).key("result");
    json.text(to_text(result_of(game, counted)));
    json.key("counts").boolean(game.outcome().how == Ended::scored);
    write_score(json, counted);
    write_by_player(json, "territory", counted.owned, size);
    write_points(json.key("dame"), counted.dame, size);
    write_points(json.key("removed"), counted.removed, size);
    write_points(json.key("seki"), counted.seki.value_or(PointSet{}), size);
    json.end_object();
    return capi::text(out);
}

char* shinpan_game_counting_methods(const shinpan_game* handle, const char* dead, char** why) noexcept {
    if (handle == nullptr) return capi::fails(why, "a game is missing");
    const auto finish = capi::finish_with(handle->game, dead);
    if (!finish) return capi::fails(why, finish.error());
    std::string out;
    JsonWriter json(out);
    json.begin_array();
    for (Method method : methods_for(handle->game.rules(), *finish)) {
        json.begin_object().key("method").text(word_of(method)).key("summary").text(summary(method));
        json.end_object();
    }
    json.end_array();
    return capi::text(out);
}

char* shinpan_game_count(const shinpan_game* handle, const char* method, const char* dead,
                         char** why) noexcept {
    if (handle == nullptr) return capi::fails(why, "a game is missing");
    const auto counted = counted_by(handle->game, method, dead);
    if (!counted) return capi::fails(why, counted.error());
    std::string out;
    JsonWriter json(out);
    json.begin_object().key("method").text(word_of(counted->method));
    json.key("unit").text(counted->unit == Unit::zi ? "zi" : "points");
    write_by_player(json, "dead", counted->dead, counted->start.board.size());
    write_table(json.key("start"), counted->start);
    write_steps(json, *counted);
    json.key("margin_half").number(counted->margin().halves).key("note").text(counted->note);
    write_remarks(json, counted->remarks);
    json.end_object();
    return capi::text(out);
}

char* shinpan_game_count_svg(const shinpan_game* handle, const char* method, const char* dead, int step,
                             char** why) noexcept {
    if (handle == nullptr) return capi::fails(why, "a game is missing");
    const auto counted = counted_by(handle->game, method, dead);
    if (!counted) return capi::fails(why, counted.error());
    const std::vector<Picture> pictures = frames(*counted, word_of(counted->method));
    if (step < 0 || static_cast<std::size_t>(step) >= pictures.size())
        return capi::fails(why, "the count has no step of that number");
    return capi::text(svg(pictures[static_cast<std::size_t>(step)]));
}
