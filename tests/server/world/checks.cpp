// What must be so in the simulated world, whatever happens.
#include "apps/load/refereed.hpp"
#include "server/core/estimates.hpp"
#include "server/store/sha256.hpp"
#include "server/world/world.hpp"

#include <string>
#include <vector>

namespace shinpan::server::world {

// Whoever says that the other was away says no more than the server has seen when it takes it: until that is
// on disk the other may have come and gone.
void World::check_absence(const Kept& game, const LogEntry& entry) {
    const auto seconds = seconds_of_absence(entry.text);
    if (!seconds) return;
    ++tally_.claims;
    const Attendance& absent = game.attendance[index_of(other(player_of(entry.author)))];
    if (!absent.pages.empty() || *seconds * Milliseconds{1000} > time_ - absent.left)
        fail("somebody was away for less than was said");
}

void World::check_done(const Pending& said, const Done& answer) {
    const auto& entries = disk_[said.game].entries;
    const auto at = static_cast<std::size_t>(answer.number) - 1;
    if (at >= entries.size() || entries[at].head != answer.head || entries[at].request != said.said.id)
        return fail("acknowledged, and not on disk\n" + said.said.id + " " + said.said.text);
    if (entries[at].entry.text != said.said.text)
        fail("something else was entered than was said\n" + said.said.text);
}

// What is said again, at any time, has the answer that it had.
void World::check_answer(const ToPage& message) {
    const auto* refused = std::get_if<NotDone>(&message);
    if (refused && refused->code != NoCode::unstored && answered_.contains(refused->id))
        fail("done, and then refused\n" + refused->id + " " + std::string(word_of(refused->code)));
    const auto* done = std::get_if<Done>(&message);
    if (done == nullptr || !said_.contains(done->id)) return;
    const auto [first, is_first] = answered_.try_emplace(done->id, *done);
    const Done& before = first->second;
    if (before.game != done->game || before.number != done->number || before.head != done->head)
        fail("the same request has another answer\n" + done->id);
}

void World::check_refused(const Pending& said) {
    if (entered_.contains(said.said.id)) fail("refused, and on disk\n" + said.said.id);
}

void World::check_shown(std::size_t page, const std::string& game, const Shown& shown) {
    const auto& entries = disk_[game].entries;
    if (shown.entries.size() > entries.size()) return fail("a page shows what is not on disk");
    if (looks_on(page) && shown.entries.size() > disk_[game].most_for_onlookers)
        return fail("somebody who looks on was told too early");
    for (std::size_t i = 0; i < shown.entries.size(); ++i)
        if (shown.entries[i].head != entries[i].head)
            return fail("a page shows another log than the disk has");
    if (!shown.game) fail("a page cannot play what it is told");
}

void World::check_store(const std::string& game, const Kept& kept) {
    const StoreRequest wanted = FindGame{game};
    const StoreAnswer answer = store_->carry_out({&wanted, 1}).front();
    const auto* const found = std::get_if<FoundGame>(&answer);
    std::vector<KeptEntry> entries = kept.entries;
    for (KeptEntry& one : entries) one.awaited = {};
    if (found == nullptr || found->entries != entries) fail("the store has another log than was kept");
}

void World::check_end(const std::string& game, const Kept& kept) {
    std::vector<LogEntry> entries;
    for (const KeptEntry& one : kept.entries) entries.push_back(one.entry);
    const auto log = GameLog::of(game, sha256, std::move(entries));
    if (!log) return fail("a log cannot be read: " + log.error().what);
    if (log->head() != kept.entries.back().head) return fail("a chain is broken");
    if (log->sitting().is_aborted() && kept.result != "Void") fail("a game that was broken off has a result");
    if (!log->game().is_over()) return;
    if (needs_estimate(*log)) return fail("a score was never computed");
    if (to_text(log->result()) != kept.result) return fail("the result that was kept is not that of the log");
    if (const std::string found = load::refereed(*log); found != kept.result)
        fail("the referee finds " + found + ", not " + kept.result + ", under " + to_text(log->conditions()));
}

}  // namespace shinpan::server::world
