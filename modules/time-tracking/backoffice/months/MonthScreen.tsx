import { CallFailed, failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useLocale, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconCalendarOff, IconChevronLeft, IconChevronRight, IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { monthEndpoints, type PersonMonth } from '../../contract.ts'
import { monthName } from '../../rules/format.ts'
import type { MonthStep } from '../../rules/month.ts'
import { monthTexts } from '../../words/months.ts'
import { timeTrackingTitles } from '../../words/titles.ts'
import { TimeTabs } from '../roster/WeekHead.tsx'
import { Checklist } from './Checklist.tsx'
import { CloseDialog } from './CloseDialog.tsx'
import { MonthSteps } from './MonthSteps.tsx'
import { MonthTable } from './MonthTable.tsx'
import { isReady } from './is-ready.ts'
import { Payroll } from './Payroll.tsx'
import '../time.css'

/**
 * The page on which managers close a month: its four steps, a table with the figures of each person, the list of problems that must be
 * solved first, and the export for payroll.
 */
export default function MonthScreen() {
  const t = useTexts(monthTexts)
  const titles = useTexts(timeTrackingTitles)
  const locale = useLocale()
  const { clock, user } = useStaff()
  const [params, setParams] = useSearchParams()
  const present = Temporal.Instant.fromEpochMilliseconds(clock.now())
    .toZonedDateTimeISO('UTC')
    .toPlainDate()
    .toPlainYearMonth()
  const month = /^\d{4}-\d{2}$/.exec(params.get('monat') ?? '')?.[0] ?? present.subtract({ months: 1 }).toString()
  const go = (by: number) => setParams({ monat: Temporal.PlainYearMonth.from(month).add({ months: by }).toString() })
  const found = useCall(monthEndpoints.list, { query: { month } }, { refetchInterval: 60_000, keepPrevious: true })
  const refresh = { refresh: [monthEndpoints.list] }
  const actions = {
    submit: useAction(monthEndpoints.submit, refresh),
    return: useAction(monthEndpoints.return, refresh),
    approve: useAction(monthEndpoints.approve, refresh),
    close: useAction(monthEndpoints.close, refresh),
  }
  const [isClosing, setClosing] = useState(false)
  /**
   * Performs one step for several people, one after the other. If the server refuses the step for one person, the other people are still
   * processed. The server's message is shown at the end.
   */
  const take = async (step: MonthStep, people: readonly PersonMonth[], note = ''): Promise<void> => {
    const failed: string[] = []
    for (const one of people)
      try {
        await actions[step].mutateAsync({ params: { month, user: one.user }, body: { note } })
      } catch (error) {
        failed.push(`${one.name}: ${failureText(error instanceof CallFailed ? error : undefined, t.stepFailed)}`)
      }
    if (failed.length > 0) notify(failed.join(' '), 'failed')
  }
  const people = found.data?.value.people ?? []
  const approvable = people.filter((one) => isReady(one, 'approve', user.id))
  const closable = people.filter((one) => isReady(one, 'close', user.id))
  const isBusy = Object.values(actions).some(({ isPending }) => isPending)
  return (
    <>
      <PageHead title={titles.months}>
        <TimeTabs />
      </PageHead>
      <div className="m-time-tracking tt-weekbar">
        <button type="button" className="btn ic" aria-label={t.previous} onClick={() => go(-1)}>
          <IconChevronLeft className="i" aria-hidden />
        </button>
        <h2>{monthName(month, locale)}</h2>
        <button
          type="button"
          className="btn ic"
          aria-label={t.next}
          disabled={month >= present.toString()}
          onClick={() => go(1)}
        >
          <IconChevronRight className="i" aria-hidden />
        </button>
        <span className="sp" />
        {approvable.length > 0 ? (
          <Button disabled={isBusy} onClick={() => void take('approve', approvable)}>
            {t.approveAll(approvable.length)}
          </Button>
        ) : null}
        {closable.length > 0 ? (
          <Button
            variant="filled"
            disabled={isBusy}
            leftSection={<IconLock size={16} />}
            onClick={() => setClosing(true)}
          >
            {t.closeAll(closable.length)}
          </Button>
        ) : null}
      </div>
      {found.isError ? (
        <FailedState error={found.error} title={t.failed} retry={() => void found.refetch()} />
      ) : !found.data ? (
        <LoadingState label={titles.months} />
      ) : people.length === 0 ? (
        <EmptyState icon={IconCalendarOff} title={t.empty} text={t.emptyText} />
      ) : (
        <div className="m-time-tracking tt-months">
          <MonthSteps month={found.data.value} />
          <MonthTable people={people} onStep={(step, one, note) => void take(step, [one], note)} isBusy={isBusy} />
          <aside className="col">
            <Checklist month={found.data.value} />
            <Payroll month={found.data.value} />
            <section className="card tt-note">
              <h2>
                <IconLock size={18} aria-hidden /> {t.fixed}
              </h2>
              <p>{t.fixedText}</p>
            </section>
          </aside>
        </div>
      )}
      {isClosing ? (
        <CloseDialog
          month={monthName(month, locale)}
          people={closable}
          onCancel={() => setClosing(false)}
          onClose={() => {
            setClosing(false)
            void take('close', closable)
          }}
        />
      ) : null}
    </>
  )
}
