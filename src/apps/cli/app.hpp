// The program's command line: which commands there are, and what a wrong one is told.
//
//   int status = run(argc, argv);   // 0 fine, 1 a record was refused, 2 wrong usage
#pragma once

namespace shinpan::inline apps::cli {

int run(int argc, char** argv);

}  // namespace shinpan::apps::cli
