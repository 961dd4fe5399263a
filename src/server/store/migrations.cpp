#include "server/store/migrations.hpp"

namespace shinpan::server {
namespace {

// Times are milliseconds since the start of 1970, UTC. Of tokens and codes only digests are kept.
constexpr std::string_view people_and_games = R"(
CREATE TABLE person (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE TABLE session (
    digest TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES person (id),
    created BIGINT NOT NULL
);
CREATE TABLE game (
    id TEXT PRIMARY KEY,
    black TEXT NOT NULL REFERENCES person (id),
    white TEXT NOT NULL REFERENCES person (id),
    result TEXT NOT NULL
);
CREATE TABLE entry (
    game TEXT NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL,
    created BIGINT NOT NULL,
    author INTEGER NOT NULL,
    charged BIGINT NOT NULL,
    words TEXT NOT NULL,
    head TEXT NOT NULL,
    person TEXT NOT NULL,
    request TEXT NOT NULL,
    PRIMARY KEY (game, number)
);
CREATE TABLE invitation (
    code TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES person (id),
    conditions TEXT NOT NULL,
    side INTEGER NOT NULL,
    created BIGINT NOT NULL,
    game TEXT NOT NULL,
    joined TEXT NOT NULL
);
)";

// The number of the entry by which the referee is called and has not answered; 0: none.
constexpr std::string_view calls = R"(
ALTER TABLE game ADD COLUMN call INTEGER NOT NULL DEFAULT 0;
CREATE INDEX called_game ON game (call) WHERE call > 0;
)";

// Roles are those of `Role`, in its order. Of a code that nobody has used the person is empty.
constexpr std::string_view roles_and_codes = R"(
ALTER TABLE person ADD COLUMN role INTEGER NOT NULL DEFAULT 0;
CREATE TABLE code (
    digest TEXT PRIMARY KEY,
    role INTEGER NOT NULL,
    expires BIGINT NOT NULL,
    person TEXT NOT NULL
);
)";

// What the lists of a person's games have; what is asked for in place of an invitation; the players' chat.
// `awaited`: 1 Black, 2 White, 3 both.
constexpr std::string_view beside_games = R"(
ALTER TABLE game ADD COLUMN conditions TEXT NOT NULL DEFAULT '';
ALTER TABLE entry ADD COLUMN awaited INTEGER NOT NULL DEFAULT 0;
UPDATE game SET
    conditions = (SELECT substr(words, 7) FROM entry WHERE entry.game = game.id AND number = 1);
CREATE INDEX game_of_black ON game (black);
CREATE INDEX game_of_white ON game (white);
CREATE TABLE counter (
    code TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES person (id),
    conditions TEXT NOT NULL,
    side INTEGER NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (code, person)
);
CREATE TABLE chat (
    game TEXT NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL,
    created BIGINT NOT NULL,
    person TEXT NOT NULL,
    words TEXT NOT NULL,
    request TEXT NOT NULL,
    reported TEXT NOT NULL,
    PRIMARY KEY (game, number),
    UNIQUE (game, person, request)
);
)";

// Who has dealt with a line that was reported, and when; empty where nobody has.
constexpr std::string_view settled_reports = R"(
ALTER TABLE chat ADD COLUMN settled TEXT NOT NULL DEFAULT '';
ALTER TABLE chat ADD COLUMN settled_at BIGINT NOT NULL DEFAULT 0;
)";

// When a person was deleted; 0: they were not. Who has blocked whom.
constexpr std::string_view deleted_and_blocked = R"(
ALTER TABLE person ADD COLUMN deleted BIGINT NOT NULL DEFAULT 0;
CREATE INDEX deleted_person ON person (deleted) WHERE deleted > 0;
CREATE INDEX person_of_name ON person (name);
CREATE INDEX session_of_person ON session (person);
CREATE TABLE block (
    person TEXT NOT NULL REFERENCES person (id),
    blocked TEXT NOT NULL REFERENCES person (id),
    created BIGINT NOT NULL,
    PRIMARY KEY (person, blocked)
);
CREATE INDEX block_of_blocked ON block (blocked);
CREATE INDEX chat_of_age ON chat (created);
)";

// When the last entry of a game was made that is over, in which nobody calls the referee and whose log is
// yet to be packed; 0: of all others. Its entries but those in `entry`, packed (packed_log.hpp).
constexpr std::string_view packed_logs = R"(
ALTER TABLE game ADD COLUMN ended BIGINT NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN packed BYTEA NOT NULL DEFAULT '';
UPDATE game SET ended =
    (SELECT created FROM entry WHERE entry.game = game.id ORDER BY number DESC LIMIT 1)
    WHERE result <> '' AND call = 0;
CREATE INDEX ended_game ON game (ended) WHERE ended > 0;
)";

// When the last entry of a game was made that is over and whose dead stones the server has yet to find; 0: of
// all others.
constexpr std::string_view owed_estimates = R"(
ALTER TABLE game ADD COLUMN owed BIGINT NOT NULL DEFAULT 0;
CREATE INDEX owed_game ON game (owed) WHERE owed > 0;
)";

// Links of a person that nobody has used.
constexpr std::string_view open_links = R"(
CREATE INDEX open_link ON invitation (person) WHERE game = '';
)";

// Games that are not over.
constexpr std::string_view games_going_on = R"(
CREATE INDEX game_going_on ON game (id) WHERE result = '';
)";

constexpr std::string_view all[] = {
    people_and_games,    calls,       roles_and_codes, beside_games, settled_reports,
    deleted_and_blocked, packed_logs, owed_estimates,  open_links,   games_going_on};

}  // namespace

std::span<const std::string_view> migrations() { return all; }

}  // namespace shinpan::server
