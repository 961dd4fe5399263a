// What comes in on standard input, whatever it is.
#include "apps/cli/program.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <string>
#include <thread>

#include <fcntl.h>
#include <unistd.h>

TEST_CASE("input that does not block, as some programs leave it, is waited for") {
    int ends[2];
    REQUIRE(pipe(ends) == 0);
    REQUIRE(fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0);
    std::thread speaker([&] {
        for (const std::string line : {"name\n", "known_command undo\nquit\n"}) {
            std::this_thread::sleep_for(std::chrono::milliseconds(300));
            CHECK(write(ends[1], line.data(), line.size()) > 0);
        }
    });
    const cli_test::Ran ran = cli_test::shinpan("gtp <&" + std::to_string(ends[0]));
    speaker.join();
    for (const int end : ends) close(end);
    CHECK(ran.status == 0);
    CHECK(ran.out == "= Shinpan\n\n= true\n\n= \n\n");
}
