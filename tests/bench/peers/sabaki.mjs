// Microseconds of processor time that packages of Sabaki take:
//   node sabaki.mjs board [FILE.sgf...]   a move of @sabaki/go-board, immutable and with its checks of occupation,
//                                         suicide and ko; random games of 9x9 from stdin (row * 9 + column, -1 a
//                                         pass), or the moves of these records
//   node sabaki.mjs playout               a playout of @sabaki/deadstones from an empty board of 9x9
//   node sabaki.mjs tree FILE.sgf...      a record read into a tree by @sabaki/sgf, without its file access
import deadstones from '@sabaki/deadstones'
import GoBoard from '@sabaki/go-board'
import sgf from '@sabaki/sgf'
import { readFileSync } from 'node:fs'

const size = 9
const [command, ...files] = process.argv.slice(2)

function randomGames() {
    const lines = readFileSync(0, 'utf8').trim().split('\n')
    const point = n => (n < 0 ? null : [n % size, Math.floor(n / size)])
    return lines.map(line => line.trim().split(' ').map(n => point(Number(n))))
}

function movesOf(file) {
    const moves = [...readFileSync(file, 'utf8').matchAll(/;[BW]\[([a-i]{0,2})\]/g)].map(match => match[1])
    return moves.map(at => (at === '' ? null : [...at].map(letter => letter.charCodeAt(0) - 97)))
}

// Calls once to warm up, and then again.
async function timed(count, call) {
    await call()
    const before = process.cpuUsage()
    await call()
    const { user, system } = process.cpuUsage(before)
    console.log((user + system) / count)
}

if (command === 'board') {
    const games = files.length > 0 ? files.map(movesOf) : randomGames()
    const checks = { preventOverwrite: true, preventSuicide: true, preventKo: true }
    await timed(games.flat().length, () => {
        for (const game of games) {
            let board = GoBoard.fromDimensions(size)
            game.forEach((at, n) => {
                if (at) board = board.makeMove(n % 2 === 0 ? 1 : -1, at, checks)
            })
        }
    })
} else if (command === 'playout') {
    const empty = Array.from({ length: size }, () => Array(size).fill(0))
    await timed(1000, () => deadstones.getProbabilityMap(empty, 1000))
} else if (command === 'tree') {
    const texts = files.map(file => readFileSync(file, 'utf8'))
    await timed(texts.length, () => texts.forEach(text => sgf.parse(text)))
}
