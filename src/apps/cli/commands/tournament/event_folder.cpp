#include "apps/cli/commands/tournament/event_folder.hpp"

#include "apps/cli/commands/tournament/event_file.hpp"
#include "apps/cli/files/files.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "base/json_writer.hpp"
#include "formats/files/durable.hpp"
#include "tournament/desk/answers.hpp"
#include "tournament/desk/desk_messages.hpp"
#include "tournament/event/fault_messages.hpp"
#include "tournament/files/event_json.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include <sys/stat.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <list>
#include <vector>

namespace shinpan::inline apps::cli {
namespace {

namespace json = boost::json;
using tournament::error_in_json;
namespace desk_fault = tournament::desk_fault;

constexpr std::size_t most_id = 60;
constexpr std::size_t most_kept_bytes = std::size_t{16} << 20;  // of answers to those who look on
constexpr std::string_view suffix = ".json";

bool is_id(std::string_view id) {
    return !id.empty() && id.size() <= most_id &&
           id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string_view::npos;
}

std::string text_at(const json::object& from, const char* name) {
    const json::value* const value = from.if_contains(name);
    if (value == nullptr || !value->is_string()) return {};
    return {value->get_string().data(), value->get_string().size()};
}

std::optional<json::object> object_in(std::string_view text) {
    json::error_code error;
    json::parse_options options;
    options.max_depth = 12;
    json::value value = json::parse({text.data(), text.size()}, error, {}, options);
    if (error || !value.is_object()) return {};
    return std::move(value.get_object());
}

void write_event(JsonWriter& out, const std::string& id, const tournament::Event& event) {
    const tournament::Conditions& laid = event.conditions();
    out.begin_object().key("id").text(id).key("title").text(laid.title).key("first_day").text(laid.first_day);
    out.key("players").number(static_cast<std::int64_t>(event.players().size()));
    out.key("round").number(event.last_paired_round()).key("rounds").number(laid.rounds).end_object();
}

// By the names of their files.
using Listed = std::map<std::string, const tournament::Event*>;

std::string events_in_json(bool may_change, const Listed& events) {
    std::string text;
    JsonWriter out(text);
    out.begin_object()
        .key("t")
        .text("events")
        .key("may_change")
        .boolean(may_change)
        .key("events")
        .begin_array();
    for (const auto& [id, event] : events) write_event(out, id, *event);
    out.end_array().end_object();
    return text;
}

Result<tournament::Event, BadInput> event_at(const std::string& path) {
    const auto text = read_file(path, tournament::most_event_bytes);
    if (!text) return failure(text.error());
    return tournament::event_in_json(*text);
}

BadInput fault_at(const std::string& path, const MessageTemplate& saying) {
    return tournament::as_input({saying, {fact("file", path), fact("reason", std::strerror(errno))}});
}

BadInput fault_of(const std::string& id, const MessageTemplate& saying) {
    return tournament::as_input({saying, {fact("event", id)}});
}

// Writes the event where it was read.
Result<void, BadInput> keep(const std::string& path, const tournament::Event& event) {
    if (disk::replace_file(path, tournament::to_json(event.entries()))) return {};
    return failure(fault_at(path, desk_fault::cannot_be_written));
}

}  // namespace

std::string EventFolder::path_of(const std::string& id) const {
    return folder_ + '/' + id + std::string(suffix);
}

std::string EventFolder::list() const {
    Listed events;
    std::list<tournament::Event> read;
    std::error_code error;
    for (const auto& file : std::filesystem::directory_iterator(folder_, error)) {
        const std::string id = file.path().stem().string();
        if (file.path().extension() != suffix || !is_id(id)) continue;
        if (const auto found = open_.find(id); found != open_.end())
            events[id] = &found->second.desk.event();
        else if (auto event = event_at(file.path().string()))
            events[id] = &read.emplace_back(std::move(*event));
    }
    return events_in_json(true, events);
}

std::string EventFolder::begin(const std::string& id, std::string_view conditions) {
    const auto wanted = object_in(conditions);
    if (!wanted) return error_in_json("an event begins with its conditions or with a file");
    const auto system = tournament::system_in(text_at(*wanted, "system"));
    auto usual = tournament::usual_conditions(system.value_or(tournament::System::mcmahon));
    usual.pairing.seed = drawn_seed();
    const auto laid = tournament::conditions_in(conditions, usual);
    if (!laid) return error_in_json(laid.error());
    const auto event = tournament::Event::begin(*laid, calendar_now());
    if (!event) return error_in_json(event.error());
    if (const auto made = make(id, *event); !made) return error_in_json(made.error());
    auto open = opened(id);
    if (!open) return error_in_json(open.error());
    return (*open)->desk.look(R"({"ask":"view"})");
}

std::string EventFolder::begin_with_file(const std::string& id, const tournament::OpenedFile& file) {
    const auto read = tournament::opened_event(file, calendar_now());
    if (!read) return error_in_json(read.error());
    if (const auto made = make(id, read->event); !made) return error_in_json(made.error());
    return tournament::taken_in_json(read->event.entries().size(), read->warnings);
}

Result<void, BadInput> EventFolder::make(const std::string& id, const tournament::Event& event) const {
    if (!is_id(id)) return failure(fault_of(id, desk_fault::wrong_event_name));
    if (!disk::make_folders(folder_)) return failure(fault_at(folder_, desk_fault::cannot_be_made));
    if (disk::make_file(path_of(id), tournament::to_json(event.entries()))) return {};
    return failure(errno == EEXIST ? fault_of(id, desk_fault::event_exists)
                                   : fault_at(path_of(id), desk_fault::cannot_be_written));
}

Result<EventFolder::Open*, BadInput> EventFolder::opened(const std::string& id) {
    if (const auto found = open_.find(id); found != open_.end()) return &found->second;
    if (!is_id(id) || !std::filesystem::exists(path_of(id)))
        return failure(fault_of(id, desk_fault::no_such_event));
    auto lock = server::FileLock::of(path_of(id));
    if (!lock) return failure(fault_at(path_of(id), desk_fault::open_elsewhere));
    auto event = event_at(path_of(id));
    if (!event) return failure(event.error());
    return &open_.emplace(id, Open{tournament::Desk(std::move(*event)), std::move(*lock)}).first->second;
}

std::string EventFolder::answer(std::string_view request) {
    const auto object = object_in(request);
    if (!object) return error_in_json("a request is one JSON object");
    if (text_at(*object, "ask") == "events") return list();
    if (const std::string id = text_at(*object, "new"); !id.empty()) {
        if (const json::value* const file = object->if_contains("file"); file && file->is_object())
            return begin_with_file(
                id, {text_at(file->get_object(), "name"), text_at(file->get_object(), "text")});
        const json::value* const conditions = object->if_contains("conditions");
        return begin(id, conditions ? json::serialize(*conditions) : "");
    }
    const std::string id = text_at(*object, "event");
    const auto open = opened(id);
    if (!open) return error_in_json(open.error());
    return (*open)->desk.answer(request, calendar_now(),
                                [&](const tournament::Event& event) { return keep(path_of(id), event); });
}

std::string EventOnShow::id() const {
    std::string id;
    for (const char c : std::filesystem::path(path_).stem().string()) {
        const char small = 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        id += is_id(std::string_view(&small, 1)) ? small : '-';
    }
    return id;
}

Result<void, BadInput> EventOnShow::look_at_file() {
    struct stat now {};
    if (::stat(path_.c_str(), &now) != 0) return failure(fault_at(path_, desk_fault::cannot_be_read));
    const Version version{now.st_ino, now.st_size, now.st_mtim.tv_sec, now.st_mtim.tv_nsec};
    if (desk_ && version == version_) return {};
    auto event = event_at(path_);
    if (!event) return failure(event.error());
    desk_.emplace(std::move(*event));
    version_ = version;
    answers_.clear();
    kept_bytes_ = 0;
    return {};
}

std::string EventOnShow::answer(std::string_view request) {
    if (const auto looked = look_at_file(); !looked) return error_in_json(looked.error());
    if (const auto known = answers_.find(request); known != answers_.end()) return known->second;
    const auto object = object_in(request);
    const bool is_list = object && text_at(*object, "ask") == "events";
    std::string answer = is_list ? events_in_json(false, {{id(), &desk_->event()}}) : desk_->look(request);
    keep_answer(request, answer);
    return answer;
}

void EventOnShow::keep_answer(std::string_view request, const std::string& answer) {
    kept_bytes_ += request.size() + answer.size();
    if (kept_bytes_ > most_kept_bytes) {
        answers_.clear();
        kept_bytes_ = request.size() + answer.size();
    }
    answers_.emplace(request, answer);
}

}  // namespace shinpan::apps::cli
