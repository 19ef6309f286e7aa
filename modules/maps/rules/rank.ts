import { distanceBetween } from './geometry.ts'
import type { LngLat } from './route.ts'

/** How a name matches a query, best first (docs/rules/maps.md, Gazetteer). */
const matchKinds = ['iata', 'exact', 'prefix', 'word', 'words'] as const
export type MatchKind = (typeof matchKinds)[number]

/**
 * How names match a query: by the airport's code, a whole name, the beginning of a name, the beginning of a word in a name, or every word of the
 * query as the beginning of some word. Names and query are folded (lower case, without accents). Undefined: no match.
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
  /** Inhabitants, or an equivalent weight for a place that is not a town. */
  weight: number
  location: LngLat
}

/**
 * A place's weight is multiplied by the factor of its kind of match. An airport's code always comes first. A whole name has a high factor, but not so
 * high that the hamlet 'Salz' comes before Salzburg.
 */
const factors: Readonly<Record<MatchKind, number>> = { iata: Infinity, exact: 30, prefix: 1, word: 0.1, words: 0.1 }

/** The weight of places at this distance from the visitor is halved. */
const HALF_METRES = 50_000

/** Orders matches: by kind of match, weight, and distance to the visitor. */
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
