import type { Zone } from '#kernel/time.ts'
import type { Program, SegmentItem, StreamRule, transitions } from './program.ts'
import type { Piece, RoundItem } from './judged.ts'
import { type Week, weekOf } from './week.ts'
import { type Why, whyAt } from './why.ts'

/** What a screen shows at an instant, and the reasons (docs/rules/signage.md, What a screen shows). */
export interface Resolved {
  /**
   * `rule`: the segment of a rule plays. `default`: no rule plays, so the default segment plays. `idle`: neither can play, so the idle
   * scene is shown.
   */
  readonly source: 'rule' | 'default' | 'idle'
  readonly rule: StreamRule | undefined
  /** Id of the segment; null if the screen is idle. */
  readonly segment: string | null
  /** Id of the scene; null if the screen is idle. */
  readonly scene: string | null
  /** Position of the scene in the segment, from 0. */
  readonly index: number
  readonly transition: (typeof transitions)[number]
  /** When the scene appeared. Since then nothing has interrupted it. */
  readonly startedAt: Temporal.Instant
  /** When the scene ends, or when another scene can replace it earlier. */
  readonly until: Temporal.Instant
  /** For every rule the reason why it plays or does not play, in the same sequence as in the program. The default segment is last. */
  readonly why: readonly Why[]
}

/** A program that can be queried for any instant. The first query for a week computes this week; further queries reuse it. */
export interface Schedule {
  at(at: Temporal.Instant): Resolved
  week(at: Temporal.Instant): Week
}

const KEPT_WEEKS = 4

/** Prepares a program for many queries. The `KEPT_WEEKS` weeks that were computed most recently are kept in memory. */
export function openSchedule(program: Program, zone: Zone): Schedule {
  const weeks: Week[] = []
  const week = (at: Temporal.Instant): Week => {
    const ms = at.epochMilliseconds
    const known = weeks.find(({ from, to }) => from <= ms && ms < to)
    if (known) return known
    const made = weekOf(program, at, zone)
    weeks.push(made)
    if (weeks.length > KEPT_WEEKS) weeks.shift()
    return made
  }
  return { week, at: (at) => resolveIn(week(at), at.epochMilliseconds) }
}

/**
 * What a screen with this program shows at an instant. The result depends only on program, instant and time zone. Therefore the player, the
 * planner and the dialog 'Zeitpunkt prüfen' (check a time) always agree. Fractions of a millisecond are ignored.
 */
export const resolve = (program: Program, at: Temporal.Instant, zone: Zone): Resolved =>
  resolveIn(weekOf(program, at, zone), at.epochMilliseconds)

interface Shown {
  item: RoundItem
  from: number
  to: number
}

function resolveIn(week: Week, at: number): Resolved {
  const pass = week.passes.find(({ from, to }) => from <= at && at < to)
  const piece = week.pieces.find(({ from, to }) => from <= at && at < to)
  if (pass) return answer(week, at, 'rule', within(pass.items, at - pass.from, at, pass.to), pass.from)
  if (!piece) throw new RangeError('The instant lies outside of its week')
  const nextPass = week.passes.find(({ from }) => from > at)
  const end = Math.min(piece.to, nextPass?.from ?? Infinity)
  const lastPass = week.passes.findLast(({ from, to }) => to <= at && to > piece.from && from < at)
  const since = Math.max(piece.from, lastPass?.to ?? -Infinity)
  if (piece.length === 0) return idle(week, at, since, end)
  return answer(week, at, piece.source, inRound(week, piece, at, end), since)
}

function inRound(week: Week, piece: Piece, at: number, end: number): Shown {
  // A round with only one scene: nothing changes on the screen when the round is repeated. So the scene counts as shown since the start of
  // the piece (a span in which the same rules win). If a pass (a capped segment) has interrupted it, the caller uses the end of this pass.
  if (piece.round.length === 1 && piece.round[0]) return { item: piece.round[0], from: piece.from, to: end }
  const paused = week.passes.reduce(
    (sum, pass) => sum + Math.max(0, Math.min(pass.to, at) - Math.max(pass.from, piece.from)),
    0,
  )
  return within(piece.round, (at - piece.from - paused) % piece.length, at, end)
}

function within(items: readonly RoundItem[], position: number, at: number, end: number): Shown {
  let left = position
  for (const item of items) {
    const length = item.item.seconds * 1000
    if (left < length) return { item, from: at - left, to: Math.min(end, at - left + length) }
    left -= length
  }
  throw new RangeError('A round is longer than its scenes')
}

const instant = (ms: number): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(ms)

function answer(
  week: Week,
  at: number,
  source: Resolved['source'],
  { item, from, to }: Shown,
  since: number,
): Resolved {
  const { scene, transition }: SegmentItem = item.item
  return {
    source,
    rule: item.rule,
    segment: item.segment.id,
    scene,
    index: item.index,
    transition,
    startedAt: instant(Math.max(from, since)),
    until: instant(to),
    why: whyAt(week, at),
  }
}

const idle = (week: Week, at: number, since: number, end: number): Resolved => ({
  source: 'idle',
  rule: undefined,
  segment: null,
  scene: null,
  index: 0,
  transition: 'cut',
  startedAt: instant(since),
  until: instant(end),
  why: whyAt(week, at),
})
