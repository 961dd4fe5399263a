// shinpan admin: what whoever runs a server does beside it.
#include "apps/cli/commands.hpp"
#include "apps/cli/commands/server_file.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "server/store/sqlite_store.hpp"

#include <array>
#include <chrono>
#include <cstdint>
#include <utility>

namespace shinpan::inline apps::cli {
namespace {

struct CodeOptions {
    std::string store{};
    std::string role = "administrator";
    int hours = 1;
};

int run_code(const CodeOptions& options) {
    const auto store =
        server::SqliteStore::open_beside(options.store.empty() ? usual_server_file() : options.store);
    if (!store) {
        complain(store.error());
        return refused;
    }
    const auto role = options.role == "referee" ? server::Role::referee : server::Role::administrator;
    const auto code = new_code(**store, role, options.hours);
    if (!code) {
        complain(code.error());
        return refused;
    }
    put(*code + "\n");
    return fine;
}

struct PersonOptions {
    std::string store{}, person{};
};

// What the store of those options answers; where it cannot be asked, why is said and the answer is NotKept.
server::StoreAnswer answer_to(const PersonOptions& options, server::StoreRequest request) {
    const auto store =
        server::SqliteStore::open_beside(options.store.empty() ? usual_server_file() : options.store);
    if (!store) {
        complain(store.error());
        return server::NotKept{};
    }
    auto answer = (*store)->carry_out(std::array{std::move(request)}).front();
    if (const auto* fault = std::get_if<server::NotKept>(&answer)) complain(fault->why);
    return answer;
}

int run_people(const PersonOptions& options) {
    const auto answer = answer_to(options, server::FindPeople{options.person});
    const auto* found = std::get_if<server::FoundPeople>(&answer);
    if (found == nullptr) return refused;
    for (const server::Person& person : found->people) put(person.id + "\n");
    return fine;
}

int run_delete(const PersonOptions& options) {
    const auto since = std::chrono::system_clock::now().time_since_epoch();
    const std::int64_t now = std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
    const auto answer = answer_to(options, server::DeletePerson{options.person, now});
    if (std::holds_alternative<server::Absent>(answer))
        complain("nobody there has the id " + options.person + "; `shinpan admin people NAME` lists ids");
    return std::holds_alternative<server::Kept>(answer) ? fine : refused;
}

void add_person_command(const CommandParser& command, PersonOptions& options, const char* name,
                        const char* what) {
    command.option(name, options.person, what).required();
    command.option("--db", options.store, "The server's file; the usual one where it is left out");
}

}  // namespace

void add_admin(const CommandParser& program) {
    const CommandParser admin = program.command("admin", "Run a server of games between people");
    admin.one_command_exactly();
    const CommandParser code =
        admin.command("code", "Print a one-time code that makes a person referee or administrator");
    CodeOptions& options = code.runs(run_code);
    code.option("--db", options.store, "The server's file; the usual one where it is left out");
    code.option("--role", options.role, "The role that the code gives")
        .one_of({"referee", "administrator"})
        .shows_default();
    code.option("--hours", options.hours, "For how many hours it is valid")
        .whole_number(1, 24 * 366)
        .shows_default();
    const CommandParser people = admin.command("people", "Print the ids of all people with that name");
    add_person_command(people, people.runs(run_people), "name", "The name");
    const CommandParser gone =
        admin.command("delete", "Delete a person; their games stay, without their name");
    add_person_command(gone, gone.runs(run_delete), "id", "Their id");
}

}  // namespace shinpan::apps::cli
