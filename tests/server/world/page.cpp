#include "server/world/page.hpp"

#include "formats/record/event_line.hpp"
#include "server/log/game_conditions.hpp"

#include <algorithm>
#include <utility>

namespace shinpan::server::world {
namespace {

// The game that the entries come to.
std::optional<Game> fold(const std::vector<KnownEntry>& entries) {
    if (entries.empty()) return {};
    const auto conditions = game_conditions_in(std::string_view(entries[0].entry.text).substr(6));
    Game game = game_under(*conditions);
    for (const KnownEntry& known : entries)
        if (!known.event.empty() && !game.apply(*event_in_line(known.event, conditions->size))) return {};
    return game;
}

bool is_over(const Shown& shown) {
    return shown.game && (shown.game->is_over() || shown.entries.back().entry.text.starts_with("abort"));
}

}  // namespace

Page::Page(std::string name, std::uint64_t seed, Witness witness, Mistake mistake)
    : name_(std::move(name)), random_(seed), witness_(std::move(witness)), mistake_(mistake) {}

std::string Page::next_id() { return name_ + std::to_string(++ids_); }

bool Page::is_idle() const {
    const bool plays =
        std::any_of(games_.begin(), games_.end(), [](const auto& one) { return !is_over(one.second); });
    return !plays && requests_.empty() && !invited_;
}

bool Page::awaits(const std::string& request) const {
    return requests_.contains(request) ||
           std::any_of(pending_.begin(), pending_.end(),
                       [&](const Pending& one) { return one.said.id == request; });
}

std::vector<FromPage> Page::opened() { return {Hello{protocol_version}}; }

void Page::cut() { is_open_ = false; }

std::vector<FromPage> Page::ask(FromPage request) {
    requests_[id_of(request)] = request;
    if (!is_open_) return {};
    return {std::move(request)};
}

std::vector<FromPage> Page::invite(const std::string& code, const GameConditions& conditions) {
    invited_ = code;
    return ask(Invite{next_id(), code, conditions, Side::nigiri});
}

std::vector<FromPage> Page::join(const std::string& code) { return ask(Join{next_id(), code}); }

FromPage Page::watching(const std::string& game) {
    const auto& entries = games_[game].entries;
    const std::string id = next_id();
    watches_[id] = game;
    if (entries.empty()) return Watch{id, game, 0, ""};
    return Watch{id, game, entries.back().entry.number, entries.back().head};
}

std::vector<FromPage> Page::begin(const std::string& game) {
    if (games_.contains(game)) return {};
    return {watching(game)};
}

std::vector<FromPage> Page::received(const ToPage& message) {
    if (std::holds_alternative<Welcome>(message)) {
        is_open_ = true;
        std::vector<FromPage> all;
        for (const auto& [game, shown] : games_) all.push_back(watching(game));
        for (const auto& [id, request] : requests_) all.push_back(request);
        if (invited_) all.push_back(Look{next_id(), *invited_});
        return all;
    }
    if (const auto* game = std::get_if<GameSeen>(&message)) return seen(*game);
    if (const auto* entry = std::get_if<Entered>(&message)) {
        entered(entry->game, {entry->known}, entry->offers);
        games_[entry->game].absence = entry->table.absence;
    }
    if (const auto* now = std::get_if<Present>(&message)) games_[now->game].absence = now->table.absence;
    if (const auto* answer = std::get_if<Done>(&message)) return done(*answer);
    if (const auto* answer = std::get_if<NotDone>(&message)) return refused(*answer);
    if (const auto* joined = std::get_if<Joined>(&message)) {
        invited_.reset();
        return begin(joined->game);
    }
    return {};
}

std::vector<FromPage> Page::seen(const GameSeen& seen) {
    Shown& shown = games_[seen.game];
    shown.entries.resize(std::min<std::size_t>(shown.entries.size(), static_cast<std::size_t>(seen.after)));
    shown.entries.insert(shown.entries.end(), seen.entries.begin(), seen.entries.end());
    shown.offers = seen.offers;
    shown.you = seen.you;
    shown.absence = seen.table.absence;
    shown.game = fold(shown.entries);
    witness_.shown(seen.game, shown);
    std::vector<FromPage> again;
    for (const Pending& pending : pending_)
        if (pending.game == seen.game) again.push_back(pending.said);
    return again;
}

void Page::entered(const std::string& game, const std::vector<KnownEntry>& entries,
                   const std::vector<OpenOffer>& offers) {
    const auto found = games_.find(game);
    if (found == games_.end() || found->second.entries.empty()) return;
    Shown& shown = found->second;
    bool is_news = false;
    for (const KnownEntry& known : entries) {
        if (known.entry.number != shown.entries.back().entry.number + 1) continue;
        shown.entries.push_back(known);
        is_news = true;
    }
    if (!is_news) return;
    shown.offers = offers;
    shown.game = fold(shown.entries);
    witness_.shown(game, shown);
}

std::vector<FromPage> Page::done(const Done& answer) {
    if (const auto asked = requests_.find(answer.id); asked != requests_.end()) {
        requests_.erase(asked);
        return answer.game.empty() ? std::vector<FromPage>{} : begin(answer.game);
    }
    const auto said = std::find_if(pending_.begin(), pending_.end(),
                                   [&](const Pending& one) { return one.said.id == answer.id; });
    if (said != pending_.end()) {
        witness_.done(*said, answer);
        pending_.erase(said);
        return {};
    }
    if (invited_ && !answer.game.empty() && answer.number == 0 && !games_.contains(answer.game)) {
        invited_.reset();  // the link that was looked at has become a game
        return begin(answer.game);
    }
    return {};
}

std::vector<FromPage> Page::refused(const NotDone& answer) {
    if (answer.code == NoCode::unstored) {  // nothing has happened: it is said again
        if (const auto asked = requests_.find(answer.id); asked != requests_.end()) return {asked->second};
        for (const Pending& pending : pending_)
            if (pending.said.id == answer.id) return {pending.said};
        if (const auto game = watches_.find(answer.id); game != watches_.end())
            return {watching(game->second)};
        return {};
    }
    requests_.erase(answer.id);
    const auto said = std::find_if(pending_.begin(), pending_.end(),
                                   [&](const Pending& one) { return one.said.id == answer.id; });
    if (said == pending_.end()) return {};
    const Pending refused = *said;
    pending_.erase(said);
    witness_.refused(refused);
    entered(refused.game, answer.missed, answer.offers);
    if (mistake_ == Mistake::shows_refused) {
        Shown& shown = games_[refused.game];
        KnownEntry invented;
        invented.entry.number = shown.entries.back().entry.number + 1;
        invented.entry.text = invented.event = refused.said.text;
        shown.entries.push_back(std::move(invented));
        witness_.shown(refused.game, shown);
    }
    return {};
}

std::vector<FromPage> Page::act() {
    if (!is_open_ || !pending_.empty()) return {};
    for (const auto& [name, shown] : games_) {
        if (!shown.game || is_over(shown)) continue;
        const std::string words = is_stone(shown.you) ? word_in(shown) : ruling_in(shown);
        if (words.empty()) continue;
        Say said{next_id(), name, shown.entries.back().entry.number, words};
        if (random_.below(2) == 0) said.thought = static_cast<Milliseconds>(random_.below(2000));
        pending_.push_back({name, std::move(said)});
        return {pending_.back().said};
    }
    return {};
}

}  // namespace shinpan::server::world
