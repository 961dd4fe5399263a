#include "formats/diagram/frames.hpp"

#include "formats/diagram/lines.hpp"

namespace shinpan::inline formats {
namespace {

constexpr Color players[]{Color::black, Color::white};
constexpr int outline_width = 72;

// "Black 184.5 zi" or "Black 18, White 12.5".
std::string totals(const Table& table, Unit unit) {
    if (unit == Unit::zi) return "Black " + to_text(table.totals[0]) + " zi";
    return "Black " + to_text(table.totals[0]) + ", White " + to_text(table.totals[1]);
}

std::string margin_in_words(HalfPoints margin) {
    if (margin == HalfPoints{}) return "Both are even.";
    const bool black = margin > HalfPoints{};
    return std::string(black ? "Black" : "White") + " is ahead by " + to_text(black ? margin : -margin) + ".";
}

// Which stones off the board the count moves, so that they are worth showing.
struct Shown {
    bool bowls = false;
    bool lids = false;

    explicit Shown(const Count& count) {
        for (const CountStep& step : count.steps)
            for (Color stones : players) {
                const Held now = step.table.held[index_of(stones)],
                           before = count.start.held[index_of(stones)];
                bowls |= now.bowl != before.bowl;
                lids |= now.lid > 0 || before.lid > 0;
            }
    }
};

std::vector<Heap> heaps(const Table& table, Shown shown) {
    std::vector<Heap> heaps;
    for (Color stones : players)
        if (shown.bowls)
            heaps.push_back(
                {stones, table.held[index_of(stones)].bowl, std::string("in ") + name(stones) + "'s bowl"});
    for (Color stones : players)
        if (shown.lids)
            heaps.push_back({stones, table.held[index_of(stones)].lid,
                             std::string("in ") + name(other(stones)) + "'s lid"});
    return heaps;
}

Picture frame(const Table& table, Shown shown) {
    Picture picture{table.board};
    picture.territory = table.counted;
    picture.heaps = heaps(table, shown);
    return picture;
}

PointSet standing(const std::array<PointSet, 2>& dead, const Position& board) {
    return (dead[0] & board.points(Color::black)) | (dead[1] & board.points(Color::white));
}

std::string step_text(const Count& count, std::size_t i) {
    const CountStep& step = count.steps[i];
    std::string out;
    std::string indent = std::to_string(i + 1) + ". ";
    for (const std::string& line : wrapped(step.sentence, outline_width - 4)) {
        out += indent + line + '\n';
        indent = std::string(indent.size(), ' ');
    }
    return out + indent + "[" + totals(step.table, count.unit) + "]\n";
}

std::string closing(const Count& count) {
    std::string out = margin_in_words(count.margin()) + '\n';
    for (const std::string& line : wrapped(count.note, outline_width)) out += line + '\n';
    return out;
}

}  // namespace

std::vector<Picture> frames(const Count& count, std::string_view heading) {
    const Shown shown(count);
    std::array<PointSet, 2> dead = count.dead;
    const std::string title = std::string(heading) + (heading.empty() ? "" : ": ");
    std::vector<Picture> pictures{frame(count.start, shown)};
    pictures[0].title = title + "before the count";
    pictures[0].dead = standing(dead, count.start.board);
    for (const CountStep& step : count.steps) {
        Picture picture = frame(step.table, shown);
        picture.placed = step.placed;
        picture.lifted = step.lifted;
        for (PointSet& stones : dead) stones -= step.lifted - step.placed;
        picture.dead = standing(dead, step.table.board);
        picture.title =
            title + "step " + std::to_string(pictures.size()) + " of " + std::to_string(count.steps.size());
        picture.caption = step.sentence + "\n" + totals(step.table, count.unit);
        pictures.push_back(std::move(picture));
    }
    if (!count.note.empty()) pictures.back().caption += "\n" + count.note;
    return pictures;
}

std::string text(const Count& count, Charset charset) {
    std::string out;
    const std::vector<Picture> pictures = frames(count, "");
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        if (i > 0) out += step_text(count, i - 1);
        if (i > 0 && pictures[i].position == pictures[i - 1].position) continue;
        Picture picture = pictures[i];
        picture.caption.clear();
        picture.title.clear();
        out += text(picture, charset) + '\n';
    }
    return out + closing(count);
}

}  // namespace shinpan::formats
