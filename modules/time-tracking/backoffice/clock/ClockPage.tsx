import { EmptyState } from '#ui/backoffice/States.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { initials } from '#ui/backoffice/format.ts'
import {
  IconBeach,
  IconCalendarMonth,
  IconClockPlay,
  IconCloudOff,
  IconListDetails,
  IconLock,
} from '@tabler/icons-react'
import { useState } from 'react'
import { OwnMonths } from '../months/OwnMonths.tsx'
import { OwnRequests } from '../requests/OwnRequests.tsx'
import { clockTexts } from '../../words/clock.ts'
import { timeTrackingTitles } from '../../words/titles.ts'
import { ClockFace } from './ClockFace.tsx'
import { OwnShifts, OwnTimes } from './OwnLists.tsx'
import type { ClockKey } from './stored.ts'
import { useClock } from './use-clock.ts'
import '../time.css'

const tabs = { clock: IconClockPlay, shifts: IconCalendarMonth, times: IconListDetails, requests: IconBeach } as const
type Tab = keyof typeof tabs

/** The time clock of one person, designed for a phone. It has one main button; shifts, times and requests of the person are on other tabs. */
export function ClockPage({ access, isInFrame = false }: { access: ClockKey; isInFrame?: boolean }) {
  const t = useTexts(clockTexts)
  const titles = useTexts(timeTrackingTitles)
  const clock = useClock(access)
  const [tab, setTab] = useState<Tab>('clock')
  const { view } = clock
  if (clock.error?.status === 404) return <EmptyState icon={IconLock} isPage title={t.unknown} text={t.unknownText} />
  if (!view)
    return clock.error ? (
      <EmptyState icon={IconCloudOff} isPage title={t.failed}>
        <button type="button" className="btn" onClick={clock.retry}>
          {t.retry}
        </button>
      </EmptyState>
    ) : (
      <div aria-busy="true" role="status" />
    )
  return (
    <div className={`m-time-tracking tt-clock${isInFrame ? ' in-frame' : ''}`}>
      <header className="tt-who">
        <span className="av" aria-hidden>
          {initials(view.user.name)}
        </span>
        <span className="col" style={{ gap: 0, minWidth: 0 }}>
          <b className="el">{view.user.name}</b>
          <span className="t2 sm el">{[view.user.department, view.user.branch].filter(Boolean).join(' · ')}</span>
        </span>
        <span className="sp" />
        {clock.isOffline || clock.queue.length > 0 ? (
          <span className="bdg new big">{clock.queue.length > 0 ? t.waiting(clock.queue.length) : t.offline}</span>
        ) : (
          <span className="bdg ok big">
            <span className="dot ok" aria-hidden />
            {t.server}
          </span>
        )}
      </header>
      <main id={isInFrame ? undefined : 'content'} className="tt-main">
        {clock.refused ? (
          <div className="ban alarm" role="alert">
            <span className="sp">
              <span className="b">{t.refusedTap}</span>
              <p>{clock.refused.message}</p>
            </span>
            <button type="button" className="btn" onClick={clock.dismiss}>
              {t.dismiss}
            </button>
          </div>
        ) : null}
        {tab === 'clock' ? <ClockFace clock={clock} view={view} /> : null}
        {tab === 'shifts' ? <OwnShifts access={access} zone={view.zone} user={view.user.id} now={clock.now()} /> : null}
        {tab === 'requests' ? (
          <OwnRequests access={access} today={view.today.date} user={view.user.id} zone={view.zone} />
        ) : null}
        {tab === 'times' ? (
          <>
            <OwnMonths access={access} />
            <OwnTimes access={access} zone={view.zone} now={clock.now()} />
          </>
        ) : null}
      </main>
      <nav className="tt-tabs" aria-label={titles.clock}>
        {(Object.keys(tabs) as Tab[]).map((name) => {
          const Icon = tabs[name]
          return (
            <button
              key={name}
              type="button"
              aria-current={tab === name ? 'page' : undefined}
              onClick={() => setTab(name)}
            >
              <Icon size={24} aria-hidden />
              {t.tabs[name]}
            </button>
          )
        })}
      </nav>
    </div>
  )
}
