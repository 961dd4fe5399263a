// Programs that are installed with this one.
#pragma once

#include <string>
#include <vector>

namespace shinpan::inline apps::cli {

// Runs the program of that name that lies beside this one, else the one that PATH finds, and returns its exit
// status; what it prints goes where ours goes. An error, and `refused`, where it is not found.
int run_program_beside(const std::string& program, const std::vector<std::string>& arguments);

}  // namespace shinpan::apps::cli
