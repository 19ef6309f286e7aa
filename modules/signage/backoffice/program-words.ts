import { formatDate } from '#ui/backoffice/format.ts'
import { days, type SegmentRecord, type StreamRecord } from '../contract.ts'
import type { Timed } from '../rules/program.ts'
import type { pairTexts } from '../words/pair.ts'
import type { plannerTexts } from '../words/planner.ts'

type Planner = ReturnType<typeof plannerTexts>
interface Words {
  readonly planner: Planner
  readonly pair: ReturnType<typeof pairTexts>
}

/**
 * The days of a rule or segment as text, Monday first: 'Mo–Fr', 'Mo Mi'. For no day and for all seven days the text is 'täglich' (daily).
 */
function daysOf(on: Timed['days'], t: Planner): string {
  const places = days.flatMap((day, place) => (on.includes(day) ? [place] : []))
  if (places.length === 0 || places.length === days.length) return t.daily
  const nameOf = (place: number): string => {
    const day = days[place]
    return day === undefined ? '' : t.dayNames[day]
  }
  const runs: number[][] = []
  for (const place of places) {
    const last = runs.at(-1)
    if (last?.at(-1) === place - 1) last.push(place)
    else runs.push([place])
  }
  return runs
    .map((run) => (run.length > 2 ? `${nameOf(run[0] ?? 0)}–${nameOf(run.at(-1) ?? 0)}` : run.map(nameOf).join(' ')))
    .join(' ')
}

/** The days and time windows of a rule or segment as text: 'Mo–Fr 11:00–14:30'. */
export const timesOf = ({ days: on, windows }: Pick<Timed, 'days' | 'windows'>, t: Planner): string =>
  [daysOf(on, t), windows.map(({ from, to }) => `${from}–${to}`).join(', ')].filter(Boolean).join(' ')

const isTimed = ({ days: on, windows, validFrom, validTo }: Timed): boolean =>
  on.length > 0 || windows.length > 0 || Boolean(validFrom) || Boolean(validTo)

/** The days, the time windows, and the first and last day of a rule or segment, as one text. */
const whenOf = (timed: Timed, { planner, pair }: Words): string =>
  [
    timesOf(timed, planner),
    timed.validFrom ? pair.fromDay(formatDate(timed.validFrom)) : '',
    timed.validTo ? pair.toDay(formatDate(timed.validTo)) : '',
  ]
    .filter(Boolean)
    .join(' ')

/**
 * A program in one line: each rule with its segment and times, the highest priority first, then the default segment. A rule whose segment
 * was deleted is left out.
 */
export function programLine(
  { defaultSegment, rules }: Pick<StreamRecord, 'defaultSegment' | 'rules'>,
  segments: readonly SegmentRecord[],
  words: Words,
): string {
  const { pair } = words
  const find = (id: string | null): SegmentRecord | undefined => segments.find((one) => one.id === id)
  const ruled = rules
    .toSorted((a, b) => b.priority - a.priority)
    .flatMap((rule) => {
      const segment = find(rule.segment)
      if (!segment) return []
      const more = [
        isTimed(segment) ? pair.onlyWhen(whenOf(segment, words)) : '',
        segment.maxPlaysPerHour ? pair.perHour(segment.maxPlaysPerHour) : '',
      ].filter(Boolean)
      return [`${segment.name} ${whenOf(rule, words)}${more.length > 0 ? ` (${more.join(', ')})` : ''}`]
    })
  const base = find(defaultSegment)
  const limits = base && isTimed(base) ? ` (${pair.onlyWhen(whenOf(base, words))})` : ''
  const rest = `${base?.name ?? pair.programIdle}${limits}`
  const parts = [...ruled, ruled.length > 0 ? pair.programElse(rest) : pair.programAlways(rest)]
  return pair.programShows(parts.join('; '))
}
