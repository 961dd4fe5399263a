#include "server/protocol/json.hpp"

#include <boost/json/parse.hpp>

#include <cstdint>
#include <limits>
#include <optional>
#include <utility>

namespace shinpan::server {
namespace {

namespace json = boost::json;

constexpr std::size_t most_depth = 8, most_id = 32, most_name = 120, most_words = 3000, most_chat = 1200;

// The fields of a message. Each is asked for once; the first fault is kept.
class Fields {
public:
    explicit Fields(const json::object& object) : object_(object) {}

    std::string text(const char* name, std::size_t most) {
        const json::value* const value = next(name);
        if (value == nullptr) return {};
        const json::string* const text = value->if_string();
        if (text == nullptr || text->size() > most) {
            fail(std::string(name) + " must be a text of at most " + std::to_string(most) + " bytes");
            return {};
        }
        return {text->data(), text->size()};
    }

    std::int64_t number(const char* name, std::int64_t most) {
        const json::value* const value = next(name);
        if (value == nullptr) return 0;
        const std::int64_t* const number = value->if_int64();
        if (number == nullptr || *number < 0 || *number > most) {
            fail(std::string(name) + " must be a whole number from 0 to " + std::to_string(most));
            return 0;
        }
        return *number;
    }

    std::optional<std::int64_t> number_if_any(const char* name, std::int64_t most) {
        if (!object_.contains(name)) return {};
        return number(name, most);
    }

    void fail(std::string what) {
        if (!fault_) fault_ = std::move(what);
    }

    // What is wrong with all of them: the first fault, or a field that nobody has asked for.
    std::optional<std::string> fault() const {
        if (fault_ || asked_ == object_.size()) return fault_;
        return "the message has fields that are unknown";
    }

private:
    const json::value* next(const char* name) {
        const json::value* const value = object_.if_contains(name);
        if (value == nullptr)
            fail(std::string(name) + " is missing");
        else
            ++asked_;
        return value;
    }

    const json::object& object_;
    std::size_t asked_ = 0;
    std::optional<std::string> fault_{};
};

constexpr std::int64_t most_number = std::numeric_limits<std::int32_t>::max();

std::string id_of(Fields& fields) { return fields.text("id", most_id); }
std::string game_of(Fields& fields) { return fields.text("g", most_id); }
std::string code_of(Fields& fields) { return fields.text("code", most_id); }
int after_of(Fields& fields) { return static_cast<int>(fields.number("after", most_number)); }

Side side_of(Fields& fields) {
    const std::string side = fields.text("side", most_id);
    if (side == "black") return Side::black;
    if (side == "white") return Side::white;
    if (side != "nigiri") fields.fail("side must be nigiri, black or white");
    return Side::nigiri;
}

GameConditions conditions_of_fields(Fields& fields) {
    const auto conditions = game_conditions_in(fields.text("conditions", most_name));
    if (conditions) return *conditions;
    fields.fail(conditions.error().what);
    return {};
}

std::optional<FromPage> message_of(std::string_view word, Fields& fields) {
    // Braces give the order in which the fields are asked for.
    if (word == "hello") return Hello{static_cast<int>(fields.number("v", most_number))};
    if (word == "watch")
        return Watch{id_of(fields), game_of(fields), after_of(fields), fields.text("head", 64)};
    if (word == "unwatch") return Unwatch{id_of(fields), game_of(fields)};
    if (word == "say")
        return Say{id_of(fields), game_of(fields), after_of(fields), fields.text("text", most_words),
                   fields.number_if_any("thought", most_number)};
    if (word == "invite")
        return Invite{id_of(fields), code_of(fields), conditions_of_fields(fields), side_of(fields)};
    if (word == "look") return Look{id_of(fields), code_of(fields)};
    if (word == "join") return Join{id_of(fields), code_of(fields)};
    if (word == "withdraw") return Withdraw{id_of(fields), code_of(fields)};
    if (word == "rename") return Rename{id_of(fields), fields.text("name", most_name)};
    if (word == "take_role") return TakeRole{id_of(fields), code_of(fields)};
    if (word == "desk") return Desk{id_of(fields)};
    if (word == "counter")
        return Counter{id_of(fields), code_of(fields), conditions_of_fields(fields), side_of(fields)};
    if (word == "agree") return Agree{id_of(fields), code_of(fields), fields.text("person", most_id)};
    if (word == "games") return Games{id_of(fields)};
    if (word == "chat") return Chat{id_of(fields), game_of(fields), fields.text("text", most_chat)};
    if (word == "report")
        return Report{id_of(fields), game_of(fields), static_cast<int>(fields.number("line", most_number))};
    if (word == "block") return Block{id_of(fields), fields.text("person", most_id)};
    if (word == "unblock") return Unblock{id_of(fields), fields.text("person", most_id)};
    if (word == "blocks") return Blocks{id_of(fields)};
    if (word == "settle")
        return Settle{id_of(fields), game_of(fields), static_cast<int>(fields.number("line", most_number))};
    if (word == "inspect") return Inspect{id_of(fields), game_of(fields)};
    if (word == "rematch") return Rematch{id_of(fields), game_of(fields)};
    if (word == "ping") return Ping{fields.number("c", most_number)};
    return {};
}

// The id of a request that is otherwise wrong.
std::string readable_id(const json::object& object) {
    const json::value* const id = object.if_contains("id");
    const json::string* const text = id == nullptr ? nullptr : id->if_string();
    if (text == nullptr || text->size() > most_id) return {};
    return {text->data(), text->size()};
}

tl::unexpected<BadMessage> bad(std::string id, std::string what) {
    return failure(BadMessage{std::move(id), std::move(what)});
}

}  // namespace

Result<FromPage, BadMessage> message_in(std::string_view text) {
    if (text.size() > most_frame_bytes)
        return bad({}, "a message has at most " + std::to_string(most_frame_bytes) + " bytes");
    json::error_code error;
    json::parse_options options;
    options.max_depth = most_depth;
    const json::value value = json::parse({text.data(), text.size()}, error, {}, options);
    const json::object* const object = error ? nullptr : value.if_object();
    if (object == nullptr) return bad({}, "a message is one JSON object");
    Fields fields(*object);
    const std::string word = fields.text("t", most_id);
    const auto message = message_of(word, fields);
    if (!message) return bad(readable_id(*object), "there is no message " + word);
    if (auto fault = fields.fault()) return bad(readable_id(*object), std::move(*fault));
    return *message;
}

}  // namespace shinpan::server
