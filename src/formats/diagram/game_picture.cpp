#include "formats/diagram/game_picture.hpp"

namespace shinpan::inline formats {
namespace {

struct Numbered {
    int number = 0;
    const Event* event = nullptr;
};

std::vector<Numbered> numbered_moves(const std::vector<Event>& events, const std::vector<int>& numbers) {
    std::vector<Numbered> moves;
    for (const Event& e : events) {
        if (!is_move(e.kind)) continue;
        const std::size_t i = moves.size();
        moves.push_back({i < numbers.size() ? numbers[i] : static_cast<int>(i) + 1, &e});
    }
    return moves;
}

}  // namespace

Picture picture_of(const Game& game) {
    Picture picture{game.board().position()};
    picture.dead =
        game.finish().dead & (picture.position.points(Color::black) | picture.position.points(Color::white));
    int moves = 0;
    for (const Numbered& move : numbered_moves(game.events(), {})) {
        picture.last_move = move.event->kind == EventKind::play ? move.event->at : no_point;
        moves = move.number;
    }
    picture.title = moves == 0 ? "Before the first move" : "After move " + std::to_string(moves);
    return picture;
}

void number_moves(Picture& picture, const std::vector<Event>& events, int first,
                  const std::vector<int>& numbers) {
    const auto moves = numbered_moves(events, numbers);
    PointSet taken;
    std::string elsewhere;
    for (const Numbered& move : moves) {
        const Event& e = *move.event;
        if (move.number < first || e.kind != EventKind::play) continue;
        const bool stands = picture.position.at(e.at) == e.by && !taken.contains(e.at);
        const std::string number = std::to_string(move.number);
        if (stands) {
            picture.labels.push_back({e.at, number});
            taken.insert(e.at);
        } else {
            elsewhere +=
                (elsewhere.empty() ? "" : ", ") + number + " at " + name(e.at, picture.position.size());
        }
    }
    if (elsewhere.empty()) return;
    if (!picture.caption.empty()) picture.caption += '\n';
    picture.caption += elsewhere;
}

}  // namespace shinpan::formats
