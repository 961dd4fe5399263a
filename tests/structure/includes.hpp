// Which room of src may include which, and which headers of the system and of packages are for whom. The
// table is CMake's: the lines shinpan_folder, shinpan_program and shinpan_edges of CMakeLists.txt, and
// nothing else.
#pragma once

#include "source.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace structure {

// A folder of src with what it may include: "shinpan_folder(rulefile rulesets NATIVE PACKAGES boost_json)".
struct Room {
    std::string name;
    std::vector<std::string> edges;
    std::vector<std::string> packages;
    bool is_native =
        false;     // else compiled for WebAssembly too: no input or output, no package but tl::expected
    int line = 0;  // of CMakeLists.txt
};

class House {
public:
    explicit House(std::string_view cmake_lists);

    const Room* find(std::string_view name) const;

    // Their names, in the order of CMakeLists.txt.
    std::vector<std::string> rooms() const;

    // The room of a file: that with the longest name that its path begins with; null where it has none.
    const Room* room_of(std::string_view path) const;

    // The same room, one that is named for it, or one that those may include.
    bool may_include(const Room& from, const Room& to) const;

    // Edges to rooms that are not declared before, and rooms that stand apart from others of their storey.
    std::vector<Violation> out_of_order() const;

    // Includes of a room of ours that the table does not allow, and of packages and parts of the standard
    // library that the room must do without.
    std::vector<Violation> forbidden_includes(const Source&) const;

private:
    std::string against_system_header(const Source&, std::string_view header) const;
    std::string against_own_header(const Source&, std::string_view header) const;

    std::vector<Room> rooms_;  // in the order of CMakeLists.txt
};

}  // namespace structure
