// A program that uses the installed protocol: an engine that answers one command.
#include <shinpan/gtp.hpp>
#include <shinpan/rules.hpp>

#include <iostream>

int main() {
    using namespace shinpan;
    gtp::Session session({.rules = {.registered = &ruleset_of_engines()}}, {}, {});
    std::cout << session.answer("1 name");
}
