import { useTexts } from '#ui/backoffice/staff.tsx'
import { initials } from '#ui/backoffice/format.ts'
import { IconArrowLeft, IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { KioskPerson, KioskView } from '../../contract.ts'
import { kioskTexts } from '../../words/kiosk.ts'
import { KioskActions } from './KioskActions.tsx'
import { KioskDone } from './KioskDone.tsx'
import { PinDots, PinPad } from './PinPad.tsx'
import type { Kiosk } from './use-kiosk.ts'
import { sinceOpened, useSeconds } from './use-seconds.ts'
import { useVisit } from './use-visit.ts'

const VISIT_MS = 60_000
/**
 * How long the result of a tap stays visible, in milliseconds. The time is short, because the next person is waiting and must not see this
 * person's time account.
 */
const DONE_MS = 20_000

/**
 * What the terminal (kiosk) shows while one person uses it: the PIN pad, then the buttons, then the result. It returns to the list of
 * names when nobody has touched it for some time.
 */
export function KioskVisit(props: { kiosk: Kiosk; view: KioskView; person: KioskPerson; onLeave: () => void }) {
  const t = useTexts(kioskTexts)
  const { kiosk, view, person, onLeave } = props
  const [pin, setPin] = useState('')
  const visit = useVisit(kiosk, person, () => setPin(''))
  const { step } = visit
  const most = step.is === 'done' ? DONE_MS : VISIT_MS
  const now = useSeconds(sinceOpened)
  // When the step last changed, or the person last touched the PIN pad. Some time after that the terminal returns to the list of names.
  const [touched, setTouched] = useState({ at: now, step: step.is })
  if (touched.step !== step.is) setTouched({ at: now, step: step.is })
  const left = Math.min(most, Math.max(0, touched.at + most - now))
  const isOver = left === 0
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    if (isOver) leave()
  }, [isOver])
  const touch = () => setTouched({ at: sinceOpened(), step: step.is })

  return (
    <>
      <main id="content" className="tk-main tk-visit" onPointerDown={step.is === 'pin' ? touch : undefined}>
        {step.is === 'done' ? (
          <KioskDone kiosk={kiosk} view={view} person={person} done={step} onUndo={visit.undo} onNext={onLeave} />
        ) : (
          <>
            <section className="tk-person">
              <span className="av" aria-hidden>
                {initials(person.name)}
              </span>
              <h1>{t.hello(person.name.split(' ')[0] ?? person.name)}</h1>
              {!person.hasPin ? (
                <p className="ban new">
                  <span>
                    <b>{t.noPin}</b> {t.noPinText}
                  </span>
                </p>
              ) : step.is === 'pin' ? (
                <>
                  <p className="tk-lead">{t.enterPin}</p>
                  <PinDots length={pin.length} />
                  <p className="tk-hint">
                    <IconInfoCircle className="i" aria-hidden />
                    {t.slowdown}
                  </p>
                </>
              ) : (
                <p className="tk-lead">{step.access ? t.what : t.unsure}</p>
              )}
              {visit.error ? (
                <p className="ban alarm" role="alert">
                  {visit.error}
                </p>
              ) : null}
              <button type="button" className="btn tk-back" onClick={onLeave}>
                <IconArrowLeft className="i" aria-hidden />
                {t.notMe(person.name)}
              </button>
            </section>
            {!person.hasPin ? null : step.is === 'pin' ? (
              <PinPad
                value={pin}
                isBusy={visit.isBusy}
                onChange={(next) => {
                  touch()
                  setPin(next)
                }}
                onEnter={() => void visit.enter(pin)}
                onLeave={onLeave}
              />
            ) : (
              <KioskActions kiosk={kiosk} zone={view.zone} person={person} step={step} visit={visit} />
            )}
          </>
        )}
      </main>
      <footer className="tk-foot">
        <span className="t2">{step.is === 'done' ? t.ownPhone : ''}</span>
        <span className="row" aria-hidden>
          {t.left(Math.ceil(left / 1000))}
          <span className="tk-left">
            <span style={{ width: `${(left / most) * 100}%` }} />
          </span>
        </span>
      </footer>
    </>
  )
}
