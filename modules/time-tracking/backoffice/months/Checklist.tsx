import { useTexts } from '#ui/backoffice/staff.tsx'
import { IconCircleCheck, IconHourglass } from '@tabler/icons-react'
import { monthTexts } from '../../words/months.ts'
import type { MonthView } from './MonthSteps.tsx'

/**
 * A list of what must be done before the month can be closed: forgotten ends of work, undecided requests, earlier months that are not
 * closed, and months that people have not submitted.
 */
export function Checklist({ month }: { month: MonthView }) {
  const t = useTexts(monthTexts)
  const { people } = month
  const problems = people.flatMap((one) => one.problems.map((problem) => ({ one, problem })))
  const late = people.filter(({ state, problems: own }) => state === 'open' && own.length === 0)
  const isEnded = !people.some(({ problems: own }) => own.includes('notEnded'))
  const ends = problems.filter(({ problem }) => problem === 'openBlock' || problem === 'unsettled')
  const requests = problems.filter(({ problem }) => problem === 'requests')
  const earlier = problems.filter(({ problem }) => problem === 'previous')
  const rows = [
    ...(isEnded ? [] : [{ key: 'ended', isDone: false, title: t.problems.notEnded, text: '' }]),
    ends.length === 0
      ? { key: 'ends', isDone: true, title: t.allEnds, text: t.entries(month.entries, month.corrected) }
      : { key: 'ends', isDone: false, title: t.problems.openBlock, text: ends.map(({ one }) => one.name).join(', ') },
    requests.length === 0
      ? { key: 'requests', isDone: true, title: t.decided(month.decided), text: t.decidedBy }
      : {
          key: 'requests',
          isDone: false,
          title: t.problems.requests,
          text: requests.map(({ one }) => one.name).join(', '),
        },
    ...(earlier.length === 0
      ? []
      : [
          {
            key: 'earlier',
            isDone: false,
            title: t.problems.previous,
            text: earlier.map(({ one }) => one.name).join(', '),
          },
        ]),
    ...(isEnded ? late.map((one) => ({ key: one.user, isDone: false, title: t.waits(one.name), text: '' })) : []),
  ]
  const open = rows.filter(({ isDone }) => !isDone).length
  return (
    <section className="card">
      <div className="hd">
        <h2 className="sp">{t.before}</h2>
        <span className={open > 0 ? 'bdg new' : 'bdg ok'}>{open > 0 ? t.openCount(open) : t.ready}</span>
      </div>
      <ul className="tt-list">
        {rows.map(({ key, isDone, title, text }) => (
          <li key={key}>
            {isDone ? (
              <IconCircleCheck className="i tt-good" aria-hidden />
            ) : (
              <IconHourglass className="i tt-wait" aria-hidden />
            )}
            <span className="col" style={{ gap: 0 }}>
              <b>{title}</b>
              {text ? <span className="mut sm">{text}</span> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
