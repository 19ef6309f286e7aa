import { useCall } from '#ui/backoffice/calls.ts'
import { DayInput } from '#ui/backoffice/date/DayInput.tsx'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { NativeSelect } from '@mantine/core'
import { IconGavel } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { peopleEndpoints, trailEndpoints } from '../../contract.ts'
import { trailTexts } from '../../words/trail.ts'
import { timeTrackingTitles } from '../../words/titles.ts'
import { TimeTabs } from '../roster/WeekHead.tsx'
import { TrailLine } from './TrailLine.tsx'
import '../time.css'

/** The page with all changes of recorded times, of everybody or of one person: what was changed, by whom, when and why, and who approved it. */
export default function TrailScreen() {
  const t = useTexts(trailTexts)
  const titles = useTexts(timeTrackingTitles)
  const { clock, branches } = useStaff()
  const [params, setParams] = useSearchParams()
  const zone = branches[0]?.timeZone ?? 'Europe/Vienna'
  const today = Temporal.Instant.fromEpochMilliseconds(clock.now()).toZonedDateTimeISO(zone).toPlainDate()
  const people = useCall(peopleEndpoints.people, { query: { pageSize: 200 } })
  const list = people.data?.value ?? []
  const user = list.find(({ id }) => id === params.get('person'))?.id ?? ''
  const from = params.get('from') ?? today.with({ day: 1 }).toString()
  const to = params.get('to') ?? today.with({ day: today.daysInMonth }).toString()
  const set = (name: string, value: string) =>
    setParams(() => {
      // The current filters are read from the address bar. React may not have rendered the previous change yet, so `params` could still
      // have the old filters.
      const next = new URLSearchParams(window.location.search)
      if (value === '') next.delete(name)
      else next.set(name, value)
      return next
    })
  return (
    <>
      <PageHead title={titles.trail}>
        <TimeTabs />
      </PageHead>
      <div className="m-time-tracking tt-trail">
        <p className="t2">{t.lead}</p>
        <div className="tt-choice">
          <NativeSelect
            label={t.person}
            value={user}
            data={[{ value: '', label: t.everybody }, ...list.map(({ id, name }) => ({ value: id, label: name }))]}
            onChange={(event) => set('person', event.currentTarget.value)}
          />
          <DayInput label={t.from} value={from} max={to} onChange={(value) => set('from', value)} />
          <DayInput label={t.to} value={to} min={from} onChange={(value) => set('to', value)} />
        </div>
        {people.isError ? (
          <FailedState error={people.error} title={t.failed} retry={() => void people.refetch()} />
        ) : people.isPending ? (
          <LoadingState label={titles.trail} />
        ) : (
          <Entries key={`${user} ${from} ${to}`} user={user} from={from} to={to} />
        )}
      </div>
    </>
  )
}

function Entries(props: { user: string; from: string; to: string }) {
  const t = useTexts(trailTexts)
  const titles = useTexts(timeTrackingTitles)
  const { user, ...range } = props
  const found = useCall(trailEndpoints.trail, { query: { ...range, ...(user === '' ? {} : { user }) } })
  if (found.isError) return <FailedState error={found.error} title={t.failed} retry={() => void found.refetch()} />
  if (!found.data) return <LoadingState label={titles.trail} />
  const { entries, zone } = found.data.value
  if (entries.length === 0) return <EmptyState icon={IconGavel} title={t.empty} text={t.emptyText} />
  return (
    <ol className="card tt-list">
      {entries.map((one) => (
        <TrailLine key={`${one.id} ${one.user}`} entry={one} zone={zone} isNamed={user === ''} />
      ))}
    </ol>
  )
}
