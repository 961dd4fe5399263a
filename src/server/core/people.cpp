// What of the core has to do with people: whom they block, and that they go.
#include "server/core/core.hpp"

#include <utility>

namespace shinpan::server {
namespace {

constexpr std::int64_t chat_lasts = 90LL * 24 * 3'600'000;
constexpr Milliseconds between_drops = 3'600'000;

}  // namespace

// ---- blocks ----

void Core::handle(ConnectionId id, const Person& person, const Block& wanted, const Moment& now) {
    if (wanted.person == person.id) return no(id, wanted.id, "bad", "nobody blocks themselves");
    ask(KeepBlock{person.id, wanted.person, now.calendar},
        [this, id, person, request = wanted.id](const StoreAnswer& answer, const Moment&) {
            if (std::holds_alternative<Absent>(answer))
                return no(id, request, "bad", "there is no such person, or you have blocked 200");
            if (!std::holds_alternative<Kept>(answer)) return no(id, request, "unstored");
            tell_blocks(id, person, request);
        });
}

void Core::handle(ConnectionId id, const Person& person, const Unblock& wanted, const Moment&) {
    ask(DropBlock{person.id, wanted.person},
        [this, id, person, request = wanted.id](const StoreAnswer& answer, const Moment&) {
            if (!std::holds_alternative<Kept>(answer)) return no(id, request, "unstored");
            tell_blocks(id, person, request);
        });
}

void Core::handle(ConnectionId id, const Person& person, const Blocks& wanted, const Moment&) {
    tell_blocks(id, person, wanted.id);
}

void Core::tell_blocks(ConnectionId id, const Person& person, const std::string& request) {
    ask(FindBlocks{person.id}, [this, id, request](StoreAnswer answer, const Moment&) {
        auto* found = std::get_if<FoundPeople>(&answer);
        if (found == nullptr) return no(id, request, "unstored");
        out_.send(id, BlockList{std::move(found->people)});
        out_.send(id, Done{.id = request});
    });
}

// ---- deleting ----

void Core::delete_person(ConnectionId id, const std::string& session, const Moment&) {
    ask(FindSession{session}, [this, id](const StoreAnswer& answer, const Moment& now) {
        const auto* person = std::get_if<Person>(&answer);
        if (person == nullptr)
            return no(id, {}, std::holds_alternative<Absent>(answer) ? "not_yours" : "unstored");
        ask(DeletePerson{person->id, now.calendar},
            [this, id, whose = person->id](const StoreAnswer& deleted, const Moment&) {
                if (std::holds_alternative<NotKept>(deleted)) return no(id, {}, "unstored");
                forget(whose);
                out_.send(id, Done{});
            });
    });
}

void Core::tidy(const Moment& now) {
    ask(FindDeleted{looked_for_deleted_},
        [this, until = now.calendar](const StoreAnswer& answer, const Moment&) {
            const auto* found = std::get_if<FoundPeople>(&answer);
            if (found == nullptr) return;
            looked_for_deleted_ = until;
            for (const Person& person : found->people) forget(person.id);
        });
    pack_logs(now);
    if (!estimating_) find_owed();
    if (chat_dropped_ && now.steady - *chat_dropped_ < between_drops) return;
    chat_dropped_ = now.steady;
    ask(DropOldChat{now.calendar - chat_lasts}, [](const StoreAnswer&, const Moment&) {});
}

}  // namespace shinpan::server
