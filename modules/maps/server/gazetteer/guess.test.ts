import { beforeAll, describe, expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { readGazetteer } from '../adapters/embedded.ts'
import { editsBetween, mostEdits } from './edits.ts'
import type { GazetteerFile } from './file.ts'
import type { Gazetteer } from './gazetteer.ts'
import { landmarks } from './landmarks.ts'
import { viennaStreets } from './vienna.ts'

const vienna = [16.3776, 48.219] as const
const munich = [11.56, 48.14] as const
let gazetteer: Gazetteer
beforeAll(async () => {
  gazetteer = await readGazetteer()
})
const search = (text: string, near: readonly [number, number] = vienna) =>
  gazetteer.search({ text, language: 'de', near, branches: [] })

test.each([
  ['wien', 'wien', 0],
  ['wein', 'wien', 1],
  ['wen', 'wien', 1],
  ['wiien', 'wien', 1],
  ['wiem', 'wien', 1],
  ['salzbrug', 'salzburg', 1],
  ['salzbrgu', 'salzburg', 2],
  ['schwechatt', 'schwechat', 1],
  ['graz', 'linz', 3],
  ['x', 'wien', 3],
])('%s and %s differ by %i edits; more than 2 are 3', (word, other, edits) => {
  expect(editsBetween(word, other, 2)).toBe(edits)
  expect(editsBetween(other, word, 2)).toBe(edits)
})

test.each([
  ['ulm', 0],
  ['wien', 1],
  ['muenche', 1],
  ['salzburg', 2],
  ['1070', 0],
])('%s may have %i wrong letters', (word, most) => {
  expect(mostEdits(word)).toBe(most)
})

describe('The first guess (docs/rules/maps.md, Gazetteer)', () => {
  test.each([
    ['Flughafn Wien', 'Flughafen Wien-Schwechat (VIE)'],
    ['Flugafen Wien', 'Flughafen Wien-Schwechat (VIE)'],
    ['Flughafn Wein', 'Flughafen Wien-Schwechat (VIE)'],
    ['Flughafen Wein', 'Flughafen Wien-Schwechat (VIE)'],
    ['Flughafn', 'Flughafen Wien-Schwechat (VIE)'],
    ['Schwechatt', 'Flughafen Wien-Schwechat (VIE)'],
    ['Salzbrug', 'Salzburg'],
    ['Wien Hauptbanhof', 'Wien Hauptbahnhof'],
    ['Westbahnhoff', 'Wien Westbahnhof'],
    ['Hotel Sachr', 'Hotel Sacher Wien'],
    ['Stefansplatz', 'Stephansplatz'],
    ['Schloss Schönbrnun', 'Schloss Schönbrunn'],
    ['Müncehn', 'München'],
    ['Mnuchen', 'München'],
    ['Flughafen Müchen', 'Flughafen München (MUC)'],
    ['Salzburg Hauptbhanhof', 'Salzburg Hauptbahnhof'],
    ['Inssbruck', 'Innsbruck'],
    ['Sankt Wolfgnag', 'St. Wolfgang im Salzkammergut'],
    ['Mariahilfre Str.', 'Mariahilfer Straße'],
    ['Kärtnerstraße', 'Kärntner Straße'],
    ['Praterstarsse', 'Praterstraße'],
    // The house number and the town stay as they were typed.
    ['Mariahilfre Straße 100', 'Mariahilfer Straße 100'],
    ['Kärtnerstr. 12, 1010 Wien', 'Kärntner Straße 12, 1010 Wien'],
    ['Nusdorferstr 5', 'Nußdorfer Straße 5'],
  ])('%s', (text, name) => {
    const [first] = search(text)
    expect(first).toMatchObject({ name, isGuess: true })
    expect(gazetteer.find(first?.id ?? '', 'de')).toMatchObject({ name })
  })

  test('an unknown address stays on the list as it was typed, after the guesses', () => {
    expect(search('Flughafn Wien').at(-1)).toMatchObject({ name: 'Flughafn Wien', isTyped: true, isGuess: false })
    expect(search('Kärtnerstr. 12').at(-1)).toMatchObject({ name: 'Kärtnerstr. 12', isTyped: true, isGuess: false })
  })

  test.each([
    'Xqzblorf 99, Wien',
    'Xqzblorf Gasse, Wien',
    'Karlsgasse 9, 1040 Wien',
    'Mariahilfre Str. 5, München',
    'Mariahilfer Straße 100',
    'Hotel Post Lech',
    'Wien',
    'Wein',
    'xyzzyq',
    'ulx',
    '1071',
    'Flughafen Xqzblorf',
  ])('%s leads to no guess', (text) => {
    expect(search(text).filter(({ isGuess }) => isGuess)).toEqual([])
  })
})

test('a known place is among the first five for 95 of 100 names with one random edit', () => {
  const file = JSON.parse(readFileSync(new URL('places.json', import.meta.url), 'utf8')) as GazetteerFile
  const towns = file.names
    .split('\n')
    .map((name, at) => file.named[at]?.[0] ?? name)
    .filter((_, at) => (file.hundreds[at] ?? 0) >= 200)
  const others = [
    ...landmarks.map(([, name]) => name),
    ...viennaStreets.map(([name]) => name),
    ...file.airports.map(([, name]) => name),
  ]
  const next = randomNumbers(20_261_127)
  const sample = [...towns, ...others].filter((name, at) => at % 2 === 0 && /\p{L}{5}/u.test(name))
  expect(sample.length).toBeGreaterThan(500)
  const missed = sample.flatMap((name, at) => {
    const typed = withOneEdit(name, next)
    const found = search(typed, at % 2 === 0 ? vienna : munich).slice(0, 5)
    const isFound = found.some((one) => one.name === name || one.name.startsWith(`${name} (`))
    return isFound ? [] : [`${typed} (${name})`]
  })
  expect(missed.length / sample.length, missed.join(', ')).toBeLessThanOrEqual(0.05)
})

/** The name with one random edit in a word of at least five letters. */
function withOneEdit(name: string, next: (below: number) => number): string {
  const words = [...name.matchAll(/\p{L}{5,}/gu)]
  const word = words[next(words.length)]
  const at = (word?.index ?? 0) + next((word?.[0].length ?? 1) - 1)
  const letter = String.fromCodePoint(97 + next(26))
  const [before, here, after] = [name.slice(0, at), name[at] ?? '', name.slice(at + 1)]
  const kinds = [before + after, before + letter + here + after, before + letter + after]
  return kinds[next(4)] ?? before + (after[0] ?? '') + here + after.slice(1)
}

/** Returns a function that generates pseudo-random integers (mulberry32). The same seed gives the same numbers. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}
