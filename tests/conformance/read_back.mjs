// node read_back.mjs SHINPAN   What we write is read by others as we meant it: a game under each ruleset, with a
// handicap, a komi of its own, passes and an encoding, is written by our engine and read by @sabaki/sgf and by GNU
// Go; and the settings that we tell KataGo are those that its documents have. A reader that is not there is skipped,
// and that is said.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const shinpan = process.argv[2]
process.env.PATH += ':/usr/games'
const folder = mkdtempSync(join(tmpdir(), 'shinpan-'))
process.on('exit', () => rmSync(folder, { recursive: true }))

function output(program, words, input) {
    const ran = spawnSync(program, words, { input, encoding: 'utf8' })
    if (ran.error) return null
    assert.equal(ran.status, 0, ran.stderr)
    return ran.stdout
}

// The answers of an engine to the lines, without their first characters; null for a refusal that is `allowed`.
function answers(program, words, lines, allowed) {
    const told = output(program, words, lines.join('\n') + '\nquit\n')
    if (told === null) return null
    const all = told.trimEnd().split('\n\n')
    const refusals = all.filter(answer => !answer.startsWith('='))
    if (allowed && refusals.some(answer => answer.includes(allowed))) return null
    assert.deepEqual(refusals, [])
    return all.map(answer => answer.slice(1).trim())
}

const ours = (lines, allowed) => answers(shinpan, ['gtp'], lines, allowed)
const gnugo = lines => answers('gnugo', ['--mode', 'gtp', '--level', '1'], lines)
const sorted = points => points.split(' ').filter(Boolean).sort().join(' ')

// "D4" on a board of `size` lines as SGF writes it, and a pass as nothing.
function sgfPoint(vertex, size) {
    if (vertex === 'pass') return ''
    const column = vertex.charCodeAt(0) - 65 - (vertex > 'I' ? 1 : 0)
    return String.fromCharCode(97 + column, 97 + size - Number(vertex.slice(1)))
}

const games = [
    { size: 9, handicap: 0, komi: '6.5', moves: ['b E5', 'w C3', 'b pass', 'w G7'] },
    { size: 19, handicap: 4, komi: '0.5', moves: ['w C3', 'b R17', 'w pass'] },
    { size: 13, handicap: 0, komi: '-3', moves: [] },
]

const questions = ['query_boardsize', 'get_komi', 'list_stones black', 'list_stones white']
const rules = ours(['kata-list-rules'])[0].split('\n')
assert.ok(rules.length > 30)

// What our engine writes of the game, and what it says of it; null where the rules have no such game.
function written(game, id) {
    const handicap = game.handicap > 0 ? [`fixed_handicap ${game.handicap}`] : []
    const begin = [`boardsize ${game.size}`, `shinpan-rules ${id}`, ...handicap, `komi ${game.komi}`]
    const moves = game.moves.map(move => `play ${move}`)
    const told = ours([...begin, ...moves, 'printsgf', ...questions], 'has no handicap games')
    return told && { sgf: told.at(-6), said: told.slice(-5, -1), stones: handicap.length > 0 ? told[2] : '' }
}

// What a reader wrote again is the same game under the same rules to us.
function readAgain(path, id, said) {
    const told = ours([`loadsgf ${path}`, 'shinpan-rules', ...questions])
    assert.deepEqual(told.slice(1, 6), [id, ...said])
}

// Installed already, or from npm's registry; null where it cannot be had.
function sabaki() {
    const peers = new URL('../bench/peers/', import.meta.url)
    const install = ['ci', '--omit-lockfile-registry-resolved=true', '--fetch-retries=0', '--fetch-timeout=10000',
                     '--no-audit', '--no-fund', '--silent']
    for (const tries of [() => {}, () => spawnSync('npm', install, { cwd: peers })])
        try {
            tries()
            return createRequire(peers)('@sabaki/sgf')
        } catch {
            continue
        }
    console.log('skipped: @sabaki/sgf is not installed, and npm cannot get it, so it does not read what we write')
    return null
}

function readBySabaki(reader, sgf, game, stones, path) {
    const roots = reader.parse(sgf)
    assert.equal(roots.length, 1)
    const { data } = roots[0]
    assert.deepEqual(data.SZ, [String(game.size)])
    assert.equal(Number(data.KM[0]), Number(game.komi))
    const black = stones.split(' ').filter(Boolean).map(at => sgfPoint(at, game.size))
    assert.deepEqual([...(data.AB ?? [])].sort(), black.sort())
    assert.equal(Number(data.HA?.[0] ?? 0), game.handicap)
    const moves = []
    for (let node = roots[0].children[0]; node; node = node.children[0]) {
        for (const color of ['B', 'W'])
            if (node.data[color]) moves.push([color.toLowerCase(), node.data[color][0]])
        // Who passes while the button is there takes it, for which the standard has no property: it is ours.
        if (node.data.SHNBU) moves.push([node.data.SHNBU[0].toLowerCase(), ''])
    }
    assert.deepEqual(moves, game.moves.map(move => [move[0], sgfPoint(move.slice(2), game.size)]))
    writeFileSync(path, reader.stringify(roots))
}

