#include "tournament/desk/desk.hpp"

#include "tournament/desk/answers.hpp"
#include "tournament/desk/desk_messages.hpp"
#include "tournament/desk/view.hpp"
#include "tournament/event/fault_messages.hpp"
#include "tournament/files/event_json.hpp"
#include "tournament/pairing/pair_round.hpp"
#include "tournament/report/record_shown.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include <utility>

namespace shinpan::tournament {
namespace {

namespace json = boost::json;

constexpr std::size_t most_depth = 12;
constexpr int most_whole = 1'000'000;  // of rounds, players and entries

int whole(const json::object& from, const char* name, int usual) {
    const json::value* const value = from.if_contains(name);
    const std::int64_t* const number = value ? value->if_int64() : nullptr;
    return number && *number >= 0 && *number <= most_whole ? static_cast<int>(*number) : usual;
}

bool truth(const json::object& from, const char* name) {
    const json::value* const value = from.if_contains(name);
    return value != nullptr && value->is_bool() && value->get_bool();
}

std::string word(const json::object& from, const char* name) {
    const json::value* const value = from.if_contains(name);
    if (value == nullptr || !value->is_string()) return {};
    return {value->get_string().data(), value->get_string().size()};
}

OpenedFile opened_file_in(const json::object& request) {
    const json::value* const file = request.if_contains("file");
    if (file == nullptr || !file->is_object()) return {};
    return {word(file->get_object(), "name"), word(file->get_object(), "text")};
}

// The answer, or what is wrong, as the page is told.
template <class Found, class Write>
std::string told(const Result<Found, BadInput>& found, Write write) {
    return found ? write(*found) : error_in_json(found.error());
}

std::string view_of(const Event& event, const json::object& request) {
    return view_in_json(event, {.round = whole(request, "round", 0),
                                .after = whole(request, "after", -1),
                                .with_history = truth(request, "history")});
}

std::string record_of(const Event& event, int entry) {
    for (const Ruling& ruling : event.rulings())
        if (ruling.entry == entry) return record_in_json(ruling.ruled.record);
    return error_in_json(as_input({fault::not_a_ruling, {fact("entry", entry)}}));
}

std::string asked(const Event& event, const json::object& request) {
    const std::string what = word(request, "ask");
    const int round = whole(request, "round", 0);
    if (what == "view")
        return word(request, "have") == version_of(event) ? unchanged_in_json() : view_of(event, request);
    if (what == "record") return record_of(event, whole(request, "entry", 0));
    if (what == "conditions") return conditions_answer(event.conditions());
    if (what == "costs") return told(sums_of_round(event, round), costs_in_json);
    const PlayerNumber one = whole(request, "one", nobody), other = whole(request, "other", nobody);
    const auto known = static_cast<int>(event.players().size());
    if (what == "why" && (one < 1 || one > known || other > known))
        return error_in_json(
            as_input({fault::no_such_player, {fact("player", one < 1 || one > known ? one : other)}}));
    if (what == "why") return told(why_not(event, round, one, other), why_in_json);
    if (what == "file") return told(saved_event(event, word(request, "format")), file_in_json);
    const auto system = rating_system_in(word(request, "system"));
    if (what == "ratings" && system) return ratings_in_json(new_ratings(event, {.system = *system}));
    return error_in_json("there is no such question");
}

Result<Deed, BadInput> pairing_wished(const Event& event, const json::object& wish) {
    PairingWish wanted{.round = whole(wish, "round", event.last_paired_round() + 1),
                       .may_repeat = truth(wish, "may_repeat"),
                       .may_lack_results = truth(wish, "may_lack_results"),
                       .by_nigiri = truth(wish, "by_nigiri")};
    if (const json::value* const players = wish.if_contains("players"); players && players->is_array())
        for (const json::value& player : players->get_array())
            if (const std::int64_t* const number = player.if_int64();
                number && *number > 0 && *number <= most_players)
                wanted.players.push_back(static_cast<PlayerNumber>(*number));
    auto paired = pair_round(event, wanted);
    if (!paired) return failure(paired.error());
    return Deed(std::move(*paired));
}

// A ruling's record is one that can be shown.
Result<Deed, BadInput> with_readable_record(Result<Deed, BadInput> deed, const Conditions& laid) {
    const Ruled* const ruled = deed ? std::get_if<Ruled>(&*deed) : nullptr;
    if (ruled == nullptr || ruled->record.empty()) return deed;
    if (const auto position = position_of_record(ruled->record, laid); !position)
        return failure(position.error());
    return deed;
}

// What the request would have entered; nothing where it only asks.
std::optional<Result<Deed, BadInput>> deed_wished(const Event& event, const json::object& request) {
    if (const json::value* const deed = request.if_contains("do"))
        return with_readable_record(deed_in_json(json::serialize(*deed)), event.conditions());
    const json::value* const wish = request.if_contains("pair");
    if (wish == nullptr) return {};
    if (!wish->is_object()) return Result<Deed, BadInput>(failure(BadInput{0, 0, "pair must be an object"}));
    return pairing_wished(event, wish->get_object());
}

// What enters something, or would.
bool is_change(const json::object& request) {
    return request.contains("do") || request.contains("pair") || request.contains("take");
}

Result<TakenDeeds, BadInput> taken_of_file(const Event& event, const json::object& request,
                                           std::int64_t now) {
    const std::string part = word(request, "take");
    if (part != "players" && part != "results")
        return failure(BadInput{0, 0, "players or results are taken"});
    return deeds_of_file(event, part == "players" ? TakenPart::players : TakenPart::results,
                         opened_file_in(request), now);
}

// The deeds of the request, and of a file what was repaired.
Result<TakenDeeds, BadInput> deeds_wished(const Event& event, const json::object& request, std::int64_t now) {
    if (request.contains("take")) return taken_of_file(event, request, now);
    auto deed = *deed_wished(event, request);
    if (!deed) return failure(deed.error());
    return TakenDeeds{{std::move(*deed)}, {}};
}

Result<json::object, BadInput> request_in(std::string_view text) {
    if (text.size() > most_request_bytes) return failure(as_input({desk_fault::request_too_long}));
    json::parse_options options;
    options.max_depth = most_depth;
    json::error_code error;
    json::value value = json::parse({text.data(), text.size()}, error, {}, options);
    if (error || !value.is_object()) return failure(BadInput{0, 0, "a request is one JSON object"});
    return std::move(value.get_object());
}

}  // namespace

std::string Desk::look(std::string_view text) const {
    const auto request = request_in(text);
    if (!request) return error_in_json(request.error());
    if (is_change(*request)) return error_in_json(as_input({desk_fault::only_looks_on}));
    return asked(event_, *request);
}

std::string Desk::answer(std::string_view text, std::int64_t now, const Keep& keep) {
    const auto request = request_in(text);
    if (!request) return error_in_json(request.error());
    if (!is_change(*request)) return asked(event_, *request);
    auto wished = deeds_wished(event_, *request, now);
    if (!wished) return error_in_json(wished.error());
    Event after = event_;
    for (Deed& deed : wished->deeds)
        if (auto taken = after.take(std::move(deed), now); !taken) return error_in_json(taken.error());
    if (auto kept = keep(after); !kept) return error_in_json(kept.error());
    event_ = std::move(after);
    if (request->contains("take")) return taken_in_json(wished->deeds.size(), wished->warnings);
    return view_of(event_, *request);
}

}  // namespace shinpan::tournament
