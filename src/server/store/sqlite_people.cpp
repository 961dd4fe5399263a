// What the store keeps of people, and of the links by which they meet.
#include "server/store/sqlite.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace shinpan::server {
namespace {

constexpr std::int64_t most_counters = 5;  // of an invitation
constexpr std::int64_t most_links = 50;    // of a person, that nobody has used

}  // namespace

StoreAnswer Sqlite::carry_out(const KeepGuest& guest) {
    changed("INSERT INTO person (id, name, created) VALUES (?, ?, ?)", guest.person.id, guest.person.name,
            guest.at);
    changed("INSERT INTO session VALUES (?, ?, ?)", guest.session, guest.person.id, guest.at);
    return Kept{};
}

StoreAnswer Sqlite::carry_out(const FindSession& wanted) {
    Use found = rows(
        "SELECT person.id, person.name, person.role FROM session JOIN person ON person.id = session.person "
        "WHERE digest = ?",
        wanted.session);
    if (!found.next()) return Absent{};
    return Person{found.text(0), found.text(1), static_cast<Role>(found.number(2)) >= Role::referee};
}

StoreAnswer Sqlite::carry_out(const KeepCode& wanted) {
    changed("INSERT INTO code VALUES (?, ?, ?, '')", wanted.code, static_cast<int>(wanted.role),
            wanted.expires);
    return Kept{};
}

StoreAnswer Sqlite::carry_out(const UseCode& wanted) {
    Use found = rows("SELECT role, expires, person FROM code WHERE digest = ?", wanted.code);
    Use person = rows("SELECT role FROM person WHERE id = ?", wanted.person);
    if (!found.next() || !person.next()) return Absent{};
    const std::string used_by = found.text(2);
    if (used_by == wanted.person) return Taken{static_cast<Role>(person.number(0))};
    if (!used_by.empty() || wanted.at >= found.number(1)) return Absent{};
    const std::int64_t role = std::max(found.number(0), person.number(0));
    changed("UPDATE code SET person = ? WHERE digest = ?", wanted.person, wanted.code);
    changed("UPDATE person SET role = ? WHERE id = ?", role, wanted.person);
    return Taken{static_cast<Role>(role)};
}

StoreAnswer Sqlite::carry_out(const KeepName& wanted) {
    const int renamed = changed("UPDATE person SET name = ? WHERE id = ? AND deleted = 0", wanted.person.name,
                                wanted.person.id);
    return renamed > 0 ? StoreAnswer(Kept{}) : StoreAnswer(Absent{});
}

Person Sqlite::person(const std::string& id) {
    Use found = rows("SELECT name FROM person WHERE id = ?", id);
    return {id, found.next() ? found.text(0) : std::string()};
}

StoreAnswer Sqlite::carry_out(const KeepInvitation& wanted) {
    const KeptInvitation& one = wanted.invitation;
    changed("INSERT INTO invitation VALUES (?, ?, ?, ?, ?, '', '') ON CONFLICT DO NOTHING", one.code,
            one.by.id, to_text(one.conditions), static_cast<int>(one.side), one.at);
    drop_oldest_links(one.by.id);
    Use found = rows("SELECT 1 FROM invitation WHERE code = ? AND person = ?", one.code, one.by.id);
    return found.next() ? StoreAnswer(Kept{}) : StoreAnswer(Absent{});
}

// One more than a person may have, and the oldest leads nowhere.
void Sqlite::drop_oldest_links(const std::string& person) {
    std::vector<std::string> codes;
    for (Use found = rows("SELECT code FROM invitation WHERE person = ? AND game = '' "
                          "ORDER BY created DESC, rowid DESC LIMIT -1 OFFSET ?",
                          person, most_links);
         found.next();)
        codes.push_back(found.text(0));
    for (const std::string& code : codes) carry_out(DropInvitation{code, person});
}

StoreAnswer Sqlite::carry_out(const FindInvitation& wanted) {
    Use found = rows(
        "SELECT person, conditions, side, created, game, joined FROM invitation WHERE code = ?1 AND "
        "(game <> '' OR NOT EXISTS (SELECT 1 FROM block WHERE (block.person = ?2 AND blocked = "
        "invitation.person) OR (block.person = invitation.person AND blocked = ?2)))",
        wanted.code, wanted.asks);
    if (!found.next()) return Absent{};
    const auto conditions = game_conditions_in(found.text(1));
    if (!conditions) return NotKept{"an invitation cannot be read: " + conditions.error().what};
    KeptInvitation one{.code = wanted.code,
                       .by = {.id = found.text(0)},
                       .conditions = *conditions,
                       .side = static_cast<Side>(found.number(2)),
                       .at = found.number(3),
                       .game = found.text(4),
                       .joined = found.text(5)};
    one.by = person(one.by.id);
    for (Use asked = rows("SELECT person, conditions, side FROM counter WHERE code = ?1 AND person NOT IN "
                          "(SELECT blocked FROM block WHERE block.person = ?2) ORDER BY created",
                          wanted.code, one.by.id);
         asked.next();)
        if (const auto instead = game_conditions_in(asked.text(1)))
            one.counters.push_back({person(asked.text(0)), *instead, static_cast<Side>(asked.number(2))});
    return one;
}

StoreAnswer Sqlite::carry_out(const DropInvitation& wanted) {
    const int dropped =
        changed("DELETE FROM invitation WHERE code = ? AND person = ? AND game = ''", wanted.code, wanted.by);
    if (dropped > 0) changed("DELETE FROM counter WHERE code = ?", wanted.code);
    return dropped > 0 ? StoreAnswer(Kept{}) : StoreAnswer(Absent{});
}

StoreAnswer Sqlite::carry_out(const KeepCounter& wanted) {
    const Proposal& asked = wanted.proposal;
    changed("DELETE FROM counter WHERE code = ? AND person = ?", wanted.code, asked.by.id);
    const int kept = changed(
        "INSERT INTO counter SELECT ?, ?, ?, ?, ? WHERE (SELECT COUNT(*) FROM counter WHERE code = ?) < ?",
        wanted.code, asked.by.id, to_text(asked.conditions), static_cast<int>(asked.side), wanted.at,
        wanted.code, most_counters);
    return kept > 0 ? StoreAnswer(Kept{}) : StoreAnswer(Absent{});
}

}  // namespace shinpan::server
