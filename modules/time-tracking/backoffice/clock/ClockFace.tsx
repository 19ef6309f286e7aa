import { formatTime } from '#ui/backoffice/format.ts'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { IconCoffee, IconInfoCircle, IconPlayerPlay, IconPlayerStop, IconRotate } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { ClockView } from '../../contract.ts'
import { FORGOTTEN_AFTER } from '../../rules/clock.ts'
import { hours } from '../../rules/format.ts'
import { clockTexts } from '../../words/clock.ts'
import { DayBar } from './DayBar.tsx'
import { ForgottenEnd } from './ForgottenEnd.tsx'
import { ProjectFields } from './ProjectFields.tsx'
import type { Clock, TapChoice } from './use-clock.ts'

/** The main view of the clock: how long the person has worked today, the possible buttons, and the next legal limit, such as a break. */
export function ClockFace({ clock, view }: { clock: Clock; view: ClockView }) {
  const t = useTexts(clockTexts)
  const locale = useLocale()
  const [choice, setChoice] = useState<TapChoice>({})
  const [wall, setWall] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setWall(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const now = clock.now()
  const { today, zone, open } = view
  const time = (at: string): string => formatTime(Date.parse(at), zone)
  const state = clock.state ?? 'none'
  const isForgotten = open !== null && now - Date.parse(open.from) >= FORGOTTEN_AFTER
  const elapsed =
    view.state === 'running' && state === 'running' && !isForgotten ? now - Date.parse(view.serverTime) : 0
  const worked = today.worked + Math.max(0, Math.floor(elapsed / 60_000))
  const pausedSince = open?.pauses.find(({ to }) => to === null)?.from
  const left = clock.last ? Math.ceil((clock.last.until - wall) / 1000) : 0
  const shift = today.planned[0]
  const project = state === 'none' ? undefined : view.projects.find(({ id }) => id === open?.project)
  return (
    <>
      <section className="card tt-face">
        <div className="row w">
          {state === 'none' ? (
            <span className="bdg big">{t.none}</span>
          ) : state === 'paused' ? (
            <span className="bdg new big">
              <IconCoffee className="i" aria-hidden />
              {t.paused(pausedSince ? time(pausedSince) : formatTime(now, zone))}
            </span>
          ) : (
            <span className="bdg ok big">
              <IconPlayerPlay className="i" aria-hidden />
              {t.running(open ? time(open.from) : formatTime(now, zone))}
            </span>
          )}
          {project ? <span className="bdg out big">{t.worksOn(project.name)}</span> : null}
          {view.user.department ? <span className="bdg out big">{view.user.department}</span> : null}
        </div>
        <p className="tt-sum" role="timer">
          {hours(worked)}
        </p>
        <p className="t2">{t.worked(formatTime(now, zone))}</p>
        <DayBar today={today} zone={zone} />
      </section>
      {state === 'none' && view.projects.length > 0 ? (
        <ProjectFields projects={view.projects} choice={choice} onChange={setChoice} />
      ) : null}
      {isForgotten && open ? (
        <ForgottenEnd open={open} zone={zone} onClaim={(claimedEnd) => clock.tap('end', { claimedEnd })} />
      ) : (
        <div className="tt-actions">
          {state === 'none' ? (
            <button type="button" className="tt-act main" onClick={() => clock.tap('start', choice)}>
              <IconPlayerPlay size={28} aria-hidden />
              {t.start}
            </button>
          ) : (
            <>
              <button
                type="button"
                className="tt-act"
                onClick={() => clock.tap(state === 'paused' ? 'resume' : 'pause')}
              >
                {state === 'paused' ? <IconPlayerPlay size={28} aria-hidden /> : <IconCoffee size={28} aria-hidden />}
                {state === 'paused' ? t.resume : t.pause}
              </button>
              <button type="button" className="tt-act main" onClick={() => clock.tap('end')}>
                <IconPlayerStop size={28} aria-hidden />
                {t.end}
              </button>
            </>
          )}
        </div>
      )}
      {clock.last && left > 0 ? (
        <div className="ban ok" role="status">
          <span className="sp">{t.done[clock.last.action]}</span>
          <button type="button" className="btn" onClick={() => void clock.undo()}>
            <IconRotate className="i" aria-hidden />
            {t.undo(left)}
          </button>
        </div>
      ) : null}
      {clock.isOffline ? <p className="ban idle">{t.cached}</p> : null}
      {state !== 'none' && (today.next || view.rulePack === 'none') ? (
        <div className="ban new">
          <IconInfoCircle className="i" aria-hidden />
          <span>
            <span className="b">{t.pauses(today.paused)}</span>
            <p>
              {view.rulePack === 'none' || !today.next
                ? t.notChecked
                : today.next.code === 'break'
                  ? t.nextBreak(
                      hours(today.next.afterMinutes).replace(':00', ''),
                      today.next.minutes,
                      time(today.next.at),
                    )
                  : t.nextDay(hours(today.next.afterMinutes).replace(':00', ''), time(today.next.at))}
            </p>
          </span>
        </div>
      ) : null}
      {view.breaches
        .filter(({ code }) => code !== 'notChecked')
        .map((breach) => (
          <p className="ban alarm" key={breach.code}>
            {t.breaches[breach.code](hours(breach.found), hours(breach.required))}
          </p>
        ))}
      <dl className="card tt-facts">
        <div>
          <dt>{t.planned}</dt>
          <dd>{shift ? `${time(shift.from)} – ${time(shift.to)}` : t.noShift}</dd>
        </div>
        <div>
          <dt>{t.today(hours(today.target))}</dt>
          <dd>{hours(worked - today.target, { sign: true })} h</dd>
        </div>
        <div>
          <dt>{t.account}</dt>
          <dd className={view.account < 0 ? 'neg' : 'pos'}>{hours(view.account, { sign: true })} h</dd>
        </div>
        <div>
          <dt>{t.leave}</dt>
          <dd>{t.days(new Intl.NumberFormat(locale === 'de' ? 'de-AT' : 'en-GB').format(view.leaveLeft))}</dd>
        </div>
      </dl>
    </>
  )
}
