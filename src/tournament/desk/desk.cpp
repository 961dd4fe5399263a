#include "tournament/desk/desk.hpp"

#include "base/json_writer.hpp"
#include "tournament/desk/desk_messages.hpp"
#include "tournament/desk/view.hpp"
#include "tournament/event/fault_messages.hpp"
#include "tournament/files/event_json.hpp"
#include "tournament/pairing/pair_round.hpp"
#include "tournament/pairing/why.hpp"
#include "tournament/ratings/new_ratings.hpp"
#include "tournament/report/record_shown.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include <utility>

namespace shinpan::tournament {
namespace {

namespace json = boost::json;

constexpr std::size_t most_depth = 12;

int whole(const json::object& from, const char* name, int usual) {
    const json::value* const value = from.if_contains(name);
    const std::int64_t* const number = value ? value->if_int64() : nullptr;
    return number && *number >= 0 && *number <= most_players + 1 ? static_cast<int>(*number) : usual;
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

void write_sums(JsonWriter& out, const std::vector<CriterionSum>& sums) {
    out.key("sums").begin_array();
    for (const CriterionSum& sum : sums) {
        out.begin_object().key("name").text(sum.name).key("words").text(sum.words);
        out.key("sum").number(sum.sum).end_object();
    }
    out.end_array();
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

std::string ratings_in_json(const std::vector<NewRating>& ratings) {
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

void write_warnings(JsonWriter& out, const std::vector<Diagnostic>& warnings) {
    out.key("warnings").begin_array();
    for (const Diagnostic& one : warnings) {
        out.begin_object().key("line").number(one.place.line).key("what").text(one.what);
        if (!one.remark.saying.kind.empty()) {
            out.key("remark");
            write_message(out, one.remark);
        }
        out.end_object();
    }
    out.end_array();
}

std::string file_in_json(const Written& file) {
    std::string text;
    JsonWriter out(text);
    out.begin_object().key("t").text("file").key("text").text(file.text);
    write_warnings(out, file.warnings);
    out.end_object();
    return text;
}

std::string conditions_answer(const Conditions& laid) {
    return R"({"t":"conditions","conditions":)" + conditions_in_json(laid) + "}";
}

// The answer, or what is wrong, as the page is told.
template <class Found, class Write>
std::string told(const Result<Found, BadInput>& found, Write write) {
    return found ? write(*found) : error_in_json(found.error());
}

std::string asked(const Event& event, const json::object& request) {
    const std::string what = word(request, "ask");
    const int round = whole(request, "round", 0);
    if (what == "view") return view_in_json(event, {.round = round, .after = whole(request, "after", -1)});
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
    if (!wish->is_object()) return Result<Deed, BadInput>(failure(BadInput{0, 0, "pair is an object"}));
    return pairing_wished(event, wish->get_object());
}

}  // namespace

std::string error_in_json(std::string_view what) { return error_in_json(BadInput{0, 0, std::string(what)}); }

std::string error_in_json(const BadInput& why) {
    if (why.line > 0)
        return error_in_json(
            as_input({desk_fault::at_line, {fact("line", why.line), fact("reason", why.what)}}));
    std::string text;
    JsonWriter out(text);
    out.begin_object().key("t").text("error").key("what").text(why.what);
    if (!why.remark.saying.kind.empty()) {
        out.key("remark");
        write_message(out, why.remark);
    }
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

DeskAnswer Desk::take_file(std::string_view part, const OpenedFile& file, std::int64_t now) {
    if (part != "players" && part != "results") return {error_in_json("players or results are taken")};
    auto taken =
        deeds_of_file(event_, part == "players" ? TakenPart::players : TakenPart::results, file, now);
    if (!taken) return {error_in_json(taken.error())};
    Event after = event_;
    for (Deed& deed : taken->deeds)
        if (auto done = after.take(std::move(deed), now); !done) return {error_in_json(done.error())};
    event_ = std::move(after);
    return {taken_in_json(taken->deeds.size(), taken->warnings), !taken->deeds.empty()};
}

DeskAnswer Desk::answer(std::string_view text, bool may_change, std::int64_t now) {
    if (text.size() > most_request_bytes) return {error_in_json(as_input({desk_fault::request_too_long}))};
    json::parse_options options;
    options.max_depth = most_depth;
    json::error_code error;
    const json::value value = json::parse({text.data(), text.size()}, error, {}, options);
    const json::object* const request = error ? nullptr : value.if_object();
    if (request == nullptr) return {error_in_json("a request is one JSON object")};
    const std::string part = word(*request, "take");
    auto deed = deed_wished(event_, *request);
    if (!deed && part.empty()) return {asked(event_, *request)};
    if (!may_change) return {error_in_json(as_input({desk_fault::only_looks_on}))};
    if (!deed) return take_file(part, opened_file_in(*request), now);
    if (!*deed) return {error_in_json(deed->error())};
    if (auto taken = event_.take(std::move(**deed), now); !taken) return {error_in_json(taken.error())};
    return {
        view_in_json(event_, {.round = whole(*request, "round", 0), .after = whole(*request, "after", -1)}),
        true};
}

}  // namespace shinpan::tournament
