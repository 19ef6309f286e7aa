/** The placeholders that a brand can write into a mail text. In the text a placeholder is written between {{ and }}. */
export const placeholders = [
  'gast.name',
  'gast.vorname',
  'gast.nachname',
  'bestellung.nummer',
  'bestellung.termin',
  'bestellung.summe',
  'standort.name',
  'standort.telefon',
  'standort.adresse',
  'betrieb.name',
  'status.link',
] as const
export type Placeholder = (typeof placeholders)[number]

/** The parts of a mail that a brand can change. The program adds the details of the order, the sums and the button. */
export interface MailText {
  subject: string
  intro: string
  footer: string
}

const known: ReadonlySet<string> = new Set(placeholders)
const pattern = /\{\{\s*([^{}]*?)\s*\}\}/g

/**
 * Returns the texts between '{{' and '}}' that are not known placeholders, each text once. If braces are not closed or not opened, the
 * result also contains '{{'.
 */
export function unknownPlaceholders(text: string): string[] {
  const named = [...text.matchAll(pattern)].map(([, name = '']) => name)
  const rest = text.replaceAll(pattern, '')
  const open = /\{\{|\}\}/.test(rest) ? ['{{'] : []
  return [...new Set([...named.filter((name) => !known.has(name)), ...open])]
}

/** The placeholder that the author of the text probably meant. Undefined if none is similar. */
export function likelyPlaceholder(typed: string): Placeholder | undefined {
  const ranked = placeholders
    .map((name) => ({ name, distance: distanceOf(typed.toLowerCase(), name) }))
    .toSorted((a, b) => a.distance - b.distance)
  const [best] = ranked
  return best && best.distance <= Math.max(2, Math.floor(best.name.length / 3)) ? best.name : undefined
}

/** How many letters must be changed, added or removed to get `b` from `a`. */
function distanceOf(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      )
    row = next
  }
  return row[b.length] ?? 0
}

/** Replaces the placeholders in a text by their values. A value that looks like a placeholder, for example a guest's name, is not replaced again. */
export const filled = (text: string, values: Readonly<Record<Placeholder, string>>): string =>
  text.replaceAll(pattern, (whole, name: string) => (isKnown(name) ? values[name] : whole))

const isKnown = (name: string): name is Placeholder => known.has(name)

/** Splits a text into paragraphs at empty lines. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
