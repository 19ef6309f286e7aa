import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { ScrollTabs } from '#ui/backoffice/ScrollTabs.tsx'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { shift } from '#ui/backoffice/format.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { rosterTexts } from '../../words/roster.ts'
import { timeTrackingTitles } from '../../words/titles.ts'

const tabs = [
  { name: 'plan', to: '/dienstplan' },
  { name: 'actual', to: '/ist-zeiten' },
  { name: 'requests', to: '/zeit-antraege' },
  { name: 'accounts', to: '/zeitkonten' },
  { name: 'months', to: '/monatsabschluss' },
  { name: 'trail', to: '/zeit-nachweis' },
] as const

/** The tabs with links to all pages about working time. */
export function TimeTabs() {
  const t = useTexts(rosterTexts)
  const titles = useTexts(timeTrackingTitles)
  return <ScrollTabs label={titles.plan} tabs={tabs.map(({ name, to }) => ({ to, name: t.tabs[name] }))} />
}

/** The top of a page about a week: title, links to the other pages, buttons of the page, and buttons that open other weeks. */
export function WeekHead(props: {
  title: string
  monday: string
  today: string
  onWeek: (monday: string) => void
  children?: ReactNode
}) {
  const t = useTexts(rosterTexts)
  const locale = useLocale()
  const day = Temporal.PlainDate.from(props.monday)
  const range = new Intl.DateTimeFormat(locale === 'de' ? 'de-AT' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(Date.parse(`${props.monday}T12:00:00Z`), Date.parse(`${shift(props.monday, 6)}T12:00:00Z`))
  const thisMonday = shift(props.today, 1 - Temporal.PlainDate.from(props.today).dayOfWeek)
  return (
    <>
      <PageHead title={props.title}>
        <TimeTabs />
        {props.children}
      </PageHead>
      <div className="m-time-tracking tt-weekbar">
        <button
          type="button"
          className="btn ic"
          aria-label={t.previous}
          onClick={() => props.onWeek(shift(props.monday, -7))}
        >
          <IconChevronLeft className="i" aria-hidden />
        </button>
        <h2>{t.week(day.weekOfYear ?? 1, range)}</h2>
        <button
          type="button"
          className="btn ic"
          aria-label={t.next}
          onClick={() => props.onWeek(shift(props.monday, 7))}
        >
          <IconChevronRight className="i" aria-hidden />
        </button>
        <button type="button" className="btn" data-variant="subtle" onClick={() => props.onWeek(thisMonday)}>
          {t.today}
        </button>
      </div>
    </>
  )
}
