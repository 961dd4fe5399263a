// What stands behind the handles of the C interface, and how texts go in and out.
#pragma once

#include "base/bad_input.hpp"
#include "base/json_writer.hpp"
#include "base/result.hpp"
#include "bindings/c/shinpan.h"
#include "formats/record/record.hpp"
#include "formats/record/sgf/tree.hpp"
#include "go/game/game.hpp"
#include "go/rules/refusal.hpp"
#include "go/rulesets/named_rules.hpp"
#include "go/score/score.hpp"

#include <optional>
#include <string>
#include <string_view>

struct shinpan_game {
    shinpan::NamedRules rules;  // which the game refers to
    shinpan::Game game;
    std::optional<shinpan::Refusal> refused{};
};

struct shinpan_record {
    shinpan::Record record;
};

struct shinpan_sgf {
    shinpan::sgf::Collection games{};
};

namespace shinpan::capi {

// A copy for the caller, ended by a NUL.
char* text(std::string_view);

// Puts the fault into `*why`, if there is one, and returns NULL for any pointer.
struct Nothing {
    template <class T>
    operator T*() const {
        return nullptr;
    }
};
Nothing fails(char** why, const BadInput&);
Nothing fails(char** why, std::string_view what);

// The point of a number; nothing where the board has no such point.
std::optional<Point> point_at(int number, Size);

// The points named in a text with blanks between them; no text, no points.
Result<PointSet, BadInput> points_in(const char* names, Size);

// The same of stones of the game; a fault where none stands on a point.
Result<PointSet, BadInput> stones_in(const char* names, const Game&);

std::optional<Color> player(int number);
std::optional<Size> board_size(int cols, int rows);

// The rules of that word or text; a fault for NULL, too.
Result<NamedRules, BadInput> rules_called(const char* word);

// The same, or for NULL the record's own; a fault where it names none.
Result<NamedRules, BadInput> rules_for(const Record&, const char* word);

// The record of a game's main line, games counted from 0.
Result<Record, BadInput> main_line(const sgf::Collection&, int game);

// All that scoring needs, with these stones off: the game's own finish where `dead` is NULL. A fault where a
// name is no stone, or the ruleset takes none off.
Result<Finish, BadInput> finish_with(const Game&, const char* dead);

// The game as a record, with the territory that it has with these stones off as its final marks.
Record record_of(const Game&);
Result<TerritoryMarks, BadInput> marks_with(const Game&, const char* dead);

// A list of texts, a row each from the top: B, W, or . for an empty point.
void write_rows(JsonWriter&, const Position&);

// The work that a number asks for, within bounds.
int bounded(int number, int least, int most);

}  // namespace shinpan::capi
