// The parser of the command line: commands, options, help, and what a wrong line is told: what there is, and
// what it may have meant. The one source that knows the parser's library.
#pragma once

namespace shinpan::inline apps::cli {

// Runs the command that the line names; its exit status, or that of wrong usage.
int parse_and_run(int argc, char** argv);

}  // namespace shinpan::apps::cli
