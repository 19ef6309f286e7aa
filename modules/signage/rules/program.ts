import type { weekdays } from '#modules/branches/rules/opening-hours.ts'

type Weekday = (typeof weekdays)[number]

/** A window in local times of the screen's zone, 'HH:mm'. If `to` is not after `from`, it ends on the next day (docs/rules/signage.md, Windows). */
interface DayWindow {
  readonly from: string
  readonly to: string
}

/**
 * Conditions that decide when a rule or segment is active. The day on which a window starts must meet all of them. Without conditions the
 * rule or segment is always active.
 */
export interface Timed {
  readonly days: readonly Weekday[]
  readonly windows: readonly DayWindow[]
  /** First day, YYYY-MM-DD. */
  readonly validFrom?: string | null | undefined
  /** Last day, YYYY-MM-DD, inclusive. */
  readonly validTo?: string | null | undefined
}

export const transitions = ['cut', 'fade'] as const

export interface SegmentItem {
  /** Id of the scene. */
  readonly scene: string
  /** How long the scene is shown: whole seconds, 3 to 3600. */
  readonly seconds: number
  readonly transition: (typeof transitions)[number]
}

/** Scenes that are shown one after the other. */
export interface Segment extends Timed {
  readonly id: string
  readonly name: string
  readonly items: readonly SegmentItem[]
  /** The most passes in a clock hour; null: no limit, the segment takes part in rounds. */
  readonly maxPlaysPerHour?: number | null | undefined
}

export interface StreamRule extends Timed {
  readonly id: string
  /** Id of the segment. */
  readonly segment: string
  /** 0 to 99; the rule with the highest priority wins. */
  readonly priority: number
}

/** A program ('stream') with the segments that it uses. */
export interface Program {
  readonly defaultSegment: string | null
  readonly rules: readonly StreamRule[]
  readonly segments: readonly Segment[]
  /** Ids of the scenes that the screen can show. Undefined: all of them. */
  readonly playable?: ReadonlySet<string> | undefined
}

/** Length of one pass of a segment in milliseconds: the sum of all its scenes. */
export const passLength = (items: readonly SegmentItem[]): number =>
  items.reduce((sum, { seconds }) => sum + seconds * 1000, 0)
