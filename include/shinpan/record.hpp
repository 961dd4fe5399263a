// Records: SGF and other formats read into a tree and into the events of each game, and written as SGF.
//
//     #include <shinpan/record.hpp>
//     using namespace shinpan;
//     const std::string text = "(;SZ[9]KM[6.5]RE[B+R];B[ee];W[gc])";
//     const auto games = read_record(text, format_of(text));
//     if (!games) return;  // games.error() has line, column and what is wrong
//     for (const auto& game : sgf::records(*games)) {
//         std::cout << game->events.size() << " " << written_result(*game) << "\n";   // 2 B+R
//         std::cout << sgf::write(sgf::collection_of(*game)).substr(0, 7) << "\n";    // (;FF[4]
//     }
//
// Texts are UTF-8; for other encodings to_utf8 needs the component `encoding`. What is repaired is told
// in warnings, with line and column; what cannot be read is an error, and never stops the other games of
// a file. Nothing is judged here. Pure functions, for any thread.
#pragma once

#include "formats/encoding/encoding.hpp"
#include "formats/record/event_line.hpp"
#include "formats/record/formats.hpp"
#include "formats/record/record_writer.hpp"
#include "formats/record/sgf/records.hpp"
#include "formats/record/sgf/writer.hpp"
