#include "base/fault_at_byte.hpp"
#include "go/rulesets/registry.hpp"
#include "tournament/event/fault_messages.hpp"
#include "tournament/event/words.hpp"
#include "tournament/files/event_fields.hpp"
#include "tournament/files/event_json.hpp"
#include "tournament/files/field_messages.hpp"
#include "tournament/files/reading_messages.hpp"

#include <boost/json/basic_parser_impl.hpp>
#include <boost/json/parser.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <initializer_list>
#include <limits>
#include <type_traits>

namespace shinpan::tournament {
namespace {

namespace json = boost::json;

constexpr std::size_t most_depth = 12, most_text = 8000;
constexpr std::string_view format = "shinpan event";
constexpr std::int64_t version = 1;

// What is wrong with a value, and at which field: "player.rank"; nothing where nothing is.
struct FieldFault {
    std::string field{};
    Message why{};
};
using Fine = std::optional<FieldFault>;

FieldFault wrong(const MessageTemplate& saying, std::vector<Argument> facts = {}) {
    return {{}, {saying, std::move(facts)}};
}

FieldFault within(std::string_view name, FieldFault fault) {
    fault.field = std::string(name) + (fault.field.empty() ? "" : "." + fault.field);
    return fault;
}

template <HasFields Of>
Fine read(const json::value&, Of&);
Fine read(const json::value&, EvidenceLine&);

Fine read(const json::value& from, std::string& to) {
    const json::string* const text = from.if_string();
    if (text == nullptr || text->size() > most_text)
        return wrong(field_fault::no_text, {fact("most", static_cast<int>(most_text))});
    to.assign(text->data(), text->size());
    return {};
}

Fine read(const json::value& from, bool& to) {
    if (!from.is_bool()) return wrong(field_fault::no_truth);
    to = from.get_bool();
    return {};
}

Fine read(const json::value& from, std::int64_t& to) {
    if (!from.is_int64()) return wrong(field_fault::not_whole);
    to = from.get_int64();
    return {};
}

Fine read(const json::value& from, std::uint64_t& to) {
    std::int64_t number = 0;
    if (auto fault = read(from, number)) return fault;
    if (number < 0) return wrong(field_fault::negative);
    to = static_cast<std::uint64_t>(number);
    return {};
}

Fine read(const json::value& from, int& to) {
    std::int64_t number = 0;
    if (auto fault = read(from, number)) return fault;
    constexpr int most = 1'000'000;  // of counts, players, points, rounds
    if (number < -most || number > most) return wrong(field_fault::too_much, {fact("most", most)});
    to = static_cast<int>(number);
    return {};
}

Fine read(const json::value& from, double& to) {
    if (!from.is_number()) return wrong(field_fault::no_number);
    to = from.to_number<double>();
    if (!(std::abs(to) <= 1e9)) return wrong(field_fault::too_much, {fact("most", 1'000'000'000)});
    return {};
}

Fine read(const json::value& from, HalfPoints& to) {
    double points = 0;
    if (auto fault = read(from, points)) return fault;
    if (std::abs(points) > 1'000'000 || 2 * points != std::floor(2 * points))
        return wrong(field_fault::no_points);
    to = {static_cast<int>(2 * points)};
    return {};
}

Fine read(const json::value& from, const Ruleset*& to) {
    std::string word;
    if (auto fault = read(from, word)) return fault;
    if (word.empty()) return {};
    const auto rules = ruleset_called(word);
    if (!rules) return wrong(field_fault::no_rules, {fact("rules", word)});
    to = *rules;
    return {};
}

Fine read(const json::value& from, TimeControl& to) {
    std::string words;
    if (auto fault = read(from, words)) return fault;
    const auto clock = time_control_in(words);
    if (!clock)
        return wrong(field_fault::no_clock,
                     {fact("clock", words), fact("forms", std::string(time_control_forms()))});
    to = *clock;
    return {};
}

std::optional<int> number_in(std::string_view digits) {
    int number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc() || end != digits.data() + digits.size()) return {};
    return number;
}

Fine read(const json::value& from, Size& to) {
    std::string words;
    if (auto fault = read(from, words)) return fault;
    const std::size_t by = words.find('x');
    const auto cols = number_in(std::string_view(words).substr(0, by));
    const auto rows = by == std::string::npos ? cols : number_in(std::string_view(words).substr(by + 1));
    if (!cols || !rows || !is_playable(*cols, *rows)) return wrong(field_fault::no_size);
    to = {static_cast<std::uint8_t>(*cols), static_cast<std::uint8_t>(*rows)};
    return {};
}

Fine read(const json::value& from, Criterion& to) {
    std::string word;
    if (auto fault = read(from, word)) return fault;
    const auto criterion = criterion_in(word);
    if (!criterion) return wrong(field_fault::no_criterion, {fact("criterion", word)});
    to = *criterion;
    return {};
}

// Nobody's only where the field is nobody's before it is read.
Fine read(const json::value& from, Color& to) {
    std::string word;
    if (auto fault = read(from, word)) return fault;
    const bool is_nobody = word.empty() && to == Color::empty;
    if (!is_nobody && word != "B" && word != "W") return wrong(field_fault::no_choice, {fact("word", word)});
    to = is_nobody ? Color::empty : word == "B" ? Color::black : Color::white;
    return {};
}

template <class Value>
requires std::is_enum_v<Value> Fine read(const json::value& from, Value& to) {
    std::string word;
    if (auto fault = read(from, word)) return fault;
    const auto value = value_with_word<Value>(word);
    if (!value) return wrong(field_fault::no_choice, {fact("word", word)});
    to = *value;
    return {};
}

template <class Element>
Fine read(const json::value& from, std::vector<Element>& to) {
    const json::array* const list = from.if_array();
    if (list == nullptr) return wrong(field_fault::no_list);
    to.clear();
    for (const json::value& each : *list) {
        Element element{};
        if (auto fault = read(each, element)) return within(std::to_string(to.size() + 1), std::move(*fault));
        to.push_back(std::move(element));
    }
    return {};
}

Fine read(const json::value& from, std::map<std::string, std::string>& to) {
    const json::object* const object = from.if_object();
    if (object == nullptr) return wrong(field_fault::no_object);
    to.clear();
    for (const auto& [key, value] : *object)
        if (auto fault = read(value, to[std::string(key)])) return within(key, std::move(*fault));
    return {};
}

Fine read(const json::value& from, std::map<PlayerNumber, int>& to) {
    const json::object* const object = from.if_object();
    if (object == nullptr) return wrong(field_fault::no_object);
    to.clear();
    for (const auto& [key, value] : *object) {
        const auto number = number_in(key);
        if (!number) return within(key, wrong(field_fault::no_player));
        if (auto fault = read(value, to[*number])) return within(key, std::move(*fault));
    }
    return {};
}

// The fields of an object; those of these names belong to somebody else.
template <HasFields Of>
Fine read_fields(const json::object& object, Of& to, std::initializer_list<std::string_view> others) {
    Fine fault;
    std::size_t known = 0;
    for (const std::string_view name : others) known += object.contains(name) ? 1 : 0;
    for_each_field<Of>([&](const auto& named) {
        const json::value* const value = object.if_contains(named.name);
        if (value == nullptr || fault) return;
        ++known;
        if (auto found = read(*value, to.*named.at)) fault = within(named.name, std::move(*found));
    });
    if (fault || known == object.size()) return fault;
    for (const json::key_value_pair& given : object) {
        const std::string_view key = given.key();
        bool is_known = std::find(others.begin(), others.end(), key) != others.end();
        for_each_field<Of>([&](const auto& named) { is_known = is_known || key == named.name; });
        if (!is_known) return within(key, wrong(field_fault::no_field));
    }
    return {};
}

template <HasFields Of>
Fine read(const json::value& from, Of& to) {
    const json::object* const object = from.if_object();
    if (object == nullptr) return wrong(field_fault::no_object);
    return read_fields(*object, to, {});
}

// The alternative of that word, as it is before its fields are read.
template <class Of, std::size_t I = 0>
std::optional<Of> alternative_called(std::string_view word) {
    if constexpr (I < std::variant_size_v<Of>) {
        const Of alternative{std::in_place_index<I>};
        return word_of(alternative) == word ? std::optional(alternative)
                                            : alternative_called<Of, I + 1>(word);
    } else {
        return {};
    }
}

// An object whose field `name` says which alternative it is; the fields in `others` are read elsewhere.
template <class Of>
Fine read_alternative(const json::object& object, Of& to, const char* name,
                      std::initializer_list<std::string_view> others) {
    const json::value* const value = object.if_contains(name);
    if (value == nullptr) return within(name, wrong(field_fault::missing));
    std::string word;
    if (auto fault = read(*value, word)) return within(name, std::move(*fault));
    auto alternative = alternative_called<Of>(word);
    if (!alternative) return within(name, wrong(field_fault::no_choice, {fact("word", word)}));
    to = std::move(*alternative);
    return std::visit([&](auto& of) { return read_fields(object, of, others); }, to);
}

Fine read(const json::value& from, EvidenceLine& to) {
    if (const json::object* const object = from.if_object())
        return read_alternative(*object, to.emplace<Found>(), "kind", {"kind"});
    return read(from, to.emplace<std::string>());
}

Fine read(const json::value& from, Entry& to) {
    const json::object* const object = from.if_object();
    if (object == nullptr) return wrong(field_fault::no_object);
    const auto read_own = [&](const char* name, auto& field) -> Fine {
        const json::value* const value = object->if_contains(name);
        if (value == nullptr) return {};
        auto fault = read(*value, field);
        if (fault) return within(name, std::move(*fault));
        return fault;
    };
    if (auto fault = read_own("number", to.number)) return fault;
    if (auto fault = read_own("at", to.at)) return fault;
    return read_alternative(*object, to.deed, "deed", {"number", "at", "deed"});
}

Message message_of(FieldFault fault) {
    fault.why.facts.push_back(fact("field", std::move(fault.field)));
    return std::move(fault.why);
}

Result<json::value, BadInput> parsed(std::string_view text) {
    json::parse_options options;
    options.max_depth = most_depth;
    json::parser parser({}, options);
    json::error_code error;
    const std::size_t read = parser.write_some(text.data(), text.size(), error);
    const std::size_t after = error ? read : std::min(text.find_first_not_of(" \t\r\n", read), text.size());
    if (error || after < text.size()) return failure(fault_at_byte(text, after, {unread::not_json}));
    return parser.release();
}

// Where the elements of the list begin that is the value of "entries".
std::vector<std::size_t> starts_of_entries(std::string_view text) {
    std::vector<std::size_t> starts;
    int depth = 0;
    bool in_text = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (in_text) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                in_text = false;
        } else if (c == '"') {
            in_text = true;
        } else if (c == '{' || c == '[') {
            if (++depth == 3) starts.push_back(i);
        } else if (c == '}' || c == ']') {
            --depth;
        }
    }
    return starts;
}

// English names the entry; other languages are told its line.
BadInput at_entry(std::string_view text, std::size_t index, Message why) {
    const auto starts = starts_of_entries(text);
    BadInput fault = fault_at_byte(text, index < starts.size() ? starts[index] : 0, std::move(why));
    fault.what = "entry " + std::to_string(index + 1) + ": " + fault.what;
    return fault;
}

// What is wrong with the head of a file; nothing where nothing is.
Fault fault_of_head(const json::object& file) {
    const json::value* const called = file.if_contains("format");
    if (called == nullptr || !called->is_string() || called->get_string() != format)
        return Message{unread::not_own, {fact("format", std::string(format))}};
    const json::value* const of = file.if_contains("version");
    if (of == nullptr || !of->is_int64() || of->get_int64() < 1) return Message{unread::no_version};
    if (of->get_int64() > version) return Message{unread::newer_version};
    if (!file.contains("entries") || !file.at("entries").is_array()) return Message{unread::no_entries};
    return {};
}

}  // namespace

Result<Event, BadInput> event_in_json(std::string_view text) {
    if (text.size() > most_event_bytes) return failure(bad_input(0, 0, {unread::too_large}));
    const auto value = parsed(text);
    if (!value) return failure(value.error());
    const json::object* const file = value->if_object();
    if (file == nullptr) return failure(bad_input(1, 1, {unread::not_an_object}));
    if (Fault fault = fault_of_head(*file)) return failure(bad_input(1, 1, std::move(*fault)));
    std::vector<Entry> entries;
    for (const json::value& each : file->at("entries").get_array()) {
        Entry entry;
        if (auto fault = read(each, entry))
            return failure(at_entry(text, entries.size(), message_of(std::move(*fault))));
        entries.push_back(std::move(entry));
    }
    auto event = Event::of(std::move(entries));
    if (event) return event;
    const int number = event.error().line;
    return failure(at_entry(text, static_cast<std::size_t>(number - 1), event.error().remark));
}

Result<Conditions, BadInput> conditions_in(std::string_view text, const Conditions& usual) {
    const auto value = parsed(text);
    if (!value) return failure(value.error());
    Conditions laid = usual;
    if (auto fault = read(*value, laid)) return failure(as_input(message_of(std::move(*fault))));
    return laid;
}

Result<Deed, BadInput> deed_in_json(std::string_view text) {
    const auto value = parsed(text);
    if (!value) return failure(value.error());
    Entry entry;
    if (auto fault = read(*value, entry)) return failure(as_input(message_of(std::move(*fault))));
    return std::move(entry.deed);
}

}  // namespace shinpan::tournament
