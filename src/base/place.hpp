// Place: where something stands in a text.
#pragma once

namespace shinpan {

// Lines and columns from 1, columns in bytes; 0 where unknown.
struct Place {
    int line = 0;
    int column = 0;

    friend bool operator==(Place, Place) = default;
};

}  // namespace shinpan
