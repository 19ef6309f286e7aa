import type { Locale } from '#contract/locale.ts'
import { shortNumberIn } from '#kernel/short-number.ts'
import { includesPhone, score } from '#ui/backoffice/match.ts'
import type { Command } from '#ui/backoffice/palette.ts'
import type { Placed } from './places.ts'

const LIMIT = 6

/** The kinds of entries that the first character of a query selects. */
const kindsOf: Readonly<Record<string, readonly Command['kind'][]>> = {
  '>': ['command'],
  '#': ['order'],
  '@': ['order', 'person'],
}

/**
 * The search score of an order whose ticket number or `uid` is the query, and of a person whose phone number is the query. It is higher
 * than the score of any match in the texts of an entry.
 */
const EXACT = 10

/**
 * Is `text` the ticket number in the label of an order? For the label 'D-6' the result is true for '6', 'd-6' and 'D6'. For the labels
 * 'D-16' and 'D-60' the result is false for '6'.
 */
function isNumber(label: string, text: string): boolean {
  const [own, typed] = [shortNumberIn(label), shortNumberIn(text)]
  return own !== undefined && own.number === typed?.number && (typed.code === '' || typed.code === own.code)
}

/** Is `text` the beginning of this `uid`, with or without its prefix? `text` must have at least four characters. */
function isUid(uid: string, text: string): boolean {
  const [whole, typed] = [uid, text].map((one) => one.replaceAll('-', '').toUpperCase())
  const short = uid.split('-').at(-1) ?? ''
  return typed !== undefined && typed.length > 3 && [whole, short].some((one) => one?.startsWith(typed))
}

/**
 * Finds the entries for a query. '>' searches only commands. '#' searches only the ticket numbers and `uid`s of orders. '@' searches
 * people, and the other texts of orders, for example the name of the guest. Entries in which only single letters of a word match are shown
 * only if there is nothing better. The group with the best entry comes first. In each group the best entry comes first.
 */
export function find(hits: readonly Command[], query: string): Command[] {
  const [mode, text] = /^[>#@]/.test(query) ? [query[0], query.slice(1).trim()] : [undefined, query.trim()]
  const wanted = hits.filter((hit) => mode === undefined || kindsOf[mode]?.includes(hit.kind))
  const rated = wanted
    .map((hit) => ({
      hit,
      points: pointsOf(hit, mode, text),
    }))
    .filter((one) => one.points > 0)
    .toSorted((a, b) => b.points - a.points)
  const isBetter = (rated[0]?.points ?? 0) >= 2
  const good = rated.filter(({ points }) => !isBetter || points >= 2)
  const groups = Map.groupBy(good, (one) => one.hit.group)
  return [...groups.values()].flatMap((group) => group.slice(0, text ? LIMIT : LIMIT + 4).map((one) => one.hit))
}

function pointsOf(hit: Command, mode: string | undefined, text: string): number {
  if (hit.kind === 'order' && mode !== '@' && isNumber(hit.label, text)) return EXACT
  if (hit.uid && mode !== '@' && isUid(hit.uid, text)) return EXACT
  if (mode !== '#' && hit.phone && includesPhone(hit.phone, text)) return EXACT
  if (mode === '#') return score(hit.label, text)
  if (mode === '@') return score(hit.kind === 'person' ? `${hit.label} ${hit.words ?? ''}` : (hit.words ?? ''), text)
  return score(`${hit.label} ${hit.words ?? ''} ${hit.detail ?? ''} ${hit.synonyms ?? ''}`, text)
}

/** The entry of a screen. A query finds it by its name and by the further words of the screen. */
export const placeEntry = (
  { path, title, nav }: Placed,
  { locale, group, go }: { locale: Locale; group: string; go: (to: string) => void },
): Command => ({
  id: path,
  kind: 'place',
  group,
  label: title(locale),
  icon: nav.icon,
  run: () => go(nav.to),
  ...(nav.words ? { words: nav.words(locale) } : {}),
  ...(nav.keys ? { keys: nav.keys } : {}),
})
