import type { Segment, SegmentItem, StreamRule } from './program.ts'
import { isIn, type Span } from './spans.ts'

/** One scene of a round. */
export interface RoundItem {
  /** Undefined: the scene comes from the default segment. */
  readonly rule: StreamRule | undefined
  readonly segment: Segment
  readonly item: SegmentItem
  /** Index in `segment.items`. */
  readonly index: number
}

/** A span of time in which the same rules win. Times are epoch milliseconds. */
export interface Piece extends Span {
  readonly source: 'rule' | 'default' | 'idle'
  /** The winning rules, in the order of the program. */
  readonly rules: readonly StreamRule[]
  /** The scenes of one round: each winning segment once. The first round begins at `from`. */
  readonly round: readonly RoundItem[]
  /** Length of the round in milliseconds; 0 if it has no scene. */
  readonly length: number
}

/** A rule with the data that decides at which instants it applies. */
export interface JudgedRule {
  readonly rule: StreamRule
  readonly segment: Segment | undefined
  readonly ruleSpans: readonly Span[]
  readonly segmentSpans: readonly Span[]
  readonly items: readonly RoundItem[]
  /** The most passes per clock hour; undefined: the segment takes part in rounds. */
  readonly cap: number | undefined
}

export interface JudgedDefault {
  readonly segment: Segment
  readonly spans: readonly Span[]
  readonly items: readonly RoundItem[]
}

const isActive = ({ ruleSpans, segmentSpans }: JudgedRule, at: number): boolean =>
  isIn(ruleSpans, at) && isIn(segmentSpans, at)

/** The rule is active, and its segment has at least one scene that can be shown. */
export const canPlay = (judged: JudgedRule, at: number): boolean => judged.items.length > 0 && isActive(judged, at)
