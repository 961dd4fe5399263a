// server.mjs FOLDER: boardgame.io's server with every state on disk, synced, before it is told; prints its port and
// that of its lobby.
import { createRequire } from "node:module";
import { open } from "node:fs/promises";
import { createServer } from "node:net";
import { go } from "./game.mjs";

const require = createRequire(import.meta.url);
const { Server, Origins } = require("boardgame.io/server");
const folder = process.argv[2];

// A file a match, to which each state is added as a line.
class SyncedFiles {
    matches = new Map();
    type() {
        return 1; // asynchronous
    }
    async connect() {}
    async createMatch(id, { initialState, metadata }) {
        const file = await open(`${folder}/${id}.jsonl`, "a");
        this.matches.set(id, { file, initialState, metadata, log: [], state: initialState });
        await this.setState(id, initialState);
    }
    async setState(id, state, deltalog) {
        const match = this.matches.get(id);
        await match.file.write(JSON.stringify({ state, deltalog }) + "\n");
        await match.file.datasync();
        match.state = state;
        if (deltalog) match.log.push(...deltalog);
    }
    async setMetadata(id, metadata) {
        this.matches.get(id).metadata = metadata;
    }
    async fetch(id, wanted) {
        const match = this.matches.get(id);
        const found = {};
        if (match === undefined) return found;
        for (const what of ["state", "metadata", "log", "initialState"]) if (wanted[what]) found[what] = match[what];
        return found;
    }
    async wipe(id) {
        this.matches.delete(id);
    }
    async listMatches() {
        return [...this.matches.keys()];
    }
}

console.info = console.log = () => {};
const server = Server({ games: [go], db: new SyncedFiles(), origins: [Origins.LOCALHOST] });
// The lobby on a port of its own: on one with the matches its paths are not found (koa-compose 4.2).
const free = await new Promise((done) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
        const { port } = probe.address();
        probe.close(() => done(port));
    });
});
const running = await server.run({ port: 0, lobbyConfig: { apiPort: free } });
process.stdout.write(`${running.appServer.address().port} ${free}\n`);
