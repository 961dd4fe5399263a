// The command line of shinpan-load.
//
//   int status = run(argc, argv);   // 0: all that was counted is as it should be; 1: not; 2: wrong usage
#pragma once

namespace shinpan::inline apps::load {

int run(int argc, char** argv);

}  // namespace shinpan::apps::load
