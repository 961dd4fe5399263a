#include "apps/load/kept_games.hpp"

#include "apps/load/refereed.hpp"
#include "go/table/game_result.hpp"
#include "server/log/game_log.hpp"
#include "server/store/sha256.hpp"
#include "server/store/sqlite_store.hpp"

#include <set>
#include <utility>
#include <variant>

namespace shinpan::inline apps::load {
namespace {

class Checking {
public:
    Checking(KeptCheck& check, const ToldGame& told) : check_(check), told_(told) {}

    void look_at(const server::FoundGame& found) {
        ++check_.games;
        check_.entries += std::ssize(found.entries);
        std::set<std::pair<std::string, std::string>> requests;
        std::vector<server::LogEntry> entries;
        for (const server::KeptEntry& kept : found.entries) {
            if (!kept.request.empty() && !requests.emplace(kept.person, kept.request).second)
                fault("a request was entered twice");
            entries.push_back(kept.entry);
        }
        for (std::size_t i = 0; i < told_.heads.size(); ++i)
            if (i >= found.entries.size() || found.entries[i].head != told_.heads[i])
                return fault("entry " + std::to_string(i + 1) + ", acknowledged, is not there");
        const auto log = server::GameLog::of(found.game, server::sha256, std::move(entries));
        if (!log) return fault(log.error().what);
        if (log->head() != found.entries.back().head) return fault("its chain is broken");
        if (!log->game().is_over()) return;
        ++check_.results;
        const std::string result = to_text(log->result()), verdict = refereed(*log);
        if (result != verdict) fault("ended " + result + ", and the referee finds " + verdict);
    }

    void fault(const std::string& what) { check_.faults.push_back(told_.name + ": " + what); }

private:
    KeptCheck& check_;
    const ToldGame& told_;
};

}  // namespace

KeptCheck check_kept(const std::string& db, std::span<const ToldGame> told) {
    KeptCheck check;
    auto store = server::SqliteStore::open(db);
    if (!store) {
        check.faults.push_back(store.error());
        return check;
    }
    for (const ToldGame& game : told) {
        Checking checking(check, game);
        const std::vector<server::StoreRequest> wanted{server::FindGame{game.name}};
        const auto answers = (*store)->carry_out(wanted);
        if (const auto* found = std::get_if<server::FoundGame>(&answers.front()))
            checking.look_at(*found);
        else
            checking.fault("is not there");
    }
    return check;
}

}  // namespace shinpan::apps::load
