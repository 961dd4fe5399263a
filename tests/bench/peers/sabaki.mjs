// node sabaki.mjs SIZE [GAMES]: plays random games from stdin (numbers row * cols + col, -1 a pass) with
// @sabaki/go-board, every move immutable and with its checks of occupation, suicide and ko, and prints the
// nanoseconds of processor time a move.
import GoBoard from '@sabaki/go-board'
import { readFileSync } from 'node:fs'

const size = Number(process.argv[2])
const limit = Number(process.argv[3] ?? 60)
const games = readFileSync(0, 'utf8').trim().split('\n').slice(0, limit).map(line => line.trim().split(' ').map(Number))

const checks = { preventOverwrite: true, preventSuicide: true, preventKo: true }
let moves = 0
const before = process.cpuUsage()
for (const game of games) {
    let board = GoBoard.fromDimensions(size)
    let sign = 1
    for (const n of game) {
        if (n >= 0) board = board.makeMove(sign, [n % size, Math.floor(n / size)], checks)
        sign = -sign
        ++moves
    }
}
const { user, system } = process.cpuUsage(before)
console.log(((user + system) * 1000 / moves).toFixed(0))
