// The commands of the program, each in a source of that name with its options and help. They are added to the
// program in the order in which its help lists them.
//
//   add_explain(program);  // "shinpan explain FILE --move N"
#pragma once

#include "apps/cli/command_parser.hpp"

namespace shinpan::inline apps::cli {

void add_referee(const CommandParser& program);
void add_explain(const CommandParser& program);
void add_count(const CommandParser& program);
void add_check(const CommandParser& program);
void add_rules(const CommandParser& program);
void add_diagram(const CommandParser& program);
void add_convert(const CommandParser& program);
void add_prove(const CommandParser& program);
void add_confirm(const CommandParser& program);
void add_solve(const CommandParser& program);
void add_estimate(const CommandParser& program);
void add_gtp(const CommandParser& program);
void add_play(const CommandParser& program);
void add_match(const CommandParser& program);
void add_serve(const CommandParser& program);
void add_backup(const CommandParser& program);
void add_restore(const CommandParser& program);
void add_log(const CommandParser& program);
void add_admin(const CommandParser& program);
void add_tournament(const CommandParser& program);

// These two tell of the program itself.
void add_completion(const CommandParser& program);
void add_man(const CommandParser& program);

}  // namespace shinpan::apps::cli
