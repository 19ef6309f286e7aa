import { fold } from '#kernel/fold.ts'
import { editsBetween, mostEdits } from './edits.ts'
import type { Spot } from './spots.ts'
import { streetForm } from './street-form.ts'

/** An address: a street, and after it a house number, a comma, or the word Wien or Vienna. */
const address = /^(?<street>.+?)(?<rest>,.*|\s+(?:\d|wien\b|vienna\b).*)$/i
const streetWord = /(?:strasse|gasse|platz|weg|allee|ring)$/

/**
 * Replaces the street of a typed address by known streets with a similar name. For example, 'Mariahilfre Str. 100' becomes 'Mariahilfer
 * Straße 100'. The most similar street comes first. The number of allowed wrong letters depends on the length of the name without
 * 'straße'. A very short name may have no wrong letter, so it is not replaced.
 */
export function likeAddresses(text: string, spots: readonly Spot[]): string[] {
  const { street = '', rest = '' } = address.exec(text.trim())?.groups ?? {}
  const form = streetForm(fold(street))
  const most = mostEdits(form.replace(streetWord, ''))
  if (most === 0) return []
  return spots
    .filter((spot) => spot.precision === 'street')
    .map((spot) => ({ spot, edits: Math.min(...spot.folded.map((name) => editsBetween(form, name, most))) }))
    .filter(({ edits }) => edits <= most)
    .toSorted((a, b) => a.edits - b.edits)
    .map(({ spot }) => spot.name.de + rest)
}
