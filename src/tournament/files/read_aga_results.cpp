#include "base/text.hpp"
#include "go/rules/handicap.hpp"
#include "go/rulesets/registry.hpp"
#include "tournament/files/aga_results.hpp"
#include "tournament/files/number_in.hpp"
#include "tournament/files/reading_messages.hpp"
#include "tournament/files/words_of_line.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace shinpan::tournament::aga_results {
namespace {

using Words = std::vector<std::string_view>;

constexpr HalfPoints most_handicap_komi =
    points(1);  // less than that is what White has in a game with a handicap
constexpr int one_dan = 30;

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t");
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(" \t") - begin + 1);
}

// "6/15/2004" as "2004-06-15"; other words as they are.
std::string day_in(std::string_view text) {
    const std::size_t first = text.find('/'), second = text.find('/', std::min(first, text.size() - 1) + 1);
    if (text.empty() || first == std::string_view::npos || second == std::string_view::npos)
        return std::string(text);
    const auto two = [](std::string_view number) {
        return (number.size() == 1 ? "0" : "") + std::string(number);
    };
    return std::string(text.substr(second + 1)) + '-' + two(text.substr(0, first)) + '-' +
           two(text.substr(first + 1, second - first - 1));
}

// "4k", "3d"; and ratings, of which 3.5 is the middle of 3 dan and -4.5 that of 4 kyu.
std::optional<int> rank_or_rating(std::string_view word) {
    if (const auto rank = rank_in(word)) return rank;
    const auto rating = number_in<double>(word);
    if (!rating || !(std::abs(*rating) >= 1 && std::abs(*rating) < 31)) return {};
    const int grade = static_cast<int>(*rating);
    return std::clamp(grade > 0 ? one_dan - 1 + grade : one_dan + grade, 0, 38);
}

struct SaidGame {
    int round = 0;  // 0: not said
    PairedGame game{};
    std::optional<HalfPoints> komi{};
    int line = 0;
};

class Reader {
public:
    explicit Reader(std::int64_t now) : importer_(now) {
        importer_.conditions() = usual_conditions(System::swiss);
    }

    Result<ReadEvent, BadInput> read(std::string_view text) {
        read_lines(text);
        if (!has_players_) return failure(bad_input(0, 0, {unread::no_players_part}));
        return finish();
    }

    Result<ReadEvent, BadInput> read(std::string_view register_file, std::span<const std::string> rounds) {
        section_ = Section::players;
        is_of_director_ = has_directives_ = true;
        read_lines(register_file);
        section_ = Section::games;
        has_directives_ = false;
        for (const std::string& round : rounds) {
            importer_.begin_file(std::to_string(++round_) + ".tde");
            read_lines(readable(round));
        }
        return finish();
    }

private:
    enum class Section { none, head, players, games, end };

    void read_lines(std::string_view text) {
        int line = 0;
        for (const std::string_view row : lines_in(text)) read_line(row, ++line);
    }

    Result<ReadEvent, BadInput> finish() {
        settle_komi();
        for (SaidGame& game : games_) enter(game);
        return std::move(importer_).finish();
    }

    void read_line(std::string_view line, int number) {
        std::string_view text = trimmed(line);
        const bool is_marked = text.starts_with('#'), is_directive = text.starts_with("##");
        while (text.starts_with('#')) text.remove_prefix(1);
        text = trimmed(text);
        if (words_of_line(text).empty()) return;
        if (has_directives_ && is_directive) read_directive(text);
        if (!is_of_director_ && read_heading(text)) return;
        if (is_marked) return;  // a comment
        text = trimmed(text.substr(0, text.find('#')));
        if (section_ == Section::head) read_setting(text);
        if (section_ == Section::players) read_player(text, number);
        if (section_ == Section::games) read_game(text, number);
    }

