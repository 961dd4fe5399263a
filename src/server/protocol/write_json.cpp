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

void write(JsonWriter& json, std::string_view key, const std::array<bool, 2>& pair) {
    json.key(key).begin_array().boolean(pair[0]).boolean(pair[1]).end_array();
}

void write(JsonWriter& json, const std::array<Person, 2>& seats) {
    json.key("seats").begin_array();
    for (const Person& person : seats) write(json, person);
    json.end_array();
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

// As the libraries for pages name its parts.
void write(JsonWriter& json, const TimeControl& clock) {
    const std::string words = to_text(clock);
    const std::string_view kind = std::string_view(words).substr(0, words.find(':'));
    json.key("clock").begin_object().key("kind").text(kind);
    const bool has_main = clock.system != TimeSystem::unlimited && clock.system != TimeSystem::per_move;
    if (has_main) json.key("main").number(clock.main);
    if (clock.period > 0)
        json.key(clock.system == TimeSystem::fischer ? "bonus" : "period").number(clock.period);
    if (clock.count > 0)
        json.key(clock.system == TimeSystem::canadian ? "stones" : "periods").number(clock.count);
    if (clock.system == TimeSystem::paid_overtime) json.key("points").number(clock.points);
    json.end_object();
}

void write(JsonWriter& json, const GameConditions& conditions) {
    json.key("conditions").begin_object().key("rules").text(conditions.rules->id);
    json.key("cols").number(conditions.size.cols).key("rows").number(conditions.size.rows);
    json.key("komi_half").number(conditions.komi.halves).key("handicap").number(conditions.handicap);
    write(json, conditions.clock);
    if (conditions.black_places) json.key("black_places").boolean(true);
    if (conditions.absence > 0) json.key("absence").number(conditions.absence);
    if (conditions.delay > 0) json.key("delay").number(conditions.delay);
    json.end_object();
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
    if (const auto& absence = table.absence) {
        const char of = letter(absence->of);
        json.key("absence").begin_object().key("of").text({&of, 1});
        json.key("elapsed").number(absence->elapsed).end_object();
    }
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
    json.text("no").key("id").text(refusal.id).key("code").text(word_of(refusal.code));
    text_if_any(json, "what", refusal.what);
    text_if_any(json, "g", refusal.game);
    if (refusal.by_rules) write(json, *refusal.by_rules);
    if (refusal.missed.empty()) return;
    write_all(json, "missed", refusal.missed);
    write(json, refusal.offers);
    write(json, refusal.table);
}

void write_body(JsonWriter& json, const GameSeen& seen) {
    json.text("game").key("g").text(seen.game);
    write(json, seen.conditions);
    write(json, seen.seats);
    write(json, "present", seen.present);
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
    write(json, "present", now.present);
    write(json, now.table);
}

void write_body(JsonWriter& json, const Invitation& invitation) {
    json.text("invitation").key("code").text(invitation.code).key("by");
    write(json, invitation.by);
    write(json, invitation.conditions);
    json.key("side").text(word_of(invitation.side));
    text_if_any(json, "g", invitation.game);
    if (invitation.counters.empty()) return;
    json.key("counters").begin_array();
    for (const Proposal& asked : invitation.counters) {
        json.begin_object().key("by");
        write(json, asked.by);
        write(json, asked.conditions);
        json.key("side").text(word_of(asked.side));
        json.end_object();
    }
    json.end_array();
}

void write_body(JsonWriter& json, const GameList& list) {
    json.text("games").key("you");
    write(json, list.you);
    json.key("games").begin_array();
    for (const ListedGame& one : list.games) {
        json.begin_object().key("g").text(one.game);
        write(json, one.conditions);
        write(json, one.seats);
        write(json, "awaited", one.awaited);
        text_if_any(json, "result", one.result);
        json.key("changed").number(one.changed).end_object();
    }
    json.end_array();
}

void write(JsonWriter& json, const ChatLine& line) {
    json.begin_object().key("n").number(line.number).key("at").number(line.at);
    json.key("by").text(line.by).key("text").text(line.text).end_object();
}

void write_body(JsonWriter& json, const Chatted& said) {
    json.text("chat").key("g").text(said.game).key("lines").begin_array();
    for (const ChatLine& line : said.lines) write(json, line);
    json.end_array();
}

void write_body(JsonWriter& json, const BlockList& blocked) {
    json.text("blocks").key("people").begin_array();
    for (const Person& person : blocked.people) write(json, person);
    json.end_array();
}

void write_body(JsonWriter& json, const RematchOffer& offer) {
    json.text("rematch").key("g").text(offer.game);
    const char by = letter(offer.by);
    if (is_stone(offer.by)) json.key("by").text({&by, 1}).key("until").number(offer.until);
    text_if_any(json, "next", offer.next);
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
    json.end_array().key("reports").begin_array();
    for (const ReportedLine& reported : calls.reports) {
        json.begin_object().key("g").text(reported.game).key("seats").begin_array();
        for (const Person& person : reported.seats) write(json, person);
        json.end_array().key("line");
        write(json, reported.line);
        json.end_object();
    }
    json.end_array();
}

void write(JsonWriter& json, const PlayerEvidence& seen) {
    json.begin_object().key("away").begin_array();
    for (const Away& time : seen.away)
        json.begin_object().key("at").number(time.at).key("lasted").number(time.lasted).end_object();
    json.end_array();
    if (const auto& measured = seen.round_trip) {
        json.key("round_trip").begin_object().key("mean").number(measured->mean);
        json.key("least").number(measured->least).key("most").number(measured->most).end_object();
    }
    json.key("granted").number(seen.granted).key("quota").number(seen.quota).end_object();
}

void write_body(JsonWriter& json, const Evidence& evidence) {
    json.text("evidence").key("g").text(evidence.game).key("since").number(evidence.since);
    json.key("players").begin_array();
    for (const PlayerEvidence& seen : evidence.players) write(json, seen);
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
