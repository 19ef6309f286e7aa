import type { Zone } from '#kernel/time.ts'
import { passLength, type StreamRule } from './program.ts'
import { endOf, type Span } from './spans.ts'
import { canPlay, type JudgedRule, type Piece, type RoundItem } from './judged.ts'

/**
 * One pass of a capped segment (a segment with a limit of passes per hour): its scenes are shown once. The pass interrupts the round of the
 * other segments (docs/rules/signage.md, Capped segments). Times are epoch milliseconds.
 */
export interface Pass extends Span {
  readonly rule: StreamRule
  readonly items: readonly RoundItem[]
}

/**
 * A part of a clock hour in which one pass of a capped segment may begin. A segment with at most three passes per hour has three slots in
 * each hour.
 */
interface Slot extends Span {
  /** The rules that play this capped segment, highest priority first. */
  readonly rules: readonly JudgedRule[]
  readonly priority: number
  readonly order: number
}

const HOUR = 3_600_000

/**
 * All passes within a week, sorted by time. A pass is one showing of a capped segment, which may be shown only a limited number of times per
 * hour. Passes never overlap.
 */
export function passesOf(
  week: Span,
  rules: readonly JudgedRule[],
  pieces: readonly Piece[],
  zone: Zone,
): readonly Pass[] {
  const waiting = slotsOf(week, rules, zone)
  if (waiting.length === 0) return []
  const baseAt = (at: number): number => {
    const piece = pieces.find(({ from, to }) => from <= at && at < to)
    return piece?.source === 'rule' ? (piece.rules[0]?.priority ?? -1) : -1
  }
  const mayPlay = (slot: Slot, at: number): JudgedRule | undefined =>
    slot.rules.find((one) => canPlay(one, at) && one.rule.priority >= baseAt(at))
  const passes: Pass[] = []
  let free = week.from
  for (const slot of waiting) {
    const begins = Math.max(slot.from, free)
    // No pass begins in this slot in two cases. First: a pass of another segment lasts until the end of the slot. Second: no rule of the
    // slot may play at the start of the slot, or none may play at `begins`, when the other pass has ended.
    if (begins >= slot.to || !mayPlay(slot, slot.from)) continue
    const playing = mayPlay(slot, begins)
    if (!playing) continue
    const whole = begins + passLength(playing.items.map(({ item }) => item))
    const higher = pieces.find(
      ({ from, source, rules: winners }) =>
        from > begins && source === 'rule' && (winners[0]?.priority ?? -1) > playing.rule.priority,
    )
    const cut = Math.min(
      whole,
      endOf(playing.ruleSpans, begins),
      endOf(playing.segmentSpans, begins),
      higher?.from ?? Infinity,
      week.to,
    )
    passes.push({ from: begins, to: cut, rule: playing.rule, items: playing.items })
    free = cut
  }
  return passes
}

/**
 * The slots of all capped segments (with a limit per hour) in the week. They are sorted by start, priority, and position of their rule in
 * the program. Passes are assigned to the slots in this sequence.
 */
function slotsOf(week: Span, rules: readonly JudgedRule[], zone: Zone): Slot[] {
  const bySegment = new Map<string, JudgedRule[]>()
  for (const one of rules)
    if (one.cap !== undefined && one.items.length > 0)
      bySegment.set(one.rule.segment, [...(bySegment.get(one.rule.segment) ?? []), one])
  if (bySegment.size === 0) return []
  const hours = hoursOf(week, zone)
  const slots = [...bySegment.values()].flatMap((group) => {
    const ordered = group.toSorted((a, b) => b.rule.priority - a.rule.priority)
    const priority = ordered[0]?.rule.priority ?? 0
    const order = rules.findIndex((one) => one === group[0])
    const cap = group[0]?.cap ?? 0
    return hours.flatMap(({ from, to }) =>
      Array.from({ length: cap }, (_, k) => ({
        from: from + Math.floor((k * HOUR) / cap),
        to: Math.min(to, from + Math.floor(((k + 1) * HOUR) / cap)),
        rules: ordered,
        priority,
        order,
      })).filter((slot) => slot.from < slot.to),
    )
  })
  return slots.toSorted((a, b) => a.from - b.from || b.priority - a.priority || a.order - b.order)
}

/** Divides the week into clock hours of the time zone. If a clock change moves the clock by half an hour, one of the hours is shorter or longer. */
function hoursOf(week: Span, zone: Zone): Span[] {
  const hours: Span[] = []
  for (let from = week.from; from < week.to;) {
    const next = Temporal.Instant.fromEpochMilliseconds(from + HOUR).toZonedDateTimeISO(zone)
    const to = Math.min(week.to, from + HOUR + ((60 - next.minute) % 60) * 60_000)
    hours.push({ from, to })
    from = to
  }
  return hours
}
