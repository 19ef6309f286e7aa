import { score } from '#ui/backoffice/match.ts'
import type { Command } from '#ui/backoffice/palette.ts'

const LIMIT = 6

/** Matches for a query: '>' only commands, '#' only order numbers, '@' only people. Best first in each group. */
export function find(hits: readonly Command[], query: string): Command[] {
  const [mode, text] = /^[>#@]/.test(query) ? [query[0], query.slice(1).trim()] : [undefined, query.trim()]
  const wanted = hits.filter(
    (hit) => mode === undefined || (mode === '>' ? hit.kind === 'command' : hit.kind === 'order'),
  )
  const rated = wanted
    .map((hit) => ({
      hit,
      points: score(
        mode === '#'
          ? hit.label
          : mode === '@'
            ? (hit.words ?? '')
            : `${hit.label} ${hit.words ?? ''} ${hit.detail ?? ''}`,
        text,
      ),
    }))
    .filter((one) => one.points > 0)
    .toSorted((a, b) => b.points - a.points)
  const groups = Map.groupBy(rated, (one) => one.hit.group)
  return [...groups.values()].flatMap((group) => group.slice(0, text ? LIMIT : LIMIT + 4).map((one) => one.hit))
}
