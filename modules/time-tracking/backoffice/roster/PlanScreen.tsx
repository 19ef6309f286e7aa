import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { shift } from '#ui/backoffice/format.ts'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCalendarTime, IconCopy } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { rosterEndpoints, type WorkingSchedule } from '../../contract.ts'
import { rosterTexts } from '../../words/roster.ts'
import { timeTrackingTitles } from '../../words/titles.ts'
import { PlanGrid } from './PlanGrid.tsx'
import { ShiftDialog } from './ShiftDialog.tsx'
import { useWeek } from './use-week.ts'
import { planBreaches } from './week-model.ts'
import { WeekHead } from './WeekHead.tsx'
import '../time.css'

/** What the dialog edits: the existing shift `shift`, or a new shift for this person on this date. */
export interface Editing {
  shift?: WorkingSchedule
  user: string | null
  date: string
}

/** The page on which managers plan and publish the shifts of a week. The page immediately shows the working-time rules that the plan breaks. */
export default function PlanScreen() {
  const t = useTexts(rosterTexts)
  const titles = useTexts(timeTrackingTitles)
  const { monday, today, query, found, setMonday } = useWeek()
  const [editing, setEditing] = useState<Editing>()
  const refresh = { refresh: [rosterEndpoints.week] }
  const publish = useAction(rosterEndpoints.publish, refresh)
  const copy = useAction(rosterEndpoints.copy, refresh)
  const week = found.data?.value
  const expected = useCall(rosterEndpoints.expected, { query }, { keepPrevious: true, enabled: week !== undefined })
  const breaches = useMemo(
    () =>
      (week?.people ?? []).flatMap((person) =>
        planBreaches(person, week?.schedules ?? [], week?.zone ?? 'UTC')
          .filter(({ severity, date }) => severity === 'error' && date >= monday && date <= shift(monday, 6))
          .map((breach) => ({ ...breach, user: person.id })),
      ),
    [week, monday],
  )
  const failed = (error: unknown) => notify(failureText(error, t.saveFailed), 'failed')
  const toFirst = () => {
    const [first] = breaches
    if (first) document.getElementById(`cell-${first.user}-${first.date}`)?.focus()
  }
  return (
    <>
      <WeekHead title={titles.plan} monday={monday} today={today} onWeek={setMonday}>
        <Button
          leftSection={<IconCopy className="i" aria-hidden />}
          loading={copy.isPending}
          onClick={() =>
            copy.mutate(
              { body: { ...query, from: shift(monday, -7), to: monday } },
              { onSuccess: ({ copied, skipped }) => notify(t.copied(copied, skipped)), onError: failed },
            )
          }
        >
          {t.copy}
        </Button>
        <Button
          variant="filled"
          loading={publish.isPending}
          disabled={breaches.length > 0}
          onClick={() =>
            publish.mutate(
              { body: query },
              { onSuccess: ({ published }) => notify(t.published(published)), onError: failed },
            )
          }
        >
          {t.publish}
        </Button>
      </WeekHead>
      {breaches.length > 0 ? (
        <div className="ban alarm" role="status">
          <IconAlertTriangle className="i" aria-hidden />
          <span className="sp">{t.breaches(breaches.length)}</span>
          <button type="button" className="btn" onClick={toFirst}>
            {t.toFirst}
          </button>
        </div>
      ) : null}
      {found.isError ? (
        <FailedState error={found.error} title={t.failed} retry={() => void found.refetch()} />
      ) : !week ? (
        <LoadingState label={titles.plan} />
      ) : week.people.length === 0 ? (
        <EmptyState icon={IconCalendarTime} title={t.empty} text={t.emptyText}>
          <Link className="btn" to="/arbeitsvertraege">
            {t.emptyAction}
          </Link>
        </EmptyState>
      ) : (
        <PlanGrid
          week={week}
          today={today}
          expected={expected.data?.value}
          breaches={breaches}
          onEdit={setEditing}
          onFailed={failed}
        />
      )}
      {editing && week ? <ShiftDialog week={week} editing={editing} onClose={() => setEditing(undefined)} /> : null}
    </>
  )
}
