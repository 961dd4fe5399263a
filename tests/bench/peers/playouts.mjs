// Microseconds of processor time that a move of a random legal game takes in Node, chosen and played by the engine in one
// call for many games: node playouts.mjs PACKAGE [SIZE]. The median of five turns, after one that warms up.
import { pathToFileURL } from 'node:url'

const size = Number(process.argv[3] ?? 9)
const { load } = await import(pathToFileURL(`${process.argv[2]}/dist/index.js`))
const game = (await load()).game({ rules: 'aga', size })
const playouts = Math.round(300_000 / (size * size))

function turn(seed) {
    const before = process.cpuUsage()
    const { moves } = game.playouts({ playouts, seed })
    const { user, system } = process.cpuUsage(before)
    return (user + system) / moves
}

turn(0)
const turns = [1, 2, 3, 4, 5].map(turn).sort((a, b) => a - b)
console.log(turns[2])
