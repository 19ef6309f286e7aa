import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { monthEndpoints, sheetFormats } from '../../contract.ts'
import { hours, monthName } from '../../rules/format.ts'
import { blocking } from '../../rules/month.ts'
import { monthTexts } from '../../words/months.ts'
import type { ClockKey } from '../clock/stored.ts'

/**
 * The list of a person's months, each with its balance and links to the time sheet as a file. A button submits a month that has ended, if
 * all of its blocks of work have an end.
 */
export function OwnMonths({ access }: { access: ClockKey }) {
  const t = useTexts(monthTexts)
  const locale = useLocale()
  const found = useCall(monthEndpoints.own, { params: access })
  const submit = useAction(monthEndpoints.submitOwn, { refresh: [monthEndpoints.own] })
  if (found.isError) return <FailedState error={found.error} title={t.failed} retry={() => void found.refetch()} />
  if (!found.data) return <LoadingState label={t.ownTitle} />
  return (
    <section className="card">
      <h2 className="hd">{t.ownTitle}</h2>
      <ul className="tt-list">
        {found.data.value.map((one) => {
          const inTheWay = one.problems.filter((problem) => blocking.submit.includes(problem))
          return (
            <li key={one.month}>
              <span className="col sp" style={{ gap: 0 }}>
                <b>{monthName(one.month, locale)}</b>
                <span className="mut sm">
                  {t.columns.closing} {hours(one.figures.closing, { sign: true })} · {t.states[one.state]}
                </span>
                <span className="row sm">
                  {sheetFormats.map((format) => (
                    <a
                      key={format}
                      download
                      aria-label={`${t.formats.sheet} ${monthName(one.month, locale)}, ${format.toUpperCase()}`}
                      href={`/api/time-tracking/${encodeURIComponent(access.username)}/${access.token}/sheets/${one.month}/${format}`}
                    >
                      {format.toUpperCase()}
                    </a>
                  ))}
                </span>
                {one.state === 'open' && one.note ? <span className="sm">{t.returned(one.note)}</span> : null}
                {one.state === 'open' && inTheWay[0] ? <span className="mut sm">{t.problems[inTheWay[0]]}</span> : null}
              </span>
              {one.state === 'open' && inTheWay.length === 0 ? (
                <Button
                  loading={submit.isPending}
                  onClick={() => submit.mutate({ params: { ...access, month: one.month } })}
                >
                  {t.submitOwn}
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
      {submit.isError ? (
        <p className="errm bd" role="alert">
          {failureText(submit.error, t.stepFailed)}
        </p>
      ) : null}
      {submit.isSuccess ? (
        <p className="ban ok" role="status">
          {t.submittedOwn}
        </p>
      ) : null}
    </section>
  )
}
