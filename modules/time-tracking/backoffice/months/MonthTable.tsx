import { initials } from '#ui/backoffice/format.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { IconCheck, IconHourglass, IconLock, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import type { PersonMonth } from '../../contract.ts'
import { hours } from '../../rules/format.ts'
import type { MonthStep } from '../../rules/month.ts'
import { monthTexts } from '../../words/months.ts'
import { PersonDialog } from './PersonDialog.tsx'

const looks = {
  open: { tone: 'new', icon: IconHourglass },
  submitted: { tone: 'way', icon: IconSend },
  approved: { tone: 'prog', icon: IconCheck },
  closed: { tone: 'ok', icon: IconLock },
} as const

/**
 * The table of a month with one row for each person: required and worked time, and the balance at the end. A click on a row opens the
 * person's month.
 */
export function MonthTable(props: {
  people: readonly PersonMonth[]
  isBusy: boolean
  onStep: (step: MonthStep, one: PersonMonth, note?: string) => void
}) {
  const t = useTexts(monthTexts)
  const [opened, setOpened] = useState<string>()
  const shown = props.people.find(({ user }) => user === opened)
  const count = (...states: string[]): number => props.people.filter(({ state }) => states.includes(state)).length
  return (
    <section className="card tt-month-table">
      <div className="tt-scroll">
        <table className="tbl">
          <thead>
            <tr>
              {Object.entries(t.columns).map(([name, label]) => (
                <th key={name} scope="col" className={['person', 'rules', 'state'].includes(name) ? '' : 'num'}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {props.people.map((one) => {
              const { figures } = one
              const Icon = looks[one.state].icon
              return (
                <tr key={one.user}>
                  <th scope="row" aria-label={one.name}>
                    <button type="button" className="tt-person" onClick={() => setOpened(one.user)}>
                      <span className="av" aria-hidden>
                        {initials(one.name)}
                      </span>
                      <b>{one.name}</b>
                    </button>
                  </th>
                  <td className="mut">{one.rulePack === 'none' ? t.noPack : one.rulePack}</td>
                  <td className="num">{hours(figures.target)}</td>
                  <td className="num">{hours(figures.worked)}</td>
                  <td className="num">{hours(figures.credit)}</td>
                  <td className="num">
                    <b>{hours(figures.worked + figures.credit - figures.target + figures.entries, { sign: true })}</b>
                  </td>
                  <td className="num">{hours(figures.opening, { sign: true })}</td>
                  <td className="num">
                    <b>{hours(figures.closing, { sign: true })}</b>
                  </td>
                  <td>
                    <span className={`bdg ${looks[one.state].tone}`}>
                      <Icon size={14} aria-hidden /> {t.states[one.state]}
                    </span>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <footer className="row w mut sm">
        <span>{t.sums(props.people.length, count('closed'), count('approved'), count('open', 'submitted'))}</span>
        <span className="sp" />
        <span>{t.creditNote}</span>
      </footer>
      {shown ? (
        <PersonDialog one={shown} isBusy={props.isBusy} onStep={props.onStep} onClose={() => setOpened(undefined)} />
      ) : null}
    </section>
  )
}
