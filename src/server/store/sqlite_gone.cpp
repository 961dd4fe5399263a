// What the store does for those who would hear no more of somebody, or go themselves.
#include "server/store/sqlite.hpp"

namespace shinpan::server {
namespace {

constexpr std::int64_t most_blocked = 200;  // by a person

}  // namespace

StoreAnswer Sqlite::carry_out(const DeletePerson& wanted) {
    const std::string& who = wanted.person;
    const int deleted = changed(
        "UPDATE person SET name = '', created = 0, role = 0, deleted = ? WHERE id = ? AND deleted = 0",
        wanted.at, who);
    if (deleted == 0) return Absent{};
    changed("DELETE FROM session WHERE person = ?", who);
    changed("DELETE FROM code WHERE person = ?", who);
    changed(
        "DELETE FROM counter WHERE person = ?1 OR code IN "
        "(SELECT code FROM invitation WHERE person = ?1 AND game = '')",
        who);
    changed("DELETE FROM invitation WHERE person = ? AND game = ''", who);
    changed("DELETE FROM block WHERE person = ?1 OR blocked = ?1", who);
    changed("UPDATE chat SET words = '' WHERE person = ? AND (reported = '' OR settled <> '')", who);
    return Kept{};
}

FoundPeople Sqlite::people_in(Use found) {
    FoundPeople all;
    while (found.next()) all.people.push_back({.id = found.text(0), .name = found.text(1)});
    return all;
}

StoreAnswer Sqlite::carry_out(const FindDeleted& wanted) {
    return people_in(rows("SELECT id, name FROM person WHERE deleted > 0 AND deleted >= ?", wanted.after));
}

StoreAnswer Sqlite::carry_out(const FindPeople& wanted) {
    return people_in(
        rows("SELECT id, name FROM person WHERE name = ? AND deleted = 0 "
             "ORDER BY created DESC LIMIT 50",
             wanted.name));
}

StoreAnswer Sqlite::carry_out(const KeepBlock& wanted) {
    changed(
        "INSERT INTO block SELECT ?1, id, ?3 FROM person WHERE id = ?2 AND deleted = 0 AND "
        "(SELECT COUNT(*) FROM block WHERE person = ?1) < ?4 ON CONFLICT DO NOTHING",
        wanted.by, wanted.blocked, wanted.at, most_blocked);
    Use kept = rows("SELECT 1 FROM block WHERE person = ? AND blocked = ?", wanted.by, wanted.blocked);
    return kept.next() ? StoreAnswer(Kept{}) : StoreAnswer(Absent{});
}

StoreAnswer Sqlite::carry_out(const DropBlock& wanted) {
    changed("DELETE FROM block WHERE person = ? AND blocked = ?", wanted.by, wanted.blocked);
    return Kept{};
}

StoreAnswer Sqlite::carry_out(const FindBlocks& wanted) {
    return people_in(
        rows("SELECT id, name FROM block JOIN person ON person.id = block.blocked "
             "WHERE block.person = ? ORDER BY block.created",
             wanted.by));
}

StoreAnswer Sqlite::carry_out(const FindBlock& wanted) {
    Use found =
        rows("SELECT 1 FROM block WHERE (person = ?1 AND blocked = ?2) OR (person = ?2 AND blocked = ?1)",
             wanted.one, wanted.other);
    return found.next() ? StoreAnswer(Kept{}) : StoreAnswer(Absent{});
}

StoreAnswer Sqlite::carry_out(const DropOldChat& wanted) {
    changed("DELETE FROM chat WHERE created < ?1 AND (reported = '' OR (settled <> '' AND settled_at < ?1))",
            wanted.before);
    return Kept{};
}

}  // namespace shinpan::server
