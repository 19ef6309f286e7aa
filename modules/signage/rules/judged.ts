import type { Segment, SegmentItem, StreamRule } from './program.ts'
import { isIn, type Span } from './spans.ts'

/** One scene of a round. */
export interface RoundItem {
  /** Undefined: the default segment. */
  readonly rule: StreamRule | undefined
  readonly segment: Segment
  readonly item: SegmentItem
  /** Place in `segment.items`. */
  readonly index: number
}

/** A stretch of time in which the same rules win. Times are epoch milliseconds. */
export interface Piece extends Span {
  readonly source: 'rule' | 'default' | 'idle'
  /** The winner set in the order of the rules. */
  readonly rules: readonly StreamRule[]
  /** One pass of each winning segment; its positions count from `from`. */
  readonly round: readonly RoundItem[]
  /** Length of the round in milliseconds; 0 without a scene. */
  readonly length: number
}

/** A rule with what is needed to judge it at an instant. */
export interface JudgedRule {
  readonly rule: StreamRule
  readonly segment: Segment | undefined
  readonly ruleSpans: readonly Span[]
  readonly segmentSpans: readonly Span[]
  readonly items: readonly RoundItem[]
  /** Passes per clock hour; undefined: it takes part in rounds. */
  readonly cap: number | undefined
}

export interface JudgedDefault {
  readonly segment: Segment
  readonly spans: readonly Span[]
  readonly items: readonly RoundItem[]
}

const isActive = ({ ruleSpans, segmentSpans }: JudgedRule, at: number): boolean =>
  isIn(ruleSpans, at) && isIn(segmentSpans, at)

/** Active, and with at least one scene that can be shown. */
export const canPlay = (judged: JudgedRule, at: number): boolean => judged.items.length > 0 && isActive(judged, at)
