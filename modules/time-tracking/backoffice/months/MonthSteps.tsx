import { useTexts } from '#ui/backoffice/staff.tsx'
import { formatShortDay } from '#ui/backoffice/format.ts'
import { useLocale, useStaff } from '#ui/backoffice/staff.tsx'
import { IconCheck } from '@tabler/icons-react'
import type { OutputOf } from '#contract/endpoint.ts'
import type { monthEndpoints } from '../../contract.ts'
import { monthTexts } from '../../words/months.ts'

export type MonthView = OutputOf<typeof monthEndpoints.list>

/** The four steps of closing a month (submit, approve, close, export), each with the number of people for whom it is done. */
export function MonthSteps({ month }: { month: MonthView }) {
  const t = useTexts(monthTexts)
  const locale = useLocale()
  const { branches } = useStaff()
  const { people, exports } = month
  const at = (...states: string[]): number => people.filter(({ state }) => states.includes(state)).length
  const all = people.length
  const submitted = at('submitted', 'approved', 'closed')
  const checked = at('approved', 'closed')
  const closed = at('closed')
  const last = exports[0]
  const zone = branches[0]?.timeZone ?? 'Europe/Vienna'
  const steps = [
    { name: t.steps.submit, text: t.submitted(submitted, all), isDone: submitted === all },
    { name: t.steps.approve, text: t.approved(checked, submitted), isDone: submitted > 0 && checked === submitted },
    { name: t.steps.close, text: t.closed(closed, at('approved')), isDone: closed === all },
    {
      name: t.steps.export,
      text: last ? t.exportedAt(formatShortDay(Date.parse(last.at), zone, locale)) : t.notExported,
      isDone: last !== undefined && closed === all,
    },
  ]
  const current = steps.findIndex(({ isDone }) => !isDone)
  return (
    <ol className="tt-steps card">
      {steps.map((step, index) => (
        <li key={step.name} aria-current={index === current ? 'step' : undefined} className={step.isDone ? 'done' : ''}>
          <span className="no" aria-hidden>
            {step.isDone ? <IconCheck size={18} /> : index + 1}
          </span>
          <span>
            <b>{step.name}</b>
            <small>{step.text}</small>
          </span>
        </li>
      ))}
    </ol>
  )
}
