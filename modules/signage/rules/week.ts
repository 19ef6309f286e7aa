import { dateAt, startOfDay, type Zone } from '#kernel/time.ts'
import { type Pass, passesOf } from './passes.ts'
import { canPlay, type JudgedDefault, type JudgedRule, type Piece, type RoundItem } from './judged.ts'
import { passLength, type Program, type Segment, type StreamRule } from './program.ts'
import { edgesIn, isIn, type Span, spansOf } from './spans.ts'

/** The computed schedule of a program for one week, from Monday 00:00 to the next Monday 00:00 in the time zone. */
export interface Week extends Span {
  readonly rules: readonly JudgedRule[]
  readonly standard: JudgedDefault | undefined
  readonly pieces: readonly Piece[]
  /**
   * The passes of capped segments (segments with a limit per hour). A pass interrupts the round of the other segments. The list is sorted
   * by time, and passes never overlap.
   */
  readonly passes: readonly Pass[]
}

/** Computes the schedule of the week that contains the instant (docs/rules/signage.md, Rounds). */
export function weekOf(program: Program, at: Temporal.Instant, zone: Zone): Week {
  const today = dateAt(at, zone)
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  const from = startOfDay(monday, zone).epochMilliseconds
  const to = startOfDay(monday.add({ days: 7 }), zone).epochMilliseconds
  // The list begins with the Sunday before this week, because a time window of that day may extend over midnight into the week.
  const dates = Array.from({ length: 8 }, (_, day) => monday.add({ days: day - 1 }))
  const edges = edgesIn(zone)
  const segments = new Map(program.segments.map((segment) => [segment.id, segment]))
  const itemsOf = (segment: Segment | undefined, rule?: StreamRule): RoundItem[] =>
    (segment?.items ?? []).flatMap((item, index) =>
      segment && (program.playable?.has(item.scene) ?? true) ? [{ rule, segment, item, index }] : [],
    )
  const rules = program.rules.map((rule): JudgedRule => {
    const segment = segments.get(rule.segment)
    return {
      rule,
      segment,
      ruleSpans: spansOf(rule, dates, edges),
      segmentSpans: segment ? spansOf(segment, dates, edges) : [],
      items: itemsOf(segment, rule),
      cap: segment?.maxPlaysPerHour ?? undefined,
    }
  })
  const basic = program.defaultSegment === null ? undefined : segments.get(program.defaultSegment)
  const standard = basic && { segment: basic, spans: spansOf(basic, dates, edges), items: itemsOf(basic) }
  const pieces = piecesOf({ from, to }, rules, standard)
  return { from, to, rules, standard, pieces, passes: passesOf({ from, to }, rules, pieces, zone) }
}

function piecesOf(week: Span, rules: readonly JudgedRule[], standard: JudgedDefault | undefined): Piece[] {
  const spans = [...rules.flatMap((one) => [...one.ruleSpans, ...one.segmentSpans]), ...(standard?.spans ?? [])]
  const inside = spans.flatMap(({ from, to }) => [from, to]).filter((at) => at > week.from && at < week.to)
  const starts = [...new Set([week.from, ...inside])].toSorted((a, b) => a - b)
  const pieces: Piece[] = []
  for (const [place, from] of starts.entries()) {
    const to = starts[place + 1] ?? week.to
    const winners = winnersAt(rules, from)
    const isStandard = winners.length === 0 && standard && standard.items.length > 0 && isIn(standard.spans, from)
    const source = winners.length > 0 ? 'rule' : isStandard ? 'default' : 'idle'
    const last = pieces.at(-1)
    if (last && last.source === source && isSame(last.rules, winners)) {
      pieces[pieces.length - 1] = { ...last, to }
      continue
    }
    const round = winners.length > 0 ? roundOf(winners) : isStandard ? standard.items : []
    const length = passLength(round.map(({ item }) => item))
    pieces.push({ from, to, source, rules: winners.map(({ rule }) => rule), round, length })
  }
  return pieces
}

/**
 * The rules that win at an instant: of all rules that can play, those with the highest priority. Rules of capped segments (with a limit per hour)
 * are not considered.
 */
function winnersAt(rules: readonly JudgedRule[], at: number): JudgedRule[] {
  const active = rules.filter((one) => one.cap === undefined && canPlay(one, at))
  const highest = Math.max(...active.map(({ rule }) => rule.priority))
  return active.filter(({ rule }) => rule.priority === highest)
}

/** The scenes of one round. If two winning rules have the same segment, it plays only once per round, at the position of the first rule. */
function roundOf(winners: readonly JudgedRule[]): RoundItem[] {
  const seen = new Set<string>()
  return winners.flatMap(({ rule, items }) => {
    if (seen.has(rule.segment)) return []
    seen.add(rule.segment)
    return items
  })
}

const isSame = (a: readonly StreamRule[], b: readonly JudgedRule[]): boolean =>
  a.length === b.length && a.every((rule, place) => rule === b[place]?.rule)
