#include "go/counting/counter.hpp"

#include "go/counting/words.hpp"

#include <algorithm>
#include <cassert>

namespace shinpan::inline go::counting {
namespace {

Land land_of(const Score& score, Color player) {
    return {score.settled.points(player) | score.owned[index_of(player)], score.settled.size()};
}

int in_lid(const Finish& finish, Color stones) {
    return finish.prisoners[index_of(stones)] + finish.handed[index_of(stones)];
}

Table table_of(const Finish& finish, int supply) {
    Table table{finish.position};
    for (Color stones : players) {
        const int free = std::max(supply - table.board.count(stones), 0);
        const int lid = std::min(in_lid(finish, stones), free);
        table.held[index_of(stones)] = {free - lid, lid};
    }
    return table;
}

std::string in_words(What what) {
    switch (what) {
        case What::stones: return "stones";
        case What::territory: return "territory";
        case What::shared_points: return "shared points";
        case What::prisoners: return "stones lost";
        case What::pass_stones: return "pass stones";
        case What::late_stones: return "stones played after the preliminary end that are not immortal";
        case What::first_pass: return "the first pass of the game";
        case What::button: return "the button";
        case What::group_tax: return "the tax on living groups";
        case What::penalty: return "penalties";
        case What::komi: return "komi";
        case What::compensation: return "the handicap stones";
    }
    return {};
}

}  // namespace

int ample_supply(const Finish& finish) {
    const int lids = std::max(in_lid(finish, Color::black), in_lid(finish, Color::white));
    return finish.position.size().area() + lids;
}

Counter::Counter(Method method, Unit unit, const Ruleset& rules, const Finish& finish, int supply)
    : rules_(rules),
      finish_(finish),
      score_(shinpan::score(rules, finish)),
      lands_{land_of(score_, Color::black), land_of(score_, Color::white)},
      now_(table_of(finish, supply)),
      count_{method, unit, now_} {
    for (Color stones : players)
        count_.dead[index_of(stones)] = score_.removed & finish.position.points(stones);
}

void Counter::begin_with(const Position& board) {
    for (Color stones : players)
        now_.held[index_of(stones)].bowl += now_.board.count(stones) - board.count(stones);
    now_.board = board;
    count_.start = now_;
}

void Counter::begin_without_extra_stone() {
    if (!finish_.extra_stone) return;
    hand(Color::white, 1, Place::lid, Place::bowl);
    count_.start = now_;
}

PointSet Counter::shared_points() const {
    return score_.settled.points(Color::empty) - score_.owned[0] - score_.owned[1];
}

void Counter::lift(const PointSet& points, Place to) {
    for (Point p : points) {
        Held& held = now_.held[index_of(now_.board.at(p))];
        ++(to == Place::bowl ? held.bowl : held.lid);
        now_.board.set(p, Color::empty);
    }
    lifted_ |= points;
    placed_ -= points;
}

void Counter::put(Color stones, const PointSet& points, Place from) {
    Held& held = now_.held[index_of(stones)];
    (from == Place::bowl ? held.bowl : held.lid) -= points.size();
    assert(held.bowl >= 0 && held.lid >= 0);
    for (Point p : points) now_.board.set(p, stones);
    placed_ |= points;
}

void Counter::move(const Shift& shift) {
    auto to = shift.to.begin();
    for (Point p : shift.from) {
        now_.board.set(*to, now_.board.at(p));
        now_.board.set(p, Color::empty);
        ++to;
    }
    lifted_ |= shift.from;
    placed_ |= shift.to;
}

void Counter::hand(Color stones, int n, Place from, Place to) {
    Held& held = now_.held[index_of(stones)];
    (from == Place::bowl ? held.bowl : held.lid) -= n;
    (to == Place::bowl ? held.bowl : held.lid) += n;
    assert(held.bowl >= 0 && held.lid >= 0);
}

void Counter::add(Color player, Amount amount) { now_.totals[index_of(player)] += amount; }

void Counter::mark(Color player, const PointSet& points) { now_.counted[index_of(player)] |= points; }

void Counter::lead_in(Message remark) { said_.push_back(std::move(remark)); }

void Counter::say(Message remark) {
    said_.push_back(std::move(remark));
    std::string sentence;
    for (const Message& each : said_) sentence += (sentence.empty() ? "" : " ") + in_english(each);
    count_.steps.push_back({now_, std::move(sentence), std::move(said_), placed_, lifted_});
    placed_ = {};
    lifted_ = {};
    said_.clear();
}

void Counter::note(Message remark) {
    count_.note = in_english(remark);
    count_.remarks = {std::move(remark)};
}

void Counter::take_off_dead(const MessageTemplate& saying) {
    const Place to = saying.kind == dead_to_bowl.kind ? Place::bowl : Place::lid;
    for (Color player : players) {
        const PointSet dead = score_.removed & now_.board.points(player);
        if (dead.empty()) continue;
        lift(dead, to);
        say({saying, {who(player), who(other(player), "opponent"), fact("at", listed(dead, size()))}});
    }
}

void Counter::add_terms(std::initializer_list<What> but_not) {
    for (const Term& term : score_.terms)
        if (std::find(but_not.begin(), but_not.end(), term.what) == but_not.end()) add_term(term);
}

void Counter::add_rest_of_komi(HalfPoints done) {
    const auto clause = komi_clause(rules_, finish_.handicap);
    const Term rest{Color::white, What::komi, finish_.komi - done, clause};
    if (rest.points != HalfPoints{}) add_term(rest);
}

// Where zi are counted, Black alone is: what White receives is taken from Black.
void Counter::add_term(const Term& term) {
    const Amount amount = in_unit(term.points, count_.unit);
    const bool loses_it = amount < Amount{};
    std::vector<Argument> facts{who(term.player),
                                fact("points", to_text(loses_it ? -term.points : term.points)),
                                fact("what", std::string(word_of(term.what)), in_words(term.what)),
                                fact("clause", std::string(term.clause))};
    if (count_.unit == Unit::zi) {
        const Amount for_black = term.player == Color::black ? amount : -amount;
        add(Color::black, for_black);
        facts.push_back(fact("zi", to_text(loses_it ? -amount : amount)));
        facts.push_back(fact("change", for_black < Amount{} ? "less" : "more"));
        facts.push_back(fact("total", to_text(total(Color::black))));
        return say({loses_it ? loses_zi : receives_zi, std::move(facts)});
    }
    add(term.player, amount);
    facts.push_back(fact("total", to_text(total(term.player))));
    say({loses_it ? loses : receives, std::move(facts)});
}

}  // namespace shinpan::go::counting
