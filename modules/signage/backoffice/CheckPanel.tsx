import { TimeOfDayInput } from '#ui/backoffice/date/TimeOfDayInput.tsx'
import { formatTime } from '#kernel/time.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { useState } from 'react'
import type { Scene, SegmentRecord } from '../contract.ts'
import type { Program } from '../rules/program.ts'
import { resolve } from '../rules/resolve.ts'
import { plannerTexts } from '../words/planner.ts'
import { momentOn } from './bands.ts'
import { ScenePreview } from './ScenePreview.tsx'

interface Props {
  program: Program
  segments: readonly SegmentRecord[]
  scenes: readonly Scene[]
  date: Temporal.PlainDate
  zone: string
  branchId: string | undefined
}

/** The panel 'Zeitpunkt prüfen': what a screen with this program plays at a chosen time, and why. Screens compute this with the same function. */
export function CheckPanel({ program, segments, scenes, date, zone, branchId }: Props) {
  const t = useTexts(plannerTexts)
  const [time, setTime] = useState('12:00')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const found = resolve(program, momentOn(date, hours * 60 + minutes, zone), zone)
  const segment = segments.find(({ id }) => id === found.segment)
  const scene = scenes.find(({ id }) => id === found.scene)
  const nameOf = (id: string): string => segments.find((one) => one.id === id)?.name ?? '–'
  const end = found.until.toZonedDateTimeISO(zone)
  const until = end.second === 0 ? formatTime(end) : end.toPlainTime().toString({ smallestUnit: 'second' })
  return (
    <section className="card check" aria-label={t.check}>
      <div className="hd">
        <h2>{t.at(time)}</h2>
        <span className="sp" />
        <TimeOfDayInput aria-label={t.check} value={time} onChange={(time) => setTime(time || '00:00')} />
      </div>
      {scene ? (
        <ScenePreview scene={scene} branchId={branchId} label={scene.name} />
      ) : (
        <div className="blank">{t.idle}</div>
      )}
      <div className="bd col">
        <p>
          <b>{segment?.name ?? t.idle}</b>
          {segment ? ` · ${t.sceneOf(found.index + 1, segment.items.length)} · ${t.until(until)}` : null}
        </p>
        <h3>{t.why}</h3>
        <ul className="why">
          {found.why.map((line) => (
            <li key={line.rule ?? 'default'} data-verdict={line.verdict}>
              <b>{nameOf(line.segment)}</b>
              <span className="mut sm">
                {line.priority === null ? t.defaultSegment : t.priorityOf(line.priority)} · {t.verdicts[line.verdict]}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
