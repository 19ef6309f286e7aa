import type { weekdays } from '#modules/branches/rules/opening-hours.ts'

type Weekday = (typeof weekdays)[number]

/**
 * A time window of a day, in local times 'HH:mm' of the screen. If `to` is not later than `from`, the window ends on the next day
 * (docs/rules/signage.md, Windows).
 */
interface DayWindow {
  readonly from: string
  readonly to: string
}

/**
 * When a rule or segment is active. Days and validity refer to the day on which a window starts. If nothing is set, it is always active.
 */
export interface Timed {
  readonly days: readonly Weekday[]
  readonly windows: readonly DayWindow[]
  /** First day on which windows may start, YYYY-MM-DD. Null: no limit. */
  readonly validFrom?: string | null | undefined
  /** Last day on which windows may start, YYYY-MM-DD. Null: no limit. */
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

/** A segment: scenes that are shown one after the other. */
export interface Segment extends Timed {
  readonly id: string
  readonly name: string
  readonly items: readonly SegmentItem[]
  /** Maximum number of passes in a clock hour (in a pass each scene is shown once). Null: no limit; the segment plays in every round. */
  readonly maxPlaysPerHour?: number | null | undefined
}

export interface StreamRule extends Timed {
  readonly id: string
  /** Id of the segment. */
  readonly segment: string
  /** 0 to 99. Of the rules that are active, those with the highest priority win. */
  readonly priority: number
}

/** A program ('stream' in the API): rules, a default segment, and all segments that they use. */
export interface Program {
  readonly defaultSegment: string | null
  readonly rules: readonly StreamRule[]
  readonly segments: readonly Segment[]
  /**
   * Ids of the scenes that can be shown. On a screen these are the scenes in its manifest (the list of what it may show). Undefined: all
   * scenes can be shown.
   */
  readonly playable?: ReadonlySet<string> | undefined
}

/** How long one pass of a segment takes, in milliseconds: the sum of the seconds of its scenes. */
export const passLength = (items: readonly SegmentItem[]): number =>
  items.reduce((sum, { seconds }) => sum + seconds * 1000, 0)
