import { fold } from '#kernel/fold.ts'
import type { Spot } from './spots.ts'

/**
 * A typed address that nobody knows is taken over as it stands, with the coordinates of the street or town it names (reference: maps §7).
 * Its id carries the text and the id of that place, so that any server process can answer the retrieve call.
 */

const street =
  /(str|strasse|gasse|platz|weg|allee|ring|kai|ufer|steig|hof|damm|street|road|utca|ulica|namesti|namestie|via|ut|ter)( |$)/

const LONGEST = 120

/** The text tidied up when it looks like an address: letters with a number, or with a word for a street. */
export function addressText(text: string): string | undefined {
  const tidy = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
  if (tidy.length > LONGEST) return undefined
  const folded = fold(tidy)
  const looks = tidy.length >= 5 && /\p{L}{3}/u.test(tidy) && (/\p{L}.*\d/u.test(tidy) || street.test(folded))
  return looks ? tidy : undefined
}

/**
 * Id of what the address names: a known street of Vienna, a district by postcode, else the town that stands at its end.
 * `town` finds a town by folded name.
 */
export function typedBase(
  address: string,
  spots: readonly Spot[],
  town: (name: string) => string | undefined,
): string | undefined {
  const folded = fold(address).replaceAll(/str(?= |$)/g, 'strasse')
  const named = townAtEnd(folded, town)
  const abroad = named !== undefined && named !== town('wien')
  if (abroad) return named
  const known = spots
    .filter(
      (spot) =>
        spot.precision === 'street' && spot.folded.some((name) => folded === name || folded.startsWith(`${name} `)),
    )
    .toSorted((a, b) => (b.folded[0]?.length ?? 0) - (a.folded[0]?.length ?? 0))[0]
  const postcode = /(?:^| )(1\d{2}0)(?: |$)/.exec(folded)?.[1]
  const district = spots.find((spot) => spot.postcode !== undefined && spot.postcode === postcode)
  // A street that runs through several districts: the postcode tells which end is meant.
  if (known && district && known.context.de.postcode !== postcode) return district.id
  return known?.id ?? district?.id ?? named
}

/** The longest run of words at the end that is a town's name; words after the last number first, but never the only words there are. */
function townAtEnd(folded: string, town: (name: string) => string | undefined): string | undefined {
  const words = folded.split(' ')
  const from = Math.max(1, words.findLastIndex((word) => /\d/.test(word)) + 1, words.length - 4)
  for (let start = from; start < words.length; start++) {
    const found = town(words.slice(start).join(' '))
    if (found) return found
  }
  return undefined
}

export const typedId = (base: string, address: string): string =>
  `typed:${Buffer.from(address).toString('base64url')}:${base}`

export function readTypedId(id: string): { text: string; base: string } | undefined {
  const [, text, base] = /^typed:([\w-]{1,480}):(.+)$/.exec(id) ?? []
  return text && base ? { text: Buffer.from(text, 'base64url').toString('utf8').slice(0, LONGEST), base } : undefined
}
