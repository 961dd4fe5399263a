// Message: something that the engine tells a person, as its kind and the facts that it holds, so that each
// face can say it in its own language. English comes with it.
//
//   constexpr MessageTemplate fills{"fills", "{player} fills {stones|stone|stones} at {at}."};
//   Message remark{fills, {fact("player", "B", "Black"), fact("stones", 2), fact("at", "C3, D3")}};
//   in_english(remark);  // "Black fills 2 stones at C3, D3."
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace shinpan {

class JsonWriter;

// A kind of remark, and how it is said in English. In the text
//   {name}             is the fact of that name,
//   {name|one|many}    is the fact, and the word that goes with its number: "1 stone", "2 stones",
//   {name#one|many}    is that word alone,
//   {a,b?words}        is `words`, said in the same way, where at least one of these facts is there.
struct MessageTemplate {
    std::string_view kind;     // such as "empty_points"; one kind, one set of facts
    std::string_view english;  // of facts that may be missing nothing is said but in `?`
};

struct Argument {
    std::string_view name;  // of static lifetime
    std::string value;      // the same in all languages: a number, points' names, a clause, a code
    std::string english;    // how English says a code; empty where it says the value
    bool is_number = false;
    int number = 0;  // where it is one
};

Argument fact(std::string_view name, int value);
Argument fact(std::string_view name, std::string value, std::string english = {});

struct Message {
    MessageTemplate saying;
    std::vector<Argument> facts{};
};

std::string in_english(const Message&);

// {"kind": "...", "facts": {...}}; facts whose value is empty are left out.
void write_message(JsonWriter&, const Message&);

}  // namespace shinpan
