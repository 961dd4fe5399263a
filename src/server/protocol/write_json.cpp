#include "base/json_writer.hpp"
#include "go/rules/refusal.hpp"
#include "server/protocol/json.hpp"

namespace shinpan::server {
namespace {

std::string_view word_of(Side side) {
    switch (side) {
        case Side::nigiri: return "nigiri";
        case Side::black: return "black";
        case Side::white: return "white";
    }
    return {};
}

// Left out where it is empty.
void text_if_any(JsonWriter& json, std::string_view key, std::string_view text) {
    if (!text.empty()) json.key(key).text(text);
}

void write(JsonWriter& json, const Person& person) {
    json.begin_object().key("id").text(person.id).key("name").text(person.name).end_object();
}

void write(JsonWriter& json, const std::array<bool, 2>& present) {
    json.key("present").begin_array().boolean(present[0]).boolean(present[1]).end_array();
}

void write(JsonWriter& json, const KnownEntry& known) {
    const LogEntry& entry = known.entry;
    const char author = letter(entry.author);
    json.begin_object().key("n").number(entry.number).key("at").number(entry.at);
    json.key("by").text({&author, 1}).key("charged").number(entry.charged);
    json.key("text").text(entry.text);
    text_if_any(json, "event", known.event);
    json.key("head").text(known.head).end_object();
}

void write_all(JsonWriter& json, std::string_view key, const std::vector<KnownEntry>& entries) {
    json.key(key).begin_array();
    for (const KnownEntry& entry : entries) write(json, entry);
    json.end_array();
}

void write(JsonWriter& json, const std::vector<OpenOffer>& offers) {
    json.key("offers").begin_array();
    for (const OpenOffer& offer : offers) {
        const char by = letter(offer.by);
        json.begin_object().key("n").number(offer.number).key("by").text({&by, 1});
        json.key("event").text(offer.event).end_object();
    }
    json.end_array();
}

void write(JsonWriter& json, const PlayerClock::Left& left) {
    json.begin_object().key("main").number(left.main).key("period").number(left.period);
    json.key("count").number(left.count).end_object();
}

void write(JsonWriter& json, const AtTable& table) {
    json.key("table").begin_object();
    text_if_any(json, "rest", word_of(table.rest));
    if (table.call > 0) json.key("call").number(table.call);
    if (table.is_aborted) json.key("aborted").boolean(true);
    if (const auto& clocks = table.clocks) {
        const char running = letter(clocks->running);
        json.key("clocks").begin_object().key("B");
        write(json, clocks->left[0]);
        json.key("W");
        write(json, clocks->left[1]);
        if (is_stone(clocks->running)) json.key("running").text({&running, 1});
        json.key("elapsed").number(clocks->elapsed).end_object();
    }
    json.end_object();
}

// The page knows the point: it asked for it.
void write(JsonWriter& json, const Refusal& refusal) {
    json.key("refusal").begin_object().key("why").text(word_of(refusal.why));
    text_if_any(json, "clause", refusal.clause);
    if (refusal.repeats_move) json.key("repeats_move").number(*refusal.repeats_move);
    json.end_object();
}

void write_body(JsonWriter& json, const Welcome& welcome) {
    json.text("welcome").key("you");
    write(json, welcome.you);
    if (welcome.you.judges) json.key("judges").boolean(true);
    json.key("now").number(welcome.now);
}

void write_body(JsonWriter& json, const Done& done) {
    json.text("done").key("id").text(done.id);
    text_if_any(json, "g", done.game);
    if (done.number > 0) json.key("n").number(done.number).key("head").text(done.head);
}

void write_body(JsonWriter& json, const NotDone& refusal) {
    json.text("no").key("id").text(refusal.id).key("code").text(refusal.code);
    text_if_any(json, "what", refusal.what);
    text_if_any(json, "g", refusal.game);
    if (refusal.by_rules) write(json, *refusal.by_rules);
    if (refusal.missed.empty()) return;
    write_all(json, "missed", refusal.missed);
    write(json, refusal.offers);
    write(json, refusal.table);
}

void write_body(JsonWriter& json, const GameSeen& seen) {
    json.text("game").key("g").text(seen.game).key("seats").begin_array();
    for (const Person& person : seen.seats) write(json, person);
    json.end_array();
    write(json, seen.present);
    const char you = letter(seen.you);
    if (is_stone(seen.you)) json.key("you").text({&you, 1});
    json.key("after").number(seen.after);
    write_all(json, "entries", seen.entries);
    write(json, seen.offers);
    write(json, seen.table);
}

void write_body(JsonWriter& json, const Entered& entered) {
    json.text("entered").key("g").text(entered.game).key("entry");
    write(json, entered.known);
    write(json, entered.offers);
    write(json, entered.table);
}

void write_body(JsonWriter& json, const Present& now) {
    json.text("present").key("g").text(now.game);
    write(json, now.present);
    write(json, now.table);
}

void write_body(JsonWriter& json, const Invitation& invitation) {
    json.text("invitation").key("code").text(invitation.code).key("by");
    write(json, invitation.by);
    json.key("conditions").text(to_text(invitation.conditions)).key("side").text(word_of(invitation.side));
    text_if_any(json, "g", invitation.game);
}

void write_body(JsonWriter& json, const Joined& joined) {
    json.text("joined").key("code").text(joined.code).key("g").text(joined.game);
}

void write_body(JsonWriter& json, const Calls& calls) {
    json.text("calls").key("games").begin_array();
    for (const CalledGame& called : calls.games) {
        const char by = letter(called.call.author);
        json.begin_object().key("g").text(called.game).key("seats").begin_array();
        for (const Person& person : called.seats) write(json, person);
        json.end_array().key("n").number(called.call.number).key("at").number(called.call.at);
        json.key("by").text({&by, 1}).key("text").text(called.call.text).end_object();
    }
    json.end_array();
}

void write_body(JsonWriter& json, const Pong& pong) {
    json.text("pong").key("c").number(pong.count).key("now").number(pong.now);
}

}  // namespace

std::string to_json(const ToPage& message) {
    std::string out;
    JsonWriter json(out);
    json.begin_object().key("t");
    std::visit([&](const auto& one) { write_body(json, one); }, message);
    json.end_object();
    return out;
}

}  // namespace shinpan::server