function readByGnugo(path, said) {
    const told = gnugo([`loadsgf ${path}`, ...questions])
    const [size, komi, black, white] = told.slice(1, 5)
    assert.deepEqual([size, Number(komi), sorted(black), sorted(white)],
                     [said[0], Number(said[1]), sorted(said[2]), sorted(said[3])])
}

// A name in another encoding and a result, after convert; read from the bytes, by what CA says.
function readConverted(reader) {
    const source = join(folder, 'source.sgf')
    const name = Buffer.from([0xce, 0xe2, 0xc7, 0xe5, 0xd4, 0xb4])  // in GB18030
    writeFileSync(source, Buffer.concat([
        Buffer.from('(;FF[4]GM[1]CA[GB18030]SZ[9]KM[6.5]RE[W+0.5]PB['), name, Buffer.from('];B[ee];W[gc])')]))
    const text = output(shinpan, ['convert', source, '-'])
    const [{ data, children }] = reader.parseBuffer(Buffer.from(text))
    assert.deepEqual([data.PB, data.RE, data.KM, children[0].data.B], [['吴清源'], ['W+0.5'], ['6.5'], ['ee']])
}

// docs/GTP_Extensions.md of KataGo: its words for sets of rules, and what each setting may be.
const documented = (ko, scoring, suicide, tax, whiteHandicapBonus, friendlyPassOk, hasButton = false) =>
    ({ hasButton, ko, scoring, suicide, tax, whiteHandicapBonus, friendlyPassOk })
const katagoWords = {
    'tromp-taylor': documented('POSITIONAL', 'AREA', true, 'NONE', '0', false),
    'chinese': documented('SIMPLE', 'AREA', false, 'NONE', 'N', true),
    'chinese-ogs': documented('POSITIONAL', 'AREA', false, 'NONE', 'N', true),
    'chinese-kgs': documented('POSITIONAL', 'AREA', false, 'NONE', 'N', true),
    'japanese': documented('SIMPLE', 'TERRITORY', false, 'SEKI', '0', true),
    'korean': documented('SIMPLE', 'TERRITORY', false, 'SEKI', '0', true),
    'stone-scoring': documented('SIMPLE', 'AREA', false, 'ALL', '0', true),
    'aga': documented('SITUATIONAL', 'AREA', false, 'NONE', 'N-1', true),
    'bga': documented('SITUATIONAL', 'AREA', false, 'NONE', 'N-1', true),
    'new-zealand': documented('SITUATIONAL', 'AREA', true, 'NONE', '0', true),
    'aga-button': documented('SITUATIONAL', 'AREA', false, 'NONE', 'N-1', true, true)
}
const katagoValues = {
    ko: ['SIMPLE', 'POSITIONAL', 'SITUATIONAL'],
    scoring: ['AREA', 'TERRITORY'],
    tax: ['NONE', 'SEKI', 'ALL'],
    suicide: [true, false],
    hasButton: [true, false],
    whiteHandicapBonus: ['0', 'N-1', 'N'],
    friendlyPassOk: [true, false]
}

// What we tell KataGo of a ruleset has the documented keys and values, and one of its words as JSON is that word.
function readByKatagoDocuments() {
    for (const id of rules) {
        const told = JSON.parse(ours([`shinpan-rules ${id}`, 'kata-get-rules'])[1])
        assert.deepEqual(Object.keys(told).sort(), Object.keys(katagoValues).sort())
        for (const [key, values] of Object.entries(katagoValues)) assert.ok(values.includes(told[key]), `${id} ${key}`)
    }
    // Where territory counts, dead stones come off without being taken anyway.
    const meant = text => {
        const { friendlyPassOk, ...others } = JSON.parse(text)
        return others.scoring === 'TERRITORY' ? others : { friendlyPassOk, ...others }
    }
    for (const [word, settings] of Object.entries(katagoWords)) {
        const text = JSON.stringify(settings)
        const [, byWord] = ours([`kata-set-rules ${word}`, 'kata-get-rules'])
        const [, byText, record] = ours([`kata-set-rules ${text}`, 'kata-get-rules', 'printsgf'])
        const compact = /RU\[([^\]]*)\]/.exec(record)[1]
        const [, byCompact] = ours([`kata-set-rules ${compact}`, 'kata-get-rules'])
        const told = rules.includes(word) ? [byText, byCompact] : [byWord, byText, byCompact]
        for (const one of told) assert.deepEqual(meant(one), meant(text), word)
    }
}

const reader = sabaki()
const hasGnugo = gnugo(['name']) !== null
if (!hasGnugo) console.log('skipped: gnugo is not installed, so it does not read what we write')
let read = 0
for (const id of rules)
    for (const game of games) {
        const ourGame = written(game, id)
        if (ourGame === null) continue
        const { sgf, said, stones } = ourGame
        const path = join(folder, 'ours.sgf')
        writeFileSync(path, sgf)
        readAgain(path, id, said)
        const again = join(folder, 'theirs.sgf')
        if (reader) readBySabaki(reader, sgf, game, stones, again), readAgain(again, id, said)
        if (hasGnugo) readByGnugo(path, said)
        ++read
    }
if (reader) readConverted(reader)
readByKatagoDocuments()
console.log(`${read} games under ${rules.length} rulesets`)
