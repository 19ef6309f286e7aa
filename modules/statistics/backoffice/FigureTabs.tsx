import { IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import type { Change } from './labels.ts'

export interface FigureTab {
  key: string
  name: string
  /** What the figure counts, in a few words. */
  counts?: string
  value: string
  change: Change | undefined
  /** True: a higher value is worse, for example for cancelled orders and refunds. */
  isBadWhenUp?: boolean
}

/**
 * Buttons with large figures. Each shows its change from the previous range, if this change is known. `chosen`: the key of the figure that
 * the chart shows.
 */
export function FigureTabs(props: {
  tabs: readonly FigureTab[]
  chosen: string
  label: string
  onChoose: (key: string) => void
}) {
  return (
    <div className="figtabs" role="group" aria-label={props.label}>
      {props.tabs.map(({ key, name, counts, value, change, isBadWhenUp }) => (
        <button key={key} type="button" aria-pressed={key === props.chosen} onClick={() => props.onChoose(key)}>
          <span className="sm t2">{name}</span>
          <b>{value}</b>
          {change ? (
            <ChangeMark change={change} isBad={(change.direction === 'up') === (isBadWhenUp ?? false)} />
          ) : null}
          {counts ? <span className="sm t2">{counts}</span> : null}
        </button>
      ))}
    </div>
  )
}

function ChangeMark({ change, isBad }: { change: Change; isBad: boolean }) {
  if (change.direction === 'none') return <span className="sm t2">{change.text}</span>
  const Mark = change.direction === 'up' ? IconTrendingUp : IconTrendingDown
  return (
    <span className={`sm chg ${isBad ? 'bad' : 'good'}`}>
      <Mark size={16} aria-hidden /> {change.text}
    </span>
  )
}