    bool read_heading(std::string_view text) {
        const std::string_view word = words_of_line(text).front();
        const std::string keyword = lower(word);
        const std::string_view rest = trimmed(text.substr(word.size()));
        if (keyword == "tourney") {
            section_ = Section::head;
            read_title(rest);
        } else if (keyword == "players" && rest.empty()) {
            section_ = Section::players;
            has_players_ = true;
        } else if (keyword == "games" && (rest.empty() || number_in<int>(rest))) {
            section_ = Section::games;
            round_ = number_in<int>(rest).value_or(0);
        } else if (keyword == "end" && rest.empty()) {
            section_ = Section::end;
        } else {
            return false;
        }
        return true;
    }

    // "RULES AGA"
    void read_directive(std::string_view text) {
        const std::string_view word = words_of_line(text).front();
        const std::string keyword = lower(word);
        const std::string_view value = trimmed(text.substr(word.size()));
        if (keyword == "tourney") read_title(value);
        if (keyword == "rules") read_rules(value);
        if (keyword == "rounds")
            importer_.conditions().rounds = rounds_ =
                std::clamp(number_in<int>(value).value_or(1), 1, most_rounds);
    }

    void read_rules(std::string_view word) {
        if (const auto rules = ruleset_called(lower(word))) importer_.conditions().rules = *rules;
    }

    // "name, place, date"
    void read_title(std::string_view text) {
        const std::size_t comma = std::min(text.find(", "), text.size());
        const std::size_t last = text.rfind(", ");
        importer_.conditions().title = trimmed(text.substr(0, comma));
        if (last != std::string_view::npos && last > comma)
            importer_.conditions().place = trimmed(text.substr(comma + 2, last - comma - 2));
    }

    void read_setting(std::string_view text) {
        const std::size_t equals = std::min(text.find('='), text.size() - 1);
        const std::string key = lower(trimmed(text.substr(0, equals)));
        const std::string_view value = trimmed(text.substr(equals + 1));
        Conditions& laid = importer_.conditions();
        if (key == "start") laid.first_day = day_in(value);
        if (key == "finish") laid.last_day = day_in(value);
        if (key == "rules") read_rules(value);
    }

    // "90001", or "USA90001" and "TMP7" of a director's files; others are not the association's.
    static bool is_id(std::string_view word) {
        const std::size_t digits = word.find_first_of("0123456789");
        return digits != std::string_view::npos && digits <= 3 && number_in<int>(word.substr(digits));
    }

    // "90001 Player, Ann 4k", and behind the rank what is said besides, such as "CLUB=BOST".
    void read_player(std::string_view text, int line) {
        Words words = words_of_line(text);
        while (words.size() > 3 && !rank_or_rating(words.back()) && has_directives_) {
            if (lower(words.back()).starts_with("club=")) club_ = words.back().substr(5);
            words.pop_back();
        }
        const auto rank = words.size() < 3 ? std::nullopt : rank_or_rating(words.back());
        if (words.size() < 2 || !is_id(words[0])) {
            importer_.refuse(line, {unread::no_player, {fact("text", std::string(text))}});
            return;
        }
        const auto end = static_cast<std::size_t>(words.back().data() - text.data());
        std::string_view names = text.substr(words[0].size(), (rank ? end : text.size()) - words[0].size());
        const std::size_t comma = std::min(names.find(','), names.size());
        Player player{.name = std::string(trimmed(names.substr(0, comma))), .rank = rank.value_or(0)};
        if (comma < names.size()) player.given = trimmed(names.substr(comma + 1));
        player.club = std::exchange(club_, {});
        if (const auto id = id_of(words[0]); number_in<int>(id)) player.ids["aga"] = id;
        const std::string name = full_name(player);
        if (!rank) importer_.warn(line, {unread::without_rank, {fact("player", name)}});
        const PlayerNumber number = importer_.add(std::move(player), line);
        const auto [before, is_new] = players_.emplace(id_of(words[0]), std::pair{number, line});
        if (!is_new)
            importer_.refuse(line, {unread::two_of_a_number,
                                    {fact("player", name), fact("number", std::string(words[0])),
                                     fact("other", full_name(importer_.player(before->second.first))),
                                     fact("other_line", before->second.second)}});
    }

    // As players are known by: "90001" for "USA90001".
    static std::string id_of(std::string_view word) {
        const std::string id = lower(word);
        return id.starts_with("usa") ? id.substr(3) : id;
    }

