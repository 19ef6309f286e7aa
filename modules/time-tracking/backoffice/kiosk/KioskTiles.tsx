import { formatTime, initials } from '#ui/backoffice/format.ts'
import { EmptyState } from '#ui/backoffice/States.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import {
  IconCheck,
  IconClock,
  IconClockX,
  IconCoffee,
  IconLock,
  IconNfc,
  IconPlayerPlay,
  IconUsers,
} from '@tabler/icons-react'
import type { KioskPerson, KioskView } from '../../contract.ts'
import { hours } from '../../rules/format.ts'
import { kioskTexts } from '../../words/kiosk.ts'
import { clockAfter } from './kiosk-queue.ts'
import { useCards } from './use-cards.ts'
import type { Kiosk } from './use-kiosk.ts'

const looks = {
  none: { tone: 'out', Icon: IconClock },
  planned: { tone: 'prog', Icon: IconClock },
  running: { tone: 'ok', Icon: IconPlayerPlay },
  paused: { tone: 'new', Icon: IconCoffee },
  forgotten: { tone: 'alarm', Icon: IconClockX },
  done: { tone: 'out', Icon: IconCheck },
} as const

/** The state that a person's tile shows: the state from the server, changed by the taps that still wait on this terminal (kiosk). */
function shown(person: KioskPerson, kiosk: Kiosk): Pick<KioskPerson, 'state' | 'at'> {
  const own = kiosk.taps.filter(({ user }) => user === person.id)
  const last = own.at(-1)
  if (!last) return person
  const clock = clockAfter(person.clock, person.id, own)
  return { state: clock === 'none' ? 'done' : clock, at: new Date(last.at).toISOString() }
}

export function KioskTiles(props: { kiosk: Kiosk; view: KioskView; onChoose: (id: string) => void }) {
  const t = useTexts(kioskTexts)
  const cards = useCards(props.onChoose)
  const { kiosk, view } = props
  const people = view.people.map((person) => ({ ...person, ...shown(person, kiosk) }))
  const paused = people.filter(({ state }) => state === 'paused').length
  const inHouse = people.filter(({ state }) => ['running', 'paused', 'forgotten'].includes(state)).length
  const time = (at: string | null) => (at === null ? '' : formatTime(Date.parse(at), view.zone))
  return (
    <>
      <main id="content" className="tk-main">
        <h1>{t.who}</h1>
        {kiosk.isOffline ? <p className="ban new">{t.stored}</p> : null}
        {cards.error ? (
          <p className="ban alarm" role="alert">
            {cards.error}
          </p>
        ) : null}
        {kiosk.refused.length > 0 ? (
          <div className="ban alarm" role="alert">
            <span className="sp">
              {kiosk.refused.map((one) => (
                <p key={one.key}>{t.refused(one.name, formatTime(one.at, view.zone), one.message)}</p>
              ))}
            </span>
            <button type="button" className="btn" onClick={kiosk.dismiss}>
              {t.dismiss}
            </button>
          </div>
        ) : null}
        {people.length === 0 ? <EmptyState icon={IconUsers} isPage title={t.nobody} text={t.nobodyText} /> : null}
        <ul className="tk-tiles">
          {people.map((one) => {
            const { tone, Icon } = looks[one.state]
            const text = t.states[one.state](one.state === 'done' ? hours(one.worked) : time(one.at))
            return (
              <li key={one.id}>
                <button type="button" className={`tk-tile ${one.state}`} onClick={() => props.onChoose(one.id)}>
                  <span className="tk-name">
                    <span className="av" aria-hidden>
                      {initials(one.name)}
                    </span>
                    <span className="col">
                      <b>{one.name}</b>
                      <span className="t2">{one.department}</span>
                    </span>
                  </span>
                  <span className={`bdg big ${tone}`}>
                    <Icon className="i" aria-hidden />
                    {text}
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      </main>
      <footer className="tk-foot">
        <span className="row">
          <IconUsers className="i" aria-hidden />
          {t.inHouse(inHouse, paused)}
        </span>
        {cards.nfc.state === 'off' ? (
          <button type="button" className="btn" onClick={cards.nfc.switchOn}>
            <IconNfc className="i" aria-hidden />
            {t.nfcOn}
          </button>
        ) : (
          <span className="row">
            <IconNfc className="i" aria-hidden />
            {t.orCard}
          </span>
        )}
        <span className="row">
          <IconLock className="i" aria-hidden />
          {t.signsOut}
        </span>
      </footer>
    </>
  )
}
