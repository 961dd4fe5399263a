// load.mjs PORT LOBBY GAMES SECONDS: pairs of players at boardgame.io's server, each move drawn by chance and said as soon as
// both players have the one before; prints moves a second, and the median and 99th percentile of what a move waits, in ms.
import { createRequire } from "node:module";
import { go, played, size } from "./game.mjs";

const require = createRequire(import.meta.url);
const { io } = require("socket.io-client");
const [port, lobby, games, seconds] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
const waits = [];
let ends = false;

async function post(path, body) {
    const answer = await fetch(`http://127.0.0.1:${lobby}/games/go/${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
    });
    return answer.json();
}

const isOwnEye = (signs, sign, [x, y]) =>
    [[x - 1, y], [x + 1, y], [x, y - 1], [x, y + 1]].every(([a, b]) => (signs[b]?.[a] ?? sign) === sign);

function moveIn(G, sign) {
    for (let i = 0; i < 60; ++i) {
        const vertex = [Math.floor(Math.random() * size), Math.floor(Math.random() * size)];
        if (!isOwnEye(G.signs, sign, vertex) && played(G, sign, vertex) !== null) return vertex;
    }
    return null;
}

async function pair() {
    const { matchID } = await post("create", { numPlayers: 2 });
    const players = [];
    for (const playerID of ["0", "1"]) {
        const { playerCredentials } = await post(`${matchID}/join`, { playerID, playerName: playerID });
        const socket = io(`${address}/go`, { transports: ["websocket"] });
        players.push({ socket, credentials: playerCredentials, state: -1 });
        socket.on("connect", () => socket.emit("sync", matchID, playerID, playerCredentials, 2));
    }
    let saidAt = 0;
    const say = (state) => {
        const by = Number(state.ctx.currentPlayer);
        const vertex = moveIn(state.G, by === 0 ? 1 : -1);
        if (vertex === null || ends) return;
        saidAt = performance.now();
        const { socket, credentials } = players[by];
        const payload = { type: "play", args: [vertex], playerID: String(by), credentials };
        socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, String(by));
    };
    const has = (player, state) => {
        player.state = state._stateID;
        if (players.some((one) => one.state !== state._stateID)) return;
        if (saidAt > 0) waits.push(performance.now() - saidAt);
        say(state);
    };
    for (const player of players) {
        player.socket.on("sync", (id, { state }) => has(player, state));
        player.socket.on("update", (id, state) => has(player, state));
    }
}

for (let i = 0; i < games; ++i) await pair();
await new Promise((done) => setTimeout(done, 500));
waits.length = 0;
const begun = performance.now();
await new Promise((done) => setTimeout(done, seconds * 1000));
const took = (performance.now() - begun) / 1000;
const sorted = waits.toSorted((a, b) => a - b);
ends = true;
const at = (share) => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(2);
console.log(`${(sorted.length / took).toFixed(1)} ${at(0.5)} ${at(0.99)}`);
process.exit(0);
