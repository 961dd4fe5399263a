// The desk of a tournament's page, and what those who look on are told.
#include "apps/cli/commands/tournament/event_folder.hpp"
#include "program.hpp"
#include "schema.hpp"

#include <doctest/doctest.h>

#include <filesystem>

using cli_test::Folder;
using cli_test::holds;
using cli_test::Ran;
using cli_test::Schema;

namespace shinpan {
namespace {

// An event of four in a folder of its own.
class PlayedEvent {
public:
    PlayedEvent() {
        must("new", "--title Cup --rounds 3 --seed 5");
        for (const char* player : {"Alder --rank 3d", "Birch --rank 2d", "Cedar --rank 1d", "Elm --rank 1k"})
            must("register", player);
    }
    Ran does(const std::string& command, const std::string& words) const {
        return cli_test::shinpan("tournament " + command + " " + file() + " " + words);
    }
    void must(const std::string& command, const std::string& words = {}) const {
        const Ran ran = does(command, words);
        CAPTURE(ran.errors);
        CHECK(ran.status == 0);
    }
    std::string folder() const { return folder_.path("."); }
    std::string file() const { return folder_.path("event.json"); }

private:
    Folder folder_{};
};

}  // namespace

TEST_CASE("tournament: who looks on sees what commands enter, and is answered the same until then") {
    const PlayedEvent event;
    cli::EventOnShow show(event.file());
    const std::string question = R"({"ask":"why","event":"event","round":1,"one":1,"other":4})";
    CHECK(holds(show.answer(question), "round 1 is not paired yet"));
    event.must("pair");
    const std::string answer = show.answer(question);
    CHECK(holds(answer, "\"t\":\"why\""));
    CHECK(show.answer(question) == answer);
    event.must("result", "1 w");
    CHECK(holds(show.answer(R"({"ask":"view"})"), "white_wins"));
    CHECK(holds(show.answer(R"({"ask":"events"})"), "\"may_change\":false"));
    CHECK(holds(show.answer(R"({"do":{"deed":"approved","round":1}})"), "this page only looks on"));
    std::filesystem::remove(event.file());
    CHECK(holds(show.answer(question), "\"t\":\"error\""));
}

TEST_CASE("tournament: what the desk of a page answers fits its schema") {
    const PlayedEvent event;
    event.must("register", "Fir --given Ann --rank 2k --id egd=1 --rating 1900");
    event.must("absent", "Fir --rounds 2");
    event.must("pair");
    event.must("result", "1 W+2.5");
    event.must("rule", "Alder --kind penalty --penalty 0.5 --words late --evidence clock");
    event.must("appeal", "10 Alder --words no");
    event.must("undo");
    const Schema schema("docs/schema/tournament.json");
    cli::EventFolder folder(event.folder());
    for (const char* request : {
             R"({"ask":"events"})",
             R"({"event":"event","round":0,"after":-1,"ask":"view"})",
             R"({"event":"event","ask":"view","round":1,"after":1,"history":true,"have":"0-0"})",
             R"({"event":"event","ask":"record","entry":10})",
             R"({"event":"event","ask":"why","round":1,"one":1,"other":4})",
             R"({"event":"event","ask":"why","round":1,"one":1,"other":0})",
             R"({"event":"event","ask":"costs","round":1})",
             R"({"event":"event","ask":"conditions"})",
             R"({"event":"event","ask":"ratings","system":"egf"})",
             R"({"event":"event","do":{"deed":"reported","round":1,"white":9,"black":8,"end":"tie"}})",
             R"({"event":"event","pair":{"round":2,"may_lack_results":true,"players":[1,2]}})",
             R"({"event":"event","ask":"file","format":"h9"})",
             R"({"event":"event","take":"players","file":{"name":"a.csv","text":"Name,Rank\nOak,5k\n"}})",
             R"({"new":"other","conditions":{"title":"Other"}})",
             R"({"new":"third","file":{"name":"a.txt","text":"no event"}})",
             R"({"event":"nowhere","ask":"view"})",
         }) {
        CAPTURE(request);
        CHECK(schema.fault_in(std::string("{\"request\":") + request + "}") == "");
        CHECK(schema.fault_in("{\"answer\":" + folder.answer(request) + "}") == "");
    }
    CHECK(schema.fault_in(R"({"request":{"ask":"weather"}})") != "");
}

}  // namespace shinpan
