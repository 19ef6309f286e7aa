import { useTexts } from '#ui/backoffice/staff.tsx'
import type { KeyboardEvent, PointerEvent } from 'react'
import { minutesOf } from '#modules/branches/rules/opening-hours.ts'
import { plannerTexts } from '../words/planner.ts'
import type { Edge } from './edges.ts'

interface Props {
  edge: Edge
  /** Name of the rule (of a program) to which the time window belongs. */
  title: string
  /** Called while a person drags the edge (start or end of the window), with its new position on the line, from 0 to 1. */
  onDrag: (at: number) => void
  /** Called when an arrow key moves the edge, with the number of steps of five minutes; negative: earlier. */
  onStep: (steps: number) => void
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -12,
  PageUp: 12,
}

/**
 * A handle at the start or the end of a time window, on the line of a day in the planner (the editor of a program). A person can drag it,
 * or move it with the arrow keys.
 */
export function BandEdge({ edge, title, onDrag, onStep }: Props) {
  const t = useTexts(plannerTexts)
  const drag = (event: PointerEvent<HTMLElement>): void => {
    const line = event.currentTarget.parentElement?.getBoundingClientRect()
    if (!line || line.width === 0 || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    onDrag((event.clientX - line.left) / line.width)
  }
  const press = (event: KeyboardEvent): void => {
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    onStep(by)
  }
  return (
    <div
      className="edge"
      role="slider"
      tabIndex={0}
      data-edge={edge.edge}
      aria-label={`${title}, ${edge.edge === 'from' ? t.from : t.to}`}
      aria-valuemin={0}
      aria-valuemax={1440}
      aria-valuenow={minutesOf(edge.time)}
      aria-valuetext={edge.time}
      title={t.dragHint(edge.time)}
      style={{ left: `${edge.at * 100}%` }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    >
      <span className="time">{edge.time}</span>
    </div>
  )
}
