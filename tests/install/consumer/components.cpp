// A program that uses the components of the rules of one's own and of text encodings.
#include <shinpan/record.hpp>
#include <shinpan/rules.hpp>

#include <iostream>

int main() {
    using namespace shinpan;
    const auto own = ruleset_in_toml("id = \"my-club\"\nname = \"Club\"\nbased_on = \"aga\"\n");
    if (!own) return std::cout << own.error().what, 1;
    std::cout << own->rules().id << " " << encoding::to_utf8("(;CA[UTF-8])", "UTF-8").used;
}
