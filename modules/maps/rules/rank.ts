import { distanceBetween } from './geometry.ts'
import type { LngLat } from './route.ts'

/** How a name can match the text that a visitor has typed, from the best match to the weakest (docs/rules/maps.md, Gazetteer). */
const matchKinds = ['iata', 'exact', 'prefix', 'word', 'words'] as const
export type MatchKind = (typeof matchKinds)[number]

/**
 * How the names of a place match a query. `iata`: the query is the airport's code. `exact`: the query is a whole name. `prefix`: a name
 * begins with the query. `word`: a word of a name begins with the query. `words`: each word of the query begins a word of the same name.
 * Undefined: no match. Names and query must be in lower case and without accents.
 */
export function matchOf(query: string, names: readonly string[], iata?: string): MatchKind | undefined {
  if (iata && query === iata.toLowerCase()) return 'iata'
  if (names.includes(query)) return 'exact'
  if (names.some((name) => name.startsWith(query))) return 'prefix'
  if (names.some((name) => name.includes(` ${query}`))) return 'word'
  const words = query.split(' ')
  if (words.length > 1 && names.some((name) => words.every((word) => ` ${name}`.includes(` ${word}`)))) return 'words'
  return undefined
}

export interface Ranked {
  match: MatchKind
  /** How important the place is: its inhabitants, or a similar number for a place that is not a town. */
  weight: number
  location: LngLat
}

/**
 * The weight of a place is multiplied by the factor of its match. A place that is found by its airport code always comes first. A whole
 * name counts 30 times more than the beginning of a name. With a larger factor, a search for 'Salz' would find the hamlet Salz before
 * Salzburg.
 */
const factors: Readonly<Record<MatchKind, number>> = { iata: Infinity, exact: 30, prefix: 1, word: 0.1, words: 0.1 }

/** A place at this distance (in metres) from the visitor counts half as much as a place at the visitor's own location. */
const HALF_METRES = 50_000

/**
 * Returns a function that sorts places. A place comes earlier if its name matches better, if it has more inhabitants, or if it is nearer
 * to `near`, the location of the visitor.
 */
export function byRelevance(near: LngLat | undefined): (a: Ranked, b: Ranked) => number {
  const score = ({ match, weight, location }: Ranked) => {
    const distance = near ? distanceBetween(near, location) / HALF_METRES : 0
    return (factors[match] * (weight + 1)) / (1 + distance ** 2)
  }
  return (a, b) => {
    const [one, other] = [score(a), score(b)]
    return one === other ? 0 : other - one
  }
}
