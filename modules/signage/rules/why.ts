import { isIn } from './spans.ts'
import type { JudgedRule } from './judged.ts'
import type { Week } from './week.ts'

/**
 * Why a rule plays or does not play at an instant. `plays`: its segment is part of the round. `pass`: its capped segment (with a limit per
 * hour) interrupts the round now. `waits`: its capped segment waits for its next pass. `outranked`: rules with a higher priority win.
 * `not-now`: the rule is not active at this time. `segment-not-now`: its segment is not active at this time. `no-scene`: no scene can be
 * shown. `gone`: its segment was deleted.
 */
const verdicts = ['plays', 'pass', 'waits', 'outranked', 'not-now', 'segment-not-now', 'no-scene', 'gone'] as const
type Verdict = (typeof verdicts)[number]

export interface Why {
  /** Id of the rule; null: the default segment. */
  readonly rule: string | null
  readonly segment: string
  readonly priority: number | null
  readonly verdict: Verdict
}

/** The reason for each rule, in the same sequence as the rules of the program. The reason for the default segment is last. */
export function whyAt(week: Week, at: number): readonly Why[] {
  const piece = week.pieces.find(({ from, to }) => from <= at && at < to)
  const pass = week.passes.find(({ from, to }) => from <= at && at < to)
  const base = piece?.source === 'rule' ? (piece.rules[0]?.priority ?? -1) : -1
  const verdictOf = (judged: JudgedRule): Verdict => {
    if (!judged.segment) return 'gone'
    if (!isIn(judged.ruleSpans, at)) return 'not-now'
    if (!isIn(judged.segmentSpans, at)) return 'segment-not-now'
    if (judged.items.length === 0) return 'no-scene'
    if (judged.cap === undefined) return piece?.rules.includes(judged.rule) ? 'plays' : 'outranked'
    if (pass?.rule === judged.rule) return 'pass'
    return judged.rule.priority < base ? 'outranked' : 'waits'
  }
  const lines = week.rules.map((judged): Why => ({
    rule: judged.rule.id,
    segment: judged.rule.segment,
    priority: judged.rule.priority,
    verdict: verdictOf(judged),
  }))
  const { standard } = week
  if (!standard) return lines
  const verdict: Verdict =
    piece?.source === 'default'
      ? 'plays'
      : standard.items.length === 0
        ? 'no-scene'
        : isIn(standard.spans, at)
          ? 'outranked'
          : 'segment-not-now'
  return [...lines, { rule: null, segment: standard.segment.id, priority: null, verdict }]
}
