import type { weekdays } from '#modules/branches/rules/opening-hours.ts'

type Weekday = (typeof weekdays)[number]

/** Wall times of the screen's zone, 'HH:mm'. `to` at or before `from` ends on the next day (docs/rules/signage.md, Windows). */
interface DayWindow {
  readonly from: string
  readonly to: string
}

/** When something is active: all of it must hold on the day on which a window starts. Nothing named: always. */
export interface Timed {
  readonly days: readonly Weekday[]
  readonly windows: readonly DayWindow[]
  /** YYYY-MM-DD, the first day. */
  readonly validFrom?: string | null | undefined
  /** YYYY-MM-DD, the last day, inclusive. */
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
  /** At most so many passes in a clock hour; null: it plays as often as its turn comes. */
  readonly maxPlaysPerHour?: number | null | undefined
}

export interface StreamRule extends Timed {
  readonly id: string
  /** Id of the segment. */
  readonly segment: string
  /** 0 to 99; the highest wins. */
  readonly priority: number
}

/** A program ('stream') with the segments that it names. */
export interface Program {
  readonly defaultSegment: string | null
  readonly rules: readonly StreamRule[]
  readonly segments: readonly Segment[]
  /** Scenes that the screen can show. Left out: all of them. */
  readonly playable?: ReadonlySet<string> | undefined
}

/** One pass of a segment in milliseconds, over all of its scenes. */
export const passLength = (items: readonly SegmentItem[]): number =>
  items.reduce((sum, { seconds }) => sum + seconds * 1000, 0)
