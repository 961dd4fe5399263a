#include "tournament/report/words.hpp"

#include "base/text.hpp"
#include "tournament/report/deed_messages.hpp"

namespace shinpan::tournament {
namespace {

std::string_view digits_of(GameEnd end) {
    switch (end) {
        case GameEnd::white_wins: return "1–0";
        case GameEnd::black_wins: return "0–1";
        case GameEnd::tie: return "½–½";
        case GameEnd::both_lose: return "0–0";
        case GameEnd::both_win: return "1–1";
        case GameEnd::unknown: break;
    }
    return "?";
}

std::string in_brackets(const std::string& text) { return text.empty() ? "" : " (" + text + ")"; }

// Says each deed by what it is about.
class Saying {
public:
    explicit Saying(const Event& event) : event_(event) {}

    Message operator()(const LaidDown& laid) const {
        return {deeds::conditions,
                {fact("title", laid.conditions.title),
                 fact("system", std::string(word_of(laid.conditions.system))),
                 fact("rounds", laid.conditions.rounds)}};
    }
    Message operator()(const Registered& registered) const {
        return {deeds::registered,
                {fact("number", registered.player.number), fact("player", name_and_rank(registered.player)),
                 fact("club", registered.player.club)}};
    }
    Message operator()(const CheckedIn& checked) const {
        return {checked.is_there ? deeds::checked_in : deeds::preliminary,
                {fact("player", name(checked.player))}};
    }
    Message operator()(const Attendance& attendance) const {
        const std::string from = std::to_string(attendance.from), to = std::to_string(attendance.to);
        const bool is_one = attendance.from == attendance.to;
        return {attendance.state == RoundState::not_paired ? deeds::plays
                : attendance.state == RoundState::absent   ? deeds::absent
                                                           : deeds::agreed_absent,
                {fact("player", name(attendance.player)),
                 fact("rounds", is_one ? from : from + "–" + to,
                      is_one ? "round " + from : "rounds " + from + " to " + to)}};
    }
    Message operator()(const Paired& paired) const {
        Message said{deeds::paired, {fact("round", paired.round), fact("method", paired.method)}};
        if (paired.games.size() == 1) {
            said.saying = deeds::paired_one;
            said.facts.push_back(fact("game", pair_text(event_, paired.games[0])));
        } else {
            said.facts.push_back(fact("games", static_cast<int>(paired.games.size())));
        }
        said.facts.push_back(fact("byes", names(paired.byes)));
        return said;
    }
    Message operator()(const Unpaired& unpaired) const {
        return {deeds::unpaired, {fact("round", unpaired.round), fact("players", names(unpaired.players))}};
    }
    Message operator()(const Rearranged& rearranged) const {
        const PairedGame& game = rearranged.game;
        Message said{game.handicap > 0 ? deeds::rearranged : deeds::rearranged_even,
                     {fact("round", rearranged.round), fact("game", pair_text(event_, game)),
                      fact("table", game.table)}};
        if (game.handicap > 0) said.facts.push_back(fact("handicap", game.handicap));
        return said;
    }
    Message operator()(const Reported& reported) const {
        const PairedGame game{.white = reported.white,
                              .black = reported.black,
                              .end = reported.end,
                              .by_default = reported.by_default,
                              .score = reported.score};
        return {deeds::reported,
                {fact("round", reported.round), fact("game", pair_text(event_, game)),
                 fact("result", result_text(game))}};
    }
    Message operator()(const Ruled& ruled) const {
        Message said{deeds::ruled, {fact("round", ruled.round)}};
        if (ruled.kind == RulingKind::result && ruled.players.size() == 2) {
            const PairedGame game{.white = ruled.players[0],
                                  .black = ruled.players[1],
                                  .end = ruled.end,
                                  .by_default = ruled.by_default,
                                  .score = ruled.score};
            said.saying = deeds::ruled_result;
            said.facts.push_back(fact("game", pair_text(event_, game)));
            said.facts.push_back(fact("result", result_text(game)));
        } else {
            said.facts.push_back(fact("ruling", std::string(word_of(ruled.kind))));
            said.facts.push_back(fact("players", names(ruled.players)));
        }
        if (ruled.kind == RulingKind::penalty) said.facts.push_back(fact("points", to_text(ruled.penalty)));
        for (auto& one :
             {fact("words", ruled.words), fact("clause", ruled.clause), fact("arbiter", ruled.arbiter)})
            said.facts.push_back(one);
        return said;
    }
    Message operator()(const Appealed& appealed) const {
        return {deeds::appealed,
                {fact("player", name(appealed.by)), fact("ruling", appealed.ruling),
                 fact("words", appealed.words)}};
    }
    Message operator()(const Heard& heard) const {
        return {
            heard.upheld ? deeds::upheld : deeds::rejected,
            {fact("appeal", heard.appeal), fact("committee", heard.committee), fact("words", heard.words)}};
    }
    Message operator()(const Approved& approved) const {
        return {deeds::approved, {fact("round", approved.round), fact("by", approved.by)}};
    }
    Message operator()(const Undone& undone) const { return {deeds::undone, {fact("entry", undone.entry)}}; }

private:
    // Of an entry that is undone the player may be gone.
    std::string name(PlayerNumber player) const {
        const bool is_known = player >= 1 && player <= static_cast<int>(event_.players().size());
        return is_known ? full_name(event_.player(player)) : "player " + std::to_string(player);
    }
    std::string names(const std::vector<PlayerNumber>& players) const {
        return listed(players, ", ", [&](PlayerNumber player) { return name(player); });
    }

    const Event& event_;
};

}  // namespace

std::string name_and_rank(const Player& player) { return full_name(player) + ' ' + rank_text(player.rank); }

std::string result_text(const PairedGame& game) {
    return std::string(digits_of(game.end)) + (game.by_default ? "!" : "") + in_brackets(game.score);
}

std::string pair_text(const Event& event, const PairedGame& game) {
    const auto name = [&](PlayerNumber player) {
        const bool is_known = player >= 1 && player <= static_cast<int>(event.players().size());
        return is_known ? full_name(event.player(player)) : "player " + std::to_string(player);
    };
    return name(game.white) + " – " + name(game.black);
}

Message message_on(const Event& event, const Entry& entry) { return std::visit(Saying(event), entry.deed); }

std::string words_on(const Event& event, const Entry& entry) { return in_english(message_on(event, entry)); }

}  // namespace shinpan::tournament
