import { distanceBetween } from '../../rules/geometry.ts'
import type { LocationPoint } from '../../rules/place.ts'
import { byRelevance, type MatchKind, type Ranked } from '../../rules/rank.ts'
import type { LngLat } from '../../rules/route.ts'
import type { GazetteerFile } from './file.ts'
import { lineAt, type Lines, linesOf, spellingLine } from './lines.ts'
import { englishRegions } from './regions.ts'
import { spellingsOf } from './spellings.ts'
import type { CountryName, Language } from './spots.ts'
import { guessLines, wordsOf } from './words.ts'

/**
 * A place that matches a query. `at`: its position in the lists. `weight`: its inhabitants, or at least `KNOWN_INHABITANTS` for a place with a
 * hand-written name.
 */
interface PlaceHit extends Ranked {
  at: number
}

interface LineHit {
  match: MatchKind
  at: number
}

/**
 * The towns and villages of the product's own data, prepared for the search. They are stored as lists and two long texts, which need about
 * 2 MB of memory; one object for each place would need 20 MB.
 */
export interface PlaceIndex {
  search(query: string): PlaceHit[]
  /** Places with a name that is similar to the query. `cost`: the number of wrong letters in the query. */
  guess(query: string): (PlaceHit & { cost: number })[]
  read(at: number, language: Language): LocationPoint
  find(id: string, language: Language): LocationPoint | undefined
  /**
   * The id of the place with exactly this name (in lower case, without accents). If several places have this name, the largest place is
   * used; with `near` the distance counts, too.
   */
  exact(name: string, near?: LngLat): string | undefined
  /** The id of the nearest town with at least 20,000 inhabitants. Undefined if no town is at most `within` metres away. */
  nearestTown(near: LngLat, within: number): string | undefined
}

/** Maximum number of hits that are ranked. The hits are sorted by inhabitants, so the places that are not ranked are the smallest. */
const MOST_HITS = 600
const TOWN_HUNDREDS = 200
/**
 * A place with a hand-written name counts as if it had at least this many inhabitants. Visitors search for these places although few
 * people live there. For example, a search for 'Velden' finds Velden am Wörthersee first.
 */
const KNOWN_INHABITANTS = 20_000

export function openPlaceIndex(file: GazetteerFile, countryName: CountryName): PlaceIndex {
  const names = linesOf(file.names)
  const folded = foldedLines(file)
  const words = wordsOf(folded)
  const count = names.starts.length
  const [lng, lat] = [Int32Array.from(file.lng), Int32Array.from(file.lat)]
  const hundreds = Uint16Array.from(file.hundreds)
  const [country, region] = [Uint8Array.from(file.country), Uint8Array.from(file.region)]
  const { countries, regions, named } = file

  const locationOf = (at: number): LngLat => [(lng[at] ?? 0) / 1e4, (lat[at] ?? 0) / 1e4]
  const idOf = (at: number) => `place:${countries[country[at] ?? 0]}:${lng[at]},${lat[at]}`

  function read(at: number, language: Language): LocationPoint {
    const alias = named[at]
    const name = (alias && (language === 'de' ? alias[0] : alias[1])) ?? lineAt(names, at)
    const code = countries[country[at] ?? 0] ?? ''
    const german = regions[(region[at] ?? 0) - 1]
    const state = german && language === 'en' ? (englishRegions[german] ?? german) : german
    const land = countryName(code, language)
    return {
      mapboxId: idOf(at),
      name,
      place: [state === name ? undefined : state, land].filter(Boolean).join(', '),
      location: locationOf(at),
      context: { country: land, countryCode: code, ...(state ? { region: state } : {}), city: name },
      category: 'place',
      precision: 'place',
    }
  }

  const ranked = <Hit extends LineHit>(hit: Hit): Hit & PlaceHit => ({
    ...hit,
    weight: Math.max((hundreds[hit.at] ?? 0) * 100, named[hit.at] ? KNOWN_INHABITANTS : 0),
    location: locationOf(hit.at),
  })

  function lineHits(query: string): LineHit[] {
    const words = query.split(' ')
    const whole = scan(folded, query, MOST_HITS)
    if (words.length === 1 || whole.length > 0) return whole
    const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? query
    return scan(folded, longest, MOST_HITS)
      .filter(({ at }) => words.every((word) => lineAt(folded, at).includes(` ${word}`)))
      .map(({ at }) => ({ at, match: 'words' }))
  }

  return {
    search: (query) => lineHits(query).map(ranked),
    guess: (query) => guessLines(words, query).map(ranked),
    read,
    find(id, language) {
      const [, code, x, y] = /^place:([A-Z]{2}):(-?\d{1,7}),(-?\d{1,7})$/.exec(id) ?? []
      if (!code) return undefined
      for (let at = 0; at < count; at++) {
        if (lng[at] === Number(x) && lat[at] === Number(y) && countries[country[at] ?? 0] === code)
          return read(at, language)
      }
      return undefined
    },
    exact(name, near) {
      const hits = scan(folded, name, count)
        .filter((hit) => hit.match === 'exact')
        .map(ranked)
      const best = hits.toSorted(byRelevance(near))[0]
      return best && idOf(best.at)
    },
    nearestTown(near, within) {
      let best: { at: number; distance: number } | undefined
      for (let at = 0; at < count && (hundreds[at] ?? 0) >= TOWN_HUNDREDS; at++) {
        const distance = distanceBetween(near, locationOf(at))
        if (distance <= (best?.distance ?? within)) best = { at, distance }
      }
      return best && idOf(best.at)
    },
  }
}

/**
 * Builds the text that is searched. It has one line for each place, with all spellings of its names. Each spelling begins with a space, and '|'
 * separates them. So a search for ' word' finds every word that begins with 'word'.
 */
function foldedLines({ names, named }: GazetteerFile): Lines {
  const lines = names.split('\n').map((name, at) => {
    const plain = /^[A-Za-z ]+$/.test(name) && !named[at] && !/\b(?:Sankt|St)\b/.test(name)
    if (plain) return ` ${name.toLowerCase()}`
    return spellingLine(spellingsOf(name, ...(named[at] ?? [])))
  })
  return linesOf(lines.join('\n'))
}

/**
 * Finds the lines with a word that begins with the query, starting at the first line. If a line has several of these words, only the best
 * match is returned.
 */
function scan(lines: Lines, query: string, most: number): LineHit[] {
  const { text, starts } = lines
  const hits: LineHit[] = []
  const needle = ` ${query}`
  let line = 0
  for (let found = text.indexOf(needle); found >= 0; found = text.indexOf(needle, found + 1)) {
    line = lineBefore(starts, found, line)
    const before = found === 0 ? '\n' : text[found - 1]
    const after = text[found + needle.length] ?? '\n'
    const begins = before === '\n' || before === '|'
    const match: MatchKind = begins ? (after === '\n' || after === '|' ? 'exact' : 'prefix') : 'word'
    const last = hits.at(-1)
    if (last?.at !== line) {
      if (hits.length >= most) break
      hits.push({ at: line, match })
    } else if (match === 'exact' || last.match === 'word') last.match = match
  }
  return hits
}

function lineBefore(starts: Uint32Array, position: number, from: number): number {
  let [low, high] = [from, starts.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= position) low = middle
    else high = middle - 1
  }
  return low
}
