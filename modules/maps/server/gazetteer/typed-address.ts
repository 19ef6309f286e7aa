import { fold } from '#kernel/fold.ts'
import type { Spot } from './spots.ts'
import { streetForm } from './street-form.ts'

/**
 * An unknown typed address is suggested unchanged, with the coordinates of the street or town that it names (docs/rules/maps.md,
 * Gazetteer). Its id contains the text and the id of that place, so that any server process can handle the API call `maps.retrieve`.
 */

const streetWords =
  'str|strasse|gasse|platz|weg|allee|ring|kai|ufer|steig|hof|damm|street|road|utca|ulica|namesti|namestie'
const street = new RegExp(`(?:${streetWords})(?: |$)`)
const bareStreet = new RegExp(`^(?:${streetWords})$`)
/**
 * Short words for a street. They count only as whole words, because other words end with the same letters: 'Salzkammergut' and 'Kloster'
 * are no streets.
 */
const shortStreet = /(?:^| )(?:via|ut|ter)(?: |$)/

/** Common words that are also names of villages. Next to other words they do not name a town: 'Hotel am See', 'Villach Hauptbahnhof'. */
const nouns = new Set(
  'alpen arena au berg brunnen burg dorf halle hauptbahnhof haus hof kloster rose see stein villa wald'.split(' '),
)

const LONGEST = 120

/** Finds a town's id by its folded name (lower case, without accents). Undefined: no town has this name. */
type Town = (name: string) => string | undefined

/**
 * Returns the text, with single blanks between its words, if it looks like an address: it has letters with a number, or a word for a
 * street. Otherwise undefined.
 */
export function addressText(text: string): string | undefined {
  const tidy = tidied(text)
  if (!tidy) return undefined
  const folded = fold(tidy)
  const namesStreet = street.test(folded) || shortStreet.test(folded)
  return /\p{L}{3}/u.test(tidy) && (/\p{L}.*\d/u.test(tidy) || namesStreet) ? tidy : undefined
}

/**
 * Returns the text, with single blanks between its words, if it names a town and something else, with the town at its end or beginning:
 * 'Hotel Post Lech', 'Villach Messe'. Otherwise undefined.
 */
export function namedText(text: string, town: Town): string | undefined {
  const tidy = tidied(text)
  return tidy && townIn(fold(tidy), town) ? tidy : undefined
}

function tidied(text: string): string | undefined {
  const tidy = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
  return tidy.length >= 5 && tidy.length <= LONGEST ? tidy : undefined
}

/**
 * Id of the place that the address names: a known street of Vienna, a district by its postcode, or the town at the end or beginning of the
 * text. Undefined if the address names none of them.
 */
export function typedBase(address: string, spots: readonly Spot[], town: Town): string | undefined {
  const folded = fold(address)
  const form = streetForm(folded)
  const named = townAtEnd(folded, town)
  const abroad = named !== undefined && named !== town('wien')
  if (abroad) return named
  const known = spots
    .filter(
      (spot) => spot.precision === 'street' && spot.folded.some((name) => form === name || form.startsWith(`${name} `)),
    )
    .toSorted((a, b) => (b.folded[0]?.length ?? 0) - (a.folded[0]?.length ?? 0))[0]
  const postcode = /(?:^| )(1\d{2}0)(?: |$)/.exec(folded)?.[1]
  const district = spots.find((spot) => spot.postcode !== undefined && spot.postcode === postcode)
  // A street can lead through several districts. If the typed postcode is not the stored postcode of the street, the middle of the
  // district is used.
  if (known && district && known.context.de.postcode !== postcode) return district.id
  return known?.id ?? district?.id ?? townIn(folded, town)
}

/**
 * Finds a town's name at the end of the text: the longest one, with at most four words. The name must begin after the last number, and must
 * not be the whole text. Undefined: no town was found.
 */
function townAtEnd(folded: string, town: Town): string | undefined {
  const words = folded.split(' ')
  const from = Math.max(1, words.findLastIndex((word) => /\d/.test(word)) + 1, words.length - 4)
  for (let start = from; start < words.length; start++) {
    const name = words.slice(start).join(' ')
    // A word after a house number can only be the town, even if it is also a common word.
    const found = nouns.has(name) && !/\d/.test(words[start - 1] ?? '') ? undefined : town(name)
    if (found) return found
  }
  return undefined
}

/**
 * Finds a town's name at the beginning of the text: the longest one, with at most four words. Another name must follow it. Undefined if the
 * text does not begin with a town, such as 'Hof 12' and 'St.-Veit-Gasse 3'.
 */
function townAtBegin(folded: string, town: Town): string | undefined {
  const words = folded.split(' ')
  for (let end = Math.min(words.length - 1, 4); end > 0; end--) {
    if (!/^[a-z]{3,}/.test(words[end] ?? '') || bareStreet.test(words[end] ?? '')) continue
    const name = words.slice(0, end).join(' ')
    const found = nouns.has(name) ? undefined : town(name)
    if (found) return found
  }
  return undefined
}

const townIn = (folded: string, town: Town): string | undefined => townAtEnd(folded, town) ?? townAtBegin(folded, town)

export const typedId = (base: string, address: string): string =>
  `typed:${Buffer.from(address).toString('base64url')}:${base}`

export function readTypedId(id: string): { text: string; base: string } | undefined {
  const [, text, base] = /^typed:([\w-]{1,480}):(.+)$/.exec(id) ?? []
  return text && base ? { text: Buffer.from(text, 'base64url').toString('utf8').slice(0, LONGEST), base } : undefined
}
