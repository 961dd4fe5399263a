// The examples of the installed headers, as tests/face/examples.py makes them.
#pragma once

#include <string>
#include <vector>

struct Example {
    std::string name;  // of the header, without .hpp
    int lines;
    void (*run)();
    std::string prints;  // what it says that it prints
};

extern const std::vector<Example> all_examples;
