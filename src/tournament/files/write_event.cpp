#include "base/json_writer.hpp"
#include "go/board/point.hpp"
#include "tournament/files/event_fields.hpp"
#include "tournament/files/event_json.hpp"

#include <type_traits>

namespace shinpan::tournament {
namespace {

template <HasFields Of>
void write(JsonWriter&, const Of&);
void write(JsonWriter&, const EvidenceLine&);

void write(JsonWriter& json, const std::string& text) { json.text(text); }
void write(JsonWriter& json, bool value) { json.boolean(value); }
void write(JsonWriter& json, int value) { json.number(value); }
void write(JsonWriter& json, std::int64_t value) { json.number(value); }
void write(JsonWriter& json, std::uint64_t value) { json.number(static_cast<std::int64_t>(value)); }
void write(JsonWriter& json, double value) { json.decimal(value, 4); }
void write(JsonWriter& json, HalfPoints value) { json.decimal(value.halves / 2.0, 1); }
void write(JsonWriter& json, const Ruleset* rules) { json.text(rules ? rules->id : ""); }
void write(JsonWriter& json, const TimeControl& clock) { json.text(to_text(clock)); }
void write(JsonWriter& json, Criterion criterion) { json.text(short_name(criterion)); }
void write(JsonWriter& json, Size size) {
    json.text(std::to_string(size.cols) + 'x' + std::to_string(size.rows));
}

template <class Value>
requires std::is_enum_v<Value>
void write(JsonWriter& json, Value value) { json.text(word_of(value)); }

void write(JsonWriter& json, Color player) {
    json.text(player == Color::empty ? std::string() : std::string(1, letter(player)));
}

template <class Element>
void write(JsonWriter& json, const std::vector<Element>& list) {
    json.begin_array();
    for (const Element& element : list) write(json, element);
    json.end_array();
}

template <class Value>
void write(JsonWriter& json, const std::map<std::string, Value>& map) {
    json.begin_object();
    for (const auto& [key, value] : map) write(json.key(key), value);
    json.end_object();
}

void write(JsonWriter& json, const std::map<PlayerNumber, int>& map) {
    json.begin_object();
    for (const auto& [key, value] : map) write(json.key(std::to_string(key)), value);
    json.end_object();
}

template <HasFields Of>
void write_fields(JsonWriter& json, const Of& of) {
    [[maybe_unused]] static const Of usual{};
    for_each_field<Of>([&](const auto& named) {
        if (!(of.*named.at == usual.*named.at)) write(json.key(named.name), of.*named.at);
    });
}

template <HasFields Of>
void write(JsonWriter& json, const Of& of) {
    json.begin_object();
    write_fields(json, of);
    json.end_object();
}

// What was found has all its fields: each kind has few.
void write(JsonWriter& json, const Found& found) {
    json.begin_object().key("kind").text(word_of(found));
    const auto write_all = [&]<class Of>(const Of& of) {
        for_each_field<Of>([&](const auto& named) { write(json.key(named.name), of.*named.at); });
    };
    std::visit(write_all, found);
    json.end_object();
}

void write(JsonWriter& json, const EvidenceLine& line) {
    std::visit([&](const auto& of) { write(json, of); }, line);
}

}  // namespace

void write_evidence(JsonWriter& json, const std::vector<EvidenceLine>& lines) { write(json, lines); }

std::string to_json(const Entry& entry) {
    std::string text;
    JsonWriter json(text);
    json.begin_object().key("number").number(entry.number).key("at").number(entry.at);
    json.key("deed").text(word_of(entry.deed));
    std::visit([&](const auto& deed) { write_fields(json, deed); }, entry.deed);
    json.end_object();
    return text;
}

std::string conditions_in_json(const Conditions& laid) {
    std::string text;
    JsonWriter json(text);
    write(json, laid);
    return text;
}

std::string to_json(std::span<const Entry> entries) {
    std::string text = "{\"format\":\"shinpan event\",\"version\":1,\"entries\":[";
    const char* between = "\n";
    for (const Entry& entry : entries) {
        text += between + to_json(entry);
        between = ",\n";
    }
    return text + "\n]}\n";
}

}  // namespace shinpan::tournament
