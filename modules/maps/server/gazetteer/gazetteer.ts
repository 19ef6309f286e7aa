import { fold, foldBare } from '#kernel/fold.ts'
import type { LocationPoint, Suggestion } from '../../rules/place.ts'
import { byRelevance, type MatchKind, matchOf, type Ranked } from '../../rules/rank.ts'
import type { LngLat } from '../../rules/route.ts'
import type { BranchPlace } from '../../ports.ts'
import type { GazetteerFile } from './file.ts'
import { linesOf, spellingLine } from './lines.ts'
import { openPlaceIndex, type PlaceIndex } from './place-index.ts'
import { spellingsOf } from './spellings.ts'
import { countryNames, type Language, type Spot, spotsOf } from './spots.ts'
import { streetForm } from './street-form.ts'
import { likeAddresses } from './street-guess.ts'
import { addressText, namedText, readTypedId, typedBase, typedId } from './typed-address.ts'
import { guessLines, type Words, wordsOf } from './words.ts'

interface GazetteerQuery {
  text: string
  language: Language
  /** Location of the visitor, or of the branch if the visitor's location is unknown. Nearer places have a higher rank. */
  near?: LngLat | undefined
  branches?: readonly BranchPlace[]
}

/** Searches places in nine countries, without an external service (docs/rules/maps.md, Gazetteer). */
export interface Gazetteer {
  /**
   * Returns at most 10 suggestions, the best first. An unknown typed address is suggested, too, with the coordinates of its street or
   * town, or of the nearest town. If no place contains all typed words, places with similar names are suggested (`isGuess`), and the typed
   * address comes after them.
   */
  search(query: GazetteerQuery): Suggestion[]
  find(id: string, language: Language, branches?: readonly BranchPlace[]): LocationPoint | undefined
  /** Source of the data. It must be shown where the data is used. */
  credit: string
}

const MOST = 10
const MOST_GUESSES = 5
/** For each wrong letter, the weight of a place with a similar name is divided by this number. */
const WRONG_LETTER = 10
/** A typed address without a known street or town gets the nearest town, if this town is at most this number of metres from the visitor. */
const TOWN_WITHIN_METRES = 60_000

type Hit = Ranked & { suggestion: () => Suggestion }

export function openGazetteer(file: GazetteerFile): Gazetteer {
  const countryName = countryNames()
  const index = openPlaceIndex(file, countryName)
  const spots = spotsOf(file, countryName)
  const spotWords = wordsOfSpots(spots)

  function ranked(query: string, { language, near, branches = [] }: GazetteerQuery) {
    const all = [...spots, ...branches.map(branchSpot)]
    const hits = [...spotHits(all, query, language), ...placeHits(index, query, language)].toSorted(byRelevance(near))
    return { suggestions: firstDistinct(hits), isKnown: hits.some((hit) => hit.match === 'exact') }
  }

  /** Places and addresses whose names differ from the typed text by a few letters. */
  function guesses(asked: GazetteerQuery): Suggestion[] {
    const { text, language, near, branches = [] } = asked
    const branchSpots = branches.map(branchSpot)
    const folded = fold(text)
    const hits = [...new Set([folded, foldBare(text), streetForm(folded)])].flatMap((query) => [
      ...spotGuesses(spots, spotWords, query, language),
      ...spotGuesses(branchSpots, wordsOfSpots(branchSpots), query, language),
      ...index
        .guess(query)
        .map((hit) => placeHit(index, { ...hit, weight: hit.weight / WRONG_LETTER ** hit.cost }, language)),
    ])
    const addresses = likeAddresses(text, spots)
      .flatMap((like) => typedSuggestion(index, spots, { ...asked, text: like }, false) ?? [])
      .filter(({ precision }) => precision === 'street')
    return [...addresses, ...firstDistinct(hits.toSorted(byRelevance(near)), MOST_GUESSES)]
      .slice(0, MOST_GUESSES)
      .map((guess) => ({ ...guess, isGuess: true }))
  }

  return {
    credit: file.credit,
    search(asked) {
      const { text } = asked
      const query = fold(text)
      if (query.length < 2) return []
      const found = ranked(query, asked)
      // If nothing is found, the search ignores umlauts: people type 'Györ' for Győr when their keyboard lacks the right letter.
      const bare = foldBare(text)
      const { suggestions, isKnown } = found.suggestions.length > 0 || bare === query ? found : ranked(bare, asked)
      const typed = isKnown ? undefined : typedSuggestion(index, spots, asked, suggestions.length === 0)
      if (suggestions.length > 0) return typed ? [...suggestions.slice(0, MOST - 1), typed] : suggestions
      if (typed?.precision === 'street') return [typed]
      return typed ? [...guesses(asked), typed] : guesses(asked)
    },
    find(id, language, branches = []) {
      const typed = readTypedId(id)
      if (!typed) return pointOf(index, [...spots, ...branches.map(branchSpot)], id, language)
      const base = pointOf(index, spots, typed.base, language)
      if (!base) return undefined
      return { ...base, mapboxId: id, name: typed.text, place: whereabouts(base), category: 'place' }
    },
  }
}

