// A store in memory, for people who play by links and say nothing else. What is asked of it besides is
// absent.
#pragma once

#include "server/store/store.hpp"

#include <map>
#include <string>
#include <vector>

namespace shinpan::server::pages {

class MemoryStore : public Store {
public:
    std::vector<StoreAnswer> carry_out(std::span<const StoreRequest>) override;

    // The entries of a game; none of one that is not there.
    const std::vector<KeptEntry>& log(const std::string& game) { return games_[game].entries; }

private:
    StoreAnswer carry_out(const KeepGuest&);
    StoreAnswer carry_out(const FindSession&);
    StoreAnswer carry_out(const KeepInvitation&);
    StoreAnswer carry_out(const FindInvitation&);
    StoreAnswer carry_out(const KeepGame&);
    StoreAnswer carry_out(const KeepEntry&);
    StoreAnswer carry_out(const FindGame&);
    template <class Request>
    StoreAnswer carry_out(const Request&) {
        return Absent{};
    }

    std::map<std::string, Person> sessions_{};
    std::map<std::string, KeptInvitation> invitations_{};
    std::map<std::string, FoundGame> games_{};
};

}  // namespace shinpan::server::pages
