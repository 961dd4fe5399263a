#include "tournament/report/words.hpp"

#include "base/text.hpp"

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

std::string counted(std::size_t count, const std::string& one) {
    return std::to_string(count) + ' ' + one + (count == 1 ? "" : "s");
}

std::string in_brackets(const std::string& text) { return text.empty() ? "" : " (" + text + ")"; }

// Says each deed in the words of its event.
class Saying {
public:
    explicit Saying(const Event& event) : event_(event) {}

    std::string operator()(const LaidDown& laid) const {
        return "conditions: " + laid.conditions.title + ", " + std::string(word_of(laid.conditions.system)) +
               ", " + counted(static_cast<std::size_t>(laid.conditions.rounds), "round");
    }
    std::string operator()(const Registered& registered) const {
        return "registered: " + std::to_string(registered.player.number) + ' ' +
               name_and_rank(registered.player) + in_brackets(registered.player.club);
    }
    std::string operator()(const CheckedIn& checked) const {
        return name(checked.player) + (checked.is_there ? " has checked in" : " is preliminary");
    }
    std::string operator()(const Attendance& attendance) const {
        const std::string rounds =
            attendance.from == attendance.to
                ? "round " + std::to_string(attendance.from)
                : "rounds " + std::to_string(attendance.from) + " to " + std::to_string(attendance.to);
        if (attendance.state == RoundState::not_paired)
            return name(attendance.player) + " plays in " + rounds;
        return name(attendance.player) + " is absent in " + rounds +
               (attendance.state == RoundState::absent ? " without a word" : "");
    }
    std::string operator()(const Paired& paired) const {
        const std::string by = in_brackets(paired.method);
        std::string text = round(paired.round) + counted(paired.games.size(), "game") + " paired" + by;
        if (paired.games.size() == 1)
            text = round(paired.round) + "paired: " + pair_text(event_, paired.games[0]) + by;
        if (!paired.byes.empty()) text += "; bye: " + names(paired.byes);
        return text;
    }
    std::string operator()(const Unpaired& unpaired) const {
        return round(unpaired.round) + "pairing taken back" +
               (unpaired.players.empty() ? "" : " of " + names(unpaired.players));
    }
    std::string operator()(const Rearranged& rearranged) const {
        const PairedGame& game = rearranged.game;
        return round(rearranged.round) + pair_text(event_, game) + " at table " + std::to_string(game.table) +
               (game.handicap > 0 ? ", handicap " + std::to_string(game.handicap) : ", no handicap");
    }
    std::string operator()(const Reported& reported) const {
        return round(reported.round) +
               result(reported.white, reported.black, reported.end, reported.by_default, reported.score);
    }
    std::string operator()(const Ruled& ruled) const {
        std::string text = "ruling, " + round(ruled.round);
        if (ruled.kind == RulingKind::result && ruled.players.size() == 2)
            text += result(ruled.players[0], ruled.players[1], ruled.end, ruled.by_default, ruled.score);
        else
            text += std::string(word_of(ruled.kind)) +
                    (ruled.players.empty() ? "" : " for " + names(ruled.players));
        if (ruled.kind == RulingKind::penalty) text += ", " + to_text(ruled.penalty) + " points";
        text += ": " + ruled.words + in_brackets(ruled.clause);
        return ruled.arbiter.empty() ? text : text + ", " + ruled.arbiter;
    }
    std::string operator()(const Appealed& appealed) const {
        return name(appealed.by) + " appeals against ruling " + std::to_string(appealed.ruling) + ": " +
               appealed.words;
    }
    std::string operator()(const Heard& heard) const {
        return "appeal " + std::to_string(heard.appeal) + (heard.upheld ? " is upheld" : " is rejected") +
               in_brackets(heard.committee) + (heard.words.empty() ? "" : ": " + heard.words);
    }
    std::string operator()(const Approved& approved) const {
        return "standings after round " + std::to_string(approved.round) + " are final" +
               in_brackets(approved.by);
    }
    std::string operator()(const Undone& undone) const {
        return "entry " + std::to_string(undone.entry) + " undone";
    }

private:
    // Of an entry that is undone the player may be gone.
    std::string name(PlayerNumber player) const {
        const bool is_known = player >= 1 && player <= static_cast<int>(event_.players().size());
        return is_known ? full_name(event_.player(player)) : "player " + std::to_string(player);
    }
    std::string names(const std::vector<PlayerNumber>& players) const {
        return listed(players, ", ", [&](PlayerNumber player) { return name(player); });
    }
    std::string round(int number) const { return "round " + std::to_string(number) + ", "; }
    std::string result(PlayerNumber white, PlayerNumber black, GameEnd end, bool by_default,
                       const std::string& score) const {
        return name(white) + " – " + name(black) + ' ' +
               result_text(
                   {.white = white, .black = black, .end = end, .by_default = by_default, .score = score});
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

std::string words_on(const Event& event, const Entry& entry) { return std::visit(Saying(event), entry.deed); }

}  // namespace shinpan::tournament