    PlayerNumber player_of(std::string_view id, int line) {
        const auto found = players_.find(id_of(id));
        if (found != players_.end()) return found->second.first;
        importer_.refuse(line, {unread::not_in_file, {fact("player", std::string(id))}});
        return nobody;
    }

    // "90001 90002 w 0 7.5"
    void read_game(std::string_view text, int line) {
        const Words words = words_of_line(text);
        if (words.size() < 3) {
            importer_.refuse(line, {unread::no_game, {fact("text", std::string(text))}});
            return;
        }
        SaidGame said{.round = round_, .line = line};
        said.game.white = player_of(words[0], line);
        said.game.black = player_of(words[1], line);
        if (said.game.white == nobody || said.game.black == nobody) return;
        read_result(lower(words[2]), said);
        const auto handicap = words.size() > 3 ? number_in<int>(words[3]) : std::optional<int>(0);
        if (!handicap) importer_.warn(line, unread::unread_cell("handicap", std::string(words[3])));
        said.game.handicap = handicap.value_or(0);
        if (words.size() > 4) said.komi = half_points_in(words[4]);
        if (words.size() > 4 && !said.komi)
            importer_.warn(line, unread::unread_cell("komi", std::string(words[4])));
        games_.push_back(said);
    }

    void read_result(const std::string& word, SaidGame& said) {
        said.game.by_default = word.size() == 2 && word[1] == 'f';
        if (word == "w" || word == "wf")
            said.game.end = GameEnd::white_wins;
        else if (word == "b" || word == "bf")
            said.game.end = GameEnd::black_wins;
        else if (word != "?" && word != "n")
            importer_.warn(said.line, {unread::left_out_result, {fact("result", word)}});
    }

    // The komi of most even games is that of the event, and of most games with a handicap the handicap's.
    void settle_komi() {
        std::map<HalfPoints, int> even, uneven;
        for (const SaidGame& said : games_)
            if (said.komi) ++(is_even(said) ? even : uneven)[*said.komi];
        const auto most = [](const std::map<HalfPoints, int>& of, HalfPoints& komi) {
            const auto found = std::max_element(
                of.begin(), of.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
            if (found != of.end()) komi = found->first;
        };
        most(even, importer_.conditions().komi);
        most(uneven, importer_.conditions().handicap.komi);
    }

    static bool is_even(const SaidGame& said) {
        return said.game.handicap == 0 && (!said.komi || *said.komi > most_handicap_komi);
    }

    void enter(SaidGame& said) {
        const Conditions& laid = importer_.conditions();
        if (said.komi && *said.komi != (is_even(said) ? laid.komi : laid.handicap.komi))
            importer_.warn(said.line, {unread::other_komi, {fact("komi", to_text(*said.komi))}});
        if (said.game.handicap == 0 && !is_even(said)) said.game.handicap = 1;
        int round = said.round;
        if (round == 0)
            for (round = 1;
                 importer_.is_paired(round, said.game.white) || importer_.is_paired(round, said.game.black);)
                ++round;
        importer_.add_game(round, said.game, said.line);
        if (round <= most_rounds) importer_.conditions().rounds = rounds_ = std::max(rounds_, round);
    }

    Importer importer_;
    Section section_ = Section::none;
    bool has_players_ = false;
    bool has_directives_ = false;  // of register.tde
    bool is_of_director_ = false;  // of its rounds too
    std::string club_{};
    int round_ = 0;
    int rounds_ = 1;
    std::map<std::string, std::pair<PlayerNumber, int>, std::less<>> players_{};  // by number of the file
    std::vector<SaidGame> games_{};
};

}  // namespace

Result<ReadEvent, BadInput> read_event(std::string_view bytes, std::int64_t now) {
    const std::string text = readable(bytes);
    return Reader(now).read(text);
}

Result<ReadEvent, BadInput> read_director_files(std::string_view register_file,
                                                std::span<const std::string> rounds, std::int64_t now) {
    const std::string text = readable(register_file);
    return Reader(now).read(text, rounds);
}

}  // namespace shinpan::tournament::aga_results
