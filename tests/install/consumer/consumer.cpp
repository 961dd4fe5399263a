// A program that uses the installed engine: it puts a stone on a board and names what stands there.
#include <shinpan/board/position.hpp>

#include <iostream>

int main() {
    const shinpan::Size size{19, 19};
    shinpan::Position position(size);
    const auto d4 = shinpan::point_named("D4", size);
    if (!d4) return 1;
    position.set(*d4, shinpan::Color::black);
    std::cout << name(*d4, size) << " is " << name(position.at(*d4)) << "'s\n";
}
