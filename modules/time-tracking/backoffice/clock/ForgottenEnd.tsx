import { TimeOfDayInput } from '#ui/backoffice/date/TimeOfDayInput.tsx'
import { dayOf, formatTime, shift } from '#ui/backoffice/format.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { IconClockX } from '@tabler/icons-react'
import { useState } from 'react'
import type { WorkingActivity } from '../../contract.ts'
import { clockTexts } from '../../words/clock.ts'
import { wallInstant } from '../wall.ts'

/**
 * Asks the person when they stopped working, if they forgot to end a block of work. A typed time that is earlier than the start of the
 * block means the next day.
 */
export function ForgottenEnd(props: { open: WorkingActivity; zone: string; onClaim: (end: string) => void }) {
  const t = useTexts(clockTexts)
  const [typed, setTyped] = useState('')
  const start = Date.parse(props.open.from)
  const claim = () => {
    const day = dayOf(start, props.zone)
    const at = wallInstant(day, typed, props.zone)
    props.onClaim(Date.parse(at) > start ? at : wallInstant(shift(day, 1), typed, props.zone))
  }
  return (
    <div className="ban alarm">
      <IconClockX className="i" aria-hidden />
      <span className="col sp">
        <span className="b">{t.forgotten}</span>
        <p>{t.forgottenText(formatTime(start, props.zone))}</p>
        <TimeOfDayInput label={t.forgottenEnd} value={typed} onChange={setTyped} />
        <button type="button" className="tt-act main" disabled={!/^\d\d:\d\d$/.test(typed)} onClick={claim}>
          {t.claim}
        </button>
      </span>
    </div>
  )
}
