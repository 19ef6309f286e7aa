import type { Segment, SegmentItem, StreamRule } from './program.ts'
import { isIn, type Span } from './spans.ts'

/**
 * One scene of a round. In a round, the segment (list of scenes) of each winning rule plays once. A rule wins if it has the highest
 * priority of all rules that can play.
 */
export interface RoundItem {
  /** The rule whose segment contains the scene. Undefined: the scene belongs to the default segment. */
  readonly rule: StreamRule | undefined
  readonly segment: Segment
  readonly item: SegmentItem
  /** Position of the scene in `segment.items`, from 0. */
  readonly index: number
}

/** A span of time during which the winning rules do not change. Times are epoch milliseconds. */
export interface Piece extends Span {
  readonly source: 'rule' | 'default' | 'idle'
  /** The rules that win in this span, in the same sequence as in the program. Empty: the default segment plays, or the screen is idle. */
  readonly rules: readonly StreamRule[]
  /**
   * The scenes of one round, which is repeated until the span ends. In a round the segment of each winning rule plays once. The first round
   * begins at the start of the span (`from`).
   */
  readonly round: readonly RoundItem[]
  /** Length of the round in milliseconds; 0 if it has no scene. */
  readonly length: number
}

/** A rule, and when its own conditions and those of its segment are met. */
export interface JudgedRule {
  readonly rule: StreamRule
  readonly segment: Segment | undefined
  readonly ruleSpans: readonly Span[]
  readonly segmentSpans: readonly Span[]
  readonly items: readonly RoundItem[]
  /**
   * Maximum number of passes per clock hour. In a pass each scene of the segment is shown once. Undefined: there is no limit, and the
   * segment plays in every round.
   */
  readonly cap: number | undefined
}

export interface JudgedDefault {
  readonly segment: Segment
  readonly spans: readonly Span[]
  readonly items: readonly RoundItem[]
}

const isActive = ({ ruleSpans, segmentSpans }: JudgedRule, at: number): boolean =>
  isIn(ruleSpans, at) && isIn(segmentSpans, at)

/** Whether the rule can win at this instant: its conditions and those of its segment are met, and at least one scene can be shown. */
export const canPlay = (judged: JudgedRule, at: number): boolean => judged.items.length > 0 && isActive(judged, at)
