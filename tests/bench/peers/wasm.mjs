// Microseconds of processor time that a move takes in Node, played through our npm package with all its checks,
// superko included: node wasm.mjs PACKAGE, with the random games of sabaki.mjs from stdin.
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const size = 9
const { load } = await import(pathToFileURL(`${process.argv[2]}/dist/index.js`))
const shinpan = await load()
const games = readFileSync(0, 'utf8').trim().split('\n')
    .map(line => line.trim().split(' ').map(Number))

function playAll() {
    for (const moves of games) {
        const game = shinpan.game({ rules: 'aga', size, komi: 0 })
        moves.forEach((at, n) => {
            const by = n % 2 === 0 ? 'B' : 'W'
            const made = at < 0 ? game.pass(by) : game.play(by, at)
            if (!made.ok && made.refusal.reason !== 'game_over') throw new Error(JSON.stringify(made.refusal))
        })
        game.free()
    }
}

for (let turn = 0; turn < 30; ++turn) playAll()
const turns = 30
const before = process.cpuUsage()
for (let turn = 0; turn < turns; ++turn) playAll()
const { user, system } = process.cpuUsage(before)
console.log((user + system) / turns / games.flat().length)
