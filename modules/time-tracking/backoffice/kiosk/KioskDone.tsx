import { formatTime } from '#ui/backoffice/format.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { IconCheck, IconCoffee, IconPlayerPlay, IconPlayerStop, IconRotate } from '@tabler/icons-react'
import type { KioskPerson, KioskView } from '../../contract.ts'
import { hours } from '../../rules/format.ts'
import { kioskTexts } from '../../words/kiosk.ts'
import type { Kiosk } from './use-kiosk.ts'
import { useSeconds } from './use-seconds.ts'
import type { Done } from './use-visit.ts'

const UNDO_MS = 10_000
const icons = { start: IconPlayerPlay, pause: IconCoffee, resume: IconPlayerPlay, end: IconPlayerStop } as const

interface Props {
  kiosk: Kiosk
  view: KioskView
  person: KioskPerson
  done: Done
  onUndo: () => void
  onNext: () => void
}

/** Shown after a tap at the shared terminal (kiosk): what was recorded, and a button that undoes it within ten seconds. */
export function KioskDone({ kiosk, view, person, done, onUndo, onNext }: Props) {
  const t = useTexts(kioskTexts)
  const Icon = icons[done.action]
  const time = (at: number) => formatTime(at, view.zone)
  const now = useSeconds(kiosk.now)
  const left = Math.ceil((done.at + UNDO_MS - now) / 1000)
  const { clock } = done
  const until = clock?.today.planned.at(-1)?.to
  const next = clock?.today.next
  return (
    <section className="tk-done" aria-live="polite">
      <span className="tk-sign" aria-hidden>
        <Icon size={48} />
      </span>
      <h1>{done.isUndone ? t.undone : t.done[done.action](time(done.at))}</h1>
      <p className="tk-lead">
        {clock ? t.today(person.name, hours(clock.today.worked), clock.today.paused) : t.queued}
      </p>
      {clock ? (
        <dl className="card tk-facts">
          <div>
            <dt>{t.plannedUntil}</dt>
            <dd>{until ? time(Date.parse(until)) : t.noShift}</dd>
          </div>
          {next?.code === 'break' ? (
            <div>
              <dt>{t.breakDue}</dt>
              <dd>{t.breakAt(next.minutes, time(Date.parse(next.at)))}</dd>
            </div>
          ) : null}
          <div>
            <dt>{t.account}</dt>
            <dd className={clock.account < 0 ? 'neg' : 'pos'}>{hours(clock.account, { sign: true })} h</dd>
          </div>
        </dl>
      ) : null}
      <div className="tk-two">
        {!done.isUndone && left > 0 ? (
          <button type="button" className="btn" onClick={onUndo}>
            <IconRotate className="i" aria-hidden />
            {t.undo(left)}
          </button>
        ) : null}
        <button type="button" className="btn" data-variant="filled" onClick={onNext}>
          <IconCheck className="i" aria-hidden />
          {t.next}
        </button>
      </div>
      {clock ? <p className="t2">{t.saved(time(done.at))}</p> : null}
    </section>
  )
}
