import { fold } from '#kernel/fold.ts'
import { editsBetween, mostEdits } from './edits.ts'
import type { Spot } from './spots.ts'
import { streetForm } from './street-form.ts'

/** A street, and after it a house number, a comma, or Vienna. */
const address = /^(?<street>.+?)(?<rest>,.*|\s+(?:\d|wien\b|vienna\b).*)$/i
const streetWord = /(?:strasse|gasse|platz|weg|allee|ring)$/

/**
 * The typed addresses with the name of a known street in place of a street that is like it: 'Mariahilfer Straße 100' for 'Mariahilfre Str. 100'. The
 * best comes first. The word for a street does not count as letters of the name, so that short names are not alike.
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
