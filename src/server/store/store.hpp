// Store: where people, invitations and the logs of games are kept. Every implementation passes the same tests
// (tests/server/store).
//
//   auto store = SqliteStore::open("shinpan.db");
//   const auto answers = (*store)->carry_out(requests);     // all on disk
#pragma once

#include "server/core/store_words.hpp"

#include <span>
#include <vector>

namespace shinpan::server {

class Store {
public:
    virtual ~Store() = default;

    // Carries them out one after the other; one answer each, in their order. What they write is on disk
    // together when this returns; where it cannot be, each that writes has the answer NotKept, and nothing of
    // it is there. One thread at a time.
    virtual std::vector<StoreAnswer> carry_out(std::span<const StoreRequest>) = 0;
};

}  // namespace shinpan::server
