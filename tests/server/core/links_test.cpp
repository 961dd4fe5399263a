// Links by which people meet.
#include "server/core/house.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace shinpan;
using namespace shinpan::server;

TEST_CASE("whoever invites is told that somebody has joined, and both find the game by the link afterwards") {
    House house;
    house.guest("ann");
    house.guest("bob");
    house.guest("eve");
    const auto ann = house.page("ann"), bob = house.page("bob"), eve = house.page("eve");
    house.say(ann, Invite{"i", code_of_link, *game_conditions_in("aga 9x9 7.5 0 none"), Side::nigiri});
    CHECK(code_of(house.say(ann, Join{"j", code_of_link})) == "own_invitation");
    const auto looked = house.say(bob, Look{"l", code_of_link});
    REQUIRE(one<Invitation>(looked));
    CHECK(to_text(one<Invitation>(looked)->conditions) == "aga 9x9 7.5 0 none");
    house.take(ann);
    const auto joined = house.say(bob, Join{"j", code_of_link});
    const auto told = house.take(ann);
    REQUIRE(one<Joined>(told));
    CHECK(one<Joined>(told)->game == one<Done>(joined)->game);

    CHECK(one<Done>(house.say(bob, Join{"j", code_of_link}))->game == one<Done>(joined)->game);
    CHECK(one<Done>(house.say(ann, Look{"l", code_of_link}))->game == one<Done>(joined)->game);
    CHECK(code_of(house.say(eve, Join{"j", code_of_link})) == "no_invitation");
    CHECK(code_of(house.say(eve, Look{"l", code_of_link})) == "no_invitation");
    CHECK(code_of(house.say(ann, Withdraw{"x", code_of_link})) == "no_invitation");
}

TEST_CASE("a link that was taken back leads nowhere") {
    House house;
    house.guest("ann");
    house.guest("bob");
    const auto ann = house.page("ann"), bob = house.page("bob");
    house.say(ann, Invite{"i", code_of_link, *game_conditions_in("aga 9x9 7.5 0 none"), Side::nigiri});
    CHECK(code_of(house.say(bob, Withdraw{"x", code_of_link})) == "no_invitation");
    CHECK(code_of(house.say(ann, Withdraw{"x", code_of_link})) == "done");
    CHECK(code_of(house.say(bob, Join{"j", code_of_link})) == "no_invitation");
}

TEST_CASE("whoever says again that they join, before the disk has answered, has the same game") {
    House house;
    for (const char* token : {"ann", "bob", "eve"}) house.guest(token);
    const auto ann = house.page("ann"), bob = house.page("bob"), eve = house.page("eve");
    house.say(ann, Invite{"i", code_of_link, *game_conditions_in("aga 9x9 7.5 0 none"), Side::nigiri});
    house.is_held_up = true;
    house.say(bob, Join{"j", code_of_link});
    house.leave(bob);
    const auto again = house.page("bob");
    house.say(again, Join{"j", code_of_link});
    house.say(eve, Join{"j", code_of_link});
    house.is_held_up = false;
    house.run();
    const auto told = house.take(ann);
    REQUIRE(all<Joined>(told).size() == 1);
    const auto joined = house.take(again);
    CHECK(code_of(joined) == "done");
    CHECK(one<Done>(joined)->game == one<Joined>(told)->game);
    CHECK(code_of(house.take(eve)) == "no_invitation");
}

TEST_CASE("a link that the disk cannot read now is not said to be gone") {
    House house;
    house.guest("ann");
    house.guest("bob");
    const auto ann = house.page("ann"), bob = house.page("bob");
    house.say(ann, Invite{"i", code_of_link, *game_conditions_in("aga 9x9 7.5 0 none"), Side::nigiri});
    house.is_full = true;
    CHECK(code_of(house.say(bob, Look{"l", code_of_link})) == "unstored");
    CHECK(code_of(house.say(bob, Join{"j", code_of_link})) == "unstored");
    house.is_full = false;
    CHECK(code_of(house.say(bob, Join{"j", code_of_link})) == "done");
}
