import { DayInput } from '#ui/backoffice/date/DayInput.tsx'
import { TimeOfDayInput } from '#ui/backoffice/date/TimeOfDayInput.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { days } from '../contract.ts'
import type { Timed } from '../rules/program.ts'
import { plannerTexts } from '../words/planner.ts'
import { movedTime } from './bands.ts'

interface Times extends Timed {
  readonly validFrom: string | null
  readonly validTo: string | null
}

const STEP = 5

/**
 * The fields for the times of a rule or segment: days, time windows, and first and last day. In the fields of a time window the arrow keys
 * change the time by five minutes.
 */
export function TimedFields({ value, onChange }: { value: Times; onChange: (changes: Partial<Times>) => void }) {
  const t = useTexts(plannerTexts)
  const setWindow = (place: number, edge: 'from' | 'to', time: string): void =>
    onChange({ windows: value.windows.map((one, at) => (at === place ? { ...one, [edge]: time } : one)) })
  const arrows = (place: number, edge: 'from' | 'to') => (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? STEP : event.key === 'ArrowDown' ? -STEP : 0
    if (by === 0) return
    event.preventDefault()
    setWindow(place, edge, movedTime(value.windows[place]?.[edge] ?? '00:00', by))
  }
  return (
    <>
      <div className="row w" role="group" aria-label={t.days}>
        {days.map((day) => (
          <button
            type="button"
            key={day}
            className="chip"
            aria-pressed={value.days.includes(day)}
            onClick={() =>
              onChange({
                days: value.days.includes(day)
                  ? value.days.filter((one) => one !== day)
                  : days.filter((one) => one === day || value.days.includes(one)),
              })
            }
          >
            {t.dayNames[day]}
          </button>
        ))}
        {value.days.length === 0 ? <span className="mut sm">{t.daily}</span> : null}
      </div>
      {value.windows.map((window, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a window has no id, only its position
        <div className="row end" key={place}>
          {(['from', 'to'] as const).map((edge) => (
            <TimeOfDayInput
              key={edge}
              label={edge === 'from' ? t.from : t.to}
              title={t.edgeHint}
              value={window[edge] === '24:00' ? '00:00' : window[edge]}
              onKeyDown={arrows(place, edge)}
              onChange={(time) => setWindow(place, edge, time || '00:00')}
            />
          ))}
          <Button variant="subtle" onClick={() => onChange({ windows: value.windows.filter((_, at) => at !== place) })}>
            {t.removeWindow}
          </Button>
        </div>
      ))}
      <div>
        <Button size="xs" onClick={() => onChange({ windows: [...value.windows, { from: '11:00', to: '14:00' }] })}>
          {t.addWindow}
        </Button>
      </div>
      <div className="g2">
        <DayInput
          label={t.validFrom}
          value={value.validFrom ?? ''}
          onChange={(day) => onChange({ validFrom: day || null })}
        />
        <DayInput
          label={t.validTo}
          value={value.validTo ?? ''}
          onChange={(day) => onChange({ validTo: day || null })}
        />
      </div>
    </>
  )
}
