import type { SegmentRecord } from '../contract.ts'
import { BandEdge } from './BandEdge.tsx'
import type { Band } from './bands.ts'
import type { Edge } from './edges.ts'

interface Props {
  title: string
  note: string
  bands: readonly Band[]
  look: '' | 'never' | 'seen'
  segments: readonly SegmentRecord[]
  /** Id of the default segment: its scenes play when no rule applies. */
  base: string | null
  idle: string
  onOpen?: (() => void) | undefined
  /** The starts and ends of time windows that a person can move on this line. */
  edges?: readonly Edge[] | undefined
  onDrag?: (edge: Edge, at: number) => void
  onStep?: (edge: Edge, steps: number) => void
}

const TONES = 5

/**
 * One line of the planner (the editor of a program). A line shows one of three things: when a rule applies, the default segment, or what
 * the screens finally play.
 */
export function BandLine({ title, note, bands, look, segments, base, idle, onOpen, edges, onDrag, onStep }: Props) {
  const nameOf = (segment: string | null): string => segments.find((one) => one.id === segment)?.name ?? idle
  const toneOf = (segment: string | null): number | 'idle' | 'base' =>
    segment === null ? 'idle' : segment === base ? 'base' : segments.findIndex((one) => one.id === segment) % TONES
  const head = (
    <>
      <b className="el">{title}</b>
      <span className="mut sm">{note}</span>
    </>
  )
  return (
    <li className={look}>
      {onOpen ? (
        <button type="button" className="plain head" onClick={onOpen}>
          {head}
        </button>
      ) : (
        <div className="head">{head}</div>
      )}
      <div className="track">
        <div className="drawn" role="img" aria-label={bands.map((band) => nameOf(band.segment)).join(', ')}>
          {bands.map((band) => (
            <span
              key={band.from}
              className="band"
              data-tone={toneOf(band.segment)}
              style={{ left: `${band.from * 100}%`, width: `${(band.to - band.from) * 100}%` }}
            >
              {nameOf(band.segment)}
            </span>
          ))}
        </div>
        {edges?.map((edge) => (
          <BandEdge
            key={`${edge.window} ${edge.edge}`}
            edge={edge}
            title={title}
            onDrag={(at) => onDrag?.(edge, at)}
            onStep={(steps) => onStep?.(edge, steps)}
          />
        ))}
      </div>
    </li>
  )
}
