#include "server/pages/memory_store.hpp"

namespace shinpan::server::pages {

std::vector<StoreAnswer> MemoryStore::carry_out(std::span<const StoreRequest> requests) {
    std::vector<StoreAnswer> answers;
    for (const StoreRequest& request : requests)
        answers.push_back(std::visit([this](const auto& one) { return carry_out(one); }, request));
    return answers;
}

StoreAnswer MemoryStore::carry_out(const KeepGuest& wanted) {
    sessions_[wanted.session] = wanted.person;
    return Kept{};
}

StoreAnswer MemoryStore::carry_out(const FindSession& wanted) {
    const auto found = sessions_.find(wanted.session);
    return found == sessions_.end() ? StoreAnswer(Absent{}) : StoreAnswer(found->second);
}

StoreAnswer MemoryStore::carry_out(const KeepInvitation& wanted) {
    const auto [kept, is_new] = invitations_.try_emplace(wanted.invitation.code, wanted.invitation);
    const bool is_theirs = kept->second.by.id == wanted.invitation.by.id;
    return is_theirs ? StoreAnswer(Kept{}) : StoreAnswer(Absent{});
}

StoreAnswer MemoryStore::carry_out(const FindInvitation& wanted) {
    const auto found = invitations_.find(wanted.code);
    return found == invitations_.end() ? StoreAnswer(Absent{}) : StoreAnswer(found->second);
}

StoreAnswer MemoryStore::carry_out(const KeepGame& wanted) {
    const auto found = invitations_.find(wanted.code);
    if (found == invitations_.end() || !found->second.game.empty()) return Absent{};
    found->second.game = wanted.game;
    found->second.joined = wanted.joined;
    games_[wanted.game] = {.game = wanted.game, .seats = wanted.seats, .entries = wanted.entries};
    return Kept{};
}

StoreAnswer MemoryStore::carry_out(const KeepEntry& wanted) {
    const auto found = games_.find(wanted.game);
    if (found == games_.end()) return Absent{};
    auto& entries = found->second.entries;
    if (wanted.kept.entry.number != static_cast<int>(entries.size()) + 1) return Absent{};
    entries.push_back(wanted.kept);
    return Kept{};
}

StoreAnswer MemoryStore::carry_out(const FindGame& wanted) {
    const auto found = games_.find(wanted.game);
    return found == games_.end() ? StoreAnswer(Absent{}) : StoreAnswer(found->second);
}

}  // namespace shinpan::server::pages
