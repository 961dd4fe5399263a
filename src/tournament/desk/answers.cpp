#include "tournament/desk/answers.hpp"

#include "base/json_writer.hpp"
#include "base/text.hpp"
#include "tournament/files/event_json.hpp"

namespace shinpan::tournament {
namespace {

void write_sums(JsonWriter& out, const std::vector<CriterionSum>& sums) {
    out.key("sums").begin_array();
    for (const CriterionSum& sum : sums) {
        out.begin_object().key("name").text(sum.name).key("words").text(sum.words);
        out.key("sum").number(sum.sum).end_object();
    }
    out.end_array();
}

void write_what(JsonWriter& out, int line, const std::string& what, const Message& remark) {
    out.key("line").number(line).key("what").text(what);
    if (remark.saying.kind.empty()) return;
    out.key("remark");
    write_message(out, remark);
}

void write_warnings(JsonWriter& out, const std::vector<Diagnostic>& warnings) {
    out.key("warnings").begin_array();
    for (const Diagnostic& one : warnings) {
        out.begin_object();
        write_what(out, one.place.line, one.what, one.remark);
        out.end_object();
    }
    out.end_array();
}

void write_texts(JsonWriter& out, const std::vector<std::string>& texts) {
    out.begin_array();
    for (const std::string& text : texts) out.text(text);
    out.end_array();
}

void write_table(JsonWriter& out, const PrintedTable& table) {
    out.begin_object().key("title").text(table.title).key("columns").begin_array();
    for (const PrintedColumn& column : table.columns) out.text(column.title);
    out.end_array().key("rows").begin_array();
    for (const std::vector<std::string>& row : table.rows) write_texts(out, row);
    write_texts(out.end_array().key("notes"), table.notes);
    out.end_object();
}

std::string list_of(std::span<const Entry> entries) {
    return '[' + listed(entries, ",", [](const Entry& entry) { return to_json(entry); }) + ']';
}

}  // namespace

std::string error_in_json(std::string_view what) { return error_in_json(BadInput{0, 0, std::string(what)}); }

std::string error_in_json(const BadInput& why) {
    std::string text;
    JsonWriter out(text);
    out.begin_object().key("t").text("error");
    write_what(out, why.line, why.what, why.remark);
    out.end_object();
    return text;
}

std::string taken_in_json(std::size_t count, const std::vector<Diagnostic>& warnings) {
    std::string text;
    JsonWriter out(text);
    out.begin_object().key("t").text("taken").key("count").number(static_cast<std::int64_t>(count));
    write_warnings(out, warnings);
    out.end_object();
    return text;
}

std::string file_in_json(const Written& file) {
    std::string text;
    JsonWriter out(text);
    out.begin_object().key("t").text("file").key("text").text(file.text);
    write_warnings(out, file.warnings);
    out.end_object();
    return text;
}

std::string why_in_json(const WhyNot& why) {
    std::string text;
    JsonWriter out(text);
    out.begin_object().key("t").text("why").key("do_meet").boolean(why.do_meet);
    out.key("criterion").text(why.criterion).key("words").text(why.words).key("remark");
    write_message(out, why.remark);
    out.key("games").begin_array();
    for (const auto& [one, other] : why.games) out.begin_array().number(one).number(other).end_array();
    out.end_array().end_object();
    return text;
}

std::string costs_in_json(const RoundSums& costs) {
    std::string text;
    JsonWriter out(text);
    out.begin_object().key("t").text("costs");
    write_sums(out, costs.sums);
    out.key("couples").begin_array();
    for (const CoupleSums& couple : costs.couples) {
        out.begin_object().key("one").number(couple.one).key("other").number(couple.other);
        write_sums(out, couple.sums);
        out.end_object();
    }
    out.end_array().end_object();
    return text;
}

std::string ratings_in_json(std::span<const NewRating> ratings) {
    std::string text;
    JsonWriter out(text);
    out.begin_object().key("t").text("ratings").key("rows").begin_array();
    for (const NewRating& rating : ratings) {
        out.begin_object().key("player").number(rating.player).key("games").number(rating.games);
        out.key("before").decimal(rating.before, 3).key("after").decimal(rating.after, 3).end_object();
    }
    out.end_array().end_object();
    return text;
}

std::string conditions_answer(const Conditions& laid) {
    return R"({"t":"conditions","conditions":)" + conditions_in_json(laid) + "}";
}

std::string unchanged_in_json() { return R"({"t":"unchanged"})"; }

std::string record_in_json(std::string_view record) {
    std::string text;
    JsonWriter out(text);
    out.begin_object().key("t").text("record").key("record").text(record).end_object();
    return text;
}

std::string standings_in_json(const Event& event, const Standings& table) {
    std::string text;
    JsonWriter out(text);
    out.begin_object().key("t").text("standings").key("after_round").number(table.after_round);
    out.key("final").boolean(table.is_final).key("rows").begin_array();
    for (const StandingsRow& row : table.rows) {
        out.begin_object().key("place").number(row.place).key("player").number(row.player);
        out.key("name").text(full_name(event.player(row.player)));
        for (std::size_t i = 0; i < table.criteria.size(); ++i)
            out.key(short_name(table.criteria[i])).text(value_text(table.criteria[i], row.values[i]));
        out.end_object();
    }
    out.end_array().end_object();
    return text;
}

std::string tables_in_json(std::span<const PrintedTable> tables) {
    std::string text;
    JsonWriter out(text);
    out.begin_object().key("t").text("tables").key("tables").begin_array();
    for (const PrintedTable& table : tables) write_table(out, table);
    out.end_array().end_object();
    return text;
}

std::string entered_in_json(std::span<const Entry> entries) {
    return R"({"t":"entered","entries":)" + list_of(entries) + "}";
}

std::string history_in_json(const Event& event) {
    std::string undone;
    JsonWriter out(undone);
    out.begin_array();
    for (const Entry& entry : event.entries())
        if (event.is_undone(entry.number)) out.number(entry.number);
    out.end_array();
    return R"({"t":"history","entries":)" + list_of(event.entries()) + R"(,"undone":)" + undone + "}";
}

std::string imported_in_json(const Event& event) {
    std::string text;
    JsonWriter out(text);
    out.begin_object().key("t").text("imported");
    out.key("players").number(static_cast<std::int64_t>(event.players().size()));
    out.key("round").number(event.last_paired_round()).end_object();
    return text;
}

}  // namespace shinpan::tournament
