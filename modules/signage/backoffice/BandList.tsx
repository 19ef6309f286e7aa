import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { useMemo } from 'react'
import type { SegmentRecord, StreamRecord } from '../contract.ts'
import type { Program } from '../rules/program.ts'
import { plannerTexts } from '../words/planner.ts'
import { BandLine } from './BandLine.tsx'
import { axisMarks, neverWinning, ruleBands, seenBands } from './bands.ts'
import { type Edge, edgesOn, steppedEdge, timeAt, withEdge } from './edges.ts'
import type { ProgramDraft } from './PlannerBar.tsx'
import { timesOf } from './program-words.ts'

type Rule = StreamRecord['rules'][number]
type Window = Rule['windows'][number]

interface Props {
  draft: ProgramDraft
  program: Program
  segments: readonly SegmentRecord[]
  date: Temporal.PlainDate
  days: 1 | 7
  zone: string
  onOpen: (rule: string) => void
  /** Called with the changed rule. Consecutive changes with the same `mark` count as one step for 'undo'. */
  onRule: (rule: Rule, mark: string) => void
}

/**
 * The lines of the planner: one for each rule, sorted by priority, one for the default segment, and one for what the screens finally play.
 * A rule is marked if its segment (its scenes) does not play in the next eight weeks.
 */
export function BandList({ draft, program, segments, date, days, zone, onOpen, onRule }: Props) {
  const t = useTexts(plannerTexts)
  const locale = useLocale()
  const first = days === 7 ? date.subtract({ days: date.dayOfWeek - 1 }) : date
  const never = useMemo(() => neverWinning(program, date, zone), [program, date, zone])
  const nameOf = (segment: string | null): string => segments.find((one) => one.id === segment)?.name ?? t.idle
  const move = (rule: Rule, { window: place, edge }: Edge, to: (window: Window) => Window): void =>
    onRule(
      { ...rule, windows: rule.windows.map((window, at) => (at === place ? to(window) : window)) },
      `${rule.id} ${place} ${edge}`,
    )
  const shared = { segments, base: draft.defaultSegment, idle: t.idle }
  return (
    <ul className="card bands" data-days={days}>
      <li className="axis" aria-hidden>
        <span />
        <div className="track">
          {axisMarks(first, days, zone, locale === 'de' ? 'de-AT' : 'en-GB').map(({ at, label }) => (
            <span className="tick" key={label} style={{ left: `${at * 100}%` }}>
              {label}
            </span>
          ))}
        </div>
      </li>
      {draft.rules
        .toSorted((a, b) => b.priority - a.priority)
        .map((one) => (
          <BandLine
            key={one.id}
            {...shared}
            title={nameOf(one.segment)}
            note={
              never.has(one.id) ? t.never : [t.priorityOf(one.priority), timesOf(one, t)].filter(Boolean).join(' · ')
            }
            bands={ruleBands(one, first, days, zone)}
            look={never.has(one.id) ? 'never' : ''}
            onOpen={() => onOpen(one.id)}
            edges={days === 1 ? edgesOn(one, date, zone) : undefined}
            onDrag={(edge, at) => move(one, edge, (window) => withEdge(window, edge.edge, timeAt(at, date, zone)))}
            onStep={(edge, steps) => move(one, edge, (window) => steppedEdge(window, edge.edge, steps))}
          />
        ))}
      <BandLine
        {...shared}
        title={nameOf(draft.defaultSegment)}
        note={t.otherwise}
        bands={[{ from: 0, to: 1, segment: draft.defaultSegment }]}
        look=""
      />
      <BandLine
        {...shared}
        title={t.seen}
        note={t.seenText}
        bands={seenBands(program, first, days, zone)}
        look="seen"
      />
    </ul>
  )
}
