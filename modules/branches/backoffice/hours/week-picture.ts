import { conflictsOf } from '../../rules/opening-hours-conflicts.ts'
import { MINUTES_PER_DAY, type MinuteSpan, type OpeningHourRule, rulesOn, spanOf } from '../../rules/opening-hours.ts'

/** The start of a column in minutes after midnight: 06:00. A column ends at 06:00 of the next day, so that hours such as 11:00–01:00 are one bar. */
export const DAY_START = 360

/** A bar in a column. `from` and `to` are minutes after the midnight with which the date of the column begins, from 360 to 1800. */
interface Block {
  readonly from: number
  readonly to: number
  readonly kind: 'rule' | 'once' | 'conflict'
  /**
   * The times that are written on the bar. Hours that begin before 06:00 and end after 06:00 are divided between two columns: the larger
   * part shows the times, and on the smaller part `label` is undefined.
   */
  readonly label: { from: string; to: string } | undefined
}

export interface DayPicture {
  readonly date: Temporal.PlainDate
  /** True: a rule closes the day. If no rule applies to a day, the day is not marked as closed; it has no bars. */
  readonly isClosed: boolean
  readonly blocks: readonly Block[]
}

/** Calculates the chart of a week that starts on a Monday: the hours that result from the rules, and the conflicts between two rules. */
export function weekPicture(rules: readonly OpeningHourRule[], monday: Temporal.PlainDate): DayPicture[] {
  const conflicting = new Set(
    conflictsOf(rules).flatMap(({ rules: [, second] }) => (second === undefined ? [] : [second])),
  )
  // The chart starts on Monday at 06:00 and ends on the next Monday at 06:00. So hours of the Sunday before and of the next Monday can be in it, too.
  const dates = Array.from({ length: 9 }, (_, day) => monday.add({ days: day - 1 }))
  const pieces = dates.flatMap((date, day) =>
    piecesOf(rules, date, conflicting).map((piece) => ({
      ...piece,
      from: piece.from + day * MINUTES_PER_DAY,
      to: piece.to + day * MINUTES_PER_DAY,
    })),
  )
  return dates.slice(1, 8).map((date, index) => {
    const offset = (index + 1) * MINUTES_PER_DAY
    const window = { from: offset + DAY_START, to: offset + DAY_START + MINUTES_PER_DAY }
    const cut = pieces
      .filter((piece) => piece.from < window.to && piece.to > window.from)
      .map((piece) => ({
        kind: piece.kind,
        from: Math.max(piece.from, window.from) - offset,
        to: Math.min(piece.to, window.to) - offset,
        label: isMain(piece, window) ? piece.label : undefined,
      }))
    return { date, isClosed: rulesOn(rules, date).some((rule) => rule.isClosed === true), blocks: joined(cut) }
  })
}

/**
 * Whether a column (`window`) contains the larger part of the hours `piece`. Hours such as 22:00–08:00 are divided between two columns,
 * because a column ends at 06:00. Their times are written only on the larger part. If both parts are equal, they are written on the first.
 */
function isMain(piece: MinuteSpan, window: MinuteSpan): boolean {
  const within = Math.min(piece.to, window.to) - Math.max(piece.from, window.from)
  const beyond = piece.to - piece.from - within
  return within > beyond || (within === beyond && piece.from >= window.from)
}

type Piece = MinuteSpan & { kind: Block['kind']; label: Block['label'] }

function piecesOf(
  rules: readonly OpeningHourRule[],
  date: Temporal.PlainDate,
  conflicting: ReadonlySet<number>,
): Piece[] {
  return rulesOn(rules, date).flatMap((rule) => {
    const span = spanOf(rule)
    if (!span) return []
    const kind = conflicting.has(rules.indexOf(rule))
      ? ('conflict' as const)
      : rule.type === 'once'
        ? ('once' as const)
        : ('rule' as const)
    return [{ ...span, kind, label: { from: rule.from ?? '', to: rule.to ?? '' } }]
  })
}

/**
 * Joins bars (`blocks`) of the same kind that touch and do not show different times. So a branch that is always open has no gaps. If one
 * of the joined bars has a label, the result has this label.
 */
function joined(blocks: readonly Block[]): Block[] {
  const result: Block[] = []
  for (const block of blocks.toSorted((a, b) => a.from - b.from)) {
    const before =
      block.kind === 'conflict' ? -1 : result.findLastIndex(({ kind, to }) => kind === block.kind && to === block.from)
    const last = result[before]
    const isSame =
      last &&
      (!last.label || !block.label || (last.label.from === block.label.from && last.label.to === block.label.to))
    if (last && isSame) result[before] = { ...last, to: block.to, label: last.label ?? block.label }
    else result.push(block)
  }
  return result
}

/** The position of a time in a column, in percent of the column's height. */
export const placeOf = (minute: number): number => ((minute - DAY_START) / MINUTES_PER_DAY) * 100

/** The Monday of the week that contains a date. */
export const mondayOf = (date: Temporal.PlainDate): Temporal.PlainDate => date.subtract({ days: date.dayOfWeek - 1 })
