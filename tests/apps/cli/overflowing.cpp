// A program that writes beyond its buffer when its argument is too long, as no program of ours should.
#include <cstdio>
#include <cstring>

int main(int argc, char** argv) {
    char copy[16];
    std::strcpy(copy, argc > 1 ? argv[1] : "");
    std::puts(copy);
}
