// Migrations: the tables of a store, step by step from an empty file. A step that was ever released stays as
// it is; what changes is a further step.
#pragma once

#include <span>
#include <string_view>

namespace shinpan::server {

// In SQL that SQLite and PostgreSQL both take, without the order numbers: the first is 1.
std::span<const std::string_view> migrations();

}  // namespace shinpan::server