/** The best suggestions. Two entries with the same name in the same region are a town and its centre: only the better one is returned. */
function firstDistinct(hits: readonly Hit[], most = MOST): Suggestion[] {
  const lines = new Map<string, Suggestion>()
  for (const hit of hits) {
    if (lines.size === most) break
    const suggestion = hit.suggestion()
    const line = `${suggestion.name}|${suggestion.place}`
    if (!lines.has(line)) lines.set(line, suggestion)
  }
  return [...lines.values()]
}

function* spotHits(spots: readonly Spot[], query: string, language: Language): Generator<Hit> {
  const form = streetForm(query)
  for (const spot of spots) {
    const match = spotMatch(spot, query) ?? (form === query ? undefined : spotMatch(spot, form))
    if (!match) continue
    yield spotHit(spot, match, spot.weight, language)
  }
}

function spotHit(spot: Spot, match: MatchKind, weight: number, language: Language): Hit {
  const { id, category, precision, location } = spot
  const suggestion = () => ({
    id,
    name: spot.name[language],
    place: spot.line[language],
    category,
    precision,
    isTyped: false,
    isGuess: false,
  })
  return { match, weight, location, suggestion }
}

const wordsOfSpots = (spots: readonly Spot[]): Words =>
  wordsOf(
    linesOf(
      spots.map(({ folded, foldedWhole }) => spellingLine(foldedWhole ? [...folded, foldedWhole] : folded)).join('\n'),
    ),
  )

function spotGuesses(spots: readonly Spot[], words: Words, query: string, language: Language): Hit[] {
  return guessLines(words, query).flatMap(({ at, match, cost }) => {
    const spot = spots[at]
    // A query of one word can match the beginning of any word of the name. This match counts as much as the beginning of the whole name
    // (`spotMatch` does the same).
    const kind = match === 'words' && !query.includes(' ') ? 'prefix' : match
    return spot ? [spotHit(spot, kind, spot.weight / WRONG_LETTER ** cost, language)] : []
  })
}

function spotMatch({ folded, foldedAddress, foldedWhole, iata }: Spot, query: string): MatchKind | undefined {
  const match = matchOf(query, folded, iata)
  // If a query begins any word of a name, it counts as if it began the whole name. So 'Sacher' finds 'Hotel Sacher' as easily as 'Sachsen'
  // finds 'Sachsenheim'.
  if (match) return match === 'word' ? 'prefix' : match
  if (foldedAddress && matchOf(query, foldedAddress)) return 'word'
  return foldedWhole !== undefined && query.includes(' ') ? matchOf(query, [foldedWhole]) && 'words' : undefined
}

const placeHits = (index: PlaceIndex, query: string, language: Language): Hit[] =>
  index.search(query).map((hit) => placeHit(index, hit, language))

function placeHit(index: PlaceIndex, hit: Ranked & { at: number }, language: Language): Hit {
  const suggestion = () => {
    const { mapboxId: id, name, place, category, precision } = index.read(hit.at, language)
    return { id, name, place, category, precision, isTyped: false, isGuess: false }
  }
  return { ...hit, suggestion }
}

function typedSuggestion(
  index: PlaceIndex,
  spots: readonly Spot[],
  { text, language, near }: GazetteerQuery,
  isNothingElse: boolean,
): Suggestion | undefined {
  const town = (name: string) => index.exact(name, near)
  const address = addressText(text) ?? (isNothingElse ? namedText(text, town) : undefined)
  if (!address) return undefined
  const base = typedBase(address, spots, town) ?? (near && index.nearestTown(near, TOWN_WITHIN_METRES))
  const point = base && pointOf(index, spots, base, language)
  if (!base || !point) return undefined
  return {
    id: typedId(base, address),
    name: address,
    place: whereabouts(point),
    category: 'place',
    precision: point.precision,
    isTyped: true,
    isGuess: false,
  }
}

/** Second line of a typed address: the town that it is assumed to be in. */
const whereabouts = (base: LocationPoint): string =>
  base.precision === 'street' ? base.place : [base.name, base.context.country].filter(Boolean).join(', ')

function pointOf(index: PlaceIndex, spots: readonly Spot[], id: string, language: Language): LocationPoint | undefined {
  const spot = spots.find((spot) => spot.id === id)
  if (!spot) return index.find(id, language)
  return {
    mapboxId: spot.id,
    name: spot.name[language],
    place: spot.line[language],
    location: spot.location,
    context: spot.context[language],
    category: spot.category,
    precision: spot.precision,
  }
}

function branchSpot(branch: BranchPlace): Spot {
  const line = [branch.street, [branch.zipCode, branch.city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const context = { countryCode: branch.countryCode, postcode: branch.zipCode, city: branch.city }
  return {
    id: `branch:${branch.id}`,
    name: { de: branch.name, en: branch.name },
    line: { de: line, en: line },
    folded: spellingsOf(branch.name, line),
    category: 'place',
    precision: 'address',
    location: branch.location,
    weight: 100_000,
    context: { de: context, en: context },
  }
}
