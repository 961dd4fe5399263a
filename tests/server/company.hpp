// A company: somebody of every role of docs/rights.md at one server, however it is reached. Ann and Bob are
// Black and White, and Rita the referee, "playing", has a game of her own with Bob.
#pragma once

#include "server/core/store_words.hpp"
#include "server/rights.hpp"
#include "server/store/sha256.hpp"

#include <doctest/doctest.h>

#include <boost/json/parse.hpp>

#include <cstdint>
#include <limits>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace shinpan::server {

// A server that a company meets at.
class MeetingPlace {
public:
    virtual ~MeetingPlace() = default;

    // A new page of whoever has that token, which has said hello; its number.
    virtual std::size_t page(const std::string& token) = 0;

    // The frame that answers: done or no; of what is no request, what comes of it; empty where the page is
    // closed.
    virtual std::string ask(std::size_t page, const std::string& frame) = 0;
};

// What introduces the company's people to a store, each known by their role as id and token.
inline std::vector<StoreRequest> introductions() {
    std::vector<StoreRequest> all;
    for (const std::string name :
         {"guest", "elsewhere", "onlooker", "Black", "White", "playing", "referee", "admin"}) {
        const Person person{.id = name, .name = name};
        const std::string session = sha256(name);
        all.emplace_back(KeepGuest{person, session, 1});
    }
    for (const auto& [name, role] : {std::pair{"playing", Role::referee}, std::pair{"referee", Role::referee},
                                     std::pair{"admin", Role::administrator}}) {
        all.emplace_back(KeepCode{name, role, std::numeric_limits<std::int64_t>::max()});
        all.emplace_back(UseCode{name, name, 1});
    }
    return all;
}

// Closed, done, the code of a refusal, or the word of another message.
inline std::string word_in(const std::string& frame) {
    if (frame.empty()) return "closed";
    const boost::json::value message = boost::json::parse(frame);
    const auto text = [&](const char* key) { return std::string(message.at(key).as_string().c_str()); };
    return text("t") == "no" ? text("code") : text("t");
}

inline std::string replaced(std::string text, const std::string& what, const std::string& by) {
    const std::size_t at = text.find(what);
    return at == std::string::npos ? text : text.replace(at, what.size(), by);
}

class Company {
public:
    Company(MeetingPlace& place, bool is_over) : place_(place) {
        const std::size_t white = place_.page("White");
        game_ = game(place_.page("Black"), white, "0123456789abcdefghjkmnpqrs", is_over);
        judged_ = game(place_.page("playing"), white, "2123456789abcdefghjkmnpqrs", is_over);
        game(place_.page("elsewhere"), place_.page("guest"), "1123456789abcdefghjkmnpqrs", is_over);
    }

    // What somebody of that role is answered. In the frame GAME stands for the game of which they speak, and
    // WHITE for the id of who plays White.
    std::string answer(const std::string& role, const std::string& frame) {
        const std::string& game = role == "Black, a referee" ? judged_ : game_;
        return word_in(place_.ask(page(role), replaced(replaced(frame, "GAME", game), "WHITE", "White")));
    }

    const std::string& game() const { return game_; }

private:
    std::size_t page(const std::string& role) {
        if (const auto known = pages_.find(role); known != pages_.end()) return known->second;
        const std::string token = role == "Black, a referee" ? "playing"
                                  : role == "administrator"  ? "admin"
                                                             : role;
        const std::size_t page = place_.page(token);
        const bool looks_on = role != "nobody" && role != "guest" && role != "elsewhere";
        if (looks_on) watch(page, token == "playing" ? judged_ : game_);
        return pages_[role] = page;
    }

    void watch(std::size_t page, const std::string& game) {
        CHECK(word_in(place_.ask(page, R"({"t":"watch","id":"watch","g":")" + game +
                                           R"(","after":0,"head":""})")) == "done");
    }

    void say(std::size_t page, const std::string& game, int after, const std::string& text) {
        CHECK(word_in(place_.ask(page, R"({"t":"say","id":")" + text + R"(","g":")" + game + R"(","after":)" +
                                           std::to_string(after) + R"(,"text":")" + text + "\"}")) == "done");
    }

    // Each has made a move; White has resigned where it is over.
    std::string game(std::size_t black, std::size_t white, const std::string& code, bool is_over) {
        const std::string conditions = "aga 9x9 7.5 0 fischer:600:10";
        CHECK(word_in(place_.ask(black, R"({"t":"invite","id":"invite","code":")" + code +
                                            R"(","conditions":")" + conditions + R"(","side":"black"})")) ==
              "done");
        const std::string joined =
            place_.ask(white, R"({"t":"join","id":"join )" + code + R"(","code":")" + code + "\"}");
        const std::string name = boost::json::parse(joined).at("g").as_string().c_str();
        for (const std::size_t page : {black, white}) watch(page, name);
        say(black, name, 1, "play B D4");
        say(white, name, 2, "play W F6");
        const std::string g = R"(,"g":")" + name + '"';
        CHECK(word_in(place_.ask(black, R"({"t":"chat","id":"chat")" + g + R"(,"text":"hello"})")) == "done");
        CHECK(word_in(place_.ask(white, R"({"t":"report","id":"report")" + g + R"(,"line":1})")) == "done");
        if (is_over) say(white, name, 3, "resign W");
        return name;
    }

    MeetingPlace& place_;
    std::string game_{}, judged_{};
    std::map<std::string, std::size_t> pages_{};
};

// The frame of a row of the tables of messages, and of entries: said by somebody who knows the log so far.
inline std::string message_of(const RightsRow& row) { return row.said; }
inline std::string entry_of(const RightsRow& row, bool is_over) {
    return R"({"t":"say","id":"r","g":"GAME","after":)" + std::to_string(is_over ? 4 : 3) + R"(,"text":")" +
           row.said + "\"}";
}

}  // namespace shinpan::server
