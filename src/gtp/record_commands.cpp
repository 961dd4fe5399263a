// Commands about records: reading one, writing the game.
#include "base/text.hpp"
#include "gtp/commands.hpp"
#include "record/record_writer.hpp"
#include "record/sgf_writer.hpp"
#include "rulesets/registry.hpp"

namespace shinpan::gtp {
namespace {

// A path may have blanks in it; GoGui puts it in quotation marks then.
std::string path_in(const Arguments& words) {
    const std::string path = listed(words, " ");
    const bool is_quoted = path.size() > 2 && path.front() == '"' && path.back() == '"';
    return is_quoted ? path.substr(1, path.size() - 2) : path;
}

// A number behind the path is a move.
Answer load_record(Engine& engine, const Arguments& words) {
    std::optional<int> before_move;
    Arguments path = words;
    if (path.size() > 1) before_move = whole_number_in(path.back());
    if (before_move) path.pop_back();
    const auto record = engine.outside.load(path_in(path));
    if (!record) return failure("cannot load file: " + record.error().what);
    auto done = engine.game.load(*record, before_move);
    if (!done) return failure("cannot load file: " + done.error());
    return engine.game.to_move() == Color::black ? "black" : "white";
}

Answer print_record(Engine& engine, const Arguments& words) {
    sgf::Remarks remarks;
    const std::string rules = rules_remark(engine.game.rules());
    if (!rules.empty()) remarks.of_game.emplace_back("GC", rules);
    const std::string text = sgf::write(sgf::collection_of(engine.game.record(), remarks));
    if (words.empty() || words[0] == "-") return text;
    if (auto saved = engine.outside.save(path_in(words), text); !saved)
        return failure("cannot save file: " + saved.error().what);
    return "";
}

constexpr CommandEntry records[]{
    {"loadsgf", "a file and a move number", 1, any_number, load_record},
    {"printsgf", "a file, or nothing", 0, any_number, print_record},
};

}  // namespace

std::span<const CommandEntry> record_commands() { return records; }

}  // namespace shinpan::gtp
