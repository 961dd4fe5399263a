#include "tournament/cases/folder.hpp"
#include "tournament/cases/kinds.hpp"
#include "tournament/standings/standings.hpp"

#include <map>

namespace shinpan::tournament {
namespace {

void run_of_event(const std::string&, const boost::json::value&, const std::filesystem::path&, Outcome&) {}

}  // namespace

void run_printed(const std::filesystem::path& folder, Outcome& outcome) {
    for (const auto& path : files_ending(folder / "printed", ".json"))
        run_of_event(stem_of(path), json_at(path), folder, outcome);
}

}  // namespace shinpan::tournament
